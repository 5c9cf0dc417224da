/** @jsxRuntime automatic @jsxImportSource preact */
import { findClient, isLoopback, placeOf } from '../../../auth/grants.ts'
import type { Route } from '../frame/door.ts'
import { htmlPage, redirect } from '../frame/html_page.tsx'
import type { PageRequest } from '../frame/page_request.ts'
import { taken } from '../public/taken.ts'
import { forApp, sourceOf } from './flow.ts'
import { AllowOrDeny, AskedScopes } from './scopes.tsx'
import { PostForm } from '../frame/post_form.tsx'

/** Where a person says whether an app may act for them: who asks, for what, and where the answer goes. */
export const consentRoute: Route = {
  path: '/consent',
  account: true,
  get: (ctx) => consentPage(ctx),
  async post(ctx) {
    const decision = (await ctx.form()).text('decision')
    if (decision !== 'allow' && decision !== 'deny') return consentPage(ctx)
    const query = ctx.url.search.slice(1)
    const { redirect_url } = taken(await ctx.call('decide_consent', { query, allow: decision === 'allow' }))
    return redirect_url === null ? redirect('/sign-in/refused') : redirect(redirect_url, { 'referrer-policy': 'no-referrer' })
  },
}

async function consentPage(ctx: PageRequest): Promise<Response> {
  const { service, session, url, site } = ctx
  const query = url.searchParams
  const client = await findClient(service.reads, query.get('client_id') ?? '')
  const target = URL.parse(query.get('redirect_uri') ?? '')
  if (!client || !target || !query.has('sig')) return redirect('/sign-in/refused')
  return htmlPage(
    ctx,
    { title: `Connect ${client.name}`, noindex: true, secret: true, ...forApp([sourceOf(target)]) },
    <div class="narrow stack">
      <h1>
        Let <em>{client.name}</em> use your account?
      </h1>
      <p class="lead">
        You are signed in as <strong>{session?.email}</strong> on {site.name}.
      </p>
      <AskedScopes asked={(query.get('scope') ?? '').split(' ')} />
      <dl class="facts">
        <dt>App</dt>
        <dd>
          {client.verified_host ? `${client.name}, by ${client.verified_host}` : client.name}{' '}
          {!client.own && !client.verified_host && <strong class="tag warn">not verified</strong>}
        </dd>
        <dt>Returns you to</dt>
        <dd>
          <strong>{placeOf(target.href)}</strong> {isLoopback(target) && <span class="muted">({target.host})</span>}
        </dd>
      </dl>
      {!client.own && !client.verified_host && (
        <p class="muted">
          The app chose this name itself and nobody has checked it. Allow it only if you have just started this from the app.
        </p>
      )}
      <PostForm action={`/consent${url.search}`} class="cluster">
        <AllowOrDeny />
      </PostForm>
      <p class="muted">
        You can disconnect it at any time under <a href="/account/apps">connected apps</a>.
      </p>
    </div>,
  )
}
