import type { Sql } from '../database/open.ts'
import { act, changed } from './audit.ts'
import { CommandRefused, type CommandContext } from './command.ts'

const WEEKS_AHEAD_MAX = 52
const SEATS_MAX = 10_000
const NAME_CHARACTERS_MAX = 80

export type SiteSettings = {
  host?: string
  name?: string
  freeWeeksAhead?: number
  freeSeats?: number
  paidSeats?: number
  billboardSeats?: number
}

export type SiteRow = {
  key: string
  host: string
  name: string
  free_weeks_ahead: number
  free_seats: number
  paid_seats: number
  billboard_seats: number
}

const COLUMNS = ['key', 'host', 'name', 'free_weeks_ahead', 'free_seats', 'paid_seats', 'billboard_seats'] as const

/** All sites with their settings, the first one first. */
export async function listSites(sql: Sql): Promise<(SiteRow & { id: number; listings: number })[]> {
  return sql<(SiteRow & { id: number; listings: number })[]>`
    select id, ${sql([...COLUMNS])}, (select count(*) from search_rows r where r.site_id = s.id) as listings from sites s order by id`
}

/** Makes or changes a site; a new one needs host and name. A running service sees it within a second. */
export async function setSite(context: CommandContext, key: string, settings: SiteSettings): Promise<SiteRow> {
  if (!/^[a-z][a-z0-9-]{0,38}[a-z0-9]$/.test(key))
    throw new CommandRefused(`"${key}" is no key for a site. Send 2 to 40 lower-case letters, digits and dashes.`, 'key')
  const host = settings.host?.toLowerCase()
  if (host !== undefined && !/^[a-z0-9.-]{1,253}$/.test(host))
    throw new CommandRefused(`"${settings.host}" is not a host name. Send it without scheme and port, such as tools.example.com.`, 'host')
  const own = new URL(context.config.base_url).hostname
  if (key === 'main' && host !== undefined && host !== own)
    throw new CommandRefused(`The host of the first site comes from BASE_URL, ${own}. Change that setting instead.`, 'host')
  checkBounds(settings)
  const { name, freeWeeksAhead, freeSeats, paidSeats, billboardSeats } = settings
  return act(context, async (tx) => {
    const [present] = await tx<SiteRow[]>`select ${tx([...COLUMNS])} from sites where key = ${key} for update`
    if (!present && (host === undefined || name === undefined))
      throw new CommandRefused(`There is no site "${key}" yet; a new one needs --host and --name.`, host === undefined ? 'host' : 'name')
    if (host !== undefined && (await tx`select 1 from sites where host = ${host} and key <> ${key}`).length > 0)
      throw new CommandRefused(`Another site has the host ${host}.`, 'host')
    if (!present) await tx`insert into sites (key, host, name) values (${key}, ${host ?? ''}, ${name ?? ''})`
    const [site] = await tx<SiteRow[]>`
      update sites set host = coalesce(${host ?? null}, host), name = coalesce(${name ?? null}, name),
        free_weeks_ahead = coalesce(${freeWeeksAhead ?? null}, free_weeks_ahead), free_seats = coalesce(${freeSeats ?? null}, free_seats),
        paid_seats = coalesce(${paidSeats ?? null}, paid_seats), billboard_seats = coalesce(${billboardSeats ?? null}, billboard_seats), updated_at = ${context.now}
      where key = ${key}
      returning ${tx([...COLUMNS])}`
    if (!site) throw new Error(`the site ${key} went away while it was changed`)
    const difference = present ? changed({ ...present }, { ...site }) : { before: null, after: { ...site } }
    const deed = difference && { action: present ? 'site.change' : 'site.add', kind: 'site', subject: key, label: site.name, ...difference }
    return { deed, value: site }
  })
}

function checkBounds({ name, freeWeeksAhead, freeSeats, paidSeats, billboardSeats }: SiteSettings): void {
  if (name !== undefined && (name.trim() === '' || [...name].length > NAME_CHARACTERS_MAX || /\p{Cc}/u.test(name)))
    throw new CommandRefused(`Give the site a name of 1 to ${NAME_CHARACTERS_MAX} characters.`, 'name')
  const whole = (value: number | undefined, max: number, field: string) => {
    if (value !== undefined && !(Number.isInteger(value) && value >= 0 && value <= max))
      throw new CommandRefused(`Send a whole number from 0 to ${max}.`, field)
  }
  whole(freeWeeksAhead, WEEKS_AHEAD_MAX, 'free_weeks_ahead')
  whole(freeSeats, SEATS_MAX, 'free_seats')
  whole(paidSeats, SEATS_MAX, 'paid_seats')
  whole(billboardSeats, SEATS_MAX, 'billboard_seats')
}
