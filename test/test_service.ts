import { afterAll } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newKey, saveKey, SCOPES } from '../server/auth/keys.ts'
import { readConfig } from '../server/core/config.ts'
import type { Room } from '../server/database/disk.ts'
import type { Log } from '../server/base/observe/events.ts'
import type { Scope } from '../server/core/spec.ts'
import { callsOf, type Operator } from '../server/boot/operator.ts'
import { startService, type Role, type Running } from '../server/boot/start.ts'
import { createListing } from '../sdk/index.ts'
import { freshDatabase } from './cluster.ts'

/** A whole service in this process: a database of its own, a clock that is turned by hand, and the doors open on loopback. */
export type TestService = Awaited<ReturnType<typeof startTestService>>

export type TestServiceOptions = {
  role?: Role
  /** Settings as the environment gives them, such as CRAWL_CONNECT_TO. */
  env?: Record<string, string>
  /** The disk of the database, where a test is about that. */
  room?: Room
  /** With as many sessions of the database as in production: where a test is about many that come at once. */
  crowded?: boolean
}

/**
 * To open a session, and to plan each statement in it anew, costs more than to wait for one of these: for who holds a lock, three who wait
 * for it, and who sees them wait.
 */
const SESSIONS_MAX = 5

/** No promise: it ends a call that hangs, on a machine however busy. */
const CALL_SECONDS_MAX = 100

export async function startTestService({ role = 'all', env = {}, room, crowded = false }: TestServiceOptions = {}) {
  const fresh = await freshDatabase()
  let offset_milliseconds = 0
  const clock = () => new Date(Date.now() + offset_milliseconds)
  const lines: { level: string; event: string; details: Record<string, unknown> }[] = []
  const log: Log = (level, event, details = {}) => void lines.push({ level, event, details })
  // E-mails and files of a service are its own.
  const folder = await mkdtemp(join(tmpdir(), 'listing-service-'))
  // Only what is about rendering starts a browser, and only what is about dumps writes them.
  const quiet = { PORT: '0', BASE_URL: 'http://localhost:3000', RENDER: 'never', DUMPS: 'off' }
  const config = readConfig({ ...quiet, DATA_DIR: folder, DATABASE_URL: fresh.url, ...env })
  const running: Running = await startService(config, role, log, {
    clock,
    ...(room ? { room } : {}),
    ...(crowded ? {} : { sessions_max: SESSIONS_MAX }),
  })
  let accounts = 0

  /** An account with an e-mail address of its own. */
  const account = async (name = `Founder ${++accounts}`) => {
    const id = crypto.randomUUID()
    await running.service.database`
      insert into auth."user" (id, name, email, "emailVerified") values (${id}, ${name}, ${`${id}@founders.example`}, true)`
    return id
  }
  /** A key of the account, with all scopes unless told otherwise. */
  const key = async (account_id: string, scopes: Scope[] = [...SCOPES], expires_at: Date | null = null) => {
    const text = newKey()
    await saveKey(running.service.database, { account_id, name: crypto.randomUUID(), key: text, scopes, expires_at, now: clock() })
    return text
  }
  /** A new founder with a client of the SDK. */
  const founder = async (scopes?: Scope[]) => {
    const account_id = await account()
    const apiKey = await key(account_id, scopes)
    return { account_id, apiKey, listing: createListing({ baseUrl: url(), apiKey, retries: 0, timeoutSeconds: CALL_SECONDS_MAX }) }
  }
  const url = () => {
    if (running.url === null) throw new Error('a worker has no address')
    return running.url
  }
  const close = async () => {
    await running.stop()
    await fresh.drop()
    await rm(folder, { recursive: true, force: true })
  }
  afterAll(close)
  return {
    get url() {
      return url()
    },
    service: running.service,
    sql: running.service.database,
    database: running.database,
    lines,
    /** Its DATA_DIR. */
    folder,
    account,
    key,
    founder,
    /** Calls an operation as the operator of the server. */
    operate: callsOf(running.service),
    /** Calls operations as somebody who is signed in to the website. */
    signedIn: (account_id: string): Operator['call'] => {
      const session_id = crypto.randomUUID()
      const call = callsOf(running.service, { type: 'session', account_id, email: `${account_id}@founders.example`, session_id })
      let begun: Promise<unknown> | undefined
      return async (id, input) => {
        await (begun ??= running.service.database`
          insert into auth."session" (id, token, "userId", "expiresAt", "createdAt", "updatedAt")
          values (${session_id}, ${session_id}, ${account_id}, now() + interval '1 day', now(), now())`)
        return call(id, input)
      }
    },
    /** A client without a key. */
    visitor: () => createListing({ baseUrl: url(), retries: 0, timeoutSeconds: CALL_SECONDS_MAX }),
    /** Turns the clock of the service. */
    turnClock: (seconds: number) => void (offset_milliseconds += seconds * 1000),
    /** A call as bytes on the wire, for what the SDK would never send. */
    call: (path: string, init?: RequestInit) => fetch(`${url()}/api/v1${path}`, init),
    close,
  }
}
