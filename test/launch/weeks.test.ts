import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { addWeeks, readWeek, spanOf, weekOf, weeksFrom, weekStatus } from '../../server/base/weeks.ts'

const HOUR = 3_600_000

describe('a week of ISO 8601', () => {
  test.each([
    ['2026-11-21T09:30:00Z', '2026-W47'],
    ['2026-12-27T23:59:59.999Z', '2026-W52'],
    ['2026-12-28T00:00:00Z', '2026-W53'],
    ['2027-01-03T23:59:59.999Z', '2026-W53'],
    ['2027-01-04T00:00:00Z', '2027-W01'],
    ['2024-12-30T00:00:00Z', '2025-W01'],
    ['2000-01-01T00:00:00Z', '1999-W52'],
    ['2020-12-31T12:00:00Z', '2020-W53'],
    ['1969-12-31T23:59:59Z', '1970-W01'],
  ])('holds %s', (instant, key) => expect(weekOf(new Date(instant))).toBe(key))

  test('begins on Monday at midnight and ends when the next one begins, also the 53rd', () => {
    expect(readWeek('2026-W53')).toEqual({
      key: '2026-W53',
      starts_at: new Date('2026-12-28T00:00:00Z'),
      ends_at: new Date('2027-01-04T00:00:00Z'),
    })
    expect(weeksFrom('2026-W51', 5)).toEqual(['2026-W51', '2026-W52', '2026-W53', '2027-W01', '2027-W02'])
    expect(addWeeks('2027-W01', -1)).toBe('2026-W53')
  })

  test.each(['2025-W53', '2026-W00', '2026-W54', '2026-w47', '2026-W7', '26-W47', '2026-W47 ', '2026W47', ''])('is not %p', (key) => {
    expect(readWeek(key)).toBeNull()
    expect(() => spanOf(key)).toThrow()
  })

  test('is upcoming, live and closed by the instant', () => {
    const week = spanOf('2026-W53')
    expect(weekStatus(week, new Date('2026-12-27T23:59:59.999Z'))).toBe('upcoming')
    expect(weekStatus(week, new Date('2026-12-28T00:00:00Z'))).toBe('live')
    expect(weekStatus(week, new Date('2027-01-03T23:59:59.999Z'))).toBe('live')
    expect(weekStatus(week, new Date('2027-01-04T00:00:00Z'))).toBe('closed')
  })
})

describe('of every instant from 2000 to 2099', () => {
  const instants = fc.date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2099-12-31T23:59:59Z'), noInvalidDate: true })

  test('its week holds it, lasts 168 hours, begins on a Monday and has its Thursday in its own year', () =>
    fc.assert(
      fc.property(instants, (instant) => {
        const { key, starts_at, ends_at } = spanOf(weekOf(instant))
        expect(starts_at.getTime()).toBeLessThanOrEqual(instant.getTime())
        expect(ends_at.getTime()).toBeGreaterThan(instant.getTime())
        expect(ends_at.getTime() - starts_at.getTime()).toBe(168 * HOUR)
        expect([starts_at.getUTCDay(), starts_at.getTime() % (24 * HOUR)]).toEqual([1, 0])
        expect(key.slice(0, 4)).toBe(String(new Date(starts_at.getTime() + 72 * HOUR).getUTCFullYear()))
      }),
      { numRuns: 2000 },
    ))

  test('weeks follow each other without a gap, and their keys sort as they do', () =>
    fc.assert(
      fc.property(instants, fc.integer({ min: 1, max: 120 }), (instant, count) => {
        const week = weekOf(instant)
        const later = addWeeks(week, count)
        expect(later > week).toBe(true)
        expect(addWeeks(later, -count)).toBe(week)
        expect(spanOf(addWeeks(week, 1)).starts_at).toEqual(spanOf(week).ends_at)
      }),
      { numRuns: 2000 },
    ))

  test('exactly the long years have a 53rd', () => {
    const years = Array.from({ length: 100 }, (_, index) => 2000 + index)
    expect(years.filter((year) => readWeek(`${year}-W53`)).length).toBe(years.filter((year) => hasLongYear(year)).length)
    for (const year of years) expect(readWeek(`${year}-W53`) !== null).toBe(hasLongYear(year))
  })
})

/** A year has 53 weeks when it begins on a Thursday, or is a leap year that begins on a Wednesday. */
function hasLongYear(year: number): boolean {
  const first = new Date(Date.UTC(year, 0, 1)).getUTCDay()
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return first === 4 || (leap && first === 3)
}
