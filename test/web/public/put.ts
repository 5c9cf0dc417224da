import type { Cells } from '../../../server/profile/profile.ts'
import { splitProfile } from '../../../server/profile/rows.ts'
import { refreshSearchRow } from '../../../server/listings/search_row.ts'
import { weekOf } from '../../../server/base/weeks.ts'
import type { TestService } from '../../test_service.ts'
import { putLive, type LiveListing } from '../../public/live.ts'

export type Shown = Partial<LiveListing> & { cells?: Cells; site?: string }

/** A live listing of this week that says more than its name: cells as a draft leaves them. */
export async function putShown(testService: TestService, account_id: string, { cells, ...given }: Shown = {}) {
  const now = testService.service.clock()
  const launched = { launch_week: weekOf(now), launched_at: now.toISOString() }
  const listing = await putLive(testService, account_id, { name: 'Beetroot', ...launched, ...given })
  if (cells) await setCells(testService, listing.profile_id, cells)
  return { ...listing, path: `/listings/${listing.slug}` }
}

/** Puts cells beside those that are there. */
export async function setCells(testService: TestService, profile_id: number, cells: Cells): Promise<void> {
  const { facts, words } = splitProfile({ cells, story: {}, competitor: null, milestones: [], pictures: [], own_founder: null, photos: {} })
  await testService.sql.begin(async (sql) => {
    await sql`
      update companies set facts = jsonb_set(facts, '{cells}', facts -> 'cells' || ${sql.json(facts.cells as never)}), version = version + 1
      where id = (select company_id from profiles where id = ${profile_id})`
    await sql`update profiles set words = jsonb_set(words, '{cells}', words -> 'cells' || ${sql.json(words.cells as never)}) where id = ${profile_id}`
    await refreshSearchRow(sql, profile_id)
  })
}

/** A value that the drafter proved. */
export const proven = (value: unknown, quote: string, url: string, retrieved_at = '2026-11-20T10:00:00.000Z') => ({
  state: 'ai' as const,
  own: null,
  ai: { value, evidence: [{ quote, url, match: 'exact' as const, retrieved_at }] },
})

/** A value that the founder wrote. */
export const said = (value: unknown) => ({ state: 'manual' as const, own: value, ai: null })

/** Text that breaks out of whatever forgets to escape it. */
export const HOSTILE = `"><img src=x onerror="window.broken=1"><script>window.broken=1</script></script>&amp;'`

/** A page as a browser without scripts gets it. */
export async function read(testService: TestService, path: string, init: RequestInit = {}) {
  const headers = { accept: 'text/html', 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/140', ...(init.headers as Record<string, string>) }
  const response = await fetch(testService.url + path, { redirect: 'manual', ...init, headers })
  return { status: response.status, headers: response.headers, location: response.headers.get('location'), text: await response.text() }
}

/** A form of a page, sent as a browser sends it. */
export const send = (testService: TestService, path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  read(testService, path, { method: 'POST', body: new URLSearchParams(fields), headers: { 'sec-fetch-site': 'same-origin', ...headers } })
