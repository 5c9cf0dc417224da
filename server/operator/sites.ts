import { CommandRefused, type CommandContext } from './command.ts'

export type SiteSettings = {
  host?: string
  name?: string
  freeWeeksAhead?: number
  freeSeats?: number
  paidSeats?: number
  billboardSeats?: number
}

/** Makes or changes a site; a new one needs host and name. A running service sees it within a second. */
export async function setSite({ sql, now }: CommandContext, key: string, settings: SiteSettings) {
  if (!/^[a-z][a-z0-9-]{0,38}[a-z0-9]$/.test(key))
    throw new CommandRefused(`"${key}" is no key for a site. Send 2 to 40 lower-case letters, digits and dashes.`)
  const host = settings.host?.toLowerCase()
  if (host !== undefined && !/^[a-z0-9.-]{1,253}$/.test(host))
    throw new CommandRefused(`"${settings.host}" is not a host name. Send it without scheme and port, such as tools.example.com.`)
  if (key === 'main' && host !== undefined)
    throw new CommandRefused('The host of the first site comes from BASE_URL. Change that setting instead.')
  const { name, freeWeeksAhead, freeSeats, paidSeats, billboardSeats } = settings
  return sql.begin(async (tx) => {
    const [present] = await tx`select id from sites where key = ${key} for update`
    if (!present && (host === undefined || name === undefined))
      throw new CommandRefused(`There is no site "${key}" yet; a new one needs --host and --name.`)
    if (host !== undefined && (await tx`select 1 from sites where host = ${host} and key <> ${key}`).length > 0)
      throw new CommandRefused(`Another site has the host ${host}.`)
    if (!present) await tx`insert into sites (key, host, name) values (${key}, ${host ?? ''}, ${name ?? ''})`
    const [site] = await tx`
      update sites set host = coalesce(${host ?? null}, host), name = coalesce(${name ?? null}, name),
        free_weeks_ahead = coalesce(${freeWeeksAhead ?? null}, free_weeks_ahead), free_seats = coalesce(${freeSeats ?? null}, free_seats),
        paid_seats = coalesce(${paidSeats ?? null}, paid_seats), billboard_seats = coalesce(${billboardSeats ?? null}, billboard_seats), updated_at = ${now}
      where key = ${key}
      returning key, host, name, free_weeks_ahead, free_seats, paid_seats, billboard_seats`
    return site
  })
}
