import { describe, expect, test } from 'bun:test'
import { createHash } from 'node:crypto'
import { canonicalBoard, hashBoard, placesFrom, rankEntries, winnerOf } from '../../server/launch/leaderboard.ts'

const MONDAY = new Date('2026-12-28T00:00:00Z')
const entries = (...votes: number[]) => votes.map((count, index) => ({ listing_id: index + 1, votes: count, launched_at: MONDAY }))
const ranks = (...votes: number[]) => rankEntries(entries(...votes)).map(({ rank }) => rank)

describe('places', () => {
  test.each([
    [[], []],
    [[0], [1]],
    [
      [5, 4, 3],
      [1, 2, 3],
    ],
    [
      [5, 5, 3],
      [1, 1, 3],
    ],
    [
      [5, 3, 3, 3, 1],
      [1, 2, 2, 2, 5],
    ],
    [
      [0, 0, 0, 0],
      [1, 1, 1, 1],
    ],
    [
      [1, 9, 9, 2],
      [1, 1, 3, 4],
    ],
  ])('of %j votes are %j', (votes, expected) => expect(ranks(...votes)).toEqual(expected))

  test('in a tie go to who launched first, then to the lower id', () => {
    const later = new Date(MONDAY.getTime() + 1)
    const places = rankEntries([
      { listing_id: 1, votes: 7, launched_at: later },
      { listing_id: 3, votes: 7, launched_at: MONDAY },
      { listing_id: 2, votes: 7, launched_at: MONDAY },
      { listing_id: 4, votes: 8, launched_at: later },
    ])
    expect(places.map(({ listing_id }) => listing_id)).toEqual([4, 2, 3, 1])
    expect(places.map(({ rank }) => rank)).toEqual([1, 2, 2, 2])
  })

  test('of a later page go on where the one before ended', () => {
    const all = rankEntries(entries(9, 7, 7, 7, 7, 2, 2, 1))
    const page = all.slice(3, 6)
    expect(placesFrom(page, 3, 2)).toEqual(page)
  })
})

test.each([
  [1, 3, 1],
  [2, 3, 2],
  [3, 1000, 3],
  [4, 1000, null],
  [1, 2, null],
  [1, 0, null],
] as const)('rank %i with %i votes wins %p', (rank, votes, winner) => expect(winnerOf({ rank, votes })).toBe(winner))

test('the hash is that of week, places and slugs in order, in canonical JSON; of older boards that of rank, listing and votes', () => {
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
  const places = rankEntries(entries(3, 1)).map((place) => ({ ...place, slug: `s${place.listing_id}` }))
  expect(hashBoard('2026-W47', [])).toBe(sha256('{"items":[],"week":"2026-W47"}'))
  const [first, second] = [
    '{"listing_id":1,"rank":1,"slug":"s1","votes":3,"winner":1}',
    '{"listing_id":2,"rank":2,"slug":"s2","votes":1,"winner":null}',
  ]
  expect(hashBoard('2026-W47', places)).toBe(sha256(`{"items":[${first},${second}],"week":"2026-W47"}`))
  expect(canonicalBoard(1, '2026-W47', places)).toBe('[[1,1,3],[2,2,1]]')
})
