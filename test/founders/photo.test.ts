import { describe, expect, test } from 'bun:test'
import { sweepPhotos } from '../../server/profile/photo_rows.ts'
import { startTestService } from '../test_service.ts'
import { FOUNDER, PROFILE, submitted } from '../launch/founders.ts'
import { paint, photosTaken } from '../pictures.ts'
import { putUp } from '../listings/sisters.ts'
import { refused } from '../refused.ts'
import { gardenSite, serveSites, type SitePages } from '../sites.ts'
import { until } from '../until.ts'

const HOST = 'faces.beetroot.dev'
const faces: SitePages = {}
const sites: Record<string, SitePages> = { 'beetroot.test': gardenSite(), [HOST]: faces }
const { env, log } = serveSites(sites)
const testService = await startTestService({ env: { ...env, LIMITS: 'account_writes_per_minute=100000' } })
const png = new Uint8Array(await paint(200, 100).png().toBuffer())
const picture =
  (bytes: Uint8Array = png, type = 'image/png') =>
  () =>
    new Response(new Uint8Array(bytes), { headers: { 'content-type': type } })
const redirect = (location: string) => () => new Response(null, { status: 302, headers: { location } })
const upload = (path: string) => fetch(`${testService.url}/uploads/${path}`)

/** A submitted listing whose founder has all but this photo. */
async function faced(photo_url: string | null) {
  const made = await submitted(testService, sites)
  await made.listing.updateDraft({ id: made.draft_id, founders: [{ ...FOUNDER, photo_url }] })
  const photos = await photosTaken(testService, made.account_id)
  const draft = await made.listing.getDraft({ id: made.draft_id })
  const account = await made.listing.getAccount()
  const gap = draft.missing.find(({ field }) => field === 'founders')
  return { ...made, photos, draft, gap, missing: account.profile.missing, complete: account.profile.complete }
}

test('a photo counts once it is fetched: pages show a copy of our own, the owner keeps the address', async () => {
  faces['/ada.png'] = picture()
  const { gap, complete, draft, listing, listing_id } = await faced(`http://${HOST}/ada.png`)
  expect([gap, complete, draft.founders[0]?.photo_url]).toEqual([undefined, true, `http://${HOST}/ada.png`])
  const slug = await putUp(testService, listing_id)
  expect((await listing.getMyListing({ listing_id })).founders[0]?.photo_url).toBe(`http://${HOST}/ada.png`)
  const shown = (await testService.visitor().getListing({ slug })).founders[0]?.photo_url ?? ''
  expect(shown).toMatch(/^http:\/\/localhost:3000\/uploads\/[0-9a-f]{32}\.webp$/)
  const answer = await upload(shown.split('/').at(-1) ?? '')
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('x-content-type-options')]).toEqual([
    200,
    'image/webp',
    'nosniff',
  ])
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect([...(await answer.bytes()).subarray(8, 12)]).toEqual([...Buffer.from('WEBP')])
})

test('a stranger sees no photo while there is no copy', async () => {
  const { listing_id } = await faced(`http://${HOST}/nobody.png`)
  const slug = await putUp(testService, listing_id)
  expect((await testService.visitor().getListing({ slug })).founders[0]?.photo_url).toBeNull()
})

describe('what is no photo is said with a way out, and not asked for again:', () => {
  const cases: [string, () => SitePages[string], string, RegExp][] = [
    ['an SVG', () => picture(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'), 'not_a_picture', /no picture/],
    [
      'a page that says it is a PNG',
      () => picture(Buffer.from('<html><script>alert(1)</script>'), 'image/png'),
      'not_a_picture',
      /no picture/,
    ],
    ['a PDF named as a picture', () => picture(Buffer.from('%PDF-1.7'), 'image/jpeg'), 'not_a_picture', /no picture/],
    ['a truncated picture', () => picture(png.subarray(0, png.length / 2)), 'not_a_picture', /broken/],
    ['eleven megabytes', () => picture(new Uint8Array(11 * 1024 * 1024)), 'too_large', /10 MB/],
    ['nothing', () => () => new Response('Gone', { status: 410 }), 'gone', /nothing at the address/],
    ['a door that is shut', () => () => new Response('No', { status: 403 }), 'forbidden', /does not hand it out/],
    ['a way to this machine', () => redirect('http://169.254.169.254/latest/meta-data/'), 'url_not_allowed', /not public/],
    ['a way to the machine itself', () => redirect('http://127.0.0.1/ada.png'), 'url_not_allowed', /not public/],
  ]
  for (const [name, answer, reason, said] of cases)
    test(name, async () => {
      const path = `/${crypto.randomUUID()}.png`
      faces[path] = answer()
      const { photos, gap, missing, listing, listing_id } = await faced(`http://${HOST}${path}`)
      expect(photos.map((photo) => [photo.state, photo.reason])).toContainEqual(['failed', reason])
      expect(gap?.message).toMatch(said)
      expect([missing.map(({ code }) => code), missing[0]?.message]).toEqual([['photo'], expect.stringMatching(said)])
      expect(missing[0]?.fix).toContain('Send photo_url')
      const requirement = (await listing.getMyListing({ listing_id })).requirements.find(
        ({ code }) => code === 'founder_profile_incomplete',
      )
      expect(requirement?.message).toMatch(said)
      expect(log.filter((entry) => entry.path === path)).toHaveLength(1)
    })
  test('a content type that lies does not make a picture worse', async () => {
    faces['/lying'] = picture(png, 'text/html')
    expect((await faced(`http://${HOST}/lying`)).complete).toBe(true)
  })
})

test('an outage is tried again by itself, and says so meanwhile', async () => {
  let down = true
  faces['/later.png'] = () => (down ? new Response('Down', { status: 503 }) : picture()())
  const made = await submitted(testService, sites)
  await made.listing.updateDraft({ id: made.draft_id, founders: [{ ...FOUNDER, photo_url: `http://${HOST}/later.png` }] })
  const trouble = async () => (await made.listing.getAccount()).profile.missing[0]?.message ?? ''
  await until(async () => (await trouble()).includes('tried again'))
  expect(await trouble()).toContain('could not be reached')
  down = false
  // The queue's own clock is the database's; its wait is cut short, not its rule.
  const hurry = () => testService.sql`update jobs.job set start_after = now() where name = 'founder_photo' and state = 'retry'`
  // The trouble is noted a moment before the try is given back.
  await until(async () => (await hurry()).count > 0)
  await photosTaken(testService, made.account_id)
  expect((await made.listing.getAccount()).profile.complete).toBe(true)
})

test('a store of ours that is away is no fault of the website: the picture is asked for anew after the last try', async () => {
  faces['/kept_late.png'] = picture()
  const made = await submitted(testService, sites)
  const { files } = testService.service
  const { put } = files
  let asked = 0
  files.put = async () => {
    asked++
    throw Object.assign(new Error('the bucket answered 503'), { code: 'EHOSTUNREACH' })
  }
  await made.listing.updateDraft({ id: made.draft_id, founders: [{ ...FOUNDER, photo_url: `http://${HOST}/kept_late.png` }] })
  const hurry = () =>
    testService.sql`update jobs.job set start_after = now() where name = 'founder_photo' and state < 'active' and start_after > now()`
  await until(async () => {
    await hurry()
    return asked > 6
  })
  files.put = put
  await until(async () => {
    await hurry()
    return (await made.listing.getAccount()).profile.complete
  })
})

test('the same address sent again is tried again where it failed, and left alone where it is there', async () => {
  const photo_url = `http://${HOST}/mended.png`
  const made = await faced(photo_url)
  expect(made.missing[0]?.message).toContain('nothing at the address')
  faces['/mended.png'] = picture()
  const again = () => made.listing.updateDraft({ id: made.draft_id, founders: [{ ...FOUNDER, photo_url }] })
  expect((await again()).missing.find(({ field }) => field === 'founders')?.message).toContain('being fetched')
  await photosTaken(testService, made.account_id)
  const asked = () => log.filter(({ path }) => path === '/mended.png').length
  expect([(await made.listing.getAccount()).profile.complete, asked()]).toEqual([true, 2])
  await again()
  expect([(await photosTaken(testService, made.account_id)).length, asked()]).toEqual([2, 2])
})

test('founders beside the owner have their pictures drawn anew too', async () => {
  faces['/bo.png'] = picture()
  const made = await submitted(testService, sites)
  await made.listing.updateDraft({ id: made.draft_id, founders: [FOUNDER, { name: 'Bo Root', photo_url: `http://${HOST}/bo.png` }] })
  await photosTaken(testService, made.account_id)
  const slug = await putUp(testService, made.listing_id)
  const { founders } = await testService.visitor().getListing({ slug })
  expect(founders.map(({ photo_url }) => photo_url?.startsWith('http://localhost:3000/uploads/'))).toEqual([true, true])
  expect(founders[0]?.photo_url).not.toBe(founders[1]?.photo_url)
})

test('a launch and a story that waited for the photo alone follow in the moment it is there', async () => {
  const { promise: shown, resolve: show } = Promise.withResolvers<void>()
  faces['/slow.png'] = async () => {
    await shown
    return picture()()
  }
  const made = await submitted(testService, sites)
  const { listing, listing_id, draft_id: id, page_url, account_id } = made
  const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ')
  await listing.updateDraft({ id, founders: [{ ...FOUNDER, photo_url: `http://${HOST}/slow.png` }] })
  made.show(`<main><p>Beetroot plans gardens.</p><a href="${page_url}">Listed</a></main>`)
  await listing.chooseFreeListing({ listing_id })
  await listing.verifyBadge({ listing_id })
  const story = await listing.setFounderStory({ listing_id, problem: words(120), what_built: words(120), hard_parts: words(120) })
  expect([story.status, story.missing.map(({ reason }) => reason.includes('being fetched'))]).toEqual(['draft', [true]])
  const waiting = await listing.getMyListing({ listing_id })
  expect([waiting.status, waiting.requirements.map(({ code }) => code)]).toEqual(['awaiting_badge', ['founder_profile_incomplete']])
  show()
  await photosTaken(testService, account_id)
  expect((await listing.getMyListing({ listing_id })).status).toBe('scheduled')
  expect((await listing.setFounderStory({ listing_id, title: 'Beets' })).published_at).not.toBeNull()
})

test('an account has at most a hundred pictures fetched a day; the refused edit changes nothing', async () => {
  const { listing, draft_id: id } = await submitted(testService, sites)
  const founders = (round: number) =>
    Array.from({ length: 10 }, (_, index) => ({ name: `Founder ${index}`, photo_url: `http://${HOST}/many-${round}-${index}.png` }))
  for (let round = 0; round < 9; round++) await listing.updateDraft({ id, founders: founders(round) })
  const problem = await refused(listing.updateDraft({ id, founders: founders(9) }))
  expect([problem.status, problem.detail]).toEqual([429, expect.stringContaining('photos_per_day')])
  expect((await listing.getDraft({ id })).founders[0]?.photo_url).toContain('/many-8-0.png')
  expect(await listing.updateDraft({ id, founders: founders(8), ...PROFILE })).toMatchObject({ categories: PROFILE.categories })
})

test('pictures of one account that are slow to come hold up nobody else’s', async () => {
  const shown = Promise.withResolvers<void>()
  let asked = 0
  const founders = ['ada', 'bo', 'cy', 'di'].map((name) => ({ name, photo_url: `http://${HOST}/slow-${name}.png` }))
  for (const { name } of founders)
    faces[`/slow-${name}.png`] = async () => {
      asked++
      await shown.promise
      return picture()()
    }
  const { listing, draft_id: id, account_id } = await submitted(testService, sites)
  await listing.updateDraft({ id, founders })
  await until(() => asked > 0)
  faces['/quick.png'] = picture()
  expect((await faced(`http://${HOST}/quick.png`)).gap).toBeUndefined()
  expect(asked).toBe(1)
  shown.resolve()
  await photosTaken(testService, account_id)
  expect(asked).toBe(4)
})

test('only names of our own form are found, whatever is asked for', async () => {
  for (const path of ['', 'x', '..%2f..%2fetc%2fpasswd', `${'0'.repeat(32)}.webp`, `${'0'.repeat(32)}.svg`, '%00.webp'])
    expect([path, (await upload(path)).status]).toEqual([path, 404])
  expect((await fetch(`${testService.url}/uploads/${'0'.repeat(32)}.webp`, { method: 'POST' })).status).not.toBe(200)
})

test('what no profile names any more is forgotten a day later, with its file', async () => {
  const made = await submitted(testService, sites)
  const [first] = await photosTaken(testService, made.account_id)
  faces['/newer.png'] = picture()
  await made.listing.updateDraft({ id: made.draft_id, founders: [{ ...FOUNDER, photo_url: `http://${HOST}/newer.png` }] })
  await photosTaken(testService, made.account_id)
  testService.turnClock(2 * 24 * 3600)
  expect(await sweepPhotos(testService.service)).toBeGreaterThanOrEqual(1)
  const [kept, ...others] = await photosTaken(testService, made.account_id)
  expect([kept?.state, others.length, (await upload(first?.file ?? '')).status, (await upload(kept?.file ?? '')).status]).toEqual([
    'ready',
    0,
    404,
    200,
  ])
  expect((await made.listing.getAccount()).profile.complete).toBe(true)
})
