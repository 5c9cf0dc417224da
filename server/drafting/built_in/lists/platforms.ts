import { anyOf } from '../../../lexicon/compile.ts'
import type { Block } from '../../reading/blocks.ts'
import type { Evidence } from '../../../fields/draft.ts'
import { loose, squeeze, wordCount } from '../../reading/fold.ts'
import { systemsAt } from '../../proof/platform_marks.ts'
import { isDenied } from '../../proof/pricing_words.ts'
import { quoteAttribute, quoteBlock, quoteOn } from '../../proof/quotes.ts'
import { textOf } from '../../reading/json_ld.ts'
import { metaOf } from '../../reading/reading.ts'
import type { Reading } from '../../reading/reading.ts'
import type { Site } from '../../reading/site.ts'
import { closest } from '../page/elements.ts'
import { isElsewhere } from '../page/elsewhere.ts'
import { heroOf } from '../page/hero.ts'
import { labelledOn } from '../page/labelled_values.ts'
import * as listed from '../words/list_words.ts'
import { isForeignTongue } from '../offers/offers.ts'
import { statementsIn } from '../words/question_words.ts'
import { isAgency, isDigital, saysDigital, saysSoftware } from '../words/software.ts'

type Entry = { text: string; evidence: Evidence[] }

const STORE_LINKS_MAX = 4
const LINE_CHARS_MAX = 220

/** Where the product runs: said on its pages, told in the lines by which it is described, or offered in a store or as a file. */
export function platformsIn(pages: Reading[], lead: Reading[], site: Site): Entry[] {
  const said = lead.some(isBuilders) || isAgency(site) ? [] : [...platformsOn(pages, site), ...platformsTold(site)]
  return [...said, ...lead.flatMap(platformsGotOn)]
}

/** «macOS 14+», «Mac» and «macOS» are one system, «Chrome» and «Google Chrome» one browser. */
export const family = (system: string) =>
  squeeze(system.replace(/^(?:google|mozilla|microsoft)\s|\s?\d[^]*/giu, ''))
    .replace(/^(?:macos|osx)\p{L}*$/u, 'mac')
    .replace(/^ipados$/, 'ipad')
    .replace(/^(?:web)?browsers?$/, 'web')

/** Who builds apps for others names the systems of theirs. */
const isBuilders = (reading: Reading): boolean =>
  reading.blocks.some((block) => block.text.length <= 400 && block.text.search(listed.SYSTEM) >= 0 && listed.BUILDS_FOR.test(block.text))

/** Systems that the site says its product runs on: downloads, requirements, and what JSON-LD states. */
function platformsOn(pages: Reading[], site: Site): Entry[] {
  return pages.flatMap((reading) => {
    const marked = reading.json_ld.flatMap((node) => systemsIn(textOf(node.members['operatingSystem']) ?? '', reading))
    const shown = reading.blocks.flatMap((block, at) => {
      if (
        block.code ||
        block.region === 'footer' ||
        isForeignTongue(block, site) ||
        isElsewhere(block, site) ||
        block.headings.some((entry) => listed.RUNS_NOT.test(entry) || /cookie/i.test(entry)) ||
        closest(block.element, 'table') !== null
      )
        return []
      return statementsIn(reading.blocks, at).flatMap((sentence) => {
        const said = sentence.replace(ASIDE, (aside) => (listed.RUNS_NOT.test(aside) ? '' : aside))
        if (isWebAlone(reading, at, sentence)) return [webIn(sentence, quoteBlock(reading, block, sentence))]
        // «For Android», and below: «Join the waiting list».
        const next = block.level > 0 ? (reading.blocks[at + 1]?.text ?? '') : ''
        const runs =
          (!listed.RUNS_NOT.test(next) && runsOn(said, block, site)) || isExtension(said) ? systemsIn(said, reading, block, sentence) : []
        return [...runs, ...storesIn(sentence, reading, block)]
      })
    })
    return reading.kind === 'other' && site.name && !reading.title.includes(site.name.value)
      ? []
      : [...marked, ...labelledSystems(reading, site), ...shown]
  })
}

/** «Platform | Windows, macOS»: a value of systems and nothing else, or under a label that says where the product runs. */
const labelledSystems = (reading: Reading, site: Site): Entry[] =>
  labelledOn(reading).flatMap(({ label, value, blocks }) => {
    const [block] = blocks
    if (!block || listed.RUNS_NOT.test(`${label} ${value}`) || isForeignTongue(block, site) || isElsewhere(block, site)) return []
    const rest = value.replace(listed.SYSTEM, '').replace(listed.WEB, '')
    const alone = !/\p{L}/u.test(rest) && [...value.matchAll(listed.SYSTEM)].length > 1
    return alone || (saysRuns(label, site) && wordCount(rest) <= LABELLED_WORDS_MAX)
      ? blocks.flatMap((line) => systemsIn(line.text, reading, line))
      : []
  })
const LABELLED_WORDS_MAX = 8

/** «A Figma plugin», and not «not a WordPress theme». */
function isExtension(sentence: string): boolean {
  const at = sentence.search(listed.EXTENDS)
  return at >= 0 && !isDenied(sentence.slice(0, at))
}

function runsOn(sentence: string, block: Block, site: Site): boolean {
  const systems = [...sentence.matchAll(listed.SYSTEM)]
  const [first, last] = [systems[0]?.index, systems.at(-1)]
  if (sentence.length > LINE_CHARS_MAX || listed.RUNS_NOT.test(sentence) || listed.BUILDS_FOR.test(sentence)) return false
  if (first === undefined || !last) return runsInBrowser(sentence)
  if (isDenied('', sentence.slice(last.index + last[0].length))) return false
  if (saysRuns(sentence.slice(0, first), site)) return true
  if (/\p{L}/u.test(sentence.slice(0, first).replace(listed.WEB, '')) || sentence.length > ROW_CHARS_MAX) return false
  const rest = sentence.replace(listed.SYSTEM, '').replace(listed.WEB, '')
  if (listed.RUNS_ON.test(block.headings.at(-1) ?? '') || listed.RUNS_BEHIND.test(sentence.slice(last.index + last[0].length))) return true
  // «Windows and doors»: a name that heads something is a system where the site is about what runs on one.
  return (isOffered(block) || !/\p{L}/u.test(rest)) && (listed.SYSTEM_OF.test(sentence) || tellsOfSoftware(site))
}
const ROW_CHARS_MAX = 60

/** «Runs in your browser», «läuft im Browser». */
function runsInBrowser(sentence: string): boolean {
  const [web] = sentence.length > ROW_CHARS_MAX ? [] : sentence.matchAll(listed.WEB)
  if (!web || /^web$/i.test(web[0])) return false
  const behind = sentence.slice(web.index + web[0].length)
  return (saysRuns(sentence.slice(0, web.index), null) && ENDS.test(behind)) || listed.RUNS_BEHIND.test(behind)
}
const ENDS = /^(?:[^\p{L}\p{N}]*$|[,./|·•&+;)!])/u

/** «Get it on Google Play»: said in a few words, by which it is got there. */
function storesIn(sentence: string, reading: Reading, block: Block): Entry[] {
  const stores = sentence.length > STORE_CHARS_MAX || listed.RUNS_NOT.test(sentence) ? [] : [...sentence.matchAll(listed.STORE)]
  if (!listed.RUNS_ON.test(sentence.replace(listed.STORE, '')) || stores.some(({ index }) => isDenied(sentence.slice(0, index)))) return []
  return stores.flatMap(([store]) => systemsAt(store).map((text) => ({ text, evidence: [quoteBlock(reading, block, sentence)] })))
}
const STORE_CHARS_MAX = 80

const tellsOfSoftware = (site: Site): boolean => isDigital(site) || site.home.blocks.some(({ text }) => saysSoftware(text))

/** «Available for», not «There is no app for» or «Works without». */
const saysRuns = (before: string, site: Site | null): boolean =>
  !DOES_WITHOUT.test(loose(before)) &&
  [listed.RUNS_ON, ...(site && tellsOfSoftware(site) ? [listed.FOR_SYSTEM] : [])].some((words) => {
    const at = before.search(words)
    return at >= 0 && !isDenied(before.slice(0, at))
  })

// «No Windows» is Portuguese for «on Windows».
const DOES_WITHOUT = new RegExp(String.raw`(?<!\p{L})(?!no(?: |$))(?:${anyOf('denied')})(?: \p{L}{1,4})?$`, 'u')

/** «A backtesting app for iOS», «a free iOS app»: in the lines by which a site says what it is. */
function platformsTold(site: Site): Entry[] {
  const { home } = site
  // «An image viewer for Windows and Linux»; a «platform for iPhone repairs» names one.
  const told = (text: string): boolean =>
    isExtension(text) ||
    ((saysSoftware(text) || (saysDigital(text) && [...text.matchAll(listed.SYSTEM)].length > 1)) && isToldOn(text, site))
  const marked = [home.title, metaOf(home, 'description') ?? ''].flatMap((text) => (told(text) ? systemsIn(text, home) : []))
  const shown = [...(heroOf(home)?.heading ?? []), ...(heroOf(home)?.below ?? [])].flatMap((block) =>
    statementsIn(home.blocks, home.blocks.indexOf(block)).flatMap((sentence) => (told(sentence) ? systemsIn(sentence, home, block) : [])),
  )
  return [...marked, ...shown]
}

function isToldOn(text: string, site: Site): boolean {
  const first = text.search(listed.SYSTEM)
  if (first < 0 || text.length > LINE_CHARS_MAX || listed.RUNS_NOT.test(text) || listed.BUILDS_FOR.test(text)) return false
  const before = text.slice(0, first)
  return saysRuns(before, site) || (listed.SYSTEM_OF.test(text) && !isDenied(before))
}

/** Systems for which a page offers the product in a store or as a file; a page with several apps for one system collects them. */
function platformsGotOn(reading: Reading): Entry[] {
  const found = new Map<string, Set<string>>()
  for (const link of reading.links) {
    const [got] = closest(link.element, 'blockquote', 'table') === null ? systemsAt(link.href) : []
    // One store has the apps of all of a maker's systems.
    const system = got === 'iOS' && MAC_STORE.test(`${link.text} ${link.href}`) ? 'Mac' : got
    if (system) found.set(system, (found.get(system) ?? new Set()).add(link.href))
  }
  return [...found].flatMap(([text, addresses]) => {
    const stores = new Set([...addresses].map((address) => address.split(/[?&#]hl=|[?&#]utm_/, 1)[0]))
    const quote = stores.size <= STORE_LINKS_MAX ? quoteAttribute(reading, [...addresses][0] ?? '') : null
    return quote ? [{ text, evidence: [quote] }] : []
  })
}

const MAC_STORE = /(?<!\p{L})mac app store|[?&](?:mt=12|platform=mac)(?!\w)/iu

/** A button or link with the name of a system, or a line under a heading that says where the product runs. */
const isOffered = (block: Block): boolean =>
  isPressed(block) || listed.RUNS_ON.test(block.headings.at(-1) ?? '') || /^(?:h[1-6]|th|dt)$/.test(block.tag)

/** «Chrome and Edge (Firefox isn't supported yet)»: what an aside denies. */
const ASIDE = /\([^()]{1,120}\)/gu

function systemsIn(text: string, reading: Reading, block?: Block, quoted = text): Entry[] {
  const evidence = text === '' ? null : block ? quoteBlock(reading, block, quoted) : quoteOn(reading, text)
  if (!evidence) return []
  const systems = [...text.matchAll(listed.SYSTEM)]
  const found = [...systems, ...text.matchAll(listed.EXTENDS)].map(([system]) => system)
  const alone = found.every((system) => WORD.test(system)) && !(block && isPressed(block))
  const web = alone ? undefined : webBeside(text, systems)
  const ahead = web !== undefined && web.index < (systems[0]?.index ?? 0)
  const named = found.flatMap((system) => (COMMON_WORD.test(system) || alone ? [] : [{ text: system, evidence: [evidence] }]))
  const [only] = systems.length > 0 ? [] : text.matchAll(listed.WEB)
  if (found.length === 0 && only) return [webIn(only[0], evidence)]
  if (web) named.splice(ahead ? 0 : named.length, 0, webIn(web[0], evidence))
  return named
}

const webIn = (written: string, evidence: Evidence): Entry => ({
  text: written.slice(0, 1).toUpperCase() + written.slice(1),
  evidence: [evidence],
})

/** «Web, iOS and Android», «on Android and in the browser»: the word beside a system, and not «web fonts for iOS». */
function webBeside(text: string, systems: RegExpExecArray[]): RegExpExecArray | undefined {
  const onlyPlatforms = !/\p{L}/u.test(text.replace(listed.SYSTEM, '').replace(listed.WEB, ''))
  return [...text.matchAll(listed.WEB)].find((web) => {
    const end = web.index + web[0].length
    const ends = ENDS.test(text.slice(end, end + 3))
    return (
      onlyPlatforms ||
      systems.some(
        (system) =>
          !(BROWSER.test(system[0]) && BROWSER.test(web[0])) &&
          (listed.NEXT_PLATFORM.test(text.slice(end, Math.max(end, system.index))) ||
            (ends && listed.NEXT_PLATFORM.test(text.slice(system.index + system[0].length, web.index)))),
      )
    )
  })
}
const BROWSER = /chrome(?! ?os)|chromium|firefox|safari|edge|opera|brave|browser/iu

/** «Web» on a line of its own beside one with a system, under a heading that says where the product runs. */
const isWebAlone = ({ blocks }: Reading, at: number, said: string): boolean => {
  const block = blocks[at]
  return (
    block !== undefined &&
    isOffered(block) &&
    said.replace(listed.WEB, '') === '' &&
    [blocks[at - 1], blocks[at + 1]].some(
      (other) =>
        other?.tag === block.tag && other.headings.at(-1) === block.headings.at(-1) && other.text.replace(listed.SYSTEM, '') === '',
    )
  )
}

/** Names that are words of their own: the edge of a graph, an opera, and as browsers only with another beside them; windows in a wall. */
const WORD = /^(?:edge|opera|brave)$/iu
const COMMON_WORD = /^(?:edge|opera|brave|windows)$/
const isPressed = ({ tag }: Block): boolean => tag === 'a' || tag === 'button'
