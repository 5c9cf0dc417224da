import type { Drafted, DraftedProfile, SeoName } from '../../fields/draft.ts'
import { FIELD_NAMES, FIELDS, PLATFORMS } from '../../fields/fields.ts'

// Which drafter a cell is taken from; fields say it in their own table, where the numbers are explained.
const BAR_OF_FACTS = 1
const SEO_BARS: Record<SeoName, number> = { meta_title: 1, meta_description: 50, keywords: 3, og_image_url: 0 }
const FAQS_BAR = 3
const FOUNDERS_BAR = 1
const CATEGORIES_BAR = 1

// Object.keys widens to string; the tables above are closed.
const SEO_NAMES = Object.keys(SEO_BARS) as SeoName[]

type Cell = { name: string; bar: number; weigh(profile: DraftedProfile): number }
const cell = (name: string, bar: number, weigh: Cell['weigh']): Cell => ({ name, bar, weigh })
const CELLS: Cell[] = [
  ...FIELD_NAMES.map((name) => cell(name, FIELDS[name].bar ?? BAR_OF_FACTS, ({ fields }) => weightOf(fields[name]))),
  cell('faqs', FAQS_BAR, ({ faqs }) => faqs.length),
  cell('founders', FOUNDERS_BAR, ({ founders }) => founders.length),
  cell('categories', CATEGORIES_BAR, ({ categories }) => weightOf(categories)),
  ...SEO_NAMES.map((name) => cell(`seo.${name}`, SEO_BARS[name], ({ seo }) => weightOf(seo[name]))),
  // Whose account a link leads to is seen from the link; only the rules decide.
  ...PLATFORMS.map((name) => cell(`company_socials.${name}`, 0, ({ company_socials }) => weightOf(company_socials[name]))),
]

function weightOf(drafted: Drafted | null | undefined): number {
  if (!drafted) return 0
  return typeof drafted.value === 'string' || Array.isArray(drafted.value) ? drafted.value.length : 1
}

/** A cell about which the site contradicts itself is not settled by a model. */
const contested = (profile: DraftedProfile, name: string) => profile.warnings.some((warning) => warning.field === name)

/** What is asked for: cells (null: all), and which of them somebody asked for again, so that what stands is not good enough. */
export type Wish = { cells: readonly string[] | null; again: readonly string[] }
export const ALL: Wish = { cells: null, again: [] }

/**
 * The cells in which a model's answer could stand beside what the built-in drafter found: those below their bar, and texts and lists that
 * are asked for again.
 */
export function cellsOpen(builtIn: DraftedProfile, { cells, again }: Wish): string[] {
  return CELLS.filter(
    ({ name, bar, weigh }) =>
      bar > 0 &&
      (weigh(builtIn) < bar || (again.includes(name) && isText(bar))) &&
      !contested(builtIn, name) &&
      (cells === null || cells.includes(name)),
  ).map(({ name }) => name)
}

/** Texts and lists say more or less; a fact is so or it is not. */
const isText = (bar: number) => bar > BAR_OF_FACTS

/** Joins two proven profiles cell by cell, by the table above; never two drafters' words in one cell. Pure. */
export function mergeDrafts(builtIn: DraftedProfile, model: DraftedProfile, wish: Wish = ALL): DraftedProfile {
  const open = new Set(cellsOpen(builtIn, wish))
  const says = ({ name, bar, weigh }: Cell) => weigh(model) > weigh(builtIn) || (wish.again.includes(name) && weigh(model) >= bar)
  const taken = new Set(CELLS.filter((each) => open.has(each.name) && says(each)).map(({ name }) => name))
  const from = (name: string) => (taken.has(name) ? model : builtIn)
  const merged: DraftedProfile = {
    ...blankProfile(),
    company_socials: builtIn.company_socials,
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
