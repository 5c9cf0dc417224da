/** @jsxRuntime automatic @jsxImportSource preact */
import type { Schemas } from '../../../../sdk/contract.ts'
import { listEdited, listEditors } from '../../../ownership/editors.ts'
import { AccountFrame } from '../frame/account_frame.tsx'
import { askBefore } from '../frame/ask_before.tsx'
import type { Route } from '../frame/door.ts'
import { problemPage } from '../frame/error_page.tsx'
import { htmlPage, redirect } from '../frame/html_page.tsx'
import { Empty, Field, fieldErrorsOf, Notice, type FieldErrors } from '../frame/parts.tsx'
import { idIn } from '../frame/form.ts'
import type { PageRequest } from '../frame/page_request.ts'
import { wordsAsked } from '../frame/words_asked.ts'
import { Pager } from '../frame/pager.tsx'
import { PostForm } from '../frame/post_form.tsx'
import { pageNumber, shownOn } from '../public/page_number.ts'
import { taken } from '../public/taken.ts'
import { onHost } from '../public/words.ts'
import { accountPage } from './account_page.tsx'
import { signInAndSend } from './fresh.ts'
import { sessionOf } from './session_of.ts'

type Shown = { listing: Schemas['MyListingItem']; editors: Schemas['Editor'][] }
type Typed = { listing_id: number; email: string; fieldErrors: FieldErrors }

const PATH = '/account/editors'
const LISTINGS_PER_PAGE = 50
const onPage = (page: number) => `${PATH}?page=${page}`
const DONE: Record<string, string> = {
  add: 'The invitation is on its way.',
  there: 'They were invited already, so no new e-mail was sent. To invite them again, remove them first.',
  remove: 'They can no longer edit it.',
}

/** `/account/editors`: who may edit the listings of the account, besides its owner. */
export const editorsRoute: Route = {
  path: PATH,
  account: true,
  written: true,
  get: (ctx) => editorsPage(ctx, null),
  async post(ctx) {
    const form = await ctx.form()
    const listing_id = idIn(form.text('listing_id'))
    const removes = form.text('do') === 'remove'
    const at = onPage(pageNumber(ctx.url, LISTINGS_PER_PAGE))
    const question = { title: 'Remove this editor?', at: PATH, button: 'Remove them', back: at } as const
    const asked =
      removes && askBefore(ctx, form, accountPage, { ...question, children: <p>They will no longer be able to change the listing.</p> })
    if (asked) return asked
    const called = removes
      ? await ctx.call('remove_editor', { listing_id, editor_id: idIn(form.text('editor_id')) })
      : await ctx.call('add_editor', { listing_id, email: form.text('email') })
    if (called.ok) return redirect(`${at}&done=${removes ? 'remove' : called.status === 201 ? 'add' : 'there'}`)
    if (called.status === 401) return signInAndSend(ctx, at)
    if (called.status === 404 || called.status >= 500) return problemPage(ctx, called.problem)
    return editorsPage(ctx, { listing_id, email: form.text('email'), fieldErrors: fieldErrorsOf(called.problem) })
  },
}

async function editorsPage(ctx: PageRequest, typed: Typed | null): Promise<Response> {
  const { items, page, total_pages } = taken(
    await ctx.call('list_my_listings', { page: pageNumber(ctx.url, LISTINGS_PER_PAGE), per_page: LISTINGS_PER_PAGE }),
  )
  const { reads } = ctx.service
  // Who edits a listing for somebody else shares it with nobody.
  const edited = new Set(await listEdited(reads, sessionOf(ctx).account_id))
  const own = shownOn(page, items).filter(({ listing_id }) => !edited.has(listing_id))
  const editors = await listEditors(
    reads,
    own.map(({ listing_id }) => listing_id),
  )
  const sites = (await ctx.service.sites.all()).length
  const done = typed ? undefined : wordsAsked(DONE, ctx)
  return htmlPage(
    ctx,
    { title: 'Editors', noindex: true, section: 'account', status: typed ? 422 : 200 },
    <AccountFrame at={PATH}>
      <div class="stack loose">
        <header class="page-head">
          <h1>Editors</h1>
          <p class="muted">
            Editors can change a listing just as you can. They cannot take it down, give it away or share it, and they see none of your
            orders. Unless you have only just signed in, you are asked to do so again before you invite somebody.
          </p>
        </header>
        {done && <Notice tone="good">{done}</Notice>}
        {own.length === 0 && total_pages < 2 && (
          <Empty title="No listing of your own yet">
            <p>Once you have one, you can let others edit it here.</p>
            <a class="button" href="/submit">
              Submit your product
            </a>
          </Empty>
        )}
        {own.map((listing) => (
          <ListingEditors
            listing={listing}
            editors={editors.get(listing.listing_id) ?? []}
            sites={sites}
            typed={typed?.listing_id === listing.listing_id ? typed : null}
          />
        ))}
        <Pager page={page} total_pages={total_pages} hrefOf={onPage} />
      </div>
    </AccountFrame>,
  )
}

function ListingEditors({ listing, editors, typed, sites }: Shown & { typed: Typed | null; sites: number }) {
  const { listing_id } = listing
  const name = listing.name + onHost(sites, listing.page_url)
  return (
    <section class="card stack" aria-labelledby={`editors-${listing_id}`}>
      <h2 id={`editors-${listing_id}`}>{name}</h2>
      {editors.length === 0 && <p class="muted small">Only you.</p>}
      {editors.map(({ editor_id, email, status }) => (
        <PostForm class="split">
          <span>
            {email} <span class={`tag ${status === 'active' ? 'good' : ''}`}>{status}</span>
          </span>
          <input type="hidden" name="listing_id" value={String(listing_id)} />
          <input type="hidden" name="editor_id" value={String(editor_id)} />
          <button class="button quiet small" name="do" value="remove" aria-label={`Remove ${email} from ${name}`}>
            Remove
          </button>
        </PostForm>
      ))}
      <PostForm class="inline-form" novalidate>
        <input type="hidden" name="listing_id" value={String(listing_id)} />
        <Field
          name="email"
          id={`email-${listing_id}`}
          label="E-mail address"
          type="email"
          value={typed?.email ?? ''}
          fieldErrors={typed?.fieldErrors ?? {}}
        />
        <button class="button quiet" name="do" value="add">
          Invite
        </button>
      </PostForm>
      {typed?.fieldErrors[''] && <p class="mistake">{typed.fieldErrors['']}</p>}
    </section>
  )
}
