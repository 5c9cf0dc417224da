/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren, InputHTMLAttributes } from 'preact'
import type { Problem } from '../../../base/error.ts'
import { sayCount, type Counting } from '../../../base/count_text.ts'

/** What stands wrong in a posted form, by field name. */
export type FieldErrors = Record<string, string>

/** The errors of a refused call by the fields of a form; `nameOf` maps a JSON Pointer to a field, '' for the form as a whole. */
export function fieldErrorsOf(
  problem: Problem,
  nameOf: (pointer: string) => string = (pointer) => pointer.replace(/^\//, ''),
): FieldErrors {
  const fieldErrors: FieldErrors = {}
  for (const { field, message, fix } of problem.errors ?? [])
    fieldErrors[nameOf(field)] ??= `It ${message} ${fix}`
      .replaceAll(' or null', '')
      // What fits it follows; the pattern is for programs, and forms leave out what nobody sees.
      .replace(/ Send it in the form .{1,400}?\$\./, '')
      .replace(/, without (user name|signs)[^.]*/, '')
      .replace(/\bSend (?=some |an? |at (?:least|most) )/, 'Write ')
      .trimEnd()
      .replace(/^It (?!is |holds |was |has |does |needs |leaves |cannot )/, '')
  if (Object.keys(fieldErrors).length === 0) fieldErrors[''] = problem.detail
  return fieldErrors
}

type Tone = 'plain' | 'good' | 'warn' | 'bad'

export function Notice({ tone = 'plain', title, children }: { tone?: Tone; title?: string | undefined; children?: ComponentChildren }) {
  return (
    <div class={`notice ${tone}`} role={tone === 'bad' ? 'alert' : 'status'}>
      {title && <p class="notice-title">{title}</p>}
      {children}
    </div>
  )
}

/** Above a form that was refused, which may stand far below. */
export function Refused({ fieldErrors }: { fieldErrors: FieldErrors }) {
  if (Object.keys(fieldErrors).length === 0) return null
  return <Notice tone="bad">{fieldErrors[''] ?? 'Nothing was changed yet: see what is marked below.'}</Notice>
}

/** Where a list holds nothing; `children` say when it will, or what to do next. */
export function Empty({ title, children }: { title: string; children: NonNullable<ComponentChildren> }) {
  return (
    <div class="empty">
      <h2>{title}</h2>
      {children}
    </div>
  )
}

type FieldProps = {
  name: string
  /** Where a page has several fields of one name. */
  id?: string
  label: string
  value?: string | number | null | undefined
  type?: 'text' | 'email' | 'url' | 'password' | 'search' | 'tel' | 'number' | 'date'
  hint?: ComponentChildren | undefined
  fieldErrors?: FieldErrors | undefined
  rows?: number
  maxlength?: number
  required?: boolean
  autocomplete?: string
  placeholder?: string
  inputmode?: 'text' | 'numeric' | 'email' | 'url' | 'search' | 'tel' | 'decimal'
  pattern?: string
  /** Counted live beside the field. */
  counts?: 'characters' | 'words'
  /** Up to how many of them are taken; more may be typed, and is told, since cutting off what was pasted would lose it. */
  limit?: number
  /** At least how many are asked for. */
  least?: number
  autofocus?: boolean
}

/** Longer than anything a field takes, so that a text that is too long is shown whole and can be shortened. */
const LINE_CHARS_MAX = 2_500
const TEXT_CHARS_MAX = 50_000

/** A labelled input with its hint and its mistake, joined for those who hear the page. */
export function Field({
  name,
  id = `field-${name}`,
  label,
  value,
  type = 'text',
  hint,
  fieldErrors = {},
  rows,
  counts,
  limit,
  least,
  ...rest
}: FieldProps) {
  const mistake = fieldErrors[name]
  // What was sent stands here again, as far as somebody would look for what to shorten.
  const most = rest.maxlength === undefined ? (rows === undefined ? LINE_CHARS_MAX : TEXT_CHARS_MAX) : 2 * rest.maxlength
  const shown = String(value ?? '')
    .slice(0, most)
    .toWellFormed()
  const shared = {
    id,
    name,
    ...rest,
    ...(isFirst(fieldErrors, name) ? { autofocus: true } : {}),
    'aria-invalid': mistake ? ('true' as const) : undefined,
    'aria-describedby': describedBy({ id, hint, mistake }),
    'data-counts': counts,
    'data-limit': limit,
    'data-least': least,
  }
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {rows === undefined ? (
        // The types tell each kind of input by a union that a variable kind matches none of.
        <input {...({ ...shared, type, value: shown } as InputHTMLAttributes)} />
      ) : (
        <textarea {...shared} rows={rows} value={shown} />
      )}
      {counts && <Count text={shown} counts={counts} limit={limit ?? rest.maxlength ?? 0} least={least ?? 0} />}
      <Below id={id} hint={hint} mistake={mistake} />
    </div>
  )
}

type BelowProps = { id: string; hint: ComponentChildren | undefined; mistake: string | undefined }

/** What stands below a control and belongs to it: its hint, and what is wrong with it. */
export const Below = ({ id, hint, mistake }: BelowProps) => (
  <>
    {hint !== undefined && (
      <p class="hint" id={`${id}-hint`}>
        {hint}
      </p>
    )}
    {mistake && (
      <p class="mistake" id={`${id}-mistake`}>
        {mistake}
      </p>
    )}
  </>
)

/** Whether it is what is to be mended first, where the reader goes on: it may stand far below. */
export const isFirst = (fieldErrors: FieldErrors, name: string): boolean => Object.keys(fieldErrors)[0] === name
export const describedBy = ({ id, hint, mistake }: BelowProps): string | undefined =>
  [hint === undefined ? '' : `${id}-hint`, mistake ? `${id}-mistake` : ''].filter(Boolean).join(' ') || undefined

function Count({ text, ...bounds }: Counting & { text: string }) {
  const { say, over } = sayCount(text, bounds)
  return <span class={over ? 'count over' : 'count'}>{say}</span>
}

type SelectProps = {
  name: string
  label: string
  value?: string | null | undefined
  options: readonly { value: string; label: string }[]
  hint?: ComponentChildren | undefined
  fieldErrors?: FieldErrors | undefined
  autocomplete?: string
}

export function Select({ name, label, value, options, hint, fieldErrors = {}, autocomplete }: SelectProps) {
  const id = `field-${name}`
  const mistake = fieldErrors[name]
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select
        id={id}
        name={name}
        autocomplete={autocomplete}
        autofocus={isFirst(fieldErrors, name)}
        aria-invalid={mistake ? 'true' : undefined}
        aria-describedby={describedBy({ id, hint, mistake })}
      >
        {options.map((option) => (
          <option value={option.value} selected={option.value === value}>
            {option.label}
          </option>
        ))}
      </select>
      <Below id={id} hint={hint} mistake={mistake} />
    </div>
  )
}

/** An instant, written for people and for machines; a day and a time of UTC, wherever the reader is. */
export function Time({ at, form = 'date' }: { at: string; form?: 'date' | 'instant' }) {
  const [day, hour] = writeTime(at, form).split(' at ')
  return <time datetime={at}>{hour ? [day, ' ', <wbr />, `at ${hour}`] : day}</time>
}

const DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const INSTANT = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
})

/** A page tells of many quotes when they were read, mostly at the same time. */
const WRITTEN_MAX = 1000
const written = new Map<string, string>()

export function writeTime(at: string, form: 'date' | 'instant'): string {
  const key = `${form} ${at}`
  const known = written.get(key)
  if (known !== undefined) return known
  const text = form === 'date' ? DATE.format(new Date(at)) : `${INSTANT.format(new Date(at))} UTC`
  if (written.size >= WRITTEN_MAX) written.clear()
  written.set(key, text)
  return text
}

/** Plain text of somebody's with its paragraphs and line ends. */
export function Prose({ text }: { text: string }) {
  return (
    <div class="prose">
      {text.split(/\n{2,}/).map((paragraph) => (
        <p>{paragraph.split('\n').flatMap((line, index) => (index === 0 ? [line] : [<br />, line]))}</p>
      ))}
    </div>
  )
}

/** Something to take along, with a button that copies it where scripts run. */
export function Snippet({ code, label }: { code: string; label: string }) {
  return (
    <div class="snippet">
      <pre tabindex={0} aria-label={label}>
        <code>{code}</code>
      </pre>
      <button type="button" class="button quiet small" data-copy={code} hidden>
        Copy
      </button>
    </div>
  )
}

/** How far something has come, 0 to 100. */
export function Meter({ value, label }: { value: number; label: string }) {
  return (
    <div class="meter-row">
      <meter min={0} max={100} low={40} high={80} optimum={100} value={value} aria-label={label}>
        {value}%
      </meter>
      <span class="figure">{value}%</span>
    </div>
  )
}
