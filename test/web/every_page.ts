import { addWeeks } from '../../server/base/weeks.ts'
import { ROUTES } from '../../server/doors/web/routes.ts'
import { submitted } from '../launch/founders.ts'
import { bought, presentWeek, readers, tick, turnToWeek } from '../newsletter/readers.ts'
import { checkout, launchOf, pathOf, payTest, toProvider } from '../orders/buyers.ts'
import { buyer } from '../orders/shop.ts'
import { gardenSite, serveSites, type SitePages } from '../sites.ts'
import { startTestService, type TestService } from '../test_service.ts'
import { HOSTILE, proven, putShown, said } from './public/put.ts'
import { fillForTeam } from './team/hostile.ts'

/** What a route answers here is no page, a part of one, or leads away from it at once. */
const NO_PAGES =
  /^\/(sitemap|robots|dumps\/|og\/|launches\.rss|updates\.rss|search\/suggest|leaderboard\/:week\/board)|\/(visit|pdf|vote|follow|photo|picture|export|everywhere)$/
/** Pages that need a token of an e-mail or an application's question: looked at as they refuse. */
export const NEEDS_MORE = /nobody|A{32}|^\/(consent|sign-out|sign-up|sign-in\/refused)$/

const ANSWER =
  'Twenty words at least, for the rule that an answer tells something: who was there, what broke, and what came of it in the end.'

/** Longer than a line of a phone. */
const LONG = 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung'

export type EveryPage = { testService: TestService; account_id: string; open: string[]; signed_in: string[] }

/** A service with something of everything, owned by somebody who is of the site team too, and the address of each of its pages. */
export async function startEveryPage(): Promise<EveryPage> {
  const sites: Record<string, SitePages> = { 'garden.test': gardenSite() }
  const { env } = serveSites(sites)
  const testService = await startTestService({ env: { ...env, TEAM_EMAIL: 'team@directory.example' } })
  const person = await submitted(testService, sites)
  const { account_id } = person
  await testService.sql`update auth."user" set operator = true where id = ${account_id}`
  const reviewed = await person.listing.submitListing({ url: 'http://garden.test' })
  await person.listing.waitForDraft(reviewed.id)
  await weekBefore(testService, account_id)
  const shown = await putListings(testService, person)
  const values = {
    ...(await ofFounder(testService, person)),
    ...(await ofBuyers(testService)),
    ...(await fillForTeam(testService, account_id)),
    '/listings/:slug': shown.full.slug,
    '/categories/:slug': 'productivity',
    '/leaderboard/:week': presentWeek(testService),
    '/newsletter/:week': presentWeek(testService),
  }
  const routes = ROUTES.filter(({ path, get }) => get && !NO_PAGES.test(path))
  const addresses = (account: boolean) =>
    routes.filter(({ account: own = false, team = false }) => (own || team) === account).map(({ path }) => addressOf(path, values))
  return {
    testService,
    account_id,
    open: [...addresses(false), ...shown.addresses],
    signed_in: [...addresses(true), `/account/drafts/${reviewed.id}`],
  }
}

/** A week that is over, with a winner, and the first of the one that follows it: its newsletter is read and paid for. */
async function weekBefore(testService: TestService, account_id: string): Promise<void> {
  await readers(testService, 1)
  const winner = await putShown(testService, account_id, { name: 'Oakleaf', votes: 5 })
  await testService.sql`update board_entries set votes = 5 where listing_id = ${winner.id}`
  await bought(testService, addWeeks(presentWeek(testService), 1))
  turnToWeek(testService, 1)
}

type Person = Awaited<ReturnType<typeof submitted>>

/** A listing that says much in long words, others beside it, one of them hostile; answers pages in states that no route tells of. */
async function putListings(testService: TestService, { account_id, listing }: Person) {
  const full = await putShown(testService, account_id, {
    name: 'Accessibility Documentation Workbench',
    headline: 'Comprehensive documentation for interdisciplinary organisations everywhere',
    summary: 'Comprehensive documentation, collaborative specifications and understandable accessibility statements for organisations.',
    categories: ['Productivity', 'Developer Tools'],
    cells: CELLS,
  })
  const other = await putShown(testService, account_id, { name: LONG, categories: ['Productivity'] })
  const hostile = await putShown(testService, account_id, {
    name: HOSTILE.slice(0, 80),
    categories: ['Productivity'],
    cells: HOSTILE_CELLS,
  })
  await testService.sql`
    update companies set story_published = true, story_published_at = now(),
      facts = facts || ${testService.sql.json({ story: { title: 'How documentation began', how_started: 'Somewhere comprehensive.' } })}
    where id = (select company_id from profiles where id = ${full.profile_id})`
  await testService.sql`update listings set plan = 'paid', unlocked_sections = '{milestones,story,interview,video}' where id = ${full.id}`
  await listing.addMilestone({ listing_id: full.id, date: '2026-01-01', title: 'Internationalisation' })
  await listing.postListingUpdate({ listing_id: full.id, title: 'Comprehensive improvements', body: 'Documentation everywhere.' })
  const addresses = [
    ...[`/compare?with=${full.slug},${hostile.slug}&choose=more&q=nothingatall`, `/compare?with=${full.slug},${other.slug}&choose=more`],
    ...['updates', 'milestones', 'story'].map((part) => `${hostile.path}/${part}`),
    ...[`/compare?with=${full.slug},${other.slug}`, `/compare?with=${full.slug},${hostile.slug}`],
    ...[`${full.path}?proof=all`, `${hostile.path}?proof=all`, `${hostile.path}/alternatives`, `${hostile.path}/report`],
    ...['/leaderboard/2019-W01', `/leaderboard/${addWeeks(presentWeek(testService), -1)}`, '/categories/pets-animals'],
    ...['/categories/productivity?platform=web&proven_min=1', '/search?pricing_model=paid'],
    ...[
      '/search?q=documentation',
      '/search?q=nothingatall',
      `/search?q=${encodeURIComponent(HOSTILE).replaceAll("'", '%27')}`,
      '/docs?q=nothingatall',
    ],
    ...[
      `/newsletter/${addWeeks(presentWeek(testService), 1)}`,
      `/newsletter/confirm/${'A'.repeat(43)}`,
      `/newsletter/stop/${'A'.repeat(32)}`,
    ],
  ]
  return { full, addresses }
}

const FREE_WEEKS = proven(null, 'Two weeks are free.', 'https://beetroot.example/faq')

const CELLS = {
  headline: proven('Documentation that grows', 'Beetroot: Documentation that grows with you', 'https://beetroot.example/'),
  starting_price: proven('$12,345.67 / month', 'The organisational plan is $12,345.67 / month.', 'https://beetroot.example/pricing'),
  pricing_model: said('paid'),
  description: said('Comprehensive specifications.\n\nWeek by week.'),
  features: said(['Comprehensive specifications', 'Interoperability statements']),
  platforms: proven(['Web'], 'It runs in the Web', 'https://beetroot.example/features'),
  audience: said('Interdisciplinary organisations'),
  docs_url: said('https://docs.beetroot.example/'),
  company_name: said('Interdisciplinary Documentation Organisation Limited'),
  founded_year: said(2019),
  faqs: {
    state: 'ai' as const,
    own: null,
    ai: { value: [{ question: 'Is there a trial?', answer: 'Two weeks are free.', evidence: FREE_WEEKS.ai.evidence }], evidence: [] },
  },
}

const HOSTILE_CELLS = {
  headline: said(HOSTILE.slice(0, 90)),
  summary: said(HOSTILE),
  description: said(HOSTILE),
  features: said([HOSTILE.slice(0, 80)]),
  platforms: said([HOSTILE.slice(0, 80)]),
  starting_price: proven('<b>1</b>', `<b>1</b>${HOSTILE}`, 'javascript:window.broken=1'),
  docs_url: said('javascript:window.broken=1'),
  'company_socials.github': said('javascript:window.broken=1'),
  faqs: said([{ question: HOSTILE, answer: HOSTILE }]),
}

async function ofFounder(testService: TestService, { account_id, listing, listing_id, draft_id }: Person) {
  await listing.updateFounderProfile({ role: LONG, bio: `${LONG} ${ANSWER}` })
  await listing.updateMyListing({ listing_id, fields: { name: LONG, legal_name: LONG } })
  const { items: questions } = await listing.listInterviewQuestions()
  const { url: interview } = await listing.answerInterview({ answers: questions.map(({ id }) => ({ question_id: id, answer: ANSWER })) })
  await tick(testService)
  await testService.sql`
    insert into listing_referrers (listing_id, day, host, views) values (${listing_id}, ${testService.service.clock()}::date, 'news.search.example', 7)`
  const mine = await listing.createCheckout({ items: launchOf({ listing_id }) })
  const [founder] = await testService.sql<{ public_id: string }[]>`select public_id from founder_profiles where account_id = ${account_id}`
  const { fields } = await listing.getDraft({ id: draft_id })
  const quoted = Object.entries(fields).find(([, { evidence }]) => evidence.length > 0)
  return {
    '/account/listings/:id': String(listing_id),
    '/account/drafts/:id': draft_id,
    '/account/drafts/:id/source': `${draft_id}/source?field=${quoted?.[0] ?? ''}`,
    '/account/orders/:number': mine.number,
    '/founders/:id': founder?.public_id ?? '',
    '/interviews/:id': last(interview),
  }
}

async function ofBuyers(testService: TestService) {
  const who = await buyer(testService)
  await testService.sql`
    update companies set facts = ${testService.sql.json({ cells: { name: said(LONG) } } as never)}
    where id = (select company_id from profiles join listings on profile_id = profiles.id where listings.id = ${who.listing_id})`
  const [open, paid, paying] = [await checkout(who, launchOf(who)), await checkout(who, launchOf(who)), await checkout(who, launchOf(who))]
  const session = last(await toProvider(testService, paying.checkout_url))
  await payTest(testService, paid.checkout_url)
  const { invoice_url } = await who.listing.getOrder({ number: paid.number })
  return { '/checkout/:token': last(open.checkout_url), '/invoices/:token': last(invoice_url), '/pay/test/:session': session }
}

const last = (url: string | null | undefined) => (!url ? '' : pathOf(url).split('/').at(-1)) ?? ''

/** The address of a route, its first place filled; what needs a token that nobody here has answers with a page that says so. */
function addressOf(path: string, values: Record<string, string>): string {
  if (path.endsWith('/source')) return path.replace(':id/source', values[path] ?? '')
  const [, start = path, rest = ''] = /^(.*?\/:\w+)(.*)$/.exec(path) ?? []
  if (rest.includes(':')) return `${start.replace(/:\w+/, values[start] ?? 'nobody')}${rest.replace(/:\w+/, 'nobody')}`
  return start.replace(/:\w+/, values[start] ?? 'nobody') + rest
}
