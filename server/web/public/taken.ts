import { Refusal } from '../../error.ts'
import type { WholeOutput } from '../../../sdk/contract.ts'
import type { OperationId } from '../../operation.ts'
import type { Called } from '../visit.ts'

/** What an operation answered; its refusal becomes the page's. */
export function taken<Id extends OperationId>(called: Called<Id>): WholeOutput<Id> {
  if (called.ok) return called.value
  const { code, detail, retry_after } = called.problem
  throw new Refusal(code, { detail, ...(retry_after === undefined ? {} : { retry_after }) })
}
