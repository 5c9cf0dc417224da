import type { Schemas } from '../../sdk/contract.ts'
import {
  withoutHashes,
  type DraftedFaq,
  type DraftedFounder,
  type DraftedProfile,
  type IllustratedProfile,
  type Proof,
  type SeoName,
} from '../fields/draft.ts'
import { FOUNDERS_MAX } from '../base/limits.ts'
import { FIELD_NAMES, FIELDS, PLATFORMS, type FieldName, type Platform } from '../fields/fields.ts'
import { inLines } from './one_line.ts'
import type { Photos } from './photo.ts'
import { BLANK, step, valueOf, type Cell, type CellEvent } from './field_state.ts'

export const SEO_NAMES = ['meta_title', 'meta_description', 'keywords', 'og_image_url'] as const satisfies SeoName[]
const LISTS = ['faqs', 'founders', 'categories'] as const

/** Every value with a state has a name of its own; groups have dotted ones. */
export type CellName = FieldName | (typeof LISTS)[number] | `seo.${SeoName}` | `company_socials.${Platform}`
export const CELL_NAMES: readonly CellName[] = [
  ...FIELD_NAMES,
  ...LISTS,
  ...SEO_NAMES.map((name) => `seo.${name}` as const),
  ...PLATFORMS.map((name) => `company_socials.${name}` as const),
]

/** Headline, summary and search-engine texts are a site's own; every other cell is shared by a company's listings on all sites. */
export const isWords = (name: CellName): boolean => name === 'headline' || name === 'summary' || name.startsWith('seo.')

export type Cells = Partial<Record<CellName, Cell>>
export type Founder = {
  name: string
  role: string | null
  bio: string | null
  email: string | null
  photo_url: string | null
  socials: Partial<Record<Platform, string>>
}
export type Faq = Schemas['Faq']
export type Story = Schemas['Story']
export type Milestone = Schemas['Milestone']
export type Competitor = Schemas['Competitor'] & { url: string }
/** What is said of a picture of the gallery, kept by its address; one that nothing is said of has none. */
export type GalleryPicture = Schemas['GalleryPicture']

/** All that an account says of one product on one site. */
export type Profile = {
  cells: Cells
  story: Story
  competitor: Competitor | null
  milestones: Milestone[]
  /** What is said of pictures of the gallery. */
  pictures: GalleryPicture[]
  /** The account's own founder profile, first among the founders of its listings. */
  own_founder: Founder | null
  /** The service's copies of the account's pictures. */
  photos: Photos
}

export const cellOf = (cells: Cells, name: CellName): Cell => cells[name] ?? BLANK

export function textOf(cells: Cells, name: CellName): string | null {
  const value = valueOf(cellOf(cells, name))
  return typeof value === 'string' ? value : null
}

export function listOf(cells: Cells, name: CellName): string[] | null {
  const value = valueOf(cellOf(cells, name))
  return Array.isArray(value) ? value.map(String) : null
}

/** The state that a caller's change of a cell gives it: the drafter's wording is edited, a fact of the site is overridden. */
export function changedState(name: CellName): 'edited' | 'override' {
  if (name in FIELDS) return FIELDS[name as FieldName].changed
  return name === 'founders' || name.startsWith('company_socials.') ? 'override' : 'edited'
}

/** The cells with one of them moved on; a blank cell is not kept. */
export function change(cells: Cells, name: CellName, event: CellEvent): Cells {
  const next = step(cellOf(cells, name), event, changedState(name))
  return { ...cells, [name]: next.state === 'not_found' && next.ai === null ? undefined : next }
}

/** What a caller sent for a cell: a value is kept, null removes. */
export const put = (cells: Cells, name: CellName, value: unknown): Cells =>
  change(cells, name, value === null ? { type: 'remove' } : { type: 'set', value: inLines(name, value) })

/** `seo` and `company_socials` stand for all of their members; null for what is no field. */
export function cellsNamed(name: string): CellName[] | null {
  const found = CELL_NAMES.filter((cell) => cell === name || cell.startsWith(`${name}.`))
  return found.length > 0 ? found : null
}

/** What regenerate, restore and lock_fields may name. */
export const NAMEABLE: readonly string[] = [
  ...FIELD_NAMES,
  ...LISTS,
  'seo',
  'company_socials',
  ...CELL_NAMES.filter((name) => name.includes('.')),
]

/** What a drafter found, by cell; null where it found nothing. */
export function draftedCells(drafted: IllustratedProfile): Map<CellName, { value: unknown; evidence: Proof[] } | null> {
  const founders = drafted.founders.map(({ evidence, ...founder }) => ({ ...founder, email: null, evidence }))
  return new Map<CellName, { value: unknown; evidence: Proof[] } | null>([
    ...FIELD_NAMES.map((name) => [name, drafted.fields[name] ?? null] as const),
    ['faqs', drafted.faqs.length > 0 ? { value: drafted.faqs, evidence: [] } : null],
    ['founders', founders.length > 0 ? { value: founders, evidence: [] } : null],
    ['categories', drafted.categories],
    ...SEO_NAMES.map((name) => [`seo.${name}`, drafted.seo[name] ?? null] as const),
    ...PLATFORMS.map((name) => [`company_socials.${name}`, drafted.company_socials[name] ?? null] as const),
  ])
}

/** What a drafter found on the pages, back out of the cells that keep it; photographs of the site are no finding of its own. */
export function draftedOf(cells: Cells): DraftedProfile {
  const found = (name: CellName) => cells[name]?.ai ?? null
  // Cells hold what draftedCells() put into them under the same names.
  const kept = <Names extends string>(names: readonly Names[], cellName: (name: Names) => CellName) =>
    Object.fromEntries(names.flatMap((name) => (found(cellName(name)) ? [[name, found(cellName(name))]] : []))) as Record<string, never>
  return {
    fields: kept(
      FIELD_NAMES.filter((name) => found(name)?.evidence.every((proof) => 'quote' in proof)),
      (name) => name,
    ),
    faqs: (found('faqs')?.value ?? []) as DraftedFaq[],
    founders: (found('founders')?.value ?? []) as DraftedFounder[],
    categories: found('categories') as DraftedProfile['categories'],
    company_socials: kept(PLATFORMS, (name) => `company_socials.${name}`),
    seo: kept(SEO_NAMES, (name) => `seo.${name}`),
    warnings: [],
  }
}

/** Takes a drafter's findings into the cells that were asked for (null: all); what the caller saved stays. */
export function takeDraft(cells: Cells, drafted: IllustratedProfile, wanted: readonly CellName[] | null): Cells {
  let next = cells
  for (const [name, found] of draftedCells(drafted))
    if (wanted === null || wanted.includes(name))
      next = change(next, name, found ? { type: 'drafted', drafted: found } : { type: 'missed' })
  return next
}

/** FAQ entries as they stand, with the proof of those that are still the drafter's. */
export function faqsOf(cells: Cells): (Faq & { state: Cell['state']; evidence: DraftedFaq['evidence'] })[] {
  const cell = cellOf(cells, 'faqs')
  // The contract and the drafter's shape are what was stored under this name.
  const drafted = (cell.ai?.value ?? []) as DraftedFaq[]
  const present = (valueOf(cell) ?? []) as Faq[]
  return present.map(({ question, answer }) => {
    const same = drafted.find((entry) => entry.question === question)
    if (same?.answer === answer) return { question, answer, state: 'ai', evidence: withoutHashes(same.evidence) }
    return { question, answer, state: same ? 'edited' : 'manual', evidence: [] }
  })
}

/** As everybody reads them: without state and proof, and a founder without the e-mail. */
export const plainFaq = ({ question, answer }: Faq): Faq => ({ question, answer })
export const plainFounder = ({ name, role, bio, photo_url, socials }: Schemas['Founder']): Schemas['Founder'] => ({
  ...{ name, role, bio, photo_url, socials },
})

/** The socials with those that were sent; null removes one. */
export function mergeSocials(before: Founder['socials'], sent: Schemas['SocialEdits'] | undefined): Founder['socials'] {
  const merged = { ...before }
  for (const platform of PLATFORMS) {
    const url = sent?.[platform]
    if (url === null) delete merged[platform]
    else if (url !== undefined) merged[platform] = url
  }
  return merged
}

export type ShownFounder = Founder & { state: Cell['state']; evidence: DraftedFounder['evidence'] }

/** The founders as they stand: the account's own profile first, then the others, each once. */
export function foundersOf({ cells, own_founder }: Pick<Profile, 'cells' | 'own_founder'>): ShownFounder[] {
  const cell = cellOf(cells, 'founders')
  const drafted = (cell.ai?.value ?? []) as (Founder & { evidence: DraftedFounder['evidence'] })[]
  const present = (valueOf(cell) ?? []) as Founder[]
  if (cell.state === 'deleted') return []
  const fromSite = cell.state === 'ai'
  const shown = present.map((founder): ShownFounder => {
    const same = drafted.find((entry) => entry.name === founder.name)
    const { name, role, bio, email, photo_url, socials } = founder
    return {
      name,
      role,
      bio,
      email,
      photo_url,
      socials,
      state: fromSite ? 'ai' : same ? 'override' : 'manual',
      evidence: withoutHashes(same?.evidence ?? []),
    }
  })
  if (!own_founder) return shown
  // The first of a saved list is the owner's place; the owner may stand further down in a list saved for another company.
  const others = (fromSite ? shown : shown.slice(1)).filter(({ name }) => name !== own_founder.name)
  if (own_founder.name === '') return others
  const same = drafted.find((entry) => entry.name === own_founder.name)
  // A website may name as many as a listing shows, without its owner.
  return [
    { ...own_founder, state: same ? 'override' : 'manual', evidence: withoutHashes(same?.evidence ?? []) },
    ...others.slice(0, FOUNDERS_MAX - 1),
  ]
}

/** Whose profile a launch and the story ask for: the account's own, also where it has no name yet or the page shows no founders. */
export const leadFounder = (profile: Pick<Profile, 'cells' | 'own_founder'>): Founder | null =>
  profile.own_founder ?? foundersOf(profile)[0] ?? null
