/*
 * What it costs to know who calls: keys and access tokens, remembered and not, and a browser's session.
 *   bun bench/bearer.ts [--folder ./data/bench_bearer] [--checks 2000]
 * One check after another, so that the time is what a caller waits; CPU is this process's, without the database.
 */
import { generateKeyPair, exportJWK, SignJWT } from 'jose'
import { cpus, loadavg } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createBearer, type Bearer } from '../server/auth/bearer.ts'
import { newKey } from '../server/auth/keys.ts'
import { hashToken } from '../server/base/tokens.ts'
import { beginSession, createSessions } from '../server/auth/sessions.ts'
import { readConfig } from '../server/core/config.ts'
import { startService } from '../server/boot/start.ts'

const { values } = parseArgs({
  options: { folder: { type: 'string', default: './data/bench_bearer' }, checks: { type: 'string', default: '2000' } },
})
const checks = Number(values.checks)
const BASE = 'http://localhost:3000'
const running = await startService(readConfig({ PORT: '0', DATA_DIR: resolve(values.folder), BASE_URL: BASE }), 'web', () => {})
const { service } = running
const sql = service.database

/** Milliseconds and CPU microseconds of one, the middle of all. */
async function measure(name: string, count: number, check: (index: number) => Promise<unknown>): Promise<void> {
  const times: number[] = []
  const cpu = process.cpuUsage()
  for (let index = 0; index < count; index++) {
    const started = performance.now()
    if ((await check(index)) === null) throw new Error(`${name}: nobody was found`)
    times.push(performance.now() - started)
  }
  const { user, system } = process.cpuUsage(cpu)
  times.sort((a, b) => a - b)
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? NaN).toFixed(3)
  console.log(`${name.padEnd(34)} p50 ${at(0.5)} ms  p99 ${at(0.99)} ms  CPU ${((user + system) / count).toFixed(0)} µs`)
}

try {
  await sql`insert into auth."user" (id, name, email) values ('bearer', 'Bearer', 'bearer@localhost.localdomain') on conflict do nothing`
  await sql`delete from api_keys where account_id = 'bearer'`
  const now = new Date()
  const keys = Array.from({ length: checks }, newKey)
  await sql`
    insert into api_keys (account_id, name, hash, start, scopes, created_at, last_used_at)
    select 'bearer', name, decode(hash, 'hex'), 'lst_', '{account:read}', ${now}, ${now}
    from unnest(${keys.map(() => crypto.randomUUID())}::text[], ${keys.map((key) => hashToken(key).toString('hex'))}::text[]) as k (name, hash)`
  const pair = await generateKeyPair('ES256', { extractable: true })
  await sql`delete from auth."jwks" where id = 'bench'`
  await sql`
    insert into auth."jwks" (id, "publicKey", "privateKey", "createdAt") values ('bench', ${JSON.stringify(await exportJWK(pair.publicKey))}, '', ${now})`
  await sql`
    insert into auth."oauthConsent" (id, "clientId", "userId", scopes, "createdAt", "updatedAt")
    values ('bench', 'listing-cli', 'bearer', '["account:read"]', ${now}, ${now}) on conflict do nothing`
  const tokens = await Promise.all(
    Array.from({ length: checks }, (_, index) =>
      new SignJWT({ client_id: 'listing-cli', scope: 'account:read', issued_ms: Date.now(), jti: String(index) })
        .setProtectedHeader({ alg: 'ES256', kid: 'bench', typ: 'at+jwt' })
        .setIssuer(BASE)
        .setAudience(`${BASE}/api/v1`)
        .setSubject('bearer')
        .setExpirationTime('10m')
        .sign(pair.privateKey),
    ),
  )
  const cookie = await beginSession(sql, { account_id: 'bearer', request: new Request(BASE), now, base_url: BASE })
  const request = new Request(BASE, { headers: { cookie: cookie.slice(0, cookie.indexOf(';')) } })
  const sessions = createSessions(service)
  const warm = createBearer(service)
  for (let index = 0; index < Math.min(200, checks); index++) await warm(keys[index] ?? '', 'api')
  for (let index = 0; index < Math.min(200, checks); index++) await warm(tokens[index] ?? '', 'api')
  const bearer: Bearer = createBearer(service)
  console.log(`${cpus().length} × ${cpus()[0]?.model}, Bun ${Bun.version}, load ${loadavg()[0]?.toFixed(1)}`)
  await measure('key, not remembered (bar: 0.3 ms)', checks, (index) => bearer(keys[index] ?? '', 'api'))
  await measure('key, remembered', checks, () => bearer(keys.at(-1) ?? '', 'api'))
  await measure('access token, not remembered', checks, (index) => bearer(tokens[index] ?? '', 'api'))
  await measure('access token, remembered', checks, () => bearer(tokens.at(-1) ?? '', 'api'))
  await measure('session of a browser', checks, () => sessions.of(request))
} finally {
  await sql`delete from auth."jwks" where id = 'bench'`
  await sql`delete from auth."user" where id = 'bearer'`
  await running.stop()
}
