/** The person's own file of credentials, one for each service, which only its owner reads. */
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { io } from '../terminal/io.ts'

/** What `listing login` keeps. Times are seconds since 1970, by this machine's clock. */
export type Login = {
  client_id: string
  access_token: string
  refresh_token: string
  expires_at: number
  token_endpoint: string
  revocation_endpoint: string
}

export function credentialsFile(): string {
  return join(io().env.XDG_CONFIG_HOME || join(homedir(), '.config'), 'listing', 'credentials.json')
}

/** What is kept for a service; undefined where nothing is. */
export const findCredential = (baseUrl: string): string | Login | undefined => readCredentials()?.[serviceName(baseUrl)]

/** Keeps a credential for a service, or with null keeps none, in a file that only its owner reads. */
export function saveCredential(baseUrl: string, credential: Login | null): void {
  const file = credentialsFile()
  const read = readCredentials()
  // Somebody's own keys may stand in it.
  if (read === null) renameSync(file, `${file}.unreadable`)
  const kept = read ?? {}
  if (credential === null) delete kept[serviceName(baseUrl)]
  else kept[serviceName(baseUrl)] = credential
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  // Written beside and moved over, so that another command never reads half of it.
  const beside = temporaryFile(file)
  writeFileSync(beside, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 })
  chmodSync(beside, 0o600)
  renameSync(beside, file)
}

const temporaryFile = (file: string): string => `${file}.${process.pid}`

/** Throws where no more can be kept, as long as nothing is lost by it: a full disk takes an empty file. */
export function expectWritable(): void {
  const beside = temporaryFile(credentialsFile())
  writeFileSync(beside, ' '.repeat(8192), { mode: 0o600 })
  rmSync(beside)
}

const POLL_MILLISECONDS = 100
/** Longer than a renewal may take. */
const LOCK_MILLISECONDS_MAX = 30_000

/** What reads the file and writes it: of this machine's commands one after the other. */
export async function withLock<Value>(work: () => Promise<Value> | Value): Promise<Value> {
  const lock = `${credentialsFile()}.turn`
  mkdirSync(dirname(lock), { recursive: true, mode: 0o700 })
  while (!tryLock(lock)) await new Promise((resolve) => setTimeout(resolve, POLL_MILLISECONDS))
  try {
    return await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

function tryLock(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') {
      if (isStale(lock)) rmSync(lock, { force: true })
      return false
    }
    // A full disk takes an empty file.
    rmSync(lock, { force: true })
    throw error
  }
}

/** Whether the command that has the lock was killed, or hangs. */
function isStale(lock: string): boolean {
  try {
    if (Date.now() - statSync(lock).mtimeMs > LOCK_MILLISECONDS_MAX) return true
    process.kill(Number(readFileSync(lock, 'utf8')), 0)
    return false
  } catch (error) {
    return codeOf(error) === 'ESRCH'
  }
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : null)

/** A credential must never go to another origin, so that names are compared as URLs; `localhost` and its address are one. */
export function serviceName(baseUrl: string): string {
  if (!URL.canParse(baseUrl)) return baseUrl
  const url = new URL(baseUrl)
  if (url.hostname === '127.0.0.1') url.hostname = 'localhost'
  return serviceOf(`${url.origin}${url.pathname}`)
}

/** A base address as typed, without slashes and the path of the API behind it. */
export const serviceOf = (baseUrl: string): string => baseUrl.replace(/\/+$/, '').replace(/\/api\/v1$/, '')

/** Null for a file that somebody spoiled: for whoever calls the same as having no key, which the service will say. */
function readCredentials(): Record<string, string | Login> | null {
  try {
    const file = credentialsFile()
    const kept: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
    if (typeof kept !== 'object' || kept === null) return null
    return Object.fromEntries(
      Object.entries(kept).flatMap(([name, given]) => (typeof given === 'string' || isLogin(given) ? [[serviceName(name), given]] : [])),
    )
  } catch {
    return null
  }
}

function isLogin(given: unknown): given is Login {
  if (typeof given !== 'object' || given === null) return false
  const login = given as Record<string, unknown>
  const texts = ['client_id', 'access_token', 'refresh_token', 'token_endpoint', 'revocation_endpoint']
  return texts.every((name) => typeof login[name] === 'string') && typeof login.expires_at === 'number'
}
