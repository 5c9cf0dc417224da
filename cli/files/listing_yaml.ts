/** A listing as a YAML file to edit. */
import type { Schemas } from '../../sdk/index.ts'
import { FIELDS, LISTING, type LooseEdits } from '../terminal/fields.ts'
import { harmless, oneLine } from '../terminal/text.ts'
import { yamlFile } from './yaml_document.ts'

type Mine = Schemas['MyListing']

const INTRODUCTION = `
 Change what you like, save and close: it is published at once. Only what you changed is sent, and a line that you delete stays as it is.
 null removes a field and keeps it removed.`

/** The values that can be edited, in the form in which they are sent. */
export function editableListing(mine: Mine): LooseEdits & { socials: Record<string, string> } {
  // FIELDS names exactly the profile fields, which every listing shows plainly.
  const profile = (Object.keys(FIELDS) as (keyof typeof FIELDS)[]).map((name) => [name, mine[name]])
  const { meta_title, meta_description, keywords } = mine.seo
  return {
    fields: { ...Object.fromEntries(profile), categories: mine.categories, meta_title, meta_description, keywords },
    socials: { ...mine.company_socials },
    faqs: mine.faqs.map(({ question, answer }) => ({ question, answer })),
    pictures: mine.pictures,
  }
}

/** The file's text. `version` in it guards against edits made between writing and sending. */
export async function writeListing(mine: Mine): Promise<string> {
  const heading = harmless(` ${oneLine(mine.name)}, ${mine.status}, on ${mine.site}: ${oneLine(mine.page_url)}\n${INTRODUCTION}`)
  const values = editableListing(mine)
  const file = await yamlFile(heading, { id: mine.listing_id, version: mine.version, ...values }, Object.keys(values))
  file.comment('fields', 'categories', 'One to three names of `listing categories`; the first is primary.')
  file.comment(
    null,
    'fields',
    'Facts are shared by your listings on all sites; headline, summary and the search-engine words are of this site.',
  )
  file.comment(null, 'socials', `Also: ${Object.keys(LISTING.groups.socials ?? {}).join(', ')}`)
  return file.text()
}
