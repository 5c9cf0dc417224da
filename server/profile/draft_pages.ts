import { gunzipSync, gzipSync } from 'node:zlib'
import type { Page } from '../crawl/page.ts'
import type { Fragment, Sql } from '../database/open.ts'

// The pages that a draft was made from, as they were read: proofs and redrafts need them.

export async function readPages(sql: Sql, draft_id: string): Promise<Page[]> {
  const rows = await sql<PageRow[]>`
    select ${pageColumns(sql)} from draft_pages where draft_id = ${draft_id} order by position`
  return rows.map(toPage)
}

export type PageRow = Omit<Page, 'html' | 'retrieved_at' | 'rendered' | 'sha256'> & {
  html_gzip: Buffer
  retrieved_at: Date
  rendered: boolean
  sha256: string | null
}
export const pageColumns = (sql: Sql): Fragment =>
  sql`url, kind, found_by, content_type, html_gzip, etag, last_modified, retrieved_at, rendered, sha256`

export const toPage = ({ html_gzip, retrieved_at, rendered, sha256, ...page }: PageRow): Page => ({
  ...page,
  html: gunzipSync(html_gzip).toString('utf8'),
  retrieved_at: retrieved_at.toISOString(),
  ...(rendered ? { rendered: true } : {}),
  ...(sha256 === null ? {} : { sha256 }),
})

export async function savePages(sql: Sql, draft_id: string, pages: Page[]): Promise<void> {
  await sql`delete from draft_pages where draft_id = ${draft_id}`
  for (const [position, page] of pages.entries())
    await sql`
      insert into draft_pages (draft_id, position, url, kind, found_by, content_type, html_gzip, etag, last_modified, retrieved_at, rendered, sha256)
      values (${draft_id}, ${position}, ${page.url}, ${page.kind}, ${page.found_by}, ${page.content_type}, ${gzipSync(page.html)}, ${page.etag},
        ${page.last_modified}, ${page.retrieved_at}, ${page.rendered === true}, ${page.sha256 ?? null})`
}
