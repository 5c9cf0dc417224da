/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import { Notice, Refused, type FieldErrors } from './parts.tsx'

type Props = {
  title: string
  head: string
  lead: ComponentChildren
  /** What was just done. */
  told: string | undefined
  /** What stands wrong in the form that was sent. */
  fieldErrors: FieldErrors
  children: ComponentChildren
}

/** What stands beside the navigation of an account or of the team. */
export const PageBody = ({ title, head, lead, told, fieldErrors, children }: Props) => (
  <div class="stack loose">
    <header class={head}>
      <h1>{title}</h1>
      {lead && <p class="muted">{lead}</p>}
    </header>
    {told && <Notice tone="good">{told}</Notice>}
    <Refused fieldErrors={fieldErrors} />
    {children}
  </div>
)
