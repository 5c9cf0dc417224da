import { describe, expect, test } from 'bun:test'
import { findMoney } from '../../server/drafting/proof/money.ts'
import { draftOf, plan, plans, valueOf } from './invented.ts'

const read = (text: string) => findMoney(text).map(({ text: written, amount, period }) => [written, amount, period])

describe('a price is read as its country writes it', () => {
  test.each([
    ['49 ש"ח לחודש', 49, 'month'],
    ['₪49 לחודש', 49, 'month'],
    ['199 שקלים', 199, null],
    ['99 ريال', 99, null],
    ['49 درهم / شهر', 49, 'month'],
    ['150 جنيه شهرياً', 150, 'month'],
    ['٩٩ ريال', 99, null],
    ['۹۹٬۰۰۰ تومان', 99_000, null],
    ['রু ৫০০ টাকা', 500, null],
    ['रू ५००', 500, null],
    ['9€90/mois', 9.9, 'month'],
    ['29 DT', 29, null],
    ['€9,90 + iva/mese', 9.9, 'month'],
    ['1990 Ft + ÁFA / hó', 1990, 'month'],
    ['$9 per seat, per month', 9, 'month'],
    ['R199 pm', 199, 'month'],
    ['R1,499 once-off', 1499, 'once'],
    ['£4.99pm', 4.99, 'month'],
    ['N15,000 monthly', 15_000, 'month'],
    ['Rs. 1,499/- per month', 1499, 'month'],
    ['TZS 15,000/=', 15_000, null],
    ['TT$150', 150, null],
    ['kr 1 290,- per år', 1290, 'year'],
    ['₡15 000 / mes', 15_000, 'month'],
    ['99:-/mån', 99, 'month'],
    ['990 р/мес', 990, 'month'],
    ['299 บาท/เดือน', 299, 'month'],
    ['월 1만 5천원', 15_000, 'month'],
    ['1万2千円', 12_000, null],
    ['1万5000円', 15_000, null],
    ['49,900₮', 49_900, null],
    ['AOA 15.000 Kz', 15_000, null],
  ])('%s', (text, amount, period) => expect(read(text)).toEqual([[text.replace(/^(?:রু|AOA) /, ''), amount, period]]))

  test.each([
    'Mo.–Fr. 9.00–18.00 Uhr',
    'Fr. 8–18 Uhr',
    'Fr. 29.11. geschlossen',
    'Fr. 29. Mai',
    'PHP 8.1',
    'Open AED 24/7',
    'R2/3',
    'N95 per mask',
    'K12 per student',
    'Q4 2024',
    '29:-)',
    '10:- Registration',
    'Заснована 2019 р.',
    '3 р. в день',
    '5万ダウンロード',
    '5만 명',
    '٩٩ عميل',
  ])('and not in %s', (text) => expect(read(text)).toEqual([]))

  test('two amounts in a row are no amount with cents', () =>
    expect(read('49 €69 €pe lună')).toEqual([
      ['49 €', 49, null],
      ['69 €pe lună', 69, 'month'],
    ]))
})

const priceOf = (bodies: Record<string, string>) => valueOf(draftOf(bodies), 'starting_price')

test('a plan costs what its box says in the digits and the currency of its country', () => {
  expect(priceOf({ '/': '', '/pricing': plans(plan('Solo', '٩٩ ريال'), plan('Team', '١٩٩ ريال')) })).toBe('٩٩ ريال')
  expect(priceOf({ '/': '', '/pricing': plans(plan('Solo', '9€90'), plan('Team', '19€90')) })).toBe('9€90')
})

test('the first row of a table without heads is no head of the next', () =>
  expect(
    priceOf({
      '/': '',
      '/pricing': '<h2>Pricing</h2><table><tr><td>Solo</td><td>49 zł netto</td></tr><tr><td>Team</td><td>99 zł netto</td></tr></table>',
    }),
  ).toBe('49 zł'))

test.each(['Room RM 101', 'COP 28 in Dubai', 'CAD 2024', 'RON 95'])('a code before a number alone is no offer: %s', (text) =>
  expect(priceOf({ '/': `<p>Lamps for boats.</p><h2>Details</h2><p>${text}</p>` })).toBeNull(),
)
