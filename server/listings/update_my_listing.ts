import { refuse } from '../error.ts'
import { serves } from '../operation.ts'

/** Being written. */
export default serves('update_my_listing', async () => refuse('unavailable'))
