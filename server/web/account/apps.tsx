/** @jsxRuntime automatic @jsxImportSource preact */
import { endApp, listApps, type App } from '../../auth/grants.ts'
import { AccountFrame } from '../account_frame.tsx'
import type { Route } from '../door.ts'
import { htmlPage, redirect } from '../page.tsx'
import { Empty, Notice, Time } from '../parts.tsx'
import { sessionOf } from './session_of.ts'

/** `/account/apps`: the apps that act for the account, each ended by a button. */
export const appsRoute: Route = {
  path: '/account/apps',
  account: true,
  async get(visit) {
    const { service, url } = visit
    const apps = await listApps(service.database, sessionOf(visit).account_id)
    return htmlPage(
      visit,
      { title: 'Connected apps', noindex: true, secret: true, section: 'account' },
      <AccountFrame at="/account/apps">
        <div class="stack loose">
          <h1>Connected apps</h1>
          <p class="lead">Apps and terminals that you let in. Each may do what its scopes say, and never pay.</p>
          {url.searchParams.get('done') === 'ended' && <Notice tone="good">The app is out; what it held works nowhere any more.</Notice>}
          {apps.length === 0 ? (
            <Empty title="No apps yet">
              Give an assistant the address <code>{service.config.base_url}/mcp</code>, or type <code>listing login</code> in a terminal.
            </Empty>
          ) : (
            apps.map((app) => <AppCard app={app} />)
          )}
        </div>
      </AccountFrame>,
    )
  },
  async post(visit) {
    const { service } = visit
    const client_id = (await visit.form()).text('client_id')
    const { account_id } = sessionOf(visit)
    await service.database.begin((sql) => endApp(sql, account_id, client_id))
    await service.waker.settled()
    return redirect('/account/apps?done=ended')
  },
}

function AppCard({ app }: { app: App }) {
  return (
    <section class="card stack" aria-label={app.name}>
      <div class="split">
        <h2>{app.name}</h2>
        <form method="post" action="/account/apps">
          <input type="hidden" name="client_id" value={app.client_id} />
          <button class="button danger small" aria-label={`Disconnect ${app.name}`}>
            Disconnect
          </button>
        </form>
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
