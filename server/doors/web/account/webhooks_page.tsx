/** @jsxRuntime automatic @jsxImportSource preact */
import type { Schemas } from '../../../../sdk/contract.ts'
import { WEBHOOKS_PER_ACCOUNT_MAX } from '../../../base/limits.ts'
import { askBefore } from '../frame/ask_before.tsx'
import { fieldErrorsIn } from '../frame/called.ts'
import type { Route } from '../frame/door.ts'
import type { Form } from '../frame/form.ts'
import { redirect } from '../frame/html_page.tsx'
import type { PageRequest } from '../frame/page_request.ts'
import { Empty, Field, Notice, Snippet, Time, type FieldErrors } from '../frame/parts.tsx'
import { PostForm } from '../frame/post_form.tsx'
import { printsOf, SHOWN, untouchedIn } from '../frame/shown_fields.ts'
import { taken } from '../public/taken.ts'
import { accountPage } from './account_page.tsx'
import { Deliveries, deliveriesOf } from './webhook_deliveries.tsx'
import { isEventType, TypeChoices } from './webhook_types.tsx'

type Webhook = Schemas['Webhook']
type Typed = { url: string; description: string; types: Schemas['EventType'][] }

const AT = '/account/webhooks'
const NOTHING: Typed = { url: '', description: '', types: ['draft.ready', 'listing.live', 'order.paid'] }
const DONE = {
  deleted: 'The webhook is deleted; nothing more is sent to it.',
  saved: 'The webhook has been changed.',
  on: 'Events are sent to it from now on.',
  off: 'Nothing is sent to it until you switch it on again.',
  test: 'A test event is on its way. Open this page again in a moment to see what came of it.',
  again: 'The event is on its way again.',
}

/** `/account/webhooks`: the addresses that are told of events, and a form for another one. */
export const webhooksRoute: Route = {
  path: AT,
  account: true,
  written: true,
  get: (ctx) => listPage(ctx),
  async post(ctx) {
    const typed = typedIn(await ctx.form())
    const made = await ctx.call('create_webhook', typed)
    return made.ok ? listPage(ctx, NOTHING, {}, made.value.secret) : listPage(ctx, typed, fieldErrorsIn(made, fieldOf))
  },
}

/** `/account/webhooks/ID`: one of them, with what was sent to it. */
export const webhookRoute: Route = {
  path: `${AT}/:webhook_id`,
  account: true,
  written: true,
  get: (ctx) => onePage(ctx),
  async post(ctx) {
    const form = await ctx.form()
    const webhook_id = ctx.params.webhook_id ?? ''
    const back = (done: keyof typeof DONE) => redirect(`${AT}/${webhook_id}?done=${done}`)
    switch (form.text('action')) {
      case 'delete':
        return remove(ctx, form, webhook_id)
      case 'rotate': {
        const { secret } = taken(await ctx.call('rotate_webhook_secret', { webhook_id }))
        return onePage(ctx, { secret })
      }
      case 'on':
      case 'off': {
        const enabled = form.text('action') === 'on'
        taken(await ctx.call('update_webhook', { webhook_id, enabled }))
        return back(enabled ? 'on' : 'off')
      }
      case 'test': {
        const type = form.text('type')
        taken(await ctx.call('send_test_event', { webhook_id, type: isEventType(type) ? type : 'listing.live' }))
        return back('test')
      }
      case 'again':
        taken(await ctx.call('redeliver_event', { webhook_id, delivery_id: form.text('delivery_id') }))
        return back('again')
      default: {
        const typed = typedIn(form)
        const edits = editsIn(form, typed)
        if (Object.keys(edits).length === 0) return back('saved')
        const saved = await ctx.call('update_webhook', { webhook_id, ...edits })
        return saved.ok ? back('saved') : onePage(ctx, { typed, shown: form.text(SHOWN), fieldErrors: fieldErrorsIn(saved, fieldOf) })
      }
    }
  },
}

async function remove(ctx: PageRequest, form: Form, webhook_id: string): Promise<Response> {
  const { url } = taken(await ctx.call('get_webhook', { webhook_id }))
  const asked = askBefore(ctx, form, accountPage, {
    ...{ title: 'Delete this webhook?', at: AT, button: 'Delete it', back: `${AT}/${webhook_id}` },
    children: <p>Nothing is sent to {url} any more. Its secret and the record of what was sent to it are deleted for good.</p>,
  })
  if (asked) return asked
  taken(await ctx.call('delete_webhook', { webhook_id }))
  return redirect(`${AT}?done=deleted`)
}

const typedIn = (form: Form): Typed => ({
  url: form.text('url'),
  description: form.text('description'),
  types: form.all('types').filter(isEventType),
})

const shownBy = ({ url, description, types }: Typed): string =>
  printsOf([
    ['url', url],
    ['description', description],
    ['types', types.toSorted()],
  ])

/** Only what was typed: an address that is sent is told what whoever sends it may read. */
function editsIn(form: Form, { url, description, types }: Typed): Partial<Typed> {
  const untouched = untouchedIn(form)
  return {
    ...(untouched('url', url) ? {} : { url }),
    ...(untouched('description', description) ? {} : { description }),
    ...(untouched('types', types.toSorted()) ? {} : { types }),
  }
}

/** All of a list of kinds stands wrong in one place of the form. */
const fieldOf = (pointer: string): string => /^\/(\w+)/.exec(pointer)?.[1] ?? ''

async function listPage(ctx: PageRequest, typed = NOTHING, fieldErrors: FieldErrors = {}, secret: string | null = null): Promise<Response> {
  const { items } = taken(await ctx.call('list_webhooks', { per_page: WEBHOOKS_PER_ACCOUNT_MAX }))
  const lead =
    'What happens to your drafts, listings and orders is sent to these addresses of yours, signed so that you can tell it comes from us.'
  return accountPage(
    ctx,
    { title: 'Webhooks', at: AT, lead, done: DONE, fieldErrors },
    <>
      {secret && <NewSecret secret={secret} />}
      <section class="stack" aria-labelledby="webhooks">
        <h2 id="webhooks">Your webhooks</h2>
        {items.length === 0 ? (
          <Empty title="No webhooks yet">Add one below, and send it a test.</Empty>
        ) : (
          items.map((item) => <WebhookCard item={item} />)
        )}
      </section>
      <section class="stack" aria-labelledby="make">
        <h2 id="make">Add a webhook</h2>
        <PostForm action={AT} class="stack">
          <WebhookFields typed={typed} fieldErrors={fieldErrors} />
          <button class="button">Add the webhook</button>
        </PostForm>
      </section>
    </>,
  )
}

/** What was just done: a form as it was sent, where it was refused, or a new secret. */
type Done = { typed?: Typed; shown?: string; fieldErrors?: FieldErrors; secret?: string }

async function onePage(ctx: PageRequest, { typed, shown, fieldErrors = {}, secret }: Done = {}): Promise<Response> {
  const webhook_id = ctx.params.webhook_id ?? ''
  const webhook = taken(await ctx.call('get_webhook', { webhook_id }))
  const deliveries = await deliveriesOf(ctx, webhook_id)
  const here = `${AT}/${webhook_id}`
  return accountPage(
    ctx,
    { title: 'Webhook', heading: new URL(webhook.url).host, at: AT, done: DONE, fieldErrors },
    <>
      {secret && <NewSecret secret={secret} />}
      {!webhook.enabled && <Notice tone="warn">It is switched off: nothing is sent to it.</Notice>}
      <section class="stack" aria-labelledby="change">
        <h2 id="change">Address and events</h2>
        <PostForm action={here} class="stack">
          <input type="hidden" name={SHOWN} value={shown ?? shownBy(webhook)} />
          <WebhookFields typed={typed ?? webhook} fieldErrors={fieldErrors} />
          <button class="button">Save</button>
        </PostForm>
      </section>
      <section class="stack" aria-labelledby="actions">
        <h2 id="actions">Test it or end it</h2>
        <PostForm action={here} class="cluster">
          <input type="hidden" name="type" value={webhook.types[0]} />
          <button class="button quiet" name="action" value="test" disabled={!webhook.enabled}>
            Send a test event
          </button>
          <button class="button quiet" name="action" value={webhook.enabled ? 'off' : 'on'}>
            {webhook.enabled ? 'Switch it off' : 'Switch it on'}
          </button>
          <button class="button quiet" name="action" value="rotate">
            Replace the secret
          </button>
          <button class="button danger" name="action" value="delete">
            Delete the webhook…
          </button>
        </PostForm>
        <p class="hint">After you replace the secret, the old one keeps signing beside the new one for 24 hours.</p>
      </section>
      <Deliveries action={here} page={deliveries} can_send={webhook.enabled} />
    </>,
  )
}

function NewSecret({ secret }: { secret: string }) {
  return (
    <Notice tone="good" title="The signing secret. It is shown only once.">
      <Snippet code={secret} label="The signing secret" />
    </Notice>
  )
}

function WebhookFields({ typed, fieldErrors }: { typed: Typed; fieldErrors: FieldErrors }) {
  return (
    <>
      <Field name="url" type="url" label="Address" value={typed.url} required fieldErrors={fieldErrors} hint="Must begin with https://." />
      <Field name="description" label="What it is for" value={typed.description} maxlength={200} fieldErrors={fieldErrors} />
      <TypeChoices taken={typed.types} fieldErrors={fieldErrors} />
    </>
  )
}

function WebhookCard({ item }: { item: Webhook }) {
  return (
    <section class="card stack" aria-label={item.url}>
      <h3>
        <a href={`${AT}/${item.webhook_id}`}>{item.url}</a> {!item.enabled && <span class="tag">off</span>}
      </h3>
      {item.description !== '' && <p>{item.description}</p>}
      <p class="muted">
        {item.types.join(', ')} · since <Time at={item.created_at} />
      </p>
    </section>
  )
}
