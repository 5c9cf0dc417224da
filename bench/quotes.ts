/*
 * How fast orders are priced.
 *   bun bench/quotes.ts [--folder ./data/bench_quotes] [--seconds 5]
 * First the pure modules alone on one core: checking items, VAT, discount, amounts, the signature. Then quote_order over HTTP beside
 * operations that write nothing either: one that asks the database nothing, and one that asks it once.
 */
import { cpus, loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { listingIssues, readItems, seatIssues, wantsOf, weekIssues } from '../server/orders/products/items.ts'
import type { PriceList } from '../server/orders/products/price_list.ts'
import type { PricedOrder } from '../server/orders/pricing/price_order.ts'
import { priceItems } from '../server/orders/pricing/pricing.ts'
import { judgePromo, type Promo } from '../server/orders/pricing/promo.ts'
import { signQuote } from '../server/orders/pricing/quote_id.ts'
import type { Bought } from '../server/orders/products/product.ts'
import { addWeeks, weekOf } from '../server/base/weeks.ts'
import { EU } from '../server/vat/countries.ts'
import { rateOn, type Rate } from '../server/vat/rates.ts'
import { decideVat } from '../server/vat/treatment.ts'
import { readConfig } from '../server/core/config.ts'
import { openDatabase } from '../server/database/open.ts'
import { listingServer, startServer } from './server_process.ts'

const { values } = parseArgs({
  options: { folder: { type: 'string', default: './data/bench_quotes' }, seconds: { type: 'string', default: '5' } },
})
const seconds = Number(values.seconds)
const NOW = new Date()
const ahead = (weeks: number) => addWeeks(weekOf(NOW), weeks)

const list: PriceList = {
  products: [
    { key: 'launch', name: '', description: '', price_cents: 9900, constraints: { weeks_ahead_max: 52 } },
    { key: 'billboard', name: '', description: '', price_cents: 14_900, constraints: { min_weeks: 2, max_weeks: 12, weeks_ahead_max: 52 } },
    { key: 'sections', name: '', description: '', price_cents: 2900, constraints: {} },
  ],
  rates: [...EU].map((country, index): Rate => ({
    country,
    rate_bp: 1700 + index * 50,
    valid_from: '2025-01-01',
    valid_to: null,
    source: 'seed',
  })),
  categories: ['Email', 'Productivity'],
}
const bought: Bought = {
  id: 1,
  site_id: 1,
  status: 'draft',
  plan: 'none',
  unlocked_sections: [],
  listed_elsewhere: false,
  paid_seats: 20,
  billboard_seats: 3,
  seats: [{ kind: 'launch', week: ahead(3), category: '', others: 4, unpaid: 0, kept: false }],
}
const promo: Promo = {
  id: 1,
  code: 'WELCOME10',
  kind: 'percent',
  value: 10,
  products: null,
  min_subtotal_cents: 0,
  account_id: null,
  starts_at: null,
  expires_at: null,
  max_uses: null,
  per_account: 1,
  disabled_at: null,
  uses: 0,
  account_uses: 0,
  reserved_by: null,
}
const cart = (listing_id: number) => [
  { product: 'launch' as const, listing_id, options: { week: ahead(3) } },
  { product: 'billboard' as const, listing_id, options: { weeks: [ahead(4), ahead(5)] } },
  { product: 'sections' as const, listing_id, options: { sections: ['story' as const, 'video' as const] } },
]
const COUNTRIES = [...EU, 'US', 'GB']
const sent = cart(1)
const known = new Map([[1, bought]])

/** Amounts of a cart of three lines: VAT, discount, allocation. */
function amounts(call: number) {
  const country = COUNTRIES[call % COUNTRIES.length] ?? 'DE'
  const vat = decideVat('EE', country, null, (of) => rateOn(list.rates, of, '2026-11-21'))
  const items = [
    { product: 'launch', unit_cents: 9900 + (call % 100), quantity: 1 },
    { product: 'billboard', unit_cents: 14_900, quantity: 2 },
    { product: 'sections', unit_cents: 2900, quantity: 2 },
  ]
  return { ...priceItems(items, promo, vat.rate_bp), vat }
}

/** All of a quote but the database and the door. */
function whole(call: number): string {
  const { items, issues } = readItems(sent, list)
  const wants = wantsOf(items, NOW)
  const wrong = [...issues, ...weekIssues(items, NOW), ...listingIssues(items, known).issues, ...seatIssues(wants, items, known)]
  if (wrong.length > 0) throw new Error(`the cart is refused: ${JSON.stringify(wrong[0])}`)
  const priced = amounts(call)
  const lines = items.map(({ product, listing_id, options, quantity }, index) => {
    const line = priced.lines[index]
    if (!line) throw new Error('a line is missing')
    return { product: product.key, listing_id, options, unit_cents: product.price_cents, quantity, ...line }
  })
  if (judgePromo(promo, 'me', lines, NOW)) throw new Error('the code is refused')
  const order: PricedOrder = {
    ...priced,
    lines,
    discount: null,
    vat: { ...priced.vat, amount_cents: priced.vat_cents, vat_number: null },
    seats: wants,
    warnings: [],
  }
  return signQuote('x'.repeat(32), 'me', order, NOW).quote_id
}

function rateOf(work: (call: number) => unknown): number {
  for (let call = 0; call < 2000; call++) work(call)
  const before = process.cpuUsage()
  let calls = 0
  for (const ends = performance.now() + seconds * 1000; performance.now() < ends; calls++) work(calls)
  const { user, system } = process.cpuUsage(before)
  return calls / ((user + system) / 1e6)
}

async function overHttp(): Promise<void> {
  const folder = resolve(values.folder)
  const env = {
    DATA_DIR: folder,
    BASE_URL: 'http://localhost:3000',
    LIMITS: 'anonymous_per_minute=100000000,account_reads_per_minute=100000000,account_writes_per_minute=100000000',
  }
  const server = await startServer(env, 'web')
  try {
    const email = `${crypto.randomUUID()}@bench.example`
    const made: { id: string } = JSON.parse(await listingServer(['account', 'create', '--email', email, '--json'], env))
    const key = await listingServer(['key', 'create', '--email', email, '--scopes', 'account:read,orders:write'], env)
    const database = await openDatabase({ ...readConfig(env), pool_max: 1, log: () => {} })
    const slug = `bench-${crypto.randomUUID()}`
    const [row] = await database.sql<{ id: number }[]>`
      with company as (insert into companies (account_id, site_key, url, facts) values (${made.id}, ${slug}, 'https://bench.example/', '{"cells":{}}') returning id),
        profile as (insert into profiles (company_id, site_id, words) select id, 1, '{"cells":{}}' from company returning id)
      insert into listings (account_id, profile_id, site_id, slug, status) select ${made.id}, id, 1, ${slug}, 'draft' from profile returning id`
    await database.close()
    const body = JSON.stringify({ items: cart(row?.id ?? 0), billing_country: 'DE' })
    const paths: [string, string][] = [
      ['categories (kept)', '/api/v1/categories'],
      ['launch-weeks (one question)', '/api/v1/launch-weeks'],
      ['quote, three items', `/api/v1/orders/quote ${body}`],
      [
        'quote, one launch',
        `/api/v1/orders/quote ${JSON.stringify({ items: [{ product: 'launch', listing_id: row?.id ?? 0 }], billing_country: 'DE' })}`,
      ],
    ]
    const rates = new Map<string, number>()
    for (const [name, path] of paths) {
      const file = join(tmpdir(), `listing-bench-${process.pid}`)
      await Bun.write(file, `${path}\n`)
      const child = Bun.spawn(
        ['bun', join(import.meta.dir, 'load.ts'), new URL(server.url).host, '16', String(seconds), file, `Bearer ${key}`],
        { stdout: 'pipe' },
      )
      const { rate, p50, p99, failures } = JSON.parse(await new Response(child.stdout).text()) as Record<
        'rate' | 'p50' | 'p99' | 'failures',
        number
      >
      if (failures > 0) throw new Error(`${name}: ${failures} calls failed`)
      rates.set(name, rate)
      const shares = [...rates].slice(0, 2).map(([other, of]) => `${Math.round((rate / of) * 100)} % of ${other}`)
      console.log(
        `${name}: ${Math.round(rate)}/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms${path.includes('quote') ? `; ${shares.join(', ')}` : ''}`,
      )
    }
  } finally {
    await server.stop()
  }
}

console.log(`${cpus().length} × ${cpus()[0]?.model}, Bun ${Bun.version}, load ${loadavg()[0]?.toFixed(1)}`)
console.log(`amounts alone: ${Math.round(rateOf(amounts))} quotes a second of CPU (bar: 5000)`)
console.log(`items, amounts and signature: ${Math.round(rateOf(whole))} quotes a second of CPU (bar: 5000)`)
await overHttp()
