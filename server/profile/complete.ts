import type { Schemas } from '../../sdk/contract.ts'
import { leadFounder, type Founder, type Profile } from './profile.ts'
import { NO_PHOTO, photoGap, type Photos } from './photo.ts'

type Gap = Schemas['FounderGap']

export const BIO_CHARACTERS_MIN = 80
/** As the contract bounds a fix. */
const FIX_CHARACTERS_MAX = 500

/** What a founder profile still needs for a free launch: name, photo, role, a bio and one social account. */
export function missingOfFounder(
  founder: Pick<Founder, 'name' | 'role' | 'bio' | 'photo_url' | 'socials'> | null,
  photos: Photos,
): Omit<Gap, 'url'>[] {
  const gaps: Omit<Gap, 'url'>[] = []
  if (!founder?.name) gaps.push({ code: 'name', message: 'Your name is missing.', fix: 'Send the name.' })
  const photo = photoGap(founder?.photo_url ?? null, photos)
  if (photo) gaps.push({ code: 'photo', ...photo })
  if (!founder?.role) gaps.push({ code: 'role', message: 'Your role is missing.', fix: 'Send the role, such as Founder.' })
  if ([...(founder?.bio ?? '')].length < BIO_CHARACTERS_MIN)
    gaps.push({
      code: 'bio',
      message: `The bio has fewer than ${BIO_CHARACTERS_MIN} characters.`,
      fix: `Send a bio of at least ${BIO_CHARACTERS_MIN} characters.`,
    })
  if (Object.keys(founder?.socials ?? {}).length === 0)
    gaps.push({ code: 'social', message: 'A social account is missing.', fix: 'Send one of socials, such as linkedin.' })
  return gaps
}

/**
 * What a launch asks of the founder. Where the website's is not complete as it stands, the account's own profile is to be filled in, from the
 * beginning: nothing of the website's goes into it.
 */
export function launchGaps(profile: Pick<Profile, 'cells' | 'own_founder' | 'photos'>): Omit<Gap, 'url'>[] {
  const gaps = missingOfFounder(leadFounder(profile), profile.photos)
  return profile.own_founder !== null || gaps.length === 0 ? gaps : missingOfFounder(null, profile.photos)
}

const LACKS: Record<Gap['code'], string> = {
  name: 'a name',
  photo: 'a photo',
  role: 'a role',
  bio: `a bio of ${BIO_CHARACTERS_MIN} characters`,
  social: 'a social account',
}
const LIST = new Intl.ListFormat('en-GB')

/** The gaps of a founder profile in one sentence, and what mends them in another. */
export function lackOf(gaps: readonly Omit<Gap, 'url'>[]): { message: string; fix: string } {
  const photo = gaps.find(({ code }) => code === 'photo')
  return {
    message: [
      `The founder profile lacks ${LIST.format(gaps.map(({ code }) => LACKS[code]))}.`,
      ...(photo && photo.message !== NO_PHOTO ? [photo.message] : []),
    ].join(' '),
    fix: `Call update_founder_profile: ${gaps.map(({ fix }) => fix).join(' ')}`.slice(0, FIX_CHARACTERS_MAX),
  }
}
