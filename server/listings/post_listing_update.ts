import { refuse } from '../error.ts'
import { serves } from '../operation.ts'

/** Being written. */
export default serves('post_listing_update', async () => refuse('unavailable'))
