import type { Field } from './field.ts'
import { TABLE } from './table.ts'

export type FieldName = keyof typeof TABLE
export const FIELDS: Readonly<Record<FieldName, Field>> = TABLE
// Object.keys widens to string[]; the table is closed.
export const FIELD_NAMES = Object.keys(TABLE) as FieldName[]
export const isField = (name: string): name is FieldName => Object.hasOwn(TABLE, name)

/** The parts in which a profile is reviewed, in their order, and what each is about. */
export const GROUPS = {
  basics: { title: 'Basics', lead: 'What people read first, in lists and in search.' },
  pictures: { title: 'Pictures', lead: 'Where your logo, screenshots and video are.' },
  pricing: { title: 'Pricing', lead: 'The question every visitor has.' },
  lists: { title: 'What it does', lead: 'One entry a line, up to 30 entries of 80 characters.' },
  company: { title: 'Company', lead: 'Who is behind it, and how to reach them.' },
  links: { title: 'Links', lead: 'Pages that people look for.' },
} as const satisfies Record<Field['group'], { title: string; lead: string }>
// Object.keys widens to string[]; the object above is closed.
export const GROUP_NAMES = Object.keys(GROUPS) as Field['group'][]

export const fieldsOfGroup = (group: Field['group']): FieldName[] => FIELD_NAMES.filter((name) => FIELDS[name].group === group)
export const fieldsOfFacts = (facts: Field['facts']): FieldName[] => FIELD_NAMES.filter((name) => FIELDS[name].facts === facts)

export const PRICING_MODELS = ['free', 'freemium', 'paid', 'open_source', 'contact'] as const

export const PLATFORMS = [
  'linkedin',
  'x',
  'facebook',
  'instagram',
  'tiktok',
  'youtube',
  'threads',
  'pinterest',
  'github',
  'reddit',
  'producthunt',
  'medium',
  'website',
  'custom',
] as const
export type Platform = (typeof PLATFORMS)[number]

/** Entries of a list field hold at most this many characters. */
export const LIST_ENTRY_MAX = 80
