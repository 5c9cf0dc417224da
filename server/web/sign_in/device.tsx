/** @jsxRuntime automatic @jsxImportSource preact */
import { takeAttempt } from '../../auth/attempts.ts'
import { answerDevice, findDeviceRequest, plainUserCode, showUserCode, type DeviceRequest } from '../../auth/device.ts'
import type { Route } from '../door.ts'
import { htmlPage, redirect } from '../page.tsx'
import { Field } from '../parts.tsx'
import type { Visit } from '../visit.ts'
import { AskedScopes } from './scopes.tsx'

/** Where the code that a terminal or a device shows is typed (RFC 8628), and answered once it is plain who asks for what. */
export const deviceRoute: Route = {
  path: '/device',
  account: true,
  async get(visit) {
    const typed = visit.url.searchParams.get('user_code')
    if (visit.url.searchParams.has('done')) return donePage(visit, visit.url.searchParams.get('done') === 'allow')
    return typed ? decide(visit, typed) : codePage(visit)
  },
  async post(visit) {
    const form = await visit.form()
    return decide(visit, form.text('user_code'), form.text('decision'))
  },
}

async function decide(visit: Visit, typed: string, decision = ''): Promise<Response> {
  const { service, session } = visit
  const account_id = session?.account_id ?? ''
  // Eight letters are not much: a person types a few, a program would try many.
  await takeAttempt(service.database, 'device_codes_per_account', account_id, service.clock())
  const code = plainUserCode(typed)
  const request = await findDeviceRequest(service.database, code)
  if (!request) return codePage(visit, 'There is no such code, or its time ran out. Compare it with the one on the device.', typed)
  if (decision !== 'allow' && decision !== 'deny') return decisionPage(visit, request, code)
  const answered = await service.database.begin((sql) => answerDevice(sql, request, account_id, decision === 'allow'))
  return answered ? redirect(`/device?done=${decision}`) : codePage(visit, 'That code was answered already.')
}

function codePage(visit: Visit, mistake?: string, typed = ''): Response {
  return htmlPage(
    visit,
    { title: 'Connect a device', noindex: true, secret: true, status: mistake ? 422 : 200 },
    <div class="narrow stack">
      <h1>Connect a device</h1>
      <p class="lead">Type the code that your terminal or device shows.</p>
      <form method="post" action="/device" class="stack">
        <Field
          name="user_code"
          label="Code"
          value={typed}
          autocomplete="off"
          maxlength={20}
          hint="Eight letters and digits, such as ABCD-EFGH."
          required
          mistakes={mistake ? { user_code: mistake } : {}}
          autofocus
        />
        <button class="button">Go on</button>
      </form>
    </div>,
  )
}

function decisionPage(visit: Visit, request: DeviceRequest, code: string): Response {
  return htmlPage(
    visit,
    { title: `Connect ${request.client_name}`, noindex: true, secret: true },
    <div class="narrow stack">
      <h1>
        Let <em>{request.client_name}</em> use your account?
      </h1>
      <p class="lead">
        You are signed in as <strong>{visit.session?.email}</strong>. Does the device show <strong>{showUserCode(code)}</strong>?
      </p>
      <AskedScopes asked={request.scopes} />
      {!request.own && (
        <p>
          The app named itself (<strong class="tag warn">not verified</strong>); it belongs to{' '}
          <strong>{request.redirect_hosts.join(', ') || 'nobody we know'}</strong>.
        </p>
      )}
      <p class="muted">Allow it only if you have just begun this yourself. Somebody who sends you a code wants into your account.</p>
      <form method="post" action="/device" class="cluster">
        <input type="hidden" name="user_code" value={code} />
        <button class="button" name="decision" value="allow">
          Allow
        </button>
        <button class="button quiet" name="decision" value="deny">
          Deny
        </button>
      </form>
    </div>,
  )
}

function donePage(visit: Visit, allowed: boolean): Response {
  return htmlPage(
    visit,
    { title: allowed ? 'Connected' : 'Not connected', noindex: true, secret: true },
    <div class="narrow stack">
      <h1>{allowed ? 'Connected' : 'Not connected'}</h1>
      <p class="lead">{allowed ? 'Go back to your device; it goes on by itself.' : 'Nothing was given to the device.'}</p>
      <p>
        <a href="/account/apps">Connected apps</a>
      </p>
    </div>,
  )
}
