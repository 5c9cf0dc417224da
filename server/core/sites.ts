import { createCache } from '../base/cache.ts'
import { ConfigError } from '../base/config_error.ts'
import type { Sql } from '../database/open.ts'

const SITES_CACHE_SECONDS = 1

/** The directory that a request is for, told by its host. */
export type Site = {
  id: number
  key: string
  host: string
  name: string
  url: string
  /** Those that links of before still lead to; none that another site has by now. */
  former_hosts: string[]
  /** A free launch asked for now gets a seat so many weeks later, or after. */
  free_weeks_ahead: number
}

/** The directory a request is for, by its Host header; the first site takes hosts that nobody claims. */
export type Sites = {
  byHost(host: string | null): Promise<Site>
  byId(id: number): Promise<Site>
  all(): Promise<Site[]>
  /** The same, read over the caller's transaction: one that waited for a second connection while others wait for its locks would hang. */
  through(sql: Sql): Sites
}

/** Reads the sites at most once a second, so that an operator's change shows at once everywhere. */
export function createSites(sql: Sql, base_url: string, clock: () => Date): Sites {
  const cache = createCache<Site[]>({ seconds: SITES_CACHE_SECONDS, entries_max: 1 }, clock)
  const readAnew = async (over: Sql) => {
    const rows = await over<Omit<Site, 'url'>[]>`
      select id, key, host, name, free_weeks_ahead,
        array(select f from unnest(former_hosts) f where f like '%.%' and f not in (select host from sites)) as former_hosts
      from sites order by id`
    const sites = rows.map((row, index) => ({ ...row, url: index === 0 ? base_url : siteUrl(row.host, base_url) }))
    cache.set('', sites)
    return sites
  }
  let reading: Promise<Site[]> | null = null
  // All who come meanwhile get the same answer, such as the fifty rows of one page; a transaction waits for no other connection.
  const read = async (over: Sql) =>
    cache.get('') ??
    (over === sql
      ? (reading ??= readAnew(sql).finally(() => {
          reading = null
        }))
      : readAnew(over))
  const main = (sites: Site[]) => {
    const [first] = sites
    if (!first) throw new Error('the sites table is empty; it is filled at start')
    return first
  }
  const through = (over: Sql): Sites => ({
    through,
    all: () => read(over),
    async byHost(host) {
      const sites = await read(over)
      const name = (host ?? '').toLowerCase().replace(/:\d+$/, '')
      return sites.find((site) => site.host === name) ?? main(sites)
    },
    async byId(id) {
      const sites = await read(over)
      return sites.find((site) => site.id === id) ?? main(sites)
    },
  })
  return through(sql)
}

/** A sister site answers on the same scheme and port as the first. */
export function siteUrl(host: string, base_url: string): string {
  const url = new URL(base_url)
  url.hostname = host
  return url.href.replace(/(?<!\/)\/+$/, '')
}

/**
 * Gives the deployment its first site, which takes the host of BASE_URL and the name of SITE_NAME; other sites are the operator's to set.
 * Answers the host that it had before.
 */
export async function ensureMainSite(sql: Sql, base_url: string, name: string | null = null): Promise<string | null> {
  const host = new URL(base_url).hostname
  const [other] = await sql<{ key: string }[]>`select key from sites where host = ${host} and key <> 'main'`
  if (other)
    throw new ConfigError(
      `BASE_URL: ${host} is the host of the site ${other.key}. Give that one another first: site set ${other.key} --host …`,
    )
  const [before] = await sql<{ host: string }[]>`select host from sites where key = 'main'`
  await sql`
    insert into sites (key, host, name) values ('main', ${host}, ${name ?? 'Listing'})
    on conflict (key) do update set host = excluded.host, former_hosts = array_remove(sites.former_hosts || sites.host, excluded.host),
      name = coalesce(${name}::text, sites.name), updated_at = now()
    where sites.host <> excluded.host or sites.name <> coalesce(${name}::text, sites.name)`
  return before?.host ?? null
}
