import type { Route } from './door.ts'
import { PUBLIC_ROUTES } from './public/routes.ts'

/** Every page of the website; each area lists its own. */
export const ROUTES: readonly Route[] = [...PUBLIC_ROUTES]
