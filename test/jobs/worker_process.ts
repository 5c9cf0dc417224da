import { openPool, type Address } from '../../server/database/open.ts'
import { startWorker } from '../../server/jobs/worker.ts'
import { until } from '../until.ts'
import { crash_rules, type CrashTable } from './crash_jobs.ts'

/** A worker in a process of its own, to be killed or frozen. Its jobs say in `effect` how far they came, and then never end. */
const address = JSON.parse(process.argv[2] ?? '') as Address
const sql = openPool(address, { pool_max: 4 })
const hang = () => new Promise<void>(() => {})
const say = (job: string, note: string) => sql`insert into effect (job, note) values (${job}, ${note})`

await startWorker<CrashTable>({
  address,
  rules: crash_rules,
  handlers: {
    dies_before: async () => {
      await sql.begin(async (tx) => {
        await tx`insert into effect (job, note) values ('dies_before', 'effect')`
        await say('dies_before', 'reached')
        await hang()
      })
    },
    dies_after: async (_, { finish }) => {
      await sql.begin(async (tx) => {
        await tx`insert into effect (job, note) values ('dies_after', 'effect')`
        await finish(tx)
      })
      await say('dies_after', 'reached')
      await hang()
    },
    freezes: async (_, { finish }) => {
      await say('freezes', 'reached')
      // Frozen here by the test, and thawed when another worker has done the job.
      await until(async () => (await sql`select from effect where job = 'freezes' and note = 'thawed'`).length > 0)
      await sql
        .begin(async (tx) => {
          await tx`insert into effect (job, note) values ('freezes', 'effect')`
          await finish(tx)
        })
        .catch(async (error: Error) => void (await say('freezes', error.name)))
    },
    drains: async () => {},
  },
  onFailed: async () => {},
  log: () => {},
})
