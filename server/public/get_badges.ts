import { refuse } from '../error.ts'
import { serves } from '../operation.ts'

export default serves('get_badges', async () => refuse('unavailable'))
