/** @jsxRuntime automatic @jsxImportSource preact */
import { accountEmail, findAccountByEmail, renameAccount } from '../../auth/accounts.ts'
import { takeLetter } from '../../auth/attempts.ts'
import { hasPassword } from '../../auth/passwords.ts'
import { sendProof } from '../../auth/sign_in.ts'
import { newToken } from '../../auth/tokens.ts'
import { SIGN_IN_MINUTES } from '../../limits.ts'
import { sendLetter } from '../../mail/outbox.ts'
import { AccountFrame } from '../account_frame.tsx'
import type { Route } from '../door.ts'
import { htmlPage, redirect } from '../page.tsx'
import { Field, Notice, type Mistakes } from '../parts.tsx'
import { askerOf, pendingCookie, pendingToken } from '../sign_in/flow.ts'
import type { Visit } from '../visit.ts'
import { unlessFresh } from './fresh.ts'
import { sessionOf } from './session_of.ts'

const NAME_CHARS_MAX = 100

const DONE: Record<string, string> = {
  name: 'Your name is changed.',
  email: 'This is your address from now on.',
  password: 'Your password is set; other browsers are signed out.',
  no_password: 'Your password is gone. You sign in by code.',
}

/** `/account`: who one is, how one signs in, and how to leave. */
export const settingsRoute: Route = {
  path: '/account',
  account: true,
  get: (visit) => settingsPage(visit),
  async post(visit) {
    const form = await visit.form()
    const action = form.text('action')
    if (action === 'name') return changeName(visit, form.text('name'))
    if (action === 'email') return askForEmail(visit, form.text('email'))
    return settingsPage(visit, { '': 'Nothing was changed. Press one of the buttons.' })
  },
}

async function changeName(visit: Visit, name: string): Promise<Response> {
  const { service } = visit
  if (name === '' || [...name].length > NAME_CHARS_MAX || /\p{Cc}/u.test(name))
    return settingsPage(visit, { name: `Write 1 to ${NAME_CHARS_MAX} characters on one line.` })
  await renameAccount(service.database, sessionOf(visit).account_id, name, service.clock())
  return redirect('/account?done=name')
}

/** The new address is proven first. One that belongs to another account gets a letter that says so: the page tells nobody. */
async function askForEmail(visit: Visit, typed: string): Promise<Response> {
  const { service, site } = visit
  const { account_id, email: present } = sessionOf(visit)
  const email = accountEmail(typed)
  if (email === null) return settingsPage(visit, { email: 'This is not an e-mail address.' })
  if (email === present) return settingsPage(visit, { email: 'This is your address already.' })
  const again = await unlessFresh(visit, '/account')
  if (again) return again
  const now = service.clock()
  await takeLetter(service.database, email, await askerOf(visit, null), now)
  const token = await service.database.begin(async (sql) => {
    const taken = await findAccountByEmail(sql, email)
    if (!taken)
      return sendProof(sql, { purpose: 'email', email, account_id, return_to: null, browser_token: pendingToken(visit), now, site })
    const blocks = [
      `Somebody who is signed in to ${site.name} wants this address for their account, but it is the address of yours.`,
      'Nothing was changed.',
    ]
    await sendLetter(sql, { to: { email }, kind: 'account', subject: 'This address has an account already', blocks, site }, now)
    // The answer must not tell the two apart by a cookie either.
    return newToken()
  })
  return redirect('/account?step=email', { 'set-cookie': pendingCookie(visit, token, SIGN_IN_MINUTES * 60) })
}

async function settingsPage(visit: Visit, mistakes: Mistakes = {}): Promise<Response> {
  const { service, url, session } = visit
  const { account_id, email, name } = sessionOf(visit)
  const has_password = await hasPassword(service.database, account_id)
  const done = DONE[url.searchParams.get('done') ?? '']
  return htmlPage(
    visit,
    { title: 'Settings', noindex: true, secret: true, section: 'account', status: Object.keys(mistakes).length > 0 ? 422 : 200 },
    <AccountFrame at="/account">
      <div class="stack loose">
        <h1>Settings</h1>
        {done && <Notice tone="good">{done}</Notice>}
        {url.searchParams.get('failed') === 'email' && (
          <Notice tone="bad">The address was not changed: it belongs to another account by now, or you were signed out meanwhile.</Notice>
        )}
        {mistakes[''] && <Notice tone="bad">{mistakes['']}</Notice>}
        <form method="post" action="/account" class="stack">
          <Field name="name" label="Name" value={name} autocomplete="name" maxlength={NAME_CHARS_MAX} required mistakes={mistakes} />
          <button class="button" name="action" value="name">
            Save the name
          </button>
        </form>
        {url.searchParams.get('step') === 'email' ? <EmailCode /> : <EmailForm email={email} mistakes={mistakes} />}
        <section class="stack" aria-labelledby="password">
          <h2 id="password">Password</h2>
          <p>
            {has_password
              ? 'You can sign in with your password, or with a code by e-mail.'
              : 'You sign in with a code by e-mail. A password is one more way.'}
          </p>
          <p>
            <a class="button quiet" href="/account/password">
              {has_password ? 'Change the password' : 'Set a password'}
            </a>
          </p>
        </section>
        <section class="stack" aria-labelledby="browsers">
          <h2 id="browsers">Signed-in browsers</h2>
          <div class="cluster">
            <form method="post" action="/sign-out">
              <button class="button quiet">Sign out</button>
            </form>
            <form method="post" action="/sign-out/everywhere">
              <button class="button quiet">Sign out everywhere</button>
            </form>
          </div>
          <p class="muted">Keys and connected apps have pages of their own, where each is ended.</p>
        </section>
        <section class="stack" aria-labelledby="data">
          <h2 id="data">Your data</h2>
          <div class="cluster">
            <a class="button quiet" href="/account/export" download>
              Export everything as JSON
            </a>
            <a class="button danger" href="/account/delete">
              Delete the account
            </a>
          </div>
        </section>
        {session?.operator && <p class="muted">You are of the site team.</p>}
      </div>
    </AccountFrame>,
  )
}

function EmailForm({ email, mistakes }: { email: string; mistakes: Mistakes }) {
  return (
    <form method="post" action="/account" class="stack">
      <Field
        name="email"
        label="E-mail address"
        type="email"
        value={email}
        autocomplete="email"
        required
        maxlength={254}
        mistakes={mistakes}
        hint="A new one is used once you have confirmed it."
      />
      <button class="button quiet" name="action" value="email">
        Change the address
      </button>
    </form>
  )
}

/** The code is tried where every code is; what it was asked for decides what it does. */
function EmailCode() {
  return (
    <form method="post" action="/sign-in" class="stack">
      <Field
        name="code"
        label="Six-digit code"
        inputmode="numeric"
        autocomplete="one-time-code"
        maxlength={12}
        required
        hint="We wrote to the new address. Opening the link of that e-mail does the same."
      />
      <div class="cluster">
        <button class="button">Confirm the address</button>
        <a href="/account">Keep the old one</a>
      </div>
    </form>
  )
}
