import { isLanguageCode } from '../base/languages.ts'
import type { ValidationIssue } from '../base/error.ts'
import { isUploadUrl } from './photo.ts'
import { notOneOf } from '../base/validation_issues.ts'
import { isWebUrl } from '../base/addresses/web_url.ts'
import { countryFix } from '../vat/countries.ts'

/** What every edit of a profile is held to, whichever operation brings it; `field` is where the value stands in its input. */

export function categoryIssues(field: string, names: readonly string[] | undefined, known: string[]): ValidationIssue[] {
  return (names ?? []).flatMap((name, index, all): ValidationIssue[] => {
    const place = `${field}/${index}`
    const unknown = known.includes(name) ? [] : [notOneOf(place, name, known, 'unknown_category')]
    if (all.indexOf(name) === index) return unknown
    return [...unknown, { field: place, code: 'duplicate', message: 'stands in the list before.', fix: 'Send each category once.' }]
  })
}

type Facts = { hq_country?: string | null; language?: string | null; founded_year?: number | null }

/** Facts that have the right form and cannot be true. */
export function factIssues({ hq_country, language, founded_year }: Facts = {}, today: string): ValidationIssue[] {
  const issues: ValidationIssue[] = []
  const country = hq_country ? countryFix(hq_country) : null
  if (country !== null)
    issues.push({ field: '/fields/hq_country', code: 'wrong_format', message: 'is not the code of a country.', fix: country })
  if (language && !isLanguageCode(language)) {
    const fix = 'Send an ISO 639-1 code, such as de or en.'
    issues.push({ field: '/fields/language', code: 'wrong_format', message: 'is not the code of a language.', fix })
  }
  const [year, limit] = [founded_year ?? 0, Number(today.slice(0, 4))]
  if (year > limit) {
    const told = { message: 'is a year to come.', fix: `Send ${limit} or an earlier year.`, limit, actual: year }
    issues.push({ field: '/fields/founded_year', code: 'too_large', ...told })
  }
  return issues
}

/** A milestone may be planned, but not further than a year from today. */
export function milestoneDateIssues(field: string, date: string, today: string): ValidationIssue[] {
  // The 29th of February has no anniversary in the next year.
  const latest = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`.replace('-02-29', '-02-28')
  return date > latest ? [{ field, code: 'too_large', message: 'is more than a year ahead.', fix: `Send a date up to ${latest}.` }] : []
}

/** Our own uploads may stand where no public address does; the shape lets their like pass. */
export function photoUrlIssues(field: string, photo_url: string | null | undefined, base_url: string): ValidationIssue[] {
  if (!photo_url || isWebUrl(photo_url) || isUploadUrl(photo_url, base_url)) return []
  const fix = 'Send the public address of a picture, such as https://your-product.com/ada.jpg.'
  return [{ field, code: 'url_not_allowed', message: 'is not a public web address.', fix }]
}

type Pictures = { logo_url?: string | null; cover_url?: string | null; screenshots?: string[] | null }

/** The same of the pictures among a profile's fields. */
export const fieldPictureIssues = ({ logo_url, cover_url, screenshots }: Pictures = {}, base_url: string): ValidationIssue[] => [
  ...photoUrlIssues('/fields/logo_url', logo_url, base_url),
  ...photoUrlIssues('/fields/cover_url', cover_url, base_url),
  ...(screenshots ?? []).flatMap((url, index) => photoUrlIssues(`/fields/screenshots/${index}`, url, base_url)),
]
