import { describe, expect, test } from 'bun:test'
import { draftOfHome } from './home.ts'

const nameOf = (html: string) => draftOfHome(html, { host: 'kr-site.example.net' }).fields.name?.value ?? null

describe('a name is none of what else stands where names do:', () => {
  test('the first entry of a menu in any language', () => {
    const menu = '<nav><ul><li><a href="/">Etusivulle</a></li><li><a href="/autot">Autot</a></li></ul></nav>'
    expect(nameOf(`<title>Etusivulle</title><body>${menu}<h1>Kaiser Rent</h1><p>Autoja kaikille.</p></body>`)).not.toBe('Etusivulle')
  })
  test('unless the site says it elsewhere too', () => {
    const menu = '<nav><ul><li><a href="/">Quellwerk</a></li><li><a href="/karte">Karte</a></li></ul></nav>'
    expect(nameOf(`<title>Quellwerk</title><body>${menu}<h1>Jede Quelle</h1><footer><p>© 2031 Quellwerk</p></footer></body>`)).toBe(
      'Quellwerk',
    )
  })
  test('rights without a holder', () => {
    const page = '<title></title><body><p>Projeler</p><footer><p>© 2024 Tüm Hakları Saklıdır.</p></footer></body>'
    const more = ['/a', '/b', '/c', '/d'].map((path) => ({ path, kind: 'other' as const, html: page }))
    expect(draftOfHome(page, { host: 'kr-site.example.net', more }).fields.name?.value).not.toBe('Tüm Hakları Saklıdır')
  })
})

test('a word that means «since» in other letters than the page’s founds nothing', () => {
  const html =
    '<html lang="ru"><title>Прокат</title><body><h1>Прокат автомобилей</h1><p>Lada Vesta 1,6 sedan 2021</p><p>Мы сдаём автомобили в аренду.</p></body></html>'
  expect(draftOfHome(html).fields.founded_year).toBeUndefined()
})
