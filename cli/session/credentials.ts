/**
 * What is sent to which service: `LISTING_API_KEY`, else what the person's own file keeps under the base address: a key they wrote there,
 * or what `listing login` got.
 */
import { io } from '../terminal/io.ts'
import { expectWritable, findCredential, type Login, saveCredential, serviceOf, withLock } from './credentials_file.ts'
import type { Source } from '../terminal/failure.ts'

const DEFAULT_BASE_URL = 'http://localhost:3000'
/** A token that ends while a call is on its way would be refused. */
const REFRESH_SECONDS_BEFORE = 30

type Credentials = { baseUrl: string; source: Source; apiKey: string | (() => Promise<string>) | undefined }

export function credentialsFor(given: string | undefined): Credentials {
  const { LISTING_BASE_URL, LISTING_API_KEY } = io().env
  const baseUrl = serviceOf(given ?? (LISTING_BASE_URL || DEFAULT_BASE_URL))
  if (LISTING_API_KEY) return { baseUrl, source: 'LISTING_API_KEY', apiKey: LISTING_API_KEY }
  const kept = findCredential(baseUrl)
  if (kept === undefined) return { baseUrl, source: null, apiKey: undefined }
  if (typeof kept === 'string') return { baseUrl, source: 'key in the credentials file', apiKey: kept }
  return { baseUrl, source: 'listing login', apiKey: () => freshToken(baseUrl, kept) }
}

async function freshToken(baseUrl: string, known: Login): Promise<string> {
  const kept = () => findLogin(baseUrl) ?? known
  if (isFresh(kept())) return kept().access_token
  // Each refresh token is good once: of several commands one renews the login, and the others find it renewed when it is their turn.
  return withLock(async () => {
    const login = kept()
    if (isFresh(login)) return login.access_token
    const { renewLogin } = await import('./oauth.ts')
    // A login that is renewed and cannot be kept would be lost.
    expectWritable()
    const renewed = await renewLogin(login)
    saveCredential(baseUrl, renewed)
    return renewed.access_token
  })
}

const isFresh = ({ expires_at }: Login): boolean => expires_at - REFRESH_SECONDS_BEFORE > Date.now() / 1000

function findLogin(baseUrl: string): Login | null {
  const kept = findCredential(baseUrl)
  return typeof kept === 'object' ? kept : null
}
