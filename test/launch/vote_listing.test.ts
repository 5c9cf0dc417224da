import { expect, test } from 'bun:test'
import { answered, openCalls, refusedBy } from '../calls.ts'
import { startTestService } from '../test_service.ts'
import { until } from '../until.ts'
import { putShown } from '../web/public/put.ts'
import { voters } from './voters.ts'

const testService = await startTestService({ crowded: true, role: 'web' })
const calls = await openCalls(testService)
const votesOf = async (id: number) => (await testService.sql<{ votes: number }[]>`select votes from listings where id = ${id}`)[0]?.votes

test('a vote is counted once, taken back once, and cast anew', async () => {
  const { id, slug } = await putShown(testService, await testService.account())
  const person = await calls.person((await voters(testService, 1))[0] ?? '')
  const key = crypto.randomUUID()
  for (let press = 0; press < 2; press++)
    expect(await answered(person('vote_listing', { slug, vote: 'cast' }, key))).toMatchObject({ outcome: 'counted' })
  expect(await votesOf(id)).toBe(1)
  expect(await answered(person('vote_listing', { slug, vote: 'take_back' }))).toMatchObject({ outcome: 'taken_back' })
  // The first form comes once more: it was done, and what was taken back stays so.
  await answered(person('vote_listing', { slug, vote: 'cast' }, key))
  expect(await votesOf(id)).toBe(0)
  await answered(person('vote_listing', { slug, vote: 'cast' }, crypto.randomUUID()))
  expect(await votesOf(id)).toBe(1)
})

test('of votes that are cast together none is of somebody who was signed out meanwhile', async () => {
  const { id, slug } = await putShown(testService, await testService.account())
  const [signed_out = '', ...others] = await voters(testService, 3)
  const people = await Promise.all([signed_out, ...others].map((voter) => calls.person(voter)))
  const [held, ended] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()]
  const ending = testService.sql.begin(async (sql) => {
    await sql`select 1 from auth."user" where id = ${signed_out} for update`
    held.resolve(undefined)
    await ended.promise
    await sql`delete from auth."session" where "userId" = ${signed_out}`
  })
  await held.promise
  const votes = people.map((person) => person('vote_listing', { slug, vote: 'cast' }, crypto.randomUUID()))
  const waiting = () => testService.sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%key share%'`
  await until(async () => (await waiting()).length > 0)
  ended.resolve(undefined)
  await ending
  expect((await Promise.all(votes)).map((came) => came.ok || came.problem.code)).toEqual(['unauthorized', true, true])
  const cast = await testService.sql<{ account_id: string }[]>`select account_id from votes where listing_id = ${id}`
  expect(cast.map(({ account_id }) => account_id).toSorted()).toEqual(others.toSorted())
})

test('one’s own listing and one that is none take no vote, and say why', async () => {
  const owner = await testService.account()
  const { id, slug } = await putShown(testService, owner)
  const person = await calls.person(owner)
  expect(await answered(person('vote_listing', { slug, vote: 'cast' }))).toMatchObject({
    outcome: 'refused',
    reason: 'own_listing',
  })
  expect(await answered(person('vote_listing', { slug: 'nobody-has-this', vote: 'cast' }))).toMatchObject({
    outcome: 'refused',
    reason: 'not_found',
  })
  expect(await refusedBy(calls.anyone('vote_listing', { slug, vote: 'cast' }))).toEqual([401, 'unauthorized'])
  expect(await votesOf(id)).toBe(0)
})

test('votes that come at the same time are counted exactly, with far fewer transactions than votes', async () => {
  const listings = await Promise.all(Array.from({ length: 40 }, async () => putShown(testService, await testService.account())))
  const people = await Promise.all((await voters(testService, 4)).map(calls.person))
  const outcomes = await Promise.all(
    people.flatMap((person) =>
      listings.map(({ slug }) =>
        answered(person('vote_listing', { slug, vote: 'cast' }, crypto.randomUUID())).then(({ outcome }) => outcome),
      ),
    ),
  )
  expect(new Set(outcomes)).toEqual(new Set(['counted']))
  for (const { id } of listings) expect(await votesOf(id)).toBe(4)
  const [row] = await testService.sql<{ votes: number; transactions: number }[]>`
    select count(*) as votes, count(distinct xmin::text) as transactions from votes where listing_id = any(${listings.map(({ id }) => id)}::integer[])`
  expect(row?.votes).toBe(160)
  expect(row?.transactions).toBeLessThan(130)
})

test('votes that come at the same time keep every rule: one a mailbox, none for one’s own, one for a form sent twice, held from one network', async () => {
  const owner = await testService.account()
  const [mine, other, busy] = await Promise.all(
    [owner, await testService.account(), await testService.account()].map((id) => putShown(testService, id)),
  )
  const [twice = '', plus = '', form = '', ...crowd] = await voters(testService, 10)
  await testService.sql`update auth."user" set email = 'one.mailbox@gmail.com' where id = ${twice}`
  await testService.sql`update auth."user" set email = 'onemailbox+votes@gmail.com' where id = ${plus}`
  const cast = async (account_id: string, slug: string, key = crypto.randomUUID()) =>
    answered((await calls.person(account_id))('vote_listing', { slug, vote: 'cast' }, key))
  const key = crypto.randomUUID()
  const [own, one, same, first, again, gone, ...held] = await Promise.all([
    cast(owner, mine?.slug ?? ''),
    cast(twice, other?.slug ?? ''),
    cast(plus, other?.slug ?? ''),
    cast(form, mine?.slug ?? '', key),
    cast(form, mine?.slug ?? '', key),
    cast(form, 'nobody-has-this'),
    ...crowd.map((person) => cast(person, busy?.slug ?? '')),
  ])
  expect(own).toEqual({ outcome: 'refused', reason: 'own_listing' })
  expect([one, same].map((came) => came?.reason ?? came?.outcome).toSorted()).toEqual(['counted', 'mailbox_voted'])
  expect([first?.outcome, again?.outcome]).toEqual(['counted', 'counted'])
  expect(gone).toEqual({ outcome: 'refused', reason: 'not_found' })
  // The fifth of seven within minutes opens the cluster; all of them wait for the team.
  expect(held.map(({ outcome }) => outcome).toSorted()).toEqual([...Array(4).fill('counted'), ...Array(3).fill('in_review')])
  expect([await votesOf(mine?.id ?? 0), await votesOf(other?.id ?? 0), await votesOf(busy?.id ?? 0)]).toEqual([1, 1, 0])
})

test('one whose vote cannot be written keeps nobody else from theirs', async () => {
  const listings = await Promise.all(Array.from({ length: 8 }, async () => putShown(testService, await testService.account())))
  const people = await voters(testService, 3)
  const unlucky = people[1] ?? ''
  await testService.sql.unsafe(`
    create function refuse_vote() returns trigger language plpgsql as $$ begin raise exception 'the disk is full'; end $$;
    create trigger refuse_vote before insert on votes for each row when (new.account_id = '${unlucky}') execute function refuse_vote()`)
  const came = await Promise.all(
    people.flatMap((account_id) =>
      listings.map(async ({ slug }) => {
        const { status } = await (await calls.person(account_id))('vote_listing', { slug, vote: 'cast' }, crypto.randomUUID())
        return { account_id, status }
      }),
    ),
  )
  await testService.sql.unsafe('drop trigger refuse_vote on votes')
  for (const { account_id, status } of came) expect(status).toBe(account_id === unlucky ? 500 : 200)
  for (const { id } of listings) expect(await votesOf(id)).toBe(2)
})
