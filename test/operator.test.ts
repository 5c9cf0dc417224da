import { afterAll, describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import { startTestService } from './test_service.ts'
import { freshDatabase } from './cluster.ts'
import { until } from './until.ts'
import { openOperatorTerminal, spawnOperator } from './operator_terminal.ts'

const database = await freshDatabase()
const testService = await startTestService()
afterAll(() => database.drop())

const type = openOperatorTerminal({})
const operator = (words: string[], url = database.url) => type(words, { DATABASE_URL: url })

describe('accounts and keys', () => {
  test('an account is made once, by an address that is one', async () => {
    // The program itself, for each way that it ends.
    const program = (...words: string[]) => spawnOperator(['account', 'create', ...words], { DATABASE_URL: database.url })
    expect(await program('--email', 'Ada@founders.example', '--name', 'Ada', '--json')).toMatchObject({ code: 0 })
    const again = await program('--email', 'ada@founders.example')
    expect([again.code, again.out]).toEqual([1, ''])
    expect(again.err).toContain('already')
    expect((await program()).code).toBe(2)
    const unset = await spawnOperator(['account', 'list'], { DATABASE_URL: 'postgres://ada:hunter2@127.0.0.1/listing?sslmode=always' })
    expect([unset.code, unset.err]).toEqual([
      2,
      expect.stringMatching(/^listing-server: DATABASE_URL is not usable\. Its sslmode=always is not known/),
    ])
    expect((await operator(['account', 'create', '--email', 'no address'])).code).toBe(2)
  })

  test('the commands that are named are those of the same service', async () => {
    const env = { PORT: '4911', BASE_URL: 'https://directory.example', DATABASE_URL: database.url }
    const made = await type(['account', 'create', '--email', 'next@founders.example'], env)
    const prefix = /PORT=4911 BASE_URL=https:\/\/directory\.example (DATA_DIR=\S+ )?DATABASE_URL=… npm .*run -s listing-server -- /
    const named = (words: string) => expect.stringMatching(new RegExp(`${prefix.source}${words}`))
    expect(made).toEqual({ code: 0, err: '', out: named('key create --email next@founders\\.example') })
    const missing = await type(['account', 'show', '--email', 'nobody@founders.example'], env)
    expect(missing).toEqual({ code: 1, out: '', err: named('account create --email nobody@founders\\.example$') })
    expect((await type(['job', 'drop', 'none'], env)).err).toEqual(named('job list$'))
  })

  test('a key is printed alone, listed without itself, and ends when it is revoked', async () => {
    const email = 'key@founders.example'
    await operator(['account', 'create', '--email', email])
    const made = await operator([
      'key',
      'create',
      '--email',
      email,
      '--scopes',
      'account:read,listings:write',
      '--name',
      'laptop',
      '--expires',
      '30d',
    ])
    expect(made.out).toMatch(/^lst_[A-Za-z0-9_-]{43}$/)
    expect((await operator(['key', 'create', '--email', email, '--scopes', 'account:read', '--name', 'laptop'])).code).toBe(1)
    expect((await operator(['key', 'create', '--email', email, '--scopes', 'everything'])).err).toContain('account:read')
    expect((await operator(['key', 'create', '--email', email, '--scopes', 'account:read', '--expires', 'yesterday'])).code).toBe(2)
    const listed = await operator(['key', 'list', '--email', email])
    expect(listed.out).toContain('laptop')
    expect(listed.out).not.toContain(made.out)
    expect((await operator(['key', 'revoke', '--email', email, '--name', 'laptop'])).code).toBe(0)
    expect((await operator(['key', 'revoke', '--email', email, '--name', 'laptop'])).code).toBe(1)
  })

  test('a time is an instant of any zone, a date or a duration, and one that is none is refused in a sentence', async () => {
    const email = 'time@founders.example'
    await operator(['account', 'create', '--email', email])
    const endOf = async (time: string) => {
      const words = ['--email', email, '--scopes', 'account:read', '--name', time, '--expires', time, '--json']
      const { out, err, code } = await operator(['key', 'create', ...words])
      return code === 0 ? (JSON.parse(out) as { expires_at: string }).expires_at : err
    }
    expect(await endOf('2099-03-01T00:30:00+02:00')).toBe('2099-02-28T22:30:00.000Z')
    expect(await endOf('2098-12-31T23:30:00-01:00')).toBe('2099-01-01T00:30:00.000Z')
    expect(await endOf('2099-02-28')).toBe('2099-02-28T00:00:00.000Z')
    for (const time of ['2099-02-30', '2099-02-30T10:00:00Z', '2099-01-01T25:00:00Z', '0000-01-01', '9999-01-01', '999999w', 'soon'])
      expect(await endOf(time)).toBe(`listing-server: "${time}" is not a time. Send an instant, a date, or a duration such as 30d.`)
  })

  test('a link of the operator signs in once, also into the pages of the site team while that lasts', async () => {
    const url = testService.service.config.database_url ?? ''
    const email = 'team@founders.example'
    await operator(['account', 'create', '--email', email], url)
    expect((await operator(['account', 'operator', '--email', email], url)).out).toContain('on the site team')
    const { out, code } = await operator(['session', 'create', '--email', email], url)
    expect([code, out]).toEqual([0, expect.stringMatching(/^http:\/\/localhost:3000\/sign-in\/link\/[\w-]{43}$/)])
    const opened = await fetch(testService.url + new URL(out).pathname, { redirect: 'manual' })
    const cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const account = async () => (await fetch(`${testService.url}/account`, { headers: { cookie }, redirect: 'manual' })).text()
    expect(await account()).toContain('You are on the site team')
    await operator(['account', 'operator', '--email', email, '--off'], url)
    expect(await account()).not.toContain('You are on the site team')
    expect((await fetch(testService.url + new URL(out).pathname, { redirect: 'manual' })).status).toBe(404)
    expect((await operator(['session', 'create', '--email', 'nobody@founders.example'], url)).code).toBe(1)
  })

  test('a key made beside a running service works in it, and a revoked one stops at once', async () => {
    const { DATABASE_URL: url } = { DATABASE_URL: testService.service.config.database_url ?? '' }
    await operator(['account', 'create', '--email', 'live@founders.example'], url)
    const { out: key } = await operator(
      ['key', 'create', '--email', 'live@founders.example', '--scopes', 'account:read', '--name', 'now'],
      url,
    )
    const ask = async () => (await testService.call('/me', { headers: { authorization: `Bearer ${key}` } })).status
    expect(await ask()).toBe(200)
    await operator(['key', 'revoke', '--email', 'live@founders.example', '--name', 'now'], url)
    // For an hour nothing is forgotten by its age.
    testService.turnClock(-3600)
    await until(async () => (await ask()) === 401)
    testService.turnClock(3600)
  })
})

describe('sister sites', () => {
  test('a site is made with host and name, changed by what is sent, and told by its host at once', async () => {
    const url = testService.service.config.database_url ?? ''
    expect((await operator(['site', 'set', 'tools'], url)).code).toBe(2)
    expect((await operator(['site', 'set', 'tools', '--host', 'tools.test', '--name', 'Tools'], url)).code).toBe(0)
    expect((await operator(['site', 'set', 'other', '--host', 'tools.test', '--name', 'Other'], url)).code).toBe(1)
    expect(JSON.parse((await operator(['site', 'set', 'tools', '--free-seats', '3', '--json'], url)).out)).toMatchObject({
      host: 'tools.test',
      name: 'Tools',
      free_seats: 3,
    })
    expect((await operator(['site', 'set', 'tools', '--free-seats', 'many'], url)).code).toBe(2)
    // The first site's host is that of BASE_URL, and may be said so.
    expect((await operator(['site', 'set', 'main', '--host', 'LOCALHOST', '--name', 'Main'], url)).code).toBe(0)
    const other = await operator(['site', 'set', 'main', '--host', 'elsewhere.test'], url)
    expect([other.code, other.err.includes('localhost')]).toEqual([1, true])

    const { apiKey } = await testService.founder()
    const home = async (host: string) => {
      const response = await testService.call('/me', { headers: { authorization: `Bearer ${apiKey}`, host } })
      expect(response.status).toBe(200)
      const { urls } = (await response.json()) as { urls: { home: string } }
      return urls.home
    }
    await until(async () => (await home('tools.test')) === 'http://tools.test:3000')
    expect(await home('unclaimed.test')).toBe('http://localhost:3000')
  })
})

test('help, a wrong word and a wrong setting say what to do', async () => {
  expect((await operator(['--help'])).out).toContain('serve')
  expect((await operator(['dance'])).code).toBe(2)
  const wrong = await operator(['migrate'], 'mysql://localhost/x')
  expect([wrong.code, wrong.err.includes('DATABASE_URL')]).toEqual([2, true])
  const down = await operator(['migrate'], 'postgres://user:hunter2@127.0.0.1:1/listing')
  expect([down.code, down.err.includes('127.0.0.1'), down.err.includes('hunter2')]).toEqual([1, true, false])
})

test('a reader that has seen enough is no failure, and output that finds no room is one of a single line', async () => {
  const typed = (into: string) => {
    const line = `"${process.execPath}" "${join(import.meta.dir, '../server/main.ts')}" account list ${into}`
    const child = Bun.spawn(['sh', '-c', line], { env: { ...process.env, DATABASE_URL: database.url }, stdout: 'ignore', stderr: 'pipe' })
    return Promise.all([new Response(child.stderr).text(), child.exited])
  }
  expect(await typed('| true')).toEqual(['', 0])
  expect(await typed('> /dev/full')).toEqual([expect.stringMatching(/^listing-server: The output cannot be written: ENOSPC.*\n$/), 1])
})
