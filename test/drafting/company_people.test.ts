import { describe, expect, test } from 'bun:test'
import { profileOf, type Bodies } from './companies.ts'

const foundersOf = (bodies: Bodies, lang = 'en', head = '') => profileOf(bodies, { lang, head }).founders

type Case = [title: string, bodies: Bodies, names: string[], lang?: string, head?: string]
const CASES: Case[] = [
  [
    'cards of a team page',
    {
      team: '<div class="card"><h3>Ida Kranz</h3><p>Founder &amp; CEO</p></div><div class="card"><h3>Tom Berg</h3><p>Co-Founder, CTO</p></div><div class="card"><h3>Lea Wolff</h3><p>Developer</p></div>',
    },
    ['Ida Kranz', 'Tom Berg'],
  ],
  ['name and role on one line', { about: '<p>Ida Kranz – Founder of Lumbrio</p>' }, ['Ida Kranz']],
  ['a role before the name', { about: '<p>Founder: Ida Kranz</p>' }, ['Ida Kranz']],
  ['a role above the name', { about: '<div><p>Gründerin</p><p>Ida Kranz</p></div>' }, ['Ida Kranz'], 'de'],
  ['founded by', { about: '<p>Lumbrio was founded in 2019 by Ida Kranz and Tom Berg.</p>' }, ['Ida Kranz', 'Tom Berg']],
  ['gegründet von', { about: '<p>Lumbrio wurde 2019 gegründet von Ida Kranz.</p>' }, ['Ida Kranz'], 'de'],
  ['fondée par', { about: '<p>Lumbrio a été fondée en 2019 par Inès Moreau.</p>' }, ['Inès Moreau'], 'fr'],
  [
    'a maker in the footer',
    { home: '<footer><p>Made with love by <a href="https://ida.example.net">Ida Kranz</a></p></footer>' },
    ['Ida Kranz'],
  ],
  ['an introduction', { about: "<p>Hi, I'm Ida Kranz. I built Lumbrio because my shelves were a mess.</p>" }, ['Ida Kranz']],
  ['a Japanese founder', { about: '<dl><dt>創業者</dt><dd>佐藤 花子</dd></dl>' }, ['佐藤 花子'], 'ja'],
  [
    'JSON-LD',
    { home: '<p>Hi.</p>' },
    ['Ida Kranz'],
    'en',
    '<script type="application/ld+json">{"@type":"Organization","name":"Lumbrio","founder":{"@type":"Person","name":"Ida Kranz"}}</script>',
  ],
  ['managing directors and owners', { imprint: '<h1>Impressum</h1><p>Geschäftsführer: Ida Kranz</p><p>Inhaber: Tom Berg</p>' }, [], 'de'],
  ['a Japanese representative', { about: '<dl><dt>代表取締役</dt><dd>佐藤 花子</dd></dl>' }, [], 'ja'],
  [
    'praise by a founder of another company',
    { home: '<section class="testimonials"><blockquote>Great!</blockquote><p>Dana Voss</p><p>Founder, Harbour Light</p></section>' },
    [],
  ],
  ['praise without markup', { home: '<p>“It changed our work.”</p><p>Dana Voss, CEO &amp; Founder of Harbour Light</p>' }, []],
  [
    'founding engineers and early backers',
    { team: '<div><h3>Lea Wolff</h3><p>Founding Engineer</p></div><div><h3>Max Stein</h3><p>Investor, former founder</p></div>' },
    [],
  ],
  ['a plan for founders', { pricing: '<h3>Founder Plan</h3><p>Creator Bundle</p>' }, []],
  ["the theme's author", { home: '<footer><p>Theme created by Peter Pixel</p></footer>' }, []],
  ['sample people', { team: '<div><h3>John Doe</h3><p>Founder &amp; CEO</p></div>' }, []],
  [
    'a maker with a trade and a town',
    { about: '<h1>About</h1><p>Lumbrio is built by Ida Kranz, a carpenter from Kiel.</p>' },
    ['Ida Kranz'],
  ],
  [
    'a sentence of the common privacy generator',
    { privacy: '<p>Ida Kranz built the Lumbrio app as an Open Source app. This SERVICE is provided by Ida Kranz at no cost.</p>' },
    ['Ida Kranz'],
  ],
  [
    'a founder named in the middle of a story',
    {
      about:
        '<h2>Our story</h2><p>In 2019, Ida Kranz, founder of Lumbrio, was tired of lost screws and started counting them by hand every single evening.</p>',
    },
    ['Ida Kranz'],
  ],
  [
    'a founder in a longer life story',
    {
      about:
        '<p>Ida Kranz is the founder and CEO of Lumbrio. Before that she spent ten years at a bank and five at a workshop in Kiel, Germany.</p>',
    },
    ['Ida Kranz'],
  ],
  [
    'a list with bold names',
    { team: '<ul><li><strong>Ida Kranz</strong>, Founder &amp; CEO</li><li><strong>Tom Berg</strong>, Engineer</li></ul>' },
    ['Ida Kranz'],
  ],
  ['a title before the name', { team: '<div><h3>Dr. Ida Kranz</h3><span>Co-Founder</span></div>' }, ['Dr. Ida Kranz']],
  ['two founders behind one label', { about: '<p>Founders: Ida Kranz, Tom Berg</p>' }, ['Ida Kranz', 'Tom Berg']],
  ['capitals', { team: '<div><h3>IDA KRANZ</h3><p>FOUNDER</p></div>' }, ['IDA KRANZ']],
  [
    'a German founder who also manages',
    { team: '<div><h4>Jürgen Groß</h4><p>Gründer und Geschäftsführer</p></div>' },
    ['Jürgen Groß'],
    'de',
  ],
  ['a French founder', { about: '<p><strong>Inès Moreau</strong>, fondatrice</p>' }, ['Inès Moreau'], 'fr'],
  ['a Spanish founder', { about: '<div><h3>Ana de la Cruz</h3><p>Fundadora y directora</p></div>' }, ['Ana de la Cruz'], 'es'],
  ['a Dutch founder', { about: '<div><h3>Jan van der Berg</h3><p>Oprichter</p></div>' }, ['Jan van der Berg'], 'nl'],
  ['a Japanese founder on one line', { about: '<p>創業者：山田 一郎</p>' }, ['山田 一郎'], 'ja'],
  ['a CEO who is not called a founder', { team: '<div><h3>Ida Kranz</h3><p>CEO</p></div>' }, []],
  ['an adviser who founded something else', { team: '<div><h3>Ida Kranz</h3><p>Advisor, Founder of Pebble</p></div>' }, []],
  [
    'praise above a name without a company',
    { home: '<div class="card"><p>"Best tool ever, we love it and use it daily"</p><p>Dana Voss</p><p>Founder &amp; CEO</p></div>' },
    [],
  ],
  ['praise above a line of name and role', { home: '<p>“It changed our work.”</p><p>Dana Voss, CEO &amp; Founder</p>' }, []],
  ['praise above a name in bold', { home: '<p>“It changed our work.”</p><p><b>Dana Voss</b><i>Founder</i></p>' }, []],
  ['praise with a dash', { home: '<p>“Love it” — Dana Voss, Founder of Harbor</p>' }, []],
  ['a founder at another company', { home: '<p>Dana Voss</p><p>Founder @ Harbor</p>' }, []],
  ['a co-founder of a company behind a comma', { home: '<p>Dana Voss</p><p>Co-founder, Harbor Light</p>' }, []],
  ['an indie maker among the praise', { home: '<p>Dana Voss</p><p>Indie Maker</p>' }, []],
  [
    'a part of the home page about the founder',
    { home: '<section><h2>Meet the founder</h2><h3>Ida Kranz</h3><p>Founder</p></section>' },
    ['Ida Kranz'],
  ],
  [
    'a signed letter',
    { home: '<section><h2>Why I built this</h2><p>I was tired of it.</p><p>— Ida Kranz, founder</p></section>' },
    ['Ida Kranz'],
  ],
  ['a line in a picture of the product', { home: '<div class="mock"><p>Created by Anna Vogel</p><p>2 hours ago</p></div>' }, []],
  ['a maker in the footer without hearts', { home: '<footer><p>Built by Ida Kranz</p></footer>' }, ['Ida Kranz']],
  ['who built the website', { home: '<footer><p>Website built by Ida Kranz</p></footer>' }, []],
  ['a studio in the footer', { home: '<footer><p>Built by Pixel Studio</p></footer>' }, []],
  ['a photographer', { home: '<p>Photo by Ida Kranz on Unsplash</p>' }, []],
  ['an introduction with a wave', { home: '<p>👋 Hey, I am Ida Kranz, the maker of Lumbrio.</p>' }, ['Ida Kranz']],
  ['an author', { other: '<p>Written by Ida Kranz</p>' }, []],
  ['a sentence about founders above a name', { home: '<p>Lumbrio helps founders and creators</p><p>Ida Kranz</p>' }, []],
  [
    'names under a heading for founders',
    {
      about:
        '<h2>Die Gründer</h2><div class="people"><p class="name">Eddi Aalim</p><p class="name">Philipp Bensel</p></div><h2>Team</h2><p class="name">Lea Wolff</p>',
    },
    ['Eddi Aalim', 'Philipp Bensel'],
    'de',
  ],
]

describe('founders are named or left out:', () => {
  test.each(CASES.map(([title, bodies, names, lang, head]) => ({ title, bodies, names, lang, head })))(
    '$title',
    ({ bodies, names, lang, head }) => expect(foundersOf(bodies, lang, head).map((founder) => founder.name)).toEqual(names),
  )
})

test("a founder's card gives role, words, picture and accounts, all quoted", () => {
  const [founder] = foundersOf({
    team: '<div class="member"><img src="/ida.jpg" alt="Ida"><h3>Ida Kranz</h3><p>Founder &amp; CEO</p><p>Ida spent ten years building cabinets before she wrote her first line of code.</p><a href="https://www.linkedin.com/in/ida-kranz">LinkedIn</a></div><div class="member"><h3>Tom Berg</h3><p>Developer</p></div>',
  })
  expect(founder).toMatchObject({
    name: 'Ida Kranz',
    role: 'Founder & CEO',
    bio: 'Ida spent ten years building cabinets before she wrote her first line of code.',
    photo_url: 'https://lumbrio.net/ida.jpg',
    socials: { linkedin: 'https://www.linkedin.com/in/ida-kranz' },
  })
  expect(founder?.evidence.every((quote) => quote.url === 'https://lumbrio.net/team.html')).toBe(true)
})

test('a role broken over two lines is read whole', () => {
  const [founder] = foundersOf({
    team: '<div class="member"><p>Ida Kranz</p><p>Founder &amp;<br>Chief Designer</p></div><div class="member"><p>Tom Berg</p><p>Developer</p></div>',
  })
  expect(founder?.role).toBe('Founder & Chief Designer')
})

test('who works under their own name is the founder that JSON-LD tells of, and the business by its own name is none', () => {
  const organization = (name: string, founder: string) =>
    `<script type="application/ld+json">{"@type":"LocalBusiness","name":"${name}","founder":{"@type":"Person","name":"${founder}"}}</script>`
  const named = (head: string) => profileOf({ home: '<p>Hi.</p>' }, { name: 'Ida Kranz', head }).founders.map(({ name }) => name)
  expect(named(organization('Praxis Ida Kranz', 'Ida Kranz'))).toEqual(['Ida Kranz'])
  expect(named(organization('Harbour Foods', 'Harbour Foods'))).toEqual([])
})

test('what the person is behind is no person', () => {
  for (const [lang, said] of [
    ['de', 'Der Mensch hinter'],
    ['en', 'The person behind'],
    ['sv', 'Grundaren bakom'],
  ] as const)
    expect(foundersOf({ home: `<div><h2><span>${said}</span></h2><p>Harbour Bakery</p></div>` }, lang)).toEqual([])
})
