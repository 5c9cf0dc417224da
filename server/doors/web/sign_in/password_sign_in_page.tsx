/** @jsxRuntime automatic @jsxImportSource preact */
import { fieldErrorsIn } from '../frame/called.ts'
import type { Route } from '../frame/door.ts'
import { Field, type FieldErrors } from '../frame/parts.tsx'
import type { PageRequest } from '../frame/page_request.ts'
import { answerSignedIn, returnTo, withReturn } from './flow.ts'
import { EmailForm, signInPage } from './sign_in_form.tsx'
import { sendSignInEmail } from './sign_in_page.tsx'

/** One sentence for a wrong password, an address without one and an address without account. */
const WRONG = 'That address and password do not match. Try again, or have a code sent to you.'

export const passwordRoute: Route = {
  path: '/sign-in/password',
  get: (ctx) => passwordPage(ctx, returnTo(ctx)),
  async post(ctx) {
    const form = await ctx.form()
    const return_to = returnTo(ctx, form.text('return_to'))
    const typed = form.text('email')
    const called = await ctx.call('sign_in_by_password', { email: typed, password: form.text('password') })
    if (!called.ok) return passwordPage(ctx, return_to, fieldErrorsIn(called), typed)
    const { cookies } = called.value
    return cookies.length > 0 ? answerSignedIn(ctx, cookies, return_to) : passwordPage(ctx, return_to, { '': WRONG }, typed)
  },
}

export const forgottenRoute: Route = {
  path: '/sign-in/forgotten',
  get: (ctx) => forgottenPage(ctx, returnTo(ctx)),
  async post(ctx) {
    const form = await ctx.form()
    const return_to = returnTo(ctx, form.text('return_to'))
    const sent = await sendSignInEmail(ctx, form.text('email'), 'password', return_to)
    return sent instanceof Response ? sent : forgottenPage(ctx, return_to, sent, form.text('email'))
  },
}

function passwordPage(ctx: PageRequest, return_to: string, fieldErrors: FieldErrors = {}, typed = ''): Promise<Response> {
  return signInPage(
    ctx,
    { title: 'Sign in with a password', return_to, fieldErrors },
    <>
      <EmailForm action="/sign-in/password" {...{ return_to, typed, fieldErrors }} button="Sign in">
        <Field name="password" label="Password" type="password" autocomplete="current-password" required maxlength={400} />
      </EmailForm>
      <p class="cluster">
        <a href={withReturn('/sign-in?again=1', return_to)}>Send me a code instead</a>
        <a href={withReturn('/sign-in/forgotten', return_to)}>Forgotten your password?</a>
      </p>
    </>,
  )
}

function forgottenPage(ctx: PageRequest, return_to: string, fieldErrors: FieldErrors = {}, typed = ''): Promise<Response> {
  const lead = 'We’ll e-mail you a code that signs you in; then you choose a new password.'
  return signInPage(
    ctx,
    { title: 'Forgotten password', lead, return_to, fieldErrors },
    <EmailForm action="/sign-in/forgotten" {...{ return_to, typed, fieldErrors }} button="Send me a code" />,
  )
}
