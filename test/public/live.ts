import { ensureProfile } from '../../server/profile/ensure_profile.ts'
import type { Cells } from '../../server/profile/profile.ts'
import { splitProfile } from '../../server/profile/rows.ts'
import { refreshSearchRow } from '../../server/listings/search_row.ts'
import type { TestService } from '../test_service.ts'

export type LiveListing = {
  name: string
  headline?: string
  summary?: string
  description?: string
  categories?: string[]
  votes?: number
  plan?: 'free' | 'paid'
  launch_week?: string
  launched_at?: string
  site_id?: number
  /** Default live. */
  status?: 'live' | 'scheduled' | 'suspended'
}

let number = 0

/** A listing as launches make them; answers its id and profile. */
export async function putLive(
  testService: TestService,
  account_id: string,
  given: LiveListing,
): Promise<{ id: number; profile_id: number; slug: string }> {
  const slug = `listing-${++number}`
  const { plan = 'free', votes = 0, launched_at = '2026-11-16T00:00:00Z', launch_week = null, status = 'live' } = given
  const now = testService.service.clock()
  return testService.sql.begin(async (sql) => {
    const [main] = await sql<{ id: number }[]>`select id from sites order by id limit 1`
    const site_id = given.site_id ?? main?.id ?? 0
    const profile_id = await ensureProfile(sql, { account_id, site_key: `${slug}.example`, url: `https://${slug}.example/`, site_id, now })
    await writeCells(sql, profile_id, given)
    const [row] = await sql<{ id: number }[]>`
      insert into listings (account_id, profile_id, site_id, slug, status, plan, votes, launch_week, launched_at, created_at, updated_at)
      values (${account_id}, ${profile_id}, ${site_id}, ${slug}, ${status}, ${plan}, ${votes}, ${launch_week}, ${new Date(launched_at)}, ${now}, ${now})
      returning id`
    await refreshSearchRow(sql, profile_id)
    return { id: row?.id ?? 0, profile_id, slug }
  })
}

/** Changes what a listing says, as an edit does. */
export async function say(testService: TestService, profile_id: number, given: Partial<LiveListing>): Promise<void> {
  await testService.sql.begin(async (sql) => {
    await writeCells(sql, profile_id, given)
    await refreshSearchRow(sql, profile_id)
  })
}

/** Changes the listing's own columns, as launches, votes and the site team do. */
export async function set(testService: TestService, profile_id: number, columns: { status?: string; votes?: number }): Promise<void> {
  await testService.sql.begin(async (sql) => {
    await sql`update listings set ${sql(columns)} where profile_id = ${profile_id}`
    await refreshSearchRow(sql, profile_id)
  })
}

async function writeCells(sql: Parameters<typeof refreshSearchRow>[0], profile_id: number, given: Partial<LiveListing>): Promise<void> {
  const { name, headline, summary, description, categories } = given
  const said = Object.entries({ name, headline, summary, description, categories }).filter(([, value]) => value !== undefined)
  const cells: Cells = Object.fromEntries(said.map(([cell, value]) => [cell, { state: 'manual', own: value, ai: null }]))
  const { facts, words } = splitProfile({ cells, story: {}, competitor: null, milestones: [], pictures: [], own_founder: null, photos: {} })
  // The driver's type for JSON does not know that a cell's value is plain.
  const [changed, told] = [sql.json(facts.cells as never), sql.json(words.cells as never)]
  await sql`update companies set facts = jsonb_build_object('cells', coalesce(facts -> 'cells', '{}') || ${changed}) where id = (select company_id from profiles where id = ${profile_id})`
  await sql`update profiles set words = jsonb_build_object('cells', coalesce(words -> 'cells', '{}') || ${told}) where id = ${profile_id}`
}
