import { describe, expect, test } from 'bun:test'
import { profileOf, valueOf } from './companies.ts'

const helpOf = (markup: string, lang: string) => valueOf(profileOf({ home: markup }, { lang }), 'support_url')

const NAMED: [lang: string, texts: string[]][] = [
  [
    'en',
    [
      'Help & Support',
      'Support & FAQ',
      'FAQ & Help',
      'Help Center',
      'Need help?',
      'Contact support',
      'Customer service',
      'Technical support',
      'App Support',
      'Lumbrio Support',
      'Support page',
      'Knowledge base',
    ],
  ],
  ['de', ['Hilfe & Support', 'Hilfe und Kontakt', 'Service & Hilfe', 'Hilfe / FAQ', 'Kundendienst']],
  ['fr', ['Aide & contact', 'Service client', 'Besoin d’aide ?', 'Assistance']],
  ['es', ['Ayuda y soporte', 'Atención al cliente', 'Centro de ayuda']],
  ['it', ['Assistenza clienti', 'Aiuto e contatti']],
  ['nl', ['Hulp en contact', 'Klantenservice']],
  ['pl', ['Pomoc i kontakt', 'Centrum pomocy']],
  ['pt', ['Central de ajuda', 'Atendimento']],
  ['sv', ['Kundservice', 'Hjälp och support']],
  ['da', ['Hjælp og kontakt']],
  ['cs', ['Nápověda']],
  ['tr', ['Yardım Merkezi']],
  ['ru', ['Служба поддержки']],
  ['ja', ['ヘルプセンター', 'ヘルプ・お問い合わせ']],
  ['ko', ['고객 지원']],
]

describe('the page for help is found by what its link says:', () => {
  for (const [lang, texts] of NAMED)
    for (const text of texts)
      test(`${lang} ${text}`, () => {
        expect(helpOf(`<footer><ul><li><a href="/x1.html">${text}</a></li></ul></footer>`, lang)).toBe('https://lumbrio.net/x1.html')
      })
})

const ADDRESSES = [
  '/support.html',
  '/app/support/',
  '/help-center/',
  '/contact-support',
  '/hilfe-center.html',
  '/centre-aide',
  '/centro-de-ayuda.html',
  '/pomoc.html',
]

test('by where it leads', () => {
  for (const address of ADDRESSES)
    expect(helpOf(`<footer><a href="${address}">Write to us</a></footer>`, 'en')).toBe(`https://lumbrio.net${address}`)
  expect(helpOf('<footer><a href="https://help.lumbrio.net/hc/en">Contact</a></footer>', 'en')).toBe('https://help.lumbrio.net/hc/en')
})

test('by the label of a picture', () => {
  expect(helpOf('<footer><a href="/h/" aria-label="Help"><svg></svg></a></footer>', 'en')).toBe('https://lumbrio.net/h/')
})

const OTHERS: [lang: string, markup: string][] = [
  ['en', '<footer><a href="/donate">Support us</a></footer>'],
  ['en', '<footer><a href="/support">Support our work</a></footer>'],
  ['de', '<footer><a href="/support">Unterstütze uns</a></footer>'],
  ['fr', '<footer><a href="/support">Nous soutenir</a></footer>'],
  ['es', '<footer><a href="/support">Apóyanos</a></footer>'],
  ['en', '<main><a href="/browser-support">Browser support</a></main>'],
  ['en', '<main><a href="/supported">Supported devices</a></main>'],
  ['en', '<footer><a href="/faq.html">FAQ</a></footer>'],
  ['en', '<footer><a href="/x">Service</a> <a href="/y">Contact</a></footer>'],
]

test('gifts, supported devices, questions and contact alone are no page for help', () => {
  for (const [lang, markup] of OTHERS) expect(helpOf(markup, lang)).toBeNull()
})
