import { expect, test } from 'bun:test'
import { runInThread } from '../../server/base/threads/thread.ts'
import { startTestService } from '../test_service.ts'
import { gardenSite, serveSites } from '../sites.ts'
import { until } from '../until.ts'

/** As many as may wait for a thread; whichever is done is followed by two, so that the line stays full until it is called off. */
const TASKS = 1000
const DONE_FIRST = 20
const ROBOTS = { text: `User-agent: *\n${'Disallow: /%7Egarden/*/bed?row=ä$\n'.repeat(5000)}`, token: 'ListingBot' }

const flood = new AbortController()
let done = 0
// What finds the line full, or is called off, does not come again.
const readRobots = (): void =>
  void runInThread('read_robots', ROBOTS, { cpu_seconds_max: 60, owner: 'other', signal: flood.signal })
    .then(() => {
      done++
      readRobots()
      readRobots()
    })
    .catch(() => {})
const { env } = serveSites({ 'beetroot.test': gardenSite() })
const testService = await startTestService({ env })
const failures = () => testService.lines.filter(({ event, details }) => event === 'job failed' && details.job === 'draft')

test('a draft that found no thread, since too many others waited, is tried again and becomes ready', async () => {
  const { listing } = await testService.founder()
  // Before the draft, for which a site that takes its time would be another matter.
  for (let task = 0; task < TASKS; task++) readRobots()
  await until(() => done > DONE_FIRST)
  const { id } = await listing.submitListing({ url: 'http://beetroot.test' })
  await until(() => failures().length > 0)
  flood.abort(new Error('nobody wants them any more'))
  const draft = await listing.waitForDraft(id)
  expect(draft.status).toBe('ready')
  expect(draft.error).toBeNull()
  expect(draft.fields.name.value).toBe('Beetroot')
  expect(failures()).toMatchObject([{ details: { try: 1, error: expect.stringContaining('tasks wait for a thread') } }])
})
