import { createLocalJWKSet, decodeJwt, errors, jwtVerify, type JWK, type JWTPayload } from 'jose'
import { cacheKind } from '../base/cache.ts'
import { ApiError } from '../base/error.ts'
import { isObject } from '../base/is_object.ts'
import { ID_TOKEN_CHARS_MAX, ID_TOKEN_HOURS_MAX } from '../base/limits.ts'
import type { Service } from '../core/context.ts'
import { FetchRefused } from '../crawl/guarded_fetch.ts'
import { OAuthRefused, UNSEEN } from './oauth_requests.ts'
import type { RunClaims } from './publishers.ts'

const GITHUB = 'https://token.actions.githubusercontent.com'
const GITLAB = 'https://gitlab.com'

/** Whose tokens are read: the two that everybody has, and what the operator names. */
export const issuersOf = ({ oidc_issuers }: { oidc_issuers: readonly string[] }): string[] => [GITHUB, GITLAB, ...oidc_issuers]

/** None that a public key could be taken for a secret of, and not none. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']
const DOCUMENT_BYTES_MAX = 256 * 1024
const CLOCK_TOLERANCE_SECONDS = 30
const CLAIM_CHARS_MAX = 500
/** A key that nobody knows must not make us ask an issuer each time. */
const KEYS_READ_EVERY_SECONDS = 30

type Keys = { set: ReturnType<typeof createLocalJWKSet>; read_at: number }
/** As promises, so that many who come at once ask once. */
const issuersKeys = cacheKind<Promise<Keys>>({ seconds: 600, entries_max: 50 })

type Known = Pick<Service, 'fetch' | 'memory' | 'config' | 'clock'>

/**
 * What a runner's ID token says, once everything about it is right: signature by a key of its issuer, audience, time, and all claims that
 * a trust is decided by. Throws OAuthRefused `invalid_grant`; ApiError `unavailable` where the issuer cannot be asked.
 */
export async function readIdToken(service: Known, token: string, now: Date): Promise<RunClaims> {
  const issuer = issuerOf(token, issuersOf(service.config))
  const payload = await verified(service, issuer, token, now)
  const { jti, exp, iat } = payload
  if (typeof jti !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(jti) || exp === undefined) return refuse('has no jti that could be used once')
  if (iat !== undefined && iat * 1000 > now.getTime() + CLOCK_TOLERANCE_SECONDS * 1000) return refuse('was made out in the future')
  if (iat === undefined || exp - iat > ID_TOKEN_HOURS_MAX * 3600) return refuse(`is good for longer than ${ID_TOKEN_HOURS_MAX} hours`)
  const claims = issuer === GITLAB ? ofGitLab(payload) : ofGitHub(payload)
  return { ...claims, issuer, jti, expires_at: new Date(exp * 1000) }
}

const refuse = (why: string): never => {
  throw new OAuthRefused('invalid_grant', `The subject token ${why}.`)
}

/** Who says to have made it; nobody is asked whom no one named. */
function issuerOf(token: string, issuers: readonly string[]): string {
  if (token.length > ID_TOKEN_CHARS_MAX) return refuse(`is longer than ${ID_TOKEN_CHARS_MAX} characters`)
  try {
    const { iss } = decodeJwt(token)
    return issuers.find((issuer) => issuer === iss) ?? refuse('is of an issuer that this service does not know')
  } catch (error) {
    if (error instanceof OAuthRefused) throw error
    return refuse('is no JSON Web Token')
  }
}

async function verified(service: Known, issuer: string, token: string, now: Date): Promise<JWTPayload> {
  const options = {
    issuer,
    audience: service.config.base_url,
    algorithms: ALGORITHMS,
    currentDate: now,
    clockTolerance: CLOCK_TOLERANCE_SECONDS,
    requiredClaims: ['iss', 'aud', 'exp', 'iat', 'jti'],
  }
  const keys = await (service.memory.of(issuersKeys).get(issuer) ?? keepKeys(service, issuer))
  try {
    return (await jwtVerify(token, keys.set, options)).payload
  } catch (error) {
    const aged = (service.clock().getTime() - keys.read_at) / 1000 >= KEYS_READ_EVERY_SECONDS
    if (!(error instanceof errors.JWKSNoMatchingKey) || !aged) return refuse(reasonOf(error))
  }
  const renewed = await keepKeys(service, issuer)
  return jwtVerify(token, renewed.set, options).then(
    ({ payload }) => payload,
    (error: unknown) => refuse(reasonOf(error)),
  )
}

function reasonOf(error: unknown): string {
  if (error instanceof errors.JWTExpired) return 'is over'
  if (error instanceof errors.JWTClaimValidationFailed) return `does not say what it must in ${error.claim}`
  if (error instanceof errors.JWKSNoMatchingKey) return 'is signed by no key of its issuer'
  return 'is not signed as it must be'
}

/** Asks for the keys now; what failed is not kept. */
function keepKeys(service: Known, issuer: string): Promise<Keys> {
  const kept = service.memory.of(issuersKeys)
  const asked = readKeys(service, issuer)
  kept.set(issuer, asked)
  asked.catch(() => {
    if (kept.peek(issuer) === asked) kept.delete(issuer)
  })
  return asked
}

/** The keys of an issuer, found as OpenID Connect Discovery says. */
async function readKeys(service: Known, issuer: string): Promise<Keys> {
  const found = await readJson(service, `${issuer}/.well-known/openid-configuration`)
  if (!isObject(found) || found.issuer !== issuer || typeof found.jwks_uri !== 'string' || !URL.canParse(found.jwks_uri))
    return refuse('is of an issuer that says to be another')
  const place = new URL(found.jwks_uri)
  if (place.protocol !== 'https:' && place.origin !== new URL(issuer).origin)
    return refuse('is of an issuer whose keys are not safe on their way')
  const read = await readJson(service, place.href)
  if (!isObject(read) || !Array.isArray(read.keys)) return refuse('is of an issuer that shows no keys')
  // The library checks each key as it takes it.
  return { set: createLocalJWKSet({ keys: read.keys as JWK[] }), read_at: service.clock().getTime() }
}

async function readJson(service: Known, url: string): Promise<unknown> {
  try {
    const { status, bytes } = await service.fetch(url, {
      headers: { accept: 'application/json' },
      bytes_max: DOCUMENT_BYTES_MAX,
      redirects_max: 0,
    })
    if (status !== 200) throw new Error(`it answers ${status}`)
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    const why = error instanceof FetchRefused || error instanceof Error ? error.message : String(error)
    throw new ApiError('unavailable', { detail: `${new URL(url).origin} could not be asked for its keys: ${why}`, retry_after: 10 })
  }
}

type Repository = Omit<RunClaims, 'issuer' | 'jti' | 'expires_at'>

function ofGitHub(claims: JWTPayload): Repository {
  return {
    repository: textOf(claims, 'repository'),
    repository_id: textOf(claims, 'repository_id'),
    owner_id: textOf(claims, 'repository_owner_id'),
    // `octo/shop/.github/workflows/listing.yaml@refs/heads/main`
    workflow: fileOf(claims.workflow_ref),
    ref: optional(claims.ref),
    environment: optional(claims.environment),
  }
}

function ofGitLab(claims: JWTPayload): Repository {
  return {
    repository: textOf(claims, 'project_path'),
    repository_id: textOf(claims, 'project_id'),
    owner_id: textOf(claims, 'namespace_id'),
    // `gitlab.com/octo/shop//.gitlab-ci.yml@refs/heads/main`
    workflow: fileOf(claims.ci_config_ref_uri),
    ref: optional(claims.ref_path),
    environment: optional(claims.environment),
  }
}

function textOf(claims: JWTPayload, name: string): string {
  const value = claims[name]
  return isPlain(value) && value !== '' ? value : refuse(`does not say what it must in ${name}`)
}

const isPlain = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= CLAIM_CHARS_MAX && value.isWellFormed() && !UNSEEN.test(value)

const optional = (value: unknown): string | null => (isPlain(value) ? value : null)

/** The file's name of `…/NAME@ref`. */
function fileOf(value: unknown): string | null {
  if (!isPlain(value) || !value.includes('@')) return null
  return value.slice(0, value.indexOf('@')).split('/').at(-1) || null
}
