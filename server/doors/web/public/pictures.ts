import { askForCopies, findCopies, isDue, type PictureCopy } from '../../../listings/pictures.ts'
import type { PictureCrop } from '../../../profile/gallery_pictures.ts'
import type { GalleryPicture } from '../../../profile/profile.ts'
import { cacheKind } from '../../../base/cache.ts'
import { changesSeen } from '../frame/kept_pages.ts'
import type { PageRequest } from '../frame/page_request.ts'

/** The address of our own copy of a picture that a listing names; null where there is none (yet). */
export type PicturesShown = (listing_id: number, url: string | null, form?: 'small') => string | null

type Named = {
  id: number
  logo_url: string | null
  cover_url?: string | null
  screenshots?: readonly string[] | null
  /** How its pictures are cropped, where that is known. */
  pictures?: readonly Pick<GalleryPicture, 'url' | 'crop'>[]
}
type Wanted = { url: string; crop: PictureCrop | null | undefined }

const KEPT_MAX = 20_000
const ASKED_AGAIN_SECONDS = 600

/** The pictures that this process had fetched a while ago, so that not every visit asks for them. */
const asked = cacheKind<true>({ seconds: ASKED_AGAIN_SECONDS, entries_max: KEPT_MAX })

const LISTINGS_KEPT_MAX = 4_000
/** Before every look. */
const NEVER = -1

/** The copies there are for a listing, and at which look they were read. */
const copies = cacheKind<{ look: number; found: PictureCopy[] }>({ seconds: ASKED_AGAIN_SECONDS, entries_max: LISTINGS_KEPT_MAX })

async function copiesOf(ctx: PageRequest, ids: readonly number[]): Promise<PictureCopy[]> {
  if (ids.length === 0) return []
  const { service } = ctx
  const { look, isSame } = await changesSeen(ctx)
  const kept = service.memory.of(copies)
  const known = new Map(ids.map((id) => [id, kept.get(String(id))]))
  const missing = ids.filter((id) => look === null || !isSame(id, known.get(id)?.look ?? NEVER))
  const found = Map.groupBy(await findCopies(service.replica, missing), ({ listing_id }) => listing_id)
  for (const id of missing) {
    const read = { look: look ?? NEVER, found: found.get(id) ?? [] }
    known.set(id, read)
    kept.set(String(id), read)
  }
  return [...known.values()].flatMap((each) => each?.found ?? [])
}

/** Looks up the copies of what these listings name, and has those made that are missing: a page shows them from its next visit on. */
export async function picturesOf(ctx: PageRequest, listings: readonly Named[]): Promise<PicturesShown> {
  const { service } = ctx
  const named = listings.filter((listing) => urlsOf(listing).length > 0)
  const found = await copiesOf(ctx, [...new Set(named.map(({ id }) => id))])
  const known = new Map(found.map((copy) => [`${copy.listing_id} ${copy.source_url}`, copy]))
  const now = service.clock()
  for (const listing of named)
    ask(
      ctx,
      listing.id,
      wantedOf(listing).filter(({ url, crop }) => isDue(known.get(`${listing.id} ${url}`), crop, now)),
    )
  return (listing_id, url, form) => {
    const copy = url === null ? undefined : known.get(`${listing_id} ${url}`)
    const file = (form === 'small' ? copy?.small : null) ?? copy?.file
    return file ? `/uploads/${file}` : null
  }
}

function wantedOf(listing: Named): Wanted[] {
  const { pictures } = listing
  const cropOf = (url: string) => (url === listing.logo_url ? null : pictures?.find((picture) => picture.url === url)?.crop)
  return urlsOf(listing).map((url) => ({ url, crop: cropOf(url) }))
}

const urlsOf = ({ logo_url, cover_url, screenshots }: Named): string[] =>
  [logo_url, cover_url ?? null, ...(screenshots ?? [])].filter((url) => url !== null)

/** No page waits for this; a flood of visits to many listings asks no more of other people's servers than the rate allows. */
function ask({ service }: PageRequest, listing_id: number, due: readonly Wanted[]): void {
  const before = service.memory.of(asked)
  const keys = due.map(({ url, crop }) => JSON.stringify([listing_id, url, crop])).filter((key) => !before.has(key))
  if (keys.length === 0 || service.rates.take('pictures', 'all').refused) return
  for (const key of keys) before.set(key, true)
  askForCopies(service, listing_id).catch((error: unknown) => service.events.jobBroke({ job: 'listing_pictures' }, error))
}
