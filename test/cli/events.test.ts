import { afterAll, expect, test } from 'bun:test'
import { join } from 'node:path'
import type { Schemas } from '../../sdk/index.ts'
import { verifyWebhook } from '../../sdk/index.ts'
import { putLive } from '../public/live.ts'
import { startTestService } from '../test_service.ts'
import { until } from '../until.ts'
import { piped } from './listing.ts'

const testService = await startTestService({ role: 'web' })

async function founder() {
  const who = await testService.founder()
  const { id } = await putLive(testService, who.account_id, { name: 'Beetroot' })
  const env = { LISTING_BASE_URL: testService.url, LISTING_API_KEY: who.apiKey }
  return { ...who, id, env, post: (title: string) => who.listing.postListingUpdate({ listing_id: id, title, body: 'x' }) }
}

/** A command that goes on until it is interrupted, and what it has said so far. */
function start(words: string[], env: Record<string, string>) {
  const child = Bun.spawn([process.execPath, join(import.meta.dir, '../../cli/index.ts'), ...words], {
    env: { PATH: process.env.PATH ?? '', XDG_CONFIG_HOME: '/nowhere', ...env },
    stdout: 'pipe',
    stderr: 'pipe',
  })
  const said = { out: '', err: '' }
  const read = async (stream: ReadableStream<Uint8Array>, into: 'out' | 'err') => {
    for await (const bytes of stream) said[into] += new TextDecoder().decode(bytes)
  }
  void read(child.stdout, 'out')
  void read(child.stderr, 'err')
  return { said, interrupt: () => (child.kill('SIGINT'), child.exited) }
}

test('events are a table for people and the service’s own answer in a pipe', async () => {
  const { env, id, post, listing } = await founder()
  await post('One')
  expect(JSON.parse((await piped(['events'], env)).stdout)).toEqual(await listing.listEvents({ limit: 100 }))
  const { stdout, code } = await piped(['events', '--no-json', '--types', 'update.posted'], env)
  expect([code, stdout]).toEqual([0, expect.stringMatching(new RegExp(`update\\.posted +${id} Beetroot +evt_\\d{16}\n`))])
  expect(stdout).toMatch(/\nNext: listing events --follow --types update\.posted --after evt_\d{16}\n$/)
  const [, last = ''] = /--after (evt_\d{16})\n$/.exec(stdout) ?? []
  const since = await piped(['events', '--no-json', '--types', 'update.posted', '--after', last], env)
  expect(since.stdout).toStartWith('Nothing of these kinds happened since then.\n')
  const wrong = await piped(['events', '--types', 'nothing.at.all'], env)
  expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining('listing.live')])
})

test('events --follow tells what happens next, an event a line, and says how to go on when it is stopped', async () => {
  const { env, post, listing } = await founder()
  await post('One')
  const running = start(['events', '--follow'], env)
  await until(() => running.said.out.includes('\n'))
  await post('Two')
  await until(() => running.said.out.trim().split('\n').length === 2)
  expect(await running.interrupt()).toBe(130)
  const { items } = await listing.listEvents()
  const lines: Schemas['Event'][] = running.said.out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines.map((event) => event.id)).toEqual(items.map((event) => event.id))
  expect(running.said.err).toEndWith(`Next: listing events --follow --after ${items[1]?.id}\n`)
})

test('listen sends what happens from now on to a server on this machine, signed with the secret that it prints', async () => {
  const { env, post } = await founder()
  await post('Before')
  const taken: { headers: Headers; body: string }[] = []
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    async fetch(request) {
      taken.push({ headers: request.headers, body: await request.text() })
      return new Response(null, { status: 204 })
    },
  })
  afterAll(() => server.stop(true))
  const to = `http://127.0.0.1:${server.port}/hook?a=1&b=2`
  const running = start(['listen', '--forward-to', to, '--types', 'update.posted'], env)
  await until(() => testService.service.notifications.waiting('event_told') > 0)
  await post('After')
  await until(() => running.said.err.includes('  204'))
  expect(await running.interrupt()).toBe(130)
  expect(running.said.err).toEndWith(`Next: listing listen --forward-to '${to}' --types update.posted\n`)
  const [secret = ''] = /whsec_\S+?=/.exec(running.said.err) ?? []
  const [first] = taken
  if (!first) throw new Error('nothing came')
  const event = await verifyWebhook(first.headers, first.body, secret)
  expect([taken.length, event.type, 'updates' in event.data && event.data.updates[0]?.title]).toEqual([1, 'update.posted', 'After'])
})

test('an address that is none is wrong usage', async () => {
  const { env } = await founder()
  expect(await piped(['listen', '--forward-to', 'localhost:4000'], env)).toMatchObject({ code: 2 })
})
