import { fail } from './error.ts'
import { ROWS_DEEP_MAX } from './limits.ts'

export type PageOf<Item> = { items: Item[]; page: number; per_page: number; total: number; total_pages: number; has_more: boolean }
type Asked = { page?: number | undefined; per_page?: number | undefined }

/** Where a page begins; refuses one so deep that reading up to it would cost more than it is worth. */
export function pageBounds({ page = 1, per_page = 20 }: Asked): { page: number; limit: number; offset: number } {
  if (page * per_page > ROWS_DEEP_MAX)
    fail('page_too_deep', {
      errors: [
        {
          field: 'query.page',
          code: 'page_too_deep',
          message: `page × per_page is above ${ROWS_DEEP_MAX}.`,
          fix: `Ask for page ${Math.floor(ROWS_DEEP_MAX / per_page)} at most, or narrow the search.`,
          limit: Math.floor(ROWS_DEEP_MAX / per_page),
          actual: page,
        },
      ],
    })
  return { page, limit: per_page, offset: (page - 1) * per_page }
}

/** The envelope of every list. */
export function pageOf<Item>(items: Item[], total: number, { page, limit }: { page: number; limit: number }): PageOf<Item> {
  const total_pages = Math.ceil(total / limit)
  // None follows that would be refused.
  return { items, page, per_page: limit, total, total_pages, has_more: page < total_pages && (page + 1) * limit <= ROWS_DEEP_MAX }
}
