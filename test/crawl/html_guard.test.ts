import { load } from 'cheerio'
import { describe, expect, test } from 'bun:test'
import { guardHtml } from '../../server/crawl/html_guard.ts'
import { readOutline } from '../../server/crawl/links.ts'

const HONEST = `<!doctype html><html lang="en"><head><title>A</title><meta charset=utf-8></head><body>
<nav><ul><li><a href=/a>A</a><li><a href=/b>B</a></ul></nav><p>One <b>two</b><p>Three<br>four<table><tr><td>5<td>6</table>
<svg viewBox="0 0 1 1"><path d="M0 0"/></svg><img src=x alt=y><!-- note --><script>if (a < b) { c() }</script></body></html>`

const FEW = Array.from({ length: 1000 }, (_, at) => `a${at}=1`).join(' ')
const BOMBS: [name: string, markup: string, cut: string][] = [
  ['a tag with 1,000 attributes that never ends', `<p>kept</p><a ${FEW}`, 'attributes'],
  ['20,000 nested blocks', `<p>kept</p>${'<div>'.repeat(20_000)}`, 'depth'],
  ['half a megabyte of nesting', `<p>kept</p>${'<x>'.repeat(170_000)}`, 'depth'],
  ['blocks that only an inline end tag closes', `<p>kept</p>${'<span><div></span>'.repeat(20_000)}`, 'depth'],
  ['formatting that a block interrupts', `<p>kept</p>${'<b><div></b>'.repeat(20_000)}`, 'depth'],
  ['walls that an end tag cannot pass', `<p>kept</p>${'<div><object></div>'.repeat(20_000)}`, 'depth'],
  [
    'a tag with 100,000 attributes',
    `<p>kept</p><a ${Array.from({ length: 100_000 }, (_, at) => `a${at}=1`).join(' ')}>x</a>`,
    'attributes',
  ],
  ['200,000 elements', `<p>kept</p>${'<i></i>'.repeat(200_000)}`, 'nodes'],
  ['200,000 comments', `<p>kept</p>${'<!---->'.repeat(200_000)}`, 'nodes'],
  [
    'formatting that every block opens again',
    `<p>kept</p><p>${Array.from({ length: 400 }, (_, at) => `<font size=${at}>`).join('')}</p>${'<p>x'.repeat(20_000)}`,
    'nodes',
  ],
]

test('an honest page passes unchanged', () => {
  expect(guardHtml(HONEST)).toEqual({ html: HONEST, cut: null })
  const long = HONEST + '<section><h2>Title</h2><p>Text with <a href="/x">link</a> and <strong>more</strong></p></section>\n'.repeat(2000)
  expect(guardHtml(long).cut).toBeNull()
  const sloppy = `<ul>${'<li><span>never closed<li>'.repeat(150)}</ul>`
  expect(guardHtml(sloppy).cut).toBeNull()
})

test('a tag with too many attributes loses them, and the page goes on', () => {
  const many = Array.from({ length: 4000 }, (_, at) => `a${at}=1`).join(' ')
  const guarded = guardHtml(`<p>one</p><meta ${many}><a ${many} href=/x>two</a><p class=y>three`)
  expect(guarded).toEqual({ html: '<p>one</p><meta><a>two</a><p class=y>three', cut: null })
})

test('text written in entities is one text', () => {
  const entities = `<p>${'&#26009;&#37329;'.repeat(80_000)}</p>`
  expect(guardHtml(entities)).toEqual({ html: entities, cut: null })
})

describe.each(BOMBS)('%s', (_, markup, cut) => {
  test('is cut where it begins to hurt, in little time', () => {
    const started = performance.now()
    const guarded = guardHtml(markup)
    expect(performance.now() - started).toBeLessThan(1000)
    expect(guarded.cut).toBe(cut as never)
    expect(guarded.html).toStartWith('<p>kept</p>')
    expect(markup).toStartWith(guarded.html)
  })
  test('does not hold a tree builder afterwards', () => {
    const started = performance.now()
    expect(load(guardHtml(markup).html)('p').first().text()).toBe('kept')
    expect(performance.now() - started).toBeLessThan(2500)
  })
})

test.each([
  ['an unclosed comment', `<!--${'-'.repeat(1_000_000)}`],
  ['an unclosed attribute', `<a href="${'x'.repeat(1_000_000)}`],
  ['a megabyte of less-than signs', '<'.repeat(1_000_000)],
  ['a megabyte of ampersands', '&'.repeat(1_000_000)],
  ['end tags only', '</p>'.repeat(250_000)],
  ['an unclosed script', `<script>${'<!--<script>'.repeat(80_000)}`],
  ['zero bytes', '\0'.repeat(1_000_000)],
])('%s is read in linear time', (_, markup) => {
  const started = performance.now()
  readOutline(guardHtml(markup).html, 'https://a.test/')
  expect(performance.now() - started).toBeLessThan(1500)
})
