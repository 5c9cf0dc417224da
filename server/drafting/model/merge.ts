import type { Drafted, DraftedProfile, SeoName } from '../../fields/draft.ts'
import { FIELD_NAMES, FIELDS, type Platform } from '../../fields/fields.ts'

// Which drafter a cell is taken from; fields say it in their own table, where the numbers are explained.
const BAR_OF_FACTS = 1
const SEO_BARS: Record<SeoName, number> = { meta_title: 1, meta_description: 50, keywords: 3, og_image_url: 0 }
const SOCIAL_BARS: Record<Platform, number> = {
  linkedin: 1,
  x: 1,
  facebook: 1,
  instagram: 1,
  tiktok: 1,
  youtube: 1,
  threads: 1,
  pinterest: 1,
  github: 1,
  reddit: 1,
  producthunt: 1,
  medium: 1,
  // Any address could be called one of these; only the built-in rules decide.
  website: 0,
  custom: 0,
}
const FAQS_BAR = 3
const FOUNDERS_BAR = 1
const CATEGORIES_BAR = 1

// Object.keys widens to string; the tables above are closed.
const SEO_NAMES = Object.keys(SEO_BARS) as SeoName[]
const SOCIAL_NAMES = Object.keys(SOCIAL_BARS) as Platform[]

type Cell = { name: string; bar: number; weigh(profile: DraftedProfile): number }
const cell = (name: string, bar: number, weigh: Cell['weigh']): Cell => ({ name, bar, weigh })
const CELLS: Cell[] = [
  ...FIELD_NAMES.map((name) => cell(name, FIELDS[name].bar ?? BAR_OF_FACTS, ({ fields }) => weightOf(fields[name]))),
  cell('faqs', FAQS_BAR, ({ faqs }) => faqs.length),
  cell('founders', FOUNDERS_BAR, ({ founders }) => founders.length),
  cell('categories', CATEGORIES_BAR, ({ categories }) => weightOf(categories)),
  ...SEO_NAMES.map((name) => cell(`seo.${name}`, SEO_BARS[name], ({ seo }) => weightOf(seo[name]))),
  ...SOCIAL_NAMES.map((name) =>
    cell(`company_socials.${name}`, SOCIAL_BARS[name], ({ company_socials }) => weightOf(company_socials[name])),
  ),
]

function weightOf(drafted: Drafted | null | undefined): number {
  if (!drafted) return 0
  return typeof drafted.value === 'string' || Array.isArray(drafted.value) ? drafted.value.length : 1
}

/** A cell about which the site contradicts itself is not settled by a model. */
const contested = (profile: DraftedProfile, name: string) => profile.warnings.some((warning) => warning.field === name)

/** The cells, of those wanted (null: all), in which a model's answer could still stand beside what the built-in drafter found. */
export function cellsOpen(builtIn: DraftedProfile, wanted: readonly string[] | null): string[] {
  return CELLS.filter(
    ({ name, bar, weigh }) => weigh(builtIn) < bar && !contested(builtIn, name) && (wanted === null || wanted.includes(name)),
  ).map(({ name }) => name)
}

/** Joins two proven profiles cell by cell, by the table above; never two drafters' words in one cell. Pure. */
export function mergeDrafts(builtIn: DraftedProfile, model: DraftedProfile): DraftedProfile {
  const open = new Set(cellsOpen(builtIn, null))
  const taken = new Set(CELLS.filter(({ name, weigh }) => open.has(name) && weigh(model) > weigh(builtIn)).map(({ name }) => name))
  const from = (name: string) => (taken.has(name) ? model : builtIn)
  const merged: DraftedProfile = {
    ...blankProfile(),
    faqs: from('faqs').faqs,
    founders: from('founders').founders,
    categories: from('categories').categories,
    warnings: [...builtIn.warnings, ...model.warnings],
  }
  for (const name of FIELD_NAMES) {
    const found = from(name).fields[name]
    if (found) merged.fields[name] = found
  }
  for (const name of SEO_NAMES) {
    const found = from(`seo.${name}`).seo[name]
    if (found) merged.seo[name] = found
  }
  for (const name of SOCIAL_NAMES) {
    const found = from(`company_socials.${name}`).company_socials[name]
    if (found) merged.company_socials[name] = found
  }
  return merged
}

/** Every cell that a model is ever asked for. */
export const MODEL_CELLS: readonly string[] = CELLS.filter(({ bar }) => bar > 0).map(({ name }) => name)

export const blankProfile = (): DraftedProfile => ({
  fields: {},
  faqs: [],
  founders: [],
  categories: null,
  company_socials: {},
  seo: {},
  warnings: [],
})
