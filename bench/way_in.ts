/*
 * What the one way in (key, rate, input check, output check, log line) costs on top of a bare Elysia route that answers the same bytes.
 *   bun bench/way_in.ts [--folder ./data/bench_way_in] [--calls 20000]
 * Counted in CPU time of this process, so that other work on the machine disturbs little; no socket is between.
 */
import { Elysia } from 'elysia'
import { closeSync, openSync, writeSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createApp } from '../server/boot/app.ts'
import { buildAssets } from '../server/doors/web/assets/assets.ts'
import { newKey, saveKey } from '../server/auth/keys.ts'
import { readConfig } from '../server/core/config.ts'
import { jsonLog } from '../server/base/observe/events.ts'
import { startService } from '../server/boot/start.ts'

const { values } = parseArgs({
  options: { folder: { type: 'string', default: './data/bench_way_in' }, calls: { type: 'string', default: '20000' } },
})
const calls = Number(values.calls)
const ROUNDS = 7

type App = { handle(request: Request): Response | Promise<Response> }

/** CPU microseconds of one call: the middle of several rounds after a warm-up. */
async function cost(app: App, url: string, headers: Record<string, string>): Promise<number> {
  const rounds: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const before = process.cpuUsage()
    for (let call = 0; call < calls / ROUNDS; call++) await (await app.handle(new Request(url, { headers }))).text()
    const { user, system } = process.cpuUsage(before)
    if (round > 0) rounds.push((user + system) / (calls / ROUNDS))
  }
  return rounds.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? NaN
}

const nowhere = openSync('/dev/null', 'w')
const log = jsonLog(
  (line) => void writeSync(nowhere, line),
  () => new Date(),
)
const config = readConfig({
  PORT: '0',
  DATA_DIR: resolve(values.folder),
  BASE_URL: 'http://localhost:3000',
  LIMITS: 'anonymous_per_minute=100000000,account_reads_per_minute=100000000',
})
const running = await startService(config, 'web', log)
try {
  const { service } = running
  const key = newKey()
  await service.database`insert into auth."user" (id, name, email) values ('way-in', 'Way in', 'way-in@localhost.localdomain') on conflict do nothing`
  await saveKey(service.database, {
    account_id: 'way-in',
    name: crypto.randomUUID(),
    key,
    scopes: ['account:read'],
    expires_at: null,
    now: new Date(),
  })
  const { app } = createApp(service, await buildAssets())
  const headers = { authorization: `Bearer ${key}`, host: 'localhost:3000' }
  console.log(`${cpus().length} × ${cpus()[0]?.model}, Bun ${Bun.version}, load ${loadavg()[0]?.toFixed(1)}; CPU µs a call`)
  // Neither asks the database: a query of signs alone finds nothing, and counts of categories are kept for a second.
  for (const path of ['/api/v1/listings?q=%3F&per_page=20&sort=votes', '/api/v1/categories']) {
    const url = `http://localhost:3000${path}`
    const given = await app.handle(new Request(url, { headers }))
    const body = await given.text()
    if (given.status !== 200) throw new Error(`${path} answers ${given.status}: ${body}`)
    const bare = new Elysia().get('/*', () => new Response(body, { headers: { 'content-type': 'application/json' } }), { parse: 'none' })
    const [with_all, without] = [await cost(app, url, headers), await cost(bare, url, headers)]
    console.log(
      `${path} (${body.length} bytes): ${with_all.toFixed(1)} − bare ${without.toFixed(1)} = ${(with_all - without).toFixed(1)} µs (bar: 60)`,
    )
  }
} finally {
  await running.stop()
  closeSync(nowhere)
}
