import { expect, test } from 'bun:test'

import { LIMITS } from '../../server/base/limits.ts'
import { runInThread, stopThreads } from '../../server/base/threads/thread.ts'
import { WorkBudget } from '../../server/base/threads/work_budget.ts'
import { createGuardedFetch } from '../../server/crawl/guarded_fetch.ts'
import { parseConnectTo } from '../../server/crawl/connect_to.ts'
import { crawlSite } from '../../server/crawl/site.ts'
import { gardenSite, page, serveSites } from '../sites.ts'
import { startTestService } from '../test_service.ts'

/** A directory of branches without a country: each line may be the company's seat, and its surroundings are searched for one. */
const BRANCHES = Array.from({ length: 12_000 }, (_, at) => `<p>${10_000 + at} München</p>`).join('')
const garden = {
  ...gardenSite(),
  '/imprint': page('Imprint', `<h1>Imprint</h1><p>Beetroot GmbH</p>${BRANCHES}`),
}
const { env } = serveSites({ 'branches.test': garden, 'beetroot.test': gardenSite() })

/** What reading the site and its rules cost on this machine now, with all rules and without the dear ones. */
async function measure() {
  const fetch = createGuardedFetch({
    connect_to: parseConnectTo(env.CRAWL_CONNECT_TO),
    hosts_file: null,
    extra_ca: null,
    user_agent: 'ListingBot/1.0',
  })
  const budget = WorkBudget.ofDraft('', LIMITS)
  const { pages } = await crawlSite({ url: 'http://branches.test/', scheme_given: true, fetch, budget })
  const reading = budget.cpu_seconds_spent
  const rules = async (without: string[]) => {
    // As cold as in a service that has just started.
    stopThreads()
    const spent = WorkBudget.ofDraft('', LIMITS)
    await runInThread('draft_built_in', { pages, categories: [], without }, { cpu_seconds_max: 16, budget: spent })
    return spent.cpu_seconds_spent
  }
  return { reading, all: await rules([]), rest: await rules(['headquarters']) }
}

test('a group of rules that takes more work than a draft may cost is left out with a warning, and the draft is ready with the rest', async () => {
  const { reading, all, rest } = await measure()
  stopThreads()
  expect(all / rest).toBeGreaterThan(2)
  // Half of what reading leaves is for the first try: more than the other rules take, less than all of them.
  const draft_cpu_milliseconds = Math.round((reading + 2 * Math.sqrt(all * rest)) * 1000)
  const testService = await startTestService({ env: { ...env, LIMITS: `draft_cpu_milliseconds=${draft_cpu_milliseconds}` } })
  const { listing } = await testService.founder()
  const { id } = await listing.submitListing({ url: 'http://branches.test' })
  const draft = await listing.waitForDraft(id)
  expect([draft.status, draft.error]).toEqual(['ready', null])
  expect(draft.warnings).toEqual([expect.objectContaining({ code: 'crawl_incomplete', message: expect.stringContaining('headquarters') })])
  // What the other rules found stands; what the group looks for stays blank.
  const { name, legal_name, starting_price } = draft.fields
  expect([name.value, legal_name.value, starting_price.value]).toEqual(['Beetroot', 'Beetroot GmbH', '€4 / month'])
  expect([draft.fields.hq_city.value, draft.fields.hq_country.value]).toEqual([null, null])

  const small = await listing.submitListing({ url: 'http://beetroot.test' })
  const { warnings, fields } = await listing.waitForDraft(small.id)
  expect([warnings, fields.hq_city.value]).toEqual([[], 'Köln'])
})

test('a site that takes more work to read than a draft may cost fails for good, and says what to do instead', async () => {
  const testService = await startTestService({ env: { ...env, LIMITS: 'draft_cpu_milliseconds=0' } })
  const { listing } = await testService.founder()
  const { id } = await listing.submitListing({ url: 'http://beetroot.test' })
  const { status, error } = await listing.waitForDraft(id)
  expect([status, error?.code]).toEqual(['failed', 'too_large'])
  expect(error?.fix.length).toBeGreaterThan(20)
  expect(testService.lines.filter(({ event }) => event === 'job failed')).toEqual([])
})
