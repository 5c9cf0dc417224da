import { clip } from '../base/clip.ts'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { createListing } from '../../sdk/index.ts'
import { findAccountByEmail } from '../auth/accounts.ts'
import { SCOPES } from '../auth/keys.ts'
import { jsonLog } from '../base/observe/events.ts'
import { writeLines } from '../boot/lines.ts'
import { ApiError } from '../base/error.ts'
import { callsOf } from '../boot/operator.ts'
import { startAll } from '../boot/processes.ts'
import { settleSettings, untilTold } from '../boot/serve.ts'
import { typedCommands } from '../boot/typed.ts'
import type { Running } from '../boot/start.ts'
import { SAMPLE_HOST, serveSampleSite } from './sample_site.ts'

const EMAIL = 'founder@localhost.localdomain'
/** A draft ends by bounds of its own; a busy machine may take minutes for what takes seconds, and the service does not end for that. */
const DRAFT_SECONDS_MAX = 600
const QUOTE_CHARACTERS_SHOWN = 70

/**
 * The first thing a newcomer runs: starts the service with an account and a key for this machine, drafts the sample site over real HTTP,
 * shows what was proven, and leaves the service running.
 */
export async function demo(env: Record<string, string | undefined>): Promise<void> {
  const told = untilTold()
  const sample = serveSampleSite()
  // People read this terminal; the log tells them only of trouble.
  const { config, env: settings } = await settleSettings({
    LOG_LEVEL: 'error',
    ...env,
    CRAWL_CONNECT_TO: [env.CRAWL_CONNECT_TO, sample.connect_to].filter(Boolean).join(','),
  })
  say('Starting the service…')
  const log = jsonLog(writeLines(), () => new Date(), config.log_level)
  const running = await startAll(config, settings, log)
  const baseUrl = running.url ?? config.base_url
  const apiKey = await keyOfThisMachine(running, baseUrl)
  // Told to end in the middle of the draft, it ends.
  const shown = await Promise.race([showDraft(baseUrl, apiKey), told.then(() => null)])
  if (shown) {
    const { url } = await callsOf(running.service)('create_sign_in_link', { email: EMAIL, return_to: `/account/drafts/${shown.draft_id}` })
    const typed = typedCommands(config, env)
    say(`
The service runs on ${config.base_url} (Ctrl-C stops it; its data is in ${config.data_dir}).

See each value beside its quote, signed in on this link once:

  ${url}

A key for this machine is in ${credentialsFile()}.${config.smtp_url === null ? ` E-mails, such as the code of a sign-in, are files in ${join(config.data_dir, 'outbox')}.` : ''}
In another terminal:

  ${typed.listing('submit https://your-product.com')}
  ${typed.server('seed-demo')}     # fills the website with sample listings
`)
  }
  await told
  await running.stop()
  sample.stop()
  process.exit(0)
}

async function showDraft(baseUrl: string, apiKey: string): Promise<{ draft_id: string }> {
  const listing = createListing({ baseUrl, apiKey })
  const started = performance.now()
  say(`Reading http://${SAMPLE_HOST}, a sample site that comes with the project…`)
  const { id } = await listing.submitListing({ url: `http://${SAMPLE_HOST}` })
  const draft = await listing.waitForDraft(id, { timeoutSeconds: DRAFT_SECONDS_MAX })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  if (draft.status !== 'ready')
    throw new ApiError('unavailable', { detail: `The sample site could not be drafted: ${draft.error?.message ?? draft.status}` })
  say(`Drafted in ${seconds} s from ${draft.progress.pages_read} pages. Every value with the quote that proves it:\n`)
  const blank: string[] = []
  for (const [name, cell] of Object.entries(draft.fields)) {
    const [proof] = cell.evidence
    if (cell.value === null) blank.push(name)
    else if (proof?.quote !== undefined)
      say(`  ${name.padEnd(15)} ${short(show(cell.value))}\n  ${' '.repeat(15)} “${short(proof.quote)}” ${new URL(proof.url).pathname}`)
  }
  say(`\n  Not stated on the site, so left blank: ${blank.join(', ')}`)
  return { draft_id: id }
}

const short = (text: string): string => clip(text.replaceAll(/\s+/g, ' '), QUOTE_CHARACTERS_SHOWN)
const show = (value: unknown): string => (Array.isArray(value) ? value.join(' · ') : String(value))

/** An account and a key, made once and kept where the command line looks for it. */
async function keyOfThisMachine(running: Running, baseUrl: string): Promise<string> {
  const kept = readCredentials()[baseUrl]
  if (kept && (await worksStill(baseUrl, kept))) return kept
  const { service } = running
  const call = callsOf(service)
  if (!(await findAccountByEmail(service.database, EMAIL))) await call('create_account', { email: EMAIL, name: 'Founder' })
  const name = `this machine ${service.clock().toISOString()}`
  const { key } = await call('create_key_of', { email: EMAIL, name, scopes: SCOPES.join(',') })
  mkdirSync(dirname(credentialsFile()), { recursive: true, mode: 0o700 })
  writeFileSync(
    credentialsFile(),
    `${JSON.stringify({ ...readCredentials(), [baseUrl]: key, [running.service.config.base_url]: key }, null, 2)}\n`,
    { mode: 0o600 },
  )
  return key
}

async function worksStill(baseUrl: string, apiKey: string): Promise<boolean> {
  return createListing({ baseUrl, apiKey })
    .getAccount()
    .then(() => true)
    .catch(() => false)
}

/** One file for all services: base address → key. Only its owner may read it. */
function credentialsFile(): string {
  return join(process.env.XDG_CONFIG_HOME ?? join(homedir(), '.config'), 'listing', 'credentials.json')
}

function readCredentials(): Record<string, string> {
  try {
    return JSON.parse(readFileSync(credentialsFile(), 'utf8'))
  } catch {
    return {}
  }
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
