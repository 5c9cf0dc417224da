import { fail } from '../../base/error.ts'
import { definePreparedOperation, Reply } from '../../core/operation.ts'
import { findMine, lockMine, type ListingRecord } from '../../listings/rows.ts'
import { listOf } from '../../profile/profile.ts'
import { failForEditor } from '../../publishing/edit_draft.ts'
import { editListing } from '../../publishing/edit_listing.ts'
import { expectRoom, keepPicture, pictureEdit, showKept } from '../../publishing/keep_picture.ts'
import { savePhoto } from '../../publishing/save_photo.ts'

const notFound = () => fail('not_found', { what: 'listing' })
const screenshotsOf = ({ profile }: ListingRecord) => listOf(profile.cells, 'screenshots')

/** As upload_picture, of a listing without its draft. */
export default definePreparedOperation(
  'upload_listing_picture',
  async ({ listing_id, ...given }, context) => {
    const { account_id, by } = context
    const listing = (await findMine(context.sql, listing_id, account_id)) ?? notFound()
    if (given.kind === 'photo' && by !== account_id) failForEditor()
    expectRoom(given.kind, screenshotsOf(listing))
    return keepPicture(context, listing.profile_id, given)
  },
  async ({ listing_id, kind, alt }, context, kept) => {
    const find = kind === 'photo' ? findMine : lockMine
    const listing = (await find(context.sql, listing_id, context.account_id)) ?? notFound()
    if (kind === 'photo') await savePhoto(context, kept, 'upload_listing_picture')
    else await editListing(context, listing_id, pictureEdit({ kind, alt }, kept.url, screenshotsOf(listing)), 'upload_listing_picture')
    return new Reply(showKept(kind, kept), 201)
  },
)
