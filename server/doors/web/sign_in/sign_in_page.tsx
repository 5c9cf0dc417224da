/** @jsxRuntime automatic @jsxImportSource preact */
import { writeCookie } from '../../../auth/cookies.ts'
import { pendingEmail, type Purpose } from '../../../auth/sign_in.ts'
import { SIGN_IN_MINUTES } from '../../../base/limits.ts'
import { typedCode } from '../../../base/typed_code.ts'
import { fieldErrorsIn } from '../frame/called.ts'
import type { Route } from '../frame/door.ts'
import { htmlPage, redirect } from '../frame/html_page.tsx'
import type { FieldErrors } from '../frame/parts.tsx'
import type { PageRequest } from '../frame/page_request.ts'
import { wordsAsked } from '../frame/words_asked.ts'
import { taken } from '../public/taken.ts'
import { answerProven, pendingCookie, pendingToken, returnTo, withReturn } from './flow.ts'
import { CodeField, EmailForm, signInPage } from './sign_in_form.tsx'
import { PostForm } from '../frame/post_form.tsx'

/** `/sign-in`: an address, then the code of the e-mail. */
export const signInRoute: Route = {
  path: '/sign-in',
  async get(ctx) {
    const return_to = returnTo(ctx)
    const { searchParams } = ctx.url
    // Who proves themselves anew is signed in all the while.
    if (searchParams.get('step') === 'code' && pendingToken(ctx) !== null) return codePage(ctx)
    if (ctx.session && !searchParams.has('again')) return redirect(return_to)
    return emailPage(ctx, return_to)
  },
  async post(ctx) {
    const form = await ctx.form()
    if (form.has('code')) {
      const tried = await tryCode(ctx, form.text('code'))
      if (tried instanceof Response) return tried
      return tried.code === undefined ? emailPage(ctx, returnTo(ctx), tried) : codePage(ctx, tried)
    }
    const return_to = returnTo(ctx, form.text('return_to'))
    const called = await sendSignInEmail(ctx, form.text('email'), 'sign_in', return_to)
    return called instanceof Response ? called : emailPage(ctx, return_to, called, form.text('email'))
  },
}

/** Signing up is signing in for the first time. */
export const signUpRoute: Route = {
  path: '/sign-up',
  get: (ctx) => redirect(withReturn('/sign-in', returnTo(ctx))),
}

/** Ends the session of this browser. */
export const signOutRoute: Route = {
  path: '/sign-out',
  get: () => redirect('/'),
  async post(ctx) {
    taken(await ctx.call('sign_out', {}))
    return signedOut(ctx)
  },
}

/** Ends the sessions of every browser, and none is known to the account any more. Keys and apps go on: their pages end each by itself. */
export const signOutEverywhereRoute: Route = {
  path: '/sign-out/everywhere',
  account: true,
  get: () => redirect('/account'),
  async post(ctx) {
    taken(await ctx.call('sign_out_everywhere', {}))
    return signedOut(ctx)
  },
}

const signedOut = ({ service }: PageRequest): Response =>
  redirect('/', { 'set-cookie': writeCookie('session', '', 0, service.config.base_url) })

/** Why an app's request is not sent on; the sentences are ours, so that no link can put words into this page. */
const REFUSED: Record<string, string> = {
  invalid_redirect: 'It asked to send you to an address it has not registered, which may be somebody else’s.',
  invalid_client: 'This website does not know the app, or could not read its description of itself.',
  client_disabled: 'It has been switched off on this website.',
  unauthorized_client: 'It is not allowed to sign people in.',
  unsupported_response_type: 'It asks in a way that is not safe, and so is not supported here.',
}

/** Where the request of an app ends that must not be answered at the address it names. */
export const refusedRoute: Route = {
  path: '/sign-in/refused',
  get: (ctx) =>
    htmlPage(
      ctx,
      { title: 'This app cannot be connected', status: 400, noindex: true },
      <div class="narrow stack">
        <h1>This app cannot be connected</h1>
        <p class="lead">{wordsAsked(REFUSED, ctx, 'reason') ?? 'Its request is incomplete, too old, or was altered on the way.'}</p>
        <p>It was given no access. Start again in the app; if this keeps happening, tell its makers.</p>
      </div>,
    ),
}

/** Sends the e-mail and shows where to type its code: the same for every address. Answers what stands wrong where it is none. */
export async function sendSignInEmail(
  ctx: PageRequest,
  email: string,
  purpose: Exclude<Purpose, 'email'>,
  return_to: string,
): Promise<Response | FieldErrors> {
  const called = await ctx.call('send_sign_in_email', { email, purpose, return_to })
  if (!called.ok) return fieldErrorsIn(called)
  const cookie = pendingCookie(ctx, called.value.browser_token, SIGN_IN_MINUTES * 60)
  return redirect(withReturn('/sign-in?step=code', return_to), { 'set-cookie': cookie })
}

/** Does what a code proves; answers what is wrong with it, of the form as a whole where another one has to be asked for. */
export async function tryCode(ctx: PageRequest, typed: string): Promise<Response | FieldErrors> {
  const code = typedCode(typed)
  if (!/^\d{6}$/.test(code)) return { code: 'The code has six digits. Copy it from the e-mail.' }
  const tried = taken(await ctx.call('sign_in_by_code', { code }))
  if (tried.outcome === 'over') return { '': 'That code no longer works. Ask for a new one.' }
  if (tried.outcome !== 'wrong') return answerProven(ctx, tried)
  return { code: `That code is not right. ${tried.tries_left === 1 ? 'One try is' : `${tried.tries_left} tries are`} left.` }
}

function emailPage(ctx: PageRequest, return_to: string, fieldErrors: FieldErrors = {}, typed = ''): Promise<Response> {
  const keeps = ctx.stranger !== null && return_to.startsWith('/account/drafts/')
  // Who is led here from a page of their account is signed in, and would not know why.
  const again = return_to.startsWith('/account') ? ctx.session : null
  const lead = again
    ? 'You are signed in. Before you continue, we’ll e-mail you a code to make sure it’s you.'
    : `${keeps ? 'Your draft is waiting: it moves to your account when you sign in. ' : return_to.endsWith('?next=vote') ? 'One vote per person: sign in to give yours. ' : ''}We’ll e-mail you a code. If you have no account yet, this creates one.`
  return signInPage(
    ctx,
    { title: again ? 'Sign in again' : 'Sign in', lead, return_to, fieldErrors },
    <>
      <EmailForm
        action="/sign-in"
        {...{ return_to, typed: typed || (again?.email ?? ''), fieldErrors }}
        button="Send me a code"
        autofocus
      />
      <p>
        <a href={withReturn('/sign-in/password', return_to)}>Sign in with a password instead</a>
      </p>
    </>,
  )
}

async function codePage(ctx: PageRequest, fieldErrors: FieldErrors = {}): Promise<Response> {
  const { service } = ctx
  const token = pendingToken(ctx)
  const email = token === null ? null : await pendingEmail(service.reads, token, service.clock())
  const return_to = returnTo(ctx)
  if (email === null) return emailPage(ctx, return_to)
  const lead = (
    <>
      We sent an e-mail to <strong>{email}</strong>. Enter the code from it, or open its link.
    </>
  )
  return signInPage(
    ctx,
    { title: 'Enter the code', heading: 'Check your e-mail', lead, return_to, fieldErrors },
    <>
      <PostForm action={withReturn('/sign-in', return_to)} class="stack">
        <CodeField hint={`It works for ${SIGN_IN_MINUTES} minutes.`} mistake={fieldErrors.code} autofocus />
        <button class="button">Sign in</button>
      </PostForm>
      <p class="muted">
        No e-mail? Check your spam folder, or <a href={withReturn('/sign-in?again=1', return_to)}>ask for another code</a>.
      </p>
    </>,
  )
}
