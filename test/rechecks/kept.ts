import { runDueLooks } from '../../server/publishing/rechecks/recheck.ts'
import { gardenSite, serveSites, type SitePages } from '../sites.ts'
import { startTestService } from '../test_service.ts'

export const DAY = 86_400

/** Pages that are answered by an ETag of their text, so that who has it is told that nothing changed. */
export const tagged =
  (html: string) =>
  (request: Request): Response => {
    const etag = `"${Bun.hash(html).toString(16)}"`
    if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers: { etag } })
    return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8', etag } })
  }

/** A service, and websites of live listings that it reads again. */
export async function startKept(env: Record<string, string> = {}) {
  const sites: Record<string, SitePages> = {}
  const served = serveSites(sites)
  const testService = await startTestService({ env: { ...served.env, ...env } })
  const { service, sql } = testService

  /** A live listing whose profile is what its website states, and its owner. */
  const live = async (pages: SitePages = gardenSite(), founder?: Awaited<ReturnType<typeof testService.founder>>) => {
    const host = `k${crypto.randomUUID().slice(0, 8)}.test`
    sites[host] = pages
    const owner = founder ?? (await testService.founder())
    const { listing } = owner
    const { id } = await listing.submitListing({ url: `http://${host}` })
    await listing.waitForDraft(id)
    const { listing_id } = await listing.submitDraft({ id })
    await sql`update listings set status = 'live', launched_at = ${service.clock()} where id = ${listing_id}`
    const { slug } = await listing.getMyListing({ listing_id })
    const proposals = async () => (await listing.listProposals({ listing_id, per_page: 100 })).items
    const open = async () => (await proposals()).filter(({ status }) => status === 'open')
    const checked = async () => (await testService.visitor().getListing({ slug })).checked
    const rewrite = (path: string, from: string, to: string) => {
      const before = pages[path]
      if (typeof before !== 'string' || !before.includes(from)) throw new Error(`${path} does not say ${from}`)
      pages[path] = before.replaceAll(from, to)
    }
    return { ...owner, listing_id, draft_id: id, slug, host, pages, proposals, open, checked, rewrite }
  }
  /** All that is due by now. */
  const due = () => runDueLooks(service, service.clock())
  /** The same so many days later. */
  const after = async (days: number) => {
    testService.turnClock(days * DAY)
    await due()
  }
  const emails = async (kind: string, account_id?: string) => {
    const rows = await sql<{ email: string; subject: string; letter: { blocks: unknown[] } }[]>`
      select email, subject, letter from outbox where kind = ${kind} order by id`
    return rows.filter(({ email }) => account_id === undefined || email === `${account_id}@founders.example`)
  }
  return { testService, sites, served, log: served.log, live, due, after, emails }
}
