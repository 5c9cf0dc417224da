import { failField } from '../../base/error.ts'
import { definePreparedOperation } from '../../core/operation.ts'
import { PictureRefused, type PictureRefusal } from '../../files/picture.ts'
import { drawPhoto, savePhoto } from '../../publishing/save_photo.ts'

const REFUSED: Record<PictureRefusal, string> = {
  not_a_picture: 'This file is no picture that we can read. Choose a JPEG, PNG, WebP or GIF.',
  too_large: 'This picture has more than 5 MB. Choose a smaller one.',
  too_many_pixels: 'This picture has more than 25 megapixels. Choose a smaller one.',
}

/** Drawing takes a while, so that it is done before the transaction opens. */
export default definePreparedOperation(
  'save_photo',
  async ({ picture }, context) => {
    // Counted before anything is drawn: drawing and keeping is what it costs us.
    await context.consumeQuota('photos_per_day')
    try {
      return await drawPhoto(context, Buffer.from(picture, 'base64'))
    } catch (error) {
      if (error instanceof PictureRefused) failField('photo', REFUSED[error.code])
      throw error
    }
  },
  async (_input, context, file) => {
    try {
      return { photo_url: await savePhoto(context, file) }
    } catch (error) {
      // Nobody knows of the file.
      await context.files.remove(file).catch(() => {})
      throw error
    }
  },
)
