/** @jsxRuntime automatic @jsxImportSource preact */
import type { FieldErrors } from '../frame/parts.tsx'
import { PostForm } from '../frame/post_form.tsx'

type Props = { value?: string | null | undefined; fieldErrors?: FieldErrors | undefined; autofocus?: boolean }

/** No address is longer; what is comes back with its beginning alone. */
const SHOWN_CHARS_MAX = 254

/** Asks for the weekly newsletter; any page may place it, once. */
export function NewsletterForm({ value, fieldErrors = {}, autofocus }: Props) {
  const mistake = fieldErrors.email
  const described = mistake ? 'newsletter-hint newsletter-mistake' : 'newsletter-hint'
  return (
    <PostForm id="newsletter" action="/newsletter" class="newsletter-form">
      <label for="newsletter-email">Your e-mail address</label>
      <div class="newsletter-row">
        <input
          id="newsletter-email"
          name="email"
          type="email"
          required
          maxlength={SHOWN_CHARS_MAX}
          autocomplete="email"
          placeholder="you@example.com"
          value={(value ?? '').slice(0, SHOWN_CHARS_MAX)}
          autofocus={autofocus}
          aria-invalid={mistake ? 'true' : undefined}
          aria-describedby={described}
        />
        <button class="button">Get the newsletter</button>
      </div>
      {mistake && (
        <p class="mistake" id="newsletter-mistake">
          {mistake}
        </p>
      )}
      <p class="hint" id="newsletter-hint">
        One e-mail a week, once you press the link in the first one. Every e-mail has an unsubscribe link.
      </p>
    </PostForm>
  )
}
