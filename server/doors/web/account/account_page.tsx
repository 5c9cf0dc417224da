/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import { AccountFrame, type AccountEntry } from '../frame/account_frame.tsx'
import { htmlPage, type PageOptions } from '../frame/html_page.tsx'
import type { PageRequest } from '../frame/page_request.ts'
import { wordsAsked } from '../frame/words_asked.ts'
import { PageBody } from '../frame/page_body.tsx'
import type { FieldErrors } from '../frame/parts.tsx'

type AccountPage = Pick<PageOptions, 'form_targets' | 'headers'> & {
  title: string
  heading?: string
  /** The entry of the navigation that the page belongs to. */
  at: AccountEntry
  lead?: string
  /** What `?done=` may say. */
  done?: Record<string, string>
  fieldErrors?: FieldErrors
}

/** A page of somebody's own account, kept by nobody: its navigation, what was just done, and what stands wrong in the form that was sent. */
export function accountPage(
  ctx: PageRequest,
  { title, heading = title, at, lead, done = {}, fieldErrors = {}, ...way }: AccountPage,
  children: ComponentChildren,
): Response {
  const told = wordsAsked(done, ctx)
  return htmlPage(
    ctx,
    { ...way, title, noindex: true, secret: true, section: 'account', status: Object.keys(fieldErrors).length > 0 ? 422 : 200 },
    <AccountFrame at={at}>
      <PageBody title={heading} head="page-head" lead={lead} told={told} fieldErrors={fieldErrors}>
        {children}
      </PageBody>
    </AccountFrame>,
  )
}
