import { describe, expect, test } from 'bun:test'
import { ConfigError } from '../server/base/config_error.ts'
import { readConfig } from '../server/core/config.ts'
import { parseDuration } from '../server/core/config_values.ts'

const PRODUCTION = { NODE_ENV: 'production', BASE_URL: 'https://listing.test', AUTH_SECRET: 'x'.repeat(32) }

describe('a wrong setting is refused at start by its name', () => {
  const WRONG: [name: string, value: string, more?: Record<string, string>][] = [
    ['PORT', '70000'],
    ['PORT', '80a'],
    ['BASE_URL', 'listing.test'],
    ['BASE_URL', '', { NODE_ENV: 'production' }],
    ['BASE_URL', 'https://directory.example/listing'],
    ['BASE_URL', 'https://ada:secret-key@directory.example'],
    ['BASE_URL', 'https://directory.example/?from=mail'],
    ['BASE_URL', 'https://directory.example/#top'],
    ['BACKUP_EVERY', '30m'],
    ['BACKUP_KEEP', '0'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_REPLICA_URL', 'localhost'],
    ['CRAWL_CONNECT_TO', 'only-a-host'],
    ['CRAWL_HOSTS_FILE', '/no/such/file'],
    ['DNS_SERVERS', 'ns.example:53'],
    ['DNS_SERVERS', '9.9.9.9:70000'],
    ['DNS_SERVERS', '9.9.9.9,'],
    ['NODE_EXTRA_CA_CERTS', '/no/such/file'],
    ['SITE_ACCENT', 'green'],
    ['SITE_ACCENT', '#fff'],
    ['SITE_ACCENT', '#2ecc71'],
    ['SITE_LOGO', '/no/such/file'],
    ['TRUST_PROXY', '-1'],
    ['LOG_LEVEL', 'loud'],
    ['LIMITS', 'drafts_per_day=5'],
    ['LIMITS', 'toString=5'],
    ['LIMITS', 'drafts_per_hour=many'],
    ['LIMITS', 'drafts_per_hour=5=6'],
    ['LIMITS', 'drafts_per_hour=1,drafts_per_hour=2'],
    ['LIMITS', 'drafts_per_hour=1=2'],
    ['LIMITS', 'toString=5'],
    ['SMTP_URL', 'smtp://user:50%@mail.example:587', { MAIL_FROM: 'mail@listing.example' }],
    ['SMTP_URL', 'smtp://us%er:password@mail.example:587', { MAIL_FROM: 'mail@listing.example' }],
    ['CLOCK_OFFSET', 'tomorrow'],
    ['CLOCK_OFFSET', '+35d', { NODE_ENV: 'production', BASE_URL: 'https://listing.test', AUTH_SECRET: 'x'.repeat(32) }],
    ['AUTH_SECRET', 'too-short'],
    ['AUTH_SECRET', '', { NODE_ENV: 'production', BASE_URL: 'https://listing.test' }],
    ['SELLER_COUNTRY', 'US'],
    ['SELLER_COUNTRY', 'ee'],
    ['SELLER_VAT_ID', '100594102'],
    ['VIES_URL', 'ec.europa.eu'],
    ['PAYMENTS', 'paypal'],
    ['PAYMENTS', 'test', PRODUCTION],
    ['STRIPE_SECRET_KEY', '', { PAYMENTS: 'stripe' }],
    ['STRIPE_SECRET_KEY', 'sk with spaces'],
    ['STRIPE_WEBHOOK_SECRET', '', { ...PRODUCTION, STRIPE_SECRET_KEY: 'secret-key' }],
    ['STRIPE_API_BASE', 'api.stripe.com'],
    ['SELLER_NAME', 'two\nlines'],
    ['SELLER_ADDRESS', 'x'.repeat(301)],
    ['SECURITY_CONTACT', 'security'],
    ['SECURITY_CONTACT', 'mailto:nobody'],
    ['SECURITY_CONTACT', 'http://directory.example/report'],
    ['OPENAI_MODEL', '', { OPENAI_API_KEY: 'secret-key' }],
    ['OPENAI_API_KEY', '', { OPENAI_MODEL: 'some-model' }],
    ['OPENAI_BASE_URL', 'not a url'],
    ['OPENAI_EFFORT', 'enormous', { OPENAI_MODEL: 'some-model', OPENAI_API_KEY: 'secret-key' }],
    ['OPENAI_SECONDS_MAX', '0', { OPENAI_MODEL: 'some-model', OPENAI_API_KEY: 'secret-key' }],
    ['OPENAI_EFFORT', 'enormous'],
    ['OPENAI_TOKENS_PER_DAY', 'all'],
    ['OPENAI_CALLS_PER_DAY', '-1', { OPENAI_MODEL: 'some-model', OPENAI_API_KEY: 'secret-key' }],
  ]
  for (const [name, value, more = {}] of WRONG)
    test(`${name}=${value} ${JSON.stringify(more)}`, () => {
      const read = () => readConfig({ ...more, [name]: value })
      expect(read).toThrow(ConfigError)
      expect(read).toThrow(new RegExp(`^${name}: `))
      expect(read).not.toThrow(/secret-key/)
    })
})

test('a file that cannot be read is said by its setting and its path, in a sentence', () => {
  for (const name of ['IMPRINT_FILE', 'ABOUT_FILE', 'TERMS_FILE', 'PRIVACY_FILE', 'CRAWL_HOSTS_FILE', 'NODE_EXTRA_CA_CERTS'])
    for (const path of ['/no/such/file', '/'])
      expect(() => readConfig({ [name]: path })).toThrow(`${name}: "${path}" cannot be read; set the path of a text file.`)
})

test('who takes money follows from the key, and is nobody in production without one', () => {
  const key = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
  expect([{}, key, { ...key, PAYMENTS: 'test' }, PRODUCTION, { ...PRODUCTION, ...key }].map((env) => readConfig(env).payments)).toEqual([
    'test',
    'stripe',
    'test',
    null,
    'stripe',
  ])
  expect(readConfig({ SELLER_ADDRESS: 'Pärnu mnt 1; 10141 Tallinn' }).seller_address).toBe('Pärnu mnt 1\n10141 Tallinn')
})

test('without any setting the service runs for one machine', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    base_url: 'http://localhost:3000',
    database_url: null,
    model: null,
    trust_proxy: 0,
    production: false,
  })
})

test('the public address is spelled as browsers spell it', () => {
  const spelled = ['HTTPS://Directory.Example', 'https://directory.example:443/', 'https://directory.example//'].map(
    (BASE_URL) => readConfig({ BASE_URL }).base_url,
  )
  expect(spelled).toEqual(['https://directory.example', 'https://directory.example', 'https://directory.example'])
  expect(readConfig({ BASE_URL: 'http://localhost:3001/' }).base_url).toBe('http://localhost:3001')
})

test('limits that are named change, the others keep their defaults', () => {
  expect(readConfig({ LIMITS: 'drafts_per_hour=99, anonymous_per_minute=7' }).limits).toMatchObject({
    drafts_per_hour: 99,
    anonymous_per_minute: 7,
    regenerates_per_hour: 20,
  })
})

test('a duration is a number with a unit, and a sign where it may go back', () => {
  expect(['30d', '+35d', '-2h', '90s', '1w'].map(parseDuration)).toEqual([2_592_000, 3_024_000, -7200, 90, 604_800])
  for (const wrong of ['', '30', 'd', '1.5d', '30 d', '++1d', '9999999d']) expect(parseDuration(wrong)).toBeNull()
})
