import { cacheKind } from '../../../base/cache.ts'
import { currentSnapshot } from '../../../database/snapshot.ts'
import { weekOf } from '../../../base/weeks.ts'
import type { PageRequest } from './page_request.ts'

type KeptPage = { seen: string; status: number; headers: [string, string][]; body: ArrayBuffer; each: ((ctx: PageRequest) => void) | null }

/** What a page shows of the clock, such as how old something is, may lag by so much. */
const SECONDS = 10
const ENTRIES_MAX = 200
const BYTES_MAX = 64 * 1024
const ADDRESS_CHARACTERS_MAX = 200

const pages = cacheKind<KeptPage>({ seconds: SECONDS, entries_max: ENTRIES_MAX })
const eachTime = new WeakMap<Request, (ctx: PageRequest) => void>()

/** Does this for everyone who is answered with the page, whether it is made for them or was made for another, such as counting them. */
export function forEachReader(ctx: PageRequest, work: (ctx: PageRequest) => void): void {
  eachTime.set(ctx.request, work)
  work(ctx)
}

/**
 * A page as it was made for another visitor whom nothing tells from this one, as long as nothing was written since: the database's own
 * snapshot names every transaction that committed, so that the same snapshot means the same rows, and who changed something sees it at
 * once. It costs one short statement; where a copy answers reads, which has snapshots of its own, each page is made.
 */
export async function keptPage(ctx: PageRequest, make: () => Promise<Response> | Response): Promise<Response> {
  const { service, request, site, url, session, stranger } = ctx
  const address = url.pathname + url.search
  const same = session === null && stranger === null && !request.headers.has('cookie') && !request.headers.has('authorization')
  if (!same || request.method !== 'GET' || service.copy.state !== 'none' || address.length > ADDRESS_CHARACTERS_MAX) return make()
  const seen = await currentSnapshot(service.reads)
  const zipped = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')
  const key = `${site.id} ${weekOf(service.clock())} ${zipped} ${address}`
  const found = service.memory.of(pages).get(key)
  if (found?.seen === seen) {
    found.each?.(ctx)
    return new Response(found.body, { status: found.status, headers: found.headers })
  }
  const response = await make()
  if (response.status !== 200 || response.headers.has('set-cookie')) return response
  const { status } = response
  const body = await response.arrayBuffer()
  const headers = [...response.headers]
  // Taken before the page was made: what was written meanwhile makes it anew.
  if (body.byteLength <= BYTES_MAX) service.memory.of(pages).set(key, { seen, status, headers, body, each: eachTime.get(request) ?? null })
  return new Response(body, { status, headers })
}
