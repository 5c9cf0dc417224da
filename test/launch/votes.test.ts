import { beforeAll, describe, expect, test } from 'bun:test'
import { closeWeeks } from '../../server/launch/close_weeks.ts'
import { countHeldVotes } from '../../server/launch/votes.ts'
import { openHouse } from '../house.ts'
import { set } from '../public/live.ts'
import { turnTo } from './founders.ts'
import { launched, takeBack, vote, voterOfAge, voters, votesOf as countOf } from './voters.ts'

const house = await openHouse({ role: 'web' })
const WEEK = { launch_week: '2027-W10', launched_at: '2027-03-08T00:00:00Z' }
const MIDDAY = '2027-03-10T12:00:00Z'

beforeAll(() => turnTo(house, MIDDAY))

const votesOf = (listing: { id: number; slug: string }) => countOf(house, listing)

describe('a vote', () => {
  test('counts at once on the listing, on the board and in search', async () => {
    const listing = await launched(house, WEEK)
    const [voter = ''] = await voters(house, 1)
    expect(await vote(house, listing.id, voter)).toEqual({ outcome: 'counted', votes: 1, changed: true })
    expect(await votesOf(listing)).toEqual([1, 1, 1, 1])
  })

  test('counts once however often it is cast', async () => {
    const listing = await launched(house, WEEK)
    const [voter = ''] = await voters(house, 1)
    await vote(house, listing.id, voter)
    expect(await vote(house, listing.id, voter)).toEqual({ outcome: 'counted', votes: 1, changed: false })
    expect(await votesOf(listing)).toEqual([1, 1, 1, 1])
  })

  test('of one person cast fifty times at once counts once', async () => {
    const listing = await launched(house, WEEK)
    const [voter = ''] = await voters(house, 1)
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => vote(house, listing.id, voter)))
    expect(outcomes.filter((outcome) => outcome.outcome === 'counted' && outcome.changed)).toHaveLength(1)
    expect(await votesOf(listing)).toEqual([1, 1, 1, 1])
  })

  test('of each of two hundred people at once counts exactly, on two listings at once', async () => {
    const [one, other] = [await launched(house, WEEK), await launched(house, WEEK)]
    const people = await voters(house, 200)
    await Promise.all(people.flatMap((person) => [vote(house, one.id, person), vote(house, other.id, person)]))
    expect(await votesOf(one)).toEqual([200, 200, 200, 200])
    expect(await votesOf(other)).toEqual([200, 200, 200, 200])
    await Promise.all(people.slice(0, 80).flatMap((person) => [takeBack(house, one.id, person), takeBack(house, one.id, person)]))
    expect(await votesOf(one)).toEqual([120, 120, 120, 120])
  })

  test('can be taken back and cast again while the week is live', async () => {
    const listing = await launched(house, WEEK)
    const [voter = ''] = await voters(house, 1)
    await vote(house, listing.id, voter)
    expect(await takeBack(house, listing.id, voter)).toEqual({ outcome: 'taken_back', votes: 0, changed: true })
    expect(await takeBack(house, listing.id, voter)).toEqual({ outcome: 'taken_back', votes: 0, changed: false })
    expect(await votesOf(listing)).toEqual([0, 0, 0, 0])
    expect(await vote(house, listing.id, voter)).toEqual({ outcome: 'counted', votes: 1, changed: true })
  })
})

describe('a vote is refused', () => {
  const refused = (reason: string) => ({ outcome: 'refused', reason }) as never

  test('for one’s own listing', async () => {
    const listing = await launched(house, WEEK)
    expect(await vote(house, listing.id, listing.account_id)).toEqual(refused('own_listing'))
    expect(await votesOf(listing)).toEqual([0, 0, 0, 0])
  })

  test('for a listing of the same website that another account of the company made', async () => {
    const listing = await launched(house, WEEK)
    const [colleague = ''] = await voters(house, 1)
    await house.sql`
      insert into companies (account_id, site_key, url, facts) values (${colleague}, ${`${listing.slug}.example`}, ${`https://${listing.slug}.example/`}, '{"cells": {}}')`
    expect(await vote(house, listing.id, colleague)).toEqual(refused('own_listing'))
  })

  test('without a confirmed e-mail address', async () => {
    const listing = await launched(house, WEEK)
    const [voter = ''] = await voters(house, 1)
    await house.sql`update auth."user" set "emailVerified" = false where id = ${voter}`
    expect(await vote(house, listing.id, voter)).toEqual(refused('email_unconfirmed'))
    expect(await vote(house, listing.id, 'nobody')).toEqual(refused('email_unconfirmed'))
  })

  test('for what is not live or not there', async () => {
    const [voter = ''] = await voters(house, 1)
    for (const status of ['scheduled', 'suspended'] as const)
      expect(await vote(house, (await launched(house, { ...WEEK, launch_week: '2027-W12', status })).id, voter)).toEqual(
        refused('not_found'),
      )
    expect(await vote(house, 999_999_999, voter)).toEqual(refused('not_found'))
  })

  test('outside the launch week, and so is taking it back', async () => {
    const [voter = ''] = await voters(house, 1)
    const past = await launched(house, { launch_week: '2027-W09', launched_at: '2027-03-01T00:00:00Z' })
    expect(await vote(house, past.id, voter)).toEqual(refused('week_over'))
    expect(await takeBack(house, past.id, voter)).toEqual(refused('week_over'))
    const early = await launched(house, { launch_week: '2027-W11', launched_at: '2027-03-15T00:00:00Z' })
    expect(await vote(house, early.id, voter)).toEqual(refused('week_not_begun'))
    expect(await vote(house, (await launched(house, {})).id, voter)).toEqual(refused('week_over'))
  })

  test('from the first instant after the week, and not in the last second of it', async () => {
    const listing = await launched(house, WEEK)
    const [one = '', other = ''] = await voters(house, 2)
    turnTo(house, '2027-03-14T23:59:58Z')
    expect((await vote(house, listing.id, one)).outcome).toBe('counted')
    turnTo(house, '2027-03-15T00:00:00Z')
    expect(await vote(house, listing.id, other)).toEqual(refused('week_over'))
    turnTo(house, MIDDAY)
  })

  test('once the board is frozen, also where the caller’s clock is behind', async () => {
    const listing = await launched(house, { launch_week: '2027-W10', launched_at: '2027-03-08T00:00:00Z', site_id: await sisterSite() })
    const [voter = ''] = await voters(house, 1)
    await house.sql`update launch_weeks set closed_at = now(), sha256 = '' where site_id = (select site_id from listings where id = ${listing.id})`
    await house.sql`update board_entries set rank = 1 where listing_id = ${listing.id}`
    expect(await vote(house, listing.id, voter)).toEqual(refused('week_over'))
  })
})

describe('a vote of an account younger than a day', () => {
  test('is held, and counts once the account is older', async () => {
    const listing = await launched(house, WEEK)
    const voter = await voterOfAge(house, 20)
    const held = await vote(house, listing.id, voter)
    expect(held).toMatchObject({ outcome: 'held', votes: 0, changed: true })
    expect(await votesOf(listing)).toEqual([0, 0, 0, 0])
    await countHeldVotes(house.sql, house.service.clock())
    expect(await votesOf(listing)).toEqual([0, 0, 0, 0])
    turnTo(house, '2027-03-10T17:00:00Z')
    await Promise.all(Array.from({ length: 4 }, () => countHeldVotes(house.sql, house.service.clock())))
    expect(await votesOf(listing)).toEqual([1, 1, 1, 1])
    expect(await vote(house, listing.id, voter)).toEqual({ outcome: 'counted', votes: 1, changed: false })
    turnTo(house, MIDDAY)
  })

  test('can be taken back while it is held, and never counts then', async () => {
    const listing = await launched(house, WEEK)
    const voter = await voterOfAge(house, 23)
    await vote(house, listing.id, voter)
    expect(await takeBack(house, listing.id, voter)).toEqual({ outcome: 'taken_back', votes: 0, changed: true })
    turnTo(house, '2027-03-10T17:00:00Z')
    await countHeldVotes(house.sql, house.service.clock())
    expect(await votesOf(listing)).toEqual([0, 0, 0, 0])
    turnTo(house, MIDDAY)
  })

  test('waits while its listing is suspended', async () => {
    const listing = await launched(house, WEEK)
    await vote(house, listing.id, await voterOfAge(house, 23))
    await set(house, listing.profile_id, { status: 'suspended' })
    turnTo(house, '2027-03-10T17:00:00Z')
    await countHeldVotes(house.sql, house.service.clock())
    await set(house, listing.profile_id, { status: 'live' })
    expect((await votesOf(listing))[0]).toBe(0)
    await countHeldVotes(house.sql, house.service.clock())
    expect(await votesOf(listing)).toEqual([1, 1, 1, 1])
    turnTo(house, MIDDAY)
  })

  test('never counts where its week is over first; where nothing ran meanwhile it counts before the board is frozen', async () => {
    const listing = await launched(house, WEEK)
    const [older, younger] = [await voterOfAge(house, 1), await voterOfAge(house, -100)]
    await vote(house, listing.id, older)
    await vote(house, listing.id, younger)
    turnTo(house, '2027-04-01T00:00:00Z')
    await closeWeeks(house.service, house.service.clock())
    expect(await votesOf(listing)).toEqual([1, 1, 1, 1])
    turnTo(house, MIDDAY)
  })
})

async function sisterSite(): Promise<number> {
  const key = crypto.randomUUID().slice(0, 8)
  const [row] = await house.sql<{ id: number }[]>`
    insert into sites (key, host, name) values (${key}, ${`${key}.test`}, 'Sister') returning id`
  return row?.id ?? 0
}
