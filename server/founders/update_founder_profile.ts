import { photoUrlPlaces } from '../drafts/edit_checks.ts'
import { lockOwnFounder, saveOwnFounder } from '../drafts/own_founder.ts'
import { mergeSocials, type Founder } from '../drafts/profile.ts'
import { refuse } from '../error.ts'
import { publishEdit } from '../listings/publish_edit.ts'
import { listOfAccount } from '../listings/rows.ts'
import { serves, type Input } from '../operation.ts'
import { findOwnFounder, showOwnFounder } from './own_profile.ts'
import { takePhotos } from './take_photos.ts'

/** Changes the caller's founder profile; every listing it shows on follows in the same transaction. */
export default serves('update_founder_profile', async (edits, context) => {
  const { sql, account_id, now, config, site } = context
  const places = photoUrlPlaces('/photo_url', edits.photo_url, config.base_url)
  if (places.length > 0) refuse('validation_failed', { errors: places })
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
  return {
    // Nobody's name is null; a profile without one is no founder yet.
    name: kept(name, own?.name ?? '') ?? '',
    role: kept(role, own?.role ?? null),
    bio: kept(bio, own?.bio ?? null),
    email: kept(email, own?.email ?? null),
    photo_url: kept(photo_url, own?.photo_url ?? null),
    socials: socials === null ? {} : mergeSocials(own?.socials ?? {}, socials),
  }
}
