/** What can be edited in a draft and what each member holds; the compiler holds this table to the contract. */
import type { Schemas, WholeInput } from '../../sdk/index.ts'
import { FIELD_KINDS, SEO_KINDS, SOCIAL_KINDS } from './fields.gen.ts'

type Edits = Schemas['DraftEdits']
type KindOf<Value> = boolean extends Value ? 'flag' : number extends Value ? 'number' : string[] extends Value ? 'list' : 'text'
type Kinds<Members> = { [Name in keyof Members]-?: KindOf<NonNullable<Members[Name]>> }
/** `entries` are lists of objects, given as JSON. */
export type Kind = 'text' | 'list' | 'flag' | 'number' | 'entries'

export const FIELDS: Kinds<Schemas['DraftFieldEdits']> = FIELD_KINDS
const SEO: Kinds<Schemas['SeoEdits']> = SEO_KINDS
const SOCIALS: Kinds<Schemas['SocialEdits']> = SOCIAL_KINDS
type OldStoryName = 'story' | 'why_started' | 'journey' | 'challenges' | 'achievements' | 'lessons'
const STORY: Kinds<Omit<Schemas['StoryEdits'], OldStoryName>> = {
  title: 'text',
  how_started: 'text',
  problem: 'text',
  what_built: 'text',
  hard_parts: 'text',
  milestones: 'text',
  whats_next: 'text',
}

/** Members that are objects: `seo.meta_title`, `company_socials.github`, `story.problem`. `fields` may be left out of a path. */
export const GROUPS = { fields: FIELDS, seo: SEO, company_socials: SOCIALS, founder_socials: SOCIALS, story: STORY } as const
type Group = keyof typeof GROUPS

const WHOLE = {
  categories: 'list',
  faqs: 'entries',
  founders: 'entries',
  milestones: 'entries',
  pictures: 'entries',
  competitor_url: 'text',
} as const

// Every member of the contract's edits is either a group or a whole, or a list of field names that has a flag of its own.
type Covered = Group | keyof typeof WHOLE | 'regenerate' | 'restore' | 'lock_fields'
const complete: Exclude<keyof Edits, Covered> extends never ? true : false = true
void complete

/** What `regenerate` and `restore` take besides the names of fields. */
export const DRAFTED_WHOLES = ['faqs', 'founders', 'categories', 'company_socials', 'seo'] as const

/** What one command edits. `paths` are all that its `--set` takes; a path without a point stands in `fields` unless it is a whole. */
export type Shape = {
  help: string
  groups: Record<string, Record<string, Kind>>
  wholes: Record<string, Kind>
  paths: ReadonlyMap<string, Kind>
}

function shape(help: string, groups: Shape['groups'], wholes: Shape['wholes']): Shape {
  const grouped = Object.entries(groups).flatMap(([group, members]) =>
    Object.entries(members).map(([name, kind]): [string, Kind] => [group === 'fields' ? name : `${group}.${name}`, kind]),
  )
  return { help, groups, wholes, paths: new Map([...grouped, ...Object.entries(wholes)]) }
}

export const DRAFT = shape('listing edit --help', GROUPS, WHOLE)

/** A listing as a file of its owner's repository: what get_my_listing shows of it and update_draft takes, under the names that it shows. */
export const FILE = shape(
  'listing push --help',
  { fields: FIELDS, seo: SEO, socials: SOCIALS, story: STORY },
  { categories: 'list', faqs: 'entries', founders: 'entries', milestones: 'entries', pictures: 'entries' },
)

type Entry = 'faqs' | 'founders' | 'milestones' | 'pictures'
type Member = 'text' | 'socials' | 'crop'
/** The members of their entries. The e-mails of founders and the ids of milestones are none of a file's that others read. */
export const ENTRIES: {
  faqs: Record<keyof Schemas['Faq'], Member>
  founders: Record<Exclude<keyof Schemas['FounderEdit'], 'email'>, Member>
  milestones: Record<Exclude<keyof Schemas['MilestoneEdit'], 'id'>, Member>
  pictures: Record<keyof Schemas['GalleryPictureEdit'], Member>
} = {
  faqs: { question: 'text', answer: 'text' },
  founders: { name: 'text', role: 'text', bio: 'text', photo_url: 'text', socials: 'socials' },
  milestones: { date: 'text', title: 'text', description: 'text', url: 'text' },
  pictures: { url: 'text', alt: 'text', crop: 'crop' },
} satisfies Record<Entry, Record<string, Member>>

const LISTING_FIELDS: Kinds<Schemas['ListingFieldEdits']> = {
  ...FIELDS,
  categories: 'list',
  meta_title: SEO.meta_title,
  meta_description: SEO.meta_description,
  keywords: SEO.keywords,
}

/** A listing has its search-engine words among its fields. */
export const LISTING = shape('listing edit --help', { fields: LISTING_FIELDS, socials: SOCIALS }, { faqs: 'entries', pictures: 'entries' })

/** The founder's own profile. */
export const FOUNDER = shape('listing founder --help', { socials: SOCIALS }, {
  name: 'text',
  role: 'text',
  bio: 'text',
  email: 'text',
  photo_url: 'text',
} satisfies Kinds<Omit<Schemas['FounderProfileEdits'], 'socials'>>)

/** The sections of a founder story with what each is about. */
export const STORY_SECTIONS: Record<keyof typeof STORY, string> = {
  title: 'the title; it is not counted',
  how_started: 'how it started, and why',
  problem: 'the problem that you could not leave alone',
  what_built: 'what you built',
  hard_parts: 'what was hard',
  milestones: 'what you are proud of',
  whats_next: 'what comes next',
}

/** An edit under construction; the table above ties each path to its kind and the service checks the whole again. */
export type LooseEdits = Record<string, unknown>

/** Puts a value where the contract wants it: `headline` under `fields`, `seo.meta_title` under `seo`. */
export function setPath(edits: LooseEdits, path: string, value: unknown, { wholes }: Shape = DRAFT): void {
  const [group = '', name] = path.includes('.') ? path.split('.') : path in wholes ? [path] : ['fields', path]
  if (name === undefined) edits[group] = value
  else edits[group] = { ...(edits[group] as LooseEdits | undefined), [name]: value }
}

export function asUpdate(id: string, edits: LooseEdits): WholeInput<'update_draft'> {
  return { id, ...edits }
}
