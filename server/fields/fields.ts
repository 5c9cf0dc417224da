/** What a field holds; decides how it is checked and proven. */
type Shape = 'text' | 'url' | 'urls' | 'list' | 'flag' | 'year' | 'country' | 'email' | 'phone' | 'choice'

/**
 * `edited` fields are the drafter's wording, `override` fields are facts that the site itself states: the state that a caller's
 * change gives them.
 */
type Field = { shape: Shape; max: number; changed: 'edited' | 'override' }

/** Every profile field, in the order in which people read them. `max` counts characters, or entries of a list. */
export const FIELDS = {
  name: { shape: 'text', max: 80, changed: 'override' },
  headline: { shape: 'text', max: 90, changed: 'edited' },
  summary: { shape: 'text', max: 160, changed: 'edited' },
  description: { shape: 'text', max: 4000, changed: 'edited' },
  logo_url: { shape: 'url', max: 2048, changed: 'override' },
  cover_url: { shape: 'url', max: 2048, changed: 'override' },
  video_url: { shape: 'url', max: 2048, changed: 'override' },
  screenshots: { shape: 'urls', max: 8, changed: 'edited' },
  pricing_model: { shape: 'choice', max: 20, changed: 'override' },
  starting_price: { shape: 'text', max: 60, changed: 'override' },
  free_trial: { shape: 'flag', max: 1, changed: 'override' },
  platforms: { shape: 'list', max: 30, changed: 'edited' },
  audience: { shape: 'text', max: 160, changed: 'edited' },
  use_cases: { shape: 'list', max: 30, changed: 'edited' },
  features: { shape: 'list', max: 30, changed: 'edited' },
  integrations: { shape: 'list', max: 30, changed: 'edited' },
  languages: { shape: 'list', max: 30, changed: 'edited' },
  company_name: { shape: 'text', max: 120, changed: 'override' },
  legal_name: { shape: 'text', max: 120, changed: 'override' },
  founded_year: { shape: 'year', max: 4, changed: 'override' },
  hq_city: { shape: 'text', max: 80, changed: 'override' },
  hq_country: { shape: 'country', max: 2, changed: 'override' },
  team_size: { shape: 'text', max: 60, changed: 'override' },
  contact_email: { shape: 'email', max: 254, changed: 'override' },
  phone: { shape: 'phone', max: 40, changed: 'override' },
  support_url: { shape: 'url', max: 2048, changed: 'override' },
  docs_url: { shape: 'url', max: 2048, changed: 'override' },
  repo_url: { shape: 'url', max: 2048, changed: 'override' },
  license: { shape: 'text', max: 80, changed: 'override' },
  changelog_url: { shape: 'url', max: 2048, changed: 'override' },
  privacy_url: { shape: 'url', max: 2048, changed: 'override' },
  terms_url: { shape: 'url', max: 2048, changed: 'override' },
} as const satisfies Record<string, Field>

export type FieldName = keyof typeof FIELDS
// Object.keys widens to string[]; the object above is closed.
export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[]

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
