/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import type { OperationId, WholeInput } from '../../../core/operation.ts'
import { fieldErrorsIn } from '../frame/called.ts'
import type { Form } from '../frame/form.ts'
import { redirect } from '../frame/html_page.tsx'
import type { FieldErrors } from '../frame/parts.tsx'
import type { PageRequest } from '../frame/page_request.ts'
import { teamPage, type TeamEntry } from './team_page.tsx'
import { actOf, PostForm } from '../frame/post_form.tsx'

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

type Question = { title: string; at: TeamEntry; children: ComponentChildren; button: string; back: string }

/**
 * The page between a button and what cannot simply be taken back: says what will happen and asks once more, with all that the form held.
 * Null where it was asked already.
 */
export function askFirst(ctx: PageRequest, form: Form, { title, at, children, button, back }: Question): Response | null {
  if (form.text('confirm') === 'yes') return null
  const names = form.names().filter((name) => name !== 'act')
  const fields = names.flatMap((name) => form.all(name).map((value) => ({ name, value })))
  return teamPage(
    ctx,
    { title, at },
    <PostForm act={actOf(form) ?? undefined} action={ctx.url.pathname} class="card stack confirm">
      {fields.map(({ name, value }) => (
        <input type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="confirm" value="yes" />
      {children}
      <div class="cluster">
        <button class="button danger">{button}</button>
        <a class="button quiet" href={back}>
          Cancel
        </a>
      </div>
    </PostForm>,
  )
}

/** A whole number as a form sends it; -1 for what is none, which the bounds then refuse. */
export const wholeOf = (form: Form, name: string): number => (/^\d{1,9}$/.test(form.text(name)) ? Number(form.text(name)) : -1)
