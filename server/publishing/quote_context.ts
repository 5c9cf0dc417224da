import type { Sql } from '../database/open.ts'
import type { Evidence } from '../fields/draft.ts'
import { pageColumns, toPage, type PageRow } from '../profile/draft_pages.ts'
import type { Surroundings } from '../drafting/surroundings.ts'
import { runInThread } from '../base/thread.ts'
import { WorkExceeded } from '../base/work_budget.ts'

const CPU_SECONDS_MAX = 3
/** A person waits for the page. */
const SECONDS_MAX = 10

/** The lines around a quote on the stored page it was taken from; null where they are not shown text, no longer kept, or too much work to find. */
export async function findContext(
  sql: Sql,
  { draft_id, account_id }: { draft_id: string; account_id: string },
  { url, quote }: Pick<Evidence, 'url' | 'quote'>,
): Promise<Surroundings | null> {
  const [row] = await sql<PageRow[]>`
    select ${pageColumns(sql)} from draft_pages where draft_id = ${draft_id} and url = ${url} limit 1`
  if (!row) return null
  const input = { page: toPage(row), quote }
  const work = { cpu_seconds_max: CPU_SECONDS_MAX, seconds_max: SECONDS_MAX, owner: account_id, short: true }
  return runInThread('find_surroundings', input, work).catch((error: unknown) => {
    if (error instanceof WorkExceeded) return null
    throw error
  })
}
