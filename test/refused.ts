import { ListingError, type Problem } from '../sdk/index.ts'

/** The problem document with which a call was refused; a call that succeeds fails the test. */
export async function refused(call: Promise<unknown>): Promise<Problem> {
  try {
    await call
  } catch (error) {
    if (error instanceof ListingError) return error.problem
    throw error
  }
  throw new Error('the call was not refused')
}
