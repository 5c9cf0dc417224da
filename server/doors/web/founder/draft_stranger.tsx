/** @jsxRuntime automatic @jsxImportSource preact */
import { STRANGER_HOURS } from '../../../base/limits.ts'
import type { Draft } from './cells.ts'

/** Names the website to return to, where the account turns out to have a draft of it already. */
export const OF = 'of'

/** Signing in that ends at this draft. */
export const signInToKeep = ({ id, url }: Draft): string =>
  `/sign-in?${new URLSearchParams({ return_to: `/account/drafts/${id}?${new URLSearchParams({ [OF]: url })}` })}`

/** The one place that asks for a sign-in: where the draft is worth keeping. */
export function KeepDraft({ draft }: { draft: Draft }) {
  return (
    <div class="notice keep-draft">
      <p>
        <strong>This draft is yours for {STRANGER_HOURS} hours, in this browser only.</strong> Look around and change what you like. Sign in
        when you want to keep it: it moves to your account with every edit, and nothing is published until you submit it.
      </p>
      <p>
        <a class="button quiet" href={signInToKeep(draft)}>
          Sign in to keep it
        </a>
      </p>
    </div>
  )
}

/** What a failed draft means for somebody who has no account yet. */
export function FailedForStranger({ draft }: { draft: Draft }) {
  return (
    <p class="muted small">
      Nothing is lost: no account was created, and nothing was published. What you fill in by hand stays in this browser for{' '}
      {STRANGER_HOURS} hours; <a href={signInToKeep(draft)}>sign in</a> to keep it for longer.
    </p>
  )
}
