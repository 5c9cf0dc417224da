import { describe, expect, test } from 'bun:test'
import { draftOf, valueOf } from './invented.ts'

const APP = 'An app that counts boats.'
const LAMPS = 'Lamps for boats.'
const stated = (field: 'free_trial' | 'pricing_model' | 'license' | 'platforms', lang: string, line: string, about = APP) =>
  valueOf(
    draftOf({ '/': `<h1>Tidepool</h1><p>${about}</p><p>${line}</p>` }, { lang, head: `<meta name="description" content="${about}">` }),
    field,
  )
const headed = (line: string, about: string) =>
  valueOf(draftOf({ '/': `<h1>Tidepool</h1><p>${about}</p><section><h2>${line}</h2><p>Count them daily.</p></section>` }), 'platforms')

describe('days for which a product is free are a trial', () => {
  test.each([
    ['en', 'First month free'],
    ['da', 'Prøv gratis i 14 dage'],
    ['no', 'Prøv gratis i 14 dager'],
    ['sv', 'Testa kostnadsfritt i 30 dagar'],
    ['de', 'Testen Sie uns 30 Tage lang kostenfrei'],
    ['nl', 'Gratis proefversie van 30 dagen'],
    ['es', 'Periodo de prueba gratuito de 15 días'],
    ['hu', 'Próbáld ki 14 napig ingyen'],
    ['bg', 'Пробвайте безплатно 14 дни'],
    ['hr', 'Isprobajte besplatno 14 dana'],
    ['ru', 'Попробуйте бесплатно в течение 14 дней'],
    ['uk', 'Спробуйте безкоштовно 14 днів'],
    ['el', 'Δοκιμάστε δωρεάν για 14 ημέρες'],
    ['et', 'Proovi tasuta 14 päeva'],
    ['ca', 'Prova-ho gratis 14 dies'],
    ['ja', '初月無料'],
    ['ko', '30일간 무료로 사용해 보세요'],
    ['zh', '30天免费体验'],
    ['th', 'ทดลองใช้ฟรี 14 วัน'],
    ['ar', 'جرب مجانا لمدة 14 يوما'],
    ['he', 'נסו בחינם למשך 14 יום'],
  ])('in %s: %s', (lang, line) => expect(stated('free_trial', lang, line)).toBe(true))

  test.each([
    ['en', '30 days free returns'],
    ['en', '14 days free cancellation'],
    ['en', 'Sugar free for 30 days'],
    ['de', '30 Tage kostenlose Rückgabe'],
    ['da', '14 dages gratis ombytning'],
    ['fr', 'Retours gratuits pendant 30 jours'],
    ['fr', 'Livraison gratuite 3 jours'],
    ['es', 'Devolución gratis durante 30 días'],
    ['it', 'Reso gratuito per 30 giorni'],
    ['nl', '30 dagen gratis retourneren'],
    ['pl', '14 dni za darmo na zwrot'],
    ['ro', 'Retur gratuit 30 zile'],
    ['tr', '30 gün ücretsiz iade'],
    ['ru', '30 дней бесплатный возврат'],
    ['ja', '30日間無料返品'],
    ['ko', '7일 무료 교환'],
    ['zh', '30天免费退换'],
    ['vi', 'Đổi trả miễn phí 7 ngày'],
  ])('and those of sending and giving back are none, in %s: %s', (lang, line) => expect(stated('free_trial', lang, line, LAMPS)).toBeNull())
})

test.each([
  ['fr', 'Prix sur demande'],
  ['es', 'Solicita una cotización'],
  ['fi', 'Hinta pyydettäessä'],
  ['pl', 'Cena na zapytanie'],
  ['hu', 'Egyedi árazás'],
  ['zh', '联系销售'],
  ['vi', 'Liên hệ báo giá'],
])('a price is on request, in %s: %s', (lang, line) => expect(stated('pricing_model', lang, line)).toBe('contact'))

describe('a licence is read as it is written', () => {
  test.each([
    ['en', 'Open source (BSD-3-Clause)', 'BSD-3-Clause'],
    ['en', 'Licence: EUPL-1.2', 'EUPL-1.2'],
    ['en', 'Apache License, Version 2.0', 'Apache License, Version 2.0'],
    ['en', 'Made open source with the Apache-2.0 licence', 'Apache-2.0'],
    ['en', 'Business Source License 1.1', 'Business Source License 1.1'],
    ['en', 'Open source · MIT', 'MIT'],
    ['en', 'Code licensed Apache-2.0, content CC BY 4.0', 'Apache-2.0'],
    ['en', 'MIT © Tidepool', 'MIT'],
    ['en', 'GPL-3.0-or-later', 'GPL-3.0-or-later'],
    ['de', 'Lizenz: MIT', 'MIT'],
    ['fr', 'Licence : CeCILL', 'CeCILL'],
    ['es', 'Software libre (GPLv3)', 'GPLv3'],
    ['pt', 'Sob a licença GPLv3', 'GPLv3'],
    ['pl', 'Na licencji GPLv3', 'GPLv3'],
    ['ru', 'Лицензия MIT', 'MIT'],
    ['tr', 'Lisans: GPLv3', 'GPLv3'],
    ['ja', 'ライセンス：Apache-2.0', 'Apache-2.0'],
    ['zh', '基于 Apache-2.0 协议开源', 'Apache-2.0'],
  ])('in %s: %s', (lang, line, license) => expect(stated('license', lang, line)).toBe(license))

  test.each([
    'Uses Leafkit, MIT licensed',
    'Scans your code for AGPL, GPL and MIT licenses',
    'A list of MIT licensed projects',
    'Die Bilder stehen unter CC BY',
    'Contenu sous licence CC BY-SA',
    'Studied at MIT',
    'Theme licensed under MIT',
  ])('and not that of others: %s', (line) => expect(stated('license', 'en', line)).toBeNull())
})

describe('where a product runs is said', () => {
  test.each([
    ['en', 'Get it on Google Play', ['Android']],
    ['en', 'Download on the Mac App Store', ['Mac']],
    ['de', 'Erhältlich im App Store und bei Google Play', ['iOS', 'Android']],
    ['en', 'Self-host with Docker', ['Docker']],
    ['en', 'Runs in your browser', ['Browser']],
    ['de', 'Läuft im Browser', ['Browser']],
    ['en', 'macOS 12+', ['macOS 12+']],
    ['en', 'Windows | macOS | Linux', ['Windows', 'macOS', 'Linux']],
    ['en', 'Chrome extension for boats', ['Chrome']],
    ['sv', 'Finns för iOS och Android', ['iOS', 'Android']],
    ['pl', 'Działa na Windows, macOS i Linux', ['Windows', 'macOS', 'Linux']],
    ['ru', 'Скачать для Windows', ['Windows']],
    ['ja', 'iOS・Android対応', ['iOS', 'Android']],
    ['zh', '支持iOS和Android', ['iOS', 'Android']],
    ['ko', 'iOS 및 Android 지원', ['iOS', 'Android']],
  ])('in %s: %s', (lang, line, platforms) => expect(stated('platforms', lang, line)).toEqual(platforms))

  test.each([
    'Windows and doors',
    'Chrome powder',
    'Safari tours in Kenya',
    'Mac repair in Lisbon',
    'iPhone cases',
    'Linux courses for beginners',
    'Docker workers wanted',
  ])('and a heading that begins with its name says it only of software: %s', (line) => expect(headed(line, LAMPS)).toBeNull())

  test.each([
    ['de', 'Kurse für Windows und Mac'],
    ['es', 'Desarrollamos apps para iOS y Android'],
    ['en', 'App Store reviews by mail'],
    ['en', 'Linux Foundation member'],
  ])('and not by who teaches, builds or sells it, in %s: %s', (lang, line) => expect(stated('platforms', lang, line, LAMPS)).toBeNull())

  test('and the store of another system is not that of phones', () =>
    expect(stated('platforms', 'en', 'Install it from the Shopify App Store')).toEqual(['Shopify']))

  test('a system of JSON-LD may be the web', () =>
    expect(
      valueOf(
        draftOf(
          { '/': '' },
          { head: '<script type="application/ld+json">{"@type":"WebApplication","name":"Tidepool","operatingSystem":"Web"}</script>' },
        ),
        'platforms',
      ),
    ).toEqual(['Web']))
})
