import type { Service } from '../core/context.ts'
import { lockOwnFounder, saveOwnFounder } from './own_founder.ts'
import { drawPicture, PictureRefused, type PictureRefusal } from '../files/picture.ts'
import { newFileName } from '../files/store.ts'
import { publishEdit } from './publish_edit.ts'
import { listOfAccount } from '../listings/rows.ts'
import { limitOf, consumeQuota } from '../core/quotas.ts'
import { readOwnProfile } from './own_profile.ts'
import { uploadUrl } from '../profile/photo.ts'
import { insertReady } from '../profile/photo_rows.ts'

export type PhotoSaved = { outcome: 'saved'; photo_url: string } | { outcome: 'refused'; reason: PictureRefusal }

/**
 * Makes uploaded bytes the photo of an account's founder profile, complete at once; whatever waited for it follows, and every listing it
 * shows on gets a version. Opens its own transaction, since the picture is drawn before. Throws a Refusal: `unavailable` where too many pictures
 * wait, `rate_limited` after a hundred in a day.
 */
export async function savePhoto(service: Service, account_id: string, bytes: Uint8Array): Promise<PhotoSaved> {
  const { database, files, config, clock, sites } = service
  // Counted before anything is drawn: drawing and keeping is what it costs us.
  await consumeQuota(database, account_id, 'photos_per_day', limitOf('photos_per_day', config.limits), clock())
  const file = newFileName()
  try {
    await files.put(file, await drawPicture(bytes))
  } catch (error) {
    if (error instanceof PictureRefused) return { outcome: 'refused', reason: error.code }
    throw error
  }
  const photo_url = uploadUrl(config.base_url, file)
  try {
    await database.begin(async (sql) => {
      const now = clock()
      await lockOwnFounder(sql, account_id)
      const before = await listOfAccount(sql, account_id)
      await insertReady(sql, { account_id, source_url: photo_url, file, now })
      await saveOwnFounder(sql, account_id, { ...(await readOwnProfile(sql, account_id)).founder, photo_url }, now)
      await publishEdit({ sql, sites: sites.through(sql), config }, before, { by: account_id, via: 'save_photo', at: now })
    })
  } catch (error) {
    // Nobody knows of the file.
    await files.remove(file).catch(() => {})
    throw error
  }
  return { outcome: 'saved', photo_url }
}
