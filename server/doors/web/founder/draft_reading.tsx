/** @jsxRuntime automatic @jsxImportSource preact */
import { FIXES } from '../../../crawl/crawl_failed.ts'
import { Notice, Snippet } from '../frame/parts.tsx'
import type { Draft } from './cells.ts'
import { Found, PagesRead, type Watched } from './draft_live.tsx'
import { PostForm } from '../frame/post_form.tsx'

/** The website while some fields are read again; what stood there stands meanwhile. */
export function ReadingAgain({ draft }: { draft: Draft }) {
  return (
    <section class="notice" id="reading" data-poll data-stream={`/account/drafts/${draft.id}/live`}>
      <p class="notice-title">Your website is being read again</p>
      <p class="small">The values stay as they are until then. What you saved is kept.</p>
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

/** Whatever is asked for has all of a website read that could not be; what is its owner's own asks for nothing. */
const firstUnsaved = ({ fields }: Draft): string =>
  Object.entries(fields).find(([, { state }]) => state === 'ai' || state === 'not_found')?.[0] ?? 'name'

/** Why the website could not be read, what was read until then, and the ways to go on. */
export function Failed({ draft, watched }: { draft: Draft; watched: Watched | null }) {
  const { error, id } = draft
  return (
    <div class="stack">
      <Notice tone="bad">
        <p>{error?.message}</p>
        <p>{error?.fix}</p>
      </Notice>
      {error?.fix === FIXES.robots_disallowed && (
        <>
          <p>These lines in your robots.txt let in our crawler and nobody else:</p>
          <Snippet code={'User-agent: ListingBot\nAllow: /'} label="Lines for robots.txt" />
        </>
      )}
      <div class="cluster">
        <PostForm action={`/account/drafts/${id}`}>
          <input type="hidden" name="field" value={firstUnsaved(draft)} />
          <button class="button" name="do" value="regenerate">
            Try again
          </button>
        </PostForm>
        <a class="button quiet" href={`/account/drafts/${id}?by_hand=1`}>
          Fill it in by hand
        </a>
        <a href="/submit">Another address</a>
      </div>
      {watched && watched.pages.length > 0 && <ReadUntilThen watched={watched} />}
    </div>
  )
}

/** Nothing of it was kept in the draft, but whoever fills it in by hand need not look for it again. */
function ReadUntilThen({ watched }: { watched: Watched }) {
  return (
    <section class="stack" aria-labelledby="read-title">
      <h2 id="read-title">What we had read by then</h2>
      <PagesRead watched={watched} />
      {watched.values.length > 0 && (
        <>
          <h2>What we had found on it</h2>
          <p class="muted small">Not in your draft yet: trying again looks for it once more, and what you fill in by hand is kept.</p>
          <Found watched={watched} />
        </>
      )}
    </section>
  )
}
