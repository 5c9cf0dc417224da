import { refuse } from '../error.ts'
import { serves } from '../operation.ts'

export default serves('choose_free_listing', async () => refuse('unavailable'))
