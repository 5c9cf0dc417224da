import { test } from 'bun:test'
import { CATALOGUE, readAndDraft } from '../../bench/pipeline_steps.ts'
import { ORDINARY_KINDS, ordinaryMarkup, siteOfOne } from '../../bench/ordinary_blocks.ts'
import { readSitemap } from '../../server/crawl/sitemap.ts'
import type { Page } from '../../server/crawl/page.ts'
import { blankProfile, mergeDrafts, MODEL_CELLS } from '../../server/drafting/model/merge.ts'
import { judgeAnswer, writeEnvelope } from '../../server/drafting/model/model_answer.ts'
import { showPages } from '../../server/drafting/model/model_pages.ts'
import { findSurroundings } from '../../server/drafting/surroundings.ts'
import { readBadge } from '../../server/launch/badge.ts'
import { wordsOf } from '../../server/listings/search_words.ts'
import { diffWords } from '../../server/doors/web/frame/word_diff.ts'
import { expectLinear, TIMES } from '../growth.ts'

const CHARACTERS = 6000

/** What reading and drafting made of a page: the same each time, so that what looks at drafts takes them from here. */
const drafts = new Map<string, ReturnType<typeof readAndDraft>>()
function draft(kind: string, times: number) {
  const made = readAndDraft(siteOfOne(kind, CHARACTERS * times))
  drafts.set(`${kind} ${times}`, made)
  return made
}

for (const kind of ORDINARY_KINDS)
  test(`a page of ${kind} four times as long takes no more than its share longer to read and draft`, async () => {
    await expectLinear((times) => draft(kind, times))
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
    // To draft it is held above, where most have been drafted already.
    const drafted = new Map([1, TIMES].map((times) => [times, drafts.get(`${kind} ${times}`) ?? draft(kind, times)]))
    const judge = async (times: number) => {
      const request = { pages: siteOfOne(kind, CHARACTERS * times), categories: CATALOGUE }
      const question = { request, fill: [...MODEL_CELLS], facts: blankProfile(), chars_max: CHARACTERS * 5 }
      writeEnvelope(question)
      const lines = showPages(request, question.chars_max)?.lines.slice(0, 20) ?? []
      const entries = lines.map(({ number, text }) => ({ text: text.slice(0, 200), detail: '', lines: [number] }))
      const cells = ['features', 'description', 'faqs', 'founders', 'hq_city'].map((cell) => ({ cell, entries }))
      const { profile } = judgeAnswer({ ...question, text: JSON.stringify({ cells }) })
      return mergeDrafts(drafted.get(times) ?? blankProfile(), profile ?? blankProfile())
    }
    await expectLinear(judge)
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
    await expectLinear((times) => badge(kind, times))
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
  [
    'a first line that says «for» again and again',
    (times) => {
      const html = `<html lang="en"><body><main><h1>Rows</h1><p>${'$10 for '.repeat(225 * times)}</p></main></body></html>`
      return readAndDraft(siteOfOne('paragraphs', 500).map((page) => ({ ...page, html })))
    },
  ],
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
    await expectLinear(work)
  })
