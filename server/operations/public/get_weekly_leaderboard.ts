import { defineOperation } from '../../core/operation.ts'
import { readLeaderboard } from '../../reads/leaderboard.ts'

export default defineOperation('get_weekly_leaderboard', readLeaderboard)
