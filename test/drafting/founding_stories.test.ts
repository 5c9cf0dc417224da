import { describe, expect, test } from 'bun:test'
import { profileOf, valueOf } from './companies.ts'

const yearOf = (text: string, lang = 'en') => valueOf(profileOf({ about: `<h1>About</h1><p>${text}</p>` }, { lang }), 'founded_year')

const TOLD: [text: string, year: number, lang?: string][] = [
  ['Lumbrio started in a Bristol kitchen in 2019, when two friends waited.', 2019],
  ['Lumbrio began as a weekend project in 2014.', 2014],
  ['In 2012, two carpenters launched Lumbrio.', 2012],
  ['Our story begins in the spring of 2012.', 2012],
  ['It all began in 2012 with a broken lamp.', 2012],
  ['In business since 2012, more than 3,400 lamps mended.', 2012],
  ['Dirbame nuo 2012 metų, pastatėme 3 400 lempų.', 2012, 'lt'],
  ['Lumbrio założyły w 2019 roku siostry Wilk.', 2019, 'pl'],
  ['Firma powstała w 2012 roku.', 2012, 'pl'],
  ['Lumbrio wurde 2012 von zwei Tischlern ins Leben gerufen.', 2012, 'de'],
  ['2012 gründete Anna Moser die Firma.', 2012, 'de'],
  ['Lumbrio started in a Leeds attic in 2015, when both waited for the same client to pay.', 2015],
  ['L’aventure a commencé en 2012.', 2012, 'fr'],
  ['Lumbrio nació en 2012 en Bilbao.', 2012, 'es'],
  ['La nostra storia inizia nel 2012.', 2012, 'it'],
  ['Perustimme lamppuihin erikoistuneen Lumbrion vuonna 2012.', 2012, 'fi'],
  ['We founded our workshop in Leith in 2012.', 2012],
  ['In 2012 begon Lumbrio in een schuur.', 2012, 'nl'],
  ['Etablert i 2012 i Bergen.', 2012, 'no'],
]
const UNTOLD: [text: string, lang?: string][] = [
  ['Our customer Tarn began using Lumbrio in a kitchen in 2019.'],
  ['The war started in Europe in 2014.'],
  ['Anna started in our team in 2019.'],
  ['We started offering yearly plans in 2021.'],
  ['Lumbrio started selling abroad in 2019.'],
  ['Lumbrio began to ship lamps in 2019.'],
  ['The pandemic began in 2020 and we all worked from home.'],
  ['In 2019, Rivalo launched Lampissimo.'],
  ['In 2021 our partner launched Lumbrio in Japan.'],
  ['In 2021, we launched Lumbrio Air.'],
  ['In 2021 we launched Lumbrio 2.'],
  ['In 2021 we created Lumbrio’s mobile app.'],
  ['Our studio won a prize started in 1999 by the city.'],
  ['In 2020 we acquired Rivalo, founded in 1999.'],
  ['Available since 2012, the first lamp still burns.'],
  ['Naudojame duomenis nuo 2012 metų, kai kurie klientai.', 'lt'],
]

describe('a year told in a story of the beginning is read:', () => {
  for (const [text, year, lang] of TOLD) test(text, () => expect(yearOf(text, lang)).toBe(year))
})
describe('another beginning is no founding:', () => {
  for (const [text, lang] of UNTOLD) test(text, () => expect(yearOf(text, lang)).toBeNull())
})

test('name and role in neighbouring elements are a founder, a caption is none', () => {
  const founders = (html: string) => profileOf({ about: `<h1>About us</h1>${html}` }).founders.map(({ name, role }) => [name, role])
  expect(founders('<div><b>Katarzyna Wilk</b><i>co-founder, CEO</i></div>')).toEqual([['Katarzyna Wilk', 'co-founder, CEO']])
  expect(founders('<div><b>Katarzyna Wilk</b><i>talks to founders every week</i></div>')).toEqual([])
  expect(founders('<div><b>Katarzyna Wilk</b><i>Founder of Rivalo</i></div>')).toEqual([])
})
