import { createListing } from '../../sdk/index.ts'
import { refreshSearchRow } from '../../server/listings/search_row.ts'
import type { TestService } from '../test_service.ts'
import { until } from '../until.ts'

/** Makes a sister site and answers its host. */
export async function openSister(testService: TestService, key: string): Promise<string> {
  const host = `${key}.directories.test`
  await testService.operate('set_site', { key, host, name: `The ${key}` })
  // Sites are read once a second; a call beforehand would have kept the old list.
  await until(async () => (await testService.service.sites.all()).some((site) => site.key === key))
  return host
}

/** A client that speaks to the site of a host. */
export function clientAt(testService: TestService, host: string, apiKey?: string) {
  return createListing({
    baseUrl: testService.url,
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
export async function listEverywhere(testService: TestService, url: string, hosts: readonly string[]) {
  const founder = await testService.founder()
  const listed = []
  for (const client of [founder.listing, ...hosts.map((host) => clientAt(testService, host, founder.apiKey))]) {
    const { id } = await client.submitListing({ url })
    await client.waitForDraft(id)
    const { listing_id } = await client.submitDraft({ id })
    listed.push({ client, draft_id: id, listing_id })
  }
  return { ...founder, listed }
}

/** Puts a listing where launches would. */
export async function putUp(
  testService: TestService,
  listing_id: number,
  columns: { status?: string; plan?: string } = { status: 'live' },
): Promise<string> {
  return testService.sql.begin(async (sql) => {
    const [row] = await sql<{ slug: string; profile_id: number }[]>`
      update listings set ${sql(columns)}, launched_at = ${testService.service.clock()} where id = ${listing_id} returning slug, profile_id`
    await refreshSearchRow(sql, row?.profile_id ?? 0)
    return row?.slug ?? ''
  })
}
