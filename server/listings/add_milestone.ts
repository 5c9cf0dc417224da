import { refuse } from '../error.ts'
import { serves } from '../operation.ts'

/** Being written. */
export default serves('add_milestone', async () => refuse('unavailable'))
