/** @jsxRuntime automatic @jsxImportSource preact */
import { listApps, type App } from '../../../auth/grants.ts'
import type { Route } from '../frame/door.ts'
import { redirect } from '../frame/html_page.tsx'
import { Empty, Time } from '../frame/parts.tsx'
import { taken } from '../public/taken.ts'
import { sessionOf } from './session_of.ts'
import { accountPage } from './account_page.tsx'
import { PostForm } from '../frame/post_form.tsx'

const DONE = { ended: 'The app is disconnected, and its access has ended everywhere.' }

/** `/account/apps`: the apps that act for the account, each ended by a button. */
export const appsRoute: Route = {
  path: '/account/apps',
  account: true,
  async get(ctx) {
    const { service } = ctx
    const apps = await listApps(service.database, sessionOf(ctx).account_id)
    const lead = 'Apps and terminals that you have let in. Each can do what its scopes allow, and can never pay.'
    return accountPage(
      ctx,
      { title: 'Connected apps', at: '/account/apps', lead, done: DONE },
      apps.length === 0 ? (
        <Empty title="No apps yet">
          Give an assistant the address <code>{service.config.base_url}/mcp</code>, or type{' '}
          <code>listing login --base-url {service.config.base_url}</code> in a terminal.
        </Empty>
      ) : (
        apps.map((app) => <AppCard app={app} />)
      ),
    )
  },
  async post(ctx) {
    taken(await ctx.call('end_app', { client_id: (await ctx.form()).text('client_id') }))
    return redirect('/account/apps?done=ended')
  },
}

function AppCard({ app }: { app: App }) {
  return (
    <section class="card stack" aria-label={app.name}>
      <div class="split">
        <h2>{app.name}</h2>
        <PostForm action="/account/apps">
          <input type="hidden" name="client_id" value={app.client_id} />
          <button class="button danger small" aria-label={`Disconnect ${app.name}`}>
            Disconnect
          </button>
        </PostForm>
      </div>
      <dl class="facts">
        <dt>Scopes</dt>
        <dd>{app.scopes.join(', ')}</dd>
        <dt>Signs in to</dt>
        <dd>{app.redirect_hosts.join(', ')}</dd>
        <dt>Since</dt>
        <dd>
          <Time at={app.since.toISOString()} />
        </dd>
        <dt>Last token</dt>
        <dd>{app.last_used_at ? <Time at={app.last_used_at.toISOString()} form="instant" /> : 'none yet'}</dd>
      </dl>
    </section>
  )
}
