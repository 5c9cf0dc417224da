import { expect, test } from 'bun:test'
import { afterBadgeCheck, unchecked, type BadgeRecord, type BadgeCheck } from '../../server/launch/badge_state.ts'

const NOW = new Date('2026-12-01T00:00:00Z')
const DAY = 24 * 3600_000
const check = (found: BadgeCheck['found']): BadgeCheck => ({ found, url: 'https://beetroot.example/', detail: 'seen so' })
const before = (given: Partial<BadgeRecord>): BadgeRecord => ({ ...unchecked(1), ...given })
const held = (misses: number, days_ago = 7) =>
  before({
    state: misses > 0 ? 'missing' : 'verified',
    holds: true,
    misses,
    missed_at: misses > 0 ? new Date(NOW.getTime() - days_ago * DAY) : null,
  })

test.each<[string, BadgeRecord, BadgeCheck['found'], Partial<BadgeRecord>]>([
  ['unchecked', before({}), 'seen', { state: 'verified', holds: true, misses: 0 }],
  ['unchecked', before({}), 'missing', { state: 'missing', holds: false, misses: 0 }],
  ['unchecked', before({}), 'unreachable', { state: 'unreachable', holds: false }],
  ['missing', before({ state: 'missing' }), 'seen', { state: 'verified', holds: true }],
  ['missing', before({ state: 'missing' }), 'missing', { state: 'missing', holds: false, misses: 0 }],
  ['unreachable', before({ state: 'unreachable' }), 'missing', { state: 'missing', holds: false }],
  ['held', held(0), 'seen', { state: 'verified', holds: true }],
  ['held', held(0), 'missing', { state: 'missing', holds: true, misses: 1 }],
  ['held', held(0), 'unreachable', { state: 'unreachable', holds: true, misses: 0 }],
  ['missed once', held(1), 'seen', { state: 'verified', holds: true, misses: 0, missed_at: null }],
  ['missed once', held(1), 'missing', { state: 'missing', holds: true, misses: 2 }],
  ['missed once today', held(1, 0.5), 'missing', { state: 'missing', holds: true, misses: 1 }],
  ['missed twice', held(2), 'unreachable', { state: 'unreachable', holds: true, misses: 2 }],
  ['missed twice', held(2), 'missing', { state: 'lost', holds: false, misses: 3 }],
  ['missed twice, then unreachable', before({ ...held(2), state: 'unreachable' }), 'missing', { state: 'lost', holds: false }],
  ['lost', before({ state: 'lost', misses: 3 }), 'missing', { state: 'lost', holds: false, misses: 3 }],
  ['lost', before({ state: 'lost', misses: 3 }), 'unreachable', { state: 'lost', holds: false }],
  ['lost', before({ state: 'lost', misses: 3 }), 'seen', { state: 'verified', holds: true, misses: 0 }],
])('%s', (_what, record, found, after) => expect(afterBadgeCheck(record, check(found), true, NOW)).toMatchObject(after))

test('a badge that was seen is looked at again in a week, one that was not in a day, and one that nothing depends on not at all', () => {
  const days = (record: BadgeRecord, found: BadgeCheck['found'], followed = true) => {
    const { next_check_at } = afterBadgeCheck(record, check(found), followed, NOW)
    return next_check_at && (next_check_at.getTime() - NOW.getTime()) / DAY
  }
  expect([days(before({}), 'seen'), days(held(1), 'missing'), days(held(0), 'unreachable'), days(held(2), 'missing')]).toEqual([7, 7, 7, 7])
  expect([days(before({}), 'missing'), days(before({}), 'unreachable')]).toEqual([1, 1])
  expect(days(before({}), 'seen', false)).toBeNull()
})
