import type { Element } from 'domhandler'
import { anyOf } from '../../lexicon/compile.ts'
import type { Drafted } from '../../fields/draft.ts'
import { textOf, listOf } from '../reading/json_ld.ts'
import { metaOf } from '../reading/reading.ts'
import type { Found, Site } from '../reading/site.ts'
import { classPath, closest } from './page/elements.ts'
import { logoOf } from './logo.ts'
import { addressAt } from './page/stated_address.ts'

const SCREENSHOTS_MAX = 8
const IMAGES_MAX = 1000
const VIDEO =
  /^https?:\/\/(?:www\.)?(?:youtube\.com\/(?:watch\?|embed\/|shorts\/)|youtube-nocookie\.com\/embed\/|youtu\.be\/|player\.vimeo\.com\/video\/|vimeo\.com\/\d+|loom\.com\/(?:share|embed)\/|wistia\.)/i
const SCREENSHOT = new RegExp(String.raw`${anyOf('screenshot_name')}`, 'i')
const DECORATION = /logo|icon|avatar|badge|flag|sprite|pixel|favicon|placeholder|testimonial|team|author|partner|client|\.svg(?:$|\?)/i

/** Logo, cover, video and screenshots, as addresses that the home page itself names. */
export function media(site: Site): Found {
  const fields: Found['fields'] = {}
  const logo = logoOf(site)
  const cover = previewOf(site) ?? heroPictureOf(site)
  const video = videoOf(site)
  const screenshots = screenshotsOf(site)
  if (logo) fields.logo_url = logo
  // A preview picture that is only the logo is no cover.
  if (cover && cover.value !== logo?.value && !/logo|icon|\.svg(?:$|\?)/i.test(cover.value.replace(/^.*\//, ''))) fields.cover_url = cover
  if (video) fields.video_url = video
  if (screenshots) fields.screenshots = screenshots
  return { fields }
}

/** The picture that the site gives to be shown with its link. */
export function previewOf(site: Site): Drafted<string> | null {
  for (const name of ['og:image', 'og:image:url', 'og:image:secure_url', 'twitter:image', 'twitter:image:src']) {
    const found = addressAt(site.home, metaOf(site.home, name))
    // The address of a website is no picture.
    if (found && /[^/]/.test(found.value.replace(/^[a-z]+:\/\/[^/?]*/i, ''))) return found
  }
  return null
}

const HERO =
  /(?:^|[\s._#/-])(?:hero|banner|cover|masthead|jumbotron|header-?(?:image|img|bg|picture)|intro|title-?image|keyvisual|slide(?:r|show)?[-_]?0?1)(?=$|[\s._#/\d-])/i
const HERO_STEPS = 4

/** Without such a picture, the large one at the top of the home page, told by what its file or its place is called. */
function heroPictureOf(site: Site): Drafted<string> | null {
  const { home } = site
  for (const element of home.$('img[src]').slice(0, HERO_IMAGES_READ).get()) {
    const { src = '', alt = '', class: classes = '', width } = element.attribs
    if (DECORATION.test(`${src} ${classes}`) || (width !== undefined && Number.parseInt(width, 10) < HERO_PX_MIN)) continue
    if (closest(element, 'nav', 'footer') !== null) continue
    if (!HERO.test(`${src.replace(/^.*\//, '')} ${alt} ${classes} ${classPath(element, HERO_STEPS)}`)) continue
    const found = addressAt(home, src)
    if (found) return found
  }
  return null
}
const HERO_IMAGES_READ = 12
const HERO_PX_MIN = 300
/** An address as far as it names a page, whichever way that is fetched. */
const withoutPart = (url: string): string => url.replace(/^https?:|#.*/g, '')

function videoOf(site: Site): Drafted<string> | null {
  const { home } = site
  const { $ } = home
  for (const node of home.json_ld) {
    if (!node.types.includes('videoobject')) continue
    const found = addressAt(home, textOf(node.members['embedUrl']) ?? textOf(node.members['contentUrl']))
    // A part of the page itself is where a film is shown.
    if (found && withoutPart(found.value) !== withoutPart(home.url)) return found
  }
  for (const element of $('iframe[src], iframe[data-src], a[href], lite-youtube[videoid]').slice(0, 2000).get()) {
    const raw = element.attribs['src'] || element.attribs['data-src'] || element.attribs['href']
    if (!raw || !VIDEO.test(raw.startsWith('//') ? `https:${raw}` : raw)) continue
    if (closest(element, 'blockquote') === null && !PRAISE_PATH.test(classPath(element, PRAISE_STEPS))) return addressAt(home, raw)
  }
  const own = $('main video source[src], main video[src], section video[src], section video source[src]')
    .get()
    .find((element) => !isBackdrop(element.name === 'video' ? element.attribs : (element.parent as Element | null)?.attribs))?.attribs[
    'src'
  ]
  return own?.startsWith('#') ? null : addressAt(home, own)
}

/** Where customers speak. */
const PRAISE_PATH = /testimonial|(?<!p)review|customer|case-?stud/
const PRAISE_STEPS = 6

/** A film that plays by itself, over and over and without a sound, decorates a page. */
const isBackdrop = (attribs: Record<string, string> = {}) =>
  attribs['controls'] === undefined && attribs['autoplay'] !== undefined && attribs['muted'] !== undefined

function screenshotsOf(site: Site): Drafted<string[]> | null {
  const { home } = site
  const { $ } = home
  const stated = home.json_ld.flatMap((node) => listOf(node.members['screenshot']).map(textOf))
  const shown = $('img[src]')
    .slice(0, IMAGES_MAX)
    .get()
    .filter(({ attribs }) => {
      const said = `${attribs['src'] ?? ''} ${attribs['alt'] ?? ''} ${attribs['class'] ?? ''}`
      return SCREENSHOT.test(said) && !DECORATION.test(attribs['src'] ?? '')
    })
    .filter((element) => $(element).closest('footer, nav').length === 0)
    .map((element) => element.attribs['src'])
  const found = new Map<string, Drafted<string>>()
  for (const raw of [...stated.filter((address) => address !== null && !DECORATION.test(address)), ...shown]) {
    if (found.size >= SCREENSHOTS_MAX) break
    const picture = addressAt(home, raw)
    if (picture && !found.has(picture.value)) found.set(picture.value, picture)
  }
  return found.size === 0 ? null : { value: [...found.keys()], evidence: [...found.values()].flatMap(({ evidence }) => evidence) }
}
