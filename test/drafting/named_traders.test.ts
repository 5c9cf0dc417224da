import { describe, expect, test } from 'bun:test'
import type { PageKind } from '../../server/crawl/page.ts'
import { draftOfHome } from './home.ts'

const PATHS: Partial<Record<PageKind, string>> = { imprint: '/imprint', terms: '/terms', privacy: '/privacy', contact: '/contact' }
const PLACE: Record<string, string> = {
  de: 'Lindenweg 4<br>48151 Hausen',
  fr: '3 rue du Port, 29000 Quimper',
  es: 'Calle Mayor 3, 28001 Madrid',
  it: 'Via Verdi 3, 20121 Milano',
}

function companyOf(lang: string, kind: PageKind, html: string, name = 'Klangstube'): unknown {
  const path = PATHS[kind] ?? '/legal'
  const home = `<html lang="${lang}"><title>${name}</title><body><h1>${name}</h1><a href="${path}">…</a></body></html>`
  const page = `<html lang="${lang}"><title>${name}</title><body><main>${html}</main></body></html>`
  return draftOfHome(home, { host: 'firm.example.net', more: [{ path, kind, html: page }] }).fields['legal_name']?.value ?? null
}

const TRADERS: [lang: string, kind: PageKind, html: string][] = [
  ['de', 'imprint', `<h1>Impressum</h1><h2>Angaben gemäß § 5 DDG</h2><p>Klangstube<br>Inhaberin: Ida Kranz<br>${PLACE['de']}</p>`],
  ['de', 'imprint', `<h1>Impressum</h1><p>Ida Kranz (Einzelunternehmerin)<br>${PLACE['de']}</p>`],
  ['de', 'imprint', `<h1>Impressum</h1><h2>Anbieter</h2><p>Ida Kranz<br>Klangstube<br>Einzelunternehmen<br>${PLACE['de']}</p>`],
  ['fr', 'imprint', `<h1>Mentions légales</h1><h2>Éditeur du site</h2><p>Nom : Ida Kranz</p><p>Adresse : ${PLACE['fr']}</p>`],
  ['fr', 'imprint', `<h1>Mentions légales</h1><p>Ce site est édité par Ida Kranz, auto-entrepreneur, ${PLACE['fr']}.</p>`],
  ['es', 'imprint', `<h1>Aviso legal</h1><p>Titular: Ida Kranz (autónoma)<br>Domicilio: ${PLACE['es']}</p>`],
  ['es', 'imprint', '<h1>Aviso legal</h1><p>El titular de este sitio web es Ida Kranz, con NIF 41820763Z y domicilio en Madrid.</p>'],
  ['fr', 'imprint', '<h1>Mentions légales</h1><p>Ce site est édité par Ida Kranz, 3 rue du Port, Quimper, SIRET 418 207 630 00017.</p>'],
  ['it', 'imprint', `<h1>Note legali</h1><p>Titolare: Ida Kranz<br>Ditta individuale<br>${PLACE['it']}</p>`],
  ['nl', 'imprint', '<h1>Colofon</h1><p>Klangstube is een eenmanszaak van Ida Kranz in Houten.</p>'],
  ['sv', 'contact', '<h1>Kontakt</h1><p>Klangstube drivs av Ida Kranz som enskild firma.</p>'],
  ['es', 'imprint', '<h1>Aviso legal</h1><p>Este sitio web es titularidad de Ida Kranz con DNI 41820763Z en España.</p>'],
  ['pt', 'imprint', '<h1>Aviso legal</h1><p>Este site é de titularidade de Ida Kranz, NIF 418207630.</p>'],
  ['de', 'imprint', `<h1>Impressum</h1><p>Ida Kranz<br>Klangstube<br>${PLACE['de']}</p>`],
  ['de', 'imprint', `<h1>Impressum</h1><h2>Angaben gemäß § 5 DDG/TMG</h2><p>Klangstube<br>Ida Kranz<br>${PLACE['de']}</p>`],
  [
    'de',
    'privacy',
    '<h1>Datenschutz</h1><p>Verantwortlicher im Sinne der DSGVO ist:</p><p>Ida Kranz, Klangstube, Lindenweg 4, 48151 Hausen</p>',
  ],
  ['en', 'terms', '<h1>Terms</h1><p>Klangstube is owned and operated by Ida Kranz, a sole trader in Leeds.</p>'],
  ['en', 'imprint', '<h1>Legal notice</h1><p>Owner: Ida Kranz</p><p>3 Dock Road, Leeds LS1 4AB</p>'],
]
const NO_TRADERS: [lang: string, kind: PageKind, html: string][] = [
  ['de', 'imprint', `<h1>Impressum</h1><p>Privatperson</p><p>Inhaberin: Ida Kranz<br>${PLACE['de']}</p>`],
  ['de', 'imprint', `<h1>Impressum</h1><h2>Hosting</h2><p>Inhaberin: Ida Kranz<br>${PLACE['de']}</p>`],
  ['de', 'imprint', `<h1>Impressum</h1><p>Ansprechpartnerin: Ida Kranz<br>${PLACE['de']}</p>`],
  ['es', 'imprint', '<h1>Aviso legal</h1><p>Las fotos son titularidad de Ida Kranz con DNI 41820763Z.</p>'],
  ['de', 'imprint', `<h1>Impressum</h1><h2>Webdesign</h2><p>Ida Kranz<br>Klangstube<br>${PLACE['de']}</p>`],
  ['de', 'imprint', `<h1>Impressum</h1><p>Ansprechpartnerin:<br>Ida Kranz<br>Klangstube<br>${PLACE['de']}</p>`],
  ['de', 'privacy', `<h1>Datenschutz</h1><h2>Datenschutzbeauftragte</h2><p>Ida Kranz<br>Klangstube<br>${PLACE['de']}</p>`],
  ['en', 'privacy', '<h1>Privacy</h1><p>Ida Kranz ("we") runs the Klangstube app as a hobby.</p>'],
]

describe('persons who trade without a company', () => {
  test.each(TRADERS)('are named (%s, %s) %s', (lang, kind, html) => {
    expect(companyOf(lang, kind, html)).toBe('Ida Kranz')
  })
  test.each(NO_TRADERS)('are not found where nothing says so (%s, %s) %s', (lang, kind, html) => {
    expect(companyOf(lang, kind, html)).toBeNull()
  })
})

describe('names of companies', () => {
  test.each([
    'We are Harborlight ("Company," "we," "us," "our"), a company registered in California, United States.',
    'We are Harborlight, doing business as Klangstube ("Company," "we," "us," "our"), a company registered in Norway.',
  ])('are read from generated terms: %s', (said) => {
    expect(companyOf('en', 'terms', `<h1>Terms</h1><p>${said}</p>`)).toBe('Harborlight')
  })
  test('begin with the word with which the site begins', () => {
    const html = `<h1>Impressum</h1><p>All Hands GmbH<br>${PLACE['de']}</p>`
    expect(companyOf('de', 'imprint', html, 'All Hands')).toBe('All Hands GmbH')
  })
  const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänswerkstatt'
  test.each([`${LONG} Müller GmbH & Co. KG`, `${LONG} GmbH & Co. KG`, `${LONG} Müller AG`, 'e-Werkstatt Müller GmbH'])(
    'are whole however long their words: %s',
    (firm) => {
      const address = `${firm}<br>Lindenweg 4<br>48151 Hausen`
      for (const html of [`<h1>Impressum</h1><p>${address}</p>`, `<h1>Impressum</h1><p>${address.replaceAll('<br>', ', ')}</p>`])
        expect(companyOf('de', 'imprint', html)).toBe(firm)
    },
  )
  test.each([`${LONG.repeat(2)} Müller GmbH`, `Süd-${LONG}-${LONG} GmbH & Co. KG`, `${'Alpha Beta Gamma '.repeat(4)}Bau GmbH`])(
    'are nothing rather than their end: %s',
    (firm) => {
      expect(companyOf('de', 'imprint', `<h1>Impressum</h1><p>${firm}, Lindenweg 4, 48151 Hausen</p>`)).toBeNull()
    },
  )
  test('are read in capitals (vi)', () => {
    const html =
      '<h1>Liên hệ</h1><p>CÔNG TY CỔ PHẦN THƯƠNG MẠI VÀ DỊCH VỤ SẢN XUẤT LINH AN</p><p>Địa chỉ: 12 Lê Lợi, Phường Bến Nghé, Quận 1, TP.HCM</p>'
    expect(companyOf('vi', 'contact', html, 'Linh An')).toBe('CÔNG TY CỔ PHẦN THƯƠNG MẠI VÀ DỊCH VỤ SẢN XUẤT LINH AN')
  })
})
