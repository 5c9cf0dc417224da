import { refuse } from '../error.ts'
import { serves } from '../operation.ts'

/** No order can be made yet. */
export default serves('get_order', () => refuse('not_found', { what: 'order' }))
