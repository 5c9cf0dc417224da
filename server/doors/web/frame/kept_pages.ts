import { cacheKind } from '../../../base/cache.ts'
import { weekOf } from '../../../base/weeks.ts'
import { PAGES_KEPT_SECONDS, pageChanges, type Shown } from '../../../reads/page_changes.ts'
import { beginningOf, joined } from './beginning.ts'
import type { PageRequest } from './page_request.ts'

type Reader = (ctx: PageRequest) => void
type Bytes = Uint8Array<ArrayBuffer>
/** Without the beginning that it shares with other pages. */
type Body = { beginning: Bytes; rest: Bytes }
type KeptPage = Body & { look: number; shown: Shown; status: number; headers: [string, string][]; each: Reader | null }

const ENTRIES_MAX = 4_000
const BYTES_MAX = 64 * 1024
const ALL_BYTES_MAX = 16 * 1024 * 1024
const ADDRESS_CHARACTERS_MAX = 200

/** What a page shows of the clock, of votes and of followers may lag by so much. */
const pages = cacheKind<KeptPage>({
  seconds: PAGES_KEPT_SECONDS,
  entries_max: ENTRIES_MAX,
  bytes_max: ALL_BYTES_MAX,
  bytesOf: ({ rest }) => rest.length,
})
const eachTime = new WeakMap<Request, Reader>()
const shows = new WeakMap<Request, number>()

/** The page is of this listing alone: what is written to others leaves it as it is. */
export const showsOnly = (ctx: PageRequest, listing_id: number): void => void shows.set(ctx.request, listing_id)

/** Does this for everyone who is answered with the page, whether it is made for them or was made for another, such as counting them. */
export function forEachReader(ctx: PageRequest, work: Reader): void {
  eachTime.set(ctx.request, work)
  work(ctx)
}

/**
 * A page as it was made for another visitor whom nothing tells from this one, as long as nothing that it shows was written since; who
 * changed something sees it at once. It costs one short statement; where a copy answers reads, which knows of commits later, each page is
 * made.
 */
export async function keptPage(ctx: PageRequest, given: Shown, make: () => Promise<Response> | Response): Promise<Response> {
  const { service, request, site, url, session, stranger } = ctx
  const address = url.pathname + url.search
  const same = session === null && stranger === null && !request.headers.has('cookie') && !request.headers.has('authorization')
  if (!same || request.method !== 'GET' || service.copy.state !== 'none' || address.length > ADDRESS_CHARACTERS_MAX) return make()
  const changes = service.memory.of(pageChanges)
  // Before the page is made: what is written meanwhile makes it anew.
  const look = await changes.look(service.reads)
  const zipped = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')
  const key = `${site.id} ${weekOf(service.clock())} ${zipped} ${address}`
  const kept = service.memory.of(pages)
  const found = kept.get(key)
  if (found && changes.isSame(found.shown, found.look)) {
    found.each?.(ctx)
    return new Response(joined(found.beginning, found.rest), { status: found.status, headers: found.headers })
  }
  const response = await make()
  if (response.status !== 200 || response.headers.has('set-cookie')) return response
  const { status } = response
  const beginning = beginningOf(response) ?? NONE
  const body = new Uint8Array(await response.arrayBuffer())
  const headers = [...response.headers]
  const rest = body.slice(beginning.length)
  if (rest.length <= BYTES_MAX)
    kept.set(key, { look, shown: shows.get(request) ?? given, status, headers, beginning, rest, each: eachTime.get(request) ?? null })
  return new Response(body, { status, headers })
}

const NONE: Bytes = new Uint8Array()
