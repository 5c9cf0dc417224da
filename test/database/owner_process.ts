import { openDatabase } from '../../server/database/open.ts'

/** A service on an embedded database, in a process of its own: says `ready` or why not, and leaves on SIGTERM. */
const [data_dir = '', kind = 'service'] = process.argv.slice(2)
try {
  const { sql, close } = await openDatabase({ database_url: null, data_dir, pool_max: 2, log: () => {}, exclusive: kind === 'service' })
  await sql.begin(async (tx) => {
    // Two sessions that create one table at once collide in the catalogue, "if not exists" or not.
    await tx`select pg_advisory_xact_lock(1)`
    await tx`create table if not exists kept (at timestamptz default clock_timestamp(), note text)`
  })
  await sql`insert into kept (note) values (${kind})`
  const leave = async () => {
    await close()
    process.exit(0)
  }
  if (kind === 'command') await leave()
  process.on('SIGTERM', () => void leave())
  console.log('ready')
} catch (error) {
  console.log(error instanceof Error ? `${error.name}: ${error.message}` : String(error))
  process.exit(1)
}
