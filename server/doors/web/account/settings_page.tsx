/** @jsxRuntime automatic @jsxImportSource preact */
import { hasPassword } from '../../../auth/passwords.ts'
import { ACCOUNT_NAME_CHARS_MAX, SIGN_IN_MINUTES } from '../../../base/limits.ts'
import { fieldErrorsIn } from '../frame/called.ts'
import type { Route } from '../frame/door.ts'
import { redirect } from '../frame/html_page.tsx'
import { Field, Notice, type FieldErrors } from '../frame/parts.tsx'
import { pendingCookie } from '../sign_in/flow.ts'
import type { PageRequest } from '../frame/page_request.ts'
import { signInAndSend } from './fresh.ts'
import { sessionOf } from './session_of.ts'
import { CodeField, EmailField } from '../sign_in/sign_in_form.tsx'
import { tryCode } from '../sign_in/sign_in_page.tsx'
import { accountPage } from './account_page.tsx'
import { PostForm } from '../frame/post_form.tsx'

const DONE: Record<string, string> = {
  name: 'Your name has been changed.',
  email: 'Your address has been changed.',
  password: 'Your password is set; other browsers are signed out.',
  no_password: 'Your password has been removed. You sign in by code.',
}

/** `/account`: who one is, how one signs in, and how to leave. */
export const settingsRoute: Route = {
  path: '/account',
  account: true,
  get: (ctx) => settingsPage(ctx),
  async post(ctx) {
    const form = await ctx.form()
    const action = form.text('action')
    if (action === 'name') return changeName(ctx, form.text('name'))
    if (action === 'email') return askForEmail(ctx, form.text('email'))
    if (action === 'code') {
      const tried = await tryCode(ctx, form.text('code'))
      return tried instanceof Response ? tried : settingsPage(ctx, tried)
    }
    return settingsPage(ctx, { '': 'Nothing was changed. Press one of the buttons.' })
  },
}

async function changeName(ctx: PageRequest, name: string): Promise<Response> {
  const called = await ctx.call('rename_account', { name })
  return called.ok ? redirect('/account?done=name') : settingsPage(ctx, fieldErrorsIn(called), { name })
}

async function askForEmail(ctx: PageRequest, email: string): Promise<Response> {
  const called = await ctx.call('ask_for_email', { email })
  if (called.status === 401) return signInAndSend(ctx, '/account')
  if (!called.ok) return settingsPage(ctx, fieldErrorsIn(called), { email })
  return redirect('/account?step=email', { 'set-cookie': pendingCookie(ctx, called.value.browser_token, SIGN_IN_MINUTES * 60) })
}

/** `typed`: what was refused, as it was sent. */
async function settingsPage(
  ctx: PageRequest,
  fieldErrors: FieldErrors = {},
  typed: { name?: string; email?: string } = {},
): Promise<Response> {
  const { service, url, session } = ctx
  const { account_id, ...known } = sessionOf(ctx)
  const { email, name } = { ...known, ...typed }
  const has_password = await hasPassword(service.database, account_id)
  return accountPage(
    ctx,
    { title: 'Settings', at: '/account', done: DONE, fieldErrors },
    <>
      {url.searchParams.get('failed') === 'email' && (
        <Notice tone="bad">The address was not changed: it now belongs to another account, or you were signed out in the meantime.</Notice>
      )}
      <NameForm name={name} fieldErrors={fieldErrors} />
      {url.searchParams.get('step') === 'email' && !fieldErrors[''] ? (
        <NewEmailCode mistake={fieldErrors.code} />
      ) : (
        <NewEmailForm email={email} fieldErrors={fieldErrors} />
      )}
      <PasswordSection has_password={has_password} />
      <BrowsersSection />
      <DataSection />
      {session?.operator && <p class="muted">You are on the site team.</p>}
    </>,
  )
}

function NameForm({ name, fieldErrors }: { name: string; fieldErrors: FieldErrors }) {
  return (
    <PostForm action="/account" class="stack">
      <Field
        name="name"
        label="Name"
        value={name}
        autocomplete="name"
        maxlength={ACCOUNT_NAME_CHARS_MAX}
        required
        fieldErrors={fieldErrors}
      />
      <button class="button" name="action" value="name">
        Save the name
      </button>
    </PostForm>
  )
}

function NewEmailForm({ email, fieldErrors }: { email: string; fieldErrors: FieldErrors }) {
  return (
    <PostForm action="/account" class="stack">
      <EmailField value={email} fieldErrors={fieldErrors} autocomplete="email" hint="A new one takes effect once you have confirmed it." />
      <button class="button quiet" name="action" value="email">
        Change the address
      </button>
    </PostForm>
  )
}

/** Tried here and not where one signs in: whoever asked there for another code would make a new account of the new address. */
function NewEmailCode({ mistake }: { mistake: string | undefined }) {
  return (
    <PostForm action="/account?step=email" class="stack">
      <CodeField hint="We have sent a code to the new address. Opening the link in that e-mail works too." mistake={mistake} />
      <div class="cluster">
        <button class="button" name="action" value="code">
          Confirm the address
        </button>
        <a href="/account">Keep the old one</a>
      </div>
    </PostForm>
  )
}

function PasswordSection({ has_password }: { has_password: boolean }) {
  return (
    <section class="stack" aria-labelledby="password">
      <h2 id="password">Password</h2>
      <p>
        {has_password
          ? 'You can sign in with your password, or with a code by e-mail.'
          : 'You sign in with a code by e-mail. You can set a password as well.'}
      </p>
      <p>
        <a class="button quiet" href="/account/password">
          {has_password ? 'Change the password' : 'Set a password'}
        </a>
      </p>
    </section>
  )
}

function BrowsersSection() {
  return (
    <section class="stack" aria-labelledby="browsers">
      <h2 id="browsers">Signed-in browsers</h2>
      <div class="cluster">
        <PostForm action="/sign-out">
          <button class="button quiet">Sign out</button>
        </PostForm>
        <PostForm action="/sign-out/everywhere">
          <button class="button quiet">Sign out everywhere</button>
        </PostForm>
      </div>
      <p class="muted">API keys and connected apps are ended on their own pages.</p>
    </section>
  )
}

function DataSection() {
  return (
    <section class="stack" aria-labelledby="data">
      <h2 id="data">Your data</h2>
      <div class="cluster">
        <a class="button quiet" href="/account/export">
          Export everything as JSON
        </a>
        <a class="button danger" href="/account/delete">
          Delete the account
        </a>
      </div>
    </section>
  )
}
