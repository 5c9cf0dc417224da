import type { Schemas } from '../../sdk/contract.ts'
import type { FetchRefusalCode } from '../crawl/fetch_refused.ts'
import type { PictureRefusal } from '../files/picture.ts'
import type { Site } from '../core/sites.ts'

/*
 * The service's copy of the picture that a founder's photo_url leads to:
 *
 *   state      event                                 becomes    besides
 *   none       a profile names the address           pending    a job fetches it
 *   pending    fetched and drawn anew                ready      stories and launches that waited follow
 *   pending    an outage, tries left                 pending    the job tries again
 *   pending    an outage at the last try, no picture failed
 *   failed     the address is sent again             pending    a job fetches it
 *   ready      the address is sent again             ready      nothing is fetched
 */
export type PhotoReason = PictureRefusal | 'url_not_allowed' | 'redirect_refused' | 'unreachable' | 'forbidden' | 'gone'
type Photo = { state: 'pending' | 'ready' | 'failed'; file: string; reason: PhotoReason | null }
/** The copies of an account, by the address each was made of. */
export type Photos = Record<string, Photo>

type Gap = Pick<Schemas['Account']['profile']['missing'][number], 'message' | 'fix'>

const WHAT_WE_TAKE = 'a JPEG, PNG, WebP, GIF or SVG of up to 10 MB and 40 megapixels'
const OTHER = `Send photo_url with the address of ${WHAT_WE_TAKE} that anyone may open.`
const WHY: Record<PhotoReason, Gap> = {
  not_a_picture: { message: 'The address of the photo leads to no picture, or to a broken one.', fix: OTHER },
  too_large: { message: 'The photo has more than 10 MB.', fix: OTHER },
  too_many_pixels: { message: 'The photo has more than 40 megapixels.', fix: OTHER },
  svg_unsafe: { message: 'The drawing at the address of the photo is more than shapes.', fix: OTHER },
  url_not_allowed: { message: 'The address of the photo, or one it redirects to, is not public.', fix: OTHER },
  redirect_refused: { message: 'The address of the photo redirects from https to http, which is not followed.', fix: OTHER },
  gone: { message: 'There is nothing at the address of the photo.', fix: OTHER },
  forbidden: { message: 'The website of the photo does not hand it out.', fix: OTHER },
  unreachable: {
    message: 'The website of the photo could not be reached.',
    fix: 'Send the same photo_url again when the website works, or another address.',
  },
}

export const NO_PHOTO = 'A photo is missing.'

/** What keeps a photo from being complete; null where the service has its own copy. */
export function photoGap(photo_url: string | null, photos: Photos): Gap | null {
  if (!photo_url) return { message: NO_PHOTO, fix: 'Send photo_url, the address of a photo of you.' }
  const photo = photos[photo_url]
  if (photo?.state === 'ready') return null
  if (photo?.state === 'failed') return WHY[photo.reason ?? 'unreachable']
  if (!photo) return { message: 'The photo has not been fetched.', fix: 'Send its photo_url again.' }
  const trouble = photo.reason === null ? 'The photo is being fetched.' : `${WHY[photo.reason].message} It is tried again.`
  return { message: trouble, fix: 'Nothing is to be done: it counts once the picture is here. Read again in a moment.' }
}

/** Where everyone sees the picture: the copy, on the very site it is shown on. Null while there is none. */
export function shownPhoto(photo_url: string | null, photos: Photos, site: Pick<Site, 'url'>): string | null {
  const photo = photo_url === null ? undefined : photos[photo_url]
  return photo?.state === 'ready' ? uploadUrl(site.url, photo.file) : null
}

export const uploadUrl = (base_url: string, file: string): string => `${base_url}/uploads/${file}`

/** Whether an address is one of our own uploads, which may stand on a host that is public to nobody else, such as localhost. */
export const isUploadUrl = (url: string, base_url: string): boolean =>
  url.startsWith(`${base_url}/uploads/`) && /^\/[0-9a-f]{32}\.webp$/.test(url.slice(`${base_url}/uploads`.length))

/** What an answer's status says of its picture; null where there is one. `again`: it may be otherwise in a while. */
export function judgeStatus(status: number): { reason: PhotoReason; again: boolean } | null {
  if (status >= 200 && status < 300) return null
  if (status === 404 || status === 410) return { reason: 'gone', again: false }
  if (status === 408 || status === 425 || status === 429 || status >= 500) return { reason: 'unreachable', again: true }
  return { reason: 'forbidden', again: false }
}

/** What a fetch that brought nothing says. */
export function judgeRefusal(code: FetchRefusalCode): { reason: PhotoReason; again: boolean } {
  if (code === 'url_not_allowed' || code === 'redirect_refused' || code === 'too_large') return { reason: code, again: false }
  if (code === 'too_many_redirects') return { reason: 'forbidden', again: false }
  return { reason: 'unreachable', again: true }
}
