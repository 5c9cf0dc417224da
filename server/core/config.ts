import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseConnectTo } from '../crawl/connect_to.ts'
import { ConfigError } from '../base/config_error.ts'
import { LOG_LEVELS } from '../base/observe/events.ts'
import { MODEL_DAILY, MODEL_SECONDS_MAX } from '../base/limits.ts'
import {
  readPeriod,
  readProcesses,
  readSecret,
  readToken,
  readTraces,
  readSeller,
  readSellerNumber,
  readLine,
  readAccent,
  readLogoFile,
  readPayments,
  readStripe,
  readContact,
  readEffort,
  readLimits,
  readProgram,
  readRender,
  readBucket,
  readDnsServers,
  readIssuers,
  readSwitch,
  readOffset,
} from './config_values.ts'
import { readSender, readSmtp, readTeam } from './config_mail.ts'

/** The European Commission's register of VAT numbers. */
export const VIES_URL = 'https://ec.europa.eu/taxation_customs/vies/rest-api'

/** Reads settings of an environment; what cannot be used fails by its name. */
function openSettings(env: Record<string, string | undefined>) {
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
  /** The text of the file that a setting names. */
  const file = (name: string) => {
    const path = text(name)
    try {
      return path === null ? null : readFileSync(path, 'utf8').trim()
    } catch {
      return fail(name, `"${path}" cannot be read; set the path of a text file.`)
    }
  }
  return { text, fail, integer, url, attempt, file, production: env.NODE_ENV === 'production' }
}
type Settings = ReturnType<typeof openSettings>

/** Where the environment is read and nowhere else; each entry's comment is its documentation. */
export function readConfig(env: Record<string, string | undefined>) {
  const settings = openSettings(env)
  const serving = readServing(settings)
  return Object.freeze({
    ...serving,
    ...readKeeping(settings),
    ...readSelling(settings),
    ...readDrafting(settings),
    ...readWriting(settings, serving.base_url),
  })
}
export type Config = ReturnType<typeof readConfig>

/** Where the service answers, and whom. */
function readServing({ text, fail, integer, url, production }: Settings) {
  const port = integer('PORT', 3000, 0, 65_535)
  // Links begin with it, and browsers' Origin is compared with it: spelled as they spell it, without a path that no route has.
  const given = URL.parse(url('BASE_URL', ['http:', 'https:']) ?? '')
  if (given && given.href !== `${given.origin}/`)
    fail('BASE_URL', 'is more than scheme, host and port, such as https://your-directory.com.')
  const base_url =
    given?.origin ??
    (production ? fail('BASE_URL', 'is needed in production; set the public address of the service.') : `http://localhost:${port}`)
  return {
    production,
    /** HOST: the address to listen on; default 127.0.0.1, in production 0.0.0.0. */
    host: text('HOST') ?? (production ? '0.0.0.0' : '127.0.0.1'),
    /** PORT: default 3000; 0 takes any free one. */
    port,
    /** BASE_URL: where people reach the service; default http://localhost:PORT. */
    base_url,
    /** SITE_NAME: what the first site is called, on pages, in e-mails and on invoices; unset: as `site set` left it, at first Listing. */
    site_name: readLine('SITE_NAME', text('SITE_NAME'), fail),
    /** SITE_ACCENT: the colour of buttons and links, such as #0b6a4a; it has to be read on white and on paper. */
    site_accent: readAccent(text('SITE_ACCENT'), fail),
    /** SITE_LOGO: the path of a picture that stands beside the name; a square one looks best. */
    site_logo: readLogoFile(text('SITE_LOGO'), fail),
    /** WEB_PROCESSES: so many web processes share the port; default 1, auto: as many as there are processors. More than one needs Linux. */
    web_processes: readProcesses(text('WEB_PROCESSES'), fail),
    /** TRUST_PROXY: how many proxies in front may be believed about X-Forwarded-For; default 0. */
    trust_proxy: integer('TRUST_PROXY', 0, 0, 10),
    /** LIMITS: `name=value,…` over the defaults. */
    limits: readLimits(text('LIMITS'), fail),
    /** CLOCK_OFFSET: such as +35d; shifts the service's clock, for tests from outside. */
    clock_offset_seconds: readOffset(text('CLOCK_OFFSET'), production, fail),
    /** METRICS_TOKEN: who reads /metrics sends it as `Authorization: Bearer …`; unset: anybody may. */
    metrics_token: readToken(text('METRICS_TOKEN'), fail),
    /** METRICS_PORT: where a worker answers /metrics, /healthz and /readyz; unset: nowhere. */
    metrics_port: text('METRICS_PORT') === null ? null : integer('METRICS_PORT', 0, 1, 65_535),
    /** DUMPS: off writes none of the nightly files of all that is public; DATA_LICENSE: under which licence they may be used. */
    dumps: readSwitch('DUMPS', text('DUMPS'), fail),
    data_license: readLine('DATA_LICENSE', text('DATA_LICENSE'), fail),
    /** OIDC_ISSUERS: further issuers of ID tokens, comma separated, whose repositories may be trusted with a listing beside GitHub's and GitLab's. */
    oidc_issuers: readIssuers(text('OIDC_ISSUERS'), production, fail),
    /** OTEL_EXPORTER_OTLP_ENDPOINT: where traces go, by OTLP over HTTP; with OTEL_EXPORTER_OTLP_HEADERS (`name=value,…`), OTEL_SERVICE_NAME and OTEL_TRACES_SAMPLER_ARG (the share that is kept, 0 to 1); unset: there are none. */
    traces: readTraces(url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']), text, fail),
    /** LOG_LEVEL: info (default), warn or error: what is logged at least. */
    log_level:
      LOG_LEVELS.find((level) => level === (text('LOG_LEVEL') ?? 'info')) ?? fail('LOG_LEVEL', `is none of ${LOG_LEVELS.join(', ')}.`),
  }
}

/** Where things are kept. */
function readKeeping({ text, fail, integer, url, production }: Settings) {
  const backup_dir = text('BACKUP_DIR')
  const every_seconds = readPeriod('BACKUP_EVERY', text('BACKUP_EVERY') ?? '1d', fail)
  const keep = integer('BACKUP_KEEP', 7, 1, 1000)
  return {
    /** BACKUP_DIR: where archives are written by the clock; BACKUP_EVERY: how often, counted from 03:00 UTC, default 1d; BACKUP_KEEP: how many stay, default 7. */
    backups: backup_dir === null ? null : { folder: resolve(backup_dir), every_seconds, keep },
    /** DATABASE_URL: a PostgreSQL of yours; unset: one is embedded under DATA_DIR. */
    database_url: url('DATABASE_URL', ['postgres:', 'postgresql:']),
    /** DATABASE_REPLICA_URL: a read-only copy for public reads. */
    replica_url: url('DATABASE_REPLICA_URL', ['postgres:', 'postgresql:']),
    /** DATA_DIR: what the service keeps on disk; default ./data. */
    data_dir: resolve(text('DATA_DIR') ?? './data'),
    /** AUTH_SECRET: signs sessions, quotes and links, at least 32 characters; unset: made at the first start and kept under DATA_DIR, but not in production. */
    auth_secret: readSecret(text('AUTH_SECRET'), production, fail),
    /** S3_BUCKET with S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and S3_ENDPOINT or S3_REGION (AWS): where uploads are; unset: DATA_DIR/uploads. */
    bucket: readBucket(text, url('S3_ENDPOINT', ['http:', 'https:']), fail),
  }
}

/** Who sells, and who takes the money. */
function readSelling({ text, fail, url, production }: Settings) {
  const stripe_key = text('STRIPE_SECRET_KEY')
  const stripe_secret = text('STRIPE_WEBHOOK_SECRET')
  return {
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
  }
}

/** How websites are read, and by whom drafts are written. */
function readDrafting({ text, fail, integer, url, attempt, file }: Settings) {
  const connect_to = text('CRAWL_CONNECT_TO')
  const openai_key = text('OPENAI_API_KEY')
  const openai_url = url('OPENAI_BASE_URL', ['http:', 'https:'])
  const openai_model = text('OPENAI_MODEL')
  if (openai_model === null && openai_key !== null) fail('OPENAI_MODEL', 'is needed beside OPENAI_API_KEY; name the model to draft with.')
  if (openai_model !== null && openai_key === null && openai_url === null)
    fail('OPENAI_API_KEY', 'is needed beside OPENAI_MODEL (or OPENAI_BASE_URL for an endpoint of your own).')
  const bounds = {
    /** OPENAI_EFFORT: how long a model that thinks may think; unset: nothing is said of it. */
    effort: readEffort(text('OPENAI_EFFORT'), fail),
    /** OPENAI_SECONDS_MAX: longest that one draft waits for it. */
    seconds_max: integer('OPENAI_SECONDS_MAX', MODEL_SECONDS_MAX, 5, 240),
    /** OPENAI_CALLS_PER_DAY, OPENAI_TOKENS_PER_DAY: what each worker may spend from one midnight of UTC to the next. */
    daily: {
      calls_max: integer('OPENAI_CALLS_PER_DAY', MODEL_DAILY.calls_max, 0, 1_000_000),
      tokens_max: integer('OPENAI_TOKENS_PER_DAY', MODEL_DAILY.tokens_max, 0, 1_000_000_000),
    },
  }
  return {
    /** OPENAI_MODEL with OPENAI_API_KEY or OPENAI_BASE_URL: a language model that writes what the built-in drafter leaves blank. */
    model:
      openai_model === null
        ? null
        : {
            name: openai_model,
            api_key: openai_key ?? 'none',
            base_url: openai_url,
            ...bounds,
          },
    /** CRAWL_CONNECT_TO: `host:port:address:port`, comma separated, as curl's --connect-to; only these may reach a private address. */
    connect_to: connect_to === null ? [] : attempt('CRAWL_CONNECT_TO', () => parseConnectTo(connect_to)),
    /** RENDER: auto (default) shows pages that scripts write in a browser, always shows every page, never none. */
    render: readRender(text('RENDER'), fail),
    /** RECHECK_DAYS: after how many days the websites of live listings are read again; default 30. */
    recheck_days: integer('RECHECK_DAYS', 30, 1, 365),
    /** CHROMIUM_PATH: the browser's program; unset: the packaged one where it is installed, else Chromium or Chrome at its usual places. */
    chromium_path: readProgram('CHROMIUM_PATH', text('CHROMIUM_PATH'), fail),
    /** CRAWL_HOSTS_FILE: names asked there before DNS. */
    hosts_file: file('CRAWL_HOSTS_FILE') === null ? null : text('CRAWL_HOSTS_FILE'),
    /** DNS_SERVERS: `address:port,…`, asked for the DNS records that prove a website; unset: the system's. */
    dns_servers: readDnsServers(text('DNS_SERVERS'), fail),
    /** NODE_EXTRA_CA_CERTS: a PEM file of certificate authorities trusted besides the usual ones. */
    extra_ca: file('NODE_EXTRA_CA_CERTS'),
  }
}

/** What goes out in the operator's name. */
function readWriting({ text, fail, url, file }: Settings, base_url: string) {
  const smtp_url = readSmtp(url('SMTP_URL', ['smtp:', 'smtps:']), fail)
  const mail_from = readSender(text('MAIL_FROM'), smtp_url === null ? new URL(base_url).hostname : null, fail)
  const team_email = readTeam(text('TEAM_EMAIL'), fail)
  return {
    /** SMTP_URL: `smtp://user:password@host:587` or `smtps://…`, where e-mails go; unset: `.eml` files under DATA_DIR/outbox. */
    smtp_url,
    /** MAIL_FROM: whom e-mails are from, `Name <address>`; needed beside SMTP_URL. */
    mail_from,
    /** TEAM_EMAIL: the site team's address, which gets each edit of a listing with before and after; unset: nobody does. */
    team_email,
    /** IMPRINT_FILE: plain text of the operator's imprint, a blank line between paragraphs; unset: /imprint names website, SELLER_NAME and TEAM_EMAIL. */
    imprint: file('IMPRINT_FILE'),
    /** ABOUT_FILE, TERMS_FILE, PRIVACY_FILE: the same for /about, /terms and /privacy; unset: what holds for every site of this service. */
    about: file('ABOUT_FILE'),
    terms: file('TERMS_FILE'),
    privacy: file('PRIVACY_FILE'),
    /** SECURITY_CONTACT: where a hole is reported, as a `mailto:` or `https:` address in /.well-known/security.txt; default TEAM_EMAIL, else the address of MAIL_FROM. */
    security_contact: readContact(text('SECURITY_CONTACT'), fail) ?? `mailto:${team_email ?? mail_from.address}`,
  }
}
