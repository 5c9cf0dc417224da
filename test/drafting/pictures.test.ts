import { expect, test } from 'bun:test'
import { draftOfHome } from './home.ts'

const AT = 'https://quellwerk.example.net/'
const logo = (head: string, body = '') =>
  draftOfHome(`<head><title>Quellwerk – springs</title>${head}</head><body>${body}</body>`).fields.logo_url?.value ?? null
const data = (value: string) => `<script type="application/ld+json">{"@type":"Organization","name":"Quellwerk","logo":"${value}"}</script>`

test.each([
  ['the one its data names', data('/m/mark.svg'), '<header><img class="logo" src="other.png"></header>', 'm/mark.svg'],
  [
    'the one shown at the top',
    '<link rel="icon" href="f.ico">',
    '<header><a href="/"><img src="mark.png" alt="Quellwerk logo"></a></header>',
    'mark.png',
  ],
  [
    'the largest icon where none is shown',
    '<link rel="icon" href="s.png" sizes="16x16"><link rel="icon" href="l.png" sizes="192x192">',
    '',
    'l.png',
  ],
  [
    'not a customer’s',
    '<link rel="icon" href="f.png">',
    '<div class="customers"><img src="acorn-logo.png" alt="Acorn logo"></div>',
    'f.png',
  ],
  [
    'the one that bears the name, within a slider too',
    '<link rel="apple-touch-icon" href="f.png">',
    '<div class="slider-wrap"><div><img class="logo" src="mark.png" alt="Quellwerk logo"></div></div>',
    'mark.png',
  ],
  [
    'the own one, though another picture’s name ends like its name',
    '',
    '<div class="praise"><img src="acorn-logo.svg" alt="Acorn"></div><header><img src="logo.svg" alt="Quellwerk"></header>',
    'logo.svg',
  ],
  ['not one on the developer’s own machine', `${data('http://localhost:4000/logo.svg')}<link rel="icon" href="f.png">`, '', 'f.png'],
])('the logo is %s', (_, head, body, wanted) => {
  expect(logo(head, body)).toBe(AT + wanted)
})

test.each([
  ['a build tool’s mark', '<link rel="icon" href="/vite.svg">', ''],
  ['a framework’s mark at the top', '', '<header><a href="/"><img src="/next.svg" alt="Next.js logo"></a></header>'],
  ['a placeholder', '', '<header><img class="logo" src="/placeholder.svg" alt="Quellwerk"></header>'],
  ['a demonstration picture from elsewhere', '', '<nav><a href="/"><img src="https://tailwindui.com/img/logos/mark.svg" alt=""></a></nav>'],
  ['a wide picture that opens the page', '', '<a href="/shop"><img src="/cat-shop.jpg" width="1600" height="640"></a>'],
  ['an address that its generator did not fill in', '', '<header><img class="logo" src="{{ site.baseurl }}/mark.svg"></header>'],
  ['a counting pixel', '', '<header><a href="/"><img src="/t.gif" width="1" height="1"></a></header>'],
  [
    'a starter’s icon on a site that was not given its own words',
    '<meta name="description" content="Web site created using create-react-app"><link rel="apple-touch-icon" href="/logo192.png">',
    '',
  ],
])('the logo is never %s', (_, head, body) => {
  expect(logo(head, body)).toBeNull()
})

test.each([
  [
    'a framework’s own mark on its own site',
    '<title>Astro – the web framework</title><link rel="icon" href="/astro.svg">',
    '',
    'astro.svg',
  ],
  ['a starter’s icon name on a site with its own words', '<link rel="apple-touch-icon" href="/logo192.png">', '', 'logo192.png'],
  [
    'an icon that bears the name in the text',
    '',
    '<main><p><img src="art/quellwerk-icon.png" alt="Quellwerk" width="96"></p></main>',
    'art/quellwerk-icon.png',
  ],
  [
    'the home screen’s icon before a larger tab icon',
    '<link rel="icon" href="/l.png" sizes="512x512"><link rel="apple-touch-icon" href="/touch.png">',
    '',
    'touch.png',
  ],
  [
    'a real mark where the data names a preview picture',
    data('/img/og-image.png'),
    '<header><a href="/"><img src="mark.svg" alt="Quellwerk"></a></header>',
    'mark.svg',
  ],
  [
    'behind a placeholder that waits for scripts',
    '',
    '<header><a href="/"><img class="logo" src="/blank.gif"><img src="real-logo.svg"></a></header>',
    'real-logo.svg',
  ],
])('the logo may be %s', (_, head, body, wanted) => {
  const html = `<head>${head.includes('<title>') ? head : `<title>Quellwerk – springs</title>${head}`}</head><body>${body}</body>`
  const host = head.includes('<title>') ? 'astro.example.net' : 'quellwerk.example.net'
  expect(draftOfHome(html, { host }).fields.logo_url?.value).toBe(`https://${host}/${wanted}`)
})

test('a mark that only further pages show is the logo, where the home page has none', () => {
  const about = '<title>About</title><header><img class="logo" src="mark.svg" alt="Quellwerk"></header>'
  const more = [{ path: '/about', kind: 'about' as const, html: `<html><head>${about}</head><body></body></html>` }]
  const drafted = (head: string) =>
    draftOfHome(`<head><title>Quellwerk – springs</title>${head}</head><body><a href="/about">About</a></body>`, { more }).fields.logo_url
  expect(drafted('')?.value).toBe(`${AT}mark.svg`)
  expect(drafted('<link rel="icon" href="f.png">')?.value).toBe(`${AT}f.png`)
})

test('a large picture with the name as its description is no logo', () => {
  expect(logo('', '<main><p><img src="quellwerk-icon-wall.jpg" alt="Quellwerk" width="1200"></p></main>')).toBeNull()
})

test('a preview picture becomes the cover, a bare logo does not', () => {
  const cover = (src: string) =>
    draftOfHome(`<title>Quellwerk</title><meta property="og:image" content="${src}">`).fields.cover_url?.value ?? null
  expect([cover('/springs.jpg'), cover('/logo.png'), cover('undefined/x.png')]).toEqual([`${AT}springs.jpg`, null, null])
})

test('a video is an embedded or linked one, screenshots are pictures that say so', () => {
  const { fields } = draftOfHome(
    '<title>Quellwerk</title><main><iframe src="https://www.youtube.com/embed/a1b2c3"></iframe><img src="hike.jpg"><img src="screenshot-map.png" alt="The map"></main>',
  )
  expect([fields.video_url?.value, fields.screenshots?.value]).toEqual([
    'https://www.youtube.com/embed/a1b2c3',
    [`${AT}screenshot-map.png`],
  ])
})

test('a video in which a customer speaks is none of the product', () => {
  const video = (body: string) => draftOfHome(`<title>Quellwerk</title><main>${body}</main>`).fields.video_url?.value ?? null
  const film = (id: string) => `<iframe src="https://www.youtube.com/embed/${id}"></iframe>`
  const said = `<div class="testimonials"><div>${film('says1')}</div></div><blockquote>${film('says2')}</blockquote>`
  expect([video(said), video(`${said}<div class="video-preview">${film('shows')}</div>`)]).toEqual([
    null,
    'https://www.youtube.com/embed/shows',
  ])
})

test('a part of the page itself is no video', () => {
  const marked = (address: string) =>
    draftOfHome(
      `<title>Quellwerk</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"VideoObject","name":"Film","contentUrl":"${address}"}</script><main><h1>Quellwerk</h1></main>`,
    ).fields.video_url?.value ?? null
  expect(marked('https://quellwerk.example.net/#film')).toBeNull()
  expect(marked('https://quellwerk.example.net/film.mp4')).toBe('https://quellwerk.example.net/film.mp4')
})
