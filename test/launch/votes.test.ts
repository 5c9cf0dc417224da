import { beforeAll, describe, expect, test } from 'bun:test'
import { closeWeeks } from '../../server/launch/close_weeks.ts'
import { countHeldVotes } from '../../server/launch/votes.ts'
import { startTestService } from '../test_service.ts'
import { set } from '../public/live.ts'
import { turnTo } from './founders.ts'
import { launched, takeBack, vote, voterOfAge, voters, votesOf as countOf } from './voters.ts'

const testService = await startTestService({ crowded: true, role: 'web' })
const WEEK = { launch_week: '2027-W10', launched_at: '2027-03-08T00:00:00Z' }
const MIDDAY = '2027-03-10T12:00:00Z'

beforeAll(() => turnTo(testService, MIDDAY))

const votesOf = (listing: { id: number; slug: string }) => countOf(testService, listing)

describe('a vote', () => {
  test('counts at once on the listing, on the board and in search', async () => {
    const listing = await launched(testService, WEEK)
    const [voter = ''] = await voters(testService, 1)
    expect(await vote(testService, listing.id, voter)).toEqual({ outcome: 'counted', votes: 1, changed: true })
    expect(await votesOf(listing)).toEqual([1, 1, 1, 1])
  })

  test('counts once however often it is cast', async () => {
    const listing = await launched(testService, WEEK)
    const [voter = ''] = await voters(testService, 1)
    await vote(testService, listing.id, voter)
    expect(await vote(testService, listing.id, voter)).toEqual({ outcome: 'counted', votes: 1, changed: false })
    expect(await votesOf(listing)).toEqual([1, 1, 1, 1])
  })

  test('of one person cast fifty times at once counts once', async () => {
    const listing = await launched(testService, WEEK)
    const [voter = ''] = await voters(testService, 1)
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => vote(testService, listing.id, voter)))
    expect(outcomes.filter((outcome) => outcome.outcome === 'counted' && outcome.changed)).toHaveLength(1)
    expect(await votesOf(listing)).toEqual([1, 1, 1, 1])
  })

  test('of each of two hundred people at once counts exactly, on two listings at once', async () => {
    const [one, other] = [await launched(testService, WEEK), await launched(testService, WEEK)]
    const people = await voters(testService, 200)
    await Promise.all(people.flatMap((person) => [vote(testService, one.id, person), vote(testService, other.id, person)]))
    expect(await votesOf(one)).toEqual([200, 200, 200, 200])
    expect(await votesOf(other)).toEqual([200, 200, 200, 200])
    await Promise.all(
      people.slice(0, 80).flatMap((person) => [takeBack(testService, one.id, person), takeBack(testService, one.id, person)]),
    )
    expect(await votesOf(one)).toEqual([120, 120, 120, 120])
  })

  test('can be taken back and cast again while the week is live', async () => {
    const listing = await launched(testService, WEEK)
    const [voter = ''] = await voters(testService, 1)
    await vote(testService, listing.id, voter)
    expect(await takeBack(testService, listing.id, voter)).toEqual({ outcome: 'taken_back', votes: 0, changed: true })
    expect(await takeBack(testService, listing.id, voter)).toEqual({ outcome: 'taken_back', votes: 0, changed: false })
    expect(await votesOf(listing)).toEqual([0, 0, 0, 0])
    expect(await vote(testService, listing.id, voter)).toEqual({ outcome: 'counted', votes: 1, changed: true })
  })
})

describe('a vote is refused', () => {
  const refused = (reason: string) => ({ outcome: 'refused', reason }) as never

  test('for one’s own listing', async () => {
    const listing = await launched(testService, WEEK)
    expect(await vote(testService, listing.id, listing.account_id)).toEqual(refused('own_listing'))
    expect(await votesOf(listing)).toEqual([0, 0, 0, 0])
  })

  test('for a listing of the same website that another account of the company made', async () => {
    const listing = await launched(testService, WEEK)
    const [colleague = ''] = await voters(testService, 1)
    await testService.sql`
      insert into companies (account_id, site_key, url, facts) values (${colleague}, ${`${listing.slug}.example`}, ${`https://${listing.slug}.example/`}, '{"cells": {}}')`
    expect(await vote(testService, listing.id, colleague)).toEqual(refused('own_listing'))
  })

  test('without a confirmed e-mail address', async () => {
    const listing = await launched(testService, WEEK)
    const [voter = ''] = await voters(testService, 1)
    await testService.sql`update auth."user" set "emailVerified" = false where id = ${voter}`
    expect(await vote(testService, listing.id, voter)).toEqual(refused('email_unconfirmed'))
    expect(await vote(testService, listing.id, 'nobody')).toEqual(refused('email_unconfirmed'))
  })

  test('for what is not live or not there', async () => {
    const [voter = ''] = await voters(testService, 1)
    for (const status of ['scheduled', 'suspended'] as const)
      expect(await vote(testService, (await launched(testService, { ...WEEK, launch_week: '2027-W12', status })).id, voter)).toEqual(
        refused('not_found'),
      )
    expect(await vote(testService, 999_999_999, voter)).toEqual(refused('not_found'))
  })

  test('outside the launch week, and so is taking it back', async () => {
    const [voter = ''] = await voters(testService, 1)
    const past = await launched(testService, { launch_week: '2027-W09', launched_at: '2027-03-01T00:00:00Z' })
    expect(await vote(testService, past.id, voter)).toEqual(refused('week_over'))
    expect(await takeBack(testService, past.id, voter)).toEqual(refused('week_over'))
    const early = await launched(testService, { launch_week: '2027-W11', launched_at: '2027-03-15T00:00:00Z' })
    expect(await vote(testService, early.id, voter)).toEqual(refused('week_not_begun'))
    expect(await vote(testService, (await launched(testService, {})).id, voter)).toEqual(refused('week_over'))
  })

  test('from the first instant after the week, and not in the last second of it', async () => {
    const listing = await launched(testService, WEEK)
    const [one = '', other = ''] = await voters(testService, 2)
    turnTo(testService, '2027-03-14T23:59:58Z')
    expect((await vote(testService, listing.id, one)).outcome).toBe('counted')
    turnTo(testService, '2027-03-15T00:00:00Z')
    expect(await vote(testService, listing.id, other)).toEqual(refused('week_over'))
    turnTo(testService, MIDDAY)
  })

  test('once the board is frozen, also where the caller’s clock is behind', async () => {
    const listing = await launched(testService, {
      launch_week: '2027-W10',
      launched_at: '2027-03-08T00:00:00Z',
      site_id: await sisterSite(),
    })
    const [voter = ''] = await voters(testService, 1)
    await testService.sql`update launch_weeks set closed_at = now(), sha256 = '' where site_id = (select site_id from listings where id = ${listing.id})`
    await testService.sql`update board_entries set rank = 1 where listing_id = ${listing.id}`
    expect(await vote(testService, listing.id, voter)).toEqual(refused('week_over'))
  })
})

describe('a vote of an account younger than a day', () => {
  test('is held, and counts once the account is older', async () => {
    const listing = await launched(testService, WEEK)
    const voter = await voterOfAge(testService, 20)
    const held = await vote(testService, listing.id, voter)
    expect(held).toMatchObject({ outcome: 'held', votes: 0, changed: true })
    expect(await votesOf(listing)).toEqual([0, 0, 0, 0])
    await countHeldVotes(testService.sql, testService.service.clock())
    expect(await votesOf(listing)).toEqual([0, 0, 0, 0])
    turnTo(testService, '2027-03-10T17:00:00Z')
    await Promise.all(Array.from({ length: 4 }, () => countHeldVotes(testService.sql, testService.service.clock())))
    expect(await votesOf(listing)).toEqual([1, 1, 1, 1])
    expect(await vote(testService, listing.id, voter)).toEqual({ outcome: 'counted', votes: 1, changed: false })
    turnTo(testService, MIDDAY)
  })

  test('can be taken back while it is held, and never counts then', async () => {
    const listing = await launched(testService, WEEK)
    const voter = await voterOfAge(testService, 23)
    await vote(testService, listing.id, voter)
    expect(await takeBack(testService, listing.id, voter)).toEqual({ outcome: 'taken_back', votes: 0, changed: true })
    turnTo(testService, '2027-03-10T17:00:00Z')
    await countHeldVotes(testService.sql, testService.service.clock())
    expect(await votesOf(listing)).toEqual([0, 0, 0, 0])
    turnTo(testService, MIDDAY)
  })

  test('waits while its listing is suspended', async () => {
    const listing = await launched(testService, WEEK)
    await vote(testService, listing.id, await voterOfAge(testService, 23))
    await set(testService, listing.profile_id, { status: 'suspended' })
    turnTo(testService, '2027-03-10T17:00:00Z')
    await countHeldVotes(testService.sql, testService.service.clock())
    await set(testService, listing.profile_id, { status: 'live' })
    expect((await votesOf(listing))[0]).toBe(0)
    await countHeldVotes(testService.sql, testService.service.clock())
    expect(await votesOf(listing)).toEqual([1, 1, 1, 1])
    turnTo(testService, MIDDAY)
  })

  test('never counts where its week is over first; where nothing ran meanwhile it counts before the board is frozen', async () => {
    const listing = await launched(testService, WEEK)
    const [older, younger] = [await voterOfAge(testService, 1), await voterOfAge(testService, -100)]
    await vote(testService, listing.id, older)
    await vote(testService, listing.id, younger)
    turnTo(testService, '2027-04-01T00:00:00Z')
    await closeWeeks(testService.service, testService.service.clock())
    expect(await votesOf(listing)).toEqual([1, 1, 1, 1])
    turnTo(testService, MIDDAY)
  })
})

async function sisterSite(): Promise<number> {
  const key = crypto.randomUUID().slice(0, 8)
  const [row] = await testService.sql<{ id: number }[]>`
    insert into sites (key, host, name) values (${key}, ${`${key}.test`}, 'Sister') returning id`
  return row?.id ?? 0
}
