import { defineOperation } from '../../core/operation.ts'
import { decideCluster } from '../../team/clusters.ts'

export default defineOperation('decide_cluster', async ({ id, decision, note }, context) => decideCluster(context, id, decision, note))
