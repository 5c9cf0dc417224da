import { expect, test } from 'bun:test'
import { chmodSync, existsSync, mkdirSync, readFileSync, rmdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { freshEmail, openPerson, type Person } from '../auth/person.ts'
import { startTestService } from '../test_service.ts'
import { piped } from './listing.ts'
import { temporaryFolder } from './temporary_folder.ts'
import { until } from '../until.ts'

// The terminal checks that the service is the one it calls itself, so that it needs its address beforehand.
const probe = Bun.serve({ port: 0, fetch: () => new Response() })
const port = String(probe.port)
await probe.stop(true)
const testService = await startTestService({
  role: 'web',
  env: { PORT: port, BASE_URL: `http://localhost:${port}`, LIMITS: 'anonymous_per_minute=1000' },
})
const email = freshEmail()
const person = openPerson(testService)
await person.signIn(email)

const folder = temporaryFolder()
let runs = 0
/** A terminal of its own, whose browser writes down what it is to open. */
function newTerminal(more: Record<string, string> = {}) {
  const home = join(folder, String(++runs))
  mkdirSync(home)
  const opened = join(home, 'opened')
  const browser = join(home, 'browser.sh')
  writeFileSync(browser, `#!/bin/sh\nprintf '%s' "$1" > '${opened}.new' && mv '${opened}.new' '${opened}'\n`)
  chmodSync(browser, 0o755)
  const env = { LISTING_BASE_URL: `http://localhost:${port}`, XDG_CONFIG_HOME: home, BROWSER: browser, ...more }
  return {
    env,
    file: join(home, 'listing', 'credentials.json'),
    run: (...words: string[]) => piped(words, env),
    /** The address that the browser was sent to. */
    async address(): Promise<URL> {
      await until(() => existsSync(opened))
      return new URL(readFileSync(opened, 'utf8'))
    },
  }
}

/** The person allows it; answers what the browser is sent to. */
async function allow(who: Person, address: URL, decision = 'allow'): Promise<string> {
  const asked = await who.visit(address.pathname + address.search)
  const to = asked.headers.get('location') ?? ''
  return to.startsWith('/consent?') ? ((await who.post(to, { decision })).headers.get('location') ?? '') : to
}

test('login by browser is kept for its owner alone, works, is renewed, and ends with logout', async () => {
  const { run, address, file, env } = newTerminal()
  const login = run('login', '--scopes', 'account:read,listings:write')
  const asked = await address()
  expect([asked.searchParams.get('code_challenge_method'), asked.searchParams.get('resource')]).toEqual([
    'S256',
    `http://localhost:${port}/api/v1`,
  ])
  const back = await allow(person, asked)
  expect(back).toStartWith('http://127.0.0.1:')
  // A stranger's answer and one with another state change nothing.
  const wrong = new URL(back)
  wrong.searchParams.set('state', 'another')
  expect((await fetch(wrong)).status).toBe(404)
  // As long as the right one in letters, but not in bytes.
  wrong.searchParams.set('state', 'é'.repeat(asked.searchParams.get('state')?.length ?? 0))
  expect((await fetch(wrong)).status).toBe(404)
  expect((await fetch(`${wrong.origin}//`)).status).toBe(404)
  expect(await (await fetch(back)).text()).toContain('Go back to the terminal')
  const done = await login
  expect([done.code, JSON.parse(done.stdout)]).toEqual([0, { email, scopes: ['account:read', 'listings:write'], file }])
  expect(statSync(file).mode & 0o777).toBe(0o600)

  const who = await run('whoami', '--no-json')
  expect([
    who.code,
    who.stdout.includes(email),
    who.stdout.includes('From     listing login'),
    who.stdout.includes('Listing command line'),
  ]).toEqual([0, true, true, true])

  const kept = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { access_token: string; refresh_token: string; expires_at: number }>
  const [name = '', before] = Object.entries(kept)[0] ?? []
  if (!before) throw new Error('nothing was kept')
  writeFileSync(file, JSON.stringify({ [name]: { ...before, access_token: 'over', expires_at: 1 } }))
  expect((await run('whoami')).code).toBe(0)
  const after = (JSON.parse(readFileSync(file, 'utf8')) as typeof kept)[name]
  expect([after?.refresh_token === before.refresh_token, (after?.expires_at ?? 0) > Date.now() / 1000]).toEqual([false, true])

  const wins = await piped(['whoami'], { ...env, LISTING_API_KEY: 'lst_wrong' })
  expect(wins.code).toBe(4)

  const out = await run('logout')
  expect([out.code, JSON.parse(out.stdout)]).toEqual([0, { signed_out: true, revoked: true }])
  expect((await testService.call('/me', { headers: { authorization: `Bearer ${after?.access_token}` } })).status).toBe(401)
  const gone = await run('whoami')
  expect([gone.code, gone.stderr.includes('Next: listing login')]).toEqual([4, true])
})

test('login by device shows an address and a code, and goes on once it is allowed', async () => {
  const { env } = newTerminal()
  const child = Bun.spawn([process.execPath, join(import.meta.dir, '../../cli/index.ts'), 'login', '--device'], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdout: 'pipe',
    stderr: 'pipe',
  })
  let said = ''
  let answered = false
  const decoder = new TextDecoder()
  for await (const bytes of child.stderr) {
    said += decoder.decode(bytes, { stream: true })
    const [, user_code] = /^([A-Z2-9]{4}-[A-Z2-9]{4})$/m.exec(said) ?? []
    if (user_code === undefined || answered) continue
    answered = true
    expect(said).toContain(`http://localhost:${port}/device`)
    expect((await person.post('/device', { user_code, decision: 'allow' })).headers.get('location')).toBe('/device?done=allow')
  }
  const [stdout, code] = await Promise.all([new Response(child.stdout).text(), child.exited])
  expect([code, (JSON.parse(stdout) as { email: string }).email]).toEqual([0, email])
})

test('login by device goes on where one of its questions gets no answer', async () => {
  let asked = 0
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: ({ url }) => {
      const { origin, pathname } = new URL(url)
      const names = ['authorization_endpoint', 'token_endpoint', 'revocation_endpoint', 'device_authorization_endpoint']
      if (pathname.startsWith('/.well-known/'))
        return Response.json({ issuer: origin, ...Object.fromEntries(names.map((name) => [name, `${origin}/${name}`])) })
      if (pathname === '/device_authorization_endpoint')
        return Response.json({ user_code: 'ABCDEFGH', verification_uri: origin, device_code: 'd', interval: 0 })
      if (pathname.startsWith('/api/')) return Response.json({ email, credential: { scopes: [] }, counts: {} })
      // A router of the network in between answers first, with a page of its own elsewhere.
      return ++asked === 1 ? Response.redirect('http://127.0.0.1:1/') : Response.json({ access_token: 'a', refresh_token: 'r' })
    },
  })
  const { code, stdout } = await newTerminal({ LISTING_BASE_URL: server.url.origin }).run('login', '--device')
  await server.stop(true)
  expect([code, JSON.parse(stdout).email, asked]).toEqual([0, email, 2])
})

test('a no in the browser ends it, and nothing is kept', async () => {
  const { run, address, file } = newTerminal()
  const login = run('login')
  const denied = await allow(await signedInAnew(), await address(), 'deny')
  expect(await (await fetch(denied)).text()).toContain('The terminal was given no access')
  const { code, stderr } = await login
  expect([code, stderr.includes('You declined'), existsSync(file)]).toEqual([4, true, false])
})

test('a credentials file that cannot be read is put aside, and no key in it is lost', async () => {
  const { run, address, file } = newTerminal()
  mkdirSync(join(file, '..'))
  const spoiled = '{"https://directory.example": "lst_mine",}'
  writeFileSync(file, spoiled)
  const login = run('login')
  await fetch(await allow(await signedInAnew(), await address()))
  expect((await login).code).toBe(0)
  expect(readFileSync(`${file}.unreadable`, 'utf8')).toBe(spoiled)
  expect((await run('whoami')).code).toBe(0)
})

test('a login that cannot be kept is not renewed, and not lost by it', async () => {
  const { run, address, file } = newTerminal()
  const login = run('login')
  await fetch(await allow(await signedInAnew(), await address()))
  expect((await login).code).toBe(0)
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { expires_at: number }>
  for (const entry of Object.values(kept)) entry.expires_at = 1
  writeFileSync(file, JSON.stringify(kept))
  const renewals = async () => (await testService.sql`select from auth."oauthRefreshToken"`).length
  const before = await renewals()
  // Where it is written beside stands something else.
  mkdirSync(`${file}.${process.pid}`)
  expect([(await run('whoami')).code, await renewals()]).toEqual([1, before])
  rmdirSync(`${file}.${process.pid}`)
  expect((await run('whoami')).code).toBe(0)
})

test('commands that begin together after the token has ended renew the login once and all go on', async () => {
  const { run, address, file } = newTerminal()
  const login = run('login')
  await fetch(await allow(await signedInAnew(), await address()))
  expect((await login).code).toBe(0)
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { expires_at: number }>
  for (const entry of Object.values(kept)) entry.expires_at = 1
  writeFileSync(file, JSON.stringify(kept))
  const done = await Promise.all(Array.from({ length: 4 }, () => run('whoami')))
  expect(done.map(({ code, stderr }) => [code, stderr])).toEqual(Array.from({ length: 4 }, () => [0, '']))
})

test('one command at a time renews a login, again where the service was away for a moment, and one that was killed holds no other up', async () => {
  let asked = 0
  const service = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch(request) {
      if (new URL(request.url).pathname !== '/token') return Response.json({ items: [] })
      asked++
      return asked === 1
        ? new Response('Bad Gateway', { status: 502 })
        : Response.json({ access_token: 'new', refresh_token: `refresh ${asked}`, expires_in: 3600 })
    },
  })
  const { origin } = service.url
  const { run, file } = newTerminal({ LISTING_BASE_URL: origin })
  const ends = { token_endpoint: `${origin}/token`, revocation_endpoint: `${origin}/revoke` }
  mkdirSync(dirname(file))
  writeFileSync(
    file,
    JSON.stringify({ [origin]: { client_id: 'listing-cli', access_token: 'old', refresh_token: 'old', expires_at: 1, ...ends } }),
  )
  const killed = Bun.spawn(['true'])
  await killed.exited
  writeFileSync(`${file}.turn`, String(killed.pid))
  const done = await Promise.all(Array.from({ length: 3 }, () => run('categories')))
  await service.stop(true)
  expect(done.map(({ code }) => code)).toEqual([0, 0, 0])
  expect([asked, existsSync(`${file}.turn`)]).toEqual([2, false])
})

test('a login that was ended on the website says so and what to type', async () => {
  const { run, address, file } = newTerminal()
  const login = run('login')
  const somebody = await signedInAnew()
  await fetch(await allow(somebody, await address()))
  expect((await login).code).toBe(0)
  await somebody.post('/account/apps', { client_id: 'listing-cli' })
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { expires_at: number }>
  for (const entry of Object.values(kept)) entry.expires_at = 1
  writeFileSync(file, JSON.stringify(kept))
  const { code, stderr } = await run('whoami')
  expect([code, stderr.includes('signed out'), stderr.endsWith('Next: listing login\n')]).toEqual([4, true, true])
})

test('a service that names another website for its sign-in is given nothing', async () => {
  const liar = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: ({ url }) => {
      const { origin } = new URL(url)
      const there = 'https://elsewhere.example/token'
      return Response.json({
        issuer: origin,
        authorization_endpoint: there,
        token_endpoint: there,
        revocation_endpoint: there,
        device_authorization_endpoint: there,
      })
    },
  })
  const { code, stderr } = await newTerminal({ LISTING_BASE_URL: `http://127.0.0.1:${liar.port}` }).run('login')
  expect([code, stderr.includes('on another website')]).toEqual([1, true])
  await liar.stop(true)
})

test('loading the terminal loads none of the sign-in library', async () => {
  const built = await Bun.build({
    entrypoints: [join(import.meta.dir, '../../cli/index.ts')],
    target: 'node',
    splitting: true,
    outdir: join(folder, 'built'),
  })
  const texts = await Promise.all(built.outputs.map((output) => output.text()))
  expect(texts.some((text) => /node_modules\/(@better-auth|better-auth|kysely|jose)\//.test(text))).toBe(false)
})

async function signedInAnew(): Promise<Person> {
  const somebody = openPerson(testService)
  await somebody.signIn(freshEmail())
  return somebody
}

test('a login that may not read the account is kept, and said without whose it is', async () => {
  const { run, address, file } = newTerminal()
  const login = run('login', '--scopes', 'listings:write')
  await fetch(await allow(person, await address()))
  const done = await login
  expect([done.code, JSON.parse(done.stdout)]).toEqual([0, { email: null, scopes: ['listings:write'], file }])
})
