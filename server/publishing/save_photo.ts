import type { Context } from '../core/context.ts'
import { drawPicture } from '../files/picture.ts'
import { newFileName } from '../files/store.ts'
import { listOfAccount } from '../listings/rows.ts'
import { uploadUrl } from '../profile/photo.ts'
import { insertReady } from '../profile/photo_rows.ts'
import { lockOwnFounder, saveOwnFounder } from './own_founder.ts'
import { readOwnProfile } from './own_profile.ts'
import { publishEdit } from './publish_edit.ts'

/** Draws uploaded bytes anew and keeps them as a file, whose name it answers. Throws PictureRefused, or `unavailable` where too many wait. */
export async function drawPhoto({ files }: Pick<Context, 'files'>, bytes: Uint8Array): Promise<string> {
  const file = newFileName()
  await files.put(file, await drawPicture(bytes))
  return file
}

/** Makes the file the photo of the founder profile, complete at once; whatever waited for it follows, and every listing it shows on. Answers its address. */
export async function savePhoto(context: Context, file: string): Promise<string> {
  const { sql, account_id, config, now } = context
  const photo_url = uploadUrl(config.base_url, file)
  await lockOwnFounder(sql, account_id)
  const before = await listOfAccount(sql, account_id)
  await insertReady(sql, { account_id, source_url: photo_url, file, now })
  await saveOwnFounder(sql, account_id, { ...(await readOwnProfile(sql, account_id)).founder, photo_url }, now)
  await publishEdit(context, before, { by: account_id, via: 'save_photo', at: now })
  return photo_url
}
