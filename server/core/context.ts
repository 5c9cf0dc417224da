import type { Config } from './config.ts'
import type { Address, Pool, Sql } from '../database/open.ts'
import type { Disk } from '../database/disk.ts'
import type { Replica } from '../database/replica.ts'
import type { Dns } from '../crawl/dns.ts'
import type { GuardedFetch } from '../crawl/guarded_fetch.ts'
import type { Renderer } from '../crawl/renderer.ts'
import type { Provider } from '../pay/provider.ts'
import type { TestProvider } from '../pay/test_provider.ts'
import type { Drafter } from '../drafting/drafter.ts'
import type { Events } from '../base/observe/events.ts'
import type { ServiceMeter } from '../base/observe/metrics.ts'
import type { Files } from '../files/store.ts'
import type { Jobs } from '../jobs/queue.ts'
import type { Notifications } from '../database/notifications.ts'
import type { QuotaName } from './quotas.ts'
import type { Memory } from '../base/memory.ts'
import type { Tracer } from '../base/observe/tracer.ts'
import type { Rates } from '../base/rates/rate_limiter.ts'
import type { Site, Sites } from './sites.ts'
import type { Traffic } from '../traffic/traffic.ts'
import { SCOPES, type Scope } from './spec.ts'
import type { VatCheck } from '../vat/check.ts'

/** An account with a credential that it gave to a program. */
export type Credentialed = { account_id: string; name: string; scopes: Scope[]; expires_at: Date | null } & (
  | { type: 'api_key' }
  /** An app, by a token that was given out at that time. */
  | { type: 'oauth'; client_id: string; issued_at: Date }
  /** A repository that its owner trusts with one listing, which is all that it reaches. */
  | { type: 'publisher'; listing_id: number }
)
/** Somebody signed in to the website; as `team` where they act for the site team. */
type SignedIn = { type: 'session' | 'team'; account_id: string; email: string; session_id: string }

/** Who acts: everything that changes data says by whom. */
export type Actor =
  | Credentialed
  | SignedIn
  /** Somebody who drafts before they sign in, by the signed cookie of their browser: the row their drafts belong to is no account. */
  | { type: 'stranger'; account_id: string }
  /** Whoever runs commands on the server. */
  | { type: 'operator' }
  /** Whoever holds what the address in an e-mail says; the operation looks the token up. */
  | { type: 'link' }
  /** Who takes the payments, as far as the signature of what it tells is its own. */
  | { type: 'provider' }
  | { type: 'system' }
  | { type: 'anonymous' }

export const accountOf = (actor: Actor): string | null => ('account_id' in actor ? actor.account_id : null)

/** Whether the actor may do what a scope names. A person on the website may do all that their account may. */
export const holdsScope = (actor: Actor, scope: Scope): boolean =>
  'scopes' in actor ? actor.scopes.includes(scope) : 'account_id' in actor && actor.type !== 'stranger'

/** What the actor may do of what scopes name: all of it for a person on the website. */
export const grantedScopes = (actor: Actor): Scope[] => SCOPES.filter((scope) => holdsScope(actor, scope))

/** The library that grants access, behind the door that has made its requests safe; it knows sessions by their kept key. */
export type AuthorizationServer = {
  handle(request: Request): Promise<Response>
  /** The library's own cookie for a session of ours. */
  cookieOf(session_key: string): string
}

/** The web processes that answer beside this one. */
export type Siblings = {
  /** What each of them counted, as text; of one that does not answer in time, nothing. */
  metrics(): Promise<string[]>
}

/** What lives as long as the process. */
export type Service = {
  config: Config
  /** Where the database is, for what needs a session of its own. */
  address: Address
  database: Pool
  /** The same database by connections of their own: no read waits for a write. */
  reads: Pool
  /** A copy that may lag a moment, for what anyone may read; `reads` where there is none or it does not answer. */
  readonly replica: Pool
  /** Whether that copy answers; a reading of it goes through here, so that it survives its loss. */
  copy: Replica
  /** Whether there is room for what a call would write. */
  disk: Disk
  jobs: Jobs
  notifications: Notifications
  events: Events
  /** What counts for Prometheus; null for a command, which nobody asks. */
  meter: ServiceMeter | null
  /** The other web processes behind the same port; null where this is the only one. */
  siblings: Siblings | null
  /** Where traces begin; null where none are sent anywhere. */
  tracer: Tracer | null
  /** The one way out to addresses that somebody else chose. */
  fetch: GuardedFetch
  /** What DNS says of a name. */
  dns: Dns
  /** Shows pages that scripts write; null where none are shown. */
  renderer: Renderer | null
  drafter: Drafter
  /** Pictures that the service shows. */
  files: Files
  /** Who takes money; null where nobody does. */
  pay: Provider | TestProvider | null
  sites: Sites
  rates: Rates
  /** Caches and semaphores, of this process. */
  memory: Memory
  /** Openings of listings' pages and clicks through to their websites. */
  traffic: Traffic
  /** AUTH_SECRET, or the one made in its place; keyFor makes a key of it for one purpose. */
  secret: string
  /** Whether a VAT number is somebody's; asks a foreign system, so never inside a transaction. */
  vat: VatCheck
  /** Opened at its first use; works in transactions of its own. */
  authorization(): Promise<AuthorizationServer>
  clock: () => Date
}

/** What a handler may reach during one call. */
export type Context = {
  /** The call's transaction for a write, the pool for a read. */
  sql: Sql
  now: Date
  site: Site
  sites: Sites
  rates: Rates
  memory: Memory
  jobs: Jobs
  config: Config
  notifications: Notifications
  events: Events
  fetch: GuardedFetch
  dns: Dns
  secret: string
  vat: VatCheck
  authorization: Service['authorization']
  /** The caller's address as it is counted: IPv6 by its /64. */
  address: string
  request_id: string
  /** What the caller names this call by, to send it again; null where nothing was sent. */
  idempotency_key: string | null
  signal: AbortSignal
  files: Files
  actor: Actor
  /** Of the actor, or of the owner of a listing that they edit; refuses where they have none. */
  account_id: string
  /** Who does it: another account than account_id where it is an editor of its listing. */
  by: string
  /** What a browser sent with its form, for what reads or begins its cookies; null for a program. */
  browser: Request | null
  /** Refuses with `precondition_failed` when If-Match was sent and this representation, made only then, is not the one it names. */
  expectMatch(show: () => unknown): Promise<void>
  /** Takes one, or so many, from a limit that holds across processes, in the call's transaction; refuses when none is left. */
  consumeQuota(limit: QuotaName, amount?: number): Promise<void>
  /** What is to happen only once the effect stands, such as removing files; it is waited for before the call is answered. */
  afterwards(work: () => Promise<unknown>): void
}
