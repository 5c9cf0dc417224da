import type { Sql } from '../database/open.ts'
import { siteUrl } from '../core/sites.ts'
import { moveLetters } from '../mail/outbox.ts'
import { changed } from '../core/audit.ts'
import { PLACEMENTS_MAX } from '../orders/delivery/placements.ts'
import type { Context } from '../core/context.ts'
import { audited, type Reply } from '../core/operation.ts'
import { failField, failUsage } from '../base/error.ts'

const WEEKS_AHEAD_MAX = 52
const SEATS_MAX = 10_000
const NAME_CHARACTERS_MAX = 80

export type SiteSettings = {
  host?: string
  name?: string
  free_weeks_ahead?: number
  free_seats?: number
  paid_seats?: number
  billboard_seats?: number
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
export async function setSite({ sql, now, config }: Context, key: string, settings: SiteSettings): Promise<Reply<SiteRow>> {
  if (!/^[a-z][a-z0-9-]{0,38}[a-z0-9]$/.test(key))
    failUsage('key', `"${key}" is no key for a site. Send 2 to 40 lower-case letters, digits and dashes.`)
  const host = settings.host?.toLowerCase()
  if (host !== undefined && !/^[a-z0-9.-]{1,253}$/.test(host))
    failUsage('host', `"${settings.host}" is not a host name. Send it without scheme and port, such as tools.example.com.`)
  const own = new URL(config.base_url).hostname
  if (key === 'main' && host !== undefined && host !== own)
    failField('host', `The host of the first site comes from BASE_URL, ${own}. Change that setting instead.`)
  checkBounds(settings)
  const { name, free_weeks_ahead, free_seats, paid_seats, billboard_seats } = settings
  const [present] = await sql<SiteRow[]>`select ${sql([...COLUMNS])} from sites where key = ${key} for update`
  if (!present && (host === undefined || name === undefined))
    failUsage(host === undefined ? 'host' : 'name', `There is no site "${key}" yet; a new one needs --host and --name.`)
  if (host !== undefined && (await sql`select 1 from sites where host = ${host} and key <> ${key}`).length > 0)
    failField('host', `Another site has the host ${host}.`)
  if (!present) await sql`insert into sites (key, host, name) values (${key}, ${host ?? ''}, ${name ?? ''})`
  const [site] = await sql<SiteRow[]>`
      update sites set host = coalesce(${host ?? null}, host),
        former_hosts = array_remove(former_hosts || host, coalesce(${host ?? null}, host)), name = coalesce(${name ?? null}, name),
        free_weeks_ahead = coalesce(${free_weeks_ahead ?? null}, free_weeks_ahead), free_seats = coalesce(${free_seats ?? null}, free_seats),
        paid_seats = coalesce(${paid_seats ?? null}, paid_seats), billboard_seats = coalesce(${billboard_seats ?? null}, billboard_seats), updated_at = ${now}
      where key = ${key}
      returning ${sql([...COLUMNS])}`
  if (!site) throw new Error(`the site ${key} went away while it was changed`)
  if (present && present.host !== site.host) await moveLetters(sql, present.host, siteUrl(site.host, config.base_url))
  const difference = present ? changed({ ...present }, { ...site }) : { before: null, after: { ...site } }
  const entry = difference && {
    action: present ? 'site.change' : 'site.add',
    kind: 'site',
    subject: key,
    label: site.name,
    ...difference,
  }
  return audited(site, entry)
}

function checkBounds({ name, free_weeks_ahead, free_seats, paid_seats, billboard_seats }: SiteSettings): void {
  if (name !== undefined && (name.trim() === '' || [...name].length > NAME_CHARACTERS_MAX || /\p{Cc}/u.test(name)))
    failUsage('name', `Give the site a name of 1 to ${NAME_CHARACTERS_MAX} characters.`)
  const whole = (value: number | undefined, max: number, field: string) => {
    if (value !== undefined && !(Number.isInteger(value) && value >= 0 && value <= max))
      failUsage(field, `Send a whole number from 0 to ${max}.`)
  }
  whole(free_weeks_ahead, WEEKS_AHEAD_MAX, 'free_weeks_ahead')
  whole(free_seats, SEATS_MAX, 'free_seats')
  whole(paid_seats, SEATS_MAX, 'paid_seats')
  whole(billboard_seats, PLACEMENTS_MAX, 'billboard_seats')
}
