import { fail } from '../../../base/error.ts'
import { ROWS_DEEP_MAX } from '../../../base/limits.ts'

export const NO_PAGE = 'The list has no such page. Go back to its beginning, or search for something narrower.'

/** `?page=` as a page of the website takes it: 1 where it is missing; what no list reaches is no page. */
export function pageNumber(url: URL, per_page: number): number {
  const given = url.searchParams.get('page') ?? '1'
  const page = /^[1-9]\d{0,5}$/.test(given) ? Number(given) : 0
  if (page === 0 || page * per_page > ROWS_DEEP_MAX) fail('not_found', { detail: NO_PAGE })
  return page
}

/** What stands on this page of a list; one behind its end is no page, where an empty first one says when it fills. */
export function shownOn<Item>(page: number, items: readonly Item[]): readonly Item[] {
  if (page > 1 && items.length === 0) fail('not_found', { detail: NO_PAGE })
  return items
}
