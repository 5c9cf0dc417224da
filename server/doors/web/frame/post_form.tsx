/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren, FormHTMLAttributes } from 'preact'
import type { Form } from './form.ts'
import { Below, describedBy, isFirst, type FieldErrors } from './parts.tsx'

const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type Props = FormHTMLAttributes & {
  /** Of the form that a page asks about once more: both are one deed. Null on a page that is kept for everybody, whose key would be everybody’s. */
  act?: string | null | undefined
}

/**
 * Every form that changes something. Its key makes it one deed, however often it is sent: a second press, a reload, a way back through the
 * browser's history are answered as the first was. Each page that is rendered has another key, one with what is to be mended too.
 */
export function PostForm({ act = crypto.randomUUID(), children, ...attributes }: Props) {
  return (
    <form {...attributes} method="post">
      {act !== null && <input type="hidden" name="act" value={act} />}
      {children}
    </form>
  )
}

/** The key of a form that was sent; null for one that is none of ours, which is done as often as it is sent. */
export function actOf(form: Form): string | null {
  const given = form.text('act')
  return KEY.test(given) ? given : null
}

type ChoicesProps = {
  name: string
  legend: string
  fieldErrors?: FieldErrors | undefined
  kind?: string
  children: ComponentChildren
}

/** Several boxes of one name, with what is wrong with all of them. */
export function Choices({ name, legend, fieldErrors = {}, kind = 'field', children }: ChoicesProps) {
  const below = { id: `field-${name}`, hint: undefined, mistake: fieldErrors[name] }
  return (
    <fieldset class={kind} aria-describedby={describedBy(below)} {...(isFirst(fieldErrors, name) ? { tabIndex: -1, autofocus: true } : {})}>
      <legend>{legend}</legend>
      {children}
      <Below {...below} />
    </fieldset>
  )
}
