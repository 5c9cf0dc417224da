import { describe, expect, test } from 'bun:test'
import { readOutline } from '../../server/crawl/links.ts'

const outline = (markup: string) => readOutline(markup, 'https://a.test/folder/page?x=1')

test('title, language, canonical, alternates, manifest and first heading are read where they stand', () => {
  const read = outline(`<!doctype html><html lang="pt-BR"><head><title> Acme
    &amp; Co </title><link rel="canonical" href="/c"><link rel="Alternate" hreflang="DE" href="/de/"><link rel="manifest" href="m.json"><link rel="sitemap" href="/s.xml">
    <meta name="description" content="We make it"><body><svg><title>Icon</title></svg><h1>Big <b>words</b></h1><h1>Second</h1>`)
  expect(read).toMatchObject({
    title: 'Acme & Co',
    language: 'pt-br',
    canonical: 'https://a.test/c',
    alternates: [{ language: 'de', url: 'https://a.test/de/' }],
    manifest: 'https://a.test/folder/m.json',
    sitemap: 'https://a.test/s.xml',
    first_heading: 'Big words',
    has_description: true,
  })
})

test('text counts where a person sees it, whether or not the head was closed', () => {
  expect(
    outline(
      '<head><title>Five</title><style>p{}</style><body><p>12 345</p><script>var x</script><noscript>Turn it on</noscript><p hidden>no</p>',
    ),
  ).toMatchObject({ visible_characters: 5, text_sample: '12 345', has_script: true })
  expect(outline('<html><head><title>T</title><p>12345')).toMatchObject({ visible_characters: 5, title: 'T' })
})

test('equal texts have one hash, whatever the markup around them', () => {
  expect(outline('<p>One two</p>').text_hash).toBe(outline('<div><b>One</b>  two</div><script>1</script>').text_hash)
  expect(outline('<p>One two</p>').text_hash).not.toBe(outline('<p>One three</p>').text_hash)
})

describe('links', () => {
  const linksOf = (markup: string) => outline(markup).links.map(({ url, text, region }) => [url, text, region])
  test('carry their words and their place', () => {
    expect(
      linksOf(
        '<header><nav><a href="/a">A <b>b</b></a></nav></header><main><a href="b">B</a></main><footer><nav><a href="?q">C</a></nav></footer><div role="navigation"><a href="/d">D</a></div><a href="/e">E</a>',
      ),
    ).toEqual([
      ['https://a.test/a', 'A b', 'nav'],
      ['https://a.test/folder/b', 'B', 'main'],
      ['https://a.test/folder/page?q', 'C', 'footer'],
      ['https://a.test/d', 'D', 'nav'],
      ['https://a.test/e', 'E', 'body'],
    ])
  })
  test('take their words from a label or a picture where they have none', () => {
    expect(
      linksOf('<a href="/a" aria-label="Home"><svg></svg></a><a href="/b"><img alt="Team"></a><a href="/c"></a><a href="/c">Later</a>'),
    ).toEqual([
      ['https://a.test/a', 'Home', 'body'],
      ['https://a.test/b', 'Team', 'body'],
      ['https://a.test/c', 'Later', 'body'],
    ])
  })
  test('follow the first base element', () => {
    expect(linksOf('<base href="/root/"><base href="/no/"><a href="x">X</a>')).toEqual([['https://a.test/root/x', 'X', 'body']])
    expect(linksOf('<base href="javascript:1"><a href="x">X</a>')).toEqual([['https://a.test/folder/x', 'X', 'body']])
  })
  test('are web addresses only, each once, without fragment', () => {
    expect(
      linksOf(
        '<a href="mailto:a@b">1</a><a href="javascript:x">2</a><a href="tel:1">3</a><a href="data:,x">4</a><a href="http://[">5</a><a>6</a><a href="/x" download>7</a><a href="/y#1">8</a><a href="/y#2">9</a>',
      ),
    ).toEqual([['https://a.test/y', '8', 'body']])
  })
  test('never closed, they end where the next begins', () => {
    expect(linksOf('<a href="/a">A<a href="/b">B')).toEqual([
      ['https://a.test/a', 'A', 'body'],
      ['https://a.test/b', 'B', 'body'],
    ])
  })
  test('are bounded', () => {
    expect(linksOf(Array.from({ length: 5000 }, (_, at) => `<a href="/${at}">${at}</a>`).join(''))).toHaveLength(2000)
    expect(linksOf(`<a href="/${'x'.repeat(3000)}">long</a>`)).toEqual([])
  })
})

test.each([
  ['0; url=/next', 'https://a.test/next'],
  ["0;URL='/next'", 'https://a.test/next'],
  ['3, /next', 'https://a.test/next'],
  ['0', null],
  ['600; url=/next', null],
  ['0; url=javascript:alert(1)', null],
])('a refresh of «%s» leads to %p', (content, target) => {
  expect(outline(`<meta http-equiv="Refresh" content="${content}">`).refresh).toBe(target)
})

test.each(['noscript', 'template'])('a refresh that stands in %s sends nobody on', (element) => {
  const sends = '<meta http-equiv="refresh" content="0; url=/no-scripts">'
  expect(outline(`<head><${element}>${sends}</${element}></head><div id="root"></div>`).refresh).toBeNull()
  expect(outline(`<head><${element}></${element}>${sends}</head>`).refresh).toBe('https://a.test/no-scripts')
  const choice = `<head><${element}>${sends}</${element}></head><p>You are sent on to <a href="/no-scripts">our pages</a>.</p>`
  expect(outline(choice).refresh).toBe('https://a.test/no-scripts')
})
