import type { Field } from '../../../fields/field.ts'
import { FIELDS, fieldsOfGroup, LIST_ENTRY_MAX, GROUP_NAMES, GROUPS, isField, PLATFORMS, type FieldName } from '../../../fields/fields.ts'
import { labelOf as shownLabelOf, socialLabel } from '../public/words.ts'

const WEB_URL_CHARACTERS_MAX = 2048

/** How a value is typed and read back. */
export type Kind =
  'line' | 'text' | 'url' | 'lines' | 'urls' | 'flag' | 'year' | 'country' | 'language' | 'pricing' | 'email' | 'categories'

/** A field that a founder reviews, in the words of the website. */
export type FieldWords = {
  /** As update_draft names it; members of groups with a dot. */
  name: string
  label: string
  kind: Kind
  max: number
  hint?: string | undefined
}
export type FieldGroup = { id: string; title: string; lead: string; fields: FieldWords[] }

const KINDS: Record<Field['shape'], Kind> = {
  text: 'line',
  url: 'url',
  urls: 'urls',
  list: 'lines',
  flag: 'flag',
  year: 'year',
  country: 'country',
  language: 'language',
  email: 'email',
  phone: 'line',
  choice: 'pricing',
}

function wordsOf(name: FieldName): FieldWords {
  const { label, max, hint, shape, long } = FIELDS[name]
  return { name, label, max, hint, kind: long ? 'text' : KINDS[shape] }
}

const CATEGORIES: FieldWords = {
  name: 'categories',
  label: 'Categories',
  kind: 'categories',
  max: 3,
  hint: 'The first one is the main one.',
}

const groupOf = (id: Field['group']): FieldGroup => ({
  id,
  ...GROUPS[id],
  fields: [...fieldsOfGroup(id).map(wordsOf), ...(id === 'basics' ? [CATEGORIES] : [])],
})

const seo: FieldGroup = {
  id: 'seo',
  title: 'Search engines',
  lead: 'What Google and others show of your page here.',
  fields: [
    { name: 'seo.meta_title', label: 'Title in search results', kind: 'line', max: 60 },
    { name: 'seo.meta_description', label: 'Text in search results', kind: 'text', max: 160 },
    { name: 'seo.keywords', label: 'Keywords', kind: 'lines', max: 10, hint: 'One per line, up to 10.' },
    { name: 'seo.og_image_url', label: 'Picture for links', kind: 'url', max: WEB_URL_CHARACTERS_MAX },
  ],
}

/** The groups of plain fields, in the order in which they are reviewed; lists of entries have editors of their own. */
export const FIELD_GROUPS: readonly FieldGroup[] = [...GROUP_NAMES.map(groupOf), seo]

export const SOCIAL_FIELDS: readonly FieldWords[] = PLATFORMS.map((platform) => ({
  name: `company_socials.${platform}`,
  label: socialLabel(platform),
  kind: 'url',
  max: WEB_URL_CHARACTERS_MAX,
}))

/** What a field may hold, in characters. */
export function charactersOf({ kind, max }: FieldWords): number {
  if (kind === 'lines') return max * LIST_ENTRY_MAX
  return kind === 'urls' ? max * WEB_URL_CHARACTERS_MAX : max
}

const ALL = new Map([...FIELD_GROUPS.flatMap(({ fields }) => fields), ...SOCIAL_FIELDS].map((words) => [words.name, words]))

/** A field by its name; undefined for what is none. */
export const fieldNamed = (name: string): FieldWords | undefined => ALL.get(name)

/** What people call a field or a list of entries. */
export const labelOf = (name: string): string => (name === 'competitor_url' ? 'Competitor' : (ALL.get(name)?.label ?? shownLabelOf(name)))

/** Where a field stands on the review page. */
export const anchorOf = (name: string): string => (name === 'competitor_url' ? 'competitor' : name.replace('.', '-'))

/** The same for what is no field. */
const WHY: Record<string, string> = {
  categories: 'People browse by category, and similar products are found by it.',
  faqs: 'They answer what keeps people from trying it.',
  company_socials: 'They show that somebody is there.',
  founders: 'People trust people: a face, a role, a few sentences.',
}
/** Why a page is better with it; for what completeness counts. */
export const whyOf = (name: string): string => (isField(name) ? FIELDS[name].why : WHY[name]) ?? ''
