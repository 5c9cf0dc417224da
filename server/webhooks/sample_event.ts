import type { Sql } from '../database/open.ts'
import { ABOUT, type Objects, type EventType } from '../events/kinds.ts'
import type { EventRecord } from '../events/rows.ts'

/** The newest object of an account, and an id that nobody has for an account that has none. */
const SAMPLES: {
  [Kind in keyof Objects]: { newest: (sql: Sql, account_id: string) => Promise<Objects[Kind][]>; invented: Objects[Kind] }
} = {
  draft: {
    newest: async (sql, account_id) =>
      sql<Objects['draft'][]>`select id from drafts where account_id = ${account_id} order by created_at desc, id limit 1`,
    invented: { id: 'd_AAAAAAAAAAAAAAAAAAAAAA' },
  },
  listing: {
    newest: async (sql, account_id) =>
      sql<Objects['listing'][]>`select id as listing_id from listings where account_id = ${account_id} order by id desc limit 1`,
    invented: { listing_id: 999_999_999 },
  },
  order: {
    newest: async (sql, account_id) =>
      sql<Objects['order'][]>`select number from orders where account_id = ${account_id} order by id desc limit 1`,
    invented: { number: 'L-2026-000000' },
  },
  week: {
    newest: async (sql, account_id) => sql<Objects['week'][]>`
      select s.key as site, w.week from launch_weeks w join sites s on s.id = w.site_id
      where w.closed_at is not null and exists (
        select from board_entries b join listings l on l.id = b.listing_id
        where b.site_id = w.site_id and b.week = w.week and l.account_id = ${account_id})
      order by w.week desc limit 1`,
    invented: { site: 'none', week: '2026-W01' },
  },
  claim: {
    newest: async (sql, account_id) =>
      sql<Objects['claim'][]>`select id as claim_id from claims where account_id = ${account_id} order by id desc limit 1`,
    invented: { claim_id: 999_999_999 },
  },
}

/** An event that did not happen, with an id of its own. */
export async function sampleEvent(sql: Sql, type: EventType, account_id: string, now: Date): Promise<EventRecord> {
  const { newest, invented } = SAMPLES[ABOUT[type]]
  const [row] = await sql<{ id: number }[]>`select nextval('event_ids') as id`
  if (!row) throw new Error('a sequence gave no number')
  const [object = invented] = await newest(sql, account_id)
  return { id: row.id, type, object, at: now }
}
