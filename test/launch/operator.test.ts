import { expect, test } from 'bun:test'
import { refreshSearchRow } from '../../server/listings/search_row.ts'
import { startTestService } from '../test_service.ts'
import { refused } from '../refused.ts'
import { putLive } from '../public/live.ts'
import { addWeeks, spanOf, weekOf } from '../../server/base/weeks.ts'
import { crowd, open, turnTo } from './founders.ts'
import { openOperatorTerminal } from '../operator_terminal.ts'

const testService = await startTestService({ role: 'web' })

const type = openOperatorTerminal({ DATABASE_URL: testService.service.config.database_url ?? '' })
const operator = (...words: string[]) => type(words)

test('a suspended listing is nowhere from that moment on, and a restored one is back as it was', async () => {
  const owner = await testService.founder()
  const { id, slug, profile_id } = await putLive(testService, owner.account_id, {
    name: 'Rutabaga',
    categories: ['Productivity'],
    votes: 4,
  })
  const visitor = testService.visitor()
  const found = async () => [
    (await visitor.searchListings({ q: 'rutabaga' })).items.length,
    (await visitor.searchListings({ category: 'Productivity', per_page: 100 })).items.filter((item) => item.id === id).length,
    await visitor.getListing({ slug }).then(
      () => 1,
      () => 0,
    ),
  ]
  expect(await found()).toEqual([1, 1, 1])
  expect(await operator('listing', 'suspend', String(id))).toMatchObject({ code: 0, out: `Listing ${id} is suspended.` })
  expect(await found()).toEqual([0, 0, 0])
  expect((await owner.listing.getMyListing({ listing_id: id })).status).toBe('suspended')
  expect((await refused(owner.listing.chooseFreeListing({ listing_id: id }))).code).toBe('conflict')
  // An edit of the profile does not bring it back.
  await testService.sql.begin((sql) => refreshSearchRow(sql, profile_id))
  expect(await found()).toEqual([0, 0, 0])
  expect(await operator('listing', 'suspend', String(id))).toMatchObject({ code: 1, out: '' })

  const restored = await operator('listing', 'restore', String(id), '--json')
  expect([restored.code, JSON.parse(restored.out)]).toEqual([0, { listing_id: id, status: 'live' }])
  expect(await found()).toEqual([1, 1, 1])
  expect((await visitor.getListing({ slug })).votes).toBe(4)
  expect((await operator('listing', 'restore', String(id))).code).toBe(1)
  expect((await operator('listing', 'suspend', '999999')).code).toBe(1)
  expect((await operator('listing', 'suspend', 'x')).code).toBe(2)
  expect((await operator('listing', 'suspend')).code).toBe(2)
})

test('a launch that is suspended over its week comes late, not never', async () => {
  const [founder] = await crowd(testService, 1)
  if (!founder) throw new Error('a crowd of one has no founder')
  const { listing, listing_id } = founder
  const { launch_week } = await listing.chooseFreeListing({ listing_id })
  await operator('listing', 'suspend', String(listing_id))
  turnTo(testService, spanOf(launch_week ?? '').starts_at)
  expect(await open(testService)).toEqual({ live: 0, rolled: 0, back_to_draft: 0 })
  await operator('listing', 'restore', String(listing_id))
  expect(await open(testService)).toEqual({ live: 0, rolled: 1, back_to_draft: 0 })
  expect(await listing.getMyListing({ listing_id })).toMatchObject({
    status: 'awaiting_badge',
    launch_week: addWeeks(launch_week ?? '', 1),
  })
})

test.each(['paid', 'free'] as const)('a %s launch that is suspended until its week is over has the next week with a seat', async (plan) => {
  const [founder] = await crowd(testService, 1)
  if (!founder) throw new Error('a crowd of one has no founder')
  const { listing, listing_id } = founder
  const { launch_week } = await listing.chooseFreeListing({ listing_id })
  const status = plan === 'paid' ? 'scheduled' : 'awaiting_badge'
  await testService.sql`update listings set plan = ${plan}, status = ${status} where id = ${listing_id}`
  await testService.operate('suspend_listing', { listing_id, reason: null })
  turnTo(testService, spanOf(addWeeks(launch_week ?? '', 1)).starts_at)
  await testService.operate('unsuspend_listing', { listing_id })
  await open(testService)
  expect(await listing.getMyListing({ listing_id })).toMatchObject({ status, launch_week: addWeeks(launch_week ?? '', 2) })
  const [row] = await testService.sql`select rolls from listings where id = ${listing_id}`
  expect(row?.rolls).toBe(0)
})

test('weeks run does what is due at a time, once, and its owners get one e-mail each', async () => {
  turnTo(testService, new Date())
  const founders = await crowd(testService, 4)
  for (const { listing, listing_id } of founders) await listing.chooseFreeListing({ listing_id })
  const ids = founders.map(({ listing_id }) => listing_id)
  await testService.sql`update listings set plan = 'paid', status = 'scheduled' where id = any(${ids.slice(0, 2)}::integer[])`
  await testService.sql`update listings set status = 'archived', launch_week = null where not id = any(${ids}::integer[])`
  const at = spanOf(addWeeks(weekOf(new Date()), 4)).starts_at.toISOString()
  expect((await operator('weeks', 'run', '--at', 'tomorrow')).code).toBe(2)
  expect(JSON.parse((await operator('weeks', 'run', '--json')).out)).toMatchObject({ live: 0, rolled: 0, back_to_draft: 0 })
  const [one, other] = await Promise.all([operator('weeks', 'run', '--at', at, '--json'), operator('weeks', 'run', '--at', at, '--json')])
  const done = [one, other].map(({ out }) => JSON.parse(out) as { at: string; live: number; rolled: number; back_to_draft: number })
  expect(done.map((run) => run.at)).toEqual([at, at])
  expect(done.reduce((sum, { live, rolled }) => [(sum[0] ?? 0) + live, (sum[1] ?? 0) + rolled], [0, 0])).toEqual([2, 2])
  expect((await operator('weeks', 'run', '--at', at)).out).toContain('0 went live, 0 moved')
  const rows = await testService.sql<{ kind: string; count: number }[]>`
    select o.kind, count(*) as count from outbox o join auth."user" u on lower(u.email) = lower(o.email)
    join listings l on l.account_id = u.id where l.id = any(${ids}::integer[]) group by o.kind order by o.kind`
  expect([...rows]).toEqual([
    { kind: 'launch_live', count: 2 },
    { kind: 'launch_rolled', count: 2 },
  ])
  const [mail] = await testService.sql<
    { mail: { blocks: unknown[]; action: { url: string } } }[]
  >`select letter as mail from outbox where kind = 'launch_rolled' limit 1`
  const blocks = JSON.stringify(mail?.mail.blocks)
  expect(blocks).toContain('The badge has not been seen')
  // A founder reads it: neither keys of weeks nor names of calls.
  expect(blocks).toMatch(/moves to Week \d+, 20\d\d, which begins on Monday/)
  expect(blocks).not.toMatch(/\d-W\d|\w_\w/)
  expect(mail?.mail.action.url).toStartWith('http://localhost:3000/account/listings/')
  const next = spanOf(addWeeks(weekOf(new Date(at)), 1)).starts_at.toISOString()
  expect((await operator('weeks', 'run', '--at', next)).out).toContain('; 1 week closed; 0 newsletters composed.')
})

test('a launch whose badge was lost while it was suspended is restored to waiting for it, and its badge is looked for again', async () => {
  const { id } = await putLive(testService, await testService.account(), { name: 'Celeriac', launch_week: '2030-W01', status: 'scheduled' })
  await testService.sql`insert into badge_checks (listing_id, state, holds, detail) values (${id}, 'lost', false, '')`
  expect((await operator('listing', 'suspend', String(id))).code).toBe(0)
  const restored = await operator('listing', 'restore', String(id), '--json')
  expect(JSON.parse(restored.out)).toEqual({ listing_id: id, status: 'awaiting_badge' })
  const [badge] = await testService.sql<
    { due: boolean }[]
  >`select next_check_at is not null as due from badge_checks where listing_id = ${id}`
  expect(badge?.due).toBe(true)
})
