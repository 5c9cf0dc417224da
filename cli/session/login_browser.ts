/** Signing in with a browser on this machine (RFC 8252): it comes back to a port that listens for this one answer. */
import type { Server as HttpServer } from 'node:http'
import { openBrowser } from './browser.ts'
import type { Login } from './credentials_file.ts'
import { EXIT, Failure } from '../terminal/failure.ts'
import { call, CLIENT_ID, loginOf, resourceOf, type Server, textOf } from './oauth.ts'
import type { Terminal } from '../terminal/terminal.ts'

const WAIT_MINUTES_MAX = 10

export async function loginByBrowser(server: Server, scopes: string[], terminal: Terminal): Promise<Login> {
  const { createHash, randomBytes, timingSafeEqual } = await import('node:crypto')
  const verifier = randomBytes(32).toString('base64url')
  const state = randomBytes(16).toString('base64url')
  const { createServer } = await import('node:http')
  const listener = createServer()
  try {
    const port = await listen(listener)
    const redirect_uri = `http://127.0.0.1:${port}/callback`
    const address = new URL(server.authorization_endpoint)
    const query = {
      response_type: 'code',
      client_id: CLIENT_ID,
      redirect_uri,
      state,
      scope: scopes.join(' '),
      resource: resourceOf(server),
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    }
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
    terminal.talk('Sign in and allow it in your browser. If none opens, open this address on this machine:')
    terminal.talk(address.href, 'bold')
    await openBrowser(address.href)
    terminal.status('Waiting for your answer in the browser…')
    const isOurs = (said: URLSearchParams) => {
      const [left, right] = [Buffer.from(said.get('state') ?? ''), Buffer.from(state)]
      return left.length === right.length && timingSafeEqual(left, right) && (said.get('iss') ?? server.issuer) === server.issuer
    }
    const code = await answerOf(listener, isOurs)
    const { status, body } = await call(server.token_endpoint, {
      grant_type: 'authorization_code',
      client_id: CLIENT_ID,
      code,
      redirect_uri,
      code_verifier: verifier,
    })
    if (status !== 200)
      throw new Failure(
        `The service gave no tokens: ${String(body.error_description ?? body.error ?? status)}`,
        'listing login',
        EXIT.refused,
      )
    return loginOf(server, { ...body, access_token: textOf(body, 'access_token') })
  } finally {
    listener.closeAllConnections()
    listener.close()
  }
}

function listen(listener: HttpServer): Promise<number> {
  return new Promise((resolve, reject) => {
    listener.once('error', reject)
    listener.listen(0, '127.0.0.1', () => {
      const address = listener.address()
      if (typeof address === 'object' && address) resolve(address.port)
      else reject(new Error('no port of this machine is free'))
    })
  })
}

/** The code that the browser brings; what comes with another state or from another server is not for us and changes nothing. */
function answerOf(listener: HttpServer, isOurs: (said: URLSearchParams) => boolean): Promise<string> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(
      () => reject(new Failure(`No answer came within ${WAIT_MINUTES_MAX} minutes.`, 'listing login --device', EXIT.sign_in)),
      WAIT_MINUTES_MAX * 60_000,
    )
    late.unref()
    listener.on('request', (request, response) => {
      // Not as a base: `//` would be a host.
      const url = new URL(`http://127.0.0.1${request.url ?? '/'}`)
      const said = url.searchParams
      const ours = url.pathname === '/callback' && isOurs(said)
      const code = said.get('code')
      const text = !ours
        ? 'This is not an answer to your sign-in.'
        : code === null
          ? 'The terminal was given no access.'
          : 'You are signed in. Go back to the terminal.'
      response.writeHead(ours ? 200 : 404, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'",
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        connection: 'close',
      })
      response.end(`<!doctype html><meta name="viewport" content="width=device-width"><title>Listing</title><h1>${text}</h1>`, () => {
        if (!ours) return
        clearTimeout(late)
        if (code !== null) resolve(code)
        else
          reject(
            new Failure(
              said.get('error') === 'access_denied' ? 'You declined in the browser.' : `The service said no: ${said.get('error')}`,
              'listing login',
              EXIT.sign_in,
            ),
          )
      })
    })
  })
}
