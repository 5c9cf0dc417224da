import { refuse } from '../error.ts'
import { serves } from '../operation.ts'

export default serves('list_products', () => refuse('unavailable', { retry_after: 60 }))
