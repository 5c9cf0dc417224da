import { describe, expect, test } from 'bun:test'
import { readPages } from '../../server/drafting/reading/reading.ts'
import { believedPages } from '../../server/drafting/reading/trust.ts'
import { pageAt } from './home.ts'

const HOME = 'https://quellwerk.example.net/'
const home = (links = '') =>
  pageAt(
    HOME,
    `<title>Quellwerk – springs</title><h1>Know every spring</h1><p>Quellwerk shows springs, water, paths, shade and taste to hikers of the forest.</p><footer>${links}</footer>`,
  )
const paths = (...pages: ReturnType<typeof pageAt>[]) =>
  believedPages(readPages(pages), 'Quellwerk').map(({ url }) => new URL(url).pathname)
const other = (
  path: string,
  body: string,
  kind: Parameters<typeof pageAt>[2] = 'pricing',
  found_by: Parameters<typeof pageAt>[3] = 'sitemap',
) => pageAt(HOME.slice(0, -1) + path, body, kind, found_by)

describe('pages that a theme left behind are not believed', () => {
  test('a price list that home does not link to and that speaks of something else', () => {
    const list = other(
      '/pricing',
      '<h2>Find the perfect plan for your business</h2><ul><li>$25 per month</li><li>Up to 5 users</li><li>Basic lead scoring</li><li>Sales pipeline reporting</li></ul>',
    )
    expect(paths(home(), list)).toEqual(['/'])
  })

  test('a contact page with a reserved address, even when it is linked', () => {
    const contact = other('/contact', '<p>Write to us.</p><a href="mailto:support@example.com">support@example.com</a>', 'contact', 'link')
    expect(paths(home('<a href="/contact">Contact</a>'), contact)).toEqual(['/'])
  })

  test('a page of filler text', () => {
    expect(
      paths(
        home('<a href="/about">About</a>'),
        other('/about', '<p>Lorem ipsum dolor sit amet, consectetur adipiscing elit.</p>', 'about', 'link'),
      ),
    ).toEqual(['/'])
  })
})

describe('pages of the product are believed', () => {
  test('a linked page', () => {
    expect(paths(home('<a href="/pricing.html">Prices</a>'), other('/pricing.html', '<p>12 € per year</p>', 'pricing', 'link'))).toEqual([
      '/',
      '/pricing.html',
    ])
  })

  test('a page without a link that names the product', () => {
    expect(paths(home(), other('/pricing', '<p>Quellwerk costs 12 € per year</p>'))).toEqual(['/', '/pricing'])
  })

  test('an imprint that only the sitemap knows', () => {
    expect(paths(home(), other('/imprint', '<p>Nina Feld, Seeweg 3, 79098 Freiburg</p>', 'imprint'))).toEqual(['/', '/imprint'])
  })
})

test('a blog post is about many things and proves nothing about the product', () => {
  expect(
    paths(
      home('<a href="/blog/2026/01/prices">Prices</a>'),
      other('/blog/2026/01/prices', '<p>Quellwerk tells what others charge: $99.</p>', 'other', 'link'),
    ),
  ).toEqual(['/'])
})

describe('what a maker shows of its work is about its customers', () => {
  const links =
    '<a href="/portfolio-sample-salon.html">Salon</a><a href="/portfolio/bakery">Bakery</a><a href="/samples/app">App</a><a href="/portfolio">All</a>'
  const work = (path: string, title: string) =>
    other(path, `<title>${title}</title><h1>Tidy rooms</h1><p>An hour for 80 €.</p>`, 'other', 'link')
  test('whose name stands in its title', () => {
    const pages = [
      work('/portfolio-sample-salon.html', 'Salon Amsel'),
      work('/portfolio/bakery', 'Amsel'),
      work('/samples/app', 'Quellwerk: sample app'),
    ]
    expect(paths(home(links), ...pages)).toEqual(['/', '/samples/app'])
  })
  test("the list of it is the site's own", () => {
    expect(paths(home(links), work('/portfolio', 'Our work'))).toEqual(['/', '/portfolio'])
  })
  test('and so is a site that lives in a folder of that name', () => {
    const below = `${HOME}portfolio/`
    const pages = [
      pageAt(below, '<title>Quellwerk</title><h1>Know every spring</h1><a href="prices">Prices</a>'),
      pageAt(`${below}prices`, '<title>Prices</title><p>80 €</p>', 'pricing'),
    ]
    expect(paths(...pages)).toEqual(['/portfolio/', '/portfolio/prices'])
  })
})
