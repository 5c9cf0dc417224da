/** @jsxRuntime automatic @jsxImportSource preact */
import type { Schemas } from '../../../../sdk/contract.ts'
import type { Route } from '../frame/door.ts'
import { problemPage } from '../frame/error_page.tsx'
import { htmlPage, redirect } from '../frame/html_page.tsx'
import { Notice, Time } from '../frame/parts.tsx'
import { idIn } from '../frame/form.ts'
import type { PageRequest } from '../frame/page_request.ts'
import { wordsAsked } from '../frame/words_asked.ts'
import { editorsByAccount } from '../../../ownership/editors.ts'
import { wordDiffs, type Compare, type Piece } from '../frame/word_diff.ts'
import { diffEntries } from './diff.ts'
import { readable } from '../../../listings/readable.ts'
import { labelOf } from './fields.ts'
import { ListingFrame, ofListing, type MyListing } from './listing_frame.tsx'
import { PostForm } from '../frame/post_form.tsx'

type Version = Schemas['Version']

const OPEN_FIRST = 3

/** Every edit of a listing with what it changed, newest first; an earlier one can be brought back. */
export const versionsRoute: Route = {
  path: '/account/listings/:id/versions',
  account: true,
  get: ofListing(versionsPage),
  post: ofListing(async (ctx, listing) => {
    const { listing_id, version: latest } = listing
    const version = idIn((await ctx.form()).text('version'))
    const restored = await ctx.call('restore_version', { listing_id, version })
    if (!restored.ok) return problemPage(ctx, restored.problem)
    const done = restored.value.version === latest ? 'same' : 'restored'
    return redirect(`/account/listings/${listing_id}/versions?done=${done}`)
  }),
}

const DONE: Record<string, string> = {
  restored: 'The earlier version is back, as a new one.',
  same: 'Nothing to bring back: the listing already says the same.',
}

async function versionsPage(ctx: PageRequest, listing: MyListing): Promise<Response> {
  const done = wordsAsked(DONE, ctx)
  const editors = await editorsByAccount(ctx.service.reads, listing.listing_id)
  const compare = wordDiffs()
  const who = (by: string) => (by === ctx.session?.account_id ? 'you' : (editors.get(by) ?? nameOf(by)))
  return htmlPage(
    ctx,
    { title: `Versions of ${listing.name}`, noindex: true, section: 'account' },
    <ListingFrame ctx={ctx} listing={listing} at="/versions">
      <div class="stack">
        <h2>Versions</h2>
        {done && <Notice tone="good" title={done} />}
        <p class="muted">Every edit is kept, and the site team gets an e-mail with each.</p>
        <ol class="plain stack">
          {listing.versions.map((version, index) => (
            <li>
              <VersionCard {...{ who, compare, version }} listing_id={listing.listing_id} open={index < OPEN_FIRST} latest={index === 0} />
            </li>
          ))}
        </ol>
      </div>
    </ListingFrame>,
  )
}

const VIA: Record<string, string> = {
  submit_draft: 'Submitted',
  delete_account: 'Given back, as an account was deleted,',
  update_draft: 'Edited in the draft',
  update_my_listing: 'Edited',
  set_founder_story: 'Story written',
  add_milestone: 'Milestone added',
  delete_milestone: 'Milestone removed',
  regenerate: 'Read again',
  accept_invite: 'Co-founder joined',
  save_photo: 'Photo of the founder',
  upload_picture: 'Picture',
  upload_listing_picture: 'Picture',
  remove_photo: 'Photo of the founder removed',
  update_founder_profile: 'Founder profile',
  restore_version: 'Earlier version brought back',
  competitor: 'Competitor compared',
  decide_proposal: 'Taken from the website',
  accept_transfer: 'Accepted from its former owner',
  verify_claim: 'Claimed',
  decide_claim: 'Given by the site team',
  import_listings: 'Brought in',
}

/** A repository has a slash; of an account that has no more to do with the listing nothing is told. */
const nameOf = (by: string): string => (by.includes('/') ? `a run of ${by}` : by === 'ListingBot' ? by : 'somebody else')

type CardProps = {
  who: (by: string) => string
  compare: Compare
  listing_id: number
  version: Version
  open: boolean
  latest: boolean
}

function VersionCard({ who, compare, listing_id, version: { version, at, by, via, changes }, open, latest }: CardProps) {
  return (
    <details class="card version" open={open && changes.length > 0}>
      <summary>
        <strong class="figure">{version}</strong> {VIA[via] ?? via.replaceAll('_', ' ')} by {who(by)} ·{' '}
        <span class="muted">
          <Time at={at} form="instant" />
          {changes.length > 0 && `, ${changes.length} ${changes.length === 1 ? 'change' : 'changes'}`}
        </span>
      </summary>
      {changes.length === 0 && <p class="muted small">{version === 1 ? 'The listing as it started.' : 'It says the same as before.'}</p>}
      <dl class="dashboard-changes">
        {changes.map(({ field, before, after }) => (
          <div>
            <dt>{labelOf(field)}</dt>
            <dd>
              <Change before={before} after={after} compare={compare} />
            </dd>
          </div>
        ))}
      </dl>
      {!latest && (
        <PostForm action={`/account/listings/${listing_id}/versions`}>
          <button class="button quiet small" name="version" value={version}>
            Bring version {version} back
          </button>
        </PostForm>
      )}
    </details>
  )
}

function Change({ before, after, compare }: { before: unknown; after: unknown; compare: Compare }) {
  const lists = Array.isArray(before) || Array.isArray(after)
  if (lists) {
    const entries = (value: unknown) => (Array.isArray(value) ? value.map((entry) => readable(entry)) : [])
    return (
      <ul class="plain diff">
        {diffEntries(entries(before), entries(after)).map((piece) => (
          <li>
            <Shown piece={piece} />
          </li>
        ))}
      </ul>
    )
  }
  return (
    <p class="diff">
      {compare(readable(before), readable(after)).map((piece) => (
        <Shown piece={piece} />
      ))}
    </p>
  )
}

function Shown({ piece: { kind, text } }: { piece: Piece }) {
  if (kind === 'same') return <span>{text}</span>
  return kind === 'gone' ? <del>{text}</del> : <ins>{text}</ins>
}
