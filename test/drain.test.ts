import { expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freshDatabase } from './cluster.ts'
import { freePort } from './free_port.ts'
import { until } from './until.ts'

const CONNECTIONS = 200
const MAIN = join(import.meta.dir, '..', 'server', 'main.ts')
const REQUEST = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n'

/** A client that keeps its connection and asks again as soon as it was answered, until it is told that the connection closes. */
type Client = { asked: number; answered: number; told: boolean; socket: Socket; done: Promise<void> }

async function keepAsking(port: number): Promise<Client> {
  const socket = connect(port, '127.0.0.1')
  await new Promise<void>((resolve, reject) => void socket.once('connect', resolve).once('error', reject))
  const { promise: done, resolve } = Promise.withResolvers<void>()
  const client: Client = { asked: 0, answered: 0, told: false, socket, done }
  const ask = () => {
    client.asked++
    socket.write(REQUEST)
  }
  let text = ''
  socket.on('data', (bytes) => {
    text += bytes.toString('latin1')
    if (!text.endsWith('ok\n')) return
    client.answered++
    client.told = /^connection: close\r$/im.test(text)
    text = ''
    if (!client.told) ask()
  })
  socket.on('error', () => {})
  socket.on('close', () => resolve())
  ask()
  return client
}

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
