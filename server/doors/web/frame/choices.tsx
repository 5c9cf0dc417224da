/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import { Below, describedBy, isFirst, type FieldErrors } from './parts.tsx'

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
