/** @jsxRuntime automatic @jsxImportSource preact */
import { faultOfPassword, hashPassword, hasPassword, removePassword, savePassword } from '../../auth/passwords.ts'
import { forgetBrowsers } from '../../auth/known_browsers.ts'
import { endSessions } from '../../auth/sessions.ts'
import { PASSWORD_CHARS_MAX, PASSWORD_CHARS_MIN } from '../../limits.ts'
import { sendLetter } from '../../mail/outbox.ts'
import { AccountFrame } from '../account_frame.tsx'
import type { Route } from '../door.ts'
import { htmlPage, redirect } from '../page.tsx'
import { Field, type Mistakes } from '../parts.tsx'
import { safePath } from '../safe_url.ts'
import { answerSettled, welcome } from '../sign_in/flow.ts'
import type { Visit } from '../visit.ts'
import { unlessFresh } from './fresh.ts'
import { sessionOf } from './session_of.ts'

/** `/account/password`: set, changed or taken away by somebody who has just signed in, which proved the address anew. */
export const passwordSettingRoute: Route = {
  path: '/account/password',
  account: true,
  get: async (visit) => (await unlessFresh(visit, '/account/password')) ?? passwordPage(visit),
  async post(visit) {
    const again = await unlessFresh(visit, '/account/password')
    if (again) return again
    const { service } = visit
    const { account_id, email } = sessionOf(visit)
    const form = await visit.form()
    const now = service.clock()
    if (form.text('action') === 'remove') {
      await removePassword(service.database, account_id)
      return redirect('/account?done=no_password')
    }
    const password = form.text('password')
    const fault = faultOfPassword(password, email)
    if (fault !== null) return passwordPage(visit, { password: fault })
    const hash = await hashPassword(password)
    const cookies = await service.database.begin(async (sql) => {
      await savePassword(sql, account_id, hash, now)
      await endSessions(sql, account_id, null)
      await forgetBrowsers(sql, account_id)
      const blocks = [
        'The password of your account was set or changed, and all other browsers were signed out.',
        'Was that not you? Choose a new one with “Forgotten it?” on the sign-in page.',
      ]
      await sendLetter(sql, { to: { email }, kind: 'account', subject: 'Your password was changed', blocks }, now)
      return welcome(visit, sql, account_id)
    })
    return answerSettled(visit, { cookies, to: safePath(visit.url.searchParams.get('return_to'), '/account?done=password') })
  },
}

async function passwordPage(visit: Visit, mistakes: Mistakes = {}): Promise<Response> {
  const { service, url } = visit
  const { account_id, email } = sessionOf(visit)
  const has_password = await hasPassword(service.database, account_id)
  return htmlPage(
    visit,
    { title: 'Password', noindex: true, secret: true, section: 'account', status: Object.keys(mistakes).length > 0 ? 422 : 200 },
    <AccountFrame at="/account">
      <div class="stack loose">
        <h1>{has_password ? 'Change the password' : 'Set a password'}</h1>
        <form method="post" action={`/account/password${url.search}`} class="stack">
          <input type="hidden" name="username" value={email} autocomplete="username" />
          <Field
            name="password"
            label="New password"
            type="password"
            autocomplete="new-password"
            maxlength={PASSWORD_CHARS_MAX}
            required
            mistakes={mistakes}
            hint={`At least ${PASSWORD_CHARS_MIN} characters; a few words in a row are good. Other browsers are signed out.`}
          />
          <button class="button">Save the password</button>
        </form>
        {has_password && (
          <form method="post" action="/account/password">
            <button class="button quiet" name="action" value="remove">
              Remove it, sign in by code alone
            </button>
          </form>
        )}
      </div>
    </AccountFrame>,
  )
}
