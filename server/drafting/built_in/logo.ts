import type { Element } from 'domhandler'
import type { Drafted } from '../../fields/draft.ts'
import { fold, squeeze } from '../reading/fold.ts'
import { listOf, textOf } from '../reading/json_ld.ts'
import { metaOf, type Reading } from '../reading/reading.ts'
import type { Site } from '../reading/site.ts'
import { isDefaultPicture, isGeneratorDefault } from './words/generator_defaults.ts'
import { addressAt } from './page/stated_address.ts'
import { LOGO_WORDS } from './words/heading_words.ts'
import { PRODUCT_TYPES, isBusinessType } from './words/schema_types.ts'

const LOGO = /(?:^|[\s/_.-])(?:logo|wordmark|brandmark|brand|emblem)(?:$|[\s/_.\d-])|logo/i
/** Rows of other companies' logos. */
const OTHERS =
  /partner|client|customer|sponsor|kunden|trusted|(?<![a-z])press(?![a-z])|featured|integration|testimonial|payment|award|badge|footer-social|tech-?stack|companies|logos|marquee|carousel|slider/i
/** Pictures at the top of a page that are no mark. */
const CONTROLS =
  /flag|\blang|hamburger|menu|search|cart|phone|arrow|chevron|close|avatar|user|facebook|twitter|instagram|linkedin|github|youtube|whatsapp|hero|banner|screenshot|badge|shields\.io/i
/** «Facebook_Logo.png»: a network's mark, which says «logo» as the own one does. */
const NETWORK_MARK =
  /(?:^|[\s/_.-])(?:facebook|instagram|twitter|linkedin|youtube|tiktok|whatsapp|pinterest|telegram|discord|google(?:[_.-]?play)?|github|tripadvisor|app-?store|play-?store)[\s_.-]?(?:[fx][\s_.-])?(?:logo|icon|mark|glyph)/i
const STEPS_UP_MAX = 8
const IMAGES_MAX = 200
/** Among these the mark is shown, before or behind a picture that opens the page. */
const FIRST_IMAGES = 3
/** A page names an icon for each size and device, which are some twenty. */
const ICONS_MAX = 100
/** A picture this near to the top's edge needs no other sign that it is the mark. */
const TOP_DEPTH_MAX = 6

/** Pictures made to be shown with a link, which some give as their logo. */
const PREVIEW = /(?:^|[/_.-])(?:og|open-?graph|cover|banner|social|share|preview|hero|screenshot)(?:[-_]?image)?(?=[/_.-]|$)/i
/** What a mark is called that does not say "logo". */
const ICON = /(?:^|[\s/_.-])(?:icon|mark|symbol|app-?icon|brand)(?:$|[\s/_.\d-])/i
/** A picture as wide as this is shown to be looked at. */
const MARK_PX_MAX = 400

/** The site's own mark: stated in JSON-LD, shown at the top of the page, borne under its name, or its icon. */
export function logoOf(site: Site): Drafted<string> | null {
  return (
    statedLogo(site) ??
    shownLogo(site, isCertain) ??
    plainLogo(site, FIRST_IMAGES) ??
    shownLogo(site, isAtTop) ??
    shownLogo(site, isNamed) ??
    iconOf(site) ??
    plainLogo(site, IMAGES_MAX) ??
    site.believed.reduce<Drafted<string> | null>((found, reading) => found ?? shownLogo(site, isCertain, reading), null)
  )
}

/** Nothing else than «logo» as a file's name, wherever it is shown. */
const PLAIN_FILE = /(?:^|\/)(?:site-?|main-?|header-?|my-?)?logo\.(?:png|svg|webp|jpe?g|gif|avif)(?:$|\?)/i
function plainLogo(site: Site, images: number): Drafted<string> | null {
  for (const element of site.home.$('img').slice(0, images).get()) {
    const found = PLAIN_FILE.test(element.attribs['src'] ?? '') ? pictureAt(site, site.home, element.attribs['src']) : null
    if (found) return found
  }
  return null
}

function statedLogo(site: Site): Drafted<string> | null {
  for (const node of site.home.json_ld) {
    if (!node.types.some((type) => isBusinessType(type) || PRODUCT_TYPES.has(type) || type === 'website')) continue
    const logo = node.members['logo']
    const found = pictureAt(site, site.home, textOf(typeof logo === 'object' && logo !== null && 'url' in logo ? logo.url : logo))
    if (found && (!PREVIEW.test(found.value.replace(/^.*\//, '')) || LOGO.test(found.value.replace(/^.*\//, '')))) return found
  }
  return null
}

/** The address of a picture, unless a framework or template put it there. */
function pictureAt(site: Site, reading: Reading, raw: string | null | undefined): Drafted<string> | null {
  const found = raw?.startsWith('data:') ? null : addressAt(reading, raw)
  return found && !isLeftOverPicture(site, found.value) ? found : null
}

/** Icons under these names are a framework's own until the owner puts others there; the site's other words tell. */
const STARTER_ICON = /\/logo(?:192|512)\.png$/

function isLeftOverPicture(site: Site, url: string): boolean {
  const starter = () =>
    [metaOf(site.home, 'description'), site.home.title, ...site.readings.map((reading) => textOf(reading.manifest?.['short_name']))].some(
      (text) => text !== null && isGeneratorDefault(text),
    )
  return isDefaultPicture(url, squeeze(site.name?.value ?? '')) || (STARTER_ICON.test(url) && starter())
}

/** A picture with what the rules look at. */
type Shown = {
  /** File name, description, class and id in one line. */
  own: string
  /** Called a logo or brand, itself or by what it stands in. */
  mark: boolean
  /** Described by words that begin with the site's name. */
  named: boolean
  /** Described by the name alone. */
  bears_name: boolean
  top: boolean
  /** In a link to the home page. */
  to_home: boolean
  depth: number
  width: number
}

const isCertain = (shown: Shown) => shown.mark && (shown.top || shown.to_home || shown.named)
const isAtTop = (shown: Shown) =>
  (shown.top || shown.to_home) &&
  !CONTROLS.test(shown.own) &&
  (shown.named || shown.mark || (shown.depth < TOP_DEPTH_MAX && shown.width <= MARK_PX_MAX))
const isNamed = (shown: Shown) => shown.bears_name && ICON.test(shown.own) && shown.width <= MARK_PX_MAX && !CONTROLS.test(shown.own)

/** The first picture in document order that a rule takes for the mark. */
function shownLogo(site: Site, isLogo: (shown: Shown) => boolean, reading = site.home): Drafted<string> | null {
  for (const element of reading.$('img').slice(0, IMAGES_MAX).get()) {
    const { src } = element.attribs
    const raw =
      src && !src.startsWith('data:')
        ? src
        : (element.attribs['data-src'] ?? element.attribs['data-lazy-src'] ?? element.attribs['srcset']?.trim().split(/[\s,]/)[0] ?? null)
    const shown = raw ? shownAs(site, element, raw) : null
    const found = shown && isLogo(shown) ? pictureAt(site, reading, raw) : null
    if (found) return found
  }
  return null
}

/** «index_en.html»: a picture that leads to the page in another language is its flag. */
const OTHER_TONGUE = /(?:^|\/)(?:(?:index|home)[_.-])?[a-z]{2}\.(?:html?|php)$/i

function shownAs(site: Site, element: Element, raw: string): Shown | null {
  const { alt = '', class: classes = '', id = '', width } = element.attribs
  if (width === '1' || width === '0') return null
  const steps = ancestors(element)
  if (steps.some((step) => (step.name === 'a' && OTHER_TONGUE.test(step.attribs['href'] ?? '')) || isMenuEntry(step))) return null
  const around = steps.map((step) => `${step.name} ${step.attribs['id'] ?? ''} ${step.attribs['class'] ?? ''}`).join(' ')
  const name = squeeze(site.name?.value ?? '')
  const own = `${raw.replace(/^.*\//, '')} ${alt.replace(/[[\]()]/g, ' ')} ${classes} ${id}`
  const said = squeeze(
    alt
      .replace(LOGO_WORDS, ' ')
      .replace(/[[\]()]/g, ' ')
      .replace(/\bicon\b/i, ' '),
  )
  const bears_name = name.length > 2 && said === name
  const others = (OTHERS.test(around) && !bears_name) || OTHERS.test(raw) || (NETWORK_MARK.test(raw) && !NETWORK_MARK.test(site.host))
  if (others || /\bfooter\b/i.test(around)) return null
  return {
    own,
    mark: LOGO.test(own) || /(?:^|[\s_-])(?:logo|brand|navbar-brand|site-title)/i.test(around),
    named: name.length > 2 && squeeze(alt).startsWith(name),
    bears_name,
    top: steps.some(
      (step) =>
        step.name === 'header' ||
        step.name === 'nav' ||
        /(?:^|[\s_-])(?:nav(?:bar)?|header|top-?bar|masthead)/i.test(`${step.attribs['class'] ?? ''} ${step.attribs['id'] ?? ''}`),
    ),
    to_home: steps.some(
      (step) => step.name === 'a' && /^(?:\/|\.\/?|#|(?:\.\/)?index\.html?|#top|#home|\/[a-z]{2}\/?)$/i.test(step.attribs['href'] ?? ''),
    ),
    depth: steps.length,
    width: Number.parseInt(width ?? '0', 10) || 0,
  }
}

/** An entry that opens from a menu, and its picture, is of a part of the site. */
const isMenuEntry = ({ attribs }: Element): boolean => /(?:^|[\s_-])(?:dropdown|sub-?menu|mega-?menu)/i.test(attribs['class'] ?? '')

function ancestors(element: Element): Element[] {
  const steps: Element[] = []
  for (let at = element.parent; at?.type === 'tag' && at.name !== 'body' && steps.length < STEPS_UP_MAX; at = at.parent) steps.push(at)
  return steps
}

/** Icons by what they were drawn for: a phone's home screen, then an installed app, then a browser tab; within one kind the largest. */
function iconOf(site: Site): Drafted<string> | null {
  const { home } = site
  const icons: { found: Drafted<string>; kind: number; worth: number }[] = []
  for (const element of home
    .$('link[rel~="icon" i], link[rel~="apple-touch-icon" i], link[rel~="apple-touch-icon-precomposed" i]')
    .slice(0, ICONS_MAX)
    .get()) {
    const found = pictureAt(site, home, element.attribs['href'])
    if (!found) continue
    const size = Number(/(\d{2,4})x\d+/.exec(`${element.attribs['sizes'] ?? ''} ${found.value}`)?.[1] ?? 0)
    const worth = size || (/\.svg(?:$|\?)/i.test(found.value) ? 128 : /\.ico(?:$|\?)/i.test(found.value) ? 8 : 64)
    icons.push({ found, kind: /apple/i.test(element.attribs['rel'] ?? '') ? 2 : 0, worth })
  }
  for (const reading of site.readings) {
    for (const icon of listOf(reading.manifest?.['icons']).slice(0, ICONS_MAX)) {
      const found = typeof icon === 'object' && icon !== null && 'src' in icon ? pictureAt(site, reading, textOf(icon.src)) : null
      const size = typeof icon === 'object' && icon !== null && 'sizes' in icon ? Number(/\d+/.exec(String(icon.sizes))?.[0] ?? 0) : 0
      if (found) icons.push({ found, kind: 1, worth: size })
    }
  }
  return icons.toSorted((a, b) => b.kind - a.kind || b.worth - a.worth)[0]?.found ?? null
}

/** How many different pictures of a page are called the same. */
export const picturesCalled = ({ $ }: Reading, alt: string): number =>
  new Set(
    $('img[alt]')
      .get()
      .flatMap(({ attribs }) => (fold(attribs['alt'] ?? '') === alt ? [attribs['src']] : [])),
  ).size
