/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import { htmlPage } from '../frame/html_page.tsx'
import type { PageRequest } from '../frame/page_request.ts'
import { Field, Notice, type FieldErrors } from '../frame/parts.tsx'
import { forApp, formTargets } from './flow.ts'
import { PostForm } from '../frame/post_form.tsx'

const EMAIL_CHARS_MAX = 254
/** Six digits, with room for the spaces and dashes that come along when they are pasted. */
const CODE_CHARS_MAX = 12

type SignInPage = {
  title: string
  heading?: string
  lead?: ComponentChildren
  return_to: string
  fieldErrors?: FieldErrors | undefined
}

/** A step of signing in: nobody may keep it, and its form may lead on to the app that asked for the sign-in. */
export async function signInPage(
  ctx: PageRequest,
  { title, heading = title, lead, return_to, fieldErrors = {} }: SignInPage,
  children: ComponentChildren,
): Promise<Response> {
  const status = Object.keys(fieldErrors).length > 0 ? 422 : 200
  return htmlPage(
    ctx,
    { title, noindex: true, secret: true, status, ...forApp(await formTargets(ctx, return_to)) },
    <div class="narrow stack">
      <h1>{heading}</h1>
      {lead && <p class="lead">{lead}</p>}
      {fieldErrors[''] && <Notice tone="bad">{fieldErrors['']}</Notice>}
      {children}
    </div>,
  )
}

type EmailFieldProps = {
  value: string
  fieldErrors: FieldErrors
  /** `username` where it signs somebody in, so that the browser offers the account it keeps a password of. */
  autocomplete?: 'username' | 'email'
  hint?: string
  autofocus?: boolean
}

export function EmailField({ autocomplete = 'username', ...rest }: EmailFieldProps) {
  return (
    <Field name="email" label="E-mail address" type="email" autocomplete={autocomplete} required maxlength={EMAIL_CHARS_MAX} {...rest} />
  )
}

type EmailFormProps = {
  action: string
  return_to: string
  typed: string
  fieldErrors: FieldErrors
  button: string
  autofocus?: boolean
  /** What is asked for beside the address. */
  children?: ComponentChildren
}

/** Asks who somebody is, and remembers where they were going. */
export function EmailForm({ action, return_to, typed, fieldErrors, button, autofocus = false, children }: EmailFormProps) {
  return (
    <PostForm action={action} class="stack">
      <input type="hidden" name="return_to" value={return_to} />
      <EmailField value={typed} fieldErrors={fieldErrors} autofocus={autofocus} />
      {children}
      <button class="button">{button}</button>
    </PostForm>
  )
}

type CodeFieldProps = { hint: string; mistake?: string | undefined; autofocus?: boolean }

/** Where the code of an e-mail is typed; phones offer to fill it in. */
export function CodeField({ hint, mistake, autofocus = false }: CodeFieldProps) {
  return (
    <Field
      name="code"
      label="Six-digit code"
      inputmode="numeric"
      autocomplete="one-time-code"
      maxlength={CODE_CHARS_MAX}
      required
      fieldErrors={mistake ? { code: mistake } : {}}
      hint={hint}
      autofocus={autofocus}
    />
  )
}
