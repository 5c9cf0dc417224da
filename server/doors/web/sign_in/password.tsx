/** @jsxRuntime automatic @jsxImportSource preact */
import { fieldErrorsIn } from '../frame/called.ts'
import type { Route } from '../frame/door.ts'
import { htmlPage } from '../frame/page.tsx'
import { Field, Notice, type FieldErrors } from '../frame/parts.tsx'
import type { PageRequest } from '../frame/page_request.ts'
import { answerSignedIn, forApp, formTargets, returnTo, withReturn } from './flow.ts'
import { sendSignInEmail } from './sign_in.tsx'
import { PostForm } from '../frame/post_form.tsx'

/** One sentence for a wrong password, an address without one and an address without account. */
const WRONG = 'Address and password do not belong together. Try again, or have a code sent to you.'

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

async function passwordPage(ctx: PageRequest, return_to: string, fieldErrors: FieldErrors = {}, typed = ''): Promise<Response> {
  return htmlPage(
    ctx,
    {
      title: 'Sign in with a password',
      noindex: true,
      secret: true,
      status: Object.keys(fieldErrors).length > 0 ? 422 : 200,
      ...forApp(await formTargets(ctx, return_to)),
    },
    <div class="narrow stack">
      <h1>Sign in with a password</h1>
      {fieldErrors[''] && <Notice tone="bad">{fieldErrors['']}</Notice>}
      <PostForm action="/sign-in/password" class="stack">
        <input type="hidden" name="return_to" value={return_to} />
        <Field
          name="email"
          label="E-mail address"
          type="email"
          value={typed}
          autocomplete="username"
          required
          maxlength={254}
          fieldErrors={fieldErrors}
        />
        <Field name="password" label="Password" type="password" autocomplete="current-password" required maxlength={400} />
        <button class="button">Sign in</button>
      </PostForm>
      <p>
        <a href={withReturn('/sign-in', return_to)}>Have a code sent instead</a> ·{' '}
        <a href={withReturn('/sign-in/forgotten', return_to)}>Forgotten it?</a>
      </p>
    </div>,
  )
}

function forgottenPage(ctx: PageRequest, return_to: string, fieldErrors: FieldErrors = {}, typed = ''): Response {
  return htmlPage(
    ctx,
    { title: 'Forgotten password', noindex: true, secret: true, status: Object.keys(fieldErrors).length > 0 ? 422 : 200 },
    <div class="narrow stack">
      <h1>Forgotten password</h1>
      <p class="lead">We e-mail you a code. With it you are signed in and choose a new password.</p>
      <PostForm action="/sign-in/forgotten" class="stack">
        <input type="hidden" name="return_to" value={return_to} />
        <Field
          name="email"
          label="E-mail address"
          type="email"
          value={typed}
          autocomplete="username"
          required
          maxlength={254}
          fieldErrors={fieldErrors}
        />
        <button class="button">Send me a code</button>
      </PostForm>
    </div>,
  )
}
