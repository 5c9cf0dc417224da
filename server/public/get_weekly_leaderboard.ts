import { refuse } from '../error.ts'
import { serves } from '../operation.ts'

export default serves('get_weekly_leaderboard', async () => refuse('unavailable'))
