import { fail } from '../../base/error.ts'
import type { Context } from '../../core/context.ts'
import { definePreparedOperation, Reply } from '../../core/operation.ts'
import { listOf } from '../../profile/profile.ts'
import { findDraft, lockDraft, type DraftRecord } from '../../profile/rows.ts'
import { editDraft, failForEditor } from '../../publishing/edit_draft.ts'
import { expectRoom, keepPicture, pictureEdit, showKept } from '../../publishing/keep_picture.ts'
import { savePhoto } from '../../publishing/save_photo.ts'

const notFound = () => fail('not_found', { what: 'draft' })
const screenshotsOf = ({ profile }: DraftRecord) => listOf(profile.cells, 'screenshots')

/** Fetching and drawing take a while, so that they are done before the transaction opens. */
export default definePreparedOperation(
  'upload_picture',
  async ({ id, ...given }, context: Context) => {
    const { account_id, by } = context
    const draft = (await findDraft(context.sql, id, account_id)) ?? notFound()
    if (given.kind === 'photo' && by !== account_id) failForEditor()
    expectRoom(given.kind, screenshotsOf(draft))
    return keepPicture(context, draft.profile_id, given)
  },
  async ({ id, kind, alt }, context, kept) => {
    const draft =
      kind === 'photo' ? await findDraft(context.sql, id, context.account_id) : await lockDraft(context.sql, id, context.account_id)
    if (!draft) return notFound()
    if (kind === 'photo') await savePhoto(context, kept, 'upload_picture')
    else await editDraft(context, id, pictureEdit({ kind, alt }, kept.url, screenshotsOf(draft)), 'upload_picture')
    return new Reply(showKept(kind, kept), 201)
  },
)
