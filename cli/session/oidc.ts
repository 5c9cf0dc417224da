/** A run of CI signed in by the word of whoever runs it: no secret is stored anywhere. */
import { reasonOf } from '../../sdk/unreached.ts'
import { EXIT, Failure } from '../terminal/failure.ts'
import { io } from '../terminal/io.ts'
import { call, discover, type Server, textOf } from './oauth.ts'

const GRANT = 'urn:ietf:params:oauth:grant-type:token-exchange'
const ID_TOKEN = 'urn:ietf:params:oauth:token-type:id_token'
const SECONDS_MAX = 20
const NEXT = 'listing push --help'

/** A token for the one listing that trusts this run; of several, the one of that number. */
export async function tokenOfRun(baseUrl: string, listing: string): Promise<string> {
  const server = await discover(baseUrl)
  const { status, body } = await call(server.token_endpoint, {
    grant_type: GRANT,
    subject_token: await idToken(server),
    subject_token_type: ID_TOKEN,
    audience: server.issuer,
    ...(/^[1-9]\d{0,8}$/.test(listing) ? { resource: `${server.issuer}/api/v1/me/listings/${listing}` } : {}),
  })
  if (status === 200) return textOf(body, 'access_token')
  const why = typeof body.error_description === 'string' ? body.error_description : `The service answers ${status}.`
  const more = body.error === 'invalid_target' ? '\n  `listing:` in the file may be the number of the one that is meant.' : ''
  throw new Failure(`${why}${more}`, NEXT, EXIT.sign_in)
}

/** LISTING_ID_TOKEN, which most runners can be told to set, else what GitHub's runner gives on request. */
async function idToken({ issuer }: Server): Promise<string> {
  const { LISTING_ID_TOKEN, ACTIONS_ID_TOKEN_REQUEST_URL, ACTIONS_ID_TOKEN_REQUEST_TOKEN } = io().env
  if (LISTING_ID_TOKEN) return LISTING_ID_TOKEN
  if (!ACTIONS_ID_TOKEN_REQUEST_URL || !ACTIONS_ID_TOKEN_REQUEST_TOKEN)
    throw new Failure(
      'There is no ID token: --oidc is for runs of CI. On GitHub the job needs `permissions: id-token: write`; elsewhere set LISTING_ID_TOKEN.',
      NEXT,
      EXIT.usage,
    )
  if (!URL.canParse(ACTIONS_ID_TOKEN_REQUEST_URL)) throw new Failure('ACTIONS_ID_TOKEN_REQUEST_URL is no address.', NEXT, EXIT.usage)
  const url = new URL(ACTIONS_ID_TOKEN_REQUEST_URL)
  url.searchParams.set('audience', issuer)
  try {
    const answer = await fetch(url, {
      headers: { authorization: `Bearer ${ACTIONS_ID_TOKEN_REQUEST_TOKEN}`, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(SECONDS_MAX * 1000),
    })
    if (!answer.ok) throw new Error(`it answers ${answer.status}`)
    const body: unknown = await answer.json()
    if (typeof body === 'object' && body !== null && 'value' in body && typeof body.value === 'string') return body.value
    throw new Error('its answer holds none')
  } catch (error) {
    throw new Failure(`The runner gave no ID token: ${reasonOf(error)}`, NEXT, EXIT.refused)
  }
}
