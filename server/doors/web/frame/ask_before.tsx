/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import type { Form } from './form.ts'
import type { PageRequest } from './page_request.ts'
import { actOf, PostForm } from './post_form.tsx'

export type Question<At> = { title: string; at: At; children: ComponentChildren; button: string; back: string; stay?: string }
type Show<At> = (ctx: PageRequest, page: { title: string; at: At }, children: ComponentChildren) => Response

/**
 * The page between a button and what cannot simply be taken back: says what will happen and asks once more, with all that the form held.
 * Null where it was asked already.
 */
export function askBefore<At>(
  ctx: PageRequest,
  form: Form,
  show: Show<At>,
  { title, at, children, button, back, stay = 'Cancel' }: Question<At>,
): Response | null {
  if (form.text('confirm') === 'yes') return null
  const names = form.names().filter((name) => name !== 'act')
  const fields = names.flatMap((name) => form.all(name).map((value) => ({ name, value })))
  return show(
    ctx,
    { title, at },
    <PostForm act={actOf(form) ?? undefined} action={ctx.url.pathname + ctx.url.search} class="card stack confirm">
      {fields.map(({ name, value }) => (
        <input type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="confirm" value="yes" />
      {children}
      <div class="cluster">
        <button class="button danger">{button}</button>
        <a class="button quiet" href={back}>
          {stay}
        </a>
      </div>
    </PostForm>,
  )
}
