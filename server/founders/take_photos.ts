import type { Context } from '../context.ts'
import type { Photos } from './photo.ts'
import { askForPhotos, countToFetch } from './photo_rows.ts'

/** Has the caller's founders' pictures fetched of which there is no copy yet; each costs one of the day's. */
export async function takePhotos(context: Context, founders: readonly { photo_url: string | null }[], photos: Photos): Promise<Photos> {
  for (let left = countToFetch(founders, photos); left > 0; left--) await context.spend('photos_per_day')
  return askForPhotos(context, { account_id: context.account_id, founders, now: context.now })
}
