import { describe, expect, test } from 'bun:test'
import type { PageKind } from '../../server/crawl/page.ts'
import type { FieldName } from '../../server/fields/fields.ts'
import { draftOfHome } from './home.ts'

/** The draft of a home page that only has its name, and of a page that says one thing. */
const draftOf = (lang: string, said: string, kind: PageKind) =>
  draftOfHome(
    `<html lang="${lang}"><head><title>Lumbrio</title></head><body><main><h1>Lumbrio</h1><a href="/more">More</a></main></body></html>`,
    {
      host: 'lumbrio.net',
      more: [
        {
          path: '/more',
          kind,
          html: `<html lang="${lang}"><title>Lumbrio</title><body><main><h1>Lumbrio</h1>${said}</main></body></html>`,
        },
      ],
    },
  )
const valueOf = (field: FieldName, lang: string, said: string, kind: PageKind): unknown =>
  draftOf(lang, said, kind).fields[field]?.value ?? null

describe('the year of a beginning with the town it was in', () => {
  test.each([
    ['en', '<p>Lumbrio was founded in Leeds in 2011.</p>'],
    ['en', '<p>We were founded in Leeds in 2011 by two friends.</p>'],
    ['en', '<p>Founded in Leeds, 2011</p>'],
    ['da', '<p>Grundlagt i Aarhus, 2011</p>'],
    ['da', '<p>Lumbrio blev grundlagt i Aarhus i 2011.</p>'],
    ['ru', '<p>Компания Lumbrio основана в Обнинске в 2011 году.</p>'],
    ['ro', '<p>Lumbrio a fost fondată la Cluj în 2011.</p>'],
    ['es', '<p>Fundada en Bilbao, 2011</p>'],
    ['sv', '<p>Grundat i Malmö, 2011</p>'],
    ['pt', '<p>Fundada no Porto, 2011</p>'],
  ])('%s: %s', (lang, said) => expect(valueOf('founded_year', lang, said, 'about')).toBe(2011))

  test.each([
    ['en', '<p>Ida Kranz was born in Leeds in 1970.</p>'],
    ['en', '<h3>Ida Kranz</h3><p>Born in Leeds, 1970.</p>'],
    ['en', '<p>The chapel was founded in Leeds in 1870.</p>'],
    ['en', '<p>Started our second shop in Leeds, 2011</p>'],
    ['en', '<p>Our customer Harbor Ltd was founded in Leeds in 1970.</p>'],
    ['ru', '<p>Крепость основана в Обнинске в 1811 году.</p>'],
  ])('of somebody or something else it is none: %s %s', (lang, said) => expect(valueOf('founded_year', lang, said, 'about')).toBeNull())
})

describe('an edition that costs nothing, by the name of the product', () => {
  test.each([
    ['en', '<ul><li>Lumbrio Basic free</li><li>Lumbrio Pro $29 / month</li></ul>'],
    ['de', '<p>Lumbrio Lite – kostenlos</p><p>Lumbrio Plus – 9 € / Monat</p>'],
    ['fr', '<p>Lumbrio Découverte gratuit</p><p>Lumbrio Pro 9 € / mois</p>'],
    ['pl', '<p>Lumbrio Start za darmo</p><p>Lumbrio Pro 39 zł / miesiąc</p>'],
    ['ru', '<p>Lumbrio Базовый бесплатно</p><p>Lumbrio Про 299 ₽ / месяц</p>'],
    ['ja', '<p>Lumbrio ベーシック 無料</p><p>Lumbrio プロ 980円/月</p>'],
    ['ar', '<table><tr><td>Lumbrio بيسك مجاناً</td></tr></table><p>Lumbrio برو 299 ج.م / شهر</p>'],
  ])('%s: %s', (lang, said) => expect(valueOf('pricing_model', lang, said, 'pricing')).toBe('freemium'))

  test.each([
    ['en', '<p>Lumbrio demo free</p><p>Lumbrio Pro $29 / month</p>'],
    ['de', '<p>Lumbrio Beratung kostenlos</p><p>Lumbrio Pro 29 € / Monat</p>'],
  ])('what comes along is none: %s %s', (lang, said) => expect(valueOf('pricing_model', lang, said, 'pricing')).toBe('paid'))
})

describe('a number behind a name, beside a mailbox', () => {
  test.each([
    ['de', 'Ansprechpartnerin Ida Kranz +49 30 2205183 | ida@lumbrio.net', '+49 30 2205183'],
    ['ru', 'Директор Павел Орлов (968) 849 26 10 — mail@lumbrio.net', '(968) 849 26 10'],
    ['fr', 'Contact Ida Kranz +33 1 22 05 18 34 • ida@lumbrio.net', '+33 1 22 05 18 34'],
    ['tr', 'Satış Ayşe Kaya +90 312 220 51 83 — satis@lumbrio.net', '+90 312 220 51 83'],
    ['pt', 'Comercial Ana Ruiz (11) 3220-5183 – ana@lumbrio.net', '(11) 3220-5183'],
    ['de', 'Fax +49 30 2205183 | ida@lumbrio.net', null],
    ['fr', 'Télécopie +33 1 22 05 18 34 • ida@lumbrio.net', null],
  ])('%s: %s', (lang, said, number) => expect(valueOf('phone', lang, `<p>${said}</p>`, 'contact')).toBe(number))
})

test('a mailbox of another domain is the site’s where one writes there about the product', () => {
  const asked = (link: string) => valueOf('contact_email', 'en', `<p>Start a pilot. <a href="${link}">Write to us</a></p>`, 'pricing')
  expect(asked('mailto:ida@kranzberg.co?subject=Lumbrio%20pilot')).toBe('ida@kranzberg.co')
  expect(asked('mailto:ida@kranzberg.co?subject=Your%20theme')).toBeNull()
})

describe('whose the site is', () => {
  const footer = (lang: string, said: string) =>
    draftOfHome(`<html lang="${lang}"><title>Lumbrio</title><body><main><h1>Lumbrio</h1></main><footer>${said}</footer></body></html>`, {
      host: 'lumbrio.net',
    }).fields.legal_name?.value ?? null
  test.each([
    ['pt', 'Lumbrio - Um serviço da Associação Comercial de Borgo | CNPJ: 60.524.550/0001-31', 'Associação Comercial de Borgo'],
    ['pt', 'Um serviço da Fundação Amigos do Borgo | CNPJ 12.345.678/0001-90', 'Fundação Amigos do Borgo'],
    ['es', 'Asociación Española de Lumbre · CIF G12345678', 'Asociación Española de Lumbre'],
  ])('a name goes on behind its preposition: %s %s', (lang, said, name) => expect(footer(lang, said)).toBe(name))

  test('what is done with a register number is nobody', () => {
    const list = '<ul><li>Abertura de CNPJ MEI</li><li>Emissão de guia</li><li>Finanças MEI</li></ul>'
    expect(valueOf('legal_name', 'pt', list, 'contact')).toBeNull()
  })
})

describe('words that are written as names are', () => {
  const foundersOf = (said: string) => draftOf('en', said, 'about').founders.map(({ name }) => name)
  test.each([
    '<p>Founder &amp; CEO — Workflow Architect</p>',
    '<h2>The Founder</h2><p>One Person.</p><p>There is one person behind all of it.</p>',
    '<h2>Founders</h2><h3>Saved Hours</h3><p>See all the saved hours of a week.</p>',
    '<h2>Founder-led support</h2><h3>Direct Line</h3><p>You talk to us</p>',
  ])('%s', (said) => expect(foundersOf(said)).toEqual([]))

  test('a family name that is a word stays one', () => {
    expect(foundersOf('<h2>Founders</h2><h3>Ida Stone</h3><p>Builds with stone.</p>')).toEqual(['Ida Stone'])
  })
})
