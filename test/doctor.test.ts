import { afterAll, describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import manifest from '../package.json' with { type: 'json' }
import { CHECK_MILLISECONDS_MAX, diagnose, writeDiagnosis, type Diagnosis } from '../server/boot/doctor/doctor.ts'
import { judgeClock } from '../server/boot/doctor/here.ts'
import { readConfig } from '../server/core/config.ts'
import { emptyDatabase } from './backup/archives.ts'
import { temporaryFolder } from './cli/temporary_folder.ts'
import { freshDatabase } from './cluster.ts'
import { serveDns } from './doubles/dns.ts'
import { serveModel } from './doubles/model.ts'
import { serveNothing, serveSmtp } from './doubles/smtp.ts'
import { serveStripe } from './doubles/stripe.ts'
import { serveVies } from './doubles/vies.ts'
import { freePort } from './free_port.ts'
import { spawnOperator } from './operator_terminal.ts'

const database = await freshDatabase()
const folder = temporaryFolder()
const smtp = await serveSmtp()
const stripe = await serveStripe()
const model = await serveModel(() => ({ content: null }), { models: ['small', 'large'] })
const dns = await serveDns({ 'good.example': 'v=spf1 mx -all', 's1._domainkey.good.example': 'v=DKIM1; p=MIGf', 'bare.example': 'hello' })
let register: 'valid' | 'invalid' | 'silent' = 'valid'
const vies = serveVies(() => (register === 'silent' ? { status: 500 } : { isValid: register === 'valid' }))
let headers: Record<string, string> = {}
const front = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Response('ok\n', { headers }) })
const base_url = `http://127.0.0.1:${front.port}`
const WEBHOOK = { url: `${base_url}/webhooks/stripe`, status: 'enabled', enabled_events: ['*'] }
stripe.hasWebhooks(WEBHOOK)
afterAll(async () => {
  await Promise.all([smtp.stop(), stripe.stop(), model.stop(), vies.stop(), front.stop(true), database.drop()])
  dns.stop()
})

const ALL = {
  ...{ DATABASE_URL: database.url, DATA_DIR: folder, BASE_URL: base_url, RENDER: 'never' },
  ...{ SMTP_URL: smtp.url, MAIL_FROM: 'Listing <mail@good.example>', ...stripe.env, VIES_URL: vies.url, SELLER_VAT_ID: 'EE100594102' },
  ...{ OPENAI_MODEL: 'small', OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: model.url },
}
const look = (more: Record<string, string | undefined> = {}, resolver = dns.resolver) => diagnose({ ...ALL, ...more }, '1', resolver)
const findingOf = ({ checks }: Diagnosis, name: string) => checks.find(({ check }) => check === name)

test('what is set up and works is said to, line by line', async () => {
  const found = await look()
  // The tests' own database is one that a power cut may break, and the browser is switched off.
  const notOk = found.checks.filter(({ state }) => state !== 'ok')
  expect(notOk.map(({ check, state, says }) => [check, state, says])).toEqual([
    ['database', 'advice', expect.stringContaining('fsync is off')],
    ['backups', 'unset', expect.stringContaining('BACKUP_DIR is not set')],
    ['browser', 'unset', 'RENDER=never: pages are read as they come.'],
  ])
  expect(found.ok).toBe(true)
  expect(findingOf(found, 'mail')?.says).toContain('has SPF and DKIM')
  expect(findingOf(found, 'vies')?.says).toContain('knows SELLER_VAT_ID')
  expect(findingOf(found, 'clock')?.says).toContain('the database')
  expect(writeDiagnosis(found).split('\n')).toHaveLength(found.checks.length)
})

test('what is not set up is no failure', async () => {
  const found = await diagnose({ DATA_DIR: join(folder, 'new'), PORT: String(freePort()), RENDER: 'never' }, '1', dns.resolver)
  expect(found.ok).toBe(true)
  const unset = found.checks.filter(({ state }) => state === 'unset').map(({ check }) => check)
  expect(unset).toEqual(['database', 'backups', 'browser', 'mail', 'payments', 'vies', 'model', 'proxy'])
})

describe('what is set up and does not work is a failure with its fix', () => {
  const fails = async (check: string, more: Record<string, string | undefined>, says: string) => {
    const found = await look(more)
    expect([found.ok, findingOf(found, check)]).toEqual([
      false,
      expect.objectContaining({ state: 'failed', says: expect.stringContaining(says) }),
    ])
    expect(findingOf(found, check)?.fix).toMatch(/\w{3}/)
    return found
  }
  test('a setting', () => fails('settings', { PORT: '80a' }, 'PORT: '))
  test('a database that does not answer, without its password', async () => {
    const found = await fails('database', { DATABASE_URL: 'postgres://user:hunter2@127.0.0.1:1/listing' }, '127.0.0.1')
    expect(JSON.stringify(found)).not.toContain('hunter2')
  })
  test('a schema of a newer version', async () => {
    const newer = await freshDatabase()
    const pool = newer.open()
    await pool`insert into listing_schema_version (version) values (9000)`
    await pool.end()
    await fails('database', { DATABASE_URL: newer.url }, '9000')
    await newer.drop()
  })
  test('a database that takes no writes', async () => {
    const frozen = await freshDatabase()
    const pool = frozen.open()
    await pool.unsafe(`do $$ begin execute format('alter database %I set default_transaction_read_only = on', current_database()); end $$`)
    await pool.end()
    await fails('database', { DATABASE_URL: frozen.url }, 'read-only')
    await frozen.drop()
  })
  test('a copy that is away, or of another database', async () => {
    await fails('database', { DATABASE_REPLICA_URL: 'postgres://user:hunter2@127.0.0.1:1/listing' }, 'The copy is not read from')
    const other = await emptyDatabase()
    await fails('database', { DATABASE_REPLICA_URL: other.url }, 'listing_schema_version')
    await other.drop()
    const nothing = await serveNothing('silent')
    const url = nothing.url.replace('smtp://', 'postgres://user:hunter2@')
    await fails('database', { DATABASE_REPLICA_URL: `${url}/listing` }, 'The copy is not read from: it did not answer')
    await nothing.stop()
  })
  test('a folder that this account may not write to', () =>
    fails('disk', { DATA_DIR: '/proc/nowhere', RENDER: 'never', DATABASE_URL: undefined }, '/proc'))
  test('a disk with less room than is kept free', () =>
    fails('disk', { LIMITS: 'free_disk_megabytes_min=999999999', DATABASE_URL: undefined }, 'are free'))
  test('archives that no longer come, though there is room and leave to write', async () => {
    const archives = join(folder, 'archives')
    await Bun.write(join(archives, 'listing-20260101T0300Z.tar.gz'), '')
    await fails('backups', { BACKUP_DIR: archives }, 'since listing-20260101T0300Z.tar.gz')
    const lately = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')
    await Bun.write(join(archives, `listing-${lately}T0300Z.tar.gz`), '')
    expect(findingOf(await look({ BACKUP_DIR: archives }), 'backups')?.state).toBe('ok')
  })
  test('a folder for archives that this account may not write to', () =>
    fails('backups', { BACKUP_DIR: '/etc/passwd/archives' }, '/etc/passwd'))
  test('a browser that is none', () => fails('browser', { RENDER: 'auto', CHROMIUM_PATH: '/bin/true' }, '/bin/true'))
  test('a mail server that is not there', async () => {
    const { url, stop } = await serveSmtp()
    await stop()
    await fails('mail', { SMTP_URL: url.replace('//', '//user:hunter2@') }, 'takes no e-mails')
  })
  test('a key that Stripe does not know', () => fails('payments', { STRIPE_SECRET_KEY: 'sk_test_wrong' }, 'refuses'))
  test('a webhook that is elsewhere, switched off, or told too little', async () => {
    stripe.hasWebhooks({ ...WEBHOOK, url: 'https://elsewhere.example/webhooks/stripe' })
    await fails('payments', {}, 'no webhook')
    stripe.hasWebhooks({ ...WEBHOOK, status: 'disabled' })
    await fails('payments', {}, 'switched off')
    stripe.hasWebhooks({ ...WEBHOOK, enabled_events: ['charge.refunded'] })
    await fails('payments', {}, 'not told all')
    stripe.hasWebhooks(WEBHOOK)
  })
  test('a register of VAT numbers that does not answer, or does not know the seller', async () => {
    register = 'silent'
    await fails('vies', {}, 'http_500')
    register = 'invalid'
    await fails('vies', {}, 'SELLER_VAT_ID')
    register = 'valid'
  })
  test('a key or a name that the model’s endpoint does not know', async () => {
    await fails('model', { OPENAI_API_KEY: 'sk-wrong' }, 'refuses')
    const found = await fails('model', { OPENAI_MODEL: 'huge' }, 'huge')
    expect(findingOf(found, 'model')?.fix).toContain('small, large')
  })
  test('a proxy in front that is not believed, and an address that leads elsewhere', async () => {
    headers = { via: '1.1 Caddy' }
    await fails('proxy', {}, 'TRUST_PROXY')
    expect(findingOf(await look({ TRUST_PROXY: '1' }), 'proxy')?.state).toBe('ok')
    headers = {}
    await fails('proxy', { BASE_URL: new URL(vies.url).origin }, 'Something else')
  })
  test('a clock that others do not share', () => {
    const config = readConfig({})
    const skews = [
      { from: 'the database', seconds: 0.1 },
      { from: 'vies.example', seconds: -400 },
    ]
    expect(judgeClock(config, skews)).toMatchObject({ state: 'failed', says: expect.stringContaining('400 s behind vies.example') })
    expect(judgeClock(config, skews.slice(0, 1)).state).toBe('ok')
  })
})

test('a sender’s domain without SPF or DKIM is told what to publish, and DNS that is silent costs nothing', async () => {
  const found = await look({ MAIL_FROM: 'mail@bare.example' })
  expect([found.ok, findingOf(found, 'mail')]).toEqual([
    true,
    expect.objectContaining({ state: 'advice', says: expect.stringContaining('no SPF'), fix: expect.stringContaining('v=spf1') }),
  ])
  const silent = await serveDns({}, { silent: true })
  expect(findingOf(await look({}, silent.resolver), 'mail')).toMatchObject({
    state: 'ok',
    says: expect.stringContaining('DNS said nothing'),
  })
  silent.stop()
})

test('a mail server that takes the connection and says nothing is given up, and the others are still told of', async () => {
  const nothing = await serveNothing('silent')
  const found = await look({ SMTP_URL: nothing.url })
  await nothing.stop()
  expect(CHECK_MILLISECONDS_MAX).toBeLessThanOrEqual(5000)
  expect(found.checks.filter(({ state }) => state === 'failed')).toEqual([
    expect.objectContaining({ check: 'mail', says: expect.stringContaining('within 5 s') }),
  ])
})

test('typed: lines for people and JSON for programs; it ends with 1 only where something failed', async () => {
  const good = await spawnOperator(['doctor', '--json'], ALL)
  const told: Diagnosis = JSON.parse(good.out)
  expect([good.code, good.err, told.ok, told.version]).toEqual([0, '', true, manifest.version])
  const bad = await spawnOperator(['doctor'], { ...ALL, OPENAI_API_KEY: 'sk-wrong' })
  expect([bad.code, bad.err]).toEqual([1, ''])
  expect(bad.out).toMatch(/^FAILED {3}model +\S+ refuses OPENAI_API_KEY \(401\)\. → Set a key/m)
  expect(bad.out).not.toContain('sk-wrong')
})
