import { parse } from 'tldts'
import { HOST_IN_TEXT, hostsPlain } from '../base/addresses/registrable.ts'
import { alternativesOf, anyOf } from '../lexicon/compile.ts'
import type { Sql } from '../database/open.ts'

const SHOWN_CHARS_MAX = 60

/** Signs that pass for one another, Latin, Cyrillic, Greek and digits: each group is read as its first. */
const GROUPS = 'aаα4 cс dԁ eе3 hһ i1lіιı jј kκ oоο0 pрρ qԛ sѕ5 tτ7 uυ vν wԝ xх yу'.split(' ').map((group) => [...group])
const READ_AS = new Map(GROUPS.flatMap((group) => group.map((letter) => [letter, group[0] ?? letter] as const)))
const SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u, /\p{Script=Cherokee}/u]

/**
 * The name of an app as a person is shown it: what the app says, without signs that cannot be seen or turn the line around, without
 * pictures and marks, and without words that claim a check nobody made. One that passes itself off as this service, or mixes scripts to
 * look like another, is called by where it sends its answer.
 */
export function shownName(name: string | null, place: string, own_names: readonly string[]): string {
  const clean = visible(name ?? '')
  const words = clean.split(/([\p{L}\p{M}\p{N}]+)/u)
  const honest = words.filter((word) => !CLAIM_SKELETONS.has(skeleton(word))).join('')
  const shown = honest
    .replace(/[([{<][^\p{L}\p{N}([{<]*[)\]}>]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s\-–—|:·,.]+|(?<![\s\-–—|:·,])[\s\-–—|:·,]+$/gu, '')
  const mixed = words.some((word) => SCRIPTS.filter((script) => script.test(word)).length > 1)
  const said = wordsOf(shown)
  const taken = own_names.map(wordsOf).some((own) => own !== '' && (` ${said} `.includes(` ${own} `) || letters(said) === letters(own)))
  if (shown === '' || mixed || taken || namesOtherHost(shown, place))
    return place === 'this computer' ? 'An app on this computer' : `An app of ${place}`
  return [...shown].slice(0, SHOWN_CHARS_MAX).join('')
}

/** `L i s t i n g` is read as one word. */
const letters = (words: string): string => words.replaceAll(' ', '')

/** A name that is a website's stands for it, which the answer of somebody who only says so does not reach. */
function namesOtherHost(shown: string, place: string): boolean {
  const own = parse(place)
  const named = hostsPlain(shown).match(HOST_IN_TEXT) ?? []
  return own.domain !== null && named.map((host) => parse(host)).some(({ domain, isIcann }) => isIcann && domain !== own.domain)
}

/** What no app but our own may call itself. */
export async function readOwnNames(sql: Sql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`select name from sites`
  return ['Listing', ...rows.map(({ name }) => name)]
}

/** One line; of marks above and below a letter as many as languages have. */
function visible(name: string): string {
  return name
    .slice(0, 400)
    .toWellFormed()
    .normalize('NFKC')
    .replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .replace(/[\u2190-\u2bff\ufffd]|\p{Variation_Selector}|(?![0-9#*])\p{Extended_Pictographic}/gu, ' ')
    .trim()
}

const wordsOf = (name: string): string => (visible(name).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map(skeleton).join(' ')

/** A word as the eye reads it. */
const skeleton = (word: string): string =>
  [...word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()].map((letter) => READ_AS.get(letter) ?? letter).join('')

const CLAIM_SKELETONS = new Set(alternativesOf(anyOf('vouched_for')).map(skeleton))
