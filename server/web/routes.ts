import type { Route } from './door.ts'
import { FOUNDER_ROUTES } from './founder/routes.ts'

/** Every page of the website; each area lists its own. */
export const ROUTES: readonly Route[] = [...FOUNDER_ROUTES]
