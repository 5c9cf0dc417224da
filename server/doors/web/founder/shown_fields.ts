import { isObject } from '../../../base/is_object.ts'
import type { Form } from '../frame/form.ts'

/*
 * A form that has all facts of a listing may stand open for a day, while an editor, a program or another window changes some of them. What it
 * showed comes along with it, in short, so that only what was typed in it is saved.
 */

/** The hidden field that says it. */
export const SHOWN = 'shown'

const printOf = (value: unknown): string => Bun.hash(JSON.stringify(value ?? null)).toString(36)

export const printsOf = (values: readonly (readonly [name: string, value: unknown])[]): string =>
  JSON.stringify(Object.fromEntries(values.map(([name, value]) => [name, printOf(value)])))

/** Whether a field was sent as it was shown. A form that does not say what it showed, as a program sends it, was typed in every field. */
export function untouchedIn(form: Form): (name: string, value: unknown) => boolean {
  const prints = readPrints(form.text(SHOWN))
  return (name, value) => Object.hasOwn(prints, name) && prints[name] === printOf(value)
}

function readPrints(text: string): Record<string, unknown> {
  try {
    const prints: unknown = JSON.parse(text)
    return isObject(prints) ? prints : {}
  } catch {
    return {}
  }
}
