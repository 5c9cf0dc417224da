import { isObject } from '../../../base/is_object.ts'
import type { Form } from './form.ts'

/*
 * A page may stand open for a day, while an editor, a program or another window changes what it shows. What it showed comes along with its
 * forms, in short, so that only what was typed is saved, and what was meant is removed.
 */

/** The hidden field that says it of all fields of a form. */
export const SHOWN = 'shown'
/** The hidden field that says which entry of a list a form is about. */
export const ENTRY_OF = 'of'

export const printOf = (value: unknown): string => Bun.hash(JSON.stringify(value ?? null)).toString(36)

/** `before`: a form that says it of the other fields. */
export const printsOf = (values: readonly (readonly [name: string, value: unknown])[], before?: Form): string =>
  JSON.stringify({
    ...(before && readPrints(before.text(SHOWN))),
    ...Object.fromEntries(values.map(([name, value]) => [name, printOf(value)])),
  })

/** Whether a field was sent as it was shown. A form that does not say what it showed, as a program sends it, was typed in every field. */
export function untouchedIn(form: Form): (name: string, value: unknown) => boolean {
  const prints = readPrints(form.text(SHOWN))
  return (name, value) => Object.hasOwn(prints, name) && prints[name] === printOf(value)
}

/** Whether what somebody typed would replace what nobody showed them, because it was changed elsewhere meanwhile. */
export function isOvertaken(form: Form, name: string, sent: unknown, now: unknown): boolean {
  const shown = readPrints(form.text(SHOWN))[name]
  return shown !== undefined && new Set([shown, printOf(sent), printOf(now)]).size === 3
}

/**
 * Where the entry stands by now that a form is about, among what tells the entries of its list apart; null where it is gone. A form that
 * does not say it means the place alone.
 */
export function entryIn(form: Form, entries: readonly unknown[]): number | null {
  const [at, of] = [Number(form.text('entry')), form.text(ENTRY_OF)]
  if (of === '' || (at in entries && printOf(entries[at]) === of)) return at
  const found = entries.findIndex((entry) => printOf(entry) === of)
  return found < 0 ? null : found
}

function readPrints(text: string): Record<string, unknown> {
  try {
    const prints: unknown = JSON.parse(text)
    return isObject(prints) ? prints : {}
  } catch {
    return {}
  }
}
