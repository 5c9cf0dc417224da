import type { Evidence } from '../../fields/draft.ts'
import type { ShownLine } from './model_pages.ts'

/** The lines themselves, in the page's own words. */
export function evidenceOf(lines: readonly ShownLine[]): Evidence[] {
  const seen = new Set<string>()
  return lines.flatMap(({ page, quotes }) =>
    quotes.flatMap((quote): Evidence[] => {
      if (seen.has(`${page.url} ${quote}`)) return []
      seen.add(`${page.url} ${quote}`)
      return [{ quote, url: page.url, match: 'exact', retrieved_at: page.retrieved_at }]
    }),
  )
}
