import { expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freshDatabase } from './cluster.ts'
import { freePort } from './free_port.ts'
import { keepAsking } from './keep_asking.ts'
import { until } from './until.ts'

const CONNECTIONS = 200
const MAIN = join(import.meta.dir, '..', 'server', 'main.ts')
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
