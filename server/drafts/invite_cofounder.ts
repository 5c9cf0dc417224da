import { refuse } from '../error.ts'
import { serves } from '../operation.ts'

export default serves('invite_cofounder', async () => refuse('unavailable'))
