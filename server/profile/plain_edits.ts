import { jsonTexts } from '../database/json.ts'
import type { Sql } from '../database/open.ts'
import { companyListed, isSame, selectDrafts, splitProfile, type DraftRecord } from './rows.ts'

/** A draft with its edit, that changes nothing beside the values of its profile. */
type PlainEdit = { before: DraftRecord; after: DraftRecord }

/**
 * Locks drafts that are ready and whose companies have no listing, one of each company, with their companies, in the order of these; by id.
 * What an edit of one of them changes is its profile and nothing else.
 */
export async function lockPlainDrafts(sql: Sql, draft_ids: readonly string[]): Promise<Map<string, DraftRecord>> {
  const ids = [...new Set(draft_ids)]
  // Sent together, and at once, since what is only awaited would be sent after what another function awaits: the second is answered by what is
  // committed once the first has its locks.
  const locks = sql<{ id: string }[]>`
    select d.id from companies c join profiles p on p.company_id = c.id join drafts d on d.profile_id = p.id
    where d.id = any((select ${ids}::text[])::text[]) and d.status = 'ready' and not ${companyListed(sql)}
    order by c.id, d.id for update of c, d`.execute()
  const [locked, drafts] = await Promise.all([
    locks,
    selectDrafts(sql, sql`d.id = any((select ${ids}::text[])::text[]) and d.status = 'ready' and not ${companyListed(sql)}`),
  ])
  const held = new Set(locked.map(({ id }) => id))
  const companies = new Set<number>()
  return new Map(
    drafts.flatMap((draft) => {
      // One whose story may be read is more than its values.
      if (!held.has(draft.id) || companies.has(draft.company_id) || Object.keys(draft.profile.story).length > 0) return []
      companies.add(draft.company_id)
      return [[draft.id, draft] as const]
    }),
  )
}

/** Writes the edits of locked drafts in a statement; of each what it leaves as it was is not written again. */
export async function savePlainEdits(sql: Sql, edits: readonly PlainEdit[], now: Date): Promise<void> {
  const rows = edits.map(({ before, after }) => {
    const [was, is] = [splitProfile(before.profile), splitProfile(after.profile)]
    return {
      ...after,
      facts: isSame(was.facts, is.facts) ? null : JSON.stringify(is.facts),
      words: isSame(was.words, is.words) ? null : JSON.stringify(is.words),
      warnings: Bun.deepEquals(before.warnings, after.warnings) ? null : JSON.stringify(after.warnings),
    }
  })
  const of = <Value>(value: (row: (typeof rows)[number]) => Value): Value[] => rows.map(value)
  const texts = (value: (row: (typeof rows)[number]) => string | null) => jsonTexts(sql, of(value))
  await sql`
    with edits as materialized (
      select * from unnest((select ${of(({ company_id }) => company_id)}::bigint[]), ${texts(({ facts }) => facts)},
        (select ${of(({ profile_id }) => profile_id)}::bigint[]), ${texts(({ words }) => words)},
        (select ${of(({ id }) => id)}::text[]), ${texts(({ warnings }) => warnings)})
        as e (company_id, facts, profile_id, words, draft_id, warnings)
    ), said as (
      update profiles p set words = e.words::jsonb from edits e where p.id = e.profile_id and e.words is not null
    ), warned as (
      update drafts d set warnings = e.warnings::jsonb from edits e where d.id = e.draft_id and e.warnings is not null
    )
    update companies c set facts = coalesce(e.facts::jsonb, c.facts), version = c.version + 1, updated_at = ${now}, story_published = false
    from edits e where c.id = e.company_id`
}
