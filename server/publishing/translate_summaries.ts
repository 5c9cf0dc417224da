import type { Service } from '../core/context.ts'
import { FIELDS } from '../fields/fields.ts'
import { findListings, type ListingRecord } from '../listings/rows.ts'
import { refreshSearchRow } from '../listings/search_row.ts'
import { isUntranslated, listUntranslated, saveTranslation } from '../listings/translation.ts'
import { textOf } from '../profile/profile.ts'

/** How many a run asks for; the next run goes on. */
const ASKED_MAX = 40
const CHARS_MAX = FIELDS.summary.max

/**
 * Has the model translate what is due. A translation is kept with the text it was made of, so that an edit meanwhile leaves it without
 * effect and the new text due. A model that cannot be had ends the run: the next one asks again.
 */
export async function translateSummaries(service: Pick<Service, 'database' | 'drafter' | 'events' | 'clock'>, signal: AbortSignal) {
  const { database } = service
  if (!service.drafter.model) return
  const due = await listUntranslated(database, 0, ASKED_MAX)
  const languages = new Map(due.map(({ id, language }) => [id, language]))
  for (const listing of await findListings(database, [...languages.keys()])) {
    signal.throwIfAborted()
    const goes_on = await translateSummary(service, listing, languages.get(listing.id) ?? null, signal)
    if (!goes_on) return
  }
}

/** Answers whether it is worth asking for others now. */
async function translateSummary(
  { database, drafter, events, clock }: Pick<Service, 'database' | 'drafter' | 'events' | 'clock'>,
  listing: ListingRecord,
  language: string | null,
  signal: AbortSignal,
): Promise<boolean> {
  const original = textOf(listing.profile.cells, 'summary')
  if (drafter.model && original !== null && language !== null && isUntranslated(listing, language)) {
    const { text, failure, spent } = await drafter.model.translate({ text: original, language, chars_max: CHARS_MAX }, signal)
    events.modelTranslated({ listing_id: listing.id, reason: failure?.reason ?? 'none', holds: text !== null, ...spent })
    if (failure?.passes) return false
    await database.begin((sql) => saveTranslation(sql, listing.profile_id, { original, language, text }, clock()))
  }
  // The row says whether something is due; it is written by the rules of every edit.
  await database.begin((sql) => refreshSearchRow(sql, listing.profile_id))
  return true
}
