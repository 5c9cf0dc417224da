import { categoryIssues, factIssues, fieldPictureIssues } from '../profile/edit_checks.ts'
import { applyGallery, galleryIssues } from '../profile/gallery_pictures.ts'
import { BLANK } from '../profile/field_state.ts'
import { isWords, put, type CellName, type Cells, type Profile } from '../profile/profile.ts'
import { PLATFORMS } from '../fields/fields.ts'
import type { ValidationIssue } from '../base/error.ts'
import { notOneOf } from '../base/validation_issues.ts'
import type { Input } from '../core/operation.ts'
import type { Site } from '../core/sites.ts'

export type ListingEdits = Omit<Input<'update_my_listing'>, 'listing_id'>
type Fields = NonNullable<ListingEdits['fields']>

const ALL = 'all'
const SEO_FIELDS = new Set<keyof Fields>(['meta_title', 'meta_description', 'keywords'])

/** The cell that a name of `fields` stands for: search-engine texts have no dotted names there. */
const cellNamed = (name: keyof Fields): CellName =>
  // The schema of fields knows the other names of cells and these three.
  (SEO_FIELDS.has(name) ? `seo.${name}` : name) as CellName

const sentFields = (fields: Fields = {}): [name: keyof Fields, value: unknown][] =>
  // Object.entries forgets that the keys are those of the closed schema.
  (Object.entries(fields) as [keyof Fields, unknown][]).filter(([, value]) => value !== undefined)

/** The fields of an edit that are a site's own and may travel to others: headline, summary and search-engine texts. */
export const wordsSent = (edits: ListingEdits): string[] =>
  sentFields(edits.fields).flatMap(([name]) => (isWords(cellNamed(name)) ? [name] : []))

/** The listing's profile with the whole edit. */
export function applyListingEdits(profile: Profile, edits: ListingEdits): Profile {
  const cells = applyCells(profile.cells, edits)
  return { ...profile, cells, pictures: applyGallery(profile.pictures, cells, edits.pictures) }
}

/** Socials and faqs are replaced as a whole. */
function applyCells(before: Cells, { fields, socials, faqs }: ListingEdits): Cells {
  let cells = before
  for (const [name, value] of sentFields(fields)) cells = put(cells, cellNamed(name), value)
  if (socials)
    for (const platform of PLATFORMS) {
      const name = `company_socials.${platform}` as const
      const url = socials[platform]
      // A platform that nobody ever named stays blank, so that a redraft may still find it.
      if (url || (cells[name] ?? BLANK) !== BLANK) cells = put(cells, name, url ?? null)
    }
  if (faqs) cells = put(cells, 'faqs', faqs.length > 0 ? faqs : null)
  return cells
}

/** Another site's cells with the words of the edit; everything else of it stays that site's. */
export function applyWords(before: Cells, { fields }: ListingEdits): Cells {
  let cells = before
  for (const [name, value] of sentFields(fields)) if (isWords(cellNamed(name))) cells = put(cells, cellNamed(name), value)
  return cells
}

/** The sites that an edit names besides the listing's own. */
export function sitesNamed({ apply_to = [] }: ListingEdits, sites: readonly Site[], own_id: number): Site[] {
  return sites.filter(({ id, key }) => id !== own_id && (apply_to.includes(ALL) || apply_to.includes(key)))
}

export function listingEditIssues(
  { cells }: Pick<Profile, 'cells'>,
  edits: ListingEdits,
  rules: { categories: string[]; sites: readonly string[]; base_url: string; today: string },
): ValidationIssue[] {
  const allowed = [ALL, ...rules.sites]
  return [
    ...categoryIssues('/fields/categories', edits.fields?.categories, rules.categories),
    ...factIssues(edits.fields, rules.today),
    ...fieldPictureIssues(edits.fields, rules.base_url),
    ...(edits.pictures ? galleryIssues(applyCells(cells, edits), edits.pictures) : []),
    ...(edits.apply_to ?? []).flatMap((key, index) => (allowed.includes(key) ? [] : [notOneOf(`/apply_to/${index}`, key, allowed)])),
  ]
}
