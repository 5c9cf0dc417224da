import { withoutHashes, type Drafted, type DraftedProfile, type Evidence } from '../fields/draft.ts'
import { FIELDS, type FieldName } from '../fields/fields.ts'
import { loose, squeeze, words } from './reading/fold.ts'

export type Comparison = {
  /** A field's name; of a list also `features_shared` and `features_only`. */
  aspect: string
  /** What our site states, in words; null where it states nothing. */
  ours: string | null
  theirs: string | null
  /** The quotes behind both sides, ours first. */
  evidence: Evidence[]
}

const FACTS = ['pricing_model', 'starting_price', 'free_trial', 'license', 'founded_year', 'hq_country', 'hq_city', 'team_size'] as const
const LISTS = ['platforms', 'integrations', 'languages'] as const
const DIVIDED = ['features', 'use_cases'] as const
/** The cells that a comparison reads. */
export const COMPARED: readonly FieldName[] = [...FACTS, ...LISTS, ...DIVIDED]
const VALUE_CHARS_MAX = 500
const QUOTES_PER_SIDE_MAX = 3
const ALIKE_SHARE_MIN = 0.8

/**
 * What two sites prove of themselves, side by side, in a fixed order. A row stands only where at least one of the two states
 * something; nothing is concluded from silence. Pure; values are at most 500 characters.
 */
export function compareSites(ours: DraftedProfile, theirs: DraftedProfile): Comparison[] {
  return [
    ...FACTS.flatMap((name) => row(name, textOf(ours.fields[name]), textOf(theirs.fields[name]), ours.fields[name], theirs.fields[name])),
    ...LISTS.flatMap((name) => row(name, joined(listOf(ours, name)), joined(listOf(theirs, name)), ours.fields[name], theirs.fields[name])),
    ...DIVIDED.flatMap((name) => divided(name, ours, theirs)),
  ]
}

function row(aspect: string, ours: string | null, theirs: string | null, our?: Drafted, their?: Drafted): Comparison[] {
  if (ours === null && theirs === null) return []
  const evidence = [...quotesFor(ours, our), ...quotesFor(theirs, their)]
  return [{ aspect, ours, theirs, evidence }]
}

/** Long lists on both sides read best as what they share and what only one of them has. */
function divided(name: FieldName, ours: DraftedProfile, theirs: DraftedProfile): Comparison[] {
  const [our, their] = [listOf(ours, name), listOf(theirs, name)]
  if (our.length === 0 || their.length === 0) return row(name, joined(our), joined(their), ours.fields[name], theirs.fields[name])
  const shared = our.filter((entry) => their.some((other) => alike(entry, other)))
  const matched = their.filter((entry) => shared.some((other) => alike(entry, other)))
  return [
    ...row(`${name}_shared`, joined(shared), joined(matched), ours.fields[name], theirs.fields[name]),
    ...row(
      `${name}_only`,
      joined(our.filter((entry) => !shared.includes(entry))),
      joined(their.filter((entry) => !matched.includes(entry))),
      ours.fields[name],
      theirs.fields[name],
    ),
  ]
}

/** The same thing in slightly other words: «Offline mode» and «Offline-Mode», «Dark mode» and «Dark mode support». */
function alike(one: string, other: string): boolean {
  if (squeeze(one) === squeeze(other)) return true
  const [a, b] = [new Set(words(one)), new Set(words(other))]
  const common = [...a].filter((word) => b.has(word)).length
  return common > 1 && common / Math.min(a.size, b.size) >= ALIKE_SHARE_MIN
}

function textOf(drafted: Drafted | undefined): string | null {
  const value = drafted?.value
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value !== '' ? value.slice(0, VALUE_CHARS_MAX) : null
}

function listOf(profile: DraftedProfile, name: FieldName): string[] {
  const value = profile.fields[name]?.value
  return FIELDS[name].shape === 'list' && Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : []
}

/** Whole entries only, as many as fit. */
function joined(entries: string[]): string | null {
  let text = ''
  for (const entry of entries) {
    const next = text === '' ? entry : `${text}, ${entry}`
    if (next.length > VALUE_CHARS_MAX) break
    text = next
  }
  return text === '' ? null : text
}

/** The quotes that hold some of the shown words; of a list, those of the entries shown. */
function quotesFor(value: string | null, drafted: Drafted | undefined): Evidence[] {
  if (value === null || !drafted) return []
  const entries = Array.isArray(drafted.value) ? value.split(', ').map(loose) : null
  const telling = entries ? drafted.evidence.filter(({ quote }) => entries.some((entry) => loose(quote).includes(entry))) : drafted.evidence
  return withoutHashes((telling.length > 0 ? telling : drafted.evidence).slice(0, QUOTES_PER_SIDE_MAX))
}
