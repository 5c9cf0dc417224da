import { checkout, payTest, type Buyer } from '../orders/buyers.ts'
import { buyer } from '../orders/shop.ts'
import { turnTo } from '../launch/founders.ts'
import { runWeeks } from '../../server/launch/run_weeks.ts'
import { addWeeks, spanOf, weekOf } from '../../server/base/weeks.ts'
import { runNewsletters } from '../../server/newsletter/run.ts'
import type { TestService } from '../test_service.ts'

/** People who have confirmed, written straight into the database: for crowds that no e-mail needs to reach. */
export async function readers(testService: TestService, count: number, site_id = 1): Promise<void> {
  await testService.sql`
    insert into newsletter_subscribers (site_id, email, state, stop_token, created_at, confirmed_at)
    select ${site_id}, 'reader-' || n || '@readers.example', 'confirmed', 'stop-' || ${site_id}::int || '-' || n, ${testService.service.clock()}, ${testService.service.clock()}
    from generate_series(1, ${count}::int) n`
}

/** What the jobs of every minute do. */
export async function tick(testService: TestService): Promise<number> {
  const now = testService.service.clock()
  await runWeeks(testService.sql, testService.service.sites, now)
  return (await runNewsletters(testService.service, now)).newsletters
}

export const presentWeek = (testService: TestService): string => weekOf(testService.service.clock())

/** Turns the clock to an hour into the week so many weeks later; answers that week. */
export function turnToWeek(testService: TestService, weeks: number): string {
  const week = addWeeks(presentWeek(testService), weeks)
  turnTo(testService, new Date(spanOf(week).starts_at.getTime() + 3600_000))
  return week
}

export type Written = {
  email: string
  subject: string
  mail: { blocks: unknown[]; unsubscribe?: { url: string }; action: { url: string } }
}
export const written = (testService: TestService, kind = 'newsletter') =>
  testService.sql<Written[]>`select email, subject, letter as mail from outbox where kind = ${kind} order by id`

/** A listing with a paid paragraph in the newsletter of a week. */
export async function bought(testService: TestService, week: string, status = 'live'): Promise<Buyer & { number: string }> {
  const who = await buyer(testService)
  const made = await checkout(who, [{ product: 'newsletter', listing_id: who.listing_id, options: { week } }])
  await payTest(testService, made.checkout_url)
  await setStatus(testService, who.listing_id, status)
  return { ...who, number: made.number }
}

export async function setStatus(testService: TestService, listing_id: number, status: string): Promise<void> {
  const { refreshSearchRows } = await import('../../server/listings/search_row.ts')
  await testService.sql.begin(async (sql) => {
    await sql`update listings set status = ${status} where id = ${listing_id}`
    await refreshSearchRows(sql, [listing_id])
  })
}

/** The text of a page of the service. */
export async function read(testService: TestService, path: string): Promise<{ status: number; html: string; words: string }> {
  const response = await fetch(testService.url + path, { headers: { accept: 'text/html' }, redirect: 'manual' })
  const html = await response.text()
  const words = html
    .replace(/<(script|style)[^]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
  return { status: response.status, html, words }
}
