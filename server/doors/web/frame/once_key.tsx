/** @jsxRuntime automatic @jsxImportSource preact */
import type { Form } from './form.ts'

const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Stands in every form that does something which must not be done twice: sent again, it is answered as before. */
export function OnceKey() {
  return <input type="hidden" name="act" value={crypto.randomUUID()} />
}

/** The key of the form that was sent; one of its own for a form without, which is then done as often as it is sent. */
export function keyOf(form: Form): string {
  const given = form.text('act')
  return KEY.test(given) ? given : crypto.randomUUID()
}
