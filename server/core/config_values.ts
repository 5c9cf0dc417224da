import { accessSync, constants, readFileSync, statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import type { Bucket } from '../files/store.ts'
import { readEmail } from '../mail/email_address.ts'
import { EU } from '../vat/countries.ts'
import { addressLiteral } from '../base/addresses/public_address.ts'
import { unreadable } from '../base/accent.ts'
import { LIMITS, type LimitName, type Limits } from '../base/limits.ts'

/** Fails by the name of the setting, with what to set. */
export type Fail = (name: string, problem: string) => never

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

const HOUR = 3600
const PERIOD_SECONDS_MAX = 90 * 24 * HOUR

/** How often something comes, in seconds. */
export function readPeriod(name: string, given: string, fail: Fail): number {
  const seconds = parseDuration(given)
  return seconds !== null && seconds >= HOUR && seconds <= PERIOD_SECONDS_MAX
    ? seconds
    : fail(name, `"${given}" is no duration from 1h to 90d, such as 12h or 1d.`)
}

/** The settings of OpenTelemetry by their own names. */
export function readTraces(endpoint: string | null, text: (name: string) => string | null, fail: Fail) {
  if (endpoint === null) return null
  const share = Number(text('OTEL_TRACES_SAMPLER_ARG') ?? 1)
  if (!(share >= 0 && share <= 1)) fail('OTEL_TRACES_SAMPLER_ARG', 'is no share from 0 to 1, such as 0.1.')
  const headers = (text('OTEL_EXPORTER_OTLP_HEADERS') ?? '').split(',').flatMap((entry) => {
    const [, name, value] = /^([\w-]+)=([\x21-\x7e]*)$/.exec(entry.trim()) ?? []
    if (name !== undefined && value !== undefined) return [[name.toLowerCase(), decodeText(value)] as const]
    return entry.trim() === '' ? [] : fail('OTEL_EXPORTER_OTLP_HEADERS', 'is not name=value,… with values in percent-encoding.')
  })
  const service_name = readLine('OTEL_SERVICE_NAME', text('OTEL_SERVICE_NAME'), fail) ?? 'listing'
  return { endpoint, headers: Object.fromEntries(headers), service_name, share }
}

function decodeText(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

const PROCESSES_MAX = 64

/** Only Linux hands the connections of one port to several processes. */
export function readProcesses(given: string | null, fail: Fail, platform: string = process.platform): number {
  const auto = given === 'auto'
  const count = auto ? (platform === 'linux' ? Math.min(PROCESSES_MAX, availableParallelism()) : 1) : Number(given ?? 1)
  if (!Number.isInteger(count) || count < 1 || count > PROCESSES_MAX)
    return fail('WEB_PROCESSES', `"${given}" is neither auto nor a whole number from 1 to ${PROCESSES_MAX}.`)
  return count === 1 || platform === 'linux'
    ? count
    : fail('WEB_PROCESSES', 'more than one share a port on Linux alone; start them on ports of their own behind a proxy.')
}

export function readSecret(given: string | null, production: boolean, fail: Fail): string | null {
  if (given === null) return production ? fail('AUTH_SECRET', 'is needed in production; set 32 or more random characters.') : null
  return given.length >= 32 ? given : fail('AUTH_SECRET', 'is too short; set 32 or more random characters.')
}

const RENDER = ['auto', 'always', 'never'] as const

export function readRender(given: string | null, fail: Fail): (typeof RENDER)[number] {
  return RENDER.find((mode) => mode === (given ?? 'auto')) ?? fail('RENDER', `"${given}" is none of ${RENDER.join(', ')}.`)
}

/** A file that may be run; whether it is the program it should be shows when it is. */
export function readProgram(name: string, given: string | null, fail: Fail): string | null {
  if (given === null) return null
  try {
    accessSync(given, constants.X_OK)
    if (statSync(given).isFile()) return resolve(given)
  } catch {
    // Said below.
  }
  return fail(name, `"${given}" is no program that this account may run.`)
}

const LOGO_BYTES_MAX = 1024 * 1024

/** A colour in which words can be read on every light ground of the pages. */
export function readAccent(given: string | null, fail: Fail): string | null {
  if (given === null) return null
  if (!/^#[0-9a-f]{6}$/i.test(given)) return fail('SITE_ACCENT', `"${given}" is no colour such as #0b6a4a.`)
  const hex = given.toLowerCase()
  const worst = unreadable(hex)
  return worst
    ? fail(
        'SITE_ACCENT',
        `${hex} on ${worst.ground} has a contrast of ${worst.contrast.toFixed(1)}, which is hard to read; set a darker colour, of 4.5 or more.`,
      )
    : hex
}

/** The bytes of a logo; whether they are a picture shows when it is drawn, at start too. */
export function readLogoFile(given: string | null, fail: Fail): Uint8Array | null {
  if (given === null) return null
  try {
    if (statSync(given).size <= LOGO_BYTES_MAX) return readFileSync(given)
  } catch {
    return fail('SITE_LOGO', `"${given}" cannot be read; set the path of a picture.`)
  }
  return fail('SITE_LOGO', `"${given}" is larger than 1 MB; set a smaller picture.`)
}

export function readToken(given: string | null, fail: Fail): string | null {
  return given === null || /^[\x21-\x7e]{16,256}$/.test(given) ? given : fail('METRICS_TOKEN', 'set 16 to 256 visible ASCII characters.')
}

export function readSeller(given: string | null, fail: Fail): string {
  const country = given ?? 'EE'
  return EU.has(country) ? country : fail('SELLER_COUNTRY', `"${country}" is no member state of the EU; set one of ${[...EU].join(', ')}.`)
}

export function readSellerNumber(given: string | null, fail: Fail): string | null {
  const number = given?.replace(/[\s.-]/g, '').toUpperCase() ?? null
  if (number === null || /^[A-Z]{2}[A-Z0-9+*]{2,13}$/.test(number)) return number
  return fail('SELLER_VAT_ID', `"${given}" is no VAT number; set it with its two letters in front, such as EE100594102.`)
}

const EFFORTS = ['minimal', 'low', 'medium', 'high'] as const

export function readEffort(given: string | null, fail: Fail): (typeof EFFORTS)[number] | null {
  if (given === null) return null
  return EFFORTS.find((effort) => effort === given) ?? fail('OPENAI_EFFORT', `"${given}" is none of ${EFFORTS.join(', ')}.`)
}

const LINE_CHARACTERS_MAX = 300

export function readLine(name: string, given: string | null, fail: Fail): string | null {
  if (given !== null && (given.length > LINE_CHARACTERS_MAX || /[\p{Cc}]/u.test(given)))
    fail(name, `is one line of at most ${LINE_CHARACTERS_MAX} characters.`)
  return given
}

/** Null: nothing is sold. */
export function readPayments(given: string | null, stripe_key: string | null, production: boolean, fail: Fail): 'stripe' | 'test' | null {
  if (given === 'test' && production) fail('PAYMENTS', '"test" is refused in production: it takes no money. Set STRIPE_SECRET_KEY instead.')
  if (given === 'stripe' && stripe_key === null) fail('STRIPE_SECRET_KEY', 'is needed beside PAYMENTS=stripe.')
  if (given === 'stripe' || given === 'test') return given
  if (given !== null) fail('PAYMENTS', `"${given}" is neither stripe nor test.`)
  if (stripe_key !== null) return 'stripe'
  return production ? null : 'test'
}

export function readStripe(secret_key: string | null, webhook_secret: string | null, production: boolean, fail: Fail) {
  if (secret_key === null) return null
  if (!/^[\x21-\x7e]{1,255}$/.test(secret_key)) fail('STRIPE_SECRET_KEY', 'is no key of Stripe, such as sk_live_….')
  if (webhook_secret === null && production)
    fail('STRIPE_WEBHOOK_SECRET', 'is needed beside STRIPE_SECRET_KEY; the dashboard shows it, whsec_….')
  return { secret_key, webhook_secret }
}

export function readContact(given: string | null, fail: Fail): string | null {
  const [, email] = /^mailto:(.+)$/.exec(given ?? '') ?? []
  const known = email === undefined ? URL.parse(given ?? '')?.protocol === 'https:' : readEmail(email) !== null
  return given === null || known ? given : fail('SECURITY_CONTACT', `"${given}" is neither mailto: with one address nor an https address.`)
}

export function readLimits(given: string | null, fail: Fail): Limits {
  const limits = { ...LIMITS }
  const seen = new Set<string>()
  for (const entry of given?.split(',') ?? []) {
    const [name = '', ...given_values] = entry.trim().split('=')
    const value = given_values.join('=')
    if (!Object.hasOwn(limits, name)) fail('LIMITS', `there is no limit "${name}"; there are ${Object.keys(limits).join(', ')}.`)
    if (!/^\d{1,9}$/.test(value)) fail('LIMITS', `"${name}=${value}" needs a whole number up to 999999999.`)
    if (seen.has(name)) fail('LIMITS', `"${name}" stands there twice.`)
    seen.add(name)
    limits[name as LimitName] = Number(value)
  }
  return Object.freeze(limits)
}

/** All that a bucket needs, or nothing of it: half a setting would keep uploads where nobody looks for them. */
export function readBucket(text: (name: string) => string | null, endpoint: string | null, fail: Fail): Bucket | null {
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

/** On unless it is switched off. */
export function readSwitch(name: string, given: string | null, fail: Fail): boolean {
  if (given !== null && given !== 'on' && given !== 'off') fail(name, 'is on or off.')
  return given !== 'off'
}

/** Addresses as issuers write their own: without a slash at the end. */
export function readIssuers(given: string | null, production: boolean, fail: Fail): readonly string[] {
  return (given ?? '').split(',').flatMap((entry) => {
    const issuer = entry.trim().replace(/(?<!\/)\/+$/, '')
    if (issuer === '') return []
    const url = URL.canParse(issuer) ? new URL(issuer) : null
    const secure = url?.protocol === 'https:' || (!production && url?.protocol === 'http:')
    if (!url || !secure || url.search !== '' || url.hash !== '' || url.username !== '')
      return fail('OIDC_ISSUERS', `"${issuer}" is not the https:// address of an issuer.`)
    return [issuer]
  })
}

/** `9.9.9.9,[2620:fe::fe]:53` as the resolver takes them; null: the system's. */
export function readDnsServers(given: string | null, fail: Fail): readonly string[] | null {
  if (given === null) return null
  return given.split(',').map((entry) => {
    const server = entry.trim()
    const [, bracketed, plain, port] = /^(?:\[([^\]]+)\]|([^:]+))(?::(\d{1,5}))?$/.exec(server) ?? [null, null, server]
    const address = addressLiteral(bracketed ?? plain ?? '')
    if (address === null || (port !== undefined && (Number(port) < 1 || Number(port) > 65_535)))
      return fail('DNS_SERVERS', `"${server}" is not address:port, such as 9.9.9.9:53 or [2620:fe::fe]:53.`)
    const host = address.includes(':') ? `[${address}]` : address
    return `${host}:${port ?? 53}`
  })
}

export function readOffset(given: string | null, production: boolean, fail: Fail): number {
  if (given === null) return 0
  if (production) fail('CLOCK_OFFSET', 'is refused in production.')
  return parseDuration(given) ?? fail('CLOCK_OFFSET', `"${given}" is not a duration such as +35d.`)
}
