import { describe, expect, test } from 'bun:test'
import { profileOf } from './companies.ts'

/** The founder of a customer, who speaks of Lumbrio in the same breath, and those who did something else here. */
const OTHERS: [lang: string, said: string][] = [
  ['en', 'Our customer Harbor was founded by Dana Voss.'],
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
