import { refuse } from '../error.ts'
import { serves } from '../operation.ts'

export default serves('list_launch_weeks', async () => refuse('unavailable'))
