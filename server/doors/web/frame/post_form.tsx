/** @jsxRuntime automatic @jsxImportSource preact */
import type { FormHTMLAttributes } from 'preact'
import type { Form } from './form.ts'

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
