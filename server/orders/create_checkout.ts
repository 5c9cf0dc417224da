import { refuse } from '../error.ts'
import { serves } from '../operation.ts'

/** Stands here until payment takes its place. */
export default serves('create_checkout', () => refuse('unavailable', { retry_after: 60 }))
