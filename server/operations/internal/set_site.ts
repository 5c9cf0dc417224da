import { defineOperation } from '../../core/operation.ts'
import { setSite } from '../../team/sites.ts'

export default defineOperation('set_site', async ({ key, ...settings }, context) => setSite(context, key, settings))
