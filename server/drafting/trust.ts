import type { Block } from './blocks.ts'
import { fold, words } from './fold.ts'
import type { Reading } from './reading.ts'

// Domains that are reserved or that templates put where the owner should put an own one.
const PLACEHOLDER_DOMAIN =
  /(?:@|\/\/(?:www\.)?)(?:[\w-]+\.)*(?:example\.(?:com|org|net|edu)|(?:your|my|our)-?(?:domain|site|company|business|email|brand|name|website|app|store)s?\.(?:com|org|net|io|co|de|tld)|business\.com|domain\.(?:com|tld)|company\.com|email\.com|acme\.com|test\.com|yoursite\.\w+|mysite\.com|themeforest\.\w+|placeholder\.\w+|untitled\.tld|websitename\.com|sitename\.com)/i
const PLACEHOLDER_TEXT =
  /\blorem ipsum\b|\bdolor sit amet\b|\bconsectetur adipi|\b(?:john|jane) doe\b|\b(?:max|erika|maxi) musterm(?:ann|frau)\b|\bmario rossi\b|\bjuan p[eé]rez garc[ií]a\b|\b123 (?:main|fake|example|anywhere|demo|sample) (?:st|street|road|rd|ave|avenue)\b|\b\(?(?:123|555)\)?[\s.-]?(?:456|555|123)[\s.-]?\d{3,4}\b|\bmuster(?:straße|strasse|stadt|firma)\b|\bwrite an awesome description\b|\[(?:your|company|insert|name|firma|ihr|votre|tu)\b[^\]]{0,40}\]|ここにテキスト|示例文本/i
/** Lines that are nothing but a gap to fill in; inside a sentence the same words are honest ones. */
const PLACEHOLDER_LINE =
  /^(?:your|ihr|ihre|votre|tu|la tua) (?:company|company name|business name|name|firma|firmenname|city|street address|address|entreprise|empresa|azienda|logo|text|title|headline|slogan|tagline)(?: here)?$|^(?:sample|placeholder|dummy) (?:text|page|title)$/i

/** Addresses, numbers and people that widely used templates ship with, as on their makers' own demo pages. */
const TEMPLATE_TEXT =
  /\blorem ipsum\b|\ba108 adam street\b|\+?1 5589 55488\b|\b(?:fake|fictional|demo|sample|placeholder) (?:st|street|road|ave|avenue)\b|\(000\) 000-0000|\bterry francine\b|\bsarah jhonson\b|\bamanda jepson\b|\bsaul goodman\b|\bwelcome to wordpress\b|\byour website 20\d\d\b/i

/** Typesetters' Latin, of which a real sentence holds at most a word by chance. */
const LATIN =
  /(?<![\p{L}])(?:lorem|ipsum|dolor|amet|consectetur|adipiscing|elit|eiusmod|incididunt|labore|dolore|aliqua|feugiat|nisl|lectus|urna|duis|iaculis|purus|pretium|nibh|consequat|ulputate|vulputate|volutpat|vestibulum|pellentesque|sollicitudin|senectus|netus|malesuada|egestas|aenean|quisque|vivamus|phasellus|nullam|praesent|aliquam|ullamcorper|dignissim|scelerisque|mauris|tellus|pulvinar|suscipit|ligula|tincidunt|molestie|repellat|voluptat\p{L}*|quaerat|quidem|perspiciatis|accusamus|dignissimos|blanditiis|exercitationem|reprehenderit|cupiditate|veniam|laudantium|architecto)(?![\p{L}])/giu
const LATIN_SHARE_MIN = 0.3

/** Filler text, whether it begins with the well-known words or anywhere else in them. */
function isFiller(text: string): boolean {
  const found = text.match(LATIN)?.length ?? 0
  return found >= 2 && found / text.split(/\s+/).length >= LATIN_SHARE_MIN
}

/** A line that came with a template; whatever stands in the same section came with it too. */
export function isLeftOver(text: string): boolean {
  return TEMPLATE_TEXT.test(text) || isFiller(text)
}

/** How much of a page is left over from a template: reserved addresses, filler text, invented people. */
export function placeholdersOn(reading: Reading): number {
  let found = reading.left_over
  for (const block of reading.blocks) if (!block.code && (PLACEHOLDER_TEXT.test(block.text) || PLACEHOLDER_LINE.test(block.text))) found++
  const own = hostOf(reading)
  for (const link of reading.links) if (PLACEHOLDER_DOMAIN.test(link.url) && !link.url.includes(own)) found++
  return found
}

/** Host without `www.`; a site that itself lives on a reserved name is no placeholder to itself. */
const hostOf = (reading: Reading) => new URL(reading.url).hostname.replace(/^www\./, '')

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
  const named =
    name === null ? null : new RegExp(`(?<![\\p{L}\\p{N}])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'iu')
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
  if (isArticle(reading)) return false
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
    /\/(?:blog|news|posts?|articles?|magazin|aktuelles|actualites|noticias|notizie|category|tag|author)(?:\/|\.html?$)|\/(?:19|20)\d\d\/\d{1,2}\//i.test(
      new URL(reading.url).pathname,
    )
  )
    return true
  return reading.json_ld.some((node) => node.types.some((type) => type === 'blogposting' || type === 'newsarticle'))
}
