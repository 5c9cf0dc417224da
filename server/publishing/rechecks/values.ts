import type { Claim } from '../../drafting/proof/carries.ts'
import type { QuotedValue, WeighedValue } from '../../drafting/proof/weigh.ts'
import type { DraftedFaq, DraftedFounder, Evidence, Proof } from '../../fields/draft.ts'
import { FIELDS, type FieldName } from '../../fields/fields.ts'
import { loose } from '../../base/fold.ts'
import { quotesOf, type DraftedValue } from '../../profile/drafted_value.ts'
import { type CellName, changedState, plainFaq } from '../../profile/profile.ts'

/** A fact that the website states; of all else the drafter chooses the words, which may be others each time. */
export const isFact = (name: CellName): boolean => changedState(name) === 'override'

/** The value as a listing shows it. */
export function plainValue(name: CellName, value: unknown): unknown {
  if (name !== 'faqs' && name !== 'founders') return value
  // What the drafter and the input check put under these names.
  if (name === 'faqs') return ((value ?? []) as DraftedFaq[]).map(plainFaq)
  return ((value ?? []) as DraftedFounder[]).map(({ role, bio, photo_url, socials, ...founder }) => ({
    name: founder.name,
    role,
    bio,
    photo_url,
    socials,
  }))
}

/** The value with its quotes, for them to be looked for again: entries that are proven one by one are asked for one by one. */
export function quotedValues(key: string, name: CellName, drafted: DraftedValue): QuotedValue[] {
  if (name === 'faqs')
    return ((drafted.value ?? []) as DraftedFaq[]).map(({ question, answer, evidence }) => ({
      key,
      says: [question, answer].map((value) => ({ claim: { name: 'faq', shape: 'text' }, value })),
      evidence,
    }))
  if (name === 'founders')
    return ((drafted.value ?? []) as DraftedFounder[]).map((founder) => ({
      key,
      says: [founder.name, founder.role].flatMap((value, at) =>
        value === null ? [] : [{ claim: { name: at === 0 ? 'name' : 'role', shape: 'text' }, value }],
      ),
      evidence: founder.evidence,
    }))
  const claim = claimOf(name)
  const listed = claim.shape === 'list' || claim.shape === 'urls'
  // Entries stand by quotes of their own, all of which are kept with the list.
  const says = listed && Array.isArray(drafted.value) ? drafted.value : [drafted.value]
  const shape = claim.shape === 'urls' ? 'url' : claim.shape
  return [{ key, says: says.map((value: unknown) => ({ claim: { ...claim, shape }, value })), evidence: quotesOf(name, drafted) }]
}

/**
 * The same value by quotes that stand: fewer of them or on another page, and where none is left those by which the website says the same
 * today (`theirs`). Null where its quotes are as they were. `weighed` is in the order of quotedValues().
 */
export function reproven(
  name: CellName,
  drafted: DraftedValue,
  weighed: readonly WeighedValue[],
  theirs: DraftedValue | null,
): DraftedValue | null {
  const quotes = (at: number, said: readonly Proof[] | undefined): Evidence[] | null => {
    const { standing, renewed } = weighed[at] ?? { standing: 'stands', renewed: null }
    const anew = said?.filter((proof): proof is Evidence => 'quote' in proof) ?? []
    return standing === 'gone' && anew.length > 0 ? anew : renewed
  }
  if (name === 'faqs' || name === 'founders') {
    // What quotedValues() reads there, too.
    const entries = (drafted.value ?? []) as { evidence: Evidence[] }[]
    const said = (theirs?.value ?? []) as { evidence: Evidence[] }[]
    const same = (one: object) => said.find((other) => JSON.stringify(essence(name, [one])) === JSON.stringify(essence(name, [other])))
    const anew = entries.map((entry, at) => quotes(at, same(entry)?.evidence))
    if (anew.every((found) => found === null)) return null
    return { ...drafted, value: entries.map((entry, at) => ({ ...entry, evidence: anew[at] ?? entry.evidence })) }
  }
  // A picture under a new hash has another address, which the value is not.
  const anew = quotes(0, PICTURES.has(name) ? undefined : theirs?.evidence)
  return anew && { ...drafted, evidence: [...anew, ...drafted.evidence.filter((proof) => !('quote' in proof))] }
}

function claimOf(name: CellName): Claim {
  if (name in FIELDS) return { name, shape: FIELDS[name as FieldName].shape }
  if (name === 'categories') return { name, shape: 'choice' }
  if (name.startsWith('company_socials.')) return { name: 'social', shape: 'url' }
  const short = name.replace(/^seo\./, '')
  return { name: short, shape: short === 'keywords' ? 'list' : short === 'og_image_url' ? 'url' : 'text' }
}

const PICTURES = new Set<CellName>(['logo_url', 'cover_url', 'screenshots', 'seo.og_image_url'])

/** Whether two values say the same, as far as a reader is concerned: in other white space or order, or a picture under a new hash. */
export function saysSame(name: CellName, one: unknown, other: unknown): boolean {
  return JSON.stringify(essence(name, one)) === JSON.stringify(essence(name, other))
}

/** The same, and also texts of the drafter's choosing that count something else by now: a number of users is no news that was not wanted before. */
export function repeats(name: CellName, one: unknown, other: unknown): boolean {
  if (saysSame(name, one, other)) return true
  const masked = (value: unknown) => JSON.stringify(essence(name, value)).replace(/\d+(?:[.,'’ ]\d+)*/g, '0')
  return !isFact(name) && masked(one) === masked(other)
}

function essence(name: CellName, value: unknown): unknown {
  const plain = plainValue(name, value)
  const text = (entry: unknown) => (typeof entry === 'string' ? looked(name, entry) : entry)
  if (name === 'faqs') return (plain as DraftedFaq[]).map(({ question, answer }) => [loose(question), loose(answer)]).toSorted(byText)
  if (name === 'founders')
    return (plain as DraftedFounder[]).map((founder) => [loose(founder.name), loose(founder.role ?? '')]).toSorted(byText)
  return Array.isArray(plain) ? plain.map((entry) => JSON.stringify(text(entry))).toSorted(byLetters) : text(plain)
}

const byLetters = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
const byText = (one: string[], other: string[]): number => byLetters(one.join('\n'), other.join('\n'))

function looked(name: CellName, text: string): string {
  if (PICTURES.has(name)) return pictureName(text)
  const isAddress = /^https?:\/\//i.test(text)
  return isAddress ? text.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '') : loose(text)
}

/** A picture's address without what builds put into it: a query, a version, a hash. */
function pictureName(address: string): string {
  const path = (URL.canParse(address) ? new URL(address).pathname : address).toLowerCase()
  return path
    .split(/[/._~-]/)
    .filter((part) => part !== '' && !(part.length >= 6 && /\d/.test(part) && /^[0-9a-z]+$/.test(part)) && !/^v?\d+$/.test(part))
    .join('/')
}
