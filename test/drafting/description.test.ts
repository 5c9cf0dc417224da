import { describe, expect, test } from 'bun:test'
import { draftOfHome } from './home.ts'

const fields = (body: string, lang = 'en', head = '') =>
  draftOfHome(`<html lang="${lang}"><head><title>Quellwerk</title>${head}</head><body><main>${body}</main></body></html>`).fields
const described = (body: string, lang = 'en') => fields(`<h1>Know every spring</h1>${body}`, lang).description?.value ?? ''

const TOLD = 'Quellwerk shows every spring of the region and tells who last drank from it.'
const MORE = 'Maps are kept on the phone, so they open where no mast reaches the valley.'

describe('the description holds no', () => {
  test.each([
    ['caption', '<figure><figcaption>The map as it looked on a walk through the northern hills last year.</figcaption></figure>'],
    ['step', '<ol class="steps"><li><p>The map opens on the spot where the phone believes that it stands.</p></li></ol>'],
    ['sample figure', '<div class="demo"><p>Forty springs found within three kilometres of where you are standing.</p></div>'],
    ['trademark note', '<p>Quellwerk and the drop are registered trademarks of their owners in many countries.</p>'],
    ['instruction', '<p>Click on a spring in the legend to show or hide it on the map of the valley.</p>'],
    ['instruction, nl', '<p>Klik op een bron in de legenda om ze te tonen of te verbergen op de kaart.</p>'],
    ['invitation', '<p>Contact us today and we will gladly help you with the planning of a walk.</p>'],
    ['invitation, de', '<p>Rufen Sie uns an, wir beraten Sie gern zu allen Wegen im ganzen Schwarzwald.</p>'],
    ['invitation, uk', '<p>Зателефонуйте нам зараз, і ми радо допоможемо вам спланувати похід у гори.</p>'],
    ['hours or address', '<p>The office in the old mill is open from 7:30 - 14:30 and sells printed maps.</p>'],
    ['fragment', '<p>springs of the Black Forest, with taste, shade and the way there, all in one</p>'],
    [
      'trouble of customers',
      '<section><h2>Sound familiar?</h2><p>Walkers run dry long before noon and nobody tells them where to turn.</p></section>',
    ],
    [
      'text of a card',
      '<div class="grid"><div class="card"><h3>Taste</h3><p>Each spring is tasted twice a year by people who know water well.</p></div><div class="card"><h3>Shade</h3><p>Each spring is seen at noon by people who know the sun very well.</p></div></div>',
    ],
  ])('%s', (_, body) => {
    expect(described(`<p>${TOLD}</p><h2>Offline</h2><p>${MORE}</p>${body}`)).toBe(`${TOLD}\n\n${MORE}`)
  })
})

test('the description leaves out what the summary says, where enough is left', () => {
  const summary = 'Quellwerk maps the springs of the Black Forest for hikers, with taste, shade and the way there.'
  const meta = `<meta name="description" content="${summary}">`
  const rest = `<p>${TOLD}</p><p>${MORE}</p>`
  expect(fields(`<h1>Know every spring</h1>${rest}`, 'en', meta).description?.value).toBe(`${TOLD}\n\n${MORE}`)
  expect(fields('<h1>Know every spring</h1>', 'en', meta).description?.value).toBe(summary)
})

test('the description goes on with the sentence that says what the product is', () => {
  const lead = 'Walk as far as you like, for the next cold drink is never further than an hour.'
  expect(described(`<p>${lead}</p><h2>Offline</h2><p>${MORE}</p><h2>Springs</h2><p>${TOLD}</p>`)).toEndWith(`${TOLD}\n\n${MORE}`)
})

test('a site that lists more than it tells is described by its list, each line quoted', () => {
  const body = `<p>${TOLD}</p><section><h2>Features</h2><div><div><h3>Taste</h3><p>Each spring is tasted twice a year.</p></div><div><h3>Shade</h3><p>Each spring is seen at noon in summer.</p></div></div></section>`
  expect(described(body)).toBe(`${TOLD}\n\n- Taste: Each spring is tasted twice a year.\n- Shade: Each spring is seen at noon in summer.`)
})

test('a greeting or a question before the first sentence is left out', () => {
  expect(described(`<p>Welcome to Quellwerk! ${TOLD}</p>`)).toBe(TOLD)
  expect(described(`<p>Thirsty again? ${TOLD}</p>`)).toBe(TOLD)
})

test('scripts that say much in few signs are described too', () => {
  expect(described('<p>井戸と泉の場所を地図に記録し、水質の変化を家族や仲間と共有できます。</p>', 'ja')).toBe(
    '井戸と泉の場所を地図に記録し、水質の変化を家族や仲間と共有できます。',
  )
})

test.each([
  ['a consent', 'pl', 'Zapisując się na listę, akceptujesz otrzymywanie od nas informacji o aplikacji Quellwerk.'],
  ['a gift for the address', 'de', 'Hol dir die kostenlose Checkliste für deinen Brunnen, sofort umsetzbar und gut lesbar.'],
  ['what to press', 'en', 'Hover over the six circles on the left and find out how springs, wells and rivers meet.'],
  ['what to choose', 'fr', 'Sélectionnez votre département pour accéder aux sources et aux puits de votre commune.'],
])('the description leaves out %s', (_, lang, sentence) => {
  expect(described(`<p>${TOLD}</p><p>${sentence}</p>`, lang)).not.toContain(sentence.slice(0, 20))
})
