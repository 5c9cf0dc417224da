/** @jsxRuntime automatic @jsxImportSource preact */
import { SCOPES } from '../../../auth/keys.ts'
import type { Scope } from '../../../core/spec.ts'

/** What each scope allows, as a person reads it. */
const WORDS: Record<Scope, string> = {
  'account:read': 'See your account, your drafts, listings and orders',
  'listings:write': 'Create and edit your drafts and listings, and publish whatever you could publish',
  'listings:manage': 'Ask to take your listings down, give them away or share them. You confirm each request by e-mail',
  'orders:write': 'Price orders and create checkout links. Only you can pay',
  'webhooks:manage': 'Send events about your drafts, listings and orders to addresses it chooses',
}

export const ScopeWords = ({ scope }: { scope: Scope }) => (
  <span>
    {WORDS[scope]} <code class="muted">{scope}</code>
  </span>
)

/** What an app asks for, on the page where a person decides; what it asks beside our scopes is not for persons. */
export function AskedScopes({ asked }: { asked: string[] }) {
  return (
    <section class="card stack" aria-labelledby="scopes">
      <h2 id="scopes">Until you disconnect it, it can</h2>
      <ul class="scopes">
        {SCOPES.filter((scope) => asked.includes(scope)).map((scope) => (
          <li>
            <ScopeWords scope={scope} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What a person decides by. */
export const AllowOrDeny = () => (
  <>
    <button class="button" name="decision" value="allow">
      Allow
    </button>
    <button class="button quiet" name="decision" value="deny">
      Deny
    </button>
  </>
)
