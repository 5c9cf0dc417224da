import type { Schemas } from '../../sdk/contract.ts'
import { valueOf } from '../drafts/field_state.ts'
import {
  CELL_NAMES,
  cellOf,
  change,
  faqsOf,
  foundersOf,
  put,
  type CellName,
  type Cells,
  type Faq,
  type Founder,
  type Milestone,
  type Profile,
} from '../drafts/profile.ts'

/** What a profile comes to when earlier values come back. */
export type Restored = {
  profile: Profile
  /** Set where the account's own founder profile changes. */
  own_founder: Founder | null
  /** Set where another competitor is to be read again. */
  competitor_url: string | null
}

/** Values by the names that versions give them, only those that have changed since. */
export type Earlier = ReadonlyMap<string, unknown>

/** The profile with its earlier values; null where it says the same already. What versions do not hold, such as a founder's e-mail, stays. */
export function applyEarlier(profile: Profile, earlier: Earlier, { categories }: { categories: string[] }): Restored | null {
  if (earlier.size === 0) return null
  let { cells } = profile
  for (const name of CELL_NAMES) {
    if (!earlier.has(name) || name === 'founders') continue
    const value = name === 'categories' ? known(earlier.get(name), categories) : earlier.get(name)
    // No listing is left without a category because the directory dropped one.
    if (name === 'categories' && value === null && earlier.get(name) !== null) continue
    cells = bringBack(cells, name, value)
  }
  const founders = earlier.has('founders') ? withEmails(earlier.get('founders') as Shown[], profile) : null
  if (founders) cells = putFounders(cells, founders)
  const restored = { ...profile, cells, ...parts(profile, earlier) }
  const own = founders && ownOf(founders, profile)
  const next = { ...restored, own_founder: own ?? profile.own_founder }
  const competitor_url = next.competitor?.status === 'crawling' && next.competitor !== profile.competitor ? next.competitor.url : null
  return { profile: next, own_founder: own, competitor_url }
}

/** What is no cell; the shapes are those that versions keep. */
function parts(profile: Profile, earlier: Earlier): Pick<Profile, 'story' | 'milestones' | 'competitor'> {
  const url = earlier.get('competitor_url') as string | null | undefined
  return {
    story: earlier.has('story') ? ((earlier.get('story') ?? {}) as Profile['story']) : profile.story,
    milestones: earlier.has('milestones') ? ((earlier.get('milestones') ?? []) as Milestone[]) : profile.milestones,
    competitor: url === undefined ? profile.competitor : url === null ? null : { url, status: 'crawling', name: null, comparison: [] },
  }
}

/** A value that is the drafter's own comes back as such, with its proof; so does a blank that nothing was drafted for. */
function bringBack(cells: Cells, name: CellName, value: unknown): Cells {
  const drafted = change(cells, name, { type: 'restore' })
  const empty = value === null || (Array.isArray(value) && value.length === 0)
  const asDrafted =
    name === 'faqs' ? faqsOf(drafted).map(({ question, answer }): Faq => ({ question, answer })) : valueOf(cellOf(drafted, name))
  const same = JSON.stringify(asDrafted) === JSON.stringify(value) || (empty && (asDrafted === null || JSON.stringify(asDrafted) === '[]'))
  return same ? drafted : put(cells, name, empty ? null : value)
}

type Shown = Schemas['Founder']

function putFounders(cells: Cells, founders: Founder[]): Cells {
  const drafted = change(cells, 'founders', { type: 'restore' })
  const plain = foundersOf({ cells: drafted, own_founder: null }).map(shownOf)
  return JSON.stringify(plain) === JSON.stringify(founders.map(shownOf))
    ? drafted
    : put(cells, 'founders', founders.length > 0 ? founders : null)
}

const shownOf = ({ name, role, bio, photo_url, socials }: Shown): Shown => ({ name, role, bio, photo_url, socials })

/** Versions are read by others than the founders, so that they keep no e-mail; it is looked for by name. */
function withEmails(founders: Shown[], profile: Profile): Founder[] {
  const present = foundersOf(profile)
  return founders.map((founder) => ({ ...founder, email: present.find(({ name }) => name === founder.name)?.email ?? null }))
}

/** The first founder of a listing whose owner has a founder profile is that profile. */
function ownOf([first]: Founder[], { own_founder }: Profile): Founder | null {
  if (!own_founder || !first) return null
  const own = { ...first, email: own_founder.email }
  return JSON.stringify(shownOf(own)) === JSON.stringify(shownOf(own_founder)) ? null : own
}

function known(value: unknown, categories: string[]): string[] | null {
  const names = Array.isArray(value) ? value.map(String).filter((name) => categories.includes(name)) : []
  return names.length > 0 ? names : null
}
