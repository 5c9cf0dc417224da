import { expect, test } from 'bun:test'
import { ROUTES } from '../../server/doors/web/routes.ts'
import { startTestService } from '../test_service.ts'
import { submitted } from '../launch/founders.ts'
import { presentWeek, readers, tick, turnToWeek } from '../newsletter/readers.ts'
import { checkout, launchOf, payTest, pathOf, toProvider } from '../orders/buyers.ts'
import { buyer } from '../orders/shop.ts'
import { serveSites, type SitePages } from '../sites.ts'
import { openTab } from './browser.ts'
import { proven, putShown, said } from './public/put.ts'
import { DARK_DESKTOP, DARK_PHONE, standsIn } from './axe.ts'
import { signIn } from './session.ts'
import { brokenWords, tooWide } from './words.ts'

const sites: Record<string, SitePages> = {}
const { env } = serveSites(sites)
const testService = await startTestService({ env: { ...env, TEAM_EMAIL: 'team@directory.example' } })

/** Two phones and a desktop. */
const WIDTHS = [320, 390, 1440]
/** What a route answers here is no page, or leads away from it at once. */
const NO_PAGES =
  /^\/(sitemap|robots|dumps\/|og\/|launches\.rss|updates\.rss|leaderboard\/:week\/board)|\/(visit|pdf|vote|follow|photo|picture|export|everywhere)$/
/** Pages that need a token of an e-mail or an application's question: looked at as they refuse. */
const NEEDS_MORE = /nobody|^\/(consent|sign-out|sign-up|sign-in\/refused)$/

const person = await submitted(testService, sites)
const values = await fill()

/** Something of everything, owned by somebody who is of the site team too; answers what stands in an address's places. */
async function fill(): Promise<Record<string, string>> {
  const { account_id } = person
  await testService.sql`update auth."user" set operator = true where id = ${account_id}`
  await readers(testService, 1)
  turnToWeek(testService, 1)
  const shown = await putShown(testService, account_id, {
    name: 'Accessibility Documentation Workbench',
    headline: 'Comprehensive documentation for interdisciplinary organisations everywhere',
    summary: 'Comprehensive documentation, collaborative specifications and understandable accessibility statements for organisations.',
    categories: ['Productivity', 'Developer Tools'],
    cells: {
      starting_price: proven('$12,345.67 / month', 'The organisational plan is $12,345.67 / month.', 'https://beetroot.example/pricing'),
      features: said(['Comprehensive specifications', 'Interoperability statements']),
      audience: said('Interdisciplinary organisations'),
      company_name: said('Interdisciplinary Documentation Organisation Limited'),
      founded_year: said(2019),
    },
  })
  const other = await putShown(testService, account_id, { name: 'Interoperability Workbench', categories: ['Productivity'] })
  await testService.sql`
    update companies set story_published = true, story_published_at = now(),
      facts = facts || ${testService.sql.json({ story: { title: 'How documentation began', how_started: 'Somewhere comprehensive.' } })}
    where id = (select company_id from profiles where id = ${shown.profile_id})`
  await testService.sql`update listings set plan = 'paid', unlocked_sections = '{milestones,story,interview,video}' where id = ${shown.id}`
  await person.listing.addMilestone({ listing_id: shown.id, date: '2026-01-01', title: 'Internationalisation' })
  await person.listing.postListingUpdate({ listing_id: shown.id, title: 'Comprehensive improvements', body: 'Documentation everywhere.' })
  const { items: questions } = await person.listing.listInterviewQuestions()
  const answer =
    'Twenty words at least, for the rule that an answer tells something: who was there, what broke, and what came of it in the end.'
  const { url: interview } = await person.listing.answerInterview({ answers: questions.map(({ id }) => ({ question_id: id, answer })) })
  await tick(testService)
  const who = await buyer(testService)
  const [open, paid, paying] = [await checkout(who, launchOf(who)), await checkout(who, launchOf(who)), await checkout(who, launchOf(who))]
  const session =
    pathOf(await toProvider(testService, paying.checkout_url))
      .split('/')
      .at(-1) ?? ''
  await payTest(testService, paid.checkout_url)
  const { invoice_url } = await who.listing.getOrder({ number: paid.number })
  const mine = await person.listing.createCheckout({ items: launchOf({ listing_id: person.listing_id }) })
  const [founder] = await testService.sql<{ public_id: string }[]>`select public_id from founder_profiles where account_id = ${account_id}`
  const { fields } = await person.listing.getDraft({ id: person.draft_id })
  const quoted = Object.entries(fields).find(([, { evidence }]) => evidence.length > 0)
  const [mail] = await testService.sql<{ id: number }[]>`select id from outbox order by id limit 1`
  const last = (url: string | null | undefined) => (!url ? '' : pathOf(url).split('/').at(-1)) ?? ''
  return {
    '/listings/:slug': shown.slug,
    '/account/listings/:id': String(person.listing_id),
    '/account/drafts/:id': person.draft_id,
    '/account/drafts/:id/source': `${person.draft_id}/source?field=${quoted?.[0] ?? ''}`,
    '/account/orders/:number': mine.number,
    '/categories/:slug': 'productivity',
    '/founders/:id': founder?.public_id ?? '',
    '/interviews/:id': last(interview),
    '/leaderboard/:week': presentWeek(testService),
    '/compare': `/compare?with=${shown.slug},${other.slug}`,
    '/newsletter/:week': presentWeek(testService),
    '/checkout/:token': last(open.checkout_url),
    '/invoices/:token': last(invoice_url),
    '/pay/test/:session': session,
    '/team/listings/:id': String(shown.id),
    '/team/accounts/:id': account_id,
    '/team/outbox/:id': String(mail?.id),
    '/team/questions/:id': '1',
    '/team/categories/:slug': 'productivity',
    '/team/sites/:key': 'main',
    '/team/products/:key': 'newsletter',
    '/team/orders/:number': paid.number,
  }
}

/** The address of a route, its first place filled; what needs a token that nobody here has answers with a page that says so. */
function addressOf(path: string): string {
  if (path === '/compare') return values[path] ?? path
  if (path.endsWith('/source')) return path.replace(':id/source', values[path] ?? '')
  const [, start = path, rest = ''] = /^(.*?\/:\w+)(.*)$/.exec(path) ?? []
  if (rest.includes(':')) return `${start.replace(/:\w+/, values[start] ?? 'nobody')}${rest.replace(/:\w+/, 'nobody')}`
  return start.replace(/:\w+/, values[start] ?? 'nobody') + rest
}

/** What the sweeps of the public pages, the reference and the team's pages ask in every appearance. */
const SWEPT_ELSEWHERE =
  /^\/(?:$|docs|team|search|categories|compare|leaderboard|calendar|updates|ranking|badges|bot|imprint|pricing|about|contact|terms|privacy|unfollow|unsubscribe)|^\/listings\/[^/]+(?:\/(?:alternatives|report|versions))?$/

const [SIGNED_IN, ANYBODY] = [true, false].map((account) =>
  ROUTES.filter(({ path, get, account: own = false, team = false }) => get && !NO_PAGES.test(path) && (own || team) === account).map(
    ({ path }) => addressOf(path),
  ),
)

for (const [title, addresses = [], account] of [
  ['that anybody may open', ANYBODY, false],
  ['of founders, accounts and the team', SIGNED_IN, true],
] as const)
  test(`no word, number or date breaks inside on the pages ${title}, on phones and on a desktop`, async () => {
    expect(addresses.length).toBeGreaterThan(20)
    const { page, close } = await openTab()
    if (account) await signIn(testService, page, person.account_id)
    const broken: unknown[] = []
    const missed: unknown[] = []
    const faulty: unknown[] = []
    for (const address of addresses) {
      // Within the pages that one visitor may open in a minute.
      testService.turnClock(5)
      const answer = await page.goto(testService.url + address)
      // Who is sent elsewhere has looked at nothing.
      const { pathname, search } = new URL(page.url())
      if (!NEEDS_MORE.test(address) && (answer?.status() !== 200 || pathname + search !== address))
        missed.push([address, answer?.status(), pathname])
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        const [words, wide] = [await brokenWords(page), await tooWide(page)]
        if (words.length > 0 || wide.length > 0) broken.push({ address, width, words, wide })
      }
      if (SWEPT_ELSEWHERE.test(address)) continue
      await page.setViewportSize(DARK_PHONE.viewport)
      const stands = await standsIn(page, DARK_DESKTOP)
      if (stands.some(({ faults, fits }) => faults.length > 0 || !fits)) faulty.push({ address, stands })
    }
    expect({ missed, broken, faulty }).toEqual({ missed: [], broken: [], faulty: [] })
    await close()
  })
