import { FOUNDERS_MAX } from '../base/limits.ts'
import type { Schemas } from '../../sdk/contract.ts'
import { valueOf } from '../profile/field_state.ts'
import {
  CELL_NAMES,
  cellOf,
  change,
  faqsOf,
  foundersOf,
  plainFaq,
  plainFounder,
  put,
  type CellName,
  type Cells,
  type Founder,
  type GalleryPicture,
  type Milestone,
  type Profile,
} from '../profile/profile.ts'

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

export type Rules = {
  /** Those that exist today. */
  categories: string[]
  /** False where there is no draft that a competitor could be compared for. */
  compares: boolean
  /** False where the listing was somebody else's then, whose founder profile comes back to nobody. */
  of_owner: boolean
}

/** The profile with its earlier values; null where it says the same already. What versions do not hold, such as a founder's e-mail, stays. */
export function applyEarlier(profile: Profile, earlier: Earlier, { categories, compares, of_owner }: Rules): Restored | null {
  if (earlier.size === 0) return null
  let { cells } = profile
  for (const name of CELL_NAMES) {
    if (!earlier.has(name) || name === 'founders') continue
    const value = name === 'categories' ? known(earlier.get(name), categories) : earlier.get(name)
    // No listing is left without a category because the directory dropped one.
    if (name === 'categories' && value === null && earlier.get(name) !== null) continue
    cells = bringBack(cells, name, value)
  }
  const { own_founder, ...founders } = bringFoundersBack({ ...profile, cells }, earlier.get('founders') as Shown[] | undefined, of_owner)
  const url = compares ? (earlier.get('competitor_url') as string | null | undefined) : undefined
  return {
    profile: {
      ...profile,
      ...founders,
      own_founder: own_founder ?? profile.own_founder,
      story: earlier.has('story') ? (earlier.get('story') ?? {}) : profile.story,
      milestones: earlier.has('milestones') ? ((earlier.get('milestones') ?? []) as Milestone[]) : profile.milestones,
      pictures: earlier.has('pictures') ? ((earlier.get('pictures') ?? []) as GalleryPicture[]) : profile.pictures,
      competitor: url === undefined ? profile.competitor : url === null ? null : { url, status: 'crawling', name: null, comparison: [] },
    },
    own_founder,
    competitor_url: url ?? null,
  }
}

/** A value that is the drafter's own comes back as such, with its proof; so does a blank that nothing was drafted for. */
function bringBack(cells: Cells, name: CellName, value: unknown): Cells {
  const drafted = change(cells, name, { type: 'restore' })
  const empty = value === null || (Array.isArray(value) && value.length === 0)
  const asDrafted = name === 'faqs' ? faqsOf(drafted).map(plainFaq) : valueOf(cellOf(drafted, name))
  const none = asDrafted === null || (Array.isArray(asDrafted) && asDrafted.length === 0)
  const same = empty ? none : Bun.deepEquals(asDrafted, value)
  return same ? drafted : put(cells, name, empty ? null : value)
}

type Shown = Schemas['Founder']

/**
 * The first founder of a saved list is the owner's founder profile, which follows. Founders that the website named are no such list: the
 * owner's profile, which shows on other listings too, is never overwritten with what a website says of somebody, nor with that of whoever
 * had the listing before: their place is the present owner's, as when it was handed over.
 */
function bringFoundersBack(
  profile: Profile,
  founders: Shown[] | undefined,
  of_owner: boolean,
): Pick<Restored, 'own_founder'> & { cells: Cells } {
  const { cells, own_founder } = profile
  if (!founders) return { cells, own_founder: null }
  const drafted = change(cells, 'founders', { type: 'restore' })
  const told = foundersOf({ cells: drafted, own_founder: null }).map(plainFounder)
  if (Bun.deepEquals(told, founders)) return { cells: drafted, own_founder: null }
  const list = withEmails(founders, foundersOf(profile))
  // It may name others by now: whom it names in these words was no profile of the owner's, and the owner's place was before them.
  const websites = own_founder !== null && told.some((one) => Bun.deepEquals(one, founders[0]))
  if (!of_owner || websites) {
    const others = [...(own_founder ? [own_founder] : []), ...list.slice(websites ? 0 : 1)].slice(0, FOUNDERS_MAX)
    return { cells: put(cells, 'founders', others.length > 0 ? others : null), own_founder: null }
  }
  const [first] = list
  const photo_url = first && isLost(first.photo_url, profile.photos) ? (own_founder?.photo_url ?? null) : (first?.photo_url ?? null)
  const own = own_founder && first ? { ...first, photo_url, email: own_founder.email } : null
  return {
    cells: put(cells, 'founders', list.length > 0 ? list : null),
    own_founder: own && !Bun.deepEquals(plainFounder(own), plainFounder(own_founder ?? own)) ? own : null,
  }
}

/** An upload that no profile named meanwhile: its file is gone, and there is nothing to fetch it from. */
const isLost = (url: string | null, photos: Profile['photos']): boolean =>
  url !== null && photos[url] === undefined && /\/uploads\/[0-9a-f]{32}\.webp$/.test(url)

/**
 * Versions are read by others than the founders, so that they keep no e-mail; it is looked for by name, and of who stands in the same place
 * with nothing but another name.
 */
function withEmails(founders: readonly Shown[], present: readonly Founder[]): Founder[] {
  const names = new Set(founders.map(({ name }) => name))
  return founders.map((founder, at): Founder => {
    const there = present[at]
    const renamed = there && !names.has(there.name) && Bun.deepEquals(plainFounder({ ...there, name: founder.name }), plainFounder(founder))
    return { ...founder, email: (present.find(({ name }) => name === founder.name) ?? (renamed ? there : null))?.email ?? null }
  })
}

function known(value: unknown, categories: string[]): string[] | null {
  const names = Array.isArray(value) ? value.map(String).filter((name) => categories.includes(name)) : []
  return names.length > 0 ? names : null
}
