/** @jsxRuntime automatic @jsxImportSource preact */
import { Notice, Snippet } from '../frame/parts.tsx'
import type { Draft } from './cells.ts'
import { shortUrl } from '../public/words.ts'
import { PostForm } from '../frame/post_form.tsx'

const PAGES_READ_MAX = 12

/** The website while it is being read, for the first time or once more; a script asks for it every second. */
export function Reading({ draft }: { draft: Draft }) {
  const { status, progress, url } = draft
  const { pages_found, pages_read, pages_rendered, reading } = progress
  const wanted = Math.max(1, Math.min(PAGES_READ_MAX, pages_found))
  const drafting = status === 'drafting'
  return (
    <div role="status">
      <section class="reading-site card" id="reading" data-poll aria-labelledby="reading-title">
        <h2 id="reading-title">{drafting ? 'Proving every value' : `Reading ${shortUrl(url)}`}</h2>
        <ol class="steps plain">
          <li class={drafting ? 'done' : 'now'}>
            <span>Read the pages that tell most</span>
            <span class="figure muted">
              {pages_read} of {drafting ? pages_read : wanted}
              {pages_rendered > 0 && `, ${pages_rendered} in a browser`}
            </span>
          </li>
          <li class={drafting ? 'now' : ''}>
            <span>Draft each value, with the quote that proves it</span>
          </li>
          <li>
            <span>Your review</span>
          </li>
        </ol>
        {drafting ? (
          <progress aria-label="Drafting" />
        ) : (
          <progress aria-label="Pages read" max={wanted} value={Math.min(wanted, pages_read)} />
        )}
        <p class="muted small reading-now">
          {!drafting && reading ? `Now: ${shortUrl(reading)}` : 'Usually done within a minute. You may leave this page; it goes on.'}
        </p>
      </section>
    </div>
  )
}

/** The website while some fields are read again; what stood there stands meanwhile. */
export function ReadingAgain() {
  return (
    <section class="notice" id="reading" data-poll>
      <p class="notice-title">Your website is being read again</p>
      <p class="small">The values stand as they are until it is done. What you saved stays yours.</p>
      <progress aria-label="Reading again" />
    </section>
  )
}

/** What a language model is about to add, or how much of what it proposed the website does not state. */
export function ModelNote({ draft }: { draft: Draft }) {
  const { model } = draft.progress
  if (model?.state === 'waiting')
    return <p class="muted small">A language model is still asked for what was left blank; load this page again to see what it added.</p>
  if (!model || model.unproven === 0) return null
  return (
    <p class="muted small">
      {model.unproven === 1 ? 'One proposal' : `${model.unproven} proposals`} of the language model left out: no line of your website states{' '}
      {model.unproven === 1 ? 'it' : 'them'}.
    </p>
  )
}

/** Why the website could not be read, and the two ways to go on. */
export function Failed({ draft }: { draft: Draft }) {
  const { error, id, url } = draft
  return (
    <div class="stack">
      <Notice tone="bad" title={`${shortUrl(url)} could not be read`}>
        <p>{error?.message}</p>
        <p>{error?.fix}</p>
      </Notice>
      {error?.code === 'robots_disallowed' && (
        <>
          <p>These lines in your robots.txt let us in, and nobody else:</p>
          <Snippet code={'User-agent: ListingBot\nAllow: /'} label="Lines for robots.txt" />
        </>
      )}
      <div class="cluster">
        <PostForm action={`/account/drafts/${id}`}>
          <input type="hidden" name="field" value="name" />
          <button class="button" name="do" value="regenerate">
            Try again
          </button>
        </PostForm>
        <a class="button quiet" href={`/account/drafts/${id}?by_hand=1`}>
          Fill it in by hand
        </a>
        <a href="/submit">Another address</a>
      </div>
    </div>
  )
}
