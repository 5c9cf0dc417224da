/** @jsxRuntime automatic @jsxImportSource preact */
import type { Schemas } from '../../../../sdk/contract.ts'
import { writeCookie } from '../../../auth/cookies.ts'
import { listEdited } from '../../../ownership/editors.ts'
import { fieldErrorsIn } from '../frame/called.ts'
import type { Route } from '../frame/door.ts'
import { redirect } from '../frame/html_page.tsx'
import { Field, Notice, type FieldErrors } from '../frame/parts.tsx'
import type { PageRequest } from '../frame/page_request.ts'
import { taken } from '../public/taken.ts'
import { signInAgain, unlessFresh } from './fresh.ts'
import { sessionOf } from './session_of.ts'
import { StatusTag } from '../frame/status.tsx'
import { onHost } from '../public/words.ts'
import { accountPage } from './account_page.tsx'
import { PostForm } from '../frame/post_form.tsx'

/** `/account/export`: all that is kept of the account, as a file. */
export const exportRoute: Route = {
  path: '/account/export',
  account: true,
  async get(ctx) {
    const all = taken(await ctx.call('export_account', {}))
    return new Response(JSON.stringify(all, null, 2), {
      headers: {
        'content-type': 'application/json',
        'content-disposition': `attachment; filename="listing-export-${ctx.service.clock().toISOString().slice(0, 10)}.json"`,
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
  get: async (ctx) => (await unlessFresh(ctx, '/account/delete')) ?? deletePage(ctx),
  async post(ctx) {
    const called = await ctx.call('delete_account', { email: (await ctx.form()).text('email') })
    if (called.status === 401) return signInAgain('/account/delete')
    if (!called.ok) return deletePage(ctx, fieldErrorsIn(called))
    return redirect('/', { 'set-cookie': writeCookie('session', '', 0, ctx.service.config.base_url) })
  },
}

async function deletePage(ctx: PageRequest, fieldErrors: FieldErrors = {}): Promise<Response> {
  const { account_id, email } = sessionOf(ctx)
  const listed = await ctx.call('list_my_listings', { per_page: 100 })
  const edited = await listEdited(ctx.service.reads, account_id)
  const listings = listed.ok ? listed.value.items.filter(({ listing_id }) => !edited.includes(listing_id)) : []
  const more = listed.ok && listed.value.has_more
  const sites = (await ctx.service.sites.all()).length
  return accountPage(
    ctx,
    { title: 'Delete the account', at: '/account', fieldErrors },
    <>
      <Notice tone="warn" title="This cannot be undone">
        <ul>
          <li>
            Your drafts, listings, founder profile, interview and updates leave the website at once. Open data of earlier nights keeps what
            was public for up to 14 days, and a backup all of it until it is replaced.
          </li>
          <li>Keys, connected apps and signed-in browsers stop working at once.</li>
          <li>Your votes in weeks that are still running are taken back; boards of closed weeks stay as they were counted.</li>
          <li>
            Paid placements end without a refund. Invoices for paid orders are kept as the law requires, and what the site team did with the
            account stays in its log.
          </li>
          <li>What you added to other people’s listings as a co-founder stays until they remove it.</li>
        </ul>
      </Notice>
      {(listings.length > 0 || more) && <Going listings={listings} more={more} sites={sites} />}
      <p>
        <a href="/account/export" download>
          Export everything first
        </a>
      </p>
      <PostForm action="/account/delete" class="stack">
        <Field
          name="email"
          label={`Type ${email} to confirm`}
          type="email"
          autocomplete="off"
          required
          maxlength={254}
          fieldErrors={fieldErrors}
        />
        <button class="button danger">Delete everything</button>
      </PostForm>
    </>,
  )
}

function Going({ listings, more, sites }: { listings: Schemas['MyListingItem'][]; more: boolean; sites: number }) {
  return (
    <section class="stack" aria-labelledby="goes">
      <h2 id="goes">These listings will go</h2>
      <ul>
        {listings.map(({ name, page_url, status, plan }) => (
          <li>
            {name}
            {onHost(sites, page_url)} <StatusTag status={status} plan={plan} />
          </li>
        ))}
        {more && (
          <li>
            and the others of <a href="/account/listings">your listings</a>
          </li>
        )}
      </ul>
    </section>
  )
}
