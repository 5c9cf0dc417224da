import type { Evidence, Proof } from '../fields/draft.ts'
import type { CellName } from './profile.ts'

/** A drafter's value as a cell keeps it; the entries of faqs and founders have their quotes with them. */
export type DraftedValue = { value: unknown; evidence: Proof[] }

/** All quotes of a value. Pictures that the service took prove themselves and are none. */
export function quotesOf(name: CellName, { value, evidence }: DraftedValue): Evidence[] {
  const entries = name === 'faqs' || name === 'founders' ? ((value ?? []) as { evidence?: Proof[] }[]) : []
  return [...evidence, ...entries.flatMap((entry) => entry.evidence ?? [])].filter((proof): proof is Evidence => 'quote' in proof)
}
