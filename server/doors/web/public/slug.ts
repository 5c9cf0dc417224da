import { fail } from '../../../base/error.ts'
import type { PageRequest } from '../frame/page_request.ts'

export const NO_LISTING = 'There is no such listing on this site, or it is no longer public.'

const SLUG = /^[a-z0-9-]{1,100}$/

/** The listing that an address names; what can be no slug is refused before anything is asked. */
export function slugOf({ params }: Pick<PageRequest, 'params'>): string {
  const slug = params.slug ?? ''
  return SLUG.test(slug) ? slug : fail('not_found', { detail: NO_LISTING })
}
