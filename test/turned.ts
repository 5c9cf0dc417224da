import { addWeeks, spanOf, weekOf } from '../server/base/weeks.ts'
import type { TestService } from './test_service.ts'
import { turnTo } from './launch/founders.ts'

/** The first instant after next week: what depends on how much of a week is left is tried on its own day, whichever today is. */
export const endOfNextWeek = (testService: TestService): Date => spanOf(addWeeks(weekOf(testService.service.clock()), 1)).ends_at

/** Turns the clock forward to so many hours before the end of the next week. */
export const turnToHoursBefore = (testService: TestService, hours: number): void =>
  turnTo(testService, new Date(endOfNextWeek(testService).getTime() - hours * 3600_000))

/** Turns the clock forward to the beginning of the next week, with all seven days to come. */
export const turnToMonday = (testService: TestService): void =>
  turnTo(testService, spanOf(addWeeks(weekOf(testService.service.clock()), 1)).starts_at)
