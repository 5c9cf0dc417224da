import type { Proof } from '../fields/draft.ts'

/*
 * A field's life. What the caller saved (edited, manual, override, deleted) survives every redraft; the drafter's value lies beside it
 * and comes back by restore. «caller's» is `edited` for the drafter's wording and `override` for a fact that the site states.
 *
 *   state      | drafted        | missed    | set       | remove  | restore         | lock
 *   -----------+----------------+-----------+-----------+---------+-----------------+----------------
 *   not_found  | ai             | not_found | manual    | deleted | not_found       | deleted
 *   ai         | ai, new value  | not_found | caller's  | deleted | ai              | caller's
 *   edited     | edited         | edited    | caller's  | deleted | ai or not_found | edited
 *   manual     | manual         | manual    | manual    | deleted | ai or not_found | manual
 *   override   | override       | override  | caller's  | deleted | ai or not_found | override
 *   deleted    | deleted        | deleted   | see below | deleted | ai or not_found | deleted
 *
 * Setting a deleted field makes it the caller's where the drafter has a value, else manual. A draft that ends after the caller saved
 * a field keeps its value aside (`ai`), so that restore can give it; a later redraft does not touch it, since it is the original.
 */
export type State = 'ai' | 'not_found' | 'edited' | 'manual' | 'override' | 'deleted'
type Drafted<Value> = { value: Value; evidence: Proof[] }

/** `own` is the caller's value where the state is the caller's; `ai` is the drafter's, whatever the caller made of it. */
export type Cell<Value = unknown> = { state: State; own: Value | null; ai: Drafted<Value> | null }

export type CellEvent<Value = unknown> =
  | { type: 'drafted'; drafted: Drafted<Value> }
  | { type: 'missed' }
  | { type: 'set'; value: Value }
  | { type: 'remove' }
  | { type: 'restore' }
  | { type: 'lock' }

export const BLANK: Cell<never> = Object.freeze({ state: 'not_found', own: null, ai: null })

/** Whether the caller saved it, so that no redraft may touch it. */
export const isSaved = (cell: Cell): boolean => cell.state !== 'ai' && cell.state !== 'not_found'

/** What the cell says now. */
export function valueOf<Value>(cell: Cell<Value>): Value | null {
  if (cell.state === 'ai') return cell.ai?.value ?? null
  return cell.state === 'not_found' || cell.state === 'deleted' ? null : cell.own
}

export function step<Value>(cell: Cell<Value>, event: CellEvent<Value>, changed: 'edited' | 'override'): Cell<Value> {
  switch (event.type) {
    case 'drafted':
      if (isSaved(cell)) return cell.ai === null ? { ...cell, ai: event.drafted } : cell
      return { state: 'ai', own: null, ai: event.drafted }
    case 'missed':
      return isSaved(cell) ? cell : { state: 'not_found', own: null, ai: null }
    case 'set':
      return { ...cell, state: stateWhenSet(cell, changed), own: event.value }
    case 'remove':
      return { ...cell, state: 'deleted', own: null }
    case 'restore':
      return { state: cell.ai ? 'ai' : 'not_found', own: null, ai: cell.ai }
    case 'lock':
      if (isSaved(cell)) return cell
      return cell.ai ? { ...cell, state: changed, own: cell.ai.value } : { ...cell, state: 'deleted', own: null }
  }
}

function stateWhenSet(cell: Cell, changed: 'edited' | 'override'): State {
  if (cell.state === 'not_found' || cell.state === 'manual') return 'manual'
  return cell.state === 'deleted' && cell.ai === null ? 'manual' : changed
}
