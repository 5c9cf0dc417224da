import type { Site } from '../../core/sites.ts'
import type { Sql } from '../../database/open.ts'
import type { EditRules } from '../../profile/edits.ts'
import { readRow, type Given, type ImportRow, type Wrong } from './read_row.ts'

/**
 * What becomes of a row that is right:
 *
 *   nobody has the website on this site                    added
 *   nobody owns it, and it says the same as the row did    same
 *   nobody owns it, and the row says something else        changed
 *   an account has it, or the site team has suspended it   left
 */
export type Outcome = 'added' | 'same' | 'changed' | 'left'
export type Planned = { row: ImportRow; outcome: Outcome; listing_id: number | null }

type Listed = { key: string; id: number; account_id: string | null; status: string; row_hash: Buffer | null }

/** Reads rows and looks what is listed already; nothing is written. */
export async function planRows(sql: Sql, site: Pick<Site, 'id'>, given: readonly Given[], rules: EditRules): Promise<(Planned | Wrong)[]> {
  const read = given.map((row) => readRow(row, rules))
  const listed = await findListed(sql, site.id, [...new Set(read.flatMap((row) => ('wrong' in row ? [] : [row.address.site_key])))])
  return read.map((row) => ('wrong' in row ? row : planRow(row, listed.get(row.address.site_key) ?? [])))
}

function planRow(row: ImportRow, listed: readonly Listed[]): Planned {
  const nobodys = listed.find(({ account_id, status }) => account_id === null && status !== 'archived')
  // A draft of somebody's is not listed yet. What its owner has archived is their word that it is not to be here.
  if (listed.some(({ account_id, status }) => account_id !== null && status !== 'draft') || nobodys?.status === 'suspended')
    return { row, outcome: 'left', listing_id: null }
  if (!nobodys) return { row, outcome: 'added', listing_id: null }
  return { row, outcome: nobodys.row_hash?.equals(row.hash) ? 'same' : 'changed', listing_id: nobodys.id }
}

async function findListed(sql: Sql, site_id: number, keys: readonly string[]): Promise<Map<string, Listed[]>> {
  const rows = await sql<Listed[]>`
    select split_part(c.site_key, '#', 1) as key, l.id, l.account_id, l.status, i.row_hash
    from companies c join profiles p on p.company_id = c.id and p.site_id = ${site_id} join listings l on l.profile_id = p.id
    left join imports i on i.listing_id = l.id
    where split_part(c.site_key, '#', 1) = any(${[...keys]}::text[])`
  return Map.groupBy(rows, ({ key }) => key)
}
