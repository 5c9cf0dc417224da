import { AddressRefused, parseAddress, type NamedByOperator } from '../base/addresses/web_address.ts'
import { failOn, type ValidationIssue } from '../base/error.ts'
import { applyStory, storyIssues } from './story.ts'
import { plainFounder } from './cofounder.ts'
import { onOneLine } from '../base/plain_text.ts'
import { notOneOf } from '../base/validation_issues.ts'
import type { Input } from '../core/operation.ts'
import { categoryIssues, factIssues, fieldPictureIssues, milestoneDateIssues, photoUrlIssues } from './edit_checks.ts'
import { applyGallery, galleryIssues } from './gallery_pictures.ts'
import { isSaved } from './field_state.ts'
import { founderInLines } from './one_line.ts'
import {
  cellOf,
  cellsNamed,
  change,
  foundersOf,
  leadFounder,
  mergeSocials,
  NAMEABLE,
  put,
  type CellName,
  type Cells,
  type Founder,
  type Milestone,
  type Profile,
} from './profile.ts'
import type { DraftRecord, Warning } from './rows.ts'

export type Edits = Omit<Input<'update_draft'>, 'id' | 'view'>

/** What an edit comes to: the profile as it will be, and what has to be done besides writing it down. */
export type Edited = {
  profile: Profile
  /** Set where the account's own founder profile changed. */
  own_founder: Founder | null
  /** Set where the whole list was sent; null ids are new. */
  milestones: (Omit<Milestone, 'id'> & { id: number | null })[] | null
  /** Cells to draft again. */
  regenerate: CellName[]
  /** Set where another competitor is to be read. */
  competitor_url: string | null
  warnings: Warning[]
}

export type EditRules = { categories: string[]; today: string; named: NamedByOperator; base_url: string }

/** Decides what an edit does; refuses by place what the shape alone cannot tell. Nothing is written here. */
export function applyEdits(draft: Pick<DraftRecord, 'profile'>, edits: Edits, rules: EditRules): Edited {
  failOn(checkMeaning(draft, edits, rules))
  const { profile } = draft
  const founders = edits.founders && withOwner(profile, edits.founders.map(readFounder))
  const cells = applyValues(profile.cells, edits, founders)
  const own_founder = ownFounder(profile, edits, founders)
  const warnings: Warning[] = []
  if (edits.lock_fields?.length)
    warnings.push({
      code: 'lock_fields_deprecated',
      field: null,
      message: 'lock_fields is deprecated: send the values in `fields`, which saves them.',
    })
  const regenerate = (edits.regenerate ?? [])
    .flatMap((name) => cellsNamed(name) ?? [])
    .filter((name) => {
      if (!isSaved(cellOf(cells, name))) return true
      warnings.push({
        code: 'field_kept',
        field: name,
        message: `${name} is yours and was not drafted again. Restore it first if the website's value is wanted.`,
      })
      return false
    })
  return {
    profile: {
      ...profile,
      cells,
      story: applyStory(profile.story, edits.story),
      own_founder: own_founder ?? profile.own_founder,
      competitor: applyCompetitor(profile, edits, rules),
      pictures: applyGallery(profile.pictures, cells, edits.pictures),
    },
    own_founder,
    milestones:
      edits.milestones?.map(({ id, date, title, description, url }) => ({
        id: id ?? null,
        date,
        title: onOneLine(title),
        description: description ?? null,
        url: url ?? null,
      })) ?? null,
    regenerate: [...new Set(regenerate)],
    competitor_url: edits.competitor_url ? parseAddress(edits.competitor_url, rules.named).url : null,
    warnings,
  }
}

function applyValues(before: Cells, edits: Edits, founders?: Founder[]): Cells {
  let cells = before
  const keep = (name: CellName, value: unknown) => void (cells = put(cells, name, value))
  // Restoring first lets one call give a field back and set another value in its group.
  for (const name of (edits.restore ?? []).flatMap((given) => cellsNamed(given) ?? [])) cells = change(cells, name, { type: 'restore' })
  // The input check closed these objects, so that their names are cells.
  for (const [name, value] of Object.entries(edits.fields ?? {})) keep(name as CellName, value)
  for (const [name, value] of Object.entries(edits.seo ?? {})) keep(`seo.${name}` as CellName, value)
  for (const [name, value] of Object.entries(edits.company_socials ?? {})) keep(`company_socials.${name}` as CellName, value)
  if (edits.faqs) keep('faqs', edits.faqs.length > 0 ? edits.faqs : null)
  if (founders) keep('founders', founders.length > 0 ? founders : null)
  if (edits.categories) keep('categories', edits.categories)
  for (const name of (edits.lock_fields ?? []).flatMap((given) => cellsNamed(given) ?? [])) cells = change(cells, name, { type: 'lock' })
  return cells
}

function readFounder(founder: NonNullable<Edits['founders']>[number]): Founder {
  return founderInLines({
    name: founder.name,
    role: founder.role ?? null,
    bio: founder.bio ?? null,
    email: founder.email ?? null,
    photo_url: founder.photo_url ?? null,
    socials: mergeSocials({}, founder.socials),
  })
}

/** Where the owner's profile has no name its place is not shown, and whoever is sent first as they are shown does not stand in it. */
function withOwner(profile: Profile, founders: Founder[]): Founder[] {
  const { own_founder } = profile
  const hidden = own_founder?.name === '' && foundersOf(profile).some((shown) => Bun.deepEquals(plainFounder(shown), founders[0]))
  return hidden ? [plainFounder(own_founder), ...founders] : founders
}

/** The first founder is the account's own profile: sent as founders[0], or changed by founder_socials. Sent as it is, it changes nothing. */
function ownFounder(profile: Profile, edits: Edits, founders: Founder[] | undefined): Founder | null {
  const first = founders ? founders[0] : leadFounder(profile)
  if (!first || (!founders && !edits.founder_socials)) return null
  const own = { ...plainFounder(first), socials: mergeSocials(first.socials, edits.founder_socials) }
  return profile.own_founder && Bun.deepEquals(own, plainFounder(profile.own_founder)) ? null : own
}

function applyCompetitor(profile: Profile, { competitor_url }: Edits, { named }: EditRules): Profile['competitor'] {
  if (competitor_url === undefined) return profile.competitor
  if (competitor_url.trim() === '') return null
  return { url: parseAddress(competitor_url, named).url, status: 'crawling', name: null, comparison: [] }
}

function checkMeaning(draft: Pick<DraftRecord, 'profile'>, edits: Edits, rules: EditRules): ValidationIssue[] {
  const issues: ValidationIssue[] = []
  for (const member of ['regenerate', 'restore', 'lock_fields'] as const)
    for (const [index, name] of (edits[member] ?? []).entries())
      if (!cellsNamed(name)) issues.push(notOneOf(`/${member}/${index}`, name, [...NAMEABLE]))
  issues.push(...categoryIssues('/categories', edits.categories, rules.categories))
  issues.push(...factIssues(edits.fields, rules.today))
  issues.push(...storyIssues('/story', edits.story ?? {}))
  if (edits.founder_socials && !edits.founders && leadFounder(draft.profile) === null)
    issues.push({
      field: '/founder_socials',
      code: 'invalid',
      message: 'There is no founder they could belong to.',
      fix: 'Send founders with a name, and its socials there.',
    })
  if (edits.pictures) issues.push(...galleryIssues(applyValues(draft.profile.cells, edits), edits.pictures))
  issues.push(...photoIssues(edits, rules), ...milestoneIssues(draft, edits, rules), ...competitorIssues(edits, rules))
  return issues
}

const photoIssues = ({ founders, fields }: Edits, { base_url }: EditRules): ValidationIssue[] => [
  ...(founders ?? []).flatMap(({ photo_url }, index) => photoUrlIssues(`/founders/${index}/photo_url`, photo_url, base_url)),
  ...fieldPictureIssues(fields, base_url),
]

function milestoneIssues(draft: Pick<DraftRecord, 'profile'>, edits: Edits, { today }: EditRules): ValidationIssue[] {
  const milestones = edits.milestones ?? []
  return milestones.flatMap(({ id, date }, index): ValidationIssue[] => {
    const issues = milestoneDateIssues(`/milestones/${index}/date`, date, today)
    if (issues.length > 0 || id === undefined) return issues
    const field = `/milestones/${index}/id`
    // What stood under it first would be gone without a word.
    if (milestones.findIndex((other) => other.id === id) < index)
      return [{ field, code: 'duplicate', message: 'stands in the list before.', fix: 'Leave id out for a new milestone.' }]
    if (draft.profile.milestones.some((milestone) => milestone.id === id)) return []
    return [{ field, code: 'invalid', message: 'is no milestone of this draft.', fix: 'Leave id out for a new milestone.' }]
  })
}

function competitorIssues({ competitor_url }: Edits, { named }: EditRules): ValidationIssue[] {
  if (!competitor_url?.trim()) return []
  try {
    parseAddress(competitor_url, named)
    return []
  } catch (error) {
    if (!(error instanceof AddressRefused)) throw error
    return [{ field: '/competitor_url', code: 'url_not_allowed', message: error.message, fix: error.fix }]
  }
}
