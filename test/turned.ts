import { addWeeks, spanOf, weekOf } from '../server/launch/weeks.ts'
import type { House } from './house.ts'
import { turnTo } from './launch/founders.ts'

/** The first instant after next week: what depends on how much of a week is left is tried on its own day, whichever today is. */
export const endOfNextWeek = (house: House): Date => spanOf(addWeeks(weekOf(house.service.clock()), 1)).ends_at

/** Turns the clock forward to so many hours before the end of the next week. */
export const turnToHoursBefore = (house: House, hours: number): void =>
  turnTo(house, new Date(endOfNextWeek(house).getTime() - hours * 3600_000))

/** Turns the clock forward to the beginning of the next week, with all seven days to come. */
export const turnToMonday = (house: House): void => turnTo(house, spanOf(addWeeks(weekOf(house.service.clock()), 1)).starts_at)
