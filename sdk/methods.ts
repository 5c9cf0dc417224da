import type { Flat, Input, OperationId, Output, Schemas, ShortInput, ViewedId, Views, WholeInput } from './contract.ts'
import type { operations } from './openapi.gen.ts'

type Parameters<Id extends OperationId> = operations[Id]['parameters']
type HeaderName<Id extends OperationId> =
  Parameters<Id> extends { header?: infer Headers } ? ([NonNullable<Headers>] extends [never] ? never : keyof NonNullable<Headers>) : never
type Offered<Id extends OperationId, Header, Option> = Header extends HeaderName<Id> ? Option : unknown

/** What may accompany any call. */
export type CommonOptions = {
  /** Ends the call, its retries included; the promise rejects with the signal's reason. */
  signal?: AbortSignal | undefined
  /** For each attempt; the client's own by default. What `wait` asks for comes on top. */
  timeoutSeconds?: number | undefined
}

/** What may accompany a call of one operation; a header that the operation does not take is not offered. */
export type CallOptions<Id extends OperationId> = Flat<
  CommonOptions &
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
>

// A record of nothing takes any object literal; this one refuses every member.
type MethodInput<Id extends OperationId> = [keyof Input<Id>] extends [never] ? Record<string, never> : Input<Id>
export type AnyPage = { items: unknown[]; page: number; has_more: boolean }
export type ItemOf<Page> = Page extends { items: (infer Item)[] } ? Item : never

/** Await it for the first page, iterate it for every item, iterate `pages()` for every page. Nothing is asked before that. */
export interface PagedCall<Page> extends Promise<Page> {
  [Symbol.asyncIterator](): AsyncGenerator<ItemOf<Page>, void, void>
  pages(): AsyncGenerator<Page, void, void>
}

type Call<Id extends OperationId> = Output<Id> extends AnyPage ? PagedCall<Output<Id>> : Promise<Output<Id>>

type Plain<Id extends OperationId> =
  Record<never, never> extends Input<Id>
    ? (input?: MethodInput<Id>, options?: CallOptions<Id>) => Call<Id>
    : (input: MethodInput<Id>, options?: CallOptions<Id>) => Call<Id>

/** Surely without a tag, so that there is an answer. */
type Untagged<Id extends OperationId> = CallOptions<Id> & { ifNoneMatch?: undefined }

type Conditional<Id extends OperationId> = {
  (input: MethodInput<Id>, options?: Untagged<Id>): Promise<Output<Id>>
  (input: MethodInput<Id>, options: CallOptions<Id>): Promise<Output<Id> | null>
}

/** A call whose answer follows what its input asks for; `Rest` are its options, `None` what it answers besides. */
type Viewed<Id extends ViewedId, Rest extends unknown[], None = never> = {
  (input: WholeInput<Id>, ...rest: Rest): Promise<Schemas['Draft'] | None>
  (input: ShortInput<Id>, ...rest: Rest): Promise<Views[Id]['shown'] | None>
  (input: Input<Id>, ...rest: Rest): Promise<Output<Id> | None>
}

/** How one operation is called: its members in one flat object, then the options of the call. */
export type Method<Id extends OperationId> = Id extends 'get_draft'
  ? Viewed<Id, [options?: Untagged<Id>]> & Viewed<Id, [options: CallOptions<Id>], null>
  : Id extends ViewedId
    ? Viewed<Id, [options?: CallOptions<Id>]>
    : 'If-None-Match' extends HeaderName<Id>
      ? Conditional<Id>
      : Plain<Id>
