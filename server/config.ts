import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseConnectTo } from './crawl/connect_to.ts'
import { LOG_LEVELS } from './events.ts'
import type { Bucket } from './files/store.ts'
import { readEmail, readMailbox } from './mail/email.ts'
import { EU } from './vat/countries.ts'
import { LIMITS, type LimitName, type Limits } from './limits.ts'

/** A setting that cannot be used; the message names it and says what to set. */
export class ConfigError extends Error {}

const VIES_URL = 'https://ec.europa.eu/taxation_customs/vies/rest-api'
const BUCKET_SETTINGS = ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']

const SECONDS = { s: 1, m: 60, h: 3600, d: 86_400, w: 604_800 } as const

/** `30d`, `+35d`, `-2h` → seconds; null for anything else. */
export function parseDuration(text: string): number | null {
  const match = /^([+-]?)(\d{1,6})([smhdw])$/.exec(text)
  if (!match) return null
  // The pattern admits only these letters.
  const unit = SECONDS[match[3] as keyof typeof SECONDS]
  return Number(match[2]) * unit * (match[1] === '-' ? -1 : 1)
}

/** Where the environment is read and nowhere else; each entry's comment is its documentation. */
export function readConfig(env: Record<string, string | undefined>) {
  const text = (name: string) => (env[name] === undefined || env[name] === '' ? null : env[name])
  const fail = (name: string, problem: string): never => {
    throw new ConfigError(`${name}: ${problem}`)
  }
  const integer = (name: string, fallback: number, min: number, max: number) => {
    const given = text(name)
    if (given === null) return fallback
    const value = Number(given)
    return /^\d+$/.test(given) && value >= min && value <= max
      ? value
      : fail(name, `"${given}" is not a whole number from ${min} to ${max}.`)
  }
  const url = (name: string, protocols: string[]) => {
    const given = text(name)
    if (given === null) return null
    const parsed = URL.parse(given)
    if (!parsed || !protocols.includes(parsed.protocol))
      return fail(name, `is not an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`)
    return given.replace(/(?<!\/)\/+$/, '')
  }
  const attempt = <Value>(name: string, read: () => Value): Value => {
    try {
      return read()
    } catch (error) {
      return fail(name, error instanceof Error ? error.message : String(error))
    }
  }

  const production = env.NODE_ENV === 'production'
  const port = integer('PORT', 3000, 0, 65_535)
  const connect_to = text('CRAWL_CONNECT_TO')
  const hosts_file = text('CRAWL_HOSTS_FILE')
  const ca_file = text('NODE_EXTRA_CA_CERTS')
  const imprint_file = text('IMPRINT_FILE')
  const openai_key = text('OPENAI_API_KEY')
  const openai_url = url('OPENAI_BASE_URL', ['http:', 'https:'])
  const openai_model = text('OPENAI_MODEL')
  if (openai_model === null && openai_key !== null) fail('OPENAI_MODEL', 'is needed beside OPENAI_API_KEY; name the model to draft with.')
  if (openai_model !== null && openai_key === null && openai_url === null)
    fail('OPENAI_API_KEY', 'is needed beside OPENAI_MODEL (or OPENAI_BASE_URL for an endpoint of your own).')

  const base_url =
    url('BASE_URL', ['http:', 'https:']) ??
    (production ? fail('BASE_URL', 'is needed in production; set the public address of the service.') : `http://localhost:${port}`)
  const stripe_key = text('STRIPE_SECRET_KEY')
  const stripe_secret = text('STRIPE_WEBHOOK_SECRET')
  const smtp_url = readSmtp(url('SMTP_URL', ['smtp:', 'smtps:']), fail)
  const mail_from = readSender(text('MAIL_FROM'), smtp_url === null ? new URL(base_url).hostname : null, fail)
  const team_email = readTeam(text('TEAM_EMAIL'), fail)

  return Object.freeze({
    production,
    /** HOST: the address to listen on; default 127.0.0.1, in production 0.0.0.0. */
    host: text('HOST') ?? (production ? '0.0.0.0' : '127.0.0.1'),
    /** PORT: default 3000; 0 takes any free one. */
    port,
    /** BASE_URL: where people reach the service; default http://localhost:PORT. */
    base_url,
    /** DATABASE_URL: a PostgreSQL of yours; unset: one is embedded under DATA_DIR. */
    database_url: url('DATABASE_URL', ['postgres:', 'postgresql:']),
    /** DATABASE_REPLICA_URL: a read-only copy for public reads. */
    replica_url: url('DATABASE_REPLICA_URL', ['postgres:', 'postgresql:']),
    /** DATA_DIR: what the service keeps on disk; default ./data. */
    data_dir: resolve(text('DATA_DIR') ?? './data'),
    /** AUTH_SECRET: signs sessions, quotes and links, at least 32 characters; unset: made at the first start and kept under DATA_DIR, but not in production. */
    auth_secret: readSecret(text('AUTH_SECRET'), production, fail),
    /** SELLER_COUNTRY: the member state whose VAT rules the seller is under; default EE. */
    seller_country: readSeller(text('SELLER_COUNTRY'), fail),
    /** SELLER_VAT_ID: the seller's own VAT number, shown on invoices and told to VIES, which then proves that it was asked. */
    seller_vat_id: readSellerNumber(text('SELLER_VAT_ID'), fail),
    /** SELLER_NAME: who sells, as invoices say it; unset: the name of the site. */
    seller_name: readLine('SELLER_NAME', text('SELLER_NAME'), fail),
    /** SELLER_ADDRESS: on invoices; a semicolon begins a new line. */
    seller_address:
      readLine('SELLER_ADDRESS', text('SELLER_ADDRESS'), fail)
        ?.split(';')
        .map((line) => line.trim())
        .join('\n') ?? null,
    /** PAYMENTS: stripe, or test for a page that says TEST and takes no money (refused in production); unset: stripe where STRIPE_SECRET_KEY is set, else test, in production none. */
    payments: readPayments(text('PAYMENTS'), stripe_key, production, fail),
    /** STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET: the account that is paid, and the secret of its webhook at BASE_URL/webhooks/stripe. */
    stripe: readStripe(stripe_key, stripe_secret, production, fail),
    /** STRIPE_API_BASE: where Stripe's API is; unset: Stripe's own. */
    stripe_api_base: url('STRIPE_API_BASE', ['http:', 'https:']),
    /** VIES_URL: the register of VAT numbers, asked at `/ms/{CC}/vat/{number}`; default the European Commission's. */
    vies_url: url('VIES_URL', ['http:', 'https:']) ?? VIES_URL,
    /** OPENAI_MODEL with OPENAI_API_KEY or OPENAI_BASE_URL: a language model that writes what the built-in drafter leaves blank. */
    model: openai_model === null ? null : { name: openai_model, api_key: openai_key ?? 'none', base_url: openai_url },
    /** CRAWL_CONNECT_TO: `host:port:address:port`, comma separated, as curl's --connect-to; only these may reach a private address. */
    connect_to: connect_to === null ? [] : attempt('CRAWL_CONNECT_TO', () => parseConnectTo(connect_to)),
    /** CRAWL_HOSTS_FILE: names asked there before DNS. */
    hosts_file: hosts_file === null ? null : attempt('CRAWL_HOSTS_FILE', () => (readFileSync(hosts_file), hosts_file)),
    /** NODE_EXTRA_CA_CERTS: a PEM file of certificate authorities trusted besides the usual ones. */
    extra_ca: ca_file === null ? null : attempt('NODE_EXTRA_CA_CERTS', () => readFileSync(ca_file, 'utf8')),
    /** LOG_LEVEL: info (default), warn or error: what is logged at least. */
    log_level:
      LOG_LEVELS.find((level) => level === (text('LOG_LEVEL') ?? 'info')) ?? fail('LOG_LEVEL', `is none of ${LOG_LEVELS.join(', ')}.`),
    /** SMTP_URL: `smtp://user:password@host:587` or `smtps://…`, where letters go; unset: `.eml` files under DATA_DIR/outbox. */
    smtp_url,
    /** MAIL_FROM: whom letters are from, `Name <address>`; needed beside SMTP_URL. */
    mail_from,
    /** TEAM_EMAIL: the site team's address, which gets each edit of a listing with before and after; unset: nobody does. */
    team_email,
    /** IMPRINT_FILE: plain text of the operator's imprint, a blank line between paragraphs; unset: /imprint names website, SELLER_NAME and TEAM_EMAIL. */
    imprint: imprint_file === null ? null : attempt('IMPRINT_FILE', () => readFileSync(imprint_file, 'utf8').trim()),
    /** SECURITY_CONTACT: where a hole is reported, as a `mailto:` or `https:` address in /.well-known/security.txt; default TEAM_EMAIL, else the address of MAIL_FROM. */
    security_contact: readContact(text('SECURITY_CONTACT'), fail) ?? `mailto:${team_email ?? mail_from.address}`,
    /** S3_BUCKET with S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and S3_ENDPOINT or S3_REGION (AWS): where uploads are; unset: DATA_DIR/uploads. */
    bucket: readBucket(text, url('S3_ENDPOINT', ['http:', 'https:']), fail),
    /** METRICS_TOKEN: who reads /metrics sends it as `Authorization: Bearer …`; unset: anybody may. */
    metrics_token: readToken(text('METRICS_TOKEN'), fail),
    /** TRUST_PROXY: how many proxies in front may be believed about X-Forwarded-For; default 0. */
    trust_proxy: integer('TRUST_PROXY', 0, 0, 10),
    /** LIMITS: `name=value,…` over the defaults. */
    limits: readLimits(text('LIMITS'), fail),
    /** CLOCK_OFFSET: such as +35d; shifts the service's clock, for tests from outside. */
    clock_offset_seconds: readOffset(text('CLOCK_OFFSET'), production, fail),
  })
}
export type Config = ReturnType<typeof readConfig>
type Fail = (name: string, problem: string) => never

function readSecret(given: string | null, production: boolean, fail: Fail): string | null {
  if (given === null) return production ? fail('AUTH_SECRET', 'is needed in production; set 32 or more random characters.') : null
  return given.length >= 32 ? given : fail('AUTH_SECRET', 'is too short; set 32 or more random characters.')
}

function readToken(given: string | null, fail: Fail): string | null {
  return given === null || /^[\x21-\x7e]{16,256}$/.test(given) ? given : fail('METRICS_TOKEN', 'set 16 to 256 visible ASCII characters.')
}

function readSeller(given: string | null, fail: Fail): string {
  const country = given ?? 'EE'
  return EU.has(country) ? country : fail('SELLER_COUNTRY', `"${country}" is no member state of the EU; set one of ${[...EU].join(', ')}.`)
}

function readSellerNumber(given: string | null, fail: Fail): string | null {
  const number = given?.replace(/[\s.-]/g, '').toUpperCase() ?? null
  if (number === null || /^[A-Z]{2}[A-Z0-9+*]{2,13}$/.test(number)) return number
  return fail('SELLER_VAT_ID', `"${given}" is no VAT number; set it with its two letters in front, such as EE100594102.`)
}

const LINE_CHARACTERS_MAX = 300

function readLine(name: string, given: string | null, fail: Fail): string | null {
  if (given !== null && (given.length > LINE_CHARACTERS_MAX || /[\p{Cc}]/u.test(given)))
    fail(name, `is one line of at most ${LINE_CHARACTERS_MAX} characters.`)
  return given
}

/** Null: nothing is sold. */
function readPayments(given: string | null, stripe_key: string | null, production: boolean, fail: Fail): 'stripe' | 'test' | null {
  if (given === 'test' && production) fail('PAYMENTS', '"test" is refused in production: it takes no money. Set STRIPE_SECRET_KEY instead.')
  if (given === 'stripe' && stripe_key === null) fail('STRIPE_SECRET_KEY', 'is needed beside PAYMENTS=stripe.')
  if (given === 'stripe' || given === 'test') return given
  if (given !== null) fail('PAYMENTS', `"${given}" is neither stripe nor test.`)
  if (stripe_key !== null) return 'stripe'
  return production ? null : 'test'
}

function readStripe(secret_key: string | null, webhook_secret: string | null, production: boolean, fail: Fail) {
  if (secret_key === null) return null
  if (!/^[\x21-\x7e]{1,255}$/.test(secret_key)) fail('STRIPE_SECRET_KEY', 'is no key of Stripe, such as sk_live_….')
  if (webhook_secret === null && production)
    fail('STRIPE_WEBHOOK_SECRET', 'is needed beside STRIPE_SECRET_KEY; the dashboard shows it, whsec_….')
  return { secret_key, webhook_secret }
}

function readContact(given: string | null, fail: Fail): string | null {
  const [, email] = /^mailto:(.+)$/.exec(given ?? '') ?? []
  const known = email === undefined ? URL.parse(given ?? '')?.protocol === 'https:' : readEmail(email) !== null
  return given === null || known ? given : fail('SECURITY_CONTACT', `"${given}" is neither mailto: with one address nor an https address.`)
}

function readTeam(given: string | null, fail: Fail): string | null {
  return given === null ? null : (readEmail(given) ?? fail('TEAM_EMAIL', `"${given}" is not one e-mail address.`))
}

function readLimits(given: string | null, fail: Fail): Limits {
  const limits = { ...LIMITS }
  for (const entry of given?.split(',') ?? []) {
    const [name = '', value = ''] = entry.trim().split('=')
    if (!(name in limits)) fail('LIMITS', `there is no limit "${name}"; there are ${Object.keys(limits).join(', ')}.`)
    if (!/^\d{1,9}$/.test(value)) fail('LIMITS', `"${name}=${value}" needs a whole number up to 999999999.`)
    limits[name as LimitName] = Number(value)
  }
  return Object.freeze(limits)
}

/** All that a bucket needs, or nothing of it: half a setting would keep uploads where nobody looks for them. */
function readBucket(text: (name: string) => string | null, endpoint: string | null, fail: Fail): Bucket | null {
  const [bucket, region, access_key_id, secret_access_key] = BUCKET_SETTINGS.map(text)
  if (!endpoint && !bucket && !region && !access_key_id && !secret_access_key) return null
  const needed = (name: string, value: string | null | undefined) => value ?? fail(name, 'is needed beside the other S3_ settings.')
  if (!endpoint && !region) fail('S3_ENDPOINT', 'is needed beside the other S3_ settings; for AWS set S3_REGION.')
  return {
    endpoint,
    region: region ?? null,
    bucket: needed('S3_BUCKET', bucket),
    access_key_id: needed('S3_ACCESS_KEY_ID', access_key_id),
    secret_access_key: needed('S3_SECRET_ACCESS_KEY', secret_access_key),
  }
}

function readOffset(given: string | null, production: boolean, fail: Fail): number {
  if (given === null) return 0
  if (production) fail('CLOCK_OFFSET', 'is refused in production.')
  return parseDuration(given) ?? fail('CLOCK_OFFSET', `"${given}" is not a duration such as +35d.`)
}

function readSmtp(given: string | null, fail: Fail): string | null {
  if (given !== null && !URL.parse(given)?.hostname) fail('SMTP_URL', 'names no host; write smtp://user:password@host:587.')
  return given
}

/** Letters that become files may be from anybody at `host`; those that go out are from an address of the operator's. */
function readSender(given: string | null, host: string | null, fail: Fail): { name: string; address: string } {
  if (given !== null) return readMailbox(given) ?? fail('MAIL_FROM', `"${given}" is neither an e-mail address nor Name <address>.`)
  if (host !== null) return { name: 'Listing', address: `listing@${host}` }
  return fail('MAIL_FROM', 'is needed beside SMTP_URL; set whom letters are from, such as Listing <mail@your-directory.com>.')
}
