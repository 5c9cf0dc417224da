/**
 * The client of a Listing service: one method per operation of its contract, typed from it. No dependency on the server, no Node modules:
 * runs on Bun, Node 20 and later, Deno and in a browser.
 */
import createClient from 'openapi-fetch'
import { readWhole, valueOf } from './answer.ts'
import { RETRIES_MAX, withRetries, withinTime } from './attempts.ts'
import { camelCase } from './camel_case.ts'
import type { OperationId, Schemas } from './contract.ts'
import { ListingConnectionError, ListingError } from './error.ts'
import type { Listing, ListingOptions } from './listing.ts'
import { events } from './events.ts'
import { OPERATIONS } from './operations.gen.ts'
import type { AnyPage } from './methods.ts'
import { pagedCall } from './pages.ts'
import { type AnyInput, type AnyOptions, requestOf, withFile } from './request.ts'
import { unreached } from './unreached.ts'
import { waitForDraft, waitForOrder } from './wait.ts'

export type { Answer } from './answer.ts'
export { answerOf } from './answer.ts'
export type WebhookEvent = Schemas['Event']
export type { FileInput, Input, OperationId, Schemas, WholeInput, WholeOutput as Output } from './contract.ts'
export { type ErrorCode, ListingConnectionError, ListingError, ListingTimeoutError, type Problem } from './error.ts'
export type { EventOptions, Listing, ListingOptions, WaitOptions } from './listing.ts'
export { verifyWebhook, type WebhookHeaders, WebhookRefused } from './verify_webhook.ts'
export type { CallOptions, PagedCall } from './methods.ts'

const DEFAULT_BASE_URL = 'http://localhost:3000'
const TIMEOUT_SECONDS = 60
const RETRIES = 3

// openapi-fetch types a path literal; here path and method come from the table, and `Methods` gives the types back.
type AnyClient = {
  request(method: string, path: string, init: object): Promise<{ data?: unknown; error?: unknown; response: Response }>
}

/** A client of one service and one credential. Throws a TypeError when `baseUrl` is not an http(s) address. */
export function createListing(options: ListingOptions = {}): Listing {
  const baseUrl = checkedBaseUrl(options.baseUrl ?? environment('LISTING_BASE_URL') ?? DEFAULT_BASE_URL)
  const apiKey = options.apiKey ?? environment('LISTING_API_KEY')
  const retries = Math.min(options.retries ?? RETRIES, RETRIES_MAX)
  const ask = options.fetch ?? ((request: Request) => fetch(request))
  const client = createClient({
    baseUrl: `${baseUrl}/api/v1`,
    // The service never redirects; following one could carry a write, or the key, to somebody else.
    redirect: 'error',
    fetch: async (request) => {
      const token = keyOf(typeof apiKey === 'function' ? await apiKey() : apiKey)
      if (token) request.headers.set('Authorization', `Bearer ${token}`)
      return reached(baseUrl, async () => readWhole(await ask(request)))
    },
  }) as AnyClient

  const call = async (id: OperationId, input: AnyInput = {}, given: AnyOptions = {}): Promise<unknown> => {
    const whole = await withinTime(() => withFile(id, input), { timeoutSeconds: Infinity, signal: given.signal })
    const { path, method, repeatable, init } = requestOf(id, whole, given)
    const wait = typeof input.wait === 'number' ? input.wait : 0
    return withRetries(
      async (signal) => {
        const { data, error, response } = await client.request(method, path, { ...init, signal, parseAs: 'text' })
        return valueOf(response, data ?? error, method === 'DELETE')
      },
      {
        retries: repeatable ? retries : 0,
        timeoutSeconds: (given.timeoutSeconds ?? options.timeoutSeconds ?? TIMEOUT_SECONDS) + wait,
        signal: given.signal,
        onRetry: options.onRetry,
      },
    )
  }

  const methods: Record<string, unknown> = Object.fromEntries(
    operationIds().map((id) => [
      camelCase(id),
      (input: AnyInput = {}, given?: AnyOptions) => (OPERATIONS[id].paged ? allPages(id, input, given) : call(id, input, given)),
    ]),
  )
  function allPages(id: OperationId, input: AnyInput, given?: AnyOptions) {
    // The table says `paged` exactly where the contract answers a page.
    return pagedCall((page) => call(id, { ...input, ...(page && { page }) }, given) as Promise<AnyPage>)
  }

  // The table holds every operation of the contract, so that these are all the methods of the type.
  const listing = { ...methods, baseUrl } as Listing
  listing.waitForDraft = (id, given = {}) => waitForDraft(listing.getDraft, id, given)
  listing.waitForOrder = (number, given = {}) => waitForOrder(listing.getOrder, number, given)
  listing.events = (given = {}) => events(listing.listEvents, given)
  return listing
}

// Object.keys widens to string[]; the table is closed.
const operationIds = () => Object.keys(OPERATIONS) as OperationId[]

/** The runtime would refuse it with an error that shows all of it. */
function keyOf(given: string | undefined): string | undefined {
  const key = given?.trim()
  if (key && !/^[!-~]+$/.test(key)) throw new TypeError('apiKey holds a sign that no key has; copy it anew.')
  return key
}

async function reached(baseUrl: string, ask: () => Promise<Response>): Promise<Response> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof ListingError || error instanceof ListingConnectionError) throw error
    throw unreached(baseUrl, error)
  }
}

function checkedBaseUrl(given: string): string {
  const url = URL.canParse(given) ? new URL(given) : null
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new TypeError(`baseUrl must be an http(s) address, not ${JSON.stringify(given)}`)
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '').replace(/\/api\/v1$/, '')
}

/** An environment variable, where there is an environment and it may be read (Deno asks, a browser has none). */
function environment(name: string): string | undefined {
  try {
    const { process } = globalThis as { process?: { env?: Record<string, string | undefined> } }
    return process?.env?.[name] || undefined
  } catch {
    return undefined
  }
}
