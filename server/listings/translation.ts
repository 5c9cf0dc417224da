import type { Schemas } from '../../sdk/contract.ts'
import type { Sql } from '../database/open.ts'
import { textOf } from '../profile/profile.ts'
import type { KeptTranslation, ListingRecord } from './rows.ts'

type Translated = Pick<ListingRecord, 'profile' | 'translation'>

/** Who searches among listings of all languages reads this one more often than any other. */
const INTO = 'en'

/** A translation is of the text it was made of: where the summary says something else by now, there is none. */
export function shownTranslation({ profile, translation }: Translated): Schemas['SummaryTranslation'] | null {
  if (!translation || translation.text === null || translation.original !== textOf(profile.cells, 'summary')) return null
  return { text: translation.text, language: INTO, translated_from: translation.language, translated_by: 'language_model' }
}

/** Whether a model is still to be asked for one. */
export function isUntranslated({ profile, translation }: Translated, language: string | null): boolean {
  const summary = textOf(profile.cells, 'summary')
  return summary !== null && language !== null && language !== INTO && translation?.original !== summary
}

/** The next live listings of which a model is to be asked, with what they are written in. */
export const listUntranslated = (sql: Sql, after: number, limit: number): Promise<{ id: number; language: string }[]> => sql`
  select listing_id as id, item->>'language' as language from search_rows
  where untranslated and listing_id > ${after} and item->>'language' is not null order by listing_id limit ${limit}`

export async function saveTranslation(
  sql: Sql,
  profile_id: number,
  { original, language, text }: KeptTranslation,
  now: Date,
): Promise<void> {
  await sql`
    insert into summary_translations (profile_id, original, language, text, at)
    select id, ${original}, ${language}, ${text}, ${now} from profiles where id = ${profile_id}
    on conflict (profile_id) do update set original = excluded.original, language = excluded.language, text = excluded.text, at = excluded.at`
}
