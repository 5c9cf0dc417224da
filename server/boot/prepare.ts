import { ensureAuthorizationServer } from '../auth/seed.ts'
import type { Config } from '../core/config.ts'
import { withStartLock } from '../database/start_lock.ts'
import { migrate } from '../database/migrate.ts'
import type { Database } from '../database/open.ts'
import { JOB_RULES } from './job_rules.ts'
import { installJobs } from '../jobs/queue.ts'
import { ensureMainSite } from '../core/sites.ts'

type Opened = Pick<Database, 'sql' | 'address'>
type Named = Pick<Config, 'base_url'>

/** Makes an empty or older database ready for a service. Any number of processes may do it at once: one works, the others wait and find it done. */
export async function prepare(database: Opened, { base_url }: Named): Promise<void> {
  await withStartLock(database.address, async () => {
    await prepareTables(database)
    await ensureMainSite(database.sql, base_url)
    await ensureAuthorizationServer(database.sql, base_url)
  })
}

/** The same for a command, which may run without the service's BASE_URL and so must not name what tokens are good for. */
export async function prepareForCommand(database: Opened, { base_url }: Named): Promise<void> {
  await withStartLock(database.address, async () => {
    await prepareTables(database)
    await ensureMainSite(database.sql, base_url)
  })
}

async function prepareTables({ sql, address }: Opened): Promise<void> {
  await migrate(sql)
  await installJobs(address, JOB_RULES)
}
