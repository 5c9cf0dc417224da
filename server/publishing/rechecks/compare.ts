import type { QuotedValue, Standing, WeighedValue } from '../../drafting/proof/weigh.ts'
import type { Schemas } from '../../../sdk/contract.ts'
import type { DraftedFaq } from '../../fields/draft.ts'
import { valueOf, type Cell } from '../../profile/field_state.ts'
import { CELL_NAMES, cellOf, isWords, type CellName, type Cells, type Faq } from '../../profile/profile.ts'
import { quotesOf, type DraftedValue } from '../../profile/drafted_value.ts'
import { isFact, plainValue, quotedValues, reproven, saysSame } from './values.ts'

/** Cells that are looked at together: what a company's listings share (null), or the words of one of them. */
export type Subject = { profile_id: number | null; cells: Cells }

export type Finding = {
  profile_id: number | null
  field: CellName
  kind: Schemas['Proposal']['kind']
  /** The listing's value. */
  now: unknown
  /** What the website says instead; null where it says nothing. */
  drafted: DraftedValue | null
  /** Whether it may begin a proposal: something the site said all along may only go on being one. */
  opens: boolean
}
/** A value that the website no longer states, neither by its quotes nor otherwise. */
type Unstated = { profile_id: number | null; field: CellName; value: unknown }
/** A value that the website states by other quotes than those that are kept with it. */
type Renewed = { profile_id: number | null; field: CellName; before: DraftedValue; after: DraftedValue }
export type Comparison = {
  findings: Finding[]
  renewed: Renewed[]
  gone: Unstated[]
  /** Values of which this look could learn nothing. */
  unread: { profile_id: number | null; field: CellName }[]
}

type Drafted = ReadonlyMap<CellName, DraftedValue | null>

const keyOf = (profile_id: number | null, name: CellName): string => `${profile_id ?? ''}:${name}`

/**
 * The drafter's own value, also where its owner saved that very value; null for what its owner says, and for nothing. Of questions that their
 * owner has added to, those that are still the drafter's, since each is shown with its quotes.
 */
function provenOf(name: CellName, cell: Cell): DraftedValue | null {
  if (cell.state === 'not_found' || cell.state === 'deleted' || cell.ai === null) return null
  const proven = isDrafted(name, cell, cell.ai) ? cell.ai : name === 'faqs' ? keptFaqs(cell.ai, cell.own) : null
  return proven && quotesOf(name, proven).length > 0 ? proven : null
}

const isDrafted = (name: CellName, { state, own }: Cell, ai: DraftedValue): boolean =>
  state === 'ai' || JSON.stringify(plainValue(name, own)) === JSON.stringify(plainValue(name, ai.value))

function keptFaqs(ai: DraftedValue, own: unknown): DraftedValue {
  // What the drafter and the input check put under this name.
  const [drafted, saved] = [ai.value ?? [], own ?? []] as [DraftedFaq[], Faq[]]
  const kept = saved.flatMap((one) => drafted.find((faq) => faq.question === one.question && faq.answer === one.answer) ?? [])
  return { ...ai, value: kept }
}

function* cellsOf(subjects: readonly Subject[]): Generator<{ profile_id: number | null; name: CellName; cell: Cell }> {
  for (const { profile_id, cells } of subjects)
    for (const name of CELL_NAMES) if (isWords(name) === (profile_id !== null)) yield { profile_id, name, cell: cellOf(cells, name) }
}

/** What has to be weighed: the values that the listing has by a quote, and those of the website that are others. */
export function toWeigh(subjects: readonly Subject[], drafted: Drafted): { values: QuotedValue[]; found: QuotedValue[] } {
  const values: QuotedValue[] = []
  const found: QuotedValue[] = []
  for (const { profile_id, name, cell } of cellsOf(subjects)) {
    const key = keyOf(profile_id, name)
    const proven = provenOf(name, cell)
    const theirs = drafted.get(name)
    if (proven) values.push(...quotedValues(key, name, proven))
    if (theirs && mayBeSaid(name, cell, proven) && !saysSame(name, theirs.value, valueOf(cell)))
      found.push(...quotedValues(key, name, theirs))
  }
  return { values, found }
}

/** Whether the site may say something else though the quotes stand: of facts, and where there is nothing yet. Its owner's words are theirs. */
function mayBeSaid(name: CellName, cell: Cell, proven: DraftedValue | null): boolean {
  if (cell.state === 'deleted' || hasOwnPictures(cell, proven)) return false
  return cell.state === 'not_found' || isFact(name)
}

const hasOwnPictures = (cell: Cell, proven: DraftedValue | null): boolean => cell.state === 'ai' && proven === null

/**
 * What the website says that the listing does not:
 *
 *   the listing's value           its quotes stand             its quotes are gone
 *   drafted, a fact               changed, if said anew        changed; gone where the site says nothing instead
 *   drafted, in chosen words      nothing                      changed; gone where the site says nothing instead
 *   its owner's, a fact           changed, if said anew and neither the owner's value nor the drafter's old one
 *   its owner's words, removed    nothing
 *   none                          new, if said anew
 *
 * «Said anew» is what no page said when the site was read before: another drafter, or a page that was not read then, is no news.
 * Where the quotes are gone and the site says the same in other words, nothing is proposed: the value is still stated, by those words from now on.
 */
export function compare(
  subjects: readonly Subject[],
  drafted: Drafted,
  { weighed, fresh }: { weighed: ReadonlyMap<string, WeighedValue[]>; fresh: ReadonlySet<string> },
): Comparison {
  const done: Comparison = { findings: [], renewed: [], gone: [], unread: [] }
  for (const { profile_id, name, cell } of cellsOf(subjects)) {
    const key = keyOf(profile_id, name)
    const proven = provenOf(name, cell)
    const theirs = drafted.get(name) ?? null
    const weights = weighed.get(key) ?? []
    const stands = proven ? worstOf(weights) : 'stands'
    const now = plainValue(name, valueOf(cell))
    const found = { profile_id, field: name, now, drafted: theirs }
    const same = theirs !== null && saysSame(name, theirs.value, valueOf(cell))
    const after = proven && stands !== 'unread' ? reproven(name, proven, weights, same ? theirs : null) : null
    if (proven && after && (same || stands === 'stands')) done.renewed.push({ profile_id, field: name, before: proven, after })
    if (stands === 'unread') done.unread.push({ profile_id, field: name })
    else if (same) continue
    else if (stands === 'gone') {
      done.gone.push({ profile_id, field: name, value: plainValue(name, proven?.value) })
      // What is the owner's in part stays theirs: nothing is proposed of it.
      if (proven === cell.ai) done.findings.push({ ...found, kind: theirs ? 'changed' : 'gone', opens: true })
    } else if (theirs && mayBeSaid(name, cell, proven) && !(cell.ai && proven === null && saysSame(name, theirs.value, cell.ai.value)))
      done.findings.push({ ...found, kind: cell.state === 'not_found' ? 'new' : 'changed', opens: fresh.has(key) })
  }
  return done
}

/** What became of the entries of each value. */
export const gather = (weighed: readonly WeighedValue[]): Map<string, WeighedValue[]> => Map.groupBy(weighed, ({ key }) => key)

/** A value is what the worst of its entries is. */
const worstOf = (entries: readonly WeighedValue[]): Standing =>
  (['gone', 'unread', 'stands'] as const).find((standing) => entries.some((entry) => entry.standing === standing)) ?? 'unread'
