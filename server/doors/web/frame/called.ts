import type { Problem } from '../../../base/error.ts'
import { refusalOf } from '../../call.ts'
import { fieldErrorsOf, type FieldErrors } from './parts.tsx'

type Refused = { ok: false; status: number; problem: Problem }

/** A refusal as the page's own: what no form can mend. */
export function refuseAs({ problem }: Refused): never {
  throw refusalOf(problem)
}

/** What stands wrong in a form that an operation refused; what the form cannot mend becomes the page's refusal. */
export function fieldErrorsIn(refused: Refused, nameOf?: (pointer: string) => string): FieldErrors {
  return refused.status === 422 ? fieldErrorsOf(refused.problem, nameOf) : refuseAs(refused)
}
