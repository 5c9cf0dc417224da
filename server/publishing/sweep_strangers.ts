import type { Service } from '../core/context.ts'
import type { Sql } from '../database/open.ts'
import { lockCompaniesOf } from '../profile/company_lock.ts'
import { leaveFiles, removeLeft } from '../files/unwanted.ts'

const SWEPT_AT_ONCE_MAX = 100

/** Deletes what strangers made who did not sign in within their day. */
export async function sweepStrangers({ database, files, clock }: Pick<Service, 'database' | 'files' | 'clock'>): Promise<number> {
  const { gone, photos } = await database.begin(async (sql: Sql) => {
    const over = sql<{ id: string }[]>`
      select id from auth."user" where stranger_until <= ${clock()} order by stranger_until, id limit ${SWEPT_AT_ONCE_MAX}`
    const due = (await over).map(({ id }) => id)
    // In the order in which every writer locks, a job that still works on such a draft among them: founder, companies, then the account.
    await sql`select 1 from founder_profiles where account_id = any(${due}::text[]) order by account_id for update`
    await lockCompaniesOf(sql, ...due)
    const held = sql<{ id: string }[]>`
      select id from auth."user" where id = any(${due}::text[]) and stranger_until <= ${clock()} order by id for update skip locked`
    const ids = (await held).map(({ id }) => id)
    const copies = await sql<{ file: string }[]>`delete from photos where account_id = any(${ids}::text[]) returning file`
    await sql`delete from auth."user" where id = any(${ids}::text[])`
    const names = copies.map(({ file }) => file)
    await leaveFiles(sql, names, clock())
    return { gone: ids.length, photos: names }
  })
  await removeLeft(files, photos)
  return gone
}
