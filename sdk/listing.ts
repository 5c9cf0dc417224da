import type { Schemas } from './contract.ts'
import type { Methods } from './methods.gen.ts'

export type WaitOptions<Awaited = Schemas['Draft']> = {
  /** 180 for a draft and 900 for an order by default; then the promise rejects with a ListingTimeoutError, and what was awaited goes on. */
  timeoutSeconds?: number | undefined
  /** Called with what is awaited as it stands: a draft about once a second, an order at each look. */
  onProgress?: ((current: Awaited) => void) | undefined
  /** Ends the waiting; the promise rejects with the signal's reason. */
  signal?: AbortSignal | undefined
}

export type EventOptions = {
  /** Goes on after the event of this id; without it, it begins with the oldest that is kept. */
  after?: string | undefined
  /** Begins with what happens from now on. */
  fromNow?: boolean | undefined
  /** Only events of these kinds. */
  types?: Schemas['EventType'][] | undefined
  /** Ends it; the iteration rejects with the signal's reason. */
  signal?: AbortSignal | undefined
}

export interface Listing extends Methods {
  /** Where the service is, without `/api/v1`. */
  readonly baseUrl: string
  /**
   * Resolves once a draft is `ready` or `failed`; a failed one says why in `error`.
   *
   * @example
   * ```ts
   * const draft = await listing.waitForDraft(id, { onProgress: ({ progress }) => show(progress.reading) })
   * ```
   */
  waitForDraft(id: string, options?: WaitOptions): Promise<Schemas['Draft']>
  /**
   * Resolves once nothing more happens to an order by itself: it was delivered, or it ended unpaid (`expired`, `cancelled`), refunded, disputed or held for the site
   * team. `status` and `fulfillment` say which. A person pays on `checkout_url` meanwhile.
   *
   * @example
   * ```ts
   * const { number, checkout_url } = await listing.createCheckout({ items: [{ product: 'launch', listing_id: 41 }] })
   * show(`Pay here: ${checkout_url}`)
   * const order = await listing.waitForOrder(number)
   * ```
   */
  waitForOrder(number: string, options?: WaitOptions<Schemas['Order']>): Promise<Schemas['Order']>
  /**
   * What happens to the account's drafts, listings and orders, in the order it was committed and without an end. It goes on by itself after the service was away;
   * remember the `id` of the last one to go on after a restart.
   *
   * @example
   * ```ts
   * for await (const event of listing.events({ fromNow: true })) if (event.type === 'order.paid') show(event.data)
   * ```
   */
  events(options?: EventOptions): AsyncGenerator<Schemas['Event'], void, void>
}

export type ListingOptions = {
  /** Where the service is; `LISTING_BASE_URL` by default, then `http://localhost:3000`. */
  baseUrl?: string | undefined
  /** `lst_…`, or what gives an access token of now, asked before each attempt; `LISTING_API_KEY` by default. Public operations need none. */
  apiKey?: string | (() => Promise<string>) | undefined
  /** Stands in for the global `fetch`. */
  fetch?: ((request: Request) => Promise<Response>) | undefined
  /** For each attempt; 60 by default. */
  timeoutSeconds?: number | undefined
  /** Further attempts after a refusal that passes by itself or a lost connection; 3 by default, at most 10. */
  retries?: number | undefined
  /** Called before each pause between two attempts. */
  onRetry?: ((error: Error, seconds: number) => void) | undefined
}
