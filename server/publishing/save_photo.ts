import { createTurns } from '../base/turns.ts'
import type { Context } from '../core/context.ts'
import { drawMeasured, PICTURE_SIDE_PIXELS_MAX, PictureRefused, type Drawn } from '../files/picture.ts'
import { newFileName } from '../files/store.ts'
import { listOfAccount } from '../listings/rows.ts'
import { uploadUrl } from '../profile/photo.ts'
import { insertReady } from '../profile/photo_rows.ts'
import { lockOwnFounder, saveOwnFounder } from './own_founder.ts'
import { readOwnProfile } from './own_profile.ts'
import { publishEdit } from './publish_edit.ts'

/** A picture that is kept before anything names it. */
export type KeptFile = { file: string; url: string; width: number; height: number; bytes: number }

/** By its processor, so that a busy machine makes no picture a long one; an ordinary one takes a tenth of it. */
const LONG_CPU_SECONDS = 1
/** What a picture that takes long counts as besides itself. */
const LONG_PHOTOS = 19

const turns = () => createTurns()

/**
 * Draws a picture that was counted. One picture at a time is drawn for everybody: who sends some that take long, whether or not they come to
 * anything, has few of them a day. An account's come one after another, so that many at once are counted too, and hold up nobody else.
 */
export function drawCounted(
  { memory, by, consumeQuota }: Pick<Context, 'memory' | 'by' | 'consumeQuota'>,
  bytes: Uint8Array,
  side_max: number,
): Promise<Drawn> {
  return memory.of(turns)(by, async () => {
    // What the one before took may have been the last.
    await consumeQuota('photos_per_day', 0)
    let took_long = false
    try {
      const drawn = await drawMeasured(bytes, side_max)
      took_long = drawn.cpu_seconds > LONG_CPU_SECONDS
      return drawn
    } catch (error) {
      took_long = error instanceof PictureRefused && error.took_long
      throw error
    } finally {
      if (took_long) await consumeQuota('photos_per_day', LONG_PHOTOS)
    }
  })
}

/**
 * Draws uploaded bytes anew and keeps them as a file. Its row is there before it, so that the sweep finds what no profile came to name.
 * Throws PictureRefused, or `unavailable` where too many wait.
 */
export async function drawPhoto(context: Context, bytes: Uint8Array): Promise<KeptFile> {
  const { sql, account_id, config, files, now } = context
  const { drawn, width, height } = await drawCounted(context, bytes, PICTURE_SIDE_PIXELS_MAX)
  const file = newFileName()
  const url = uploadUrl(config.base_url, file)
  await insertReady(sql, { account_id, source_url: url, file, now })
  await files.put(file, drawn)
  return { file, url, width, height, bytes: drawn.length }
}

/** Makes the file the photo of the founder profile, complete at once; whatever waited for it follows, and every listing it shows on. */
export async function savePhoto(context: Context, { url }: KeptFile, via: string): Promise<void> {
  const { sql, account_id, now } = context
  await lockOwnFounder(sql, account_id)
  const before = await listOfAccount(sql, account_id)
  await saveOwnFounder(sql, account_id, { ...(await readOwnProfile(sql, account_id)).founder, photo_url: url }, now)
  await publishEdit(context, before, { by: account_id, via, at: now })
}
