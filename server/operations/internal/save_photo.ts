import { failField } from '../../base/error.ts'
import { definePreparedOperation } from '../../core/operation.ts'
import { PictureRefused } from '../../files/picture.ts'
import { refusedPicture } from '../../publishing/keep_picture.ts'
import { drawPhoto, savePhoto } from '../../publishing/save_photo.ts'

/** Drawing takes a while, so that it is done before the transaction opens. */
export default definePreparedOperation(
  'save_photo',
  async ({ picture }, context) => {
    // Before anything is drawn: drawing and keeping is what it costs us.
    await context.consumeQuota('photos_per_day')
    try {
      return await drawPhoto(context, Buffer.from(picture, 'base64'))
    } catch (error) {
      if (error instanceof PictureRefused) failField('photo', refusedPicture(error.code))
      throw error
    }
  },
  async (_input, context, photo) => {
    await savePhoto(context, photo, 'save_photo')
    return { photo_url: photo.url }
  },
)
