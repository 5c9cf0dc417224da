import { describe, expect, test } from 'bun:test'
import { badgeIn, readBadge } from '../../server/launch/badge.ts'
import { expectLinear } from '../growth.ts'

const TARGETS = ['https://listing.example/listings/beetroot', 'https://listing.example']
const LINK = '<a href="https://listing.example/listings/beetroot">Listed</a>'
const check = (body: string, head = '') =>
  badgeIn(`<!doctype html><html><head>${head}</head><body>${body}</body></html>`, 'https://beetroot.example/', TARGETS)

describe('a real link is seen', () => {
  test.each([
    ['to the page', LINK],
    ['to the directory', '<a href="https://listing.example">x</a>'],
    ['with any rel', '<a rel="nofollow sponsored ugc noopener" href="https://listing.example/listings/beetroot">x</a>'],
    ['over http', '<a href="http://listing.example/listings/beetroot">x</a>'],
    ['with www.', '<a href="https://www.listing.example/listings/beetroot">x</a>'],
    ['with a slash, a query and a fragment', '<a href="https://LISTING.example/listings/beetroot/?utm_source=badge&a=b#top">x</a>'],
    ['without a scheme of its own', '<a href="//listing.example/listings/beetroot">x</a>'],
    ['around a picture', '<a href="https://listing.example/listings/beetroot"><img src="b.svg" width="200" height="54" alt=""></a>'],
    ['around a drawing', '<a href="https://listing.example/listings/beetroot"><svg viewBox="0 0 1 1"><path d="M0 0"/></svg></a>'],
    ['written in capitals', '<A HREF=https://listing.example/listings/beetroot>x</A>'],
    ['deep in a footer', `<footer><div><ul><li><p>${LINK}</p></li></ul></div></footer>`],
    ['beside a hidden one', `<div hidden>${LINK}</div><p>${LINK}</p>`],
    ['in a section that a script fades in', `<section style="opacity:0;transform:translateY(20px)">${LINK}</section>`],
    ['in a part of the page that folds open', `<details><summary>More</summary>${LINK}</details>`],
  ])('%s', (_what, body) => expect(check(body)).toBe('seen'))

  test('against a base that the page sets', () =>
    expect(check('<a href="listings/beetroot">x</a>', '<base href="https://listing.example/">')).toBe('seen'))
  test('where only a print style hides it', () =>
    expect(check(`<p class="badge">${LINK}</p>`, '<style>@media print { .badge { display: none } }</style>')).toBe('seen'))
})

describe('a link that nobody sees does not count', () => {
  test.each([
    ['hidden', `<div hidden>${LINK}</div>`],
    ['hidden itself', LINK.replace('<a', '<a hidden')],
    ['hidden from readers', `<div aria-hidden="TRUE">${LINK}</div>`],
    ['inert', `<div inert>${LINK}</div>`],
    ['not displayed', `<div style="color:red; DISPLAY : None !important">${LINK}</div>`],
    ['not displayed behind a comment', `<div style="display:/* x */none">${LINK}</div>`],
    ['not visible', `<div style="visibility:hidden">${LINK}</div>`],
    ['of no width', LINK.replace('<a', '<a style="display:block;width:0"')],
    ['of one pixel', `<div style="height:1px;overflow:hidden">${LINK}</div>`],
    ['in letters of no size', `<p style="font-size:0px">${LINK}</p>`],
    ['far outside', `<p style="position:absolute;left:-9999px">${LINK}</p>`],
    ['indented away', LINK.replace('<a', '<a style="text-indent:-99999px"')],
    ['clipped away', `<p style="position:absolute;clip:rect(0 0 0 0)">${LINK}</p>`],
    ['clipped by its path', `<p style="clip-path: inset(50%)">${LINK}</p>`],
    ['scaled to nothing', `<p style="transform: scale(0)">${LINK}</p>`],
    ['see-through', LINK.replace('<a', '<a style="opacity:0"')],
    ['empty', '<a href="https://listing.example/listings/beetroot"></a>'],
    ['of blanks', '<a href="https://listing.example/listings/beetroot"> \u200b&nbsp;</a>'],
    ['around a speck', '<a href="https://listing.example/listings/beetroot"><img src="b.svg" width="1" height="1"></a>'],
    ['around a hidden picture', '<a href="https://listing.example/listings/beetroot"><img src="b.svg" style="display:none"></a>'],
    ['in a template', `<template>${LINK}</template>`],
    ['in a noscript', `<noscript>${LINK}</noscript>`],
    ['in a closed dialog', `<dialog>${LINK}</dialog>`],
    ['in a closed popover', `<div popover>${LINK}</div>`],
    ['instead of a film', `<video src="a.webm">${LINK}</video>`],
    ['instead of a drawing', `<canvas><p>${LINK}</p></canvas>`],
  ])('%s', (_what, body) => expect(check(body)).not.toBe('seen'))

  test.each([
    ['.x { display: none }', `<p class="x y">${LINK}</p>`],
    ['p{color:red}.a,#x>.b{visibility:hidden}', `<div id="x"><p class="b">${LINK}</p></div>`],
    ['/* } */ @import url(a.css); footer a { font-size: 0 }', `<footer>${LINK}</footer>`],
  ])('hidden by the page’s own style %s', (css, body) => expect(check(body, `<style>${css}</style>`)).toBe('hidden'))
})

describe('what is no link is absent', () => {
  test.each([
    ['a comment', `<!-- ${LINK} -->`],
    ['a script', `<script>document.write('${LINK}')</script>`],
    ['a style', `<style>/* ${LINK} */</style>`],
    ['a text area', `<textarea>${LINK}</textarea>`],
    ['an option', `<select><option>${LINK}</option></select>`],
    ['a frame', `<iframe srcdoc='${LINK}'></iframe>`],
    ['written out', LINK.replaceAll('<', '&lt;')],
    ['a plain address', 'https://listing.example/listings/beetroot'],
    ['a picture alone', '<img src="https://listing.example/badges/light.svg">'],
    ['an attribute', '<a data-href="https://listing.example/listings/beetroot">x</a>'],
    ['another listing', '<a href="https://listing.example/listings/beetroot-2">x</a>'],
    ['another host', '<a href="https://listing.example.evil.example/listings/beetroot">x</a>'],
    ['the host as a user', '<a href="https://listing.example@evil.example/listings/beetroot">x</a>'],
    ['another port', '<a href="https://listing.example:8443/listings/beetroot">x</a>'],
    ['the address in a query', '<a href="https://evil.example/?to=https://listing.example/listings/beetroot">x</a>'],
    ['a script address', '<a href="javascript:location=\'https://listing.example/\'">x</a>'],
    ['an empty page', ''],
  ])('%s', (_what, body) => expect(['absent', 'hidden'].includes(check(body))).toBe(true))

  test('such as a comment that never ends', () => expect(check(`<!-- ${LINK}`)).toBe('absent'))
})

describe('any page is read within its bounds', () => {
  const read = (text: string, content_type: string | null = 'text/html') =>
    readBadge({ bytes: new TextEncoder().encode(text), content_type, url: 'https://beetroot.example/', targets: TARGETS })

  const LONG: [name: string, text: (times: number) => string][] = [
    ['tags without end', (times) => '<div>'.repeat(50_000 * times)],
    ['a style of braces', (times) => `<style>${'{'.repeat(75_000 * times)}</style>`],
    [
      'a style of rules',
      (times) =>
        `<style>${'.a .b > .c{display:none}'.repeat(5000 * times)}</style>${'<a href="https://listing.example">x</a>'.repeat(500 * times)}`,
    ],
    [
      'long selectors',
      (times) => `<style>${'a'.repeat(25_000 * times)}{display:none} ${'a>'.repeat(250 * times)} b{display:none}</style>${LINK}`,
    ],
    ['links without end', (times) => '<a href="https://listing.example/x">x</a>'.repeat(12_500 * times)],
    ['deep hidden links', (times) => `<p hidden>${'<b>'.repeat(150)}${'<a href="https://listing.example">x</a>'.repeat(1000 * times)}`],
  ]
  test.each(LONG)('%s: four times as much takes no more than its share longer', async (_what, text) => {
    await expectLinear((times) => expect(['seen', 'hidden', 'absent', 'cut']).toContain(read(text(times))))
  })

  test('a page that had to be cut is not said to lack the badge', () => expect(read(`${'<div>'.repeat(200_000)}${LINK}`)).toBe('cut'))
  test('a picture is no page', () => expect(read('\u0089PNG', 'image/png')).toBe('no_page'))
})
