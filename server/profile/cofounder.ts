import { FOUNDERS_MAX } from '../base/limits.ts'
import { foundersOf, put, type Founder, type Profile } from './profile.ts'

const NAME_CHARACTERS_MAX = 80

/**
 * The profile with one more founder; one of the same name is replaced where it stands. Null when there are as many as a listing shows.
 *
 * The first of saved founders is the owner, whose own profile takes that place whenever there is one. So the owner goes first here too,
 * by name alone where there is no profile yet: otherwise somebody else's entry would give way to it one day.
 */
export function withCofounder(profile: Profile, owner_name: string, founder: Founder): Profile | null {
  const shown = foundersOf(profile).map(plainFounder)
  const owner = profile.own_founder ?? shown.find(({ name }) => sameName(name, owner_name)) ?? namedOnly(owner_name)
  const others = shown.filter((entry) => !sameName(entry.name, owner.name))
  const at = others.findIndex(({ name }) => sameName(name, founder.name))
  const next = at === -1 ? [...others, founder] : others.with(at, founder)
  if (next.length + 1 > FOUNDERS_MAX) return null
  return { ...profile, cells: put(profile.cells, 'founders', [owner, ...next]) }
}

/** Two spellings of one name. */
export const sameName = (one: string, other: string): boolean => fold(one) === fold(other)
const fold = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
/** A founder of whom only the account's name is known, which may be longer than a profile shows. */
export const namedOnly = (name: string): Founder => ({
  name: [...name].slice(0, NAME_CHARACTERS_MAX).join(''),
  role: null,
  bio: null,
  email: null,
  photo_url: null,
  socials: {},
})
export const plainFounder = ({ name, role, bio, email, photo_url, socials }: Founder): Founder => ({
  name,
  role,
  bio,
  email,
  photo_url,
  socials,
})
