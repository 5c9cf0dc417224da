import { Resolver } from 'node:dns/promises'
import { orAborted } from './outbound_error.ts'

const QUERY_MILLISECONDS_MAX = 2_000
const TRIES = 2
const TEXTS_MAX = 50

/** DNS gave no answer: nothing is known of the name. */
export class DnsSilent extends Error {
  override name = 'DnsSilent'
}

export type Dns = {
  /** The TXT records of a name, the pieces of each joined; none where there is no such name. Throws DnsSilent. */
  texts(name: string, signal: AbortSignal): Promise<string[]>
}

/** A resolver of `address:port` servers, null for the system's, with bounds of its own. */
export function createResolverOf(servers: readonly string[] | null, milliseconds_max = QUERY_MILLISECONDS_MAX, tries = TRIES): Resolver {
  const resolver = new Resolver({ timeout: milliseconds_max, tries })
  if (servers !== null) resolver.setServers(servers)
  return resolver
}

export function openDns(servers: readonly string[] | null): Dns {
  return {
    async texts(name, signal) {
      // One a question, so that giving up a question gives up no other.
      const resolver = createResolverOf(servers)
      try {
        const records = await orAborted(resolver.resolveTxt(name), signal)
        return records.slice(0, TEXTS_MAX).map((pieces) => pieces.join(''))
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? error.code : null
        if (code === 'ENODATA' || code === 'ENOTFOUND') return []
        throw new DnsSilent(`DNS did not answer for ${name} (${String(code ?? 'no answer in time')})`, { cause: error })
      } finally {
        resolver.cancel()
      }
    },
  }
}
