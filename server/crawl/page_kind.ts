import type { Region } from './page_outline.ts'
import { PAGE_KINDS, type PageKind } from './page.ts'
import { percentDecoded } from '../base/addresses/percent_decoded.ts'
import { anyOf } from '../lexicon/compile.ts'

/** What a link promises: a kind, and how clearly it says so (0 for 'other'). */
type KindGuess = { kind: PageKind; weight: number }

/** Latin words stand between boundaries; words of other scripts are looked for anywhere, since many of those have no spaces. */
type Words = { boundary: RegExp; anywhere: string[] }

/** Nothing links to what has no words: a home page is known by its address, a manifest by its element. */
const NOT_LINKED = ['home', 'manifest', 'other'] as const
const KIND_WORDS = PAGE_KINDS.flatMap((kind) => (isLinked(kind) ? [{ kind, words: compile(anyOf(`${kind}_page`)) }] : []))
const ARTICLES = compile(anyOf('article_page'))
/** Places that are for members or machines. */
const DOORS = compile(anyOf('door_page'))
const WHOLE_LABEL_WEIGHT = 4
/** Anchor texts beyond this are sentences that mention a word, not labels. */
const LABEL_CHARACTERS_MAX = 48
/** Behind this a path says nothing that its beginning did not; also a bound on the work for a link. */
const PATH_CHARACTERS_MAX = 160
const FILE =
  /\.(pdf|zip|gz|tgz|exe|dmg|pkg|msi|apk|deb|rpm|png|jpe?g|gif|webp|avif|svg|ico|mp4|webm|mp3|wav|css|m?js|json|xml|rss|atom|txt|csv|md|docx?|xlsx?|pptx?|woff2?|ics|vcf)$/i

/** Reads anchor text and path of a link; both saying the same weighs most. */
export function guessKind(url: URL, text: string, region: Region): KindGuess {
  // An article about pricing is not the price list.
  if (isArticle(url)) return { kind: 'other', weight: 0 }
  const parts = pathParts(url)
  const path = parts.join(' / ')
  const label = text.length <= LABEL_CHARACTERS_MAX ? foldWords(text) : ''
  let best: KindGuess = { kind: 'other', weight: 0 }
  for (const { kind, words } of KIND_WORDS) {
    const weight =
      (WHOLE_LABEL_WEIGHT / 2) * match(words, label) +
      (begins(words, label) ? 0.5 : 0) +
      2 * match(words, parts.at(-1) ?? '') +
      match(words, path)
    if (weight > best.weight) best = { kind, weight }
  }
  if (best.weight === 0) return best
  const bonus = region === 'nav' || region === 'footer' || region === 'header' ? 1 : 0
  return { kind: best.kind, weight: best.weight + bonus }
}

/** What a page calls itself: a whole part of its title, as in `Impressum – Acme`; a word in a sentence proves nothing. */
export function kindOfTitle(url: URL, title: string): PageKind {
  const clear = title
    .split(/\s[|–—·•:»-]\s|:\s/)
    .map((part) => guessKind(url, part, 'body'))
    .find(({ weight }) => weight >= WHOLE_LABEL_WEIGHT)
  return clear?.kind ?? 'other'
}

/** A page of a blog or the like, or its list. */
export function isArticle(url: URL): boolean {
  // A whole part of the path: `/new-features` is no news.
  return pathParts(url).some((part) => match(ARTICLES, part) === 2) || /\/\d{4}\/\d{2}\//.test(url.pathname)
}

/** Files, sign-in doors, searches: addresses that are never worth a request. */
export function isNoPage(url: URL, text: string): boolean {
  if (FILE.test(url.pathname)) return true
  return pathParts(url).some((part) => match(DOORS, part) === 2) || match(DOORS, foldWords(text.slice(0, LABEL_CHARACTERS_MAX))) === 2
}

function isLinked(kind: PageKind): kind is Exclude<PageKind, (typeof NOT_LINKED)[number]> {
  return !NOT_LINKED.some((each) => each === kind)
}

/** 2 where the words are the whole text, 1 where they stand in it, 0 otherwise. */
function match(words: Words, text: string): number {
  if (text === '') return 0
  const found = words.boundary.exec(text)?.[0] ?? words.anywhere.find((word) => text.includes(word))
  if (found === undefined) return 0
  return found.trim() === text ? 2 : 1
}

/** "Contact our team" is about contact. */
function begins(words: Words, text: string): boolean {
  return words.boundary.exec(text)?.index === 0
}

function compile(list: string): Words {
  const words = list.split('|').map((word) => foldWords(word.trim()))
  const latin = words.filter((word) => /^[a-z0-9 ]+$/.test(word))
  // Longest first, so that "terms of use" is not taken for "terms".
  const pattern = latin.toSorted((a, b) => b.length - a.length).join('|')
  return {
    boundary: new RegExp(`(?<![a-z0-9])(${pattern})(?![a-z0-9])`),
    anywhere: words.filter((word) => !latin.includes(word) && word !== ''),
  }
}

/** The parts of a path as words. */
export function pathParts(url: URL): string[] {
  return foldWords(percentDecoded(url.pathname.slice(0, PATH_CHARACTERS_MAX)).replace(/\.(html?|php|aspx?)$/i, '')).split(' / ')
}

/** Lower case, no accents. */
export function foldLetters(text: string): string {
  return text
    .replace(/ß/g, 'ss')
    .replace(/[Łł]/g, 'l')
    .replace(/[ıİ]/g, 'i')
    .replace(/[Øø]/g, 'o')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
}

/** The same, everything but letters and digits a space, parts of a path apart by ` / `. */
export function foldWords(text: string): string {
  return foldLetters(text)
    .split('/')
    .map((part) => part.replace(/[^\p{L}\p{N}]+/gu, ' ').trim())
    .filter((part) => part !== '')
    .join(' / ')
}
