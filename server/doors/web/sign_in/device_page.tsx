/** @jsxRuntime automatic @jsxImportSource preact */
import { plainUserCode, showUserCode, type DeviceRequest } from '../../../auth/device.ts'
import { refuseAs } from '../frame/called.ts'
import type { Route } from '../frame/door.ts'
import { htmlPage, redirect } from '../frame/html_page.tsx'
import { Field } from '../frame/parts.tsx'
import type { PageRequest } from '../frame/page_request.ts'
import { taken } from '../public/taken.ts'
import { AllowOrDeny, AskedScopes } from './scopes.tsx'
import { PostForm } from '../frame/post_form.tsx'

/** Where the code that a terminal or a device shows is typed (RFC 8628), and answered once it is plain who asks for what. */
export const deviceRoute: Route = {
  path: '/device',
  account: true,
  async get(ctx) {
    const typed = ctx.url.searchParams.get('user_code')
    if (ctx.url.searchParams.has('done')) return donePage(ctx, ctx.url.searchParams.get('done') === 'allow')
    return typed ? decide(ctx, typed) : codePage(ctx)
  },
  async post(ctx) {
    const form = await ctx.form()
    return decide(ctx, form.text('user_code'), form.text('decision'))
  },
}

async function decide(ctx: PageRequest, typed: string, decision = ''): Promise<Response> {
  const code = plainUserCode(typed)
  const found = await ctx.call('find_device', { user_code: code })
  if (found.status === 404)
    return codePage(ctx, 'There is no such code, or it has expired. Check it against the one on your device.', typed)
  const request = taken(found)
  if (decision !== 'allow' && decision !== 'deny') return decisionPage(ctx, request, code)
  const answered = await ctx.call('answer_device', { user_code: code, allow: decision === 'allow' })
  if (answered.ok) return redirect(`/device?done=${decision}`)
  return answered.status === 409 ? codePage(ctx, answered.problem.detail) : refuseAs(answered)
}

function codePage(ctx: PageRequest, mistake?: string, typed = ''): Response {
  return htmlPage(
    ctx,
    { title: 'Connect a device', noindex: true, secret: true, status: mistake ? 422 : 200 },
    <div class="narrow stack">
      <h1>Connect a device</h1>
      <p class="lead">Enter the code that your terminal or device shows.</p>
      <PostForm action="/device" class="stack">
        <Field
          name="user_code"
          label="Code"
          value={typed}
          autocomplete="off"
          maxlength={20}
          hint="Eight letters and digits, such as ABCD-EFGH."
          required
          fieldErrors={mistake ? { user_code: mistake } : {}}
          autofocus
        />
        <button class="button">Continue</button>
      </PostForm>
    </div>,
  )
}

function decisionPage(ctx: PageRequest, request: DeviceRequest, code: string): Response {
  return htmlPage(
    ctx,
    { title: `Connect ${request.client_name}`, noindex: true, secret: true },
    <div class="narrow stack">
      <h1>
        Let <em>{request.client_name}</em> use your account?
      </h1>
      <p class="lead">
        You are signed in as <strong>{ctx.session?.email}</strong>. Does the device show <strong>{showUserCode(code)}</strong>?
      </p>
      <AskedScopes asked={request.scopes} />
      {!request.own && (
        <p>
          The app named itself (<strong class="tag warn">not verified</strong>); it belongs to{' '}
          <strong>{request.redirect_hosts.join(', ') || 'nobody we know'}</strong>.
        </p>
      )}
      <p class="muted">
        Allow it only if you have just started this yourself. Anyone who sends you a code is trying to get into your account.
      </p>
      <PostForm action={`/device?${new URLSearchParams({ user_code: code })}`} class="cluster">
        <input type="hidden" name="user_code" value={code} />
        <AllowOrDeny />
      </PostForm>
    </div>,
  )
}

function donePage(ctx: PageRequest, allowed: boolean): Response {
  return htmlPage(
    ctx,
    { title: allowed ? 'Connected' : 'Not connected', noindex: true, secret: true },
    <div class="narrow stack">
      <h1>{allowed ? 'Connected' : 'Not connected'}</h1>
      <p class="lead">{allowed ? 'Go back to your device; it continues on its own.' : 'The device was given no access.'}</p>
      <p>
        <a href="/account/apps">Connected apps</a>
      </p>
    </div>,
  )
}
