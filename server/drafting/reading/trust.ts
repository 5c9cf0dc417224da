import { bareHost } from '../../base/addresses/web_address.ts'
import { anyOf } from '../../lexicon/compile.ts'
import type { Block } from './blocks.ts'
import { fold, words } from './fold.ts'
import { isLeftOver } from './left_over.ts'
import type { Reading } from './reading.ts'

// Domains that are reserved or that templates put where the owner should put an own one.
const PLACEHOLDER_DOMAIN =
  /(?:@|\/\/(?:www\.)?)(?:[\w-]+\.)*(?:example\.(?:com|org|net|edu)|(?:your|my|our)-?(?:domain|site|company|business|email|brand|name|website|app|store)s?\.(?:com|org|net|io|co|de|tld)|business\.com|domain\.(?:com|tld)|company\.com|email\.com|acme\.com|test\.com|yoursite\.\w+|mysite\.com|themeforest\.\w+|placeholder\.\w+|untitled\.tld|websitename\.com|sitename\.com)/i
const PLACEHOLDER_TEXT = new RegExp(String.raw`${anyOf('placeholder')}|\b\(?(?:123|555)\)?[\s.-]?(?:456|555|123)[\s.-]?\d{3,4}\b`, 'i')
/** Lines that are nothing but a gap to fill in; inside a sentence the same words are honest ones. */
const PLACEHOLDER_LINE = new RegExp(
  String.raw`^(?:${anyOf('placeholder_your')}) (?:${anyOf('placeholder_of')})(?: here)?$|^(?:sample|placeholder|dummy) (?:text|page|title)$|^(\p{L}{2,12}?)(?:\s?\1){3,}$`,
  'iu',
)

/** How much of a page is left over from a template: reserved addresses, filler text, invented people. */
export function placeholdersOn(reading: Reading): number {
  let found = reading.left_over
  for (const block of reading.blocks) if (!block.code && (PLACEHOLDER_TEXT.test(block.text) || PLACEHOLDER_LINE.test(block.text))) found++
  const own = ownHost(reading)
  for (const link of reading.links) if (PLACEHOLDER_DOMAIN.test(link.url) && !link.url.includes(own)) found++
  return found
}

/** Host without `www.`; a site that itself lives on a reserved name is no placeholder to itself. */
const ownHost = (reading: Reading) => bareHost(new URL(reading.url).hostname)

/** Whether an address, e-mail or text is one that templates ship with. */
export function isPlaceholder(text: string): boolean {
  return (
    PLACEHOLDER_DOMAIN.test(text.includes('@') || text.includes('//') ? text : `//${text}`) ||
    PLACEHOLDER_TEXT.test(fold(text)) ||
    isLeftOver(fold(text)) ||
    PLACEHOLDER_LINE.test(fold(text))
  )
}

const LEGAL_KINDS = new Set<string>(['imprint', 'privacy', 'terms'])
const SUBJECT_SHARE_MIN = 0.3
const SUBJECT_WORDS_MIN = 12

/** Pages that can be believed to speak about the product of the home page, home first. */
export function believedPages(readings: Reading[], name: string | null): Reading[] {
  const home = readings[0]
  if (!home) return []
  const linked = new Set(home.links.map((link) => addressOf(link.url)))
  const subject = new Set(contentWords(home.blocks))
  const layout = new Set(home.blocks.map((block) => block.text))
  // As a word of its own: Ada is not named in Canada.
  const named = name === null ? null : new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(name)}(?![\\p{L}\\p{N}])`, 'iu')
  return readings.filter(
    (reading) => reading === home || believes(reading, home, { linked: linked.has(addressOf(reading.url)), subject, layout, named }),
  )
}

type Known = {
  linked: boolean
  /** Words that carry the meaning of the home page. */
  subject: Set<string>
  /** Lines that the home page has too: menus, footers, banners. A page says nothing of its own with them. */
  layout: Set<string>
  named: RegExp | null
}

function believes(reading: Reading, home: Reading, known: Known): boolean {
  if (isArticle(reading) || isSampleWork(reading, home, known.named)) return false
  const own = reading.blocks.filter((block) => (block.region === 'main' || block.region === 'aside') && !known.layout.has(block.text))
  const named = known.named?.test(own.map((block) => block.text).join('\n')) ?? false
  if (placeholdersOn(reading) > 0 && !named) return false
  if (known.linked) return true
  // A page that home does not link to was either forgotten or never meant: it has to show that it speaks about the same thing.
  if (named) return placeholdersOn(reading) < 2
  if (reading.lang !== null && home.lang !== null && reading.lang !== home.lang) return reading.found_by === 'link'
  const said = contentWords(own)
  if (LEGAL_KINDS.has(reading.kind) && reading.found_by !== 'guess') return true
  return said.length >= SUBJECT_WORDS_MIN && said.filter((word) => known.subject.has(word)).length / said.length >= SUBJECT_SHARE_MIN
}

/** What a maker of websites or pictures shows of its work is about customers, or made up. */
const SAMPLE_WORK = /(?:^|[/-])(?:portfolio|samples?|mock-?ups?|showcase|case-stud(?:y|ies))[/-]\p{L}/iu
function isSampleWork(reading: Reading, home: Reading, named: RegExp | null): boolean {
  // A site may itself live in a folder of that name.
  const base = new URL('.', home.url).href
  const path = reading.url.startsWith(base) ? reading.url.slice(base.length - 1) : reading.url
  return SAMPLE_WORK.test(path) && !named?.test(reading.title)
}

const addressOf = (url: string) => (url.split(/[?#]/, 1)[0] ?? '').replace(/(?:\/index)?(?:\.html?|\.php)?\/?$/, '')

function contentWords(blocks: Block[]): string[] {
  return [
    ...new Set(words(blocks.map((block) => block.text).join(' ')).filter((word) => word.length > 4 || /[^\p{Script=Latin}\d]/u.test(word))),
  ]
}

const ARTICLE_KINDS = new Set<string>(['other', 'pricing', 'faq', 'features', 'about', 'team', 'docs'])

/** A blog post speaks about many things; what it says of prices or people is not the product's. */
export function isArticle(reading: Reading): boolean {
  if (!ARTICLE_KINDS.has(reading.kind)) return false
  if (
    /\/blog-[^/]+$|\/(?:blog|news|posts?|art(?:icle|icolo|iculo|igo|ikel)s?|articoli|magazin|aktuelles|actualites|noticias|notizie|category|tag|author)(?:\/|\.html?$)|\/(?:19|20)\d\d\/\d{1,2}\//i.test(
      new URL(reading.url).pathname,
    )
  )
    return true
  return reading.json_ld.some((node) => node.types.some((type) => type === 'blogposting' || type === 'newsarticle'))
}
