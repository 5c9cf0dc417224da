import { canonicalJson } from '../base/canonical_json.ts'
import { sha256 } from '../base/sha256.ts'
import type { Schemas } from '../../sdk/contract.ts'
import type { DraftedFaq, Evidence, Proof } from '../fields/draft.ts'
import { valueOf, type Cell } from '../profile/field_state.ts'
import { CELL_NAMES, cellOf, faqsOf, plainFaq, type Cells } from '../profile/profile.ts'
import type { ListingRecord } from './rows.ts'

type ProvenValue = { field: string; value: unknown; evidence: Proof[] }

/** The values that are what the drafter found, with what they were found by. */
export function provenValues({ profile: { cells } }: Pick<ListingRecord, 'profile'>): ProvenValue[] {
  const values = CELL_NAMES.map((field): ProvenValue => {
    const cell = cellOf(cells, field)
    if (field === 'faqs') return { field, ...provenFaqs(cells) }
    return { field, value: valueOf(cell), evidence: cell.ai && saysAsDrafted(cell) ? cell.ai.evidence : [] }
  })
  return values.filter(({ evidence }) => evidence.length > 0)
}

/** Each question stands by quotes of its own; those that the owner wrote have none. */
function provenFaqs(cells: Cells): Omit<ProvenValue, 'field'> {
  const proven = faqsOf(cells).filter(({ evidence }) => evidence.length > 0)
  // The drafter's shape is what was stored under this name; what is shown of it has no hashes.
  const drafted = (cellOf(cells, 'faqs').ai?.value ?? []) as DraftedFaq[]
  return {
    value: proven.map(plainFaq),
    evidence: proven.flatMap(({ question }) => drafted.find((faq) => faq.question === question)?.evidence ?? []),
  }
}

/** Also where its owner saved the very value that was drafted. */
const saysAsDrafted = (cell: Cell): boolean => cell.state === 'ai' || JSON.stringify(valueOf(cell)) === JSON.stringify(cell.ai?.value)

/** Those of them that a quote proves; pictures that the service took prove nothing elsewhere. */
export const quotedValues = (listing: Pick<ListingRecord, 'profile'>): (ProvenValue & { evidence: Evidence[] })[] =>
  provenValues(listing).flatMap(({ field, value, evidence }) => {
    const quotes = evidence.filter((entry): entry is Evidence => entry.match !== 'picture')
    return quotes.length > 0 ? [{ field, value, evidence: quotes }] : []
  })

/** Values whose quotes no longer stood there at the last look, as far as the listing still has them. */
export function goneValues(listing: Pick<ListingRecord, 'profile' | 'profile_id' | 'look'>): { field: string; until: string }[] {
  const { look, profile_id } = listing
  if (!look || look.gone.length === 0) return []
  return quotedValues(listing).flatMap(({ field, value }) => {
    const gone = look.gone.find((one) => one.field === field && (one.profile_id === null || one.profile_id === profile_id))
    return gone && Bun.deepEquals(gone.value, value) ? [{ field, until: gone.until }] : []
  })
}

/** All that anybody needs to check the proven values on their own. */
export function showProof(listing: ListingRecord, now: Date): Schemas['ListingProof'] {
  const proof = {
    slug: listing.slug,
    url: listing.url,
    generated_at: now.toISOString(),
    values: quotedValues(listing).map(({ field, value, evidence }) => ({ field, value, quotes: evidence.map(showQuote) })),
  }
  return { ...proof, sha256: sha256(canonicalJson(proof)).toString('hex') }
}

const showQuote = ({ quote, url, match, retrieved_at, rendered, page_sha256 }: Evidence) => ({
  quote,
  url,
  match,
  retrieved_at,
  page_sha256: page_sha256 ?? null,
  rendered: rendered === true,
})
