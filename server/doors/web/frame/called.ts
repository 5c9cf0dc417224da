import { ApiError, type Problem } from '../../../base/error.ts'
import { fieldErrorsOf, type FieldErrors } from './parts.tsx'

type Refused = { ok: false; status: number; problem: Problem }

/** A refusal as the page's own: what no form can mend. */
export function refuseAs({ problem: { code, detail, retry_after } }: Refused): never {
  throw new ApiError(code, { detail, ...(retry_after === undefined ? {} : { retry_after }) })
}

/** What stands wrong in a form that an operation refused; what the form cannot mend becomes the page's refusal. */
export function fieldErrorsIn(refused: Refused, nameOf?: (pointer: string) => string): FieldErrors {
  return refused.status === 422 ? fieldErrorsOf(refused.problem, nameOf) : refuseAs(refused)
}
