import { createListing } from '../../sdk/index.ts'
import { setSite } from '../../server/operator/sites.ts'
import { refreshSearchRow } from '../../server/listings/search_row.ts'
import type { House } from '../house.ts'
import { until } from '../until.ts'

/** Makes a sister site and answers its host. */
export async function openSister(house: House, key: string): Promise<string> {
  const host = `${key}.directories.test`
  await setSite({ sql: house.sql, now: house.service.clock(), config: house.service.config }, key, { host, name: `The ${key}` })
  // Sites are read once a second; a call beforehand would have kept the old list.
  await until(async () => (await house.service.sites.all()).some((site) => site.key === key))
  return host
}

/** A client that speaks to the site of a host. */
export function clientAt(house: House, host: string, apiKey?: string) {
  return createListing({
    baseUrl: house.url,
    ...(apiKey === undefined ? {} : { apiKey }),
    retries: 0,
    fetch: (request) => {
      const headers = new Headers(request.headers)
      headers.set('host', host)
      return fetch(new Request(request, { headers }))
    },
  })
}

/** A founder with a submitted listing on the first site and, by the same account, on each sister site. */
export async function listEverywhere(house: House, url: string, hosts: readonly string[]) {
  const founder = await house.founder()
  const listed = []
  for (const client of [founder.listing, ...hosts.map((host) => clientAt(house, host, founder.apiKey))]) {
    const { id } = await client.submitListing({ url })
    await client.waitForDraft(id)
    const { listing_id } = await client.submitDraft({ id })
    listed.push({ client, draft_id: id, listing_id })
  }
  return { ...founder, listed }
}

/** Puts a listing where launches would. */
export async function putUp(
  house: House,
  listing_id: number,
  columns: { status?: string; plan?: string } = { status: 'live' },
): Promise<string> {
  return house.sql.begin(async (sql) => {
    const [row] = await sql<{ slug: string; profile_id: number }[]>`
      update listings set ${sql(columns)}, launched_at = ${house.service.clock()} where id = ${listing_id} returning slug, profile_id`
    await refreshSearchRow(sql, row?.profile_id ?? 0)
    return row?.slug ?? ''
  })
}
