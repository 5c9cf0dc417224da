import type { AuthorizationServer } from '../core/context.ts'
import type { LibraryParts } from './authorization_server.ts'

/** The library weighs half a second and 50 MB: whoever serves no sign-in never loads it. One that failed to open is tried again. */
export function createAuthorization(parts: LibraryParts): () => Promise<AuthorizationServer> {
  let opening: Promise<AuthorizationServer> | null = null
  const open = async () => (await import('./authorization_server.ts')).openAuthorizationServer(parts)
  return () => {
    opening ??= open().catch((error: unknown) => {
      opening = null
      throw error
    })
    return opening
  }
}
