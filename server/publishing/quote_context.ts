import type { Sql } from '../database/open.ts'
import type { Evidence } from '../fields/draft.ts'
import { pageColumns, toPage, type PageRow } from '../profile/draft_pages.ts'
import type { Surroundings } from '../drafting/surroundings.ts'
import { runInThread } from '../base/threads/thread.ts'
import { WorkExceeded } from '../base/threads/work_budget.ts'

const CPU_SECONDS_MAX = 3
/** A person waits for the page. */
const SECONDS_MAX = 10
/** By the draft, and by the last look that found something else. */
const READ_MAX = 2

/**
 * The lines around a quote on the stored page it was taken from, as the draft read it or a look since then (accepted proposals, quotes that
 * moved); null where they are not shown text, no longer kept, or too much work to find.
 */
export async function findContext(
  sql: Sql,
  { draft_id, account_id }: { draft_id: string; account_id: string },
  { url, quote, retrieved_at }: Pick<Evidence, 'url' | 'quote' | 'retrieved_at'>,
): Promise<Surroundings | null> {
  const rows = await sql<PageRow[]>`
    select * from (
      select ${pageColumns(sql)} from draft_pages where draft_id = ${draft_id} and url = ${url}
      union all
      select ${pageColumns(sql)} from site_pages where url = ${url} and company_id = (
        select p.company_id from drafts d join profiles p on p.id = d.profile_id where d.id = ${draft_id})
    ) read order by retrieved_at = ${retrieved_at}::timestamptz desc, retrieved_at desc limit ${READ_MAX}`
  const work = { cpu_seconds_max: CPU_SECONDS_MAX, seconds_max: SECONDS_MAX, owner: account_id, short: true }
  for (const row of rows) {
    const found = await runInThread('find_surroundings', { page: toPage(row), quote }, work).catch((error: unknown) => {
      if (error instanceof WorkExceeded) return null
      throw error
    })
    if (found) return found
  }
  return null
}
