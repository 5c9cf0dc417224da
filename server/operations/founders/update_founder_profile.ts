import { photoUrlIssues } from '../../profile/edit_checks.ts'
import { lockOwnFounder, saveOwnFounder } from '../../publishing/own_founder.ts'
import { founderInLines } from '../../profile/one_line.ts'
import { mergeSocials, type Founder } from '../../profile/profile.ts'
import { failOn } from '../../base/error.ts'
import { publishEdit } from '../../publishing/publish_edit.ts'
import { listOfAccount } from '../../listings/rows.ts'
import { defineOperation, type Input } from '../../core/operation.ts'
import { findOwnFounder, showOwnFounder } from '../../publishing/own_profile.ts'
import { takePhotos } from '../../publishing/take_photos.ts'

/** Changes the caller's founder profile; every listing it shows on follows in the same transaction. */
export default defineOperation('update_founder_profile', async (edits, context) => {
  const { sql, account_id, now, config, site } = context
  failOn(photoUrlIssues('/photo_url', edits.photo_url, config.base_url))
  await lockOwnFounder(sql, account_id)
  const before = await listOfAccount(sql, account_id)
  const own = await findOwnFounder(sql, account_id)
  const founder = withEdits(own.founder, edits)
  const asked = edits.photo_url ? await takePhotos(context, [founder], own.photos) : {}
  await saveOwnFounder(sql, account_id, founder, now)
  await publishEdit(context, before, { by: account_id, via: 'update_founder_profile', at: now })
  return showOwnFounder({ founder, photos: { ...own.photos, ...asked } }, site)
})

function withEdits(own: Founder | null, { name, role, bio, email, photo_url, socials }: Input<'update_founder_profile'>): Founder {
  const kept = <Value>(sent: Value | undefined, before: Value): Value => (sent === undefined ? before : sent)
  return founderInLines({
    // Nobody's name is null; a profile without one is no founder yet.
    name: kept(name, own?.name ?? '') ?? '',
    role: kept(role, own?.role ?? null),
    bio: kept(bio, own?.bio ?? null),
    email: kept(email, own?.email ?? null),
    photo_url: kept(photo_url, own?.photo_url ?? null),
    socials: socials === null ? {} : mergeSocials(own?.socials ?? {}, socials),
  })
}
