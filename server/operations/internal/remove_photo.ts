import { defineOperation } from '../../core/operation.ts'
import { removePhoto } from '../../publishing/own_profile.ts'

export default defineOperation('remove_photo', async (_input, context) => {
  await removePhoto(context)
})
