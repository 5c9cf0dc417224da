import { expect, test } from 'bun:test'
import { columns, loadColumns } from '../../cli/terminal/text.ts'
import { submitted } from '../launch/founders.ts'
import { startTestService } from '../test_service.ts'
import { serveSites, type SitePages } from '../sites.ts'
import { onTerminal, piped, plain } from './listing.ts'

await loadColumns()
const sites: Record<string, SitePages> = {}
const { env: reach } = serveSites(sites)
const testService = await startTestService({ env: reach })

async function founder(options: { complete?: boolean } = {}) {
  const made = await submitted(testService, sites, options)
  const env = { LISTING_BASE_URL: testService.url, LISTING_API_KEY: made.apiKey }
  return { ...made, id: String(made.listing_id), read: (...words: string[]) => piped(words, env), env }
}

test('free takes a week, says what is open, and the badge it names is seen once it is there', async () => {
  const { id, read, listing, listing_id, show, host } = await founder()
  const first = await read('free', id, '--no-json')
  expect(first.code).toBe(0)
  expect(first.stdout).toMatch(new RegExp(`^Listing ${id} {2}awaiting_badge, plan free`))
  // Why it is that week, where the calendar shows earlier ones with seats.
  expect(first.stdout).toMatch(/The launch is in week \d{4}-W\d\d\. Free launches wait at least \d+ weeks? on this/)
  expect(first.stdout).toMatch(new RegExp(`Next: listing badge ${id}( --check)?\n$`))

  const badge = await read('badge', id, '--no-json')
  const { badges } = await listing.getBadges({ listing_id })
  for (const { html } of badges) expect(badge.stdout).toContain(`\n${html}\n`)
  expect(badge.stdout).toEndWith(`Next: listing badge ${id} --check\n`)

  const missing = await read('badge', id, '--check')
  expect([missing.code, JSON.parse(missing.stdout).state]).toEqual([8, 'missing'])
  show(badges[0]?.html ?? '')
  const seen = await read('badge', id, '--check', '--page', `http://${host}/`, '--no-json')
  expect([seen.code, seen.stdout.startsWith('verified  http')]).toEqual([0, true])
  const { status, launch_week } = await listing.getMyListing({ listing_id })
  expect([status, launch_week]).toEqual(['scheduled', JSON.parse((await read('free', id)).stdout).launch_week])
  expect((await read('show', id, '--no-json')).stdout).toContain(`launch ${launch_week}`)
})

test('a page of another website is refused with what to do, and changes nothing', async () => {
  const { id, read } = await founder()
  const { code, stderr, stdout } = await read('badge', id, '--check', '--page', 'https://elsewhere.example/')
  expect([code, JSON.parse(stdout).code]).toEqual([1, expect.stringMatching(/validation_failed|url_not_allowed/)])
  expect(stderr).toContain('Error: --page: ')
  expect(await read('badge', id, '--page', 'https://elsewhere.example/')).toMatchObject({ code: 2, stdout: '' })
})

test('weeks and the leaderboard are tables for people and the service’s own answer in a pipe', async () => {
  const { read, env } = await founder()
  const { shown } = await onTerminal(['weeks'], { env })
  expect(plain(shown)).toMatch(/^WEEK +STARTS +STATUS +FREE SEATS +PAID SEATS\n\d{4}-W\d\d +\d{4}-\d\d-\d\d +/)
  expect(JSON.parse((await read('weeks')).stdout)).toEqual(await testService.visitor().listLaunchWeeks())
  expect((await read('leaderboard', '--no-json')).stdout).toMatch(/^Week \d{4}-W\d\d .* live\nNo launches this week yet\./)
  expect(JSON.parse((await read('leaderboard', '--week', '2026-W10')).stdout)).toEqual(
    await testService.visitor().getWeeklyLeaderboard({ week: '2026-W10' }),
  )
})

test.each([40, 100])('a board fits a terminal of %d columns, wide and hostile names too', async (cols) => {
  const item = {
    id: 1,
    slug: 'acme',
    name: `請求書\u001b[2J ${'long '.repeat(40)}`,
    url: 'https://acme.example',
    page_url: 'https://d.example/acme',
  }
  const rest = { headline: 'h', summary: null, logo_url: null, categories: [], votes: 4, launch_week: '2026-W40', launched_at: null }
  const board = {
    week: { key: '2026-W40', starts_at: '2026-09-28T00:00:00.000Z', ends_at: '2026-10-05T00:00:00.000Z', status: 'closed' },
    items: [{ rank: 1, votes: 4, winner: 1, listing: { ...item, ...rest } }],
    ...{ page: 1, per_page: 1, total: 1, total_pages: 1, has_more: false, previous_week: '2026-W39' },
    snapshot: null,
  }
  const server = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => Response.json(board) })
  const { code, shown } = await onTerminal(['leaderboard'], { cols, env: { LISTING_BASE_URL: `http://127.0.0.1:${server.port}` } })
  await server.stop(true)
  expect(code).toBe(0)
  expect(plain(shown)).not.toContain('\u001b')
  expect(plain(shown)).toEndWith('Next: listing leaderboard --week 2026-W39\n')
  for (const line of plain(shown).split('\n').slice(1, -2)) expect(columns(line)).toBeLessThanOrEqual(cols)
})

test('an invite is sent by the draft, and the same address may be asked again', async () => {
  const { draft_id, read } = await founder()
  const sent = await read('invite', draft_id, 'bo@acme.com', '--no-json')
  expect([sent.code, sent.stdout.split(';')[0]]).toEqual([0, 'Sent to bo@acme.com'])
  expect(JSON.parse((await read('invite', draft_id, 'bo@acme.com')).stdout)).toMatchObject({ email: 'bo@acme.com', status: 'sent' })
  const wrong = await read('invite', draft_id, 'bo')
  expect(wrong).toMatchObject({ code: 1, stderr: expect.stringContaining(`Next: listing invite ${draft_id} EMAIL`) })
})

test('milestones come and go; an impossible day is refused and one of another founder is not there', async () => {
  const { id, read, listing, listing_id } = await founder()
  const added = await read('milestone', 'add', id, '--date', '2026-03-01', '--title', 'Hundred customers', '--url', 'https://acme.com/100')
  const milestone = JSON.parse(added.stdout)
  expect(milestone).toMatchObject({ date: '2026-03-01', title: 'Hundred customers', url: 'https://acme.com/100', description: null })
  expect(await read('milestone', 'add', id, '--date', '2026-02-30', '--title', 'Never')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Error: --date: is not a date that exists.'),
  })
  expect(await read('milestone', 'add', id, '--date', 'yesterday', '--title', 'Never')).toMatchObject({ code: 2 })
  expect((await listing.getMyListing({ listing_id })).milestones).toEqual([milestone])
  const stranger = await founder()
  expect(await stranger.read('milestone', 'remove', stranger.id, String(milestone.id))).toMatchObject({ code: 1 })
  const removed = await read('milestone', 'remove', id, String(milestone.id), '--no-json')
  expect(removed).toMatchObject({ code: 0, stdout: '', stderr: `Removed milestone ${milestone.id}.\nNext: listing show ${id}\n` })
  expect((await listing.getMyListing({ listing_id })).milestones).toEqual([])
})

test('a listing that is not there ends in 1 with the way to those that are', async () => {
  const { read } = await founder()
  for (const words of [
    ['free', '999999'],
    ['badge', '999999'],
    ['story', 'show', '999999'],
    ['edit-listing', '999999', '--set', 'name=x'],
  ])
    expect(await read(...words)).toMatchObject({ code: 1, stderr: expect.stringMatching(/Next: listing listings\n$/) })
  expect(await read('free', 'acme')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/None of your listings is acme\.\nNext: listing listings\n$/),
  })
})
