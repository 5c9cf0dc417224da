import type { OperationId, WholeOutput } from '../../../core/operation.ts'
import { refuseAs } from '../frame/called.ts'
import type { Called } from '../../call.ts'

/** What an operation answered; its refusal becomes the page's. */
export function taken<Id extends OperationId>(called: Called<Id>): WholeOutput<Id> {
  return called.ok ? called.value : refuseAs(called)
}
