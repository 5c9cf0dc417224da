import { expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newKey, saveKey, SCOPES } from '../server/auth/keys.ts'
import { freshDatabase } from './cluster.ts'
import { freePort } from './free_port.ts'
import { keepAsking } from './keep_asking.ts'
import { until } from './until.ts'

const CONNECTIONS = 200
const MAIN = join(import.meta.dir, '..', 'server', 'main.ts')

test('SIGTERM answers calls that wait for something to happen as things stand, and the process ends in order', async () => {
  const fresh = await freshDatabase()
  const sql = fresh.open(1)
  const folder = await mkdtemp(join(tmpdir(), 'listing-drain-'))
  const port = await freePort()
  const child = Bun.spawn([process.execPath, MAIN, 'serve', '--role', 'web'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, DATABASE_URL: fresh.url, LOG_LEVEL: 'error' },
    stdout: 'ignore',
    stderr: 'inherit',
  })
  try {
    const origin = `http://127.0.0.1:${port}`
    await until(() =>
      fetch(`${origin}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    const [account_id, key] = [crypto.randomUUID(), newKey()]
    await sql`insert into auth."user" (id, name, email, "emailVerified") values (${account_id}, 'Ada', 'ada@founders.example', true)`
    await saveKey(sql, { account_id, name: 'waiting', key, scopes: [...SCOPES], expires_at: null, now: new Date() })
    const call = (path: string, init: RequestInit = {}) =>
      fetch(`${origin}${path}`, { ...init, headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' } })
    // Nobody reads it: no worker is there.
    const draft = (await (await call('/api/v1/drafts', { method: 'POST', body: '{"url":"https://garden.com"}' })).json()) as { id: string }
    const waiting = ['/api/v1/events?wait=30&types=draft.ready', `/api/v1/drafts/${draft.id}?wait=30`].map((path) => call(path))
    child.kill('SIGTERM')
    const answers = await Promise.all(waiting)
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect([await answers[0]?.json(), await answers[1]?.json()]).toEqual([
      { items: [], has_more: false },
      expect.objectContaining({ id: draft.id, status: 'crawling' }),
    ])
    expect(await child.exited).toBe(0)
  } finally {
    child.kill('SIGKILL')
    await sql.end()
    await fresh.drop()
    await rm(folder, { recursive: true, force: true })
  }
})

test('SIGTERM drops no request of 200 connections that clients keep open, says that each closes, and then takes no more', async () => {
  const fresh = await freshDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'listing-drain-'))
  const port = await freePort()
  const child = Bun.spawn([process.execPath, MAIN, 'serve', '--role', 'web'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, DATABASE_URL: fresh.url, LOG_LEVEL: 'error' },
    stdout: 'ignore',
    stderr: 'inherit',
  })
  try {
    await until(() =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    const clients = await Promise.all(Array.from({ length: CONNECTIONS }, () => keepAsking(port)))
    await until(() => clients.every(({ answered }) => answered >= 3))
    child.kill('SIGTERM')
    await Promise.all(clients.map(({ done }) => done))
    const asked = clients.reduce((sum, client) => sum + client.asked, 0)
    expect(clients.reduce((sum, client) => sum + client.answered, 0)).toBe(asked)
    expect(clients.filter(({ told }) => told).length).toBe(CONNECTIONS)
    expect(await child.exited).toBe(0)
    expect(
      await fetch(`http://127.0.0.1:${port}/healthz`).then(
        () => 'answered',
        () => 'refused',
      ),
    ).toBe('refused')
  } finally {
    child.kill('SIGKILL')
    await fresh.drop()
    await rm(folder, { recursive: true, force: true })
  }
})
