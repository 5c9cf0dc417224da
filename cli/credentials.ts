/**
 * What is sent to which service: `LISTING_API_KEY`, else what the person's own file keeps under the base address: a key they wrote there,
 * or what `listing login` got.
 */
import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'

const DEFAULT_BASE_URL = 'http://localhost:3000'
/** A token that ends while a call is on its way would be refused. */
const REFRESH_SECONDS_BEFORE = 30
/** For what another command of this machine is about to write. */
const LOOKS_MAX = 20
const LOOK_MILLISECONDS = 100

/** What `listing login` keeps. Times are seconds since 1970, by this machine's clock. */
export type Login = {
  client_id: string
  access_token: string
  refresh_token: string
  expires_at: number
  token_endpoint: string
  revocation_endpoint: string
}

/** Where a credential comes from; null where there is none. */
export type Source = 'LISTING_API_KEY' | 'key in the credentials file' | 'listing login' | null
export type Credentials = { baseUrl: string; source: Source; apiKey: string | (() => Promise<string>) | undefined }

export function credentialsFor(given: string | undefined): Credentials {
  const baseUrl = given ?? (process.env.LISTING_BASE_URL || DEFAULT_BASE_URL)
  if (process.env.LISTING_API_KEY) return { baseUrl, source: 'LISTING_API_KEY', apiKey: process.env.LISTING_API_KEY }
  const kept = keptFor(baseUrl)
  if (kept === undefined) return { baseUrl, source: null, apiKey: undefined }
  if (typeof kept === 'string') return { baseUrl, source: 'key in the credentials file', apiKey: kept }
  return { baseUrl, source: 'listing login', apiKey: () => freshToken(baseUrl, kept) }
}

export function credentialsFile(): string {
  return join(process.env.XDG_CONFIG_HOME || join(homedir(), '.config'), 'listing', 'credentials.json')
}

/** What is kept for a service; undefined where nothing is. */
export const keptFor = (baseUrl: string): string | Login | undefined => readKept()[keptName(baseUrl)]

/** Keeps a credential for a service, or with null keeps none, in a file that only its owner reads. */
export function keep(baseUrl: string, credential: Login | null): void {
  const kept = readKept()
  if (credential === null) delete kept[keptName(baseUrl)]
  else kept[keptName(baseUrl)] = credential
  const file = credentialsFile()
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  // Written beside and moved over, so that another command never reads half of it.
  const beside = `${file}.${process.pid}`
  writeFileSync(beside, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 })
  chmodSync(beside, 0o600)
  renameSync(beside, file)
}

async function freshToken(baseUrl: string, known: Login): Promise<string> {
  const login = keptLogin(baseUrl) ?? known
  if (login.expires_at - REFRESH_SECONDS_BEFORE > Date.now() / 1000) return login.access_token
  const { renewLogin } = await import('./oauth.ts')
  try {
    const renewed = await renewLogin(login)
    keep(baseUrl, renewed)
    return renewed.access_token
  } catch (error) {
    // A login is renewed once: of several commands that begin together one gets it, and the others find it a moment later.
    for (let look = 0; look < LOOKS_MAX; look++) {
      const kept = keptLogin(baseUrl)
      if (kept && kept.refresh_token !== login.refresh_token) return kept.access_token
      await new Promise((resolve) => setTimeout(resolve, LOOK_MILLISECONDS))
    }
    throw error
  }
}

function keptLogin(baseUrl: string): Login | null {
  const kept = keptFor(baseUrl)
  return typeof kept === 'object' ? kept : null
}

/** A credential must never go to another origin, so that names are compared as URLs; `localhost` and its address are one. */
export function keptName(baseUrl: string): string {
  if (!URL.canParse(baseUrl)) return baseUrl
  const url = new URL(baseUrl)
  if (url.hostname === '127.0.0.1') url.hostname = 'localhost'
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '')
}

function readKept(): Record<string, string | Login> {
  try {
    const kept: unknown = JSON.parse(readFileSync(credentialsFile(), 'utf8'))
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(
      Object.entries(kept).flatMap(([name, given]) => (typeof given === 'string' || isLogin(given) ? [[keptName(name), given]] : [])),
    )
  } catch {
    // No file, or one that somebody spoiled: the same as having no key, which the service will say.
    return {}
  }
}

function isLogin(given: unknown): given is Login {
  if (typeof given !== 'object' || given === null) return false
  const login = given as Record<string, unknown>
  const texts = ['client_id', 'access_token', 'refresh_token', 'token_endpoint', 'revocation_endpoint']
  return texts.every((name) => typeof login[name] === 'string') && typeof login.expires_at === 'number'
}
