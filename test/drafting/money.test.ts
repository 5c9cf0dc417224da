import { describe, expect, test } from 'bun:test'
import { findMoney, readAmount } from '../../server/drafting/proof/money.ts'
import { expectLinear } from '../growth.ts'

/** line → amount, currency, period and the stretch that is quoted. */
const READ: [line: string, amount: number, currency: string, period: string | null, text: string][] = [
  ['$12 / month', 12, '$', 'month', '$12 / month'],
  ['$12/user/month billed annually', 12, '$', 'month', '$12/user/month billed annually'],
  ['US$ 12.50 per user', 12.5, 'USD', 'use', 'US$ 12.50 per user'],
  ['only $9 one-time.', 9, '$', 'once', '$9 one-time'],
  ['from $29 a month', 29, '$', 'month', 'from $29 a month'],
  ['£1,200', 1200, 'GBP', null, '£1,200'],
  ['$0.003 per call', 0.003, '$', 'use', '$0.003 per call'],
  ['R$ 29,90 por mês', 29.9, 'BRL', 'month', 'R$ 29,90 por mês'],
  ['ab 49 €', 49, 'EUR', null, 'ab 49 €'],
  ['ab 49,00 Euro pro Stunde', 49, 'EUR', 'use', 'ab 49,00 Euro pro Stunde'],
  ['2.400 € una tantum', 2400, 'EUR', 'once', '2.400 € una tantum'],
  ['0.99€', 0.99, 'EUR', null, '0.99€'],
  ['8,50 €', 8.5, 'EUR', null, '8,50 €'],
  ['€ 49,-', 49, 'EUR', null, '€ 49,-'],
  ['89,- pro Monat', 89, '', 'month', '89,- pro Monat'],
  ['1.299,–', 1299, '', null, '1.299,–'],
  ['CHF 49.–', 49, 'CHF', null, 'CHF 49.–'],
  ['1.299,- EUR', 1299, 'EUR', null, '1.299,- EUR'],
  ['1.500 - 3.000 TL', 1500, 'TRY', null, '1.500 - 3.000 TL'],
  ['10–20 €', 10, 'EUR', null, '10–20 €'],
  ['Agencja (posty)2 000–5 000 zł/mies', 2000, 'PLN', 'month', '2 000–5 000 zł/mies'],
  ['1 200 - 5 000 kr', 1200, 'kr', null, '1 200 - 5 000 kr'],
  ['12 ,99 €', 12.99, 'EUR', null, '12 ,99 €'],
  ['€19,99/maand', 19.99, 'EUR', 'month', '€19,99/maand'],
  ['à partir de 25 € par mois', 25, 'EUR', 'month', 'à partir de 25 € par mois'],
  ['nuo 15 €/mėn.', 15, 'EUR', 'month', 'nuo 15 €/mėn'],
  ['149 € / 6 Monate', 149, 'EUR', 'month', '149 € / 6 Monate'],
  ["CHF 4'500.–", 4500, 'CHF', null, "CHF 4'500.–"],
  ['Fr. 120.- pro Monat', 120, 'CHF', 'month', 'Fr. 120.- pro Monat'],
  ['1 299 Kč', 1299, 'CZK', null, '1 299 Kč'],
  ['99 zł / mies.', 99, 'PLN', 'month', '99 zł / mies'],
  ['29 lei pe lună', 29, 'RON', 'month', '29 lei pe lună'],
  ['₺1.299', 1299, 'TRY', null, '₺1.299'],
  ['Aylık 149 TL’den başlar', 149, 'TRY', 'month', 'Aylık 149 TL'],
  ['kr 99,- per måned', 99, 'kr', 'month', 'kr 99,- per måned'],
  ['от 500 руб.', 500, 'RUB', null, 'от 500 руб'],
  ['Rs. 1,00,000', 100000, 'INR', null, 'Rs. 1,00,000'],
  ['月額 980円（税込）', 980, 'JPY', 'month', '月額 980円（税込）'],
  ['月額550円から', 550, 'JPY', 'month', '月額550円から'],
  ['84,000円/年', 84000, 'JPY', 'year', '84,000円/年'],
  ['3.5万円', 35000, 'JPY', null, '3.5万円'],
  ['¥29,800', 29800, '¥', null, '¥29,800'],
  ['99元/月', 99, 'CNY', 'month', '99元/月'],
]

describe('a price is read', () => {
  for (const [line, amount, currency, period, text] of READ)
    test(`in «${line}»`, () =>
      expect(findMoney(line).map((money) => [money.amount, money.currency, money.period, money.text])).toEqual([
        [amount, currency, period, text],
      ]))

  test('next to another one, each on its own', () => {
    expect(findMoney('50 € 30 €').map(({ amount }) => amount)).toEqual([50, 30])
    expect(findMoney('$49 $29/mo').map(({ amount }) => amount)).toEqual([49, 29])
  })

  test('at the place it is said to stand at', () => {
    const line = 'Now from $29 a month for all.'
    for (const { start, end, text } of findMoney(line)) expect(line.slice(start, end)).toBe(text)
  })
})

describe('no price is read', () => {
  const NONE = [
    'save 20%',
    'raised $10 million',
    '$5M in funding',
    '$10k MRR',
    '100 Mio. €',
    'at 14:00',
    'version 2.0',
    'Food',
    '5 stars',
    '10 ft',
    'call 0800 123 456',
  ]
  for (const line of NONE) test(`in «${line}»`, () => expect(findMoney(line)).toEqual([]))

  test('beyond the first 4,000 characters, however long the line', async () => {
    await expectLinear((times) => expect(findMoney(`${'1 '.repeat(12_500 * times)}$5`)).toEqual([]))
  })
})

test('thousands and decimals are told apart by the digits behind the last sign', () => {
  const READINGS: [string, number][] = [
    ['1.234', 1234],
    ['1,234', 1234],
    ['1.234,5', 1234.5],
    ['1,234.56', 1234.56],
    ["1'234", 1234],
    ['0.123', 0.123],
    ['12,5', 12.5],
    ['1 234', 1234],
  ]
  for (const [written, amount] of READINGS) expect(readAmount(written)).toBe(amount)
})

test('a directive of the Union is no amount', () => {
  expect(['Cyber/NIS2', 'NIS 2 and DORA', 'ready for NIS2.'].flatMap(findMoney)).toEqual([])
  expect(['NIS 25', 'NIS2,500'].flatMap(findMoney).map(({ amount, currency }) => [amount, currency])).toEqual([
    [25, 'ILS'],
    [2500, 'ILS'],
  ])
})
