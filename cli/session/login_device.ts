/** Signing in with a browser anywhere (RFC 8628): a code is typed there, and this machine asks until it was answered. */
import type { Login } from './credentials_file.ts'
import { EXIT, Failure } from '../terminal/failure.ts'
import { call, CLIENT_ID, loginOf, resourceOf, type Server, textOf } from './oauth.ts'
import type { Terminal } from '../terminal/terminal.ts'

const GRANT = 'urn:ietf:params:oauth:grant-type:device_code'
const POLLS_MAX = 400
const INTERVAL_SECONDS_MAX = 30

export async function loginByDevice(server: Server, scopes: string[], terminal: Terminal): Promise<Login> {
  const asked = await call(server.device_authorization_endpoint, {
    client_id: CLIENT_ID,
    scope: scopes.join(' '),
    resource: resourceOf(server),
  })
  if (asked.status !== 200)
    throw new Failure(`The service gave no code: ${String(asked.body.error_description ?? asked.status)}`, 'listing login', EXIT.refused)
  const user_code = textOf(asked.body, 'user_code')
  terminal.talk(`Open ${textOf(asked.body, 'verification_uri')} in any browser and type this code:`)
  terminal.talk(`${user_code.slice(0, 4)}-${user_code.slice(4)}`, 'bold')
  terminal.status('Waiting for your answer in the browser…')
  const device_code = textOf(asked.body, 'device_code')
  let interval_seconds = typeof asked.body.interval === 'number' ? asked.body.interval : 5
  for (let poll = 0; poll < POLLS_MAX; poll++) {
    await new Promise((resolve) => setTimeout(resolve, interval_seconds * 1000))
    const answer = await call(server.token_endpoint, { grant_type: GRANT, client_id: CLIENT_ID, device_code }).catch(() => null)
    // A network that is gone for a moment ends no sign-in.
    if (answer === null) continue
    const { status, body } = answer
    if (status === 200) return loginOf(server, body)
    if (body.error === 'slow_down' || status === 429) interval_seconds = Math.min(interval_seconds + 5, INTERVAL_SECONDS_MAX)
    else if (body.error === 'access_denied') throw new Failure('You declined in the browser.', 'listing login --device', EXIT.sign_in)
    else if (body.error !== 'authorization_pending' && status < 500)
      throw new Failure('The code has expired.', 'listing login --device', EXIT.sign_in)
  }
  throw new Failure('No answer came in time.', 'listing login --device', EXIT.sign_in)
}
