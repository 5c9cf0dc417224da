import { afterAll } from 'bun:test'
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose'

/** An issuer of ID tokens as GitHub's is, over real HTTP; `lie` changes what it says of itself. */
export async function openIssuer(audience = 'http://localhost:3000') {
  const keys = await generateKeyPair('RS256', { extractable: true })
  const others = await generateKeyPair('RS256')
  const shown = { ...(await exportJWK(keys.publicKey)), kid: 'first', alg: 'RS256', use: 'sig' }
  const said: { document: Record<string, unknown> | null; keys: Record<string, unknown>[]; asked: string[] } = {
    document: null,
    keys: [shown],
    asked: [],
  }
  const server = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    async fetch(request) {
      const { pathname } = new URL(request.url)
      said.asked.push(pathname)
      if (pathname === '/.well-known/openid-configuration') return Response.json({ issuer, jwks_uri: `${issuer}/keys`, ...said.document })
      // Where somebody else may have put a key of theirs.
      if (pathname === '/uploads/keys')
        return Response.json({ keys: [{ ...(await exportJWK(others.publicKey)), kid: 'first', alg: 'RS256' }] })
      return pathname === '/keys' ? Response.json({ keys: said.keys }) : new Response('no', { status: 404 })
    },
  })
  afterAll(() => void server.stop(true))
  const issuer = 'http://issuer.test'
  let count = 0
  /** What a run of a repository on its main branch is told of itself. */
  const claims = (more: Record<string, unknown> = {}): JWTPayload => ({
    iss: issuer,
    aud: audience,
    sub: 'repo:acme/website:ref:refs/heads/main',
    jti: `run-${++count}`,
    repository: 'acme/website',
    repository_id: '1001',
    repository_owner_id: '77',
    workflow_ref: 'acme/website/.github/workflows/listing.yaml@refs/heads/main',
    ref: 'refs/heads/main',
    ...more,
  })
  type Signing = {
    key?: CryptoKey | Uint8Array
    alg?: string
    kid?: string
    from?: number
    until?: number
    /** Further parameters of the token's head. */
    head?: Record<string, unknown>
  }
  const sign = async (
    payload: JWTPayload,
    { key = keys.privateKey, alg = 'RS256', kid = 'first', from = 0, until = 300, head = {} }: Signing = {},
  ) => {
    const now = Math.floor(Date.now() / 1000)
    return new SignJWT(payload)
      .setProtectedHeader({ ...head, alg, kid })
      .setIssuedAt(now + from)
      .setExpirationTime(now + until)
      .sign(key)
  }
  return {
    issuer,
    said,
    shown,
    claims,
    sign,
    token: (more: Record<string, unknown> = {}, signing: Signing = {}) => sign(claims(more), signing),
    /** Of somebody who is no issuer at all. */
    otherKey: others.privateKey,
    otherShown: { ...(await exportJWK(others.publicKey)), kid: 'first', alg: 'RS256', use: 'sig' },
    env: { OIDC_ISSUERS: issuer, CRAWL_CONNECT_TO: `issuer.test:80:127.0.0.1:${server.port}` },
  }
}
