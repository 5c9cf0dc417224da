import type { Input, OperationId, Output, Schemas, ShortInput, ViewedId, Views, WholeInput } from './contract.ts'
import type { Methods } from './methods.gen.ts'
import type { operations } from './openapi.gen.ts'

type Parameters<Id extends OperationId> = operations[Id]['parameters']
type HeaderName<Id extends OperationId> =
  Parameters<Id> extends { header?: infer Given } ? ([NonNullable<Given>] extends [never] ? never : keyof NonNullable<Given>) : never
type Offered<Id extends OperationId, Header, Option> = Header extends HeaderName<Id> ? Option : unknown

/** What may accompany any call. */
export type CommonOptions = {
  /** Ends the call, its retries included; the promise rejects with the signal's reason. */
  signal?: AbortSignal | undefined
  /** For each attempt; the client's own by default. What `wait` asks for comes on top. */
  timeoutSeconds?: number | undefined
}

/** What may accompany a call of one operation; a header that the operation does not take is not offered. */
export type CallOptions<Id extends OperationId> = CommonOptions &
  Offered<
    Id,
    'Idempotency-Key',
    {
      /** One per intended effect. Generated when absent, and kept across retries either way. */
      idempotencyKey?: string | undefined
    }
  > &
  Offered<
    Id,
    'If-Match',
    {
      /** `answerOf(draft).etag`: refuses the change with `precondition_failed` when somebody else changed it meanwhile. */
      ifMatch?: string | null | undefined
    }
  > &
  Offered<
    Id,
    'If-None-Match',
    {
      /** `answerOf(draft).etag`: the call resolves to null when nothing has changed since. */
      ifNoneMatch?: string | null | undefined
    }
  >

// A record of nothing takes any object literal; this one refuses every member.
type Given<Id extends OperationId> = [keyof Input<Id>] extends [never] ? Record<string, never> : Input<Id>
type Paged = { items: unknown[]; has_more: boolean }

/** Await it for the first page, iterate it for every item, iterate `pages()` for every page. Nothing is asked before that. */
export interface PagedCall<Page> extends Promise<Page> {
  [Symbol.asyncIterator](): AsyncGenerator<Page extends { items: (infer Item)[] } ? Item : never, void, void>
  pages(): AsyncGenerator<Page, void, void>
}

type Call<Id extends OperationId> = Output<Id> extends Paged ? PagedCall<Output<Id>> : Promise<Output<Id>>

type Plain<Id extends OperationId> =
  Record<never, never> extends Input<Id>
    ? (input?: Given<Id>, options?: CallOptions<Id>) => Call<Id>
    : (input: Given<Id>, options?: CallOptions<Id>) => Call<Id>

type Conditional<Id extends OperationId> = {
  (input: Given<Id>, options: CallOptions<Id> & { ifNoneMatch: string | null }): Promise<Output<Id> | null>
  (input: Given<Id>, options?: CallOptions<Id>): Promise<Output<Id>>
}

/** A call whose answer follows what its input asks for; `Rest` are its options, `None` what it answers besides. */
type Viewed<Id extends ViewedId, Rest extends unknown[], None = never> = {
  (input: WholeInput<Id>, ...rest: Rest): Promise<Schemas['Draft'] | None>
  (input: ShortInput<Id>, ...rest: Rest): Promise<Views[Id]['shown'] | None>
  (input: Input<Id>, ...rest: Rest): Promise<Output<Id> | None>
}

/** How one operation is called: its members in one flat object, then the options of the call. */
export type Method<Id extends OperationId> = Id extends 'get_draft'
  ? Viewed<Id, [options: CallOptions<Id> & { ifNoneMatch: string | null }], null> & Viewed<Id, [options?: CallOptions<Id>]>
  : Id extends ViewedId
    ? Viewed<Id, [options?: CallOptions<Id>]>
    : 'If-None-Match' extends HeaderName<Id>
      ? Conditional<Id>
      : Plain<Id>

export type WaitOptions<Awaited = Schemas['Draft']> = {
  /** 180 for a draft and 900 for an order by default; then the promise rejects with a ListingTimeoutError, and what was awaited goes on. */
  timeoutSeconds?: number | undefined
  /** Called with what is awaited as it stands: a draft about once a second, an order at each look. */
  onProgress?: ((current: Awaited) => void) | undefined
  /** Ends the waiting; the promise rejects with the signal's reason. */
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
