import type { Route } from './door.ts'
import { ACCOUNT_ROUTES } from './account/routes.ts'
import { SIGN_IN_ROUTES } from './sign_in/routes.ts'
import { TEAM_ROUTES } from './team/routes.ts'

/** Every page of the website; each area lists its own. */
export const ROUTES: readonly Route[] = [...SIGN_IN_ROUTES, ...ACCOUNT_ROUTES, ...TEAM_ROUTES]
