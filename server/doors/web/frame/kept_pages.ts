import { acceptsCoding } from '../../../base/http/accepts_coding.ts'
import { cacheKind } from '../../../base/cache.ts'
import { weekOf } from '../../../base/weeks.ts'
import { PAGES_KEPT_SECONDS, pageChanges, type Shown } from '../../../reads/page_changes.ts'
import type { PageRequest } from './page_request.ts'
import { chunksOf, type Markup } from './pieces.ts'

type Reader = (ctx: PageRequest) => void
type Bytes = Uint8Array<ArrayBuffer>
/** What of a page may lag, in short: as it was when the page was made, and how it is asked for again. */
type Lagging = { said: string; ask: (ctx: PageRequest) => Promise<string> }
type Lag = Pick<Lagging, 'ask'> & { said: () => string }
type KeptPage = {
  chunks: readonly Bytes[]
  look: number
  shown: Shown
  status: number
  headers: [string, string][]
  each: Reader | null
  lagging: Lagging | null
  /** When what may lag was as it stands here. */
  true_at: number
}

const ENTRIES_MAX = 4_000
const BYTES_MAX = 96 * 1024
const ALL_BYTES_MAX = 16 * 1024 * 1024
const ADDRESS_CHARACTERS_MAX = 200
/** What a part tells besides, about. */
const BESIDE_MARKUP_BYTES = 2_000

const SECONDS_MAX = 600

/** What a page shows of the clock, of votes and of followers may lag by `PAGES_KEPT_SECONDS`; then it is made again, or asked for alone. */
const pages = cacheKind<KeptPage>({
  seconds: SECONDS_MAX,
  entries_max: ENTRIES_MAX,
  bytes_max: ALL_BYTES_MAX,
  bytesOf: ({ chunks }) => lengthOf(chunks),
})
type Part = { markup: Markup }
const parts = cacheKind<{ look: number; part: Part }>({
  seconds: SECONDS_MAX,
  entries_max: ENTRIES_MAX,
  bytes_max: ALL_BYTES_MAX,
  bytesOf: ({ part }) =>
    part.markup.reduce((sum, each) => sum + (typeof each === 'string' ? 2 * each.length : each.packed.length), BESIDE_MARKUP_BYTES),
})
const eachTime = new WeakMap<Request, Reader>()
const shows = new WeakMap<Request, number>()
const looks = new WeakMap<Request, number>()
const lags = new WeakMap<Request, Lag>()

/** The page is of this listing alone: what is written to others leaves it as it is. */
export const showsOnly = (ctx: PageRequest, listing_id: number): void => void shows.set(ctx.request, listing_id)

/** What of the page is told by nobody when it changes; where it is asked for and says the same, the page need not be made again. */
export const lagsBehind = (ctx: PageRequest, lag: Lag): void => void lags.set(ctx.request, lag)

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
  // Of cookies these two alone tell visitors apart: others are of whoever stands in front, or of what counts visitors for the whole domain.
  const same = session === null && stranger === null && !request.headers.has('authorization')
  if (!same || request.method !== 'GET' || service.copy.state !== 'none' || address.length > ADDRESS_CHARACTERS_MAX) return make()
  const changes = service.memory.of(pageChanges)
  // Before the page is made: what is written meanwhile makes it anew.
  const look = await changes.look(service.reads)
  looks.set(request, look)
  const zipped = acceptsCoding(request, 'gzip')
  const key = `${site.id} ${weekOf(service.clock())} ${zipped} ${address}`
  const kept = service.memory.of(pages)
  const found = kept.get(key)
  if (found && changes.isSame(found.shown, found.look) && (await isStillTrue(ctx, found))) {
    found.each?.(ctx)
    return new Response(Buffer.concat(found.chunks), { status: found.status, headers: found.headers })
  }
  const true_at = service.clock().getTime()
  const response = await make()
  if (response.status !== 200 || response.headers.has('set-cookie')) return response
  const { status } = response
  const chunks = chunksOf(response)
  if (!chunks || lengthOf(chunks) > BYTES_MAX) return response
  const headers = [...response.headers]
  const shown = shows.get(request) ?? given
  const [each, lag] = [eachTime.get(request) ?? null, lags.get(request)]
  const lagging = lag ? { ask: lag.ask, said: lag.said() } : null
  kept.set(key, { chunks, look, shown, status, headers, each, lagging, true_at })
  return response
}

/**
 * What this request knows of what was written: the number of its look, and whether what is shown is as it was at an earlier one. Where a copy
 * answers reads there is no number, and nothing is known to be another.
 */
export async function changesSeen({ service, request }: PageRequest) {
  const changes = service.memory.of(pageChanges)
  const look = service.copy.state === 'none' ? (looks.get(request) ?? (await changes.look(service.reads))) : null
  if (look !== null) looks.set(request, look)
  return { look, isSame: (shown: Shown, since: number | null) => look === null || since === null || changes.isSame(shown, since) }
}

/**
 * Looks what was written, and gives what makes a part of a page, or has it from when it was made for another reader, while nothing of what it shows was
 * written since. `key` names all else that it is made of. One of lists may show votes, which lag as those of a page do; one of a listing none.
 */
export async function keptParts(ctx: PageRequest) {
  const { look, isSame } = await changesSeen(ctx)
  return async <Made extends Part>(shown: Shown, key: string, make: () => Promise<Made>): Promise<Made> => {
    if (look === null) return make()
    const kept = ctx.service.memory.of(parts)
    const name = `${shown} ${Bun.hash(key)}`
    const found = kept.get(name)
    // A key names what was made for it.
    if (found && isSame(shown, found.look)) return found.part as Made
    const part = await make()
    const lag = typeof shown === 'number' ? {} : { ttl: PAGES_KEPT_SECONDS * 1000 }
    kept.set(name, { look, part }, lag)
    return part
  }
}

async function isStillTrue(ctx: PageRequest, page: KeptPage): Promise<boolean> {
  const now = ctx.service.clock().getTime()
  if (now - page.true_at <= PAGES_KEPT_SECONDS * 1000) return true
  if (page.lagging === null || (await page.lagging.ask(ctx)) !== page.lagging.said) return false
  page.true_at = now
  return true
}

const lengthOf = (chunks: readonly Bytes[]): number => chunks.reduce((sum, { length }) => sum + length, 0)
