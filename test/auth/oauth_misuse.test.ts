import { describe, expect, setSystemTime, test } from 'bun:test'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { startTestService } from '../test_service.ts'
import { appOf, askApi, BASE, CALLBACK, openApp } from './app.ts'
import { freshEmail, openPerson } from './person.ts'

const testService = await startTestService({ role: 'web', env: { LIMITS: 'anonymous_per_minute=1000' } })
const API = `${BASE}/api/v1`

const signedIn = async () => {
  const person = openPerson(testService)
  await person.signIn(freshEmail())
  return person
}
const codeOf = (back: URL) => back.searchParams.get('code') ?? ''

describe('a request for access', () => {
  const REFUSED: [string, Record<string, string | undefined>][] = [
    ['another redirect', { redirect_uri: 'https://evil.example/callback' }],
    ['a redirect with more behind it', { redirect_uri: `${CALLBACK}/../evil` }],
    ['a redirect with a query of its own', { redirect_uri: `${CALLBACK}?next=evil` }],
    ['a redirect with a user name', { redirect_uri: 'http://127.0.0.1@evil.example/callback' }],
    ['another host of the same machine', { redirect_uri: 'http://localhost:43110/callback' }],
    ['no redirect', { redirect_uri: undefined }],
    ['an unknown app', { client_id: 'nobody' }],
  ]
  test.each(REFUSED)('with %s is sent nowhere', async (_what, more) => {
    const person = await signedIn()
    const app = await openApp(testService)
    const answer = await person.visit(app.request(more))
    expect([answer.status, answer.headers.get('location')?.split('?')[0]]).toEqual([303, '/sign-in/refused'])
    expect((await person.visit(answer.headers.get('location') ?? '')).status).toBe(400)
  })
  test('takes any port of this machine, as terminals need', async () => {
    const person = await signedIn()
    const app = await openApp(testService, { redirect_uris: ['http://127.0.0.1/callback'] })
    expect(codeOf(await app.connect(person, { redirect_uri: 'http://127.0.0.1:51999/callback' }))).not.toBe('')
  })
  const WRONG: [string, Record<string, string | undefined>, string][] = [
    ['without PKCE', { code_challenge: undefined, code_challenge_method: undefined }, 'invalid_request'],
    ['with a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['for a token in the address', { response_type: 'token', response_mode: 'query' }, 'unsupported_response_type'],
    ['for a resource of somebody else', { resource: 'https://other.example/mcp' }, 'invalid_target'],
    ['for a scope that is none', { scope: 'account:read everything' }, 'invalid_scope'],
  ]
  test.each(WRONG)('%s goes back with its error, its state and who says so', async (_what, more, error) => {
    const person = await signedIn()
    const back = await (await openApp(testService)).connect(person, more)
    expect([back.origin + back.pathname, back.searchParams.get('error')]).toEqual([CALLBACK, error])
    expect([back.searchParams.get('state'), back.searchParams.get('iss'), back.searchParams.get('code')]).toEqual(['st-1', BASE, null])
  })
  test('comes whole through the sign-in, however long its state is', async () => {
    const person = openPerson(testService)
    const app = await openApp(testService)
    const state = 'x'.repeat(3000)
    const asked = new URL((await person.visit(app.request({ state }))).headers.get('location') ?? '', BASE)
    const after = await person.signIn(freshEmail(), asked.searchParams.get('return_to') ?? '')
    const consent = (await person.visit(after ?? '')).headers.get('location') ?? ''
    const back = new URL((await person.post(consent, { decision: 'allow' })).headers.get('location') ?? '')
    expect(back.searchParams.get('state')).toBe(state)
    const longer = await person.visit(app.request({ state: 'x'.repeat(5000) }))
    expect(longer.headers.get('location')).toBe('/sign-in/refused?reason=invalid_request')
  })
  test('with a parameter twice is refused', async () => {
    const person = await signedIn()
    const app = await openApp(testService)
    const answer = await person.visit(`${app.request()}&client_id=other`)
    expect(answer.headers.get('location')).toBe('/sign-in/refused?reason=invalid_request')
  })
  test('that must not ask is told that nobody is signed in', async () => {
    const redirect_uri = 'https://app.example/callback'
    const app = await openApp(testService, { redirect_uris: [redirect_uri] })
    const answer = await openPerson(testService).visit(app.request({ prompt: 'none', redirect_uri }))
    expect(new URL(answer.headers.get('location') ?? '').searchParams.get('error')).toBe('login_required')
  })
  test('that wants a fresh sign-in gets one, once', async () => {
    const person = openPerson(testService)
    const email = freshEmail()
    await person.signIn(email)
    const app = await openApp(testService)
    const asked = new URL((await person.visit(app.request({ prompt: 'login' }))).headers.get('location') ?? '', BASE)
    expect([asked.pathname, asked.searchParams.get('again')]).toEqual(['/sign-in', '1'])
    const after = await person.signIn(email, asked.searchParams.get('return_to') ?? '')
    expect((await person.visit(after ?? '')).headers.get('location')).toStartWith('/consent?')
  })
  test('without resource and scope, as older clients send it, is for the MCP server and all that an agent needs, not what gives listings away', async () => {
    const person = await signedIn()
    const { access_token, scope } = await (await openApp(testService)).tokens(person, { resource: undefined, scope: undefined })
    expect(scope).toBe('account:read listings:write orders:write offline_access')
    expect(JSON.parse(atob(access_token.split('.')[1] ?? '')).aud).toBe(`${BASE}/mcp`)
  })
})

describe('the consent page', () => {
  const asked = async () => {
    const person = await signedIn()
    const app = await openApp(testService, { client_name: '<b>Bold</b>\u202e\nname' })
    return { person, app, consent: (await person.visit(app.request())).headers.get('location') ?? '' }
  }
  test('cannot be framed, kept or made to run the name of an app', async () => {
    const { person, consent } = await asked()
    const page = await person.visit(consent)
    const html = await page.text()
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(page.headers.get('cache-control')).toContain('no-store')
    expect(html).not.toContain('<b>Bold</b>')
    expect(html).not.toContain('\u202e')
  })
  test('takes no answer from another website, none without a session, and none that was changed on its way', async () => {
    const { person, consent } = await asked()
    expect((await person.post(consent, { decision: 'allow' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await person.post(consent, { decision: 'allow' }, { 'sec-fetch-site': '', origin: 'https://evil.example' })).status).toBe(403)
    expect((await openPerson(testService).post(consent, { decision: 'allow' })).headers.get('location')).toStartWith('/sign-in')
    const wider = consent.replace('scope=account%3Aread', 'scope=account%3Aread+listings%3Awrite+orders%3Awrite')
    expect(wider).not.toBe(consent)
    expect((await person.post(wider, { decision: 'allow' })).headers.get('location')).toBe('/sign-in/refused')
    expect((await person.visit(consent)).status).toBe(200)
  })
  test('says no to the app where the person does, and asks again the next time', async () => {
    const { person, app, consent } = await asked()
    const denied = new URL((await person.post(consent, { decision: 'deny' })).headers.get('location') ?? '')
    expect([denied.origin + denied.pathname, denied.searchParams.get('error'), denied.searchParams.get('iss')]).toEqual([
      CALLBACK,
      'access_denied',
      BASE,
    ])
    expect((await person.visit(app.request())).headers.get('location')).toStartWith('/consent?')
  })
  test('is remembered for a website, for the same scopes, and asks again for more', async () => {
    const person = await signedIn()
    const redirect_uri = 'https://app.example/callback'
    const app = await openApp(testService, { redirect_uris: [redirect_uri] })
    await app.connect(person, { redirect_uri })
    expect((await person.visit(app.request({ redirect_uri }))).headers.get('location')).toStartWith(redirect_uri)
    expect((await person.visit(app.request({ redirect_uri, prompt: 'none' }))).headers.get('location')).toStartWith(redirect_uri)
    const more = app.request({ redirect_uri, scope: 'account:read listings:write' })
    expect((await person.visit(more)).headers.get('location')).toStartWith('/consent?')
  })
  test('is shown each time to whoever uses a program on a machine, which any other program could pretend to be', async () => {
    const { person, app, consent } = await asked()
    await person.post(consent, { decision: 'allow' })
    for (const prompt of [undefined, 'consent'])
      expect((await person.visit(app.request({ prompt }))).headers.get('location')).toStartWith('/consent?')
  })
  test('and the sign-in page are shown to nobody where the app may ask for nothing: it is told what would have to be asked', async () => {
    const { person, app, consent } = await asked()
    await person.post(consent, { decision: 'allow' })
    for (const [who, error] of [[person, 'consent_required'] as const, [openPerson(testService), 'login_required'] as const])
      expect((await who.visit(app.request({ prompt: 'none' }))).headers.get('location')).toBe(
        `${CALLBACK}?${new URLSearchParams({ error, iss: BASE, state: 'st-1' })}`,
      )
    expect(
      (await person.visit(app.request({ prompt: 'none', redirect_uri: 'http://127.0.0.1:1/elsewhere' }))).headers.get('location'),
    ).toBe('/sign-in/refused?reason=invalid_redirect')
    expect((await person.visit(app.request({ prompt: 'none login' }))).headers.get('location')).toContain('invalid_request')
  })
})

describe('a code', () => {
  test('is no good with another verifier, redirect or app', async () => {
    const person = await signedIn()
    const app = await openApp(testService)
    const other = await openApp(testService)
    const wrong: [Record<string, string>, typeof app.exchange][] = [
      [{ code_verifier: 'x'.repeat(43) }, app.exchange],
      [{ redirect_uri: 'http://127.0.0.1:43110/other' }, app.exchange],
      [{}, other.exchange],
      [{ code_verifier: app.verifier }, other.exchange],
    ]
    for (const [more, exchange] of wrong) {
      const { status, body } = await exchange(codeOf(await app.connect(person)), more)
      expect([status, body.error, body.access_token]).toEqual([400, 'invalid_grant', undefined])
    }
  })
  test('used twice is refused, and what the first use got is dead at once', async () => {
    const person = await signedIn()
    const app = await openApp(testService)
    const code = codeOf(await app.connect(person, { resource: API }))
    const { body } = await app.exchange(code)
    expect((await askApi(testService, body.access_token)).status).toBe(200)
    expect((await app.exchange(code)).body.error).toBe('invalid_grant')
    expect((await askApi(testService, body.access_token)).status).toBe(401)
    expect((await app.refresh(body.refresh_token)).status).toBe(400)
  })
  test('lives a minute at most', async () => {
    const person = await signedIn()
    const app = await openApp(testService)
    await app.connect(person)
    const [row] = await testService.sql`
      select max("expiresAt") <= now() + interval '60 seconds' as short from auth."verification" where value like '%authorization_code%'`
    expect(row?.short).toBe(true)
  })
})

describe('a refresh token', () => {
  test('changes with each use, and used again later ends all that came of it', async () => {
    const person = await signedIn()
    const app = await openApp(testService)
    const first = await app.tokens(person, { resource: API })
    const second = (await app.refresh(first.refresh_token)).body
    expect(second.refresh_token).not.toBe(first.refresh_token)
    // Lost on the way, it may be asked for again for half a minute; then it counts as stolen.
    expect((await app.refresh(first.refresh_token)).body.refresh_token).toBe(second.refresh_token)
    await testService.sql`update auth."oauthRefreshToken" set "rotationReplayExpiresAt" = now() - interval '1 second' where "rotatedAt" is not null`
    expect((await app.refresh(first.refresh_token)).status).toBe(400)
    expect((await app.refresh(second.refresh_token)).status).toBe(400)
    expect((await askApi(testService, second.access_token)).status).toBe(401)
  })
  test('used at once by several windows of its app is changed once, and each gets what it came to', async () => {
    const app = await openApp(testService)
    const { refresh_token } = await app.tokens(await signedIn(), { resource: API })
    const got = await Promise.all(Array.from({ length: 6 }, () => app.refresh(refresh_token)))
    expect(got.map(({ status }) => status)).toEqual(got.map(() => 200))
    expect(new Set(got.map(({ body }) => body.refresh_token)).size).toBe(1)
  })
  test('is no good to another app, for more scope or for another resource', async () => {
    const person = await signedIn()
    const app = await openApp(testService)
    const { refresh_token } = await app.tokens(person, { resource: API })
    expect((await (await openApp(testService)).refresh(refresh_token)).status).toBe(400)
    expect((await app.refresh(refresh_token, { scope: 'account:read orders:write' })).body.error).toBe('invalid_scope')
    expect((await app.refresh(refresh_token, { resource: `${BASE}/mcp` })).body.error).toBe('invalid_target')
  })
  test('that its app gives back ends its access tokens too', async () => {
    const person = await signedIn()
    const app = await openApp(testService)
    const tokens = await app.tokens(person, { resource: API })
    expect((await askApi(testService, tokens.access_token)).status).toBe(200)
    const revoked = await fetch(`${testService.url}/auth/oauth2/revoke`, {
      method: 'POST',
      body: new URLSearchParams({ client_id: app.client_id, token: tokens.refresh_token, token_type_hint: 'refresh_token' }),
    })
    expect(revoked.status).toBe(200)
    expect((await askApi(testService, tokens.access_token)).status).toBe(401)
    expect((await app.refresh(tokens.refresh_token)).status).toBe(400)
  })
})

describe('an access token', () => {
  test('for the MCP server is nothing to the REST API', async () => {
    const person = await signedIn()
    const { access_token } = await (await openApp(testService)).tokens(person, { resource: `${BASE}/mcp` })
    expect((await askApi(testService, access_token)).status).toBe(401)
  })
  test('is over after ten minutes', async () => {
    const person = await signedIn()
    const { access_token } = await (await openApp(testService)).tokens(person, { resource: API })
    expect((await askApi(testService, access_token)).status).toBe(200)
    testService.turnClock(601)
    expect((await askApi(testService, access_token)).status).toBe(401)
    testService.turnClock(-601)
  })
  test('ends with its grant also where it came from a machine whose clock is ahead, and a newer one from one that is behind does not', async () => {
    const person = await signedIn()
    const app = await openApp(testService)
    const code = async () => codeOf(await app.connect(person, { resource: API }))
    const exchangedAt = async (seconds: number, exchanged: string) => {
      setSystemTime(new Date(Date.now() + seconds * 1000))
      const { body } = await app.exchange(exchanged).finally(() => setSystemTime())
      return body
    }
    const ahead = await exchangedAt(30, await code())
    expect((await askApi(testService, ahead.access_token)).status).toBe(200)
    await fetch(`${testService.url}/auth/oauth2/revoke`, {
      method: 'POST',
      body: new URLSearchParams({ client_id: app.client_id, token: ahead.refresh_token, token_type_hint: 'refresh_token' }),
    })
    expect((await askApi(testService, ahead.access_token)).status).toBe(401)
    const behind = await exchangedAt(-30, await code())
    expect((await askApi(testService, behind.access_token)).status).toBe(200)
  })
  test('does what its scopes say and no more', async () => {
    const person = await signedIn()
    const { access_token } = await (await openApp(testService)).tokens(person, { resource: API, scope: 'account:read' })
    const refused = await testService.call('/drafts', {
      method: 'POST',
      body: '{"url":"https://a.example"}',
      headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
    })
    expect([refused.status, (await refused.json()).code]).toEqual([403, 'insufficient_scope'])
  })
  test('in a query string or a form is overlooked', async () => {
    const person = await signedIn()
    const { access_token } = await (await openApp(testService)).tokens(person, { resource: API })
    expect((await testService.call(`/me?access_token=${access_token}`)).status).toBe(401)
  })
  test('that somebody else signed, or nobody, is refused', async () => {
    const person = await signedIn()
    const { access_token } = await (await openApp(testService)).tokens(person, { resource: API })
    const [header = '', payload = ''] = access_token.split('.')
    const claims = JSON.parse(atob(payload)) as Record<string, unknown>
    const { kid } = JSON.parse(atob(header)) as { kid: string }
    const own = await generateKeyPair('ES256', { extractable: true })
    const forged = await new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid, typ: 'at+jwt' }).sign(own.privateKey)
    const [jwk] = await testService.sql<{ publicKey: string }[]>`select "publicKey" from auth."jwks" where id = ${kid}`
    const mixed = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid, typ: 'at+jwt' })
      .sign(new TextEncoder().encode(jwk?.publicKey))
    const unsigned = `${Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')}.${payload}.`
    const unknown = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', kid: 'other', typ: 'at+jwt', jwk: await exportJWK(own.publicKey) })
      .sign(own.privateKey)
    const cut = `${access_token.slice(0, -6)}AAAAAA`
    for (const token of [forged, mixed, unsigned, unknown, cut, `${header}.${payload}`, 'a.b.c', 'lst_short', 'x'.repeat(5000)])
      expect((await askApi(testService, token)).status).toBe(401)
  })
})

describe('an app that registers itself', () => {
  const register = (body: unknown, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
    fetch(`${testService.url}/auth/oauth2/register`, {
      method: 'POST',
      headers,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  const WRONG: [string, unknown][] = [
    ['a script as redirect', { redirect_uris: ['javascript:alert(1)'] }],
    ['a page of data as redirect', { redirect_uris: ['data:text/html,x'] }],
    ['plain http elsewhere', { redirect_uris: ['http://evil.example/cb'] }],
    ['a fragment', { redirect_uris: ['https://a.example/cb#x'] }],
    ['no redirect', { redirect_uris: [] }],
    ['eleven redirects', { redirect_uris: Array.from({ length: 11 }, (_, index) => `https://a.example/${index}`) }],
    ['no object', [1]],
    ['no JSON', '{'],
    ['consent left out', { redirect_uris: ['https://a.example/cb'], skip_consent: true }],
    ['PKCE left out', { redirect_uris: ['https://a.example/cb'], require_pkce: false }],
    [
      'keys at an address of its own',
      { redirect_uris: ['https://a.example/cb'], jwks_uri: 'https://a.example/keys', token_endpoint_auth_method: 'private_key_jwt' },
    ],
    ['an address to be told of sign-outs', { redirect_uris: ['https://a.example/cb'], backchannel_logout_uri: 'https://a.example/out' }],
    ['a grant without a person', { redirect_uris: ['https://a.example/cb'], grant_types: ['client_credentials'] }],
    ['a password grant', { redirect_uris: ['https://a.example/cb'], grant_types: ['password'] }],
  ]
  test.each(WRONG)('with %s is refused or gets none of it', async (_what, body) => {
    const answer = await register(body)
    const said = (await answer.json()) as Record<string, unknown>
    if (answer.status === 201)
      expect([said.skip_consent, said.require_pkce, said.backchannel_logout_uri]).toEqual([undefined, undefined, undefined])
    else expect([answer.status, typeof said.error]).toEqual([400, 'string'])
  })
  test('is sent to no address that hides a blank, and to no program that comes with the system', async () => {
    for (const redirect of [
      ' https://a.example/cb',
      'https://a.example/cb\t',
      'cursor://x\n.y/cb',
      'https://evil.example\\@app.example/cb',
      'https://\u00e4.example/cb',
      'ms-msdt:/id',
      'ms-word:ofe|u|https://evil.example/a.docx',
      'search-ms:query=x',
      'shell:startup',
      'smb://evil.example/share',
      'steam://run/1',
      'microsoft-edge:https://evil.example/cb',
      'googlechromes://evil.example/cb',
      'x-safari-https://evil.example/cb',
      'whatsapp://send?text=',
    ])
      expect([redirect, (await register({ redirect_uris: [redirect] })).status]).toEqual([redirect, 400])
  })
  test('cannot choose its client_id, and sends 16 KB at most as JSON', async () => {
    const named = (await (await register({ client_id: 'listing-cli', redirect_uris: ['https://a.example/cb'] })).json()) as {
      client_id?: string
    }
    expect(named.client_id).not.toBe('listing-cli')
    expect((await register(JSON.stringify({ redirect_uris: ['https://a.example/cb'], client_name: 'x'.repeat(20_000) }))).status).toBe(413)
    expect((await register('redirect_uris=x', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(400)
  })
  test('of before 2026, which does not say that it is native, may send people to their own machine', async () => {
    for (const redirect of [
      'http://localhost:3334/callback',
      'http://127.0.0.1:8080/cb',
      'cursor://anysphere.cursor-retrieval/oauth/callback',
    ])
      expect([redirect, (await register({ redirect_uris: [redirect] })).status]).toEqual([redirect, 201])
    // Editors run on that machine, and on a website of their maker too.
    for (const redirect_uris of [
      ['https://editor.example/redirect', 'http://127.0.0.1:33418/'],
      ['cursor://anysphere.cursor-mcp/oauth/callback', 'https://editor.example/agents/callback', 'http://localhost:8787/callback'],
    ]) {
      const registered = await register({ redirect_uris })
      expect([registered.status, ((await registered.json()) as { redirect_uris?: string[] }).redirect_uris]).toEqual([201, redirect_uris])
    }
    expect((await register({ redirect_uris: ['http://editor.example/redirect', 'http://127.0.0.1:33418/'] })).status).toBe(400)
  })
})

test('what is not listed does not exist', async () => {
  for (const path of [
    '/auth/sign-up/email',
    '/auth/sign-in/email',
    '/auth/get-session',
    '/auth/oauth2/introspect',
    '/auth/oauth2/userinfo',
    '/auth/oauth2/create-client',
    '/auth/admin/oauth2/create-client',
    '/auth/token',
    '/auth/device/token',
    '/auth/device/approve',
    '/auth/error',
    '/auth/ok',
  ])
    for (const method of ['GET', 'POST'])
      expect([
        path,
        method,
        (await fetch(`${testService.url}${path}`, { method, ...(method === 'POST' ? { body: '{}' } : {}) })).status,
      ]).toEqual([path, method, 404])
  expect((await fetch(`${testService.url}/auth/oauth2/token`)).status).toBe(405)
})

test('the keys of the service answer HEAD as GET, and what asks a person is asked by GET alone', async () => {
  const keys = await fetch(`${testService.url}/auth/jwks`)
  const head = await fetch(`${testService.url}/auth/jwks`, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([200, keys.headers.get('content-type'), ''])
  expect((await keys.json()).keys.length).toBeGreaterThan(0)
  for (const [path, method, allow] of [
    ['jwks', 'POST', 'GET, HEAD, OPTIONS'],
    ['oauth2/authorize', 'HEAD', 'GET'],
    ['oauth2/token', 'HEAD', 'POST, OPTIONS'],
  ] as const) {
    const refused = await fetch(`${testService.url}/auth/${path}`, { method })
    expect([path, refused.status, refused.headers.get('allow')]).toEqual([path, 405, allow])
  }
})

test('the metadata names the issuer as it is, and PKCE by S256 alone', async () => {
  const metadata = (await (await fetch(`${testService.url}/.well-known/oauth-authorization-server`)).json()) as Record<string, unknown>
  expect([metadata.issuer, metadata.code_challenge_methods_supported, metadata.client_id_metadata_document_supported]).toEqual([
    BASE,
    ['S256'],
    true,
  ])
  // RFC 8414 demands it of each endpoint that takes private_key_jwt.
  for (const endpoint of ['token', 'revocation'])
    expect([
      metadata[`${endpoint}_endpoint_auth_methods_supported`],
      metadata[`${endpoint}_endpoint_auth_signing_alg_values_supported`],
    ]).toEqual([expect.arrayContaining(['private_key_jwt']), ['ES256', 'RS256', 'EdDSA']])
})

test('the terminal’s app is known from the start and asks like any other', async () => {
  const person = await signedIn()
  const cli = appOf(testService, 'listing-cli')
  const asked = await person.visit(cli.request({ redirect_uri: 'http://127.0.0.1:40000/callback', resource: undefined }))
  expect(asked.headers.get('location')).toStartWith('/consent?')
  const page = await (await person.visit(asked.headers.get('location') ?? '')).text()
  expect(page).toContain('Listing command line')
})
