/** @jsxRuntime automatic @jsxImportSource preact */
import { countKeys, listKeys, newKey, revokeKey, saveKey, SCOPES, stateOfKey, type KeyRow } from '../../auth/keys.ts'
import { KEYS_PER_ACCOUNT_MAX } from '../../limits.ts'
import { AccountFrame } from '../account_frame.tsx'
import type { Route } from '../door.ts'
import { htmlPage, redirect } from '../page.tsx'
import { Empty, Field, Notice, Select, Snippet, Time, type Mistakes } from '../parts.tsx'
import { ScopeWords } from '../sign_in/scopes.tsx'
import type { Visit } from '../visit.ts'
import { sessionOf } from './session_of.ts'

const NAME_CHARS_MAX = 60
const ENDS = [
  { value: '30', label: 'after 30 days' },
  { value: '90', label: 'after 90 days' },
  { value: '365', label: 'after a year' },
  { value: '', label: 'never' },
] as const

type Typed = { name: string; scopes: string[]; expires_days: string }
const NOTHING: Typed = { name: '', scopes: ['account:read', 'listings:write'], expires_days: '90' }

/** `/account/keys`: keys are made here and shown once, looked over, and ended. */
export const keysRoute: Route = {
  path: '/account/keys',
  account: true,
  get: (visit) => keysPage(visit),
  async post(visit) {
    const form = await visit.form()
    if (form.text('action') === 'revoke') {
      const { service } = visit
      await revokeKey(service.database, sessionOf(visit).account_id, form.text('name'), service.clock())
      await service.waker.settled()
      return redirect('/account/keys?done=revoked')
    }
    return makeKey(visit, { name: form.text('name'), scopes: form.all('scopes'), expires_days: form.text('expires_days') })
  },
}

async function makeKey(visit: Visit, typed: Typed): Promise<Response> {
  const { service } = visit
  const { account_id } = sessionOf(visit)
  const scopes = SCOPES.filter((scope) => typed.scopes.includes(scope))
  const end = ENDS.find(({ value }) => value === typed.expires_days)
  if (typed.name === '' || typed.name.length > NAME_CHARS_MAX || /\p{Cc}/u.test(typed.name))
    return keysPage(visit, typed, { name: `Give it a name of 1 to ${NAME_CHARS_MAX} characters, such as what it is for.` })
  if (scopes.length === 0) return keysPage(visit, typed, { scopes: 'Tick at least one.' })
  if (!end) return keysPage(visit, typed, { expires_days: 'Choose one of these.' })
  const now = service.clock()
  if ((await countKeys(service.database, account_id, now)) >= KEYS_PER_ACCOUNT_MAX)
    return keysPage(visit, typed, { '': `An account has at most ${KEYS_PER_ACCOUNT_MAX} keys. Revoke one that you no longer need.` })
  const key = newKey()
  const expires_at = end.value === '' ? null : new Date(now.getTime() + Number(end.value) * 86_400_000)
  const saved = await saveKey(service.database, { account_id, name: typed.name, key, scopes, expires_at, now })
  return saved
    ? keysPage(visit, NOTHING, {}, key)
    : keysPage(visit, typed, { name: 'You have a key of this name. Choose another, or revoke that one.' })
}

async function keysPage(visit: Visit, typed: Typed = NOTHING, mistakes: Mistakes = {}, made: string | null = null): Promise<Response> {
  const { service } = visit
  const keys = await listKeys(service.database, sessionOf(visit).account_id)
  return htmlPage(
    visit,
    { title: 'API keys', noindex: true, secret: true, section: 'account', status: Object.keys(mistakes).length > 0 ? 422 : 200 },
    <AccountFrame at="/account/keys">
      <div class="stack loose">
        <h1>API keys</h1>
        {made && (
          <Notice tone="good" title="Your new key. It is shown this once.">
            <Snippet code={made} label="The new key" />
            <p>
              Send it as <code>Authorization: Bearer {made.slice(0, 8)}…</code>, or give it to the terminal as <code>LISTING_API_KEY</code>.
            </p>
          </Notice>
        )}
        {visit.url.searchParams.get('done') === 'revoked' && <Notice tone="good">The key is revoked; it works nowhere any more.</Notice>}
        {mistakes[''] && <Notice tone="bad">{mistakes['']}</Notice>}
        <section class="stack" aria-labelledby="keys">
          <h2 id="keys">Your keys</h2>
          {keys.length === 0 ? (
            <Empty title="No keys yet">A key lets a program act for you, within the scopes you tick.</Empty>
          ) : (
            keys.map((key) => <KeyCard item={key} now={service.clock()} />)
          )}
        </section>
        <section class="stack" aria-labelledby="make">
          <h2 id="make">Make a key</h2>
          <form method="post" action="/account/keys" class="stack">
            <Field
              name="name"
              label="Name"
              value={typed.name}
              maxlength={NAME_CHARS_MAX}
              required
              mistakes={mistakes}
              hint="What it is for; only you see it."
            />
            <fieldset class="field">
              <legend>It may</legend>
              {SCOPES.map((scope) => (
                <label class="check">
                  <input type="checkbox" name="scopes" value={scope} checked={typed.scopes.includes(scope)} />
                  <ScopeWords scope={scope} />
                </label>
              ))}
              {mistakes.scopes && <p class="mistake">{mistakes.scopes}</p>}
            </fieldset>
            <Select name="expires_days" label="It ends" value={typed.expires_days} options={ENDS} mistakes={mistakes} />
            <button class="button" name="action" value="create">
              Make the key
            </button>
          </form>
        </section>
      </div>
    </AccountFrame>,
  )
}

function KeyCard({ item, now }: { item: KeyRow; now: Date }) {
  const state = stateOfKey(item, now)
  return (
    <section class="card stack" aria-label={item.name}>
      <div class="split">
        <h3>
          {item.name} {state !== 'works' && <span class="tag">{state}</span>}
        </h3>
        {!item.revoked_at && <RevokeForm name={item.name} />}
      </div>
      <dl class="facts">
        <dt>Key</dt>
        <dd>
          <code>{item.start}…</code>
        </dd>
        <dt>Scopes</dt>
        <dd>{item.scopes.join(', ')}</dd>
        <dt>Made</dt>
        <dd>
          <Time at={item.created_at.toISOString()} />
        </dd>
        <dt>Last used</dt>
        <dd>{item.last_used_at ? <Time at={item.last_used_at.toISOString()} form="instant" /> : 'not yet'}</dd>
        <dt>Ends</dt>
        <dd>{item.expires_at ? <Time at={item.expires_at.toISOString()} /> : 'never'}</dd>
      </dl>
    </section>
  )
}

function RevokeForm({ name }: { name: string }) {
  return (
    <form method="post" action="/account/keys">
      <input type="hidden" name="name" value={name} />
      <button class="button danger small" name="action" value="revoke" aria-label={`Revoke ${name}`}>
        Revoke
      </button>
    </form>
  )
}
