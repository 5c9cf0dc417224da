import { refuse } from '../error.ts'
import { serves } from '../operation.ts'

/** Being written. */
export default serves('set_founder_story', async () => refuse('unavailable'))
