import { ApiError } from '../base/error.ts'
import { WorkDelayed } from '../base/threads/work_budget.ts'
import { isOutage } from '../database/errors.ts'

/** Whether a fault of ours is over soon, so that the caller may try again. */
export const isPassing = (error: unknown): boolean => isOutage(error) || error instanceof WorkDelayed

/** What callers are told of a fault that is none of theirs. */
export const brokenError = (error: unknown): ApiError =>
  isPassing(error) ? new ApiError('unavailable', { retry_after: 2 }) : new ApiError('internal')
