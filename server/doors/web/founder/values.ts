import { countryName } from '../../../base/countries.ts'
import { languageName } from '../../../base/languages.ts'
import type { Form } from '../frame/form.ts'
import { isOvertaken, printsOf } from '../frame/shown_fields.ts'
import type { FieldWords, Kind } from './fields.ts'
import { pricingLabel } from '../public/words.ts'

const LINES_MAX = 100

/** What a form says of a field; null where it was left empty, which removes the value. */
export function readValue({ kind, max }: Pick<FieldWords, 'kind' | 'max'>, form: Form, name = 'value'): unknown {
  const text = form.text(name)
  switch (kind) {
    case 'lines':
      return readLines(text)
    case 'urls':
      return readLines(text)?.map(withScheme) ?? null
    case 'categories': {
      const names = form.all(name).filter(Boolean).slice(0, max)
      return names.length > 0 ? names : null
    }
    case 'flag':
      return text === '' ? null : text === 'yes'
    case 'year':
      // What is no number goes on as it is, so that the operation says what is wrong with it.
      return text === '' ? null : /^\d{1,9}$/.test(text) ? Number(text) : text
    case 'url':
      return text === '' ? null : withScheme(text)
    default:
      return text === '' ? null : text
  }
}

function readLines(text: string): string[] | null {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, LINES_MAX)
  return lines.length > 0 ? lines : null
}

/** People type addresses as they say them: `acme.com/docs`. */
export const withScheme = (text: string): string => (/^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#:]|$)/u.test(text) ? `https://${text}` : text)

/** A value as it stands in the field that edits it. */
export function writeValue(kind: Kind, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (kind === 'flag') return value === true ? 'yes' : 'no'
  return Array.isArray(value) ? value.join('\n') : String(value)
}

/** A value of one line, as people read it. */
export function sayValue(kind: Kind, value: unknown): string {
  if (kind === 'flag') return value === true ? 'Yes' : 'No'
  if (kind === 'pricing') return pricingLabel(String(value))
  if (kind === 'country') return countryName(String(value))
  if (kind === 'language') return languageName(String(value))
  return Array.isArray(value) ? value.join(', ') : String(value)
}

type Place = readonly [name: string, sent: unknown, now: unknown, kind?: Kind]

/** For who typed into fields that were changed elsewhere since they were shown them: what they say by now, and the form that has shown it. */
export function overtakenIn(form: Form, places: readonly Place[], fieldOf = (name: string) => name) {
  const told = places.filter(([name, sent, now]) => isOvertaken(form, name, sent, now))
  const say = (now: unknown, kind: Kind = 'line') => (isEmpty(now) ? 'blank' : sayValue(kind, now).slice(0, 200).toWellFormed())
  const fieldErrors = Object.fromEntries(
    told.map(([name, , now, kind]) => [fieldOf(name), `Save again to replace what this was meanwhile changed to: ${say(now, kind)}`]),
  )
  return (
    told.length > 0 && {
      fieldErrors,
      shown: printsOf(
        told.map(([name, , now]) => [name, now]),
        form,
      ),
    }
  )
}

export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
export const sameValue = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
