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
