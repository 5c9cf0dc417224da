import type { Schemas, WholeInput } from '../../sdk/contract.ts'
import { answered, openCalls } from '../calls.ts'
import type { TestService } from '../test_service.ts'
import { BASE } from './app.ts'

const GRANT = 'urn:ietf:params:oauth:grant-type:token-exchange'

/** A run that shows its ID token; `more` changes or, where undefined, leaves out a parameter. */
export async function exchange(testService: TestService, subject_token: string, more: Record<string, string | undefined> = {}) {
  const form = {
    grant_type: GRANT,
    subject_token,
    subject_token_type: 'urn:ietf:params:oauth:token-type:id_token',
    audience: BASE,
    ...more,
  }
  const given = Object.entries(form).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const response = await fetch(`${testService.url}/auth/oauth2/token`, { method: 'POST', body: new URLSearchParams(given) })
  return { status: response.status, body: (await response.json()) as Record<string, unknown>, headers: response.headers }
}

export async function tokenOf(testService: TestService, subject_token: string, more: Record<string, string> = {}): Promise<string> {
  const { status, body } = await exchange(testService, subject_token, more)
  if (status !== 200) throw new Error(`no token: ${JSON.stringify(body)}`)
  return String(body.access_token)
}

/** Trusts a repository as the listing's owner does who has just signed in: nothing is to be confirmed then. */
export async function trust(
  testService: TestService,
  account_id: string,
  input: WholeInput<'add_publisher'>,
): Promise<Schemas['Publisher']> {
  const { person } = await openCalls(testService)
  const answer = await answered((await person(account_id))('add_publisher', input))
  if ('status' in answer) throw new Error('it waits to be confirmed')
  return answer
}
