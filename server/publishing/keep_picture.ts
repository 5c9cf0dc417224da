import type { FileInput, Schemas } from '../../sdk/contract.ts'
import { fail, failAt, type ValidationIssue } from '../base/error.ts'
import { createSemaphore } from '../base/semaphore.ts'
import type { Context } from '../core/context.ts'
import { FetchRefused } from '../crawl/guarded_fetch.ts'
import { FIELDS } from '../fields/fields.ts'
import { PICTURE_ACCEPT, PICTURE_BYTES_MAX, PictureRefused, type PictureRefusal } from '../files/picture.ts'
import { newFileName } from '../files/store.ts'
import { judgeStatus, uploadUrl } from '../profile/photo.ts'
import { drawCounted, drawPhoto, type KeptFile } from './save_photo.ts'
import { insertPicture } from './site_pictures.ts'

export type PictureKind = Schemas['PictureKind']
type Given = { kind: PictureKind; alt?: string; file?: FileInput; url?: string; base64?: string }

/** A logo is shown small; what shows the product is looked at. */
const SIDE_PIXELS_MAX = { logo: 1024, cover: 2048, screenshot: 2048 }
/** Longer than any picture that a page could show. */
const PROPORTION_MAX = 20
const FETCH_SECONDS_MAX = 20
/** What is fetched is held whole, as uploads are, which have as much room in a process. */
const fetches = () => createSemaphore({ at_once_max: 3, waiting_max: 30, retry_after: 5 })
const BASE64 = /^(?:data:[\w.+/-]{1,60};base64,)?([A-Za-z0-9+/]+={0,2})$/
const HOW = 'Send the picture as `file` in multipart/form-data, or else its `url` or its bytes in `base64`.'
const FIELD_OF = { logo: 'logo_url', cover: 'cover_url', screenshot: 'screenshots', photo: 'photo_url' } as const

const REFUSED: Record<PictureRefusal, string> = {
  not_a_picture: 'This file is no picture that we can read. Choose a JPEG, PNG, WebP, GIF or SVG.',
  too_large: 'This picture has more than 10 MB, or as an SVG more than 1 MB. Choose a smaller one.',
  too_many_pixels: 'This picture has more than 40 megapixels. Choose a smaller one.',
  svg_unsafe:
    'This SVG is more than shapes: a script, a picture or file inside it, an entity, or too much to draw. Save it as a plain SVG, or as a PNG.',
}
export const refusedPicture = (code: PictureRefusal): string => REFUSED[code]

/** Takes the picture that a call brings and keeps it for a profile, or for the caller's founder profile. Refuses what is no picture. */
export async function keepPicture(context: Context, profile_id: number, given: Given): Promise<KeptFile> {
  const place = placeOf(given)
  expectGallery(given)
  // Before anything is fetched or drawn, and kept whatever becomes of it: that is what it costs us, and the website that has it.
  await context.consumeQuota('photos_per_day')
  const bytes = await bytesOf(context, given, place)
  try {
    if (given.kind === 'photo') return await drawPhoto(context, bytes)
    const { drawn, width, height } = await drawCounted(context, bytes, SIDE_PIXELS_MAX[given.kind])
    if (Math.max(width, height) > PROPORTION_MAX * Math.min(width, height))
      failPicture(place, `is ${width} × ${height} pixels once drawn.`, `Send one that is at most ${PROPORTION_MAX} times as long as wide.`)
    const file = newFileName()
    await insertPicture(context.sql, { file, profile_id, made_at: context.now })
    await context.files.put(file, drawn)
    return { file, url: uploadUrl(context.config.base_url, file), width, height, bytes: drawn.length }
  } catch (error) {
    if (!(error instanceof PictureRefused)) throw error
    if (error.code === 'too_large') fail('payload_too_large', { detail: REFUSED.too_large })
    return failPicture(place, 'is no picture that is taken.', REFUSED[error.code])
  }
}

/** The edit by which a picture is in its field, with what it shows. */
export function pictureEdit(
  { kind, alt }: { kind: Exclude<PictureKind, 'photo'>; alt?: string | undefined },
  url: string,
  screenshots: readonly string[] | null,
) {
  expectRoom(kind, screenshots)
  const fields = kind === 'screenshot' ? { screenshots: [...(screenshots ?? []), url] } : { [FIELD_OF[kind]]: url }
  return { fields, ...(alt === undefined ? {} : { pictures: [{ url, alt }] }) }
}

/** Refuses words that nothing would keep: logos and photos go by a name. */
function expectGallery({ kind, alt }: Given): void {
  if (alt === undefined || kind === 'cover' || kind === 'screenshot') return
  failAt({ field: '/alt', code: 'invalid', message: `is said of covers and screenshots, not of a ${kind}.`, fix: 'Leave it out.' })
}

/** Refuses one screenshot more than a profile has. */
export function expectRoom(kind: PictureKind, screenshots: readonly string[] | null): void {
  const { max } = FIELDS.screenshots
  if (kind !== 'screenshot' || (screenshots?.length ?? 0) < max) return
  failAt({
    field: '/kind',
    code: 'too_many',
    message: `is a screenshot, of which there are ${max}.`,
    fix: 'Send `screenshots` of the fields without one of them first.',
    limit: max,
    actual: screenshots?.length ?? 0,
  })
}

export const showKept = (kind: PictureKind, { url, width, height, bytes }: KeptFile): Schemas['KeptPicture'] => ({
  field: FIELD_OF[kind],
  url,
  width,
  height,
  bytes,
})

/** Which of the three ways it came by; refuses none and several. */
function placeOf(given: Given): 'file' | 'url' | 'base64' {
  const [place, ...others] = (['file', 'url', 'base64'] as const).filter((name) => given[name] !== undefined)
  if (place === undefined) return failAt({ field: '/url', code: 'required', message: 'There is no picture.', fix: HOW })
  const [other] = others
  if (other) failAt({ field: `/${other}`, code: 'repeated', message: `stands beside ${place}.`, fix: 'Send the picture in one way.' })
  return place
}

async function bytesOf(context: Context, { file, url, base64 }: Given, place: string): Promise<Uint8Array> {
  // The door that reads files gives bytes.
  if (file instanceof Uint8Array) {
    if (file.length > PICTURE_BYTES_MAX) fail('payload_too_large', { detail: REFUSED.too_large })
    return file
  }
  if (base64 !== undefined) {
    const [, digits] = BASE64.exec(base64) ?? []
    return digits
      ? Buffer.from(digits, 'base64')
      : failPicture(place, 'is not base64.', 'Send the bytes of the picture in base64, on one line.')
  }
  try {
    const wish = {
      headers: { accept: PICTURE_ACCEPT },
      seconds_max: FETCH_SECONDS_MAX,
      bytes_max: PICTURE_BYTES_MAX,
      signal: context.signal,
    }
    const answer = await context.memory.of(fetches)(() => context.fetch(url ?? '', wish))
    if (judgeStatus(answer.status)) failPicture(place, `answers ${answer.status}.`, 'Send the address of a picture that anyone may open.')
    return answer.bytes
  } catch (error) {
    if (!(error instanceof FetchRefused) || error.code === 'aborted') throw error
    if (error.code === 'too_large') fail('payload_too_large', { detail: REFUSED.too_large })
    const refused = error.code === 'url_not_allowed' || error.code === 'redirect_refused'
    const message = refused ? 'leads to an address that is not public.' : 'could not be fetched.'
    const fix = 'Send the public address of a picture, or the picture itself.'
    return failPicture(place, message, fix, refused ? 'url_not_allowed' : 'invalid')
  }
}

function failPicture(place: string, message: string, fix: string, code: ValidationIssue['code'] = 'invalid'): never {
  return failAt({ field: `/${place}`, code, message, fix })
}
