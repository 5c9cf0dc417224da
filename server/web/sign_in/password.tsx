/** @jsxRuntime automatic @jsxImportSource preact */
import { accountEmail } from '../../auth/accounts.ts'
import { takePassword } from '../../auth/attempts.ts'
import { checkPassword } from '../../auth/passwords.ts'
import type { Route } from '../door.ts'
import { htmlPage } from '../page.tsx'
import { Field, Notice, type Mistakes } from '../parts.tsx'
import type { Visit } from '../visit.ts'
import { answerSettled, askerOf, forApp, formTargets, returnTo, welcome, withReturn } from './flow.ts'
import { sendLetterTo } from './sign_in.tsx'

/** One sentence for a wrong password, an address without one and an address without account. */
const WRONG = 'Address and password do not belong together. Try again, or have a code sent to you.'

export const passwordRoute: Route = {
  path: '/sign-in/password',
  get: (visit) => passwordPage(visit, returnTo(visit)),
  async post(visit) {
    const { service } = visit
    const form = await visit.form()
    const return_to = returnTo(visit, form.text('return_to'))
    const email = accountEmail(form.text('email'))
    const typed = form.text('email')
    if (email === null) return passwordPage(visit, return_to, { email: 'This is not an e-mail address.' }, typed)
    const now = service.clock()
    await takePassword(service.database, email, await askerOf(visit, email), now)
    const account_id = await checkPassword(service.reads, email, form.text('password'))
    if (account_id === null) return passwordPage(visit, return_to, { '': WRONG }, typed)
    const cookies = await service.database.begin((sql) => welcome(visit, sql, account_id))
    return answerSettled(visit, { cookies, to: return_to })
  },
}

export const forgottenRoute: Route = {
  path: '/sign-in/forgotten',
  get: (visit) => forgottenPage(visit, returnTo(visit)),
  async post(visit) {
    const form = await visit.form()
    const return_to = returnTo(visit, form.text('return_to'))
    const email = accountEmail(form.text('email'))
    if (email === null) return forgottenPage(visit, return_to, { email: 'This is not an e-mail address.' }, form.text('email'))
    return sendLetterTo(visit, email, 'password', return_to)
  },
}

async function passwordPage(visit: Visit, return_to: string, mistakes: Mistakes = {}, typed = ''): Promise<Response> {
  return htmlPage(
    visit,
    {
      title: 'Sign in with a password',
      noindex: true,
      secret: true,
      status: Object.keys(mistakes).length > 0 ? 422 : 200,
      ...forApp(await formTargets(visit, return_to)),
    },
    <div class="narrow stack">
      <h1>Sign in with a password</h1>
      {mistakes[''] && <Notice tone="bad">{mistakes['']}</Notice>}
      <form method="post" action="/sign-in/password" class="stack">
        <input type="hidden" name="return_to" value={return_to} />
        <Field
          name="email"
          label="E-mail address"
          type="email"
          value={typed}
          autocomplete="username"
          required
          maxlength={254}
          mistakes={mistakes}
        />
        <Field name="password" label="Password" type="password" autocomplete="current-password" required maxlength={400} />
        <button class="button">Sign in</button>
      </form>
      <p>
        <a href={withReturn('/sign-in', return_to)}>Have a code sent instead</a> ·{' '}
        <a href={withReturn('/sign-in/forgotten', return_to)}>Forgotten it?</a>
      </p>
    </div>,
  )
}

function forgottenPage(visit: Visit, return_to: string, mistakes: Mistakes = {}, typed = ''): Response {
  return htmlPage(
    visit,
    { title: 'Forgotten password', noindex: true, secret: true, status: Object.keys(mistakes).length > 0 ? 422 : 200 },
    <div class="narrow stack">
      <h1>Forgotten password</h1>
      <p class="lead">We e-mail you a code. With it you are signed in and choose a new password.</p>
      <form method="post" action="/sign-in/forgotten" class="stack">
        <input type="hidden" name="return_to" value={return_to} />
        <Field
          name="email"
          label="E-mail address"
          type="email"
          value={typed}
          autocomplete="username"
          required
          maxlength={254}
          mistakes={mistakes}
        />
        <button class="button">Send me a code</button>
      </form>
    </div>,
  )
}
