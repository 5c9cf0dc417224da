/** @jsxRuntime automatic @jsxImportSource preact */
import { COUNTRIES } from '../frame/countries.ts'
import { languageName, LANGUAGES } from '../../../base/languages.ts'
import { Choices } from '../frame/post_form.tsx'
import { Below, describedBy, Field, Select, type FieldErrors } from '../frame/parts.tsx'
import { PRICING_MODELS } from '../../../fields/fields.ts'
import { PICTURE_TYPES } from '../../../files/picture.ts'
import { pricingLabel } from '../public/words.ts'
import type { FieldWords } from './fields.ts'

const PRICINGS = [{ value: '', label: 'Not stated' }, ...PRICING_MODELS.map((value) => ({ value, label: pricingLabel(value) }))]
const FLAGS = [
  { value: '', label: 'Not stated' },
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]
const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({ value, label: languageName(value) })).toSorted((a, b) =>
  a.label.localeCompare(b.label),
)
const CHOICES: Partial<Record<FieldWords['kind'], readonly { value: string; label: string }[]>> = {
  country: [{ value: '', label: 'Not stated' }, ...COUNTRIES],
  language: [{ value: '', label: 'Not stated' }, ...LANGUAGE_OPTIONS],
  pricing: PRICINGS,
  flag: FLAGS,
}

/** Lines that people fill to the brim. */
const COUNTED = new Set(['headline', 'seo.meta_title', 'audience'])

type Props = {
  words: FieldWords
  /** The name in the form, which its id follows. */
  name: string
  value: string
  fieldErrors?: FieldErrors | undefined
}

/** The input of a field by the kind of its value. */
export function ValueInput({ words, name, value, fieldErrors }: Props) {
  const { kind, label, hint, max } = words
  const shared = { name, label, value, hint, fieldErrors }
  const options = CHOICES[kind]
  if (options) return <Select {...shared} options={options} />
  switch (kind) {
    case 'text':
      return <Field {...shared} rows={max > 200 ? 6 : 3} limit={max} counts="characters" />
    case 'lines':
    case 'urls':
      return <Field {...shared} rows={5} hint={hint ?? 'One per line.'} />
    case 'year':
      return <Field {...shared} inputmode="numeric" maxlength={4} />
    case 'url':
      return <Field {...shared} inputmode="url" placeholder="https://" autocomplete="off" />
    case 'email':
      return <Field {...shared} inputmode="email" autocomplete="off" />
    default:
      return <Field {...shared} {...(COUNTED.has(words.name) ? { limit: max, counts: 'characters' } : {})} />
  }
}

/** One to three names of the catalogue, the main one first. */
export function CategoryInputs({
  name,
  chosen,
  catalogue,
  fieldErrors,
}: {
  name: string
  chosen: string[]
  catalogue: string[]
  fieldErrors?: FieldErrors | undefined
}) {
  return (
    <Choices name={name} legend="Categories" kind="stack tight" fieldErrors={fieldErrors}>
      <div class="grid">
        {['Main category', 'Second', 'Third'].map((label, index) => (
          <div class="field">
            <label for={`field-${name}-${index}`}>{label}</label>
            <select id={`field-${name}-${index}`} name={name} aria-invalid={fieldErrors?.[name] ? 'true' : undefined}>
              <option value="">None</option>
              {catalogue.map((category) => (
                <option value={category} selected={chosen[index] === category}>
                  {category}
                </option>
              ))}
            </select>
          </div>
        ))}
      </div>
    </Choices>
  )
}

const FILE_HINT = 'JPEG, PNG, WebP, GIF or SVG, up to 10 MB. We draw it anew, so that nothing else in the file is kept.'

/** A picture of the person's own. */
export function PictureFile({ id, name, label, mistake }: { id: string; name: string; label: string; mistake: string | undefined }) {
  const below = { id, hint: FILE_HINT, mistake }
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="file"
        name={name}
        accept={PICTURE_TYPES}
        aria-describedby={describedBy(below)}
        aria-invalid={mistake ? 'true' : undefined}
      />
      <Below {...below} />
    </div>
  )
}
