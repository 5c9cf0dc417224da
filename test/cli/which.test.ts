import { expect, test } from 'bun:test'
import { startTestService } from '../test_service.ts'
import { listEverywhere, openSister } from '../listings/sisters.ts'
import { gardenSite, serveSites } from '../sites.ts'
import { once, onTerminal, piped, plain } from './listing.ts'

const testService = await startTestService({
  env: serveSites({ 'beetroot.test': gardenSite(), 'radish.test': gardenSite(), 'turnip.test': gardenSite() }).env,
})
const alone = await listEverywhere(testService, 'http://beetroot.test', [])
const [{ listing_id, draft_id } = { listing_id: 0, draft_id: '' }] = alone.listed
const { slug } = await alone.listing.getMyListing({ listing_id })
const started = await alone.listing.submitListing({ url: 'http://turnip.test' })
await alone.listing.waitForDraft(started.id)
const env = { LISTING_BASE_URL: testService.url, LISTING_API_KEY: alone.apiKey }
const read = (...words: string[]) => piped(words, env)

test.each([
  ['its number', String(listing_id)],
  ['its slug', slug],
  ['its host', 'beetroot.test'],
  ['its address', 'http://www.beetroot.test/'],
  ['its draft', draft_id],
])('a listing is named by %s', async (_, name) => {
  const { stdout, code } = await read('versions', name)
  expect([code, code === 0 && JSON.parse(stdout).listing_id]).toEqual([0, listing_id])
})

test('a draft is named by its id or its website, and a website with a listing means the listing', async () => {
  expect(JSON.parse((await read('show', 'turnip.test')).stdout).id).toBe(started.id)
  expect(JSON.parse((await read('edit', 'turnip.test', '--set', 'phone=+49 30 1234')).stdout).id).toBe(started.id)
  expect(JSON.parse((await read('show', 'beetroot.test')).stdout)).toMatchObject({ listing_id, status: 'draft' })
  expect(JSON.parse((await read('submit-draft', 'beetroot.test')).stdout).draft_id).toBe(draft_id)
  // Not live yet, so that only its owner finds it by its slug.
  expect(JSON.parse((await read('show', slug)).stdout).listing_id).toBe(listing_id)
  expect((await piped(['show', slug], { LISTING_BASE_URL: testService.url })).code).toBe(1)
})

test('an item of an order names its listing as everything does', async () => {
  const { stdout } = await read('quote', '--item', 'launch:listing=beetroot.test', '--country', 'DE')
  expect(JSON.parse(stdout).lines[0].listing_id).toBe(listing_id)
})

test('a field goes by the name that it has in a draft or in a listing', async () => {
  const { stdout } = await read(
    'edit',
    String(listing_id),
    '--set',
    'seo.meta_title=Beets',
    '--set',
    'company_socials.x=https://x.com/beets',
  )
  expect(JSON.parse(stdout)).toMatchObject({ seo: { meta_title: 'Beets' }, company_socials: { x: 'https://x.com/beets' } })
  const draft = await read('edit', started.id, '--set', 'meta_title=Turnips', '--set', 'socials.x=https://x.com/turnips')
  expect(JSON.parse(draft.stdout)).toMatchObject({
    seo: { meta_title: { value: 'Turnips' } },
    company_socials: { x: { value: 'https://x.com/turnips' } },
  })
})

test('the older names of commands go on working', async () => {
  expect(JSON.parse((await read('draft', 'show', started.id)).stdout).id).toBe(started.id)
  expect((await read('edit-listing', String(listing_id), '--set', 'license=MIT')).code).toBe(0)
  expect((await read('update', String(listing_id), '--title', 'x', '--body', 'x')).stderr).toContain('Error: ')
})

test('what nothing of mine is called says so and what to type, in one call', async () => {
  for (const [words, next] of [
    [['free', 'nobody.test'], 'listing listings'],
    [['edit', 'nobody-here', '--set', 'name=x'], 'listing listings'],
    [['submit-draft', 'nobody.test'], 'listing drafts'],
    [['free', started.id], `listing submit-draft ${started.id}`],
  ] as const) {
    const { code, stdout, stderr } = await read(...words)
    expect([words, code, stdout]).toEqual([words, 1, ''])
    expect(stderr).toEndWith(`Next: ${next}\n`)
  }
})

test('of several listings a person chooses, and a script is told them all', async () => {
  const sister = await openSister(testService, 'sister')
  const { apiKey, listed } = await listEverywhere(testService, 'http://radish.test', [sister])
  const mine = { LISTING_BASE_URL: testService.url, LISTING_API_KEY: apiKey }
  const [main, other] = listed.map((each) => each.listing_id)
  const script = await piped(['versions', 'radish.test'], mine)
  expect(script).toMatchObject({ code: 2, stdout: '' })
  expect(script.stderr).toMatch(/^Error: radish\.test may be any of these:\n/)
  for (const each of listed) expect(script.stderr).toMatch(new RegExp(`^ {2}${each.listing_id} {2}draft {2}on \\w+ `, 'm'))
  expect(script.stderr).toMatch(new RegExp(`Next: listing versions (${main}|${other})\n$`))

  const { code, shown } = await onTerminal(['versions', 'radish.test'], {
    env: mine,
    act: once('Which one? ', (type) => type(`${other}\r`)),
  })
  expect(code).toBe(0)
  expect(plain(shown)).toContain('version 1')
  expect((await onTerminal(['versions', 'radish.test'], { env: mine, act: once('Which one? ', (type) => type('7777\r')) })).code).toBe(2)
})

test('what is for drafts alone names the draft of the listing', async () => {
  const { code, stderr } = await read('edit', 'beetroot.test', '--regenerate', 'summary')
  expect(code).toBe(2)
  expect(stderr).toEndWith(`Next: listing edit ${draft_id} --regenerate summary\n`)
})
