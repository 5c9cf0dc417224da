/** @jsxRuntime automatic @jsxImportSource preact */
import type { OperationId, WholeInput } from '../../../core/operation.ts'
import { askBefore, type Question } from '../frame/ask_before.tsx'
import { fieldErrorsIn } from '../frame/called.ts'
import type { Form } from '../frame/form.ts'
import { redirect } from '../frame/html_page.tsx'
import type { FieldErrors } from '../frame/parts.tsx'
import type { PageRequest } from '../frame/page_request.ts'
import { teamPage, type TeamEntry } from './team_page.tsx'

/**
 * Does what a form asks for as the member of the team who sent it, then leads to `to`; where it is refused, answers what stands wrong in
 * the form. Of a form that was sent before and has no kept answer, since a foreign system is asked, only the page itself knows what came of it.
 */
export async function perform<Id extends OperationId>(
  ctx: PageRequest,
  to: string,
  id: Id,
  input: WholeInput<Id>,
): Promise<Response | FieldErrors> {
  const called = await ctx.call(id, input)
  if (called.ok) return redirect(to)
  return called.problem.code === 'idempotency_conflict' ? redirect(withoutDone(to)) : fieldErrorsIn(called)
}

/** The same page, which then does not say that it is done. */
function withoutDone(to: string): string {
  const [path = '', query] = to.split('?')
  const left = new URLSearchParams(query)
  left.delete('done')
  return left.size === 0 ? path : `${path}?${left}`
}

export const askFirst = (ctx: PageRequest, form: Form, question: Question<TeamEntry>): Response | null =>
  askBefore(ctx, form, teamPage, question)

/** A whole number as a form sends it; -1 for what is none, which the bounds then refuse. */
export const wholeOf = (form: Form, name: string): number => (/^\d{1,9}$/.test(form.text(name)) ? Number(form.text(name)) : -1)
