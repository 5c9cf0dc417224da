import { describe, expect, test } from 'bun:test'
import { afterSiteLook, type LookOutcome, type SiteState } from '../../server/publishing/rechecks/site_state.ts'

const START = Date.parse('2026-01-01T00:00:00Z')
const day = (number: number) => new Date(START + number * 86_400_000)
const NEVER: SiteState = { at: null, site: null, since: null, misses: 0 }
const UP: SiteState = { at: day(0), site: 'reachable', since: day(0), misses: 0 }
const DOWN: SiteState = { at: day(0), site: 'unreachable', since: day(0), misses: 2 }
const look = (before: SiteState, outcome: LookOutcome, at = 40) => afterSiteLook(before, outcome, { now: day(at), days: 30 })

describe('what a look makes of a website', () => {
  const usual = { next_at: day(70), tells: false }
  const cases: [string, SiteState, LookOutcome, object][] = [
    ['never, read', NEVER, 'read', { at: day(40), site: 'reachable', since: day(40), misses: 0, ...usual }],
    ['never, closed', NEVER, 'closed', { ...NEVER, ...usual }],
    [
      'never, unreachable',
      NEVER,
      'unreachable',
      { at: day(40), site: 'unreachable', since: day(40), misses: 1, next_at: day(41), tells: false },
    ],
    ['up, read', UP, 'read', { at: day(40), site: 'reachable', since: day(0), misses: 0, ...usual }],
    ['up, closed', UP, 'closed', { ...UP, ...usual }],
    ['up, unreachable', UP, 'unreachable', { at: day(40), site: 'unreachable', since: day(40), misses: 1, next_at: day(41), tells: false }],
    ['down, read', DOWN, 'read', { at: day(40), site: 'reachable', since: day(40), misses: 0, ...usual }],
    ['down, closed', DOWN, 'closed', { at: day(0), site: 'reachable', since: day(40), misses: 0, ...usual }],
  ]
  test.each(cases)('%s', (_name, before, outcome, after) => {
    expect(look(before, outcome)).toEqual(after as never)
  })

  test('one that is away is looked at after 1, 3 and 7 days and then every week; the fourth look tells of it, once', () => {
    let state = look(UP, 'unreachable')
    const seen = [[40, state.tells]]
    for (let looks = 0; looks < 5; looks++) {
      const at = (state.next_at.getTime() - START) / 86_400_000
      state = look(state, 'unreachable', at)
      seen.push([at, state.tells])
    }
    expect(seen).toEqual([
      [40, false],
      [41, false],
      [43, false],
      [47, true],
      [54, false],
      [61, false],
    ])
    expect(state.since).toEqual(day(40))
  })

  test('looks that come late do not follow one another at once', () => {
    const first = look(UP, 'unreachable')
    const second = look(first, 'unreachable', 55)
    expect(second.next_at).toEqual(day(55.5))
    expect(second.tells).toBe(false)
  })
})

test('looks that somebody asks for in between bring the mark no earlier', () => {
  let state = look(UP, 'unreachable')
  const told = [40.1, 41, 41.9, 43, 44, 45, 46, 47].filter((at) => {
    const next = look(state, 'unreachable', at)
    state = next
    return next.tells
  })
  expect(told).toEqual([47])
})
