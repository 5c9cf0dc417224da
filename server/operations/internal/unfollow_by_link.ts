import { defineOperation } from '../../core/operation.ts'
import { unfollowByToken } from '../../launch/follows.ts'

/** Pressed twice, it is as done as before; whether a token was ever one is nobody's to learn. */
export default defineOperation('unfollow_by_link', async ({ token }, { sql }) => ({ ended: (await unfollowByToken(sql, token)) !== null }))
