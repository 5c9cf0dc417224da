/** @jsxRuntime automatic @jsxImportSource preact */

type PagerProps = {
  page: number
  total_pages: number
  hrefOf: (page: number) => string
  labels?: readonly [before: string, after: string]
  /** Where `total_pages` may be too few: whether another page follows. */
  has_more?: boolean | undefined
}

/** Pages of a list; `hrefOf` writes the address of one. Lists are by time unless the labels say otherwise. */
export function Pager({ page, total_pages, hrefOf, labels: [before, after] = ['Newer', 'Older'], has_more }: PagerProps) {
  if (total_pages <= 1 && page === 1 && has_more !== true) return null
  return (
    <nav class="pager" aria-label="Pages">
      {page > 1 ? (
        <a rel="prev" href={hrefOf(has_more === undefined ? Math.max(1, Math.min(page - 1, total_pages)) : page - 1)}>
          {before}
        </a>
      ) : (
        <span />
      )}
      <span class="muted">
        Page {page}
        {has_more === undefined && page <= total_pages && ` of ${total_pages}`}
      </span>
      {(has_more ?? page < total_pages) ? (
        <a rel="next" href={hrefOf(page + 1)}>
          {after}
        </a>
      ) : (
        <span />
      )}
    </nav>
  )
}
