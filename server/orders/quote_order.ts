import { refuse } from '../error.ts'
import { serves } from '../operation.ts'

/** Stands here until payment takes its place. */
export default serves('quote_order', () => refuse('unavailable', { retry_after: 60 }))
