import { afterAll, beforeAll, expect, test } from 'bun:test'
import { columns, loadColumns } from '../../cli/terminal/text.ts'
import { SAMPLE_HOST, serveSampleSite } from '../../server/demo/sample_site.ts'
import { startTestService } from '../test_service.ts'
import { onTerminal, piped, plain } from './listing.ts'

const sample = serveSampleSite()
const testService = await startTestService({ env: { CRAWL_CONNECT_TO: sample.connect_to } })
const { listing, apiKey } = await testService.founder()
const env = { LISTING_BASE_URL: testService.url, LISTING_API_KEY: apiKey }
const read = (...words: string[]) => piped(words, env)
let id = ''
let listing_id = 0
beforeAll(async () => {
  await loadColumns()
  const draft = await listing.submitListing({ url: `http://${SAMPLE_HOST}` })
  id = (await listing.waitForDraft(draft.id)).id
})
afterAll(() => sample.stop())

test('submit-draft saves the listing once, and says what comes next', async () => {
  const first = await read('submit-draft', id, '--no-json')
  expect(first.code).toBe(0)
  listing_id = Number(/^Listing (\d+) {2}draft {2}http/.exec(first.stdout)?.[1])
  expect(first.stdout).toEndWith(`Next: listing show ${listing_id}\n`)
  expect(JSON.parse((await read('submit-draft', id)).stdout)).toMatchObject({ listing_id, draft_id: id })
})

test('drafts and listings are tables for people and the service’s own page in a pipe', async () => {
  const { shown } = await onTerminal(['drafts'], { env })
  expect(plain(shown)).toMatch(/^ID +STATUS +DONE +LISTING +CHANGED +SITE\n/)
  expect(plain(shown)).toMatch(new RegExp(`^${id} +ready +\\d+% +${listing_id} +\\d{4}-\\d\\d-\\d\\d +Tallyroom`, 'm'))
  expect(JSON.parse((await read('drafts')).stdout)).toEqual(await listing.listMyDrafts())

  expect((await read('listings', '--no-json')).stdout).toMatch(new RegExp(`^${listing_id} +draft +none`, 'm'))
  expect(JSON.parse((await read('listings', '--per-page', '1')).stdout)).toEqual(await listing.listMyListings({ per_page: 1 }))
})

test('show reads one of mine by its number, and what it still needs', async () => {
  const { code, stdout } = await read('show', String(listing_id), '--no-json')
  expect(code).toBe(0)
  expect(stdout).toContain('draft, plan none')
  expect(stdout).toMatch(/founded_year +2021/)
  expect(stdout).toContain('Needed for the next step')
  expect(JSON.parse((await read('show', String(listing_id))).stdout)).toEqual(await listing.getMyListing({ listing_id }))
})

test('show of nothing, or of a draft that is not mine, says so and what to type', async () => {
  expect(await read('show', 'no-such-slug')).toMatchObject({ code: 1, stderr: expect.stringMatching(/Next: listing search\n$/) })
  expect(await read('show', '99999')).toMatchObject({ code: 1 })
  const stranger = await testService.founder()
  const { code, stderr } = await piped(['draft', 'show', id], { ...env, LISTING_API_KEY: stranger.apiKey })
  expect(code).toBe(1)
  expect(stderr).toEndWith('Next: listing drafts\n')
})

test('on a narrow terminal words are wrapped, and none of an explanation is cut off', async () => {
  const narrow = async (...words: string[]) => (await piped([...words, '--no-json'], { ...env, COLUMNS: '60' })).stdout.split('\n')
  for (const words of [['products'], ['categories'], ['own', String(listing_id)], ['quote', '--item', `launch:listing=${listing_id}`]]) {
    const lines = await narrow(...words)
    expect(lines.filter((line) => columns(line) > 60 && !/^Next: |<meta |http:/.test(line))).toEqual([])
    expect(lines.join('\n')).not.toContain('…')
  }
})

test('search needs no key', async () => {
  const { code, stdout } = await piped(['search', 'no', 'such', 'words', '--no-json'], { LISTING_BASE_URL: testService.url })
  expect(code).toBe(0)
  expect(stdout).toBe('Nothing found.\nNext: listing search\n')
})

test('show reads any live listing by its slug, without a key', async () => {
  const [{ slug } = { slug: '' }] = await testService.sql<{ slug: string }[]>`
    update listings set status = 'live', launch_week = '2026-W40', launched_at = now() where id = ${listing_id} returning slug`
  const { code, stdout } = await piped(['show', slug, '--no-json'], { LISTING_BASE_URL: testService.url })
  expect(code).toBe(0)
  expect(stdout).toMatch(/^Tallyroom {2}http/)
  expect(stdout).toContain('Do my staff need an account?')
  expect(JSON.parse((await read('show', slug)).stdout)).toEqual(await testService.visitor().getListing({ slug }))
})

test.each([40, 80, 120])(
  'found listings fit a terminal of %d columns, wide and hostile names too, and the next page keeps the filters',
  async (cols) => {
    const item = {
      id: 1,
      slug: 'acme',
      name: `請求書\u001b[2J ${'long '.repeat(40)}`,
      url: 'https://acme.example',
      page_url: 'https://d.example/acme',
      headline: 'h '.repeat(200),
    }
    const rest = { summary: null, logo_url: null, categories: ['Finance'], votes: 4, launch_week: '2026-W40', launched_at: null }
    const page = { items: [{ ...item, ...rest }], page: 1, per_page: 1, total: 2, total_pages: 2, has_more: true }
    const server = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => Response.json(page) })
    const { code, shown } = await onTerminal(['search', 'two words', '--sort', 'votes'], {
      cols,
      env: { LISTING_BASE_URL: `http://127.0.0.1:${server.port}` },
    })
    await server.stop(true)
    expect(code).toBe(0)
    expect(plain(shown)).toContain("Next: listing search 'two words' --sort votes --page 2\n")
    expect(plain(shown)).not.toContain('\u001b')
    for (const line of plain(shown).split('\n')) if (!line.startsWith('Next:')) expect(columns(line)).toBeLessThanOrEqual(cols)
  },
)

test('whoami shows account, key and what is left of each limit', async () => {
  const { stdout } = await read('whoami', '--no-json')
  expect(stdout).toContain('listings:write')
  expect(stdout).toMatch(/drafts per hour +9 +10/)
})

test('call reaches any operation with JSON from the line or from standard input', async () => {
  expect(JSON.parse((await read('call', 'get_draft', JSON.stringify({ id }))).stdout)).toMatchObject({ id })
  const edited = await piped(
    ['call', 'update_draft', '-', '--idempotency-key', 'k1'],
    env,
    JSON.stringify({ id, fields: { license: 'MIT' } }),
  )
  expect(JSON.parse(edited.stdout).fields.license.value).toBe('MIT')
  const conflict = await piped(
    ['call', 'update_draft', '-', '--idempotency-key', 'k1'],
    env,
    JSON.stringify({ id, fields: { license: 'BSD' } }),
  )
  expect(JSON.parse(conflict.stdout)).toMatchObject({ code: 'idempotency_conflict' })
  expect(conflict.code).toBe(1)
  const stale = await read('call', 'update_draft', JSON.stringify({ id, fields: { license: 'BSD' } }), '--if-match', '"stale"')
  expect(stale).toMatchObject({ code: 1 })
  const typo = await read('call', 'get_draft', JSON.stringify({ id, waits: 3 }))
  expect(typo.stderr).toContain('Error: waits: is not known here.')
})

test('without a key, or with a wrong one, it ends in 4 and says how to get one', async () => {
  for (const [LISTING_API_KEY, next] of [
    ['', 'listing login'],
    ['lst_wrong', 'export LISTING_API_KEY=lst_…'],
  ] as const) {
    const { code, stdout, stderr } = await piped(['whoami'], { ...env, LISTING_API_KEY })
    expect(code).toBe(4)
    expect(JSON.parse(stdout)).toMatchObject({ code: 'unauthorized' })
    expect(stderr).toMatch(/account\/keys\n/)
    // Who reads this may be no operator.
    expect(stderr).not.toContain('listing-server')
    expect(stderr).toEndWith(`\nNext: ${next}\n`)
  }
  const narrow = await testService.founder(['account:read'])
  const { code, stderr } = await piped(['submit', 'acme.example.com'], { ...env, LISTING_API_KEY: narrow.apiKey })
  expect(code).toBe(4)
  expect(stderr).toEndWith('Next: listing whoami\n')
})

test('stats shows a listing by the day and answers the operation in a pipe; a day that is none is refused', async () => {
  const shown = await read('stats', String(listing_id), '--no-json')
  expect([shown.code, shown.stdout]).toEqual([0, expect.stringMatching(/^0 views {2}0 clicks {2}0 votes {2}in 28 days\n/)])
  const piped_answer = await read('stats', String(listing_id))
  expect(JSON.parse(piped_answer.stdout)).toEqual(await listing.getListingStats({ listing_id }))
  expect((await read('stats', String(listing_id), '--from', 'monday')).code).toBe(2)
})

test('search takes every filter as a flag, shows counts, and names the nearest of a value that is none', async () => {
  const search = (...words: string[]) => piped(['search', ...words], { LISTING_BASE_URL: testService.url })
  const all = [
    '--pricing-model',
    'free',
    '--free-trial',
    '--platform',
    'web',
    '--license',
    'open_source',
    '--country',
    'EE',
    '--language',
    'en',
    '--proven-min',
    '1',
  ]
  expect(JSON.parse((await search(' ', '--json')).stdout)).toEqual(JSON.parse((await search('--json')).stdout))
  const found = await search(...all, '--facets', '--json')
  expect([found.code, Object.keys(JSON.parse(found.stdout).facets)]).toEqual([
    0,
    ['pricing_model', 'free_trial', 'platform', 'license', 'country', 'language'],
  ])
  const wrong = await search('--platform', 'maxos')
  expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining('macos')])
  for (const option of ['--sort=nope', '--per-page=500', '--proven-min=many', '--country=UK']) expect((await search(option)).code).toBe(2)
})

test('what is told of a credential and of what went wrong fits a terminal of 40 columns; a command to copy stays on its line', async () => {
  for (const words of [['whoami'], ['show', '99999']]) {
    const { shown } = await onTerminal(words, { env, cols: 40 })
    const wide = plain(shown)
      .split('\n')
      .filter((line) => columns(line) > 40 && !/:\/\/|@/.test(line))
    expect([words, wide]).toEqual([words, []])
  }
  const { shown } = await onTerminal(['completion', 'tcsh'], { env, cols: 24 })
  expect(
    plain(shown)
      .split('\n')
      .filter((line) => columns(line) > 24),
  ).toEqual(['Next: listing completion --help'])
})
