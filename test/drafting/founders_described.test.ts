import { describe, expect, test } from 'bun:test'
import { draftOfHome } from './home.ts'

const foundersOf = (lang: string, said: string, { name = 'Lumbrio', head = '', host = 'lumbrio.net' } = {}): string[] =>
  draftOfHome(
    `<html lang="${lang}"><head><title>${name}</title>${head}</head><body><main><h1>${name}</h1><a href="/about">About</a></main></body></html>`,
    {
      host,
      more: [
        {
          path: '/about',
          kind: 'about',
          html: `<html lang="${lang}"><title>${name}</title><body><main><h1>About</h1><p>${said}</p></main></body></html>`,
        },
      ],
    },
  ).founders.map((founder) => founder.name)

const BOTH = ['Ida Kranz', 'Tom Berg']
const SAID: [lang: string, said: string, names: string[]][] = [
  ['en', 'Founded by Ida Kranz (ex Harbor Bay) and Tom Berg (34).', BOTH],
  ['en', 'Lumbrio was founded by former teachers Ida Kranz and Tom Berg.', BOTH],
  ['en', 'Founded by two engineers, Ida Kranz and Tom Berg, in 2014.', BOTH],
  ['en', 'In 2014, after years at a bank, Ida Kranz decided to start Lumbrio.', ['Ida Kranz']],
  ['en', 'Lumbrio is a one-person project by Ida Kranz.', ['Ida Kranz']],
  ['en', 'Lumbrio is the brainchild of Ida Kranz and Tom Berg.', BOTH],
  ['de', 'Gegründet von Ida Kranz (vorher Hafenwerk) und Tom Berg.', BOTH],
  ['fr', 'Lumbrio a été fondée en 2014 par Ida Kranz (licence n° 31) et Tom Berg (licence n° 32).', BOTH],
  ['fr', 'Fondée par deux ingénieurs, Ida Kranz et Tom Berg.', BOTH],
  ['fr', 'Lumbrio est née en 2014 sous l’impulsion de Ida Kranz et Tom Berg.', BOTH],
  ['es', 'Fundada por los hermanos Ida Kranz y Tom Berg en 1998.', BOTH],
  ['es', 'Fundada en 2014 por el Dr. Tom Berg, conocido en Riga.', ['Tom Berg']],
  ['es', 'Lumbrio nace en 2014 de la mano de Ida Kranz y Tom Berg.', BOTH],
  ['it', 'Lumbrio, fondata nel 2014 da Tom Berg ed Ida Kranz.', BOTH],
  ['it', 'Lumbrio nasce nel 2014 dall’idea di Ida Kranz e Tom Berg.', BOTH],
  ['pt', 'A Lumbrio nasceu em 2014 pelas mãos de Ida Kranz e Tom Berg.', BOTH],
  ['sv', 'Lumbrio grundades 2014 av den danska smeden Ida Kranz.', ['Ida Kranz']],
  ['vi', 'Lumbrio được thành lập năm 2014 bởi Ida Kranz.', ['Ida Kranz']],
  ['uk', 'Компанію Lumbrio заснувала у 2014 році Іда Кранц.', ['Іда Кранц']],
  ['en', 'Since Ida Kranz launched Lumbrio in 2014, we have grown.', ['Ida Kranz']],
  ['en', '2014: Ida Kranz starts Lumbrio in a garage.', ['Ida Kranz']],
  ['en', 'Hi, I’m Ida Kranz, the person behind Lumbrio.', ['Ida Kranz']],
  ['en', 'Founder & CEO Ida Kranz leads the team.', ['Ida Kranz']],
  ['de', 'Ida Kranz gründet Lumbrio mit einer Idee.', ['Ida Kranz']],
  ['de', 'Hinter Lumbrio steht Ida Kranz, Korbflechterin aus Riga.', ['Ida Kranz']],
  ['de', 'Mein Name ist Ida Kranz und ich bin die Person hinter Lumbrio.', ['Ida Kranz']],
  ['fr', 'Derrière Lumbrio, il y a Ida Kranz et Tom Berg.', BOTH],
  ['es', 'Detrás de Lumbrio está Ida Kranz.', ['Ida Kranz']],
  ['it', 'Dietro Lumbrio c’è Ida Kranz.', ['Ida Kranz']],
  ['nl', 'Achter Lumbrio staat Ida Kranz.', ['Ida Kranz']],
  ['sv', 'Ida Kranz grundar Lumbrio med fokus på korgar.', ['Ida Kranz']],
  ['pl', 'Ida Kranz zakłada Lumbrio.', ['Ida Kranz']],
  ['de', 'Hinter Lumbrio steht Harbor Light aus Riga als Investor.', []],
  ['en', 'Lumbrio is a family business run by Ida Kranz and Tom Berg.', []],
  ['en', 'Lumbrio was founded by a family from Harbor Bay.', []],
  ['en', 'Lumbrio was built by the team behind Harbor Light.', []],
  ['en', 'Founded by a group of friends at Silver Creek.', []],
  ['sv', 'Lumbrio grundades 2014 av en familj från Norra Viken.', []],
  ['fr', 'Fondée par une bande venue de Saint Brieuc.', []],
  ['es', 'Fundada en 2014 por un grupo de amigos de Puerto Real.', []],
  ['pl', 'Firma Lumbrio została założona w 2014 roku przez Idę Kranz.', []],
  ['ru', 'Компания Lumbrio основана в 2014 году Томом Бергом.', []],
  ['el', 'Η Lumbrio ιδρύθηκε το 2014 από τον Νίκο Παππά.', []],
]

describe('founders with words around their names', () => {
  test.each(SAID)('%s: %s', (lang, said, names) => {
    expect(foundersOf(lang, said).toSorted()).toEqual(names)
  })
  test.each([
    ['en', 'Founded by Ida Kranz and Tom Berg, Harbor Light makes lamps.'],
    ['fr', 'Créée en 2014 par Ida Kranz et Tom Berg, Harbor Light éclaire.'],
  ])('what they founded is no third founder (%s)', (lang, said) => {
    expect(foundersOf(lang, said, { name: 'Harbor Light' }).toSorted()).toEqual(BOTH)
  })
  test('the company is meant by the first words of its name, which are those of the host', () => {
    const named = { name: 'Gamla Kvarnen Krokom', host: 'gamlakvarnen.net' }
    expect(foundersOf('sv', 'Ida Kranz startade Gamla Kvarnen med en enkel idé.', named)).toEqual(['Ida Kranz'])
  })
  test('a generator that calls the company its own founder says nothing', () => {
    const node = { '@type': 'Organization', name: 'Harbor Light', founder: { '@type': 'Person', name: 'Harbor Light' } }
    const head = `<script type="application/ld+json">${JSON.stringify(node)}</script>`
    expect(foundersOf('en', 'We make lamps.', { name: 'Harbor Light', head })).toEqual([])
  })
})
