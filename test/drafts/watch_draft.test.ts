import { expect, spyOn, test } from 'bun:test'
import { LONG_POLLS_MAX } from '../../server/base/limits.ts'
import { failDraft } from '../../server/publishing/draft_site.ts'
import { gardenSite, serveSites } from '../sites.ts'
import { startTestService } from '../test_service.ts'
import { until } from '../until.ts'
import { sessionCookie } from '../web/session.ts'

/** None but the first page comes: each of the others is waited for, which leaves a busy machine time to look at what was found by then. */
const never = () => new Promise<Response>(() => {})
const { env } = serveSites({
  'whole.test': gardenSite(),
  'halfway.test': Object.fromEntries(Object.entries(gardenSite()).map(([path, text]) => [path, path === '/' ? text : never])),
})
const testService = await startTestService({ env })
const page_of = (path: string, init: RequestInit = {}) => fetch(testService.url + path, { redirect: 'manual', ...init })
const cookieOf = async (account_id: string) => {
  const { name, value } = await sessionCookie(testService, account_id)
  return `${name}=${value}`
}

// A reading lasts 25 s, and on a busy machine a thread that has drafted nothing yet takes as long to its first look: it is to have drafted before.
const founder = await testService.founder()
await founder.listing.waitForDraft((await founder.listing.submitListing({ url: 'http://whole.test' })).id)

test('a stranger whose draft fails half-way is told what was read, what was found and what to do', async () => {
  const begun = await page_of('/submit', { method: 'POST', body: new URLSearchParams({ url: 'halfway.test' }) })
  const [path, cookie] = [begun.headers.get('location') ?? '', begun.headers.getSetCookie()[0]?.split(';')[0] ?? '']
  const seen = async () => (await page_of(path, { headers: { cookie } })).text()
  // Without scripts the page asks again by itself and shows the same.
  await until(async () => (await seen()).includes('id="found-headline"'))
  expect(await seen()).toContain('<noscript><meta http-equiv="refresh" content="3"/></noscript>')
  const streams = await Promise.all(Array.from({ length: 11 }, () => page_of(`${path}/live`, { headers: { cookie } })))
  expect(streams.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([...Array<number>(10).fill(200), 429])
  const told = streams.find(({ status }) => status === 200)?.text()
  expect((await page_of(`${path}/live`, { headers: { cookie: await cookieOf(await testService.account()) } })).status).toBe(404)
  await failDraft(testService.service, { draft_id: path.split('/').at(-1) ?? '', run: 1 })
  expect(await told).toMatch(/event: draft\ndata: ".*found-headline[^]*event: done\ndata:\n\n$/)
  const page = await seen()
  for (const part of ['What we had read by then', 'What we had found on it', 'Try again', 'Fill it in by hand', 'Nothing is lost'])
    expect(page).toContain(part)
  expect(page).toContain('<bdi>Beetroot: garden plans that grow with you</bdi>')
  const by_hand = await (await page_of(`${path}?by_hand=1`, { headers: { cookie } })).text()
  expect(/<section class="card missing"[^]*?<\/section>/.exec(by_hand)?.[0]).toContain('href="#name"')
  await Promise.all(streams.map(({ body }) => body?.cancel().catch(() => {})))
})

test('a draft is watched by who may read it alone, and an answer waits until there is more to see', async () => {
  const account_id = await testService.account()
  const signedIn = testService.signedIn(account_id)
  const begun = await signedIn('submit_listing', { url: 'http://halfway.test' })
  const draft_id = begun.id
  await signedIn('update_draft', { id: draft_id, fields: { name: 'Mine' } })
  let state = ''
  await until(async () => {
    const watched = await signedIn('watch_draft', { id: draft_id, wait: 1, ...(state ? { after: state } : {}) })
    state = watched.state
    return watched.values.some(({ name }) => name === 'headline')
  })
  const other = testService.signedIn(await testService.account())
  await expect(other('watch_draft', { id: draft_id })).rejects.toThrow()
  const next = signedIn('watch_draft', { id: draft_id, after: state, wait: 30 })
  await failDraft(testService.service, { draft_id, run: 1 })
  expect((await next).status).toBe('failed')
  // What is its owner's own asks for no reading, so that «Try again» asks for another field.
  const failed = await page_of(`/account/drafts/${draft_id}`, { headers: { cookie: await cookieOf(account_id) } })
  expect(await failed.text()).toMatch(/name="field" value="(?!name")\w+"[^]{0,200}Try again/)
})

test('who looks on where as many wait as may asks again no faster than once a second', async () => {
  const account_id = await testService.account()
  const { id } = await testService.signedIn(account_id)('submit_listing', { url: 'http://halfway.test' })
  const leave = new AbortController()
  const { notifications } = testService.service
  const crowd = Array.from({ length: LONG_POLLS_MAX }, () => notifications.wait('draft_status', 'another draft', 60_000, leave.signal))
  const slept = spyOn(Bun, 'sleep')
  const stream = await page_of(`/account/drafts/${id}/live`, { headers: { cookie: await cookieOf(account_id) } })
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  for (let told = ''; !told.includes('nothing new');) told += (await reader?.read())?.value ?? ''
  expect(slept.mock.calls.flat()).toContain(1000)
  slept.mockRestore()
  await reader?.cancel()
  leave.abort()
  await Promise.all(crowd)
})

test('a draft that a program began is not drafted twice for nobody', async () => {
  const { listing, account_id } = await testService.founder()
  const { id } = await listing.submitListing({ url: 'http://halfway.test' })
  const watch = () => testService.signedIn(account_id)('watch_draft', { id })
  await until(async () => (await watch()).pages_read > 0 || (await watch()).reading?.endsWith('/pricing') === true)
  expect(await watch()).toMatchObject({ pages: [], values: [] })
})
