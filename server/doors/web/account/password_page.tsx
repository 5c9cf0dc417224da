/** @jsxRuntime automatic @jsxImportSource preact */
import { hasPassword } from '../../../auth/passwords.ts'
import { PASSWORD_CHARS_MAX, PASSWORD_CHARS_MIN } from '../../../base/limits.ts'
import { fieldErrorsIn, refuseAs } from '../frame/called.ts'
import type { Route } from '../frame/door.ts'
import { redirect } from '../frame/html_page.tsx'
import { Field, type FieldErrors } from '../frame/parts.tsx'
import { safePath } from '../frame/safe_url.ts'
import { answerSignedIn, forApp, formTargets } from '../sign_in/flow.ts'
import type { PageRequest } from '../frame/page_request.ts'
import { signInAgain, unlessFresh } from './fresh.ts'
import { sessionOf } from './session_of.ts'
import { accountPage } from './account_page.tsx'
import { PostForm } from '../frame/post_form.tsx'

/** `/account/password`: set, changed or taken away by somebody who has just signed in, which proved the address anew. */
export const passwordSettingRoute: Route = {
  path: '/account/password',
  account: true,
  get: async (ctx) => (await unlessFresh(ctx, hereOf(ctx))) ?? passwordPage(ctx),
  async post(ctx) {
    const form = await ctx.form()
    if (form.text('action') === 'remove') {
      const removed = await ctx.call('remove_password', {})
      if (removed.status === 401) return signInAgain(hereOf(ctx))
      return removed.ok ? redirect(onward(ctx, 'no_password')) : refuseAs(removed)
    }
    const called = await ctx.call('set_password', { password: form.text('password') })
    if (called.status === 401) return signInAgain(hereOf(ctx))
    if (!called.ok) return passwordPage(ctx, fieldErrorsIn(called))
    return answerSignedIn(ctx, called.value.cookies, onward(ctx, 'password'))
  },
}

/** With where the person was going, which another sign-in must not forget. */
const hereOf = ({ url }: PageRequest): string => url.pathname + url.search
const onward = ({ url }: PageRequest, done: string): string => safePath(url.searchParams.get('return_to'), `/account?done=${done}`)

async function passwordPage(ctx: PageRequest, fieldErrors: FieldErrors = {}): Promise<Response> {
  const { account_id, email } = sessionOf(ctx)
  const has_password = await hasPassword(ctx.service.database, account_id)
  const heading = has_password ? 'Change the password' : 'Set a password'
  // It may be the last step of a sign-in that an app asked for.
  const way = forApp(await formTargets(ctx, onward(ctx, '')))
  return accountPage(
    ctx,
    { ...way, title: 'Password', heading, at: '/account', fieldErrors },
    <>
      <PostForm class="stack">
        <input type="hidden" name="username" value={email} autocomplete="username" />
        <Field
          name="password"
          label="New password"
          type="password"
          autocomplete="new-password"
          maxlength={PASSWORD_CHARS_MAX}
          required
          fieldErrors={fieldErrors}
          hint={`At least ${PASSWORD_CHARS_MIN} characters; a few random words work well. Other browsers are signed out.`}
        />
        <button class="button">Save the password</button>
      </PostForm>
      {has_password && (
        <PostForm>
          <button class="button quiet" name="action" value="remove">
            Remove it and sign in by code only
          </button>
        </PostForm>
      )}
    </>,
  )
}
