import { expect, test } from 'bun:test'
import { CATALOGUE, cpuMilliseconds, readAndDraft } from '../../bench/pipeline_steps.ts'
import { ORDINARY_KINDS, ordinaryMarkup, siteOfOne } from '../../bench/ordinary_blocks.ts'
import { readSitemap } from '../../server/crawl/sitemap.ts'
import type { Page } from '../../server/crawl/page.ts'
import { blankProfile, cellsOpen, mergeDrafts, MODEL_CELLS } from '../../server/drafting/merge.ts'
import { judgeAnswer, writeEnvelope } from '../../server/drafting/model_answer.ts'
import { readPages } from '../../server/drafting/reading.ts'
import { findSurroundings } from '../../server/drafting/surroundings.ts'
import { readBadge } from '../../server/launch/badge.ts'
import { wordsOf } from '../../server/listings/search_words.ts'
import { diffWords } from '../../server/web/word_diff.ts'
import { answer, quote, said } from './model_site.ts'

const CHARACTERS = 12_000
const TIMES = 4
/** Twice what grows in step would be eight; what grows with the square is sixteen. */
const GROWTH_MAX = 6
/** Below this a measurement is mostly the clock's own step and what every call costs. */
const FLOOR_MS = 20
const TRIES_MAX = 6

/** Processor time of four times as much against that of once as much: the least of as many tries as it takes to be sure. */
async function growthOf(work: (times: number) => unknown): Promise<number> {
  const least = [Infinity, Infinity]
  let growth = Infinity
  for (let tries = 0; tries < TRIES_MAX && growth > GROWTH_MAX; tries++) {
    for (const [at, times] of [1, TIMES].entries()) {
      const started = cpuMilliseconds()
      await work(times)
      least[at] = Math.min(least[at] ?? Infinity, cpuMilliseconds() - started)
    }
    growth = (least[1] ?? 0) / Math.max(least[0] ?? 0, FLOOR_MS)
  }
  return growth
}

for (const kind of ORDINARY_KINDS)
  test(`a page of ${kind} four times as long takes no more than its share longer to read and draft`, async () => {
    expect(await growthOf((times) => readAndDraft(siteOfOne(kind, CHARACTERS * times)))).toBeLessThan(GROWTH_MAX)
  })

const MODEL_KINDS = [
  'mixed',
  'mixed_rounds',
  'paragraphs',
  'links_inside',
  'social_links',
  'headings',
  'broken_lines',
  'one_line',
  'data_attributes',
]

for (const kind of MODEL_KINDS)
  test(`a page of ${kind} four times as long takes no more than its share longer to show to a model and to hold its answer against`, async () => {
    const judge = async (times: number) => {
      const request = { pages: siteOfOne(kind, CHARACTERS * times), categories: CATALOGUE }
      const fill = [...MODEL_CELLS]
      writeEnvelope({ request, fill })
      const lines = readPages(request.pages).flatMap((reading) => reading.blocks.map((block) => quote(block.text, reading.url)))
      const text = answer({
        fields: {
          features: said(
            lines.slice(0, 60).map((line) => line.quote),
            ...lines.slice(0, 60),
          ),
          summary: said('x'.repeat(8000), ...lines),
        },
        faqs: lines.slice(0, 60).map((line) => ({ question: line.quote, answer: line.quote, quotes: lines.slice(0, 60) })),
      })
      const { profile } = await judgeAnswer({ request, fill, text })
      cellsOpen(blankProfile(), null)
      return mergeDrafts(readAndDraft(request.pages), profile ?? blankProfile())
    }
    expect(await growthOf(judge)).toBeLessThan(GROWTH_MAX)
  })

const bytesOf = (text: string) => new TextEncoder().encode(text)
const badge = (kind: string, times: number) =>
  readBadge({
    bytes: bytesOf(ordinaryMarkup(kind, CHARACTERS * 4 * times)),
    content_type: 'text/html',
    url: 'https://acme.test/',
    targets: ['https://acme.test/', 'https://acme.test/docs/1.html'],
  })
for (const kind of ['links_inside', 'deep_links', 'styles', 'social_footer', 'hidden', 'logos', 'mixed_rounds'])
  test(`a page of ${kind} four times as long takes no more than its share longer to look for a badge on`, async () => {
    expect(await growthOf((times) => badge(kind, times))).toBeLessThan(GROWTH_MAX)
  })

const REST: [name: string, work: (times: number) => unknown][] = [
  [
    'the lines around a quote',
    (times) => findSurroundings({ page: siteOfOne('mixed', CHARACTERS * 2 * times)[0] as Page, quote: 'words that stand nowhere' }),
  ],
  [
    'a sitemap',
    (times) =>
      readSitemap({
        bytes: bytesOf(
          `<urlset>${Array.from({ length: 1000 * times }, (_, at) => `<url><loc>https://acme.test/${at}&amp;a</loc></url>`).join('')}</urlset>`,
        ),
      }),
  ],
  [
    'a sitemap with one address that does not end',
    (times) => readSitemap({ bytes: bytesOf(`<urlset><url><loc>https://acme.test/${'&amp;a'.repeat(20_000 * times)}`) }),
  ],
  // Of a longer line only the beginning is read, so that both sizes stay below.
  ['one line of prices', (times) => readAndDraft(siteOfOne('price_line', 1800 * times))],
  ['the words of a text', (times) => wordsOf(ordinaryMarkup('mixed_rounds', CHARACTERS * 4 * times))],
  [
    // Beyond its table the difference is shown as a whole, so that both sizes stay within it.
    'a difference at both ends',
    (times) =>
      diffWords(
        `a ${ordinaryMarkup('paragraphs', CHARACTERS * 8 * times)} b`,
        `c ${ordinaryMarkup('paragraphs', CHARACTERS * 8 * times)} d`,
      ),
  ],
]
for (const [name, work] of REST)
  test(`${name}: four times as much takes no more than its share longer`, async () => {
    expect(await growthOf(work)).toBeLessThan(GROWTH_MAX)
  })
