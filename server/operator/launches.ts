import { refreshSearchRows } from '../listings/search_row.ts'
import { checkSoon } from '../launch/checks.ts'
import { settle } from '../launch/queue.ts'
import { runWeeks } from '../launch/run.ts'
import type { Closed } from '../launch/close_weeks.ts'
import type { Opened } from '../launch/run_weeks.ts'
import { createEvents } from '../events.ts'
import { runNewsletters } from '../newsletter/run.ts'
import { createSites } from '../sites.ts'
import { readTime } from './accounts.ts'
import { CommandRefused, type CommandContext } from './command.ts'

/** Does what is due in the life of weeks at an instant, now by default; beside a running service each thing is still done once. */
export async function runDueWeeks(
  { sql, config, now }: CommandContext,
  at: string | undefined,
): Promise<Opened & Closed & { newsletters: number; at: Date }> {
  const time = at === undefined ? now : readTime(at, now)
  const sites = createSites(sql, config.base_url)
  const done = await runWeeks(sql, sites, time)
  return { at: time, ...done, ...(await runNewsletters({ database: sql, sites, config, events: createEvents(() => {}) }, time)) }
}

type Held = { listing_id: number; status: string }

/** Takes a listing out of everything public at once; its seat, votes and history stay. */
export async function suspendListing({ sql, now }: CommandContext, id: string): Promise<Held> {
  return hold({ sql, now }, id, (status) => {
    if (status === 'suspended') throw new CommandRefused(`Listing ${id} is suspended already.`)
    return 'suspended'
  })
}

/** Gives a suspended listing back what it was; a launch whose week went by meanwhile is treated as one that comes late. */
export async function restoreListing({ sql, now }: CommandContext, id: string): Promise<Held> {
  return hold({ sql, now }, id, (status, suspended_from) => {
    if (status !== 'suspended') throw new CommandRefused(`Listing ${id} is not suspended; it is ${status}.`)
    return suspended_from ?? 'draft'
  })
}

async function hold(
  { sql, now }: Pick<CommandContext, 'sql' | 'now'>,
  id: string,
  decide: (status: string, suspended_from: string | null) => string,
): Promise<Held> {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw new CommandRefused(`"${id}" is no listing's id. list_my_listings and the API show it.`)
  return sql.begin(async (tx) => {
    // The company first, as every writer that refreshes the search does.
    await tx`
      select 1 from companies c join profiles p on p.company_id = c.id join listings l on l.profile_id = p.id
      where l.id = ${Number(id)} for no key update of c`
    const [row] = await tx<{ id: number; plan: string; status: string; suspended_from: string | null }[]>`
      select id, plan, status, suspended_from from listings where id = ${Number(id)} for no key update`
    if (!row) throw new CommandRefused(`There is no listing ${id}.`)
    const status = decide(row.status, row.suspended_from)
    await tx`
      update listings set status = ${status}, suspended_from = ${status === 'suspended' ? row.status : null}, updated_at = ${now} where id = ${row.id}`
    await refreshSearchRows(tx, [row.id])
    // What became of badge and profile meanwhile counts now, and the badge is looked at again by itself.
    if (status !== 'suspended' && row.plan === 'free') {
      await settle(tx, row.id, now)
      await checkSoon(tx, row.id, now)
    }
    const [after] = await tx<{ status: string }[]>`select status from listings where id = ${row.id}`
    return { listing_id: row.id, status: after?.status ?? status }
  })
}
