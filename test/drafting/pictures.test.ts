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
  ['not one on the developer’s own machine', `${data('http://localhost:4000/logo.svg')}<link rel="icon" href="f.png">`, '', 'f.png'],
])('the logo is %s', (_, head, body, wanted) => {
  expect(logo(head, body)).toBe(AT + wanted)
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
