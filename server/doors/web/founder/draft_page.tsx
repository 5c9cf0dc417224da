/** @jsxRuntime automatic @jsxImportSource preact */
import type { Route } from '../frame/door.ts'
import type { Problem } from '../../../base/error.ts'
import { UPLOAD_BYTES_MAX } from '../../../base/limits.ts'
import { fieldErrorsOf, type FieldErrors } from '../frame/parts.tsx'
import { problemPage } from '../frame/error_page.tsx'
import { htmlPage, redirect, type PageOptions } from '../frame/html_page.tsx'
import type { Called } from '../../call.ts'
import type { PageRequest } from '../frame/page_request.ts'
import { cellNamed, hasAnything, type Draft } from './cells.ts'
import { holdsTyped, readEdit } from './draft_edit.ts'
import { isPicture, UPLOADS } from './draft_pictures.tsx'
import type { Typed } from './draft_field.tsx'
import { Failed } from './draft_reading.tsx'
import { Live } from './draft_live.tsx'
import { DONE, Review } from './draft_review.tsx'
import { FailedForStranger, OF, signInToKeep } from './draft_stranger.tsx'
import { STRANGER_HOURS } from '../../../base/limits.ts'
import { anchorOf, fieldNamed } from './fields.ts'
import { isLent } from './listing_frame.tsx'
import { shortUrl } from '../public/words.ts'
import { submitPage } from './submit_page.tsx'
import { SHOWN } from '../frame/shown_fields.ts'
import { overtakenStory } from './story_fields.tsx'
import { overtakenIn, readValue } from './values.ts'

const REFRESH_SECONDS = 3
const URL_CHARACTERS_MAX = 2048

export const draftRoute: Route = {
  path: '/account/drafts/:id',
  // Each field has a form of its own; that of a picture is the largest.
  form_bytes_max: UPLOAD_BYTES_MAX,
  account: 'or_stranger',
  written: true,
  async get(ctx) {
    const called = await readDraft(ctx)
    return called.ok ? draftPage(ctx, called.value) : notTheirs(ctx, called.problem)
  },
  async post(ctx) {
    const called = await readDraft(ctx)
    return called.ok ? edit(ctx, called.value) : notTheirs(ctx, called.problem)
  },
}

const readDraft = (ctx: PageRequest): Promise<Called<'get_draft'>> => ctx.call('get_draft', { id: ctx.params.id ?? '' })

/**
 * A draft that is not the visitor's looks like none. Whoever signed in with a draft of a website that their account has one of already is
 * led to that one; whoever has not signed in may find theirs behind it.
 */
async function notTheirs(ctx: PageRequest, problem: Problem): Promise<Response> {
  if (problem.code !== 'not_found') return problemPage(ctx, problem)
  if (!ctx.session) return redirect(`/sign-in?${new URLSearchParams({ return_to: ctx.url.pathname })}`)
  const url = ctx.url.searchParams.get(OF)?.slice(0, URL_CHARACTERS_MAX)
  const own = url ? await ctx.call('list_my_drafts', { url, per_page: 1 }) : null
  const [first] = own?.ok ? own.value.items : []
  return first ? redirect(`/account/drafts/${first.id}?done=existing`) : problemPage(ctx, problem)
}

async function draftPage(ctx: PageRequest, draft: Draft, typed?: Typed): Promise<Response> {
  const moving = draft.status === 'crawling' || draft.status === 'drafting'
  const head = { title: `Draft of ${new URL(draft.url).host}`, noindex: true, section: 'account' as const, status: typed ? 422 : 200 }
  if (moving && !hasAnything(draft)) return livePage(ctx, draft, head)
  if (draft.status === 'failed' && !typed && !ctx.url.searchParams.has('by_hand')) {
    const watched = await ctx.call('watch_draft', { id: draft.id })
    return htmlPage(
      ctx,
      head,
      <div class="narrow stack loose">
        <h1>We could not read {shortUrl(draft.url)}</h1>
        <Failed draft={draft} watched={watched.ok ? watched.value : null} />
        {!ctx.session && <FailedForStranger draft={draft} />}
      </div>,
    )
  }
  const [categories, account] = await Promise.all([ctx.call('list_categories', {}), ctx.call('get_account', {})])
  const catalogue = categories.ok ? categories.value.items.map(({ name }) => name) : []
  const named = account.ok && !account.value.profile.missing.some(({ code }) => code === 'name')
  const lent = draft.listing_id !== null && (await isLent(ctx, draft.listing_id))
  const first_founder = lent ? 'Owner' : named ? 'You' : null
  return htmlPage(
    ctx,
    { ...head, ...(moving ? { refresh_seconds: REFRESH_SECONDS } : {}) },
    <Review ctx={ctx} draft={draft} catalogue={catalogue} first_founder={first_founder} {...(typed ? { typed } : {})} />,
  )
}

async function livePage(ctx: PageRequest, draft: Draft, head: PageOptions): Promise<Response> {
  const watched = await ctx.call('watch_draft', { id: draft.id })
  if (!watched.ok) return notTheirs(ctx, watched.problem)
  return htmlPage(
    ctx,
    { ...head, refresh_seconds: REFRESH_SECONDS },
    <>
      <Live id={draft.id} watched={watched.value} />
      {!ctx.session && (
        <p class="muted small live-foot">
          Your draft stays in this browser for {STRANGER_HOURS} hours. You don’t need an account to look at it.
        </p>
      )}
    </>,
  )
}

async function edit(ctx: PageRequest, draft: Draft): Promise<Response> {
  const form = await ctx.form()
  const act = form.text('do')
  if (act === 'submit') return submit(ctx, draft)
  const field = form.text('field')
  const again = (fieldErrors: FieldErrors, shown = form.text(SHOWN)) =>
    draftPage(ctx, draft, { field, act, text: (name) => (name === SHOWN ? shown : form.text(name)), all: form.all, fieldErrors })
  const refused = (problem: Problem, nameOf: (pointer: string) => string) => again(fieldErrorsOf(problem, nameOf))
  if (act === 'invite') {
    if (!ctx.session) return redirect(signInToKeep(draft))
    const invited = await ctx.call('invite_cofounder', { id: draft.id, email: form.text('email') })
    return invited.ok ? done(draft, act, 'founders') : refused(invited.problem, () => 'email')
  }
  if (act === 'upload' && isPicture(field)) {
    if (!ctx.session) return redirect(signInToKeep(draft))
    const file = form.file('file')
    const bytes = file ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array()
    const sent = await ctx.call('upload_picture', { id: draft.id, kind: UPLOADS[field], file: bytes })
    return sent.ok ? done(draft, act, field) : refused(sent.problem, () => 'file')
  }
  if (/^re(store|generate)$/.test(act) && !form.has('drop') && holdsTyped(form))
    return again({ [field]: 'What you typed is not saved. Save it, or close this and press the same button again to discard it.' })
  const words = fieldNamed(field)
  const { value } = cellNamed(draft, field)
  const told = words
    ? act === 'save' && overtakenIn(form, [[field, readValue(words, form, field), value, words.kind]])
    : field === 'story' && overtakenStory(form, draft.story)
  if (told) return again(told.fieldErrors, told.shown)
  const read = readEdit(draft, form)
  if (!read) return draftPage(ctx, draft)
  const updated = await ctx.call('update_draft', { id: draft.id, ...read.edits })
  if (!updated.ok) return refused(updated.problem, read.nameOf)
  // What is saved is not read again.
  return done(draft, act === 'regenerate' && updated.value.status === 'ready' ? 'kept' : act, field)
}

/** Back to where the change was made; the word for what was done is one of a closed list. */
function done(draft: Draft, act: string, field: string): Response {
  const words = Object.hasOwn(DONE, act) ? act : 'save'
  // A milestone or a story alone makes no draft ready of a website that could not be read.
  const by_hand = draft.status === 'failed' && act !== 'regenerate' ? '&by_hand=1' : ''
  return redirect(`/account/drafts/${draft.id}?done=${words}${by_hand}#${encodeURIComponent(anchorOf(field))}`)
}

async function submit(ctx: PageRequest, draft: Draft): Promise<Response> {
  if (!ctx.session) return redirect(signInToKeep(draft))
  const called = await ctx.call('submit_draft', { id: draft.id })
  if (called.ok) return redirect(`/account/listings/${called.value.listing_id}?done=submitted`)
  // The page for another address leads to the listing that there is, and to its claim.
  return called.problem.code === 'already_listed' ? submitPage(ctx, draft.url, called.problem) : problemPage(ctx, called.problem)
}
