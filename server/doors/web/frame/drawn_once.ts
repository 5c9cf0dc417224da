import type { Cache } from '../../../base/cache.ts'
import { fail } from '../../../base/error.ts'
import { DRAWN_PAGES } from '../../../base/limits.ts'
import { addressGroup } from '../../../base/rates/rate_limiter.ts'
import type { PageRequest } from './page_request.ts'

export type Drawn = Promise<Uint8Array<ArrayBuffer>>

/** What takes the processor as long as many pages: drawn once for all who come while it is kept. Whoever has it drawn is counted as many more pages. */
export function drawnOnce({ service, address }: PageRequest, kept: Cache<Drawn>, key: string, draw: () => Drawn): Drawn {
  const known = kept.get(key)
  if (known) return known
  const rate = service.rates.take('pages', addressGroup(address), DRAWN_PAGES)
  if (rate.refused) fail('rate_limited', { retry_after: rate.resets_seconds })
  const made = draw()
  kept.set(key, made)
  made.catch(() => kept.delete(key))
  return made
}
