import { load } from 'cheerio'
import { describe, expect, test } from 'bun:test'
import { guardHtml } from '../../server/crawl/html_guard.ts'
import { readOutline } from '../../server/crawl/links.ts'
import { expectLinear } from '../growth.ts'

const HONEST = `<!doctype html><html lang="en"><head><title>A</title><meta charset=utf-8></head><body>
<nav><ul><li><a href=/a>A</a><li><a href=/b>B</a></ul></nav><p>One <b>two</b><p>Three<br>four<table><tr><td>5<td>6</table>
<svg viewBox="0 0 1 1"><path d="M0 0"/></svg><img src=x alt=y><!-- note --><script>if (a < b) { c() }</script></body></html>`

const FEW = Array.from({ length: 1000 }, (_, at) => `a${at}=1`).join(' ')
/** Each begins to hurt at a fixed place, however often its end is repeated. */
const BOMBS: [name: string, markup: (times: number) => string, cut: string][] = [
  ['a tag with 1,000 attributes that never ends', () => `<p>kept</p><a ${FEW}`, 'attributes'],
  ['20,000 nested blocks', (times) => `<p>kept</p>${'<div>'.repeat(5000 * times)}`, 'depth'],
  ['half a megabyte of nesting', (times) => `<p>kept</p>${'<x>'.repeat(42_500 * times)}`, 'depth'],
  ['blocks that only an inline end tag closes', (times) => `<p>kept</p>${'<span><div></span>'.repeat(5000 * times)}`, 'depth'],
  ['formatting that a block interrupts', (times) => `<p>kept</p>${'<b><div></b>'.repeat(5000 * times)}`, 'depth'],
  ['walls that an end tag cannot pass', (times) => `<p>kept</p>${'<div><object></div>'.repeat(5000 * times)}`, 'depth'],
  [
    'a tag with 100,000 attributes',
    (times) => `<p>kept</p><a ${Array.from({ length: 25_000 * times }, (_, at) => `a${at}=1`).join(' ')}>x</a>`,
    'attributes',
  ],
  ['440,000 elements', (times) => `<p>kept</p>${'<i></i>'.repeat(110_000 * times)}`, 'nodes'],
  ['440,000 comments', (times) => `<p>kept</p>${'<!---->'.repeat(110_000 * times)}`, 'nodes'],
  [
    'formatting that every block opens again',
    (times) => `<p>kept</p><p>${Array.from({ length: 400 }, (_, at) => `<font size=${at}>`).join('')}</p>${'<p>x'.repeat(5000 * times)}`,
    'nodes',
  ],
]
const TIMES_MOST = 4

test('an honest page passes unchanged', () => {
  expect(guardHtml(HONEST)).toMatchObject({ html: HONEST, cut: null })
  const long = HONEST + '<section><h2>Title</h2><p>Text with <a href="/x">link</a> and <strong>more</strong></p></section>\n'.repeat(2000)
  expect(guardHtml(long).cut).toBeNull()
  const sloppy = `<ul>${'<li><span>never closed<li>'.repeat(150)}</ul>`
  expect(guardHtml(sloppy).cut).toBeNull()
})

test('a tag with too many attributes loses them, and the page goes on', () => {
  const many = Array.from({ length: 4000 }, (_, at) => `a${at}=1`).join(' ')
  const guarded = guardHtml(`<p>one</p><meta ${many}><a ${many} href=/x>two</a><p class=y>three`)
  expect(guarded).toMatchObject({ html: '<p>one</p><meta><a>two</a><p class=y>three', cut: null })
})

test('text written in entities is one text', () => {
  const entities = `<p>${'&#26009;&#37329;'.repeat(80_000)}</p>`
  expect(guardHtml(entities)).toMatchObject({ html: entities, cut: null })
})

describe.each(BOMBS)('%s', (_, markupOf, cut) => {
  const texts = new Map([1, TIMES_MOST].map((times) => [times, markupOf(times)]))
  const markup = (times: number) => texts.get(times) ?? ''
  test('is cut where it begins to hurt, in time that grows with it alone', async () => {
    await expectLinear((times) => {
      const guarded = guardHtml(markup(times))
      expect(guarded.cut).toBe(cut as never)
      expect(guarded.html).toStartWith('<p>kept</p>')
      expect(markup(times)).toStartWith(guarded.html)
    })
  })
  test('does not hold a tree builder afterwards, however long it is', async () => {
    await expectLinear((times) =>
      expect(
        load(guardHtml(markup(times)).html)('p')
          .first()
          .text(),
      ).toBe('kept'),
    )
  })
})

const LONG: [name: string, markup: (times: number) => string][] = [
  ['an unclosed comment', (times) => `<!--${'-'.repeat(250_000 * times)}`],
  ['an unclosed attribute', (times) => `<a href="${'x'.repeat(250_000 * times)}`],
  ['a megabyte of less-than signs', (times) => '<'.repeat(250_000 * times)],
  ['a megabyte of ampersands', (times) => '&'.repeat(250_000 * times)],
  // Below the bound of nodes, beyond which a page is cut and both sizes would cost the same.
  ['elements', (times) => '<i></i>'.repeat(20_000 * times)],
  ['end tags only', (times) => '</p>'.repeat(20_000 * times)],
  ['an unclosed script', (times) => `<script>${'<!--<script>'.repeat(20_000 * times)}`],
  ['zero bytes', (times) => '\0'.repeat(250_000 * times)],
]
test.each(LONG)('%s is read in linear time', async (_, markup) => {
  await expectLinear((times) => readOutline(guardHtml(markup(times)).html, 'https://a.test/'))
})

test('a text between two tags is kept for 200,000 characters, and what follows it whole', () => {
  const { html, cut } = guardHtml(`<p>${'語'.repeat(900_000)}</p><p>after</p><p>${'&lt;'.repeat(300_000)}</p><p>the end</p>`)
  expect(cut).toBeNull()
  expect(html).toBe(`<p>${'語'.repeat(200_000)}</p><p>after</p><p>${'&lt;'.repeat(200_000)}</p><p>the end</p>`)
  const long = `<p>${'a'.repeat(200_000)}</p>`
  expect(guardHtml(long).html).toBe(long)
})
