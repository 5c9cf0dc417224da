import type { Schemas } from '../../sdk/contract.ts'
import { lackOf, launchGaps } from './complete.ts'
import { valueOf } from './field_state.ts'
import type { Looked } from './looked_for.ts'
import { cellOf, faqsOf, foundersOf, listOf, textOf, type CellName, type Profile } from './profile.ts'

type Missing = Schemas['Missing']
type Wish = { name: CellName | 'company_socials'; weight: number; required_for: Missing['required_for']; what: string; fix: string }

const SUMMARY_CHARACTERS_MIN = 40
const DESCRIPTION_CHARACTERS_MIN = 120

/** What makes a page complete and what it is worth out of the sum. A launch needs the name alone, since no draft is submitted without. */
const WISHES: readonly Wish[] = [
  { name: 'name', weight: 12, required_for: ['free', 'paid'], what: 'The name of the product', fix: 'Set fields.name.' },
  {
    name: 'headline',
    weight: 12,
    required_for: [],
    what: 'A headline',
    fix: 'Set fields.headline: what it does, in up to 90 characters.',
  },
  {
    name: 'summary',
    weight: 10,
    required_for: [],
    what: 'A summary',
    fix: `Set fields.summary: ${SUMMARY_CHARACTERS_MIN} to 160 characters.`,
  },
  {
    name: 'description',
    weight: 10,
    required_for: [],
    what: 'A description',
    fix: `Set fields.description: at least ${DESCRIPTION_CHARACTERS_MIN} characters.`,
  },
  {
    name: 'categories',
    weight: 10,
    required_for: [],
    what: 'A category',
    fix: 'Send categories with one to three names of list_categories.',
  },
  { name: 'logo_url', weight: 8, required_for: [], what: 'A logo', fix: 'Set fields.logo_url to the address of a picture.' },
  { name: 'pricing_model', weight: 6, required_for: [], what: 'The pricing model', fix: 'Set fields.pricing_model.' },
  { name: 'features', weight: 5, required_for: [], what: 'A list of features', fix: 'Set fields.features to a list.' },
  { name: 'faqs', weight: 5, required_for: [], what: 'A question with its answer', fix: 'Send faqs with up to five entries.' },
  {
    name: 'company_socials',
    weight: 4,
    required_for: [],
    what: 'A social account',
    fix: 'Send company_socials, such as {"github": "https://github.com/you"}.',
  },
  { name: 'contact_email', weight: 4, required_for: [], what: 'A contact address', fix: 'Set fields.contact_email.' },
  {
    name: 'starting_price',
    weight: 3,
    required_for: [],
    what: 'The starting price',
    fix: 'Set fields.starting_price as your site states it.',
  },
  { name: 'platforms', weight: 3, required_for: [], what: 'A list of platforms', fix: 'Set fields.platforms to a list.' },
  { name: 'hq_country', weight: 2, required_for: [], what: 'The country', fix: 'Set fields.hq_country to an ISO code such as DE.' },
  { name: 'legal_name', weight: 2, required_for: [], what: 'The legal name', fix: 'Set fields.legal_name.' },
  { name: 'privacy_url', weight: 2, required_for: [], what: 'The privacy policy', fix: 'Set fields.privacy_url.' },
  { name: 'terms_url', weight: 2, required_for: [], what: 'A page of terms', fix: 'Set fields.terms_url.' },
]
const SCALE = WISHES.reduce((sum, { weight }) => sum + weight, 0)

/** How complete a profile is, 0 to 100, and what is missing with a fix for each; what a launch needs stands first. */
export function completenessOf(profile: Profile, lookedFor: (name: Wish['name']) => Looked): { completeness: number; missing: Missing[] } {
  const missing: Missing[] = []
  let reached = 0
  for (const wish of WISHES) {
    const gap = gapOf(profile, wish.name)
    if (gap === null) reached += wish.weight
    else
      missing.push({
        field: wish.name,
        code: gap,
        message: `${wish.what} ${gap === 'not_found' ? NOT_FOUND[lookedFor(wish.name)] : SAID[gap]}.`,
        fix: wish.fix,
        required_for: wish.required_for,
      })
  }
  const founder = launchGaps(profile)
  if (founder.length > 0)
    missing.push({
      field: 'founders',
      code: foundersOf(profile).length === 0 ? 'not_found' : 'incomplete',
      ...lackOf(founder),
      required_for: ['free', 'story'],
    })
  missing.sort((one, other) => other.required_for.length - one.required_for.length)
  return { completeness: Math.round((reached / SCALE) * 100), missing }
}

const NOT_FOUND: Record<Looked, string> = {
  yes: 'was not found on the website',
  not_yet: 'is not known yet: the website is still being read',
  could_not: 'is not set: the website could not be read',
}
const SAID: Record<Exclude<Missing['code'], 'not_found'>, string> = {
  deleted: 'was removed',
  too_short: 'is too short',
  incomplete: 'is incomplete',
}

function gapOf({ cells }: Profile, name: Wish['name']): Missing['code'] | null {
  if (name === 'company_socials') {
    const any = Object.keys(cells).some((cell) => cell.startsWith('company_socials.') && textOf(cells, cell as CellName) !== null)
    return any ? null : 'not_found'
  }
  const empty = cellOf(cells, name).state === 'deleted' ? 'deleted' : 'not_found'
  if (name === 'faqs') return faqsOf(cells).length > 0 ? null : empty
  const value = valueOf(cellOf(cells, name))
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return empty
  const shortest = name === 'summary' ? SUMMARY_CHARACTERS_MIN : name === 'description' ? DESCRIPTION_CHARACTERS_MIN : 0
  return typeof value === 'string' && [...value].length < shortest ? 'too_short' : null
}

/** The names of the catalogue a profile is in; a list that holds none is no list. */
export const categoriesOf = ({ cells }: Pick<Profile, 'cells'>): string[] => listOf(cells, 'categories') ?? []
