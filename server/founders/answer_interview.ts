import { refuse } from '../error.ts'
import { serves } from '../operation.ts'

/** Being written. */
export default serves('answer_interview', async () => refuse('unavailable'))
