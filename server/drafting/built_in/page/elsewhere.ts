import type { Element } from 'domhandler'
import type { Block } from '../../reading/blocks.ts'
import { loose, squeeze } from '../../reading/fold.ts'
import type { Reading } from '../../reading/reading.ts'
import type { Site } from '../../reading/site.ts'
import { ancestorsOf, classPath, closest, textIn } from './elements.ts'
import { hostLabels } from './host_labels.ts'
import * as words from '../words/price_words.ts'
import { firstNamed } from './table_heads.ts'

const PATH_STEPS = 8
/** The nearest headings say what a line is about; those further out name the page or the whole offer. */
const HEADINGS_READ = 2

/** Mock-ups, testimonials, calculators, comparisons with others: what stands there is no statement about the product's price. */
export function isElsewhere(block: Block, site: Site, listed = false): boolean {
  return isInOtherMarkup(block, site, listed) || isUnderOtherHeading(block, site) || isInForeignTable(block, site)
}

/** The same for what is no price: «Transport» over it says nothing against a service. */
export function isShownElsewhere(block: Block, site: Site): boolean {
  return (
    isInOtherMarkup(block, site) ||
    block.headings.some((heading) => words.comparesOthers(loose(heading)) && !mainOf(site.home).has(heading)) ||
    isInForeignTable(block, site)
  )
}

/** `listed`: on a price list, where boxes of prices are no demo, whatever a template calls what is around them. */
const isInOtherMarkup = (block: Block, site: Site, listed = false): boolean =>
  isOfLinked(block, site) ||
  isOtherPath(classPath(block.element, PATH_STEPS, framesOf(site)), listed) ||
  closest(block.element, 'blockquote', 'figure', 'q') !== null ||
  isDrawn(block.element)

const frames = new WeakMap<Site, Set<Element>>()
/** What holds the main heading of a page holds the page: a «window» around all of it shows no program. */
function framesOf(site: Site): Set<Element> {
  const mains = site.readings.flatMap(({ blocks }) => blocks.find(({ level }) => level === 1) ?? [])
  const known = frames.get(site) ?? new Set(mains.flatMap(({ element }) => ancestorsOf(element)))
  frames.set(site, known)
  return known
}

const isOtherPath = (path: string, listed: boolean): boolean =>
  words.PATH_NO_OFFER.test(path) || (words.DEMO_PATH.test(path) && !(listed && words.PRICING_PATH.test(path)))

const NAMING_CHARS_MIN = 4
/** A card that leads to the front page of another website and names it («Grammarly. Try it free») tells of that one. */
function isOfLinked(block: Block, site: Site): boolean {
  const link = closest(block.element, 'a')
  const address = link ? URL.parse(link.attribs['href'] ?? '') : null
  if (!link || !address?.protocol.startsWith('http') || address.pathname !== '/') return false
  const named = squeeze(textIn(link))
  return (
    !hostLabels(address.href).some((label) => hostLabels(site.home.url).includes(label)) &&
    hostLabels(address.href).some((label) => label.length >= NAMING_CHARS_MIN && named.includes(label)) &&
    !named.includes(squeeze(site.name?.value ?? site.host))
  )
}

/** What is told to readers of screens as one picture. */
const isDrawn = (element: Element): boolean => ancestorsOf(element, PATH_STEPS).some((at) => at.attribs['role'] === 'img')

/** Under a heading such as «Sponsors», «Example» or «How we compare»; the title of a page may say so of the product itself. */
export function isUnderOtherHeading(block: Block, site: Site): boolean {
  if (block.region === 'footer') return false
  const titles = titlesOf(site)
  const headings = [...block.headings, ...(block.level > 0 ? [block.text] : [])].filter((heading) => !titles.has(heading)).map(loose)
  const near = headings.slice(-HEADINGS_READ)
  return near.some((heading) => words.HEADING_NO_OFFER.test(heading)) || headings.some((heading) => words.comparesOthers(heading))
}

const mains = new WeakMap<Reading, Set<string>>()
/** The lines of a page's first heading: «Your farm on a map. Compare and connect.» */
function mainOf(home: Reading): Set<string> {
  const first = home.blocks.find((block) => block.level === 1)
  const known = mains.get(home) ?? new Set(home.blocks.flatMap(({ element, text }) => (element === first?.element ? [text] : [])))
  mains.set(home, known)
  return known
}

const titles = new WeakMap<Site, Set<string>>()

/** The one main heading of each page: a savings calculator is called that. */
function titlesOf(site: Site): Set<string> {
  const known = titles.get(site)
  if (known) return known
  const found = new Set<string>()
  for (const reading of site.readings) {
    const main = reading.blocks.filter((block) => block.level === 1)
    if (main.length === 1 && main[0]) found.add(main[0].text)
  }
  titles.set(site, found)
  return found
}

/** Whether a table compares with others, by the table: each of its cells asks. */
const foreign = new WeakMap<Element, boolean>()
/** A first row is read this far; a wider table is no comparison that people can read. */
const HEAD_CELLS_MAX = 40

function isInForeignTable(block: Block, site: Site): boolean {
  const table = closest(block.element, 'table')
  if (!table) return false
  const known = foreign.get(table) ?? comparesOthers(table, site)
  foreign.set(table, known)
  return known
}

/** A table whose first row names the product beside others, or providers and models. */
function comparesOthers(table: Element, site: Site): boolean {
  const row = firstNamed(table, 'tr')
  if (!row) return false
  const cells = row.children.slice(0, HEAD_CELLS_MAX).flatMap((cell) => (cell.type === 'tag' ? [loose(textIn(cell))] : []))
  const name = loose(site.name?.value ?? '')
  return (
    cells.some((cell) => words.TABLE_OF_OTHERS.test(cell) || /(?:^|\s)vs\.?(?:\s|$)/.test(cell)) ||
    (name.length > 1 && cells.length > 1 && cells.some((cell) => cell.includes(name)))
  )
}

/** Stretches of a line that are crossed out, by element, class or style. */
export function struckIn(block: Block): string[] {
  if (ancestorsOf(block.element, 3).some(isCrossed)) return [block.text]
  const known = struck.get(block.element) ?? struckBelow(block.element)
  struck.set(block.element, known)
  return known
}

/** By element: breaks make many lines of one. */
const struck = new WeakMap<Element, string[]>()
/** An element that holds more than this is no line, so that what is crossed out in it says nothing about one. */
const STRUCK_ELEMENTS_MAX = 2000

const isCrossed = (element: Element): boolean =>
  /^(?:s|del|strike)$/.test(element.name) ||
  /line-through/i.test(element.attribs['style'] ?? '') ||
  words.STRUCK_PATH.test(` .${(element.attribs['class'] ?? '').trim().split(/\s+/).join('.')} `.toLowerCase())

function struckBelow(element: Element): string[] {
  const found: string[] = []
  let seen = 0
  const visit = (at: Element): void => {
    for (const child of at.children) {
      if (child.type !== 'tag' || ++seen > STRUCK_ELEMENTS_MAX) continue
      if (isCrossed(child)) found.push(textIn(child))
      else visit(child)
    }
  }
  visit(element)
  return found.filter((text) => text !== '')
}
