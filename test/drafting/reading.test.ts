import { expect, test } from 'bun:test'
import { evidence } from '../../server/drafting/proof/quotes.ts'
import { sentences } from '../../server/drafting/reading/fold.ts'
import { readPages } from '../../server/drafting/reading/reading.ts'
import { expectLinear } from '../growth.ts'
import { pageAt } from './home.ts'

const read = (html: string) => {
  const reading = readPages([pageAt('https://quellwerk.example.net/a/', html)])[0]
  if (!reading) throw new Error('nothing was read')
  return reading
}
const texts = (html: string) => read(html).blocks.map((block) => block.text)

test('a word in bold or a coloured half of a name does not split the sentence around it', () => {
  expect(texts('<p>Built <b>by</b> the <i>cell</i>ar, in Quell<span>Werk</span>.</p>')).toEqual(['Built by the cellar, in QuellWerk.'])
})

test('cells, list entries, buttons and lines are separate, even without white space between their tags', () => {
  const html =
    '<h1>One<br>Two</h1><ul><li>Three</li><li>Four</li></ul><table><tr><td>Five</td><td>Six</td></tr></table><nav><a href="/a">Seven</a><a href="/b">Eight</a></nav>'
  expect(texts(html)).toEqual(['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'])
})

test('an address right behind a label is not joined to it', () => {
  expect(
    read('<div><span>Contact</span><a href="mailto:hej@quellwerk.example.net">hej@quellwerk.example.net</a></div>').blocks[0]?.spaced,
  ).toBe('Contact hej@quellwerk.example.net')
})

test('scripts, templates, comments and what is hidden are not shown text', () => {
  const hidden = [
    '<script>var a = "script"</script>',
    '<template>template</template>',
    '<!-- comment -->',
    '<div hidden>attribute</div>',
    '<p aria-hidden="true">aria</p>',
  ]
  const styled = [
    '<p style="display: none">style</p>',
    '<p style="position:absolute; left:-9999px">far away</p>',
    '<span class="sr-only">reader</span>',
    '<noscript>noscript</noscript>',
  ]
  expect(texts(`${hidden.join('')}<p>Shown</p>${styled.join('')}`)).toEqual(['Shown'])
})

test('what is left out on a phone alone is shown text', () => {
  expect(texts('<div class="carousel-caption d-none d-md-block"><h5>Timber houses</h5></div><p class="d-none d-md-none">Off</p>')).toEqual([
    'Timber houses',
  ])
})

test('sections that fade in are shown text', () => {
  expect(texts('<section style="opacity: 0; transform: translateY(20px)"><p>Fades in</p></section>')).toEqual(['Fades in'])
})

test('a page in two languages at once is read in the language it declares', () => {
  const line = (it: string, en: string) => `<p><span data-lang-it>${it}</span><span data-lang-en>${en}</span></p>`
  const html = `<html lang="it"><body>${line('Buongiorno', 'Good morning')}${line('Buonasera', 'Good evening')}${line('Arrivederci', 'Goodbye')}</body></html>`
  expect(texts(html)).toEqual(['Buongiorno', 'Buonasera', 'Arrivederci'])
})

test.each([
  [
    'bg',
    'Поправяме велосипеди за града и за планината. Може да оставите колелото си сутрин и да го вземете още същия ден, ако частите са налични.',
  ],
  ['ru', 'Мы чиним велосипеды для города и для гор. Оставьте велосипед утром и заберите его в тот же день, если есть запчасти. Українська'],
  [
    'uk',
    'Ми лагодимо велосипеди для міста і для гір. Залиште велосипед зранку й заберіть його того ж дня, якщо є запчастини. Русский язык',
  ],
])('a text in %s is told from its neighbours in one script, whatever the template declares', (lang, text) => {
  expect(read(`<html lang="en"><body><p>${text}</p></body></html>`).lang).toBe(lang)
})

test('the language is told from the text when the template declares another', () => {
  const german = 'Wir bauen Möbel aus dem Holz der Region und liefern sie mit der eigenen Hand zu Ihnen nach Hause. '.repeat(3)
  expect(read(`<html lang="en"><body><p>${german}</p></body></html>`).lang).toBe('de')
  expect(
    read(
      '<html lang="en"><body><p>私たちは木の家具を作り、お客様のご自宅までお届けします。ご注文はこちらから受け付けております。</p></body></html>',
    ).lang,
  ).toBe('ja')
})

test('JSON-LD with raw line breaks and a trailing comma is still read', () => {
  const reading = read('<script type="application/ld+json">{"@graph": [{"@type": "Organization", "name": "Quell\nwerk",},]}</script>')
  expect(reading.json_ld.map((node) => [node.types, node.members['name']])).toEqual([[['organization'], 'Quell werk']])
})

test('links are absolute to the base the page names, and script addresses are no links', () => {
  const reading = read(
    '<base href="https://quellwerk.example.net/b/"><a href="c.html">C</a><a href="javascript:void(0)">D</a><a href="mailto:a@b.example.net">Mail</a>',
  )
  expect(reading.links.map((link) => link.url)).toEqual(['https://quellwerk.example.net/b/c.html', 'mailto:a@b.example.net'])
})

test('markup made to exhaust the reader is read in time that grows with it alone', async () => {
  await expectLinear((times) => {
    const reading = read(`${'<div>'.repeat(25_000 * times)}deep ${'<b><p>'.repeat(12_500 * times)}`)
    expect(reading.blocks.length).toBeLessThan(1000)
  })
})

test('a section with a line of filler came with a template, and so did its prices and people', () => {
  const plan = '<section><h2>Pricing</h2><h3>Business</h3><p>$19 / month</p><p>Nec feugiat nisl pretium</p></section>'
  const reading = read(
    `<section><h1>Timber houses</h1><p>We build houses of wood.</p></section>${plan}<section><h2>Contact</h2><p>Riga</p></section>`,
  )
  expect(reading.blocks.map((block) => block.text)).toEqual(['Timber houses', 'We build houses of wood.', 'Contact', 'Riga'])
  expect(reading.left_over).toBe(1)
})

test('phrases that styles set on lines of their own are read apart, parts of a word together', () => {
  expect(texts('<h1>Your own wishes<span>become a</span><span>present</span></h1>')).toEqual(['Your own wishes become a present'])
  expect(texts('<h1>Quell<span>werk</span></h1>')).toEqual(['Quellwerk'])
})

test('the mark behind a heading that leads to it is no part of it', () => {
  const html =
    '<h1>Quellwerk<a class="headerlink" href="#quellwerk" title="Link to this heading">¶</a></h1><h2>Is it free?<a href="#is-it-free">#</a></h2><p><a href="#map">Map</a></p>'
  expect(texts(html)).toEqual(['Quellwerk', 'Is it free?', 'Map'])
})

test('the name of a picture that a font draws is no text', () => {
  expect(texts('<p><i class="material-icons">rocket_launch</i> Off we go</p>')).toEqual(['Off we go'])
})

test('a quote that was cut holds no half of a character', () => {
  const reading = read('<p>会計と請求</p>')
  const quotes = ['会計\ud83c', '\udf89請求', '会計🎉'].map((cut) => evidence(reading, cut, 'exact').quote)
  expect(quotes).toEqual(['会計', '請求', '会計🎉'])
})

test('a sentence in Japanese does not end within words that it quotes', () => {
  expect(sentences('「触ってみた。でも、変わらない」——そこから伴走します。定着まで。')).toEqual([
    '「触ってみた。でも、変わらない」——そこから伴走します。',
    '定着まで。',
  ])
  expect(sentences('伴走します。「相談」から。')).toEqual(['伴走します。', '「相談」から。'])
})
