import { expect, test } from 'bun:test'
import { addWeeks, weekOf } from '../../server/base/weeks.ts'
import { openApp } from '../auth/app.ts'
import { startTestService } from '../test_service.ts'
import { putLive } from '../public/live.ts'
import { newOperator, sessionCookie } from '../web/session.ts'
import { makeCall, type World } from './calls.ts'
import { judge } from './judge.ts'
import { createChances } from './values.ts'

/** A long run gives its own number of calls and seed; see bench/fuzz.ts. */
const CALLS = Number(process.env.FUZZ_CALLS ?? 2000)
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122)
const AT_ONCE = 8
const FINDINGS_SHOWN = 40

const testService = await startTestService({
  role: 'web',
  env: {
    LIMITS:
      'anonymous_per_minute=1000000,account_reads_per_minute=1000000,account_writes_per_minute=1000000,drafts_per_hour=100000,regenerates_per_hour=100000,invites_per_listing=100000,invites_per_day=100000',
    TRUST_PROXY: '1',
    // No website is reached from here.
    CRAWL_CONNECT_TO: '*::127.0.0.1:9',
    // The register of VAT numbers is nobody's to be asked by chance.
    VIES_URL: 'http://127.0.0.1:9',
  },
})

async function openWorld(): Promise<World> {
  const { account_id, apiKey, listing } = await testService.founder()
  const draft = await listing.submitListing({ url: 'http://beetroot.test' })
  const live = await putLive(testService, account_id, { name: 'Beetroot', plan: 'paid' })
  const { number, checkout_url } = await listing.createCheckout({
    items: [{ product: 'newsletter', listing_id: live.id, options: { week: addWeeks(weekOf(new Date()), 2) } }],
    billing_country: 'US',
  })
  const app = await openApp(testService)
  const request = new URL(app.request(), testService.url).searchParams
  const cookieOf = async (account: string) => {
    const { name, value } = await sessionCookie(testService, account)
    return `${name}=${value}`
  }
  return {
    known: {
      id: draft.id,
      draft_id: draft.id,
      listing_id: live.id,
      slug: live.slug,
      number,
      token: new URL(checkout_url).pathname.split('/').at(-1),
      milestone_id: 1,
      week: '2026-W47',
      category: 'Productivity',
      file: `${live.id}.png`,
      key: 'main',
      email: 'somebody@unread.test',
    },
    keys: [apiKey, await testService.key(account_id, ['account:read'])],
    cookies: [await cookieOf(account_id), await cookieOf(await newOperator(testService)), 'listing_session=none'],
    app: { ...Object.fromEntries(request), grant_type: 'authorization_code', code_verifier: app.verifier, token: 'x' },
  }
}

test(`whatever is sent to any door is answered within the contract: ${CALLS} calls by the seed ${SEED}`, async () => {
  const world = await openWorld()
  const chances = createChances(SEED)
  const findings = new Map<string, string>()
  let succeeded = 0
  for (let sent = 0; sent < CALLS; sent += AT_ONCE) {
    const calls = Array.from({ length: Math.min(AT_ONCE, CALLS - sent) }, () => makeCall(chances, world))
    const judged = await Promise.all(calls.map((call) => judge(testService.url, call)))
    for (const [at, { wrong, done }] of judged.entries()) {
      if (done) succeeded++
      const call = calls[at]
      if (wrong === null || !call) continue
      const kind = `${call.spec?.id ?? call.path.split('?')[0]?.slice(0, 60)} ${wrong.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '').slice(0, 60)}`
      if (!findings.has(kind))
        findings.set(
          kind,
          `${wrong}\n  ${call.init.method} ${call.path.slice(0, 600)}\n  ${JSON.stringify({ ...call.init.headers, 'x-forwarded-for': undefined }).slice(0, 400)}\n  ${String(call.init.body ?? '').slice(0, 900)}`,
        )
    }
  }
  // What broke is said beside the answers, which keep the cause to themselves.
  const broke = testService.lines
    .filter(({ level }) => level === 'error')
    .map(({ event, details }) => `${event} ${JSON.stringify(details).slice(0, 600)}`)
  expect([...[...findings.values()].slice(0, FINDINGS_SHOWN), ...[...new Set(broke)].slice(0, FINDINGS_SHOWN)].join('\n')).toBe('')
  // Calls that are all refused at the first check would try nothing behind it.
  expect(succeeded).toBeGreaterThan(CALLS / 6)
})
