import { ApiError } from '../../../base/error.ts'
import type { WholeOutput } from '../../../../sdk/contract.ts'
import type { OperationId } from '../../../core/operation.ts'
import type { Called } from '../frame/page_request.ts'

/** What an operation answered; its refusal becomes the page's. */
export function taken<Id extends OperationId>(called: Called<Id>): WholeOutput<Id> {
  if (called.ok) return called.value
  const { code, detail, retry_after } = called.problem
  throw new ApiError(code, { detail, ...(retry_after === undefined ? {} : { retry_after }) })
}
