/** @jsxRuntime automatic @jsxImportSource preact */
import { listKeys, SCOPES, stateOfKey, type KeyRow } from '../../../auth/keys.ts'
import { KEY_NAME_CHARS_MAX } from '../../../base/limits.ts'
import { askBefore } from '../frame/ask_before.tsx'
import { fieldErrorsIn } from '../frame/called.ts'
import type { Route } from '../frame/door.ts'
import type { Form } from '../frame/form.ts'
import { redirect } from '../frame/html_page.tsx'
import { Empty, Field, Notice, Select, Snippet, Time, type FieldErrors } from '../frame/parts.tsx'
import { ScopeWords } from '../sign_in/scopes.tsx'
import type { PageRequest } from '../frame/page_request.ts'
import { taken } from '../public/taken.ts'
import { sessionOf } from './session_of.ts'
import { accountPage } from './account_page.tsx'
import { Choices, PostForm } from '../frame/post_form.tsx'

const ENDS = [
  { value: '30', days: 30, label: 'after 30 days' },
  { value: '90', days: 90, label: 'after 90 days' },
  { value: '365', days: 365, label: 'after a year' },
  { value: '', days: null, label: 'never' },
] as const

type Typed = { name: string; scopes: string[]; expires_days: string }
const DONE = { revoked: 'The key is revoked and no longer works anywhere.' }
const NOTHING: Typed = { name: '', scopes: ['account:read', 'listings:write'], expires_days: '90' }

/** `/account/keys`: keys are made here and shown once, looked over, and ended. */
export const keysRoute: Route = {
  path: '/account/keys',
  account: true,
  get: (ctx) => keysPage(ctx),
  async post(ctx) {
    const form = await ctx.form()
    if (form.text('action') === 'revoke') return revoke(ctx, form)
    return makeKey(ctx, { name: form.text('name'), scopes: form.all('scopes'), expires_days: form.text('expires_days') })
  },
}

async function revoke(ctx: PageRequest, form: Form): Promise<Response> {
  const name = form.text('name')
  const asked = askBefore(ctx, form, accountPage, {
    ...{ title: `Revoke ${name}?`, at: '/account/keys', button: 'Revoke it', back: '/account/keys' },
    children: <p>Programs that use it stop working at once, and it cannot be brought back.</p>,
  })
  if (asked) return asked
  taken(await ctx.call('revoke_key', { name }))
  return redirect('/account/keys?done=revoked')
}

async function makeKey(ctx: PageRequest, typed: Typed): Promise<Response> {
  const end = ENDS.find(({ value }) => value === typed.expires_days)
  if (!end) return keysPage(ctx, typed, { expires_days: 'Choose one of these.' })
  const scopes = SCOPES.filter((scope) => typed.scopes.includes(scope))
  const made = await ctx.call('create_key', { name: typed.name, scopes, expires_days: end.days })
  return made.ok ? keysPage(ctx, NOTHING, {}, made.value.key) : keysPage(ctx, typed, fieldErrorsIn(made))
}

async function keysPage(
  ctx: PageRequest,
  typed: Typed = NOTHING,
  fieldErrors: FieldErrors = {},
  made: string | null = null,
): Promise<Response> {
  const { service } = ctx
  const keys = await listKeys(service.database, sessionOf(ctx).account_id)
  return accountPage(
    ctx,
    { title: 'API keys', at: '/account/keys', done: DONE, fieldErrors },
    <>
      {made && <NewKey secret={made} />}
      <section class="stack" aria-labelledby="keys">
        <h2 id="keys">Your keys</h2>
        {keys.length === 0 ? (
          <Empty title="No keys yet">A key lets a program act for you, within the scopes you tick.</Empty>
        ) : (
          keys.map((key) => <KeyCard item={key} now={service.clock()} />)
        )}
      </section>
      <section class="stack" aria-labelledby="make">
        <h2 id="make">Create a key</h2>
        <KeyForm typed={typed} fieldErrors={fieldErrors} />
      </section>
    </>,
  )
}

function NewKey({ secret }: { secret: string }) {
  return (
    <Notice tone="good" title="Your new key. It is shown only once.">
      <Snippet code={secret} label="The new key" />
      <p>
        Send it as <code>Authorization: Bearer {secret.slice(0, 8)}…</code>, or give it to the terminal as <code>LISTING_API_KEY</code>.
      </p>
    </Notice>
  )
}

function KeyForm({ typed, fieldErrors }: { typed: Typed; fieldErrors: FieldErrors }) {
  return (
    <PostForm action="/account/keys" class="stack">
      <Field
        name="name"
        label="Name"
        value={typed.name}
        maxlength={KEY_NAME_CHARS_MAX}
        required
        fieldErrors={fieldErrors}
        hint="What it is for; only you see it."
      />
      <Choices name="scopes" legend="What it can do" fieldErrors={fieldErrors}>
        {SCOPES.map((scope) => (
          <label class="check">
            <input type="checkbox" name="scopes" value={scope} checked={typed.scopes.includes(scope)} />
            <ScopeWords scope={scope} />
          </label>
        ))}
      </Choices>
      <Select name="expires_days" label="Expires" value={typed.expires_days} options={ENDS} fieldErrors={fieldErrors} />
      <button class="button" name="action" value="create">
        Create the key
      </button>
    </PostForm>
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
    <PostForm action="/account/keys">
      <input type="hidden" name="name" value={name} />
      <button class="button danger small" name="action" value="revoke" aria-label={`Revoke ${name}`}>
        Revoke…
      </button>
    </PostForm>
  )
}
