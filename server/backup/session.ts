import { Client } from 'pg'
import { toPgOptions, type Address } from '../database/address.ts'

/** Longest single statement: the copy of one table, at the pace of who reads the archive. */
const STATEMENT_HOURS_MAX = 6
const CONNECT_SECONDS_MAX = 10

export const BACKUP_SESSION = 'listing backup'

/**
 * One connection of its own, through `pg`: our other driver never hears that a COPY into a table was refused and waits for ever.
 * What decides how values look as text is set, so that both ends write and read alike.
 */
export async function withSession<Done>(address: Address, work: (client: Client) => Promise<Done>): Promise<Done> {
  const client = new Client({
    ...toPgOptions(address),
    application_name: BACKUP_SESSION,
    connectionTimeoutMillis: CONNECT_SECONDS_MAX * 1000,
  })
  // A connection that breaks fails the query that runs; nobody else need hear of it.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(`
      set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres'; set bytea_output = 'hex'; set extra_float_digits = 1;
      set client_encoding = 'UTF8'; set lock_timeout = '1min'; set idle_in_transaction_session_timeout = 0;
      set maintenance_work_mem = '128MB';
      set statement_timeout = '${STATEMENT_HOURS_MAX}h'`)
    return await work(client)
  } finally {
    await client.end()
  }
}
