import type { Route } from './door.ts'

/** Every page of the website; each area lists its own. */
export const ROUTES: readonly Route[] = []
