/** @jsxRuntime automatic @jsxImportSource preact */
import { SENT_AGAIN_BYTES_MAX } from '../../../base/limits.ts'
import { htmlPage, redirect } from './html_page.tsx'
import type { PageRequest } from './page_request.ts'
import { actOf, PostForm } from './post_form.tsx'

/**
 * For who sent a form and has to sign in first: nothing is done, and what they wrote waits in a form of its own until they have signed in
 * beside it. Where nothing was written, or a file was chosen, which no page can send once more, it leads to the sign-in alone.
 */
export async function sendAgain(ctx: PageRequest, sign_in: string): Promise<Response> {
  const form = await ctx.form(SENT_AGAIN_BYTES_MAX).catch(() => null)
  if (form === null || form.names().some((name) => form.file(name) !== null)) return redirect(sign_in)
  const sent = form
    .names()
    .filter((name) => name !== 'act')
    .flatMap((name) => form.all(name).map((value) => [name, value] as const))
  if (sent.every(([, value]) => value === '')) return redirect(sign_in)
  return htmlPage(
    ctx,
    { title: 'Sign in, then send it again', noindex: true, secret: true },
    <div class="narrow stack">
      <h1>Sign in, then send it again</h1>
      <p class="lead">
        You have been signed out, or you signed in too long ago for this. Nothing has been done yet, and what you wrote is kept on this
        page: sign in in another window, then come back here and send it again.
      </p>
      <p>
        <a class="button" href={sign_in} target="_blank" rel="noopener">
          Sign in in another window
        </a>
      </p>
      <PostForm id="send-again" act={actOf(form) ?? undefined}>
        {sent.map(([name, value]) => (
          <input type="hidden" name={name} value={value} />
        ))}
        <button class="button quiet">Send it again</button>
      </PostForm>
    </div>,
  )
}
