import type { Element } from 'domhandler'
import type { Drafted } from '../draft.ts'
import { squeeze } from '../fold.ts'
import { listOf, textOf } from '../json_ld.ts'
import type { Site } from '../site.ts'
import { addressAt } from './media.ts'
import { PRODUCT_TYPES, PUBLISHER_TYPES } from './words.ts'

const LOGO = /(?:^|[\s/_.-])(?:logo|wordmark|brandmark|brand|emblem)(?:$|[\s/_.\d-])|logo/i
/** Rows of other companies' logos. */
const OTHERS =
  /partner|client|customer|sponsor|kunden|trusted|press|featured|integration|testimonial|payment|award|badge|footer-social|tech-?stack|companies|logos|marquee|carousel|slider/i
/** Pictures at the top of a page that are no mark. */
const CONTROLS =
  /flag|\blang|hamburger|menu|search|cart|phone|arrow|chevron|close|avatar|user|facebook|twitter|instagram|linkedin|github|youtube|whatsapp|hero|banner|screenshot|badge|shields\.io/i
const STEPS_UP_MAX = 8

/** The site's own mark: stated in JSON-LD, shown at the top of the page, or its largest icon. */
export function logoOf(site: Site): Drafted<string> | null {
  return statedLogo(site) ?? shownLogo(site, true) ?? shownLogo(site, false) ?? iconOf(site)
}

function statedLogo(site: Site): Drafted<string> | null {
  for (const node of site.home.json_ld) {
    if (!node.types.some((type) => PUBLISHER_TYPES.has(type) || PRODUCT_TYPES.has(type) || type === 'website' || type === 'brand')) continue
    const logo = node.members['logo']
    const found = addressAt(site.home, textOf(typeof logo === 'object' && logo !== null && 'url' in logo ? logo.url : logo))
    if (found) return found
  }
  return null
}

/** Pictures in document order: a mark of the page's head counts as certain when it is called a logo or bears the name. */
function shownLogo(site: Site, certain: boolean): Drafted<string> | null {
  const { home } = site
  const name = squeeze(site.name?.value ?? '')
  for (const element of home.$('img').slice(0, 200).get()) {
    const { src, alt } = element.attribs
    const raw = src && !src.startsWith('data:') ? src : (element.attribs['data-src'] ?? element.attribs['data-lazy-src'] ?? null)
    if (!raw) continue
    const steps = ancestors(element)
    const around = steps.map((step) => `${step.name} ${step.attribs['id'] ?? ''} ${step.attribs['class'] ?? ''}`).join(' ')
    if (OTHERS.test(around) || OTHERS.test(raw) || /\bfooter\b/i.test(around)) continue
    const own = `${raw.replace(/^.*\//, '')} ${alt ?? ''} ${element.attribs['class'] ?? ''} ${element.attribs['id'] ?? ''}`
    const mark = LOGO.test(own) || /(?:^|[\s_-])(?:logo|brand|navbar-brand|site-title)/i.test(around)
    const named = name.length > 2 && squeeze(alt ?? '').startsWith(name)
    const top = steps.some(
      (step) =>
        step.name === 'header' ||
        step.name === 'nav' ||
        /(?:^|[\s_-])(?:nav(?:bar)?|header|top-?bar|masthead)/i.test(`${step.attribs['class'] ?? ''} ${step.attribs['id'] ?? ''}`),
    )
    const toHome = steps.some(
      (step) => step.name === 'a' && /^(?:\/|\.\/?|#|(?:\.\/)?index\.html?|#top|#home|\/[a-z]{2}\/?)$/i.test(step.attribs['href'] ?? ''),
    )
    if (certain ? mark && (top || toHome || named) : (top || toHome) && !CONTROLS.test(own) && (named || mark || steps.length < 6))
      return addressAt(home, raw)
  }
  return null
}

function ancestors(element: Element): Element[] {
  const steps: Element[] = []
  for (let at = element.parent; at?.type === 'tag' && at.name !== 'body' && steps.length < STEPS_UP_MAX; at = at.parent) steps.push(at)
  return steps
}

/** The largest icon the page links to; a vector counts as large, the browser's own `favicon.ico` is the last resort. */
function iconOf(site: Site): Drafted<string> | null {
  const { home } = site
  const icons = home
    .$('link[rel~="icon" i], link[rel~="apple-touch-icon" i], link[rel~="apple-touch-icon-precomposed" i]')
    .get()
    .flatMap((element) => {
      const found = addressAt(home, element.attribs['href'])
      if (!found || element.attribs['href']?.startsWith('data:')) return []
      const size = Number(/(\d{2,4})x\d+/.exec(`${element.attribs['sizes'] ?? ''} ${found.value}`)?.[1] ?? 0)
      const touch = /apple/i.test(element.attribs['rel'] ?? '')
      const worth = size || (/\.svg(?:$|\?)/i.test(found.value) ? 128 : touch ? 180 : /\.ico(?:$|\?)/i.test(found.value) ? 8 : 64)
      return [{ found, worth: worth + (touch ? 1 : 0) }]
    })
  for (const reading of site.readings) {
    for (const icon of listOf(reading.manifest?.['icons'])) {
      const found = typeof icon === 'object' && icon !== null && 'src' in icon ? addressAt(reading, textOf(icon.src)) : null
      const size = typeof icon === 'object' && icon !== null && 'sizes' in icon ? Number(/\d+/.exec(String(icon.sizes))?.[0] ?? 0) : 0
      if (found) icons.push({ found, worth: size })
    }
  }
  return icons.sort((a, b) => b.worth - a.worth)[0]?.found ?? null
}
