import { describe, expect, test } from 'bun:test'
import { profileOf } from './companies.ts'

/** The founder of a customer, who speaks of Lumbrio in the same breath, and those who did something else here. */
const OTHERS: [lang: string, said: string][] = [
  ['en', 'Our customer Harbor was founded by Dana Voss.'],
  ['en', 'Lumbrio customer Harbor was founded by Dana Voss.'],
  ['en', 'Dana Voss, founder of Harbor, has used Lumbrio since 2019.'],
  ['en', 'Dana Voss started at Lumbrio in 2016.'],
  ['de', 'Dana Voss, Gründerin von Hafen, nutzt Lumbrio.'],
  ['fr', 'Dana Voss, fondatrice de Harbor, utilise Lumbrio.'],
  ['es', 'Dana Voss, fundadora de Harbor, usa Lumbrio.'],
  ['it', 'Dana Voss, fondatrice di Harbor, usa Lumbrio.'],
  ['pt', 'Dana Voss, fundadora da Harbor, usa a Lumbrio.'],
  ['nl', 'Dana Voss, oprichter van Harbor, gebruikt Lumbrio.'],
  ['sv', 'Dana Voss, grundare av Harbor, använder Lumbrio.'],
  ['da', 'Dana Voss, stifter af Harbor, bruger Lumbrio.'],
  ['no', 'Dana Voss, gründer av Harbor, bruker Lumbrio.'],
  ['fi', 'Dana Voss, Harborin perustaja, käyttää Lumbriota.'],
  ['pl', 'Dana Voss, założycielka Harbor, korzysta z Lumbrio.'],
  ['cs', 'Dana Voss, zakladatelka Harbor, používá Lumbrio.'],
  ['sk', 'Dana Voss, zakladateľka Harbor, používa Lumbrio.'],
  ['sl', 'Dana Voss, ustanoviteljica podjetja Harbor'],
  ['hr', 'Dana Voss, osnivačica tvrtke Harbor'],
  ['ru', 'Дана Восс, основатель Harbor, пользуется Lumbrio.'],
  ['hu', 'Dana Voss, a Harbor alapítója'],
  ['tr', 'Dana Voss, Harbor’ın kurucusu'],
  ['id', 'Dana Voss, pendiri Harbor'],
  ['vi', 'Dana Voss, người sáng lập Harbor'],
]

describe('whose founder somebody is stands beside the role', () => {
  test.each(OTHERS)('%s: %s', (lang, said) => expect(profileOf({ about: `<p>${said}</p>` }, { lang }).founders).toEqual([]))
})

test('who founded something on a sample of a network is nobody of ours', () => {
  const posts = (age: string) =>
    `<section><h2>Examples</h2><div><div>Dana Voss</div><div>Co-founder · ${age} · 🌐</div><p>We met a customer who did not know.</p></div></section>`
  for (const age of ['1d', '3u', '12 min']) expect(profileOf({ home: posts(age) }).founders).toEqual([])
})

const BODIES: [lang: string, said: string][] = [
  ['pt', 'Fundadora: Associação Comercial de São Miguel'],
  ['pt', 'Fundadora: Associação Comercial de Braga'],
  ['es', 'Lumbrio fue fundada por Cámara Oficial de Villa Nueva.'],
  ['en', 'Founder: Harbor Light Association'],
]
describe('a body that founded something is no person, and neither is the beginning of its name', () => {
  test.each(BODIES)('%s: %s', (lang, said) => expect(profileOf({ about: `<p>${said}</p>` }, { lang }).founders).toEqual([]))

  test('also where marked data name it', () => {
    const marked = { '@type': 'Organization', name: 'Lumbrio', founder: { '@type': 'Organization', name: 'Kelp Ventures' } }
    const head = `<script type="application/ld+json">${JSON.stringify(marked)}</script>`
    expect(profileOf({}, { head }).founders).toEqual([])
  })
})

test('a name that is longer than names are read is left out, not cut', () => {
  const founders = (names: string) =>
    profileOf({ about: `<p>Lumbrio was founded by ${names} in 2019.</p>` }).founders.map(({ name }) => name)
  expect(founders('Ana Maria de Souza Lima')).toEqual([])
  expect(founders('Ana Maria de Souza')).toEqual(['Ana Maria de Souza'])
})

test('what a host ends with is no name of the company: «com» of a host below .com.au', () => {
  const about = '<p>The Compass Festival was founded by Dana Voss in 1999.</p>'
  const home = '<p>It is built with Harborkit: <a href="https://docs.harborkit.com/">Documentation</a></p>'
  const { founders, fields } = profileOf({ home, about }, { host: 'lumbrio.com.au' })
  expect([founders, fields.docs_url]).toEqual([[], undefined])
})

test('a name of three letters is not said by a word that holds them', () => {
  const founders = (who: string) =>
    profileOf({ about: `<p>${who} was founded by Dana Voss.</p>` }, { name: 'Arc', host: 'usearc.net' }).founders.map(({ name }) => name)
  expect([founders('The Marcasite Museum'), founders('Arc')]).toEqual([[], ['Dana Voss']])
})

test('over a few words of the founder stands no name', () => {
  const about =
    '<h1>Über uns</h1><div><p>Von der Gründerin</p><h2>Persönliches Wort</h2><p>„Ich habe Lumbrio gegründet, um zu helfen.“</p></div>'
  expect(profileOf({ about }, { lang: 'de' }).founders).toEqual([])
})

test('a mailbox called after founders is no role, and who is run by them is none', () => {
  const founders = (about: string) => profileOf({ about, contact: about }).founders.map(({ name }) => name)
  expect(founders('<p>founders@lumbrio.net · Subject: Enterprise Plan</p>')).toEqual([])
  expect(founders('<p>A Data Processing Agreement can be had. Contact: founders@lumbrio.net</p>')).toEqual([])
  const run = '<p>Founded by Ida Kranz and Tom Berg.</p><p>Lumbrio Home is built and run by its founders, Ida Kranz and Tom Berg.</p>'
  expect(founders(run)).toEqual(['Ida Kranz', 'Tom Berg'])
})

test('a role that ends a sentence is given without its mark', () => {
  const card = '<div><h3>Ida Kranz</h3><p>Founder & technical director.</p></div>'
  expect(profileOf({ about: `<h2>Team</h2>${card}` }).founders[0]?.role).toBe('Founder & technical director')
})
