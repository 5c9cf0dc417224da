/**
 * What hostile servers and callers cost in memory: `bun bench/memory.ts [--only KIND,KIND]`. Starts a web process and a worker as the operator does, has every
 * hostile answer of bench/hostile_answers.ts drafted, fetched as a photo and read as the document of an app, sends the website what callers may send, and
 * prints the peak of resident memory (VmHWM) of both processes after each. Exits 1 where one is over its bound. Linux only.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createListing } from '../sdk/index.ts'
import { freshDatabase } from '../test/cluster.ts'
import { AUTHORITY } from '../test/crawl/certificates.ts'
import { ANSWERS, PICTURES, RAW_ANSWERS, serveHostile } from './hostile_answers.ts'
import { CALLS } from './hostile_calls.ts'
import { listingServer, startServer } from './server_process.ts'

const MEBIBYTES_MAX = 300
const DRAFT_SECONDS_MAX = 600

const { values } = parseArgs({ options: { only: { type: 'string' } } })
const wanted = (name: string) => values.only === undefined || values.only.split(',').includes(name)

const hostile = await serveHostile()
const folder = mkdtempSync(join(tmpdir(), 'listing-memory-'))
const database = await freshDatabase()
const sql = database.open(1)
const env = {
  DATA_DIR: folder,
  DATABASE_URL: database.url,
  CRAWL_CONNECT_TO: hostile.connect_to,
  NODE_EXTRA_CA_CERTS: join(folder, 'authority.pem'),
  TRUST_PROXY: '1',
  LIMITS: 'drafts_per_hour=1000,account_reads_per_minute=1000000,account_writes_per_minute=1000000,anonymous_per_minute=1000000',
}
writeFileSync(env.NODE_EXTRA_CA_CERTS, AUTHORITY)
const web = await startServer(env, 'web')
const worker = await startServer(env, 'worker')

/** What a process holds at most since this was asked last. */
function peak(pid: number): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  // Resets the peak to what is held now.
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
  return Number(kilobytes) / 1024
}

const most = { web: 0, worker: 0 }
async function measure(name: string, attack: () => Promise<string>): Promise<void> {
  const said = await attack().catch((error: unknown) => `broke: ${error instanceof Error ? error.message : String(error)}`)
  const held = { web: peak(web.pid), worker: peak(worker.pid) }
  most.web = Math.max(most.web, held.web)
  most.worker = Math.max(most.worker, held.worker)
  console.log(`${name.padEnd(34)}${held.web.toFixed(0).padStart(6)}${held.worker.toFixed(0).padStart(8)}  ${said}`)
}

try {
  const apiKey = await keyOf('memory')
  const listing = createListing({ baseUrl: web.url, apiKey })
  const draft = async (kind: string) => {
    const { id } = await listing.submitListing({ url: `http://${kind}.test` })
    const { status, error, progress } = await listing.waitForDraft(id, { timeoutSeconds: DRAFT_SECONDS_MAX })
    return `${status} ${error?.code ?? `${progress.pages_read} pages`}`
  }
  const photo = async (url: string) => {
    const { photo_url } = await listing.updateFounderProfile({ name: 'Ada Appleby', photo_url: url })
    for (;;) {
      const { profile } = await listing.getAccount()
      const gap = profile.missing.find(({ code }) => code === 'photo')
      if (!gap?.message.includes('being fetched')) return gap?.message ?? `drawn from ${photo_url}`
      await Bun.sleep(200)
    }
  }
  const app = async (kind: string) => {
    const client_id = `https://secure.example/${kind}`
    const query = new URLSearchParams({
      response_type: 'code',
      client_id,
      redirect_uri: 'https://secure.example/cb',
      code_challenge: 'a'.repeat(43),
      code_challenge_method: 'S256',
    })
    const response = await fetch(`${web.url}/auth/oauth2/authorize?${query}`, { redirect: 'manual' })
    return `${response.status} ${response.headers.get('location')?.slice(0, 40) ?? ''}`
  }
  const kinds = [...Object.keys(ANSWERS), ...Object.keys(RAW_ANSWERS)].filter(wanted)
  console.log(`${'peak of resident memory, MiB'.padEnd(34)}${'web'.padStart(6)}${'worker'.padStart(8)}`)
  await measure('started', async () => '')
  await measure('an honest draft', () => draft('honest'))
  for (const kind of kinds) await measure(`draft ${kind}`, () => draft(kind))
  await measure('six drafts at once', async () =>
    [
      ...new Set(
        await Promise.all(['deep', 'unclosed', 'attributes', 'links', 'entities', 'br-bomb'].map((kind) => draft(`${kind}.again`))),
      ),
    ].join(', '),
  )
  for (const kind of kinds.filter((name) => !(name in RAW_ANSWERS)))
    await measure(`photo ${kind}`, () => photo(`http://${kind}.photos.dev/p.jpg`))
  for (const name of Object.keys(PICTURES).filter(wanted)) await measure(`photo ${name}`, () => photo(`http://pictures.photos.dev/${name}`))
  for (const kind of ['gzip-bomb', 'br-bomb', 'zstd-bomb', 'endless-text', 'fifty-megabytes'].filter(wanted))
    await measure(`app ${kind}`, () => app(kind))
  for (const [name, send] of Object.entries(CALLS).filter(([kind]) => wanted(kind)))
    await measure(name, () => send({ url: web.url, apiKey, codeOf }))
  console.log(
    `${'most'.padEnd(34)}${most.web.toFixed(0).padStart(6)}${most.worker.toFixed(0).padStart(8)}  bound ${MEBIBYTES_MAX}, load ${loadavg()[0]?.toFixed(1)}`,
  )
  if (Math.max(most.web, most.worker) > MEBIBYTES_MAX) process.exitCode = 1
} finally {
  await Promise.all([web.stop(), worker.stop()])
  hostile.stop()
  await sql.end()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
}
// The connection over which databases are made stays open for whoever comes next.
process.exit()

async function codeOf(email: string): Promise<string> {
  const [row] = await sql<{ subject: string }[]>`select subject from outbox where email = ${email} and kind = 'sign_in'`
  return /\d{6}/.exec(row?.subject ?? '')?.[0] ?? ''
}

async function keyOf(name: string): Promise<string> {
  const email = `${name}@founders.example`
  await listingServer(['account', 'create', '--email', email], env)
  return listingServer(['key', 'create', '--email', email, '--scopes', 'account:read,listings:write'], env)
}
