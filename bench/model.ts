import { blankProfile, MODEL_CELLS } from '../server/drafting/model/merge.ts'
import { judgeAnswer } from '../server/drafting/model/model_answer.ts'
import { showPages, type ShownLine } from '../server/drafting/model/model_pages.ts'
import { standsOn } from '../server/drafting/proof/stands_on.ts'
import { readPages } from '../server/drafting/reading/reading.ts'
import type { DraftedProfile, Evidence } from '../server/fields/draft.ts'
import type { Case, Said } from './model/cases.ts'
import { KEPT, TUNED } from './model/corpus.ts'
import { pagesOf } from './model/sites.ts'

/*
 * How much of what a language model says passes the proof? `bun bench/model.ts [--half tuned|kept] [--misses]`
 *
 * Made-up sites in eight languages; for each site what an honest model says of it, and inventions of many kinds, every one with the lines
 * that it cites. Each is put as an answer of its own, so that nothing hides behind another. English, German, French, Spanish and Japanese
 * have three sites each: two were tuned on, the third was kept apart, and only its totals were looked at meanwhile. Italian, Portuguese
 * and Dutch have one each, tuned on. No network, no model.
 */

const CHARS_MAX = 60_000
type Tally = { prose: [number, number]; facts: [number, number]; invented: [number, number]; quotes: [number, number]; misses: string[] }

const PROSE = new Set(['summary', 'description', 'audience', 'seo.meta_description'])

export function tallyOf({ site, honest, invented }: Case): Tally {
  const pages = pagesOf(site)
  const request = { pages, categories: [] }
  const lines = showPages(request, CHARS_MAX)?.lines ?? []
  const readings = new Map(readPages(pages).map((reading) => [reading.url, reading]))
  const tally: Tally = { prose: [0, 0], facts: [0, 0], invented: [0, 0], quotes: [0, 0], misses: [] }
  const judge = (said: Said): DraftedProfile | null => {
    const cell = {
      cell: said.cell,
      entries: [{ text: said.text, detail: said.detail ?? '', lines: said.cites.flatMap((cite) => numbersOf(cite, lines)) }],
    }
    const judged = judgeAnswer({
      request,
      facts: blankProfile(),
      fill: [...MODEL_CELLS],
      chars_max: CHARS_MAX,
      text: JSON.stringify({ cells: [cell] }),
    })
    for (const { quote, url } of judged.profile ? evidenceIn(judged.profile) : []) {
      const page = readings.get(url)
      tally.quotes[1]++
      if (page && standsOn(page, quote) !== null) tally.quotes[0]++
    }
    return judged.profile && evidenceIn(judged.profile).length > 0 ? judged.profile : null
  }
  for (const said of honest) {
    const count = PROSE.has(said.cell) ? tally.prose : tally.facts
    count[1]++
    if (judge(said)) count[0]++
    else tally.misses.push(`lost      ${said.cell}: ${said.text}`)
  }
  for (const said of invented) {
    tally.invented[1]++
    if (!judge(said)) continue
    tally.invented[0]++
    tally.misses.push(`PASSED    ${said.kind}: ${said.text}`)
  }
  return tally
}

/** The lines that begin with a citation; one that names none is a mistake of the corpus, unless the line is not shown on purpose. */
function numbersOf(cite: string, lines: ShownLine[]): number[] {
  return lines
    .filter(({ text }) => text.startsWith(cite))
    .map(({ number }) => number)
    .slice(0, 2)
}

const evidenceIn = ({ fields, seo, faqs, founders, categories }: DraftedProfile): Evidence[] =>
  [...Object.values(fields), ...Object.values(seo), ...faqs, ...founders, ...(categories ? [categories] : [])].flatMap(
    ({ evidence }) => evidence,
  )

const share = ([part, all]: [number, number]): string => `${part} of ${all}`.padEnd(10)

function report(half: string, cases: Case[], misses: boolean): void {
  const sum: Tally = { prose: [0, 0], facts: [0, 0], invented: [0, 0], quotes: [0, 0], misses: [] }
  console.log(`\n${half.padEnd(24)}sentences   lists, facts   inventions that pass   quotes verbatim`)
  for (const each of cases) {
    const tally = tallyOf(each)
    for (const part of ['prose', 'facts', 'invented', 'quotes'] as const) for (const at of [0, 1] as const) sum[part][at] += tally[part][at]
    console.log(
      `${`${each.site.name} (${each.site.lang})`.padEnd(24)}${share(tally.prose)}  ${share(tally.facts)}     ${share(tally.invented)}             ${share(tally.quotes)}`,
    )
    if (misses) for (const miss of tally.misses) console.log(`    ${miss}`)
  }
  console.log(`${'all'.padEnd(24)}${share(sum.prose)}  ${share(sum.facts)}     ${share(sum.invented)}             ${share(sum.quotes)}`)
}

if (import.meta.main) {
  const words = process.argv.slice(2)
  const half = words[words.indexOf('--half') + 1]
  const misses = words.includes('--misses')
  if (half !== 'kept') report('tuned half', TUNED, misses)
  if (half !== 'tuned') report('kept half', KEPT, misses)
}
