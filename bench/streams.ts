/**
 * What open streams of events cost a web process: `bun bench/streams.ts [--streams 1000] [--seconds 60]`. Starts one as the operator does, asks it a thousand
 * ordinary reads, opens the streams by ten an account, and prints its resident memory before and with them, the processor time that they take while
 * nothing happens, and how long an event of every account takes to all of them. Exits 1 where memory is over its bound. Linux only.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { newKey, saveKey } from '../server/auth/keys.ts'
import { EVENT_STREAMS_PER_ACCOUNT_MAX } from '../server/base/limits.ts'
import { recordEvents } from '../server/events/record_event.ts'
import { freshDatabase } from '../test/cluster.ts'
import { cpuSeconds } from './load_process.ts'
import { startServer } from './server_process.ts'

const MEBIBYTES_MAX = 100
const WARMING_READS = 1000

const { values } = parseArgs({ options: { streams: { type: 'string', default: '1000' }, seconds: { type: 'string', default: '60' } } })
const [wanted, seconds] = [Number(values.streams), Number(values.seconds)]
const folder = mkdtempSync(join(tmpdir(), 'listing-streams-'))
const database = await freshDatabase()
const sql = database.open(2)
const web = await startServer({ DATA_DIR: folder, DATABASE_URL: database.url, LIMITS: 'account_reads_per_minute=1000000' }, 'web')

async function makeAccount() {
  const [id, key, now] = [crypto.randomUUID(), newKey(), new Date()]
  await sql`insert into auth."user" (id, name, email) values (${id}, 'Bench', ${`${id}@bench.example`})`
  await saveKey(sql, { account_id: id, name: 'bench', key, scopes: ['account:read'], expires_at: null, now })
  return { id, key }
}

/** MiB that the web process holds now. */
function resident(): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${web.pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

/** A stream as what it has told so far, and whether it has ended; over a socket of its own, since the client of this runtime opens 256 at most. */
async function openStream(key: string) {
  const { hostname, port, host } = new URL(web.url)
  const stream = { text: '', ended: false }
  const { promise, resolve } = Promise.withResolvers<void>()
  await Bun.connect({
    hostname,
    port: Number(port),
    socket: {
      open: (socket) =>
        void socket.write(
          `GET /api/v1/events HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${key}\r\nAccept: text/event-stream\r\n\r\n`,
        ),
      data: (_, bytes) => {
        stream.text += bytes.toString('latin1')
        if (stream.text.includes('retry: ')) resolve()
      },
      close: () => {
        stream.ended = true
        resolve()
      },
    },
  })
  await promise
  if (!stream.text.startsWith('HTTP/1.1 200')) throw new Error(stream.text)
  return stream
}

try {
  const accounts = await Promise.all(Array.from({ length: Math.ceil(wanted / EVENT_STREAMS_PER_ACCOUNT_MAX) }, makeAccount))
  for (let nth = 0; nth < WARMING_READS; nth++) {
    const key = accounts[nth % accounts.length]?.key ?? ''
    await (await fetch(`${web.url}/api/v1/events`, { headers: { authorization: `Bearer ${key}` } })).text()
  }
  const before = resident()
  const streams: Awaited<ReturnType<typeof openStream>>[] = []
  for (let nth = 0; nth < wanted; nth++) streams.push(await openStream(accounts[nth % accounts.length]?.key ?? ''))
  const opened = resident()
  const used = await cpuSeconds(web.pid)
  let most = opened
  for (let second = 0; second < seconds; second++) {
    await Bun.sleep(1000)
    most = Math.max(most, resident())
  }
  const idle = (await cpuSeconds(web.pid)) - used
  console.log(`${wanted} streams, Bun ${Bun.version}, load ${loadavg()[0]?.toFixed(1)}`)
  console.log(
    `resident: ${before.toFixed(0)} MiB before, ${opened.toFixed(0)} once open, ${most.toFixed(0)} at most in ${seconds} s; ${((idle / seconds) * 100).toFixed(1)} % of a processor while nothing happens`,
  )

  const [told, cpu_told] = [performance.now(), await cpuSeconds(web.pid)]
  for (const { id } of accounts)
    await sql.begin((tx) => recordEvents(tx, 'listing.live', [{ account_id: id, object: { listing_id: 1 } }], new Date()))
  while (streams.some(({ text, ended }) => !ended && !text.includes('event: '))) await Bun.sleep(20)
  console.log(
    `an event to each account reached ${streams.filter(({ text }) => text.includes('event: ')).length} of them in ` +
      `${Math.round(performance.now() - told)} ms, ${((((await cpuSeconds(web.pid)) - cpu_told) / wanted) * 1000).toFixed(2)} ms of processor time each; ` +
      `${streams.filter(({ ended }) => ended).length} ended; ${resident().toFixed(0)} MiB`,
  )
  if (most - before > MEBIBYTES_MAX) {
    console.log(`that is ${(most - before).toFixed(0)} MiB more, over ${MEBIBYTES_MAX}`)
    process.exitCode = 1
  }
} finally {
  await web.stop()
  await sql.end()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
}
process.exit()
