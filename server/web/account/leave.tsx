/** @jsxRuntime automatic @jsxImportSource preact */
import { eraseAccount } from '../../account/erase.ts'
import { exportAccount } from '../../account/export.ts'
import { takeAttempt } from '../../auth/attempts.ts'
import { writeCookie } from '../../auth/cookies.ts'
import { AccountFrame } from '../account_frame.tsx'
import type { Route } from '../door.ts'
import { htmlPage, redirect } from '../page.tsx'
import { Field, Notice, type Mistakes } from '../parts.tsx'
import type { Visit } from '../visit.ts'
import { unlessFresh } from './fresh.ts'
import { sessionOf } from './session_of.ts'

/** `/account/export`: all that is kept of the account, as a file. */
export const exportRoute: Route = {
  path: '/account/export',
  account: true,
  async get(visit) {
    const { service } = visit
    const { account_id } = sessionOf(visit)
    const now = service.clock()
    await takeAttempt(service.database, 'exports_per_account', account_id, now)
    const all = await exportAccount(service.reads, account_id, now)
    return new Response(JSON.stringify(all, null, 2), {
      headers: {
        'content-type': 'application/json',
        'content-disposition': `attachment; filename="listing-export-${now.toISOString().slice(0, 10)}.json"`,
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      },
    })
  },
}

/** `/account/delete`: says what goes and what stays, and asks for the address once more. */
export const deleteRoute: Route = {
  path: '/account/delete',
  account: true,
  get: async (visit) => (await unlessFresh(visit, '/account/delete')) ?? deletePage(visit),
  async post(visit) {
    const again = await unlessFresh(visit, '/account/delete')
    if (again) return again
    const { service } = visit
    const { account_id, email } = sessionOf(visit)
    if ((await visit.form()).text('email').toLowerCase() !== email)
      return deletePage(visit, { email: 'This is not the address of the account. Nothing was deleted.' })
    const files = await service.database.begin((sql) => eraseAccount(sql, account_id, service.clock()))
    for (const file of files) await service.files.remove(file)
    await service.waker.settled()
    return redirect('/', { 'set-cookie': writeCookie('session', '', 0, service.config.base_url) })
  },
}

async function deletePage(visit: Visit, mistakes: Mistakes = {}): Promise<Response> {
  const { email } = sessionOf(visit)
  const listed = await visit.call('list_my_listings', { per_page: 100 })
  const listings = listed.ok ? listed.value.items : []
  return htmlPage(
    visit,
    { title: 'Delete the account', noindex: true, secret: true, section: 'account', status: Object.keys(mistakes).length > 0 ? 422 : 200 },
    <AccountFrame at="/account">
      <div class="stack loose">
        <h1>Delete the account</h1>
        <Notice tone="warn" title="This cannot be undone">
          <ul>
            <li>Your drafts, listings, founder profile, interview and updates leave the website at once.</li>
            <li>Keys, connected apps and signed-in browsers stop working at once.</li>
            <li>Your votes of weeks that still run are taken back; boards of closed weeks stay as they were counted.</li>
            <li>Paid placements end, without a refund. Invoices of paid orders are kept as the law asks, and nothing else of you.</li>
            <li>What you added to other people’s listings as a co-founder is theirs to remove.</li>
          </ul>
        </Notice>
        {listings.length > 0 && (
          <section class="stack" aria-labelledby="goes">
            <h2 id="goes">These listings go</h2>
            <ul>
              {listings.map(({ name, slug, status }) => (
                <li>
                  {name ?? slug} <span class="tag">{status}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        <p>
          <a href="/account/export" download>
            Export everything first
          </a>
        </p>
        <form method="post" action="/account/delete" class="stack">
          <Field
            name="email"
            label={`Type ${email} to confirm`}
            type="email"
            autocomplete="off"
            required
            maxlength={254}
            mistakes={mistakes}
          />
          <button class="button danger">Delete everything</button>
        </form>
      </div>
    </AccountFrame>,
  )
}
