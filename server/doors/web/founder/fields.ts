import { FIELDS, PLATFORMS, type FieldName } from '../../../fields/fields.ts'
import { socialLabel } from '../public/words.ts'

/** How a value is typed and read back. */
export type Kind = 'line' | 'text' | 'url' | 'lines' | 'urls' | 'flag' | 'year' | 'country' | 'pricing' | 'email' | 'categories'

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

const field = (name: FieldName, label: string, kind: Kind, hint?: string): FieldWords => ({
  name,
  label,
  kind,
  max: FIELDS[name].max,
  hint,
})

const basics: FieldGroup = {
  id: 'basics',
  title: 'Basics',
  lead: 'What people read first, in lists and in search.',
  fields: [
    field('name', 'Name', 'line'),
    field('headline', 'Headline', 'line', 'What it does, in one line.'),
    field('summary', 'Summary', 'text', '40 to 160 characters; shown in lists.'),
    field('description', 'Description', 'text', 'At least 120 characters. What it does, for whom, and how.'),
    { name: 'categories', label: 'Categories', kind: 'categories', max: 3, hint: 'The first one is the main one.' },
    field('audience', 'Who it is for', 'line'),
  ],
}

const pictures: FieldGroup = {
  id: 'pictures',
  title: 'Pictures',
  lead: 'Where your logo, screenshots and video are.',
  fields: [
    field('logo_url', 'Logo', 'url', 'The address of a square picture.'),
    field('cover_url', 'Cover picture', 'url'),
    field('screenshots', 'Screenshots', 'urls', 'One address a line, up to 8.'),
    field('video_url', 'Video', 'url'),
  ],
}

const pricing: FieldGroup = {
  id: 'pricing',
  title: 'Pricing',
  lead: 'The question every visitor has.',
  fields: [
    field('pricing_model', 'Pricing model', 'pricing'),
    field('starting_price', 'Starting price', 'line', 'As your website states it, such as $12 / month.'),
    field('free_trial', 'Free trial', 'flag'),
  ],
}

const lists: FieldGroup = {
  id: 'lists',
  title: 'What it does',
  lead: 'One entry a line, up to 30 entries of 80 characters.',
  fields: [
    field('features', 'Features', 'lines'),
    field('use_cases', 'Use cases', 'lines'),
    field('platforms', 'Platforms', 'lines'),
    field('integrations', 'Integrations', 'lines'),
    field('languages', 'Languages', 'lines'),
  ],
}

const company: FieldGroup = {
  id: 'company',
  title: 'Company',
  lead: 'Who is behind it, and how to reach them.',
  fields: [
    field('company_name', 'Company', 'line'),
    field('legal_name', 'Legal name', 'line'),
    field('founded_year', 'Founded', 'year', 'Four digits.'),
    field('hq_city', 'City', 'line'),
    field('hq_country', 'Country', 'country'),
    field('team_size', 'Team size', 'line'),
    field('contact_email', 'Contact e-mail', 'email'),
    field('phone', 'Phone', 'line'),
  ],
}

const links: FieldGroup = {
  id: 'links',
  title: 'Links',
  lead: 'Pages that people look for.',
  fields: [
    field('support_url', 'Support', 'url'),
    field('docs_url', 'Documentation', 'url'),
    field('repo_url', 'Source code', 'url'),
    field('license', 'License', 'line'),
    field('changelog_url', 'Changelog', 'url'),
    field('privacy_url', 'Privacy policy', 'url'),
    field('terms_url', 'Terms', 'url'),
  ],
}

const seo: FieldGroup = {
  id: 'seo',
  title: 'Search engines',
  lead: 'What Google and others show of your page here.',
  fields: [
    { name: 'seo.meta_title', label: 'Title in search results', kind: 'line', max: 60 },
    { name: 'seo.meta_description', label: 'Text in search results', kind: 'text', max: 160 },
    { name: 'seo.keywords', label: 'Keywords', kind: 'lines', max: 10, hint: 'One a line, up to 10.' },
    { name: 'seo.og_image_url', label: 'Picture for links', kind: 'url', max: 2048 },
  ],
}

/** The groups of plain fields, in the order in which they are reviewed; lists of entries have editors of their own. */
export const FIELD_GROUPS: readonly FieldGroup[] = [basics, pictures, pricing, lists, company, links, seo]

export const SOCIAL_FIELDS: readonly FieldWords[] = PLATFORMS.map((platform) => ({
  name: `company_socials.${platform}`,
  label: socialLabel(platform),
  kind: 'url',
  max: 2048,
}))

const ALL = new Map([...FIELD_GROUPS.flatMap(({ fields }) => fields), ...SOCIAL_FIELDS].map((words) => [words.name, words]))

/** A field by its name; undefined for what is none. */
export const fieldNamed = (name: string): FieldWords | undefined => ALL.get(name)

const LIST_LABELS: Record<string, string> = {
  faqs: 'Questions and answers',
  founders: 'Founders',
  story: 'Founder story',
  milestones: 'Milestones',
  company_socials: 'Social accounts',
  competitor_url: 'Competitor',
}
/** What people call a field or a list of entries. */
export const labelOf = (name: string): string => ALL.get(name)?.label ?? LIST_LABELS[name] ?? name.replaceAll('_', ' ')

/** Where a field stands on the review page. */
export const anchorOf = (name: string): string => (name === 'competitor_url' ? 'competitor' : name.replace('.', '-'))

/** Why a page is better with it; for what completeness counts. */
const WHY: Record<string, string> = {
  name: 'A listing cannot be saved without one.',
  headline: 'It is the one line everybody reads.',
  summary: 'Lists and search results show it.',
  description: 'It decides whether people go on to your website.',
  categories: 'People browse by category, and similar products are found by it.',
  logo_url: 'Without one your listing shows a letter.',
  pricing_model: 'Visitors filter by it.',
  features: 'Search finds your product by them.',
  faqs: 'They answer what keeps people from trying.',
  company_socials: 'They show that somebody is there.',
  contact_email: 'Customers and press need somebody to write to.',
  starting_price: 'A price that is told is trusted.',
  platforms: 'People look for what runs on their devices.',
  hq_country: 'Buyers in companies ask for it.',
  legal_name: 'Buyers in companies ask whom they would contract with.',
  privacy_url: 'Buyers in companies ask for it.',
  terms_url: 'Buyers in companies ask for them.',
  founders: 'People trust people: a face, a role, a few sentences.',
}
export const whyOf = (name: string): string => WHY[name] ?? ''
