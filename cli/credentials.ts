/**
 * What is sent to which service: `LISTING_API_KEY`, else what the person's own file keeps under the base address: a key they wrote there,
 * or what `listing login` got.
 */
import { io } from './io.ts'
import { expectKeeping, keep, keptFor, type Login, serviceOf, type Source } from './credentials_file.ts'

const DEFAULT_BASE_URL = 'http://localhost:3000'
/** A token that ends while a call is on its way would be refused. */
const REFRESH_SECONDS_BEFORE = 30
/** For what another command of this machine is about to write. */
const POLLS_MAX = 20
const POLL_MILLISECONDS = 100

export type Credentials = { baseUrl: string; source: Source; apiKey: string | (() => Promise<string>) | undefined }

export function credentialsFor(given: string | undefined): Credentials {
  const { LISTING_BASE_URL, LISTING_API_KEY } = io().env
  const baseUrl = serviceOf(given ?? (LISTING_BASE_URL || DEFAULT_BASE_URL))
  if (LISTING_API_KEY) return { baseUrl, source: 'LISTING_API_KEY', apiKey: LISTING_API_KEY }
  const kept = keptFor(baseUrl)
  if (kept === undefined) return { baseUrl, source: null, apiKey: undefined }
  if (typeof kept === 'string') return { baseUrl, source: 'key in the credentials file', apiKey: kept }
  return { baseUrl, source: 'listing login', apiKey: () => freshToken(baseUrl, kept) }
}

async function freshToken(baseUrl: string, known: Login): Promise<string> {
  const login = keptLogin(baseUrl) ?? known
  if (login.expires_at - REFRESH_SECONDS_BEFORE > Date.now() / 1000) return login.access_token
  const { renewLogin } = await import('./oauth.ts')
  // A login that is renewed and cannot be kept would be lost.
  expectKeeping()
  try {
    const renewed = await renewLogin(login)
    keep(baseUrl, renewed)
    return renewed.access_token
  } catch (error) {
    // A login is renewed once: of several commands that begin together one gets it, and the others find it a moment later.
    for (let poll = 0; poll < POLLS_MAX; poll++) {
      const kept = keptLogin(baseUrl)
      if (kept && kept.refresh_token !== login.refresh_token) return kept.access_token
      await new Promise((resolve) => setTimeout(resolve, POLL_MILLISECONDS))
    }
    throw error
  }
}

function keptLogin(baseUrl: string): Login | null {
  const kept = keptFor(baseUrl)
  return typeof kept === 'object' ? kept : null
}
