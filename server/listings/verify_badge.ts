import { refuse } from '../error.ts'
import { serves } from '../operation.ts'

export default serves('verify_badge', async () => refuse('unavailable'))
