import { afterAll, beforeAll, beforeEach, describe, expect, spyOn, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createGuardedFetch, openHostsFile, parseConnectTo, type GuardedFetchOptions } from '../../server/crawl/guarded_fetch.ts'
import { AUTHORITY, CERTIFICATE, KEY } from './certificates.ts'
import { html, redirect, rejection, serveWeb } from './web.ts'

const MEBIBYTE = 1024 * 1024
const ZEROS = new Uint8Array(64 * MEBIBYTE)

/** Never ends, however much is taken. */
function endless(headers: Record<string, string> = {}): Response {
  const chunk = new Uint8Array(64 * 1024).fill(97)
  return new Response(new ReadableStream({ pull: (controller) => controller.enqueue(chunk) }), {
    headers: { 'content-type': 'text/html', ...headers },
  })
}

const web = serveWeb({
  'a.test': {
    '/': 'home',
    '/plain': () => new Response('hello', { headers: { 'set-cookie': 'a=1', 'x-thing': 'b' } }),
    '/gzip': () => new Response(Bun.gzipSync('small'), { headers: { 'content-encoding': 'gzip' } }),
    '/gzip-bomb': () => new Response(Bun.gzipSync(ZEROS), { headers: { 'content-encoding': 'gzip' } }),
    '/twice': () => new Response(Bun.gzipSync(Bun.gzipSync('x')), { headers: { 'content-encoding': 'gzip, gzip' } }),
    '/odd-encoding': () => new Response('x', { headers: { 'content-encoding': 'rot13' } }),
    '/broken-gzip': () => new Response('this is no gzip', { headers: { 'content-encoding': 'gzip' } }),
    '/endless': () => endless(),
    '/huge': () => endless({ 'content-length': String(2 * 1024 * MEBIBYTE) }),
    '/hop': () => redirect('http://b.test/landing'),
    '/loop': () => redirect('/loop'),
    '/to': (request) => redirect(new URL(request.url).searchParams.get('url') ?? ''),
    '/no-location': () => new Response(null, { status: 302 }),
    '/fragment': () => redirect('/plain#part'),
  },
  'b.test': { '/landing': 'landed' },
  '127.0.0.1': { '*': 'inner secret' },
  localhost: { '*': 'inner secret' },
})
const fetch = web.fetch()

const open: Socket[] = []
const rawServers: Server[] = []

/** A TCP server that says whatever HTTP would not. */
async function rawServer(onConnection: (socket: Socket) => void): Promise<number> {
  const server = createServer((socket) => {
    open.push(socket)
    socket.on('error', () => {})
    onConnection(socket)
  })
  rawServers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

function guardTo(rule: string, options: Partial<GuardedFetchOptions> = {}) {
  return createGuardedFetch({ user_agent: 'ListingBot/1.0', connect_to: parseConnectTo(rule), ...options })
}

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'guarded-'))
})
beforeEach(() => {
  web.hits.length = 0
})
afterAll(() => {
  for (const socket of open) socket.destroy()
  for (const server of rawServers) server.close()
  void web.stop()
  rmSync(folder, { recursive: true })
})

test('an answer comes back decoded, with its address, headers and the way it took', async () => {
  const answer = await fetch('http://a.test/hop')
  expect(answer).toMatchObject({ status: 200, url: 'http://b.test/landing', redirects: ['http://a.test/hop'], cut: false })
  expect(new TextDecoder().decode(answer.bytes)).toBe('landed')
  expect(new TextDecoder().decode((await fetch('http://a.test/gzip')).bytes)).toBe('small')
  expect((await fetch('http://a.test/fragment')).url).toBe('http://a.test/plain')
  expect((await fetch('http://a.test/no-location')).status).toBe(302)
})

test('the site sees our name, its own host and nothing that identifies or authorises', async () => {
  await fetch('http://a.test/plain')
  await fetch('http://a.test/plain', { headers: { accept: 'text/html', 'if-none-match': '"x"' } })
  const [first, second] = web.hits.map(({ headers }) => Object.fromEntries(headers))
  expect(first).toMatchObject({
    host: 'a.test',
    'user-agent': 'ListingBot/1.0 (+http://localhost/bot)',
    'accept-encoding': 'gzip, deflate, br',
  })
  expect(second).toMatchObject({ accept: 'text/html', 'if-none-match': '"x"' })
  expect(Object.keys(second ?? {})).not.toContain('cookie')
  const refused = await rejection(fetch('http://a.test/plain', { headers: { Authorization: 'Bearer x' } }))
  expect(refused.message).toContain('does not send the header Authorization')
})

describe('addresses that are not public', () => {
  const INNER = [
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.1/',
    'http://[::1]/',
    'http://[::ffff:7f00:1]/',
    'http://localhost/',
    'http://169.254.169.254/latest/meta-data/',
    'http://metadata/',
    'file:///etc/passwd',
    'data:text/html,secret',
    'gopher://a.test/',
    'http://user:secret@a.test/',
    'http://a.test:8080/',
    'http://a.test:22/',
  ]
  test.each(INNER)('%s is refused without a connection', async (url) => {
    expect(await rejection(fetch(url))).toMatchObject({ code: 'url_not_allowed' })
    expect(web.hits).toEqual([])
  })
  test.each(INNER)('a redirect to %s is refused without a connection', async (url) => {
    expect(await rejection(fetch(`http://a.test/to?url=${encodeURIComponent(url)}`))).toMatchObject({ code: 'url_not_allowed' })
    expect(web.hits.map(({ path }) => path)).toEqual([`/to?url=${encodeURIComponent(url)}`])
  })
  test('a name of the reserved kind needs the operator', async () => {
    const bare = createGuardedFetch({ user_agent: 'x' })
    for (const name of ['a.test', 'a.example', 'a.invalid', 'a.local', 'a.internal', 'a.localhost', 'single']) {
      expect(await rejection(bare(`http://${name}/`))).toMatchObject({ code: 'url_not_allowed' })
    }
  })
})

describe('the hosts file', () => {
  const write = (text: string) => {
    const path = join(folder, `hosts-${Math.random()}`)
    writeFileSync(path, text)
    return path
  }
  test('is asked before DNS, and its addresses are checked like any other', async () => {
    const hosts = openHostsFile(write('127.0.0.1 inner.test # a comment\n\n10.0.0.1 ten.test\n'))
    const guarded = createGuardedFetch({ user_agent: 'x', hosts_file: hosts })
    for (const name of ['inner.test', 'ten.test'])
      expect(await rejection(guarded(`http://${name}/`))).toMatchObject({ code: 'url_not_allowed' })
  })
  test('takes turns over repeated lines, and no turn reaches an inner address', async () => {
    const hosts = openHostsFile(write('240.0.0.1 turn.test\n127.0.0.1 turn.test\n'))
    expect([hosts.next('turn.test'), hosts.next('turn.test'), hosts.next('turn.test')]).toEqual([
      ['240.0.0.1'],
      ['127.0.0.1'],
      ['240.0.0.1'],
    ])
    const guarded = createGuardedFetch({ user_agent: 'x', hosts_file: hosts })
    for (let attempt = 0; attempt < 4; attempt++)
      expect(await rejection(guarded('http://turn.test/'))).toMatchObject({ code: 'url_not_allowed' })
    expect(web.hits).toEqual([])
  })
  test('a name that turns inward between two hops is refused at the second', async () => {
    const hosts = openHostsFile(write('127.0.0.1 rebind.test\n'))
    const guarded = web.fetch({ hosts_file: hosts, connect_to: parseConnectTo(`a.test:80:127.0.0.1:${web.port}`) })
    expect(await rejection(guarded('http://a.test/to?url=http%3A%2F%2Frebind.test%2F'))).toMatchObject({ code: 'url_not_allowed' })
    expect(web.paths()).toEqual(['/to?url=http%3A%2F%2Frebind.test%2F'])
  })
  test('is read again when it changes', () => {
    const path = write('10.0.0.1 a.one\n')
    const hosts = openHostsFile(path)
    writeFileSync(path, '10.0.0.1 a.one\n10.0.0.2 b.two\n')
    expect(hosts.next('b.two')).toEqual(['10.0.0.2'])
    rmSync(path)
    expect(hosts.has('a.one')).toBe(true)
  })
  test('that cannot be read is refused at the start', () => {
    expect(() => openHostsFile(join(folder, 'nowhere'))).toThrow('ENOENT')
  })
})

describe('CRAWL_CONNECT_TO', () => {
  test('leads names to where the operator says, by host and port', async () => {
    const guarded = guardTo(`a.test:80:127.0.0.1:${web.port}, a.test:8080:127.0.0.1:${web.port}`)
    expect((await guarded('http://a.test/')).status).toBe(200)
    expect((await guarded('http://a.test:8080/')).status).toBe(200)
    expect(await rejection(guarded('http://a.test:8081/'))).toMatchObject({ code: 'url_not_allowed' })
    expect(await rejection(guarded('http://b.test/'))).toMatchObject({ code: 'url_not_allowed' })
  })
  test('`*` means any name with a dot, never an address and never a single label', async () => {
    const guarded = guardTo(`*::127.0.0.1:${web.port}`)
    expect((await guarded('http://a.test/')).status).toBe(200)
    for (const url of ['http://127.0.0.1/', 'http://localhost/', 'http://[::1]/'])
      expect(await rejection(guarded(url))).toMatchObject({ code: 'url_not_allowed' })
  })
  test('a named address may be private', async () => {
    const guarded = guardTo(`127.0.0.1:8080:127.0.0.1:${web.port}`)
    expect(new TextDecoder().decode((await guarded('http://127.0.0.1:8080/')).bytes)).toBe('inner secret')
    expect(await rejection(guarded('http://127.0.0.1:80/'))).toMatchObject({ code: 'url_not_allowed' })
    expect(await rejection(guardTo(`localhost:8080:127.0.0.1:${web.port}`)('http://localhost/'))).toMatchObject({ code: 'url_not_allowed' })
  })
  test('an empty host or port matches any, an IPv6 address stands in brackets', () => {
    expect(parseConnectTo('::[::1]:8080')).toEqual([{ host: null, any_name: false, port: null, to_address: '::1', to_port: 8080 }])
    expect(parseConnectTo('A.Test:80:127.0.0.1:')).toEqual([
      { host: 'a.test', any_name: false, port: 80, to_address: '127.0.0.1', to_port: null },
    ])
    expect(parseConnectTo('')).toEqual([])
  })
  test.each([
    'a.test',
    'a.test:80',
    'a.test:80:127.0.0.1',
    'a:b:c:d',
    'a.test:80:::1:80',
    'a.test:80:127.0.0.1:99999',
    'a.test:80:127.0.0.1:80:90',
  ])('«%s» is refused with the entry in the sentence', (entry) => {
    expect(() => parseConnectTo(`ok.test:80:127.0.0.1:80,${entry}`)).toThrow(entry)
  })
})

describe('redirects', () => {
  test('at most five are followed', async () => {
    expect(await rejection(fetch('http://a.test/loop'))).toMatchObject({ code: 'too_many_redirects' })
    expect(web.hits).toHaveLength(6)
    web.hits.length = 0
    expect(await rejection(fetch('http://a.test/hop', { redirects_max: 0 }))).toMatchObject({ code: 'too_many_redirects' })
    expect(web.hits).toHaveLength(1)
  })
  test('the caller may refuse one before it is requested', async () => {
    const asked: string[] = []
    const may_follow = (to: URL, from: URL) => {
      asked.push(`${from.href} → ${to.href}`)
      return false
    }
    expect(await rejection(fetch('http://a.test/hop', { may_follow }))).toMatchObject({ code: 'redirect_refused' })
    expect(asked).toEqual(['http://a.test/hop → http://b.test/landing'])
    expect(web.paths()).toEqual(['/hop'])
  })
})

describe('size and form', () => {
  test.each(['/gzip-bomb', '/endless', '/huge'])('%s is given up at the bound, and memory stays where it was', async (path) => {
    const before = process.memoryUsage.rss()
    expect(await rejection(fetch(`http://a.test${path}`, { bytes_max: MEBIBYTE }))).toMatchObject({ code: 'too_large' })
    expect(process.memoryUsage.rss() - before).toBeLessThan(200 * MEBIBYTE)
  })
  test('a caller may take the beginning instead', async () => {
    const answer = await fetch('http://a.test/endless', { bytes_max: 100_000, over_bytes: 'cut' })
    expect(answer.cut).toBe(true)
    expect(answer.bytes.length).toBe(100_000)
  })
  test.each(['/twice', '/odd-encoding', '/broken-gzip'])('%s is refused', async (path) => {
    expect(await rejection(fetch(`http://a.test${path}`))).toMatchObject({ code: 'bad_response' })
  })
  test('an answer with endless headers is refused', async () => {
    const port = await rawServer((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n')
      for (let at = 0; at < 4000; at++) socket.write(`x-${at}: ${'a'.repeat(200)}\r\n`)
    })
    const refused = await rejection(guardTo(`raw.test:80:127.0.0.1:${port}`)('http://raw.test/', { seconds_max: 5 }))
    expect(['bad_response', 'connect_failed']).toContain(refused.code ?? '')
  })
  test.each(['SSH-2.0-OpenSSH_9', 'HTTP/1.1 000 OK\r\ncontent-length: 0\r\n', 'HTTP/1.1 099 OK\r\ncontent-length: 0\r\n'])(
    'an answer that is no HTTP is refused: %j',
    async (answer) => {
      const port = await rawServer((socket) => socket.end(`${answer}\r\n`))
      const refused = await rejection(guardTo(`raw.test:80:127.0.0.1:${port}`)('http://raw.test/'))
      expect(['bad_response', 'connect_failed']).toContain(refused.code ?? '')
    },
  )
  test('a page that breaks off before its announced end is refused', async () => {
    const port = await rawServer((socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\nhalf'))
    const refused = await rejection(guardTo(`raw.test:80:127.0.0.1:${port}`)('http://raw.test/'))
    expect(['bad_response', 'connect_failed']).toContain(refused.code ?? '')
  })
})

describe('time', () => {
  const SILENCES: [name: string, onConnection: (socket: Socket) => void][] = [
    ['says nothing', () => {}],
    ['stops within its headers', (socket) => socket.write('HTTP/1.1 200 OK\r\ncontent-')],
    ['stops within its body', (socket) => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nhalf')],
    [
      'never leaves the provisional answers',
      (socket) => {
        const timer = setInterval(() => socket.write('HTTP/1.1 100 Continue\r\n\r\n'), 20)
        socket.on('close', () => clearInterval(timer))
      },
    ],
  ]
  test.each(SILENCES)('a server that %s is given up at the deadline', async (_, onConnection) => {
    const port = await rawServer(onConnection)
    // Without a deadline of its own it would wait for ever.
    expect(await rejection(guardTo(`raw.test:80:127.0.0.1:${port}`)('http://raw.test/', { seconds_max: 0.4 }))).toMatchObject({
      code: 'timeout',
    })
  })
  test('one deadline spans all redirects', async () => {
    let asked = 0
    const port = await rawServer((socket) => {
      if (++asked < 3) socket.end('HTTP/1.1 302 Found\r\nlocation: /again\r\ncontent-length: 0\r\n\r\n')
    })
    const timers = spyOn(globalThis, 'setTimeout')
    expect(await rejection(guardTo(`raw.test:80:127.0.0.1:${port}`)('http://raw.test/', { seconds_max: 0.4 }))).toMatchObject({
      code: 'timeout',
    })
    const begun = timers.mock.calls.filter(([, milliseconds]) => milliseconds === 400).length
    timers.mockRestore()
    expect([asked, begun]).toEqual([3, 1])
  })
  test('the caller can stop it', async () => {
    const port = await rawServer(() => {})
    const controller = new AbortController()
    const waiting = rejection(guardTo(`raw.test:80:127.0.0.1:${port}`)('http://raw.test/', { signal: controller.signal }))
    controller.abort()
    expect(await waiting).toMatchObject({ code: 'aborted' })
  })
  test('a closed port and an unknown name are told apart', async () => {
    const port = await rawServer(() => {})
    const server = rawServers.pop()
    await new Promise((resolve) => server?.close(resolve))
    expect(await rejection(guardTo(`raw.test:80:127.0.0.1:${port}`)('http://raw.test/'))).toMatchObject({ code: 'connect_failed' })
    expect(
      await rejection(createGuardedFetch({ user_agent: 'x' })('http://no-such-name-anywhere.com.ee.zz/', { seconds_max: 8 })),
    ).toMatchObject({ code: 'name_not_found' })
  })
})

describe('https', () => {
  const secure = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    tls: { cert: CERTIFICATE, key: KEY },
    fetch: (request) =>
      new URL(request.url).pathname === '/down' ? redirect('http://a.test/plain') : html(`secure ${request.headers.get('host')}`),
  })
  const rules = `secure.example:443:127.0.0.1:${secure.port},other.example:443:127.0.0.1:${secure.port},a.test:80:127.0.0.1:${web.port},a.test:443:127.0.0.1:${web.port}`
  afterAll(() => secure.stop(true))

  test('the certificate is checked for the name, not for the address that was connected to', async () => {
    const guarded = guardTo(rules, { extra_ca: AUTHORITY })
    expect(new TextDecoder().decode((await guarded('https://secure.example/')).bytes)).toBe('secure secure.example')
    expect(await rejection(guarded('https://other.example/'))).toMatchObject({ code: 'certificate_invalid' })
    // Right after a good one, so that no kept connection or session can vouch for the wrong name.
    for (let attempt = 0; attempt < 3; attempt++) {
      expect((await guarded('https://secure.example/')).status).toBe(200)
      expect(await rejection(guarded('https://other.example/'))).toMatchObject({ code: 'certificate_invalid' })
    }
  })
  test('an authority that nobody trusts is refused without the extra certificate', async () => {
    expect(await rejection(guardTo(rules)('https://secure.example/'))).toMatchObject({ code: 'certificate_invalid' })
  })
  test('a redirect from https to http is refused', async () => {
    expect(await rejection(guardTo(rules, { extra_ca: AUTHORITY })('https://secure.example/down'))).toMatchObject({
      code: 'redirect_refused',
    })
    expect(web.hits).toEqual([])
  })
  test('a server that speaks no TLS on 443 does not answer', async () => {
    const refused = await rejection(guardTo(rules)('https://a.test/', { seconds_max: 5 }))
    expect(['connect_failed', 'bad_response']).toContain(refused.code ?? '')
  })
})

test('proxies of the environment are not used, since they would resolve the name again', async () => {
  const proxy = serveWeb({})
  const script = `
    import { createGuardedFetch, parseConnectTo } from ${JSON.stringify(join(import.meta.dir, '../../server/crawl/guarded_fetch.ts'))}
    const guarded = createGuardedFetch({ user_agent: 'x', connect_to: parseConnectTo('a.test:80:127.0.0.1:${web.port}') })
    console.log(new TextDecoder().decode((await guarded('http://a.test/plain')).bytes))`
  const environment = {
    ...process.env,
    HTTP_PROXY: `http://127.0.0.1:${proxy.port}`,
    http_proxy: `http://127.0.0.1:${proxy.port}`,
    ALL_PROXY: `http://127.0.0.1:${proxy.port}`,
  }
  const child = Bun.spawn([process.execPath, '-e', script], { env: environment, stdout: 'pipe', stderr: 'pipe' })
  expect((await new Response(child.stdout).text()).trim()).toBe('hello')
  expect(proxy.hits).toEqual([])
  void proxy.stop()
})
