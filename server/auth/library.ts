import { madeOnce } from '../base/made_once.ts'
import type { AuthorizationServer } from '../core/context.ts'
import type { LibraryParts } from './authorization_server.ts'

/** The library weighs half a second and 50 MB: whoever serves no sign-in never loads it. */
export const createAuthorization = (parts: LibraryParts): (() => Promise<AuthorizationServer>) =>
  madeOnce(async () => (await import('./authorization_server.ts')).openAuthorizationServer(parts))
