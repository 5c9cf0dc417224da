import { decodeJwt, type JWTPayload } from 'jose'
import { OAuthRefused } from './oauth_requests.ts'
import { checkText } from './oauth_text.ts'

/** The apps that the library may take a request to be of: by the parameter, by the Authorization header, and by the assertion of one. */
export function clientsNamed(parameters: URLSearchParams, pair: string | null): string[] {
  const sent = (name: string) => parameters.getAll(name).find(Boolean) ?? null
  const assertion = sent('client_assertion')
  const [in_header = ''] = pair?.split(':') ?? []
  const names = [sent('client_id'), new URLSearchParams(`name=${in_header}`).get('name'), assertion === null ? null : subjectOf(assertion)]
  return [...new Set(names.filter((name) => name !== null))]
}

/** Whom a signed assertion is about, not believed yet; what is wrong with it otherwise, the library says. */
function subjectOf(assertion: string): string | null {
  let claims: JWTPayload
  try {
    claims = decodeJwt(assertion)
  } catch {
    return null
  }
  const name: unknown = claims.sub ?? claims.iss ?? null
  if (name === null) return null
  if (typeof name !== 'string') throw new OAuthRefused('invalid_client', 'client_assertion names no app by its sub.')
  checkText(name)
  return name
}
