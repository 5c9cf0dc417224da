import type { Credentialed } from '../../core/context.ts'
import type { Site } from '../../core/sites.ts'
import type { Scope } from '../../core/spec.ts'

/** One HTTP request on its way through the door: what the gate knows of it, and what its calls leave for the answer. */
export type Exchange = {
  request_id: string
  /** The path it came to, which says what part of the tools it sees. */
  instance: string
  address: string
  site: Site
  token: string | null
  caller: Credentialed | null
  /** Whether it came by 2026-07-28, which alone has subscriptions. */
  modern: boolean
  signal: AbortSignal
  /** What an operation says about its limits and its replay, for the headers of the answer. */
  headers: Record<string, string>
  /** The scope without which an operation was refused: the answer sends the client to sign in. */
  lacking: Scope | null
}
