import { describe, expect, test } from 'bun:test'
import sharp from 'sharp'
import { renderPdf, type Brand } from '../../server/invoices/pdf.ts'
import { dollars, writeCents } from '../../server/base/money.ts'
import { STAMP, textOfDocument, type DocumentSnapshot } from '../../server/invoices/snapshot.ts'
import { heightsOf, textOfPdf } from './read_pdf.ts'

const invoice = (over: Partial<DocumentSnapshot> = {}): DocumentSnapshot => ({
  kind: 'invoice',
  number: 'INV-2026-000123',
  test: false,
  issued_on: '2026-11-21',
  supplied_on: '2026-11-21',
  order_number: 'L-2026-000456',
  corrects: null,
  seller: {
    name: 'Kataloog OÜ',
    company: null,
    address: 'Pärnu mnt 1\n10141 Tallinn',
    country: 'EE',
    vat_number: 'EE100594102',
    email: null,
  },
  buyer: {
    ...{ name: 'Οδυσσέας Παπαδόπουλος', company: 'Български Дом ЕООД', address: 'ул. „Шипка“ 36\nŠiauliai, Ķekava, Łódź', country: 'BG' },
    ...{ vat_number: 'BG175074752', email: 'odysseas@example.com' },
  },
  currency: 'usd',
  lines: [
    { name: 'Paid launch', detail: 'Beetroot, week 2026-W53', quantity: 1, unit_cents: 9900, total_cents: 9900 },
    { name: 'Billboard', detail: 'Beetroot, weeks 2026-W50, 2026-W51', quantity: 2, unit_cents: 14900, total_cents: 29800 },
  ],
  subtotal_cents: 39700,
  discount: { code: 'WELCOME10', cents: 3970 },
  net_cents: 35730,
  vat: { country: 'BG', rate_bp: 0, cents: 0, treatment: 'reverse_charge' },
  total_cents: 35730,
  ...over,
})
const brand: Brand = { name: 'Kataloog', accent: '#7a1fa2', mark: null }
const flat = (text: string) => text.replace(/\s+/g, ' ')

describe('an invoice as PDF', () => {
  test('says all that it must, in every letter of the Union', async () => {
    const text = flat(await textOfPdf(await renderPdf(invoice(), brand)))
    for (const said of [
      ...['Invoice', 'INV-2026-000123', '21 November 2026', 'L-2026-000456', 'Kataloog OÜ', 'Pärnu mnt 1', 'Estonia', 'EE100594102'],
      ...['Български Дом ЕООД', 'Οδυσσέας Παπαδόπουλος', 'ул. „Шипка“ 36', 'Šiauliai, Ķekava, Łódź', 'Bulgaria', 'BG175074752'],
      ...[
        'Paid launch',
        'week 2026-W53',
        '99.00',
        '298.00',
        'Discount WELCOME10',
        '−39.70',
        '357.30',
        'Reverse charge',
        'Articles 44 and 196',
      ],
      ...['Paid in full.'],
    ])
      expect(text).toContain(said)
    expect(text).not.toContain('TEST')
  })
  test('shows rate and amount of the VAT where there is some, and the country whose it is', async () => {
    const vat = { country: 'FI', rate_bp: 2550, cents: 9111, treatment: 'standard' } as const
    const text = flat(await textOfPdf(await renderPdf(invoice({ vat, total_cents: 44841, discount: null, net_cents: 35730 }), brand)))
    for (const said of ['VAT 25.5%, FI', '91.11', '448.41 USD']) expect(text).toContain(said)
    expect(text).not.toContain('Reverse charge')
    expect(text).not.toContain('Discount')
  })
  test('of the test provider is stamped on every page, and each says which of how many it is', async () => {
    const line = invoice().lines[0] ?? { name: '', detail: '', quantity: 1, unit_cents: 0, total_cents: 0 }
    const long = invoice({
      test: true,
      lines: Array.from({ length: 60 }, (_, index) => ({ ...line, name: `Line ${index} ${'wide '.repeat(30)}` })),
    })
    const pdf = await renderPdf(long, brand)
    const pages = (await textOfPdf(pdf)).split('\f').filter((page) => page.trim() !== '')
    expect(pages.length).toBeGreaterThan(2)
    for (const page of pages) expect(page).toContain(STAMP)
    expect(pages.map((page) => /INV-2026-000123\s+Page \d+ of \d+/.exec(flat(page))?.[0])).toEqual(
      pages.map((_, index) => `INV-2026-000123 Page ${index + 1} of ${pages.length}`),
    )
    expect(pages.join(' ')).toContain('Line 59')
  })
  test('keeps its lines apart, however long the promo code', async () => {
    const pdf = await renderPdf(invoice({ discount: { code: 'W'.repeat(40), cents: 3970 } }), brand)
    const heights = [...new Set(heightsOf(pdf))].toSorted((one, other) => one - other)
    expect(heights.length).toBeGreaterThan(10)
    for (const [index, height] of heights.slice(1).entries()) expect(height - (heights[index] ?? 0)).toBeGreaterThan(6)
  })
  test('is the same, byte for byte, whenever it is made', async () => {
    expect(await renderPdf(invoice(), brand)).toEqual(await renderPdf(invoice(), brand))
  })
  test('begins with the name, the mark and the colour of the website', async () => {
    const red = await sharp({ create: { width: 88, height: 88, channels: 4, background: '#ff000080' } })
      .png()
      .toBuffer()
    const [own, given] = [await renderPdf(invoice(), brand), await renderPdf(invoice(), { ...brand, mark: red })]
    expect(flat(await textOfPdf(own))).toStartWith('Kataloog Invoice')
    const has = (pdf: Uint8Array, part: string) => Buffer.from(pdf).includes(part)
    expect([has(own, '/Subtype /Image'), has(given, '/Subtype /Image')]).toEqual([false, true])
    expect(await renderPdf(invoice(), { ...brand, mark: red })).toEqual(given)
    // A name of any length stays on its line.
    const long = flat(await textOfPdf(await renderPdf(invoice(), { ...brand, name: '😀<b>عربي '.repeat(40) })))
    expect(long.indexOf('Invoice')).toBeLessThan(120)
  })
  test('holds what a buyer typed, however long or strange', async () => {
    const strange = invoice({
      buyer: { ...invoice().buyer, company: 'W'.repeat(400), address: `${'\u202e'.repeat(3)}😀\u0000x\n`.repeat(20) },
    })
    expect((await renderPdf(strange, brand)).byteLength).toBeGreaterThan(1000)
  })
  test('whose buyer has an address longer than a page is stamped on every page, and no line of it is lost', async () => {
    const address = Array.from({ length: 120 }, (_, index) => `Row ${index + 1}.`).join('\n')
    const pdf = await renderPdf(invoice({ test: true, buyer: { ...invoice().buyer, address } }), brand)
    const pages = (await textOfPdf(pdf)).split('\f').filter((page) => page.trim() !== '')
    expect(pages.length).toBeGreaterThan(2)
    for (const page of pages) expect(page).toContain(STAMP)
    const text = flat(pages.join(' '))
    for (const row of [1, 60, 120]) expect(text).toContain(`Row ${row}.`)
    expect(pages.findIndex((page) => page.includes('Row 120.'))).toBeLessThanOrEqual(
      pages.findIndex((page) => page.includes('Paid launch')),
    )
    for (const page of pages) expect(flat(page).trimEnd()).toMatch(/INV-2026-000123 Page \d+ of \d+$/)
  })
})

test('a credit note names the invoice that it takes back, and the VAT in it', async () => {
  const note = invoice({
    ...{ kind: 'credit_note', number: 'CN-2026-000007', discount: null, net_cents: 8250, total_cents: 9900 },
    corrects: { number: 'INV-2026-000123', issued_on: '2026-11-21', reason: 'Refund' },
    vat: { country: 'FR', rate_bp: 2000, cents: 1650, treatment: 'standard' },
  })
  const text = flat(await textOfPdf(await renderPdf(note, brand)))
  for (const said of [
    'Credit note',
    'CN-2026-000007',
    'INV-2026-000123 of 21 November 2026',
    'Refund',
    'VAT 20%, FR',
    '16.50',
    'Credited',
    '99.00 USD',
  ])
    expect(text).toContain(said)
})

test('amounts are written to the cent', () => {
  expect([0, 5, 99, 100, 123456, 100000000, -250].map(writeCents)).toEqual([
    '0.00',
    '0.05',
    '0.99',
    '1.00',
    '1,234.56',
    '1,000,000.00',
    '−2.50',
  ])
  expect([5, 123456, -250].map(dollars)).toEqual(['$0.05', '$1,234.56', '−$2.50'])
  expect(textOfDocument(invoice()).totals.map(({ label }) => label)).toEqual([
    'Subtotal',
    'Discount WELCOME10',
    'Net',
    'VAT 0% (reverse charge)',
    'Total',
  ])
})
