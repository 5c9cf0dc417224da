import { describe, expect, test } from 'bun:test'
import { accountOf } from '../../server/drafting/built_in/page/accounts.ts'
import { profileOf, type Bodies } from './companies.ts'

const socialsOf = (bodies: Bodies, head = '') =>
  Object.fromEntries(Object.entries(profileOf(bodies, { head }).company_socials).map(([platform, drafted]) => [platform, drafted.value]))

const links = (...hrefs: string[]) => hrefs.map((href) => `<a href="${href}"><svg></svg></a>`).join(' ')

type Case = [title: string, bodies: Bodies, socials: Record<string, string>, head?: string]
const CASES: Case[] = [
  [
    'accounts in the footer',
    {
      home: `<footer>${links('https://twitter.com/lumbrio', 'https://www.linkedin.com/company/lumbrio/', 'https://www.instagram.com/lumbrio.app/', 'https://www.youtube.com/@lumbrio', 'https://github.com/lumbrio')}</footer>`,
    },
    {
      x: 'https://twitter.com/lumbrio',
      linkedin: 'https://www.linkedin.com/company/lumbrio',
      instagram: 'https://www.instagram.com/lumbrio.app',
      youtube: 'https://www.youtube.com/@lumbrio',
      github: 'https://github.com/lumbrio',
    },
  ],
  [
    'a repository under the name of its author',
    { home: '<p><a href="https://github.com/idakranz/lumbrio/releases/latest">Download</a></p>' },
    { github: 'https://github.com/idakranz/lumbrio' },
  ],
  [
    'a repository of another name that the header calls the source',
    { home: '<header><a href="https://github.com/idakranz/woodcount">GitHub</a></header><main></main>' },
    { github: 'https://github.com/idakranz/woodcount' },
  ],
  [
    'a row of accounts in the middle of a page',
    { contact: `<div class="social-icons">${links('https://www.facebook.com/basketsofriga')}</div>` },
    { facebook: 'https://www.facebook.com/basketsofriga' },
  ],
  [
    'a row of accounts beside somebody of the team',
    { about: `<div class="team-member"><h3>Tom Berg</h3><div class="social-icons">${links('https://x.com/basketweaver')}</div></div>` },
    {},
  ],
  [
    'an account to which every page leads from a banner',
    Object.fromEntries(
      ['home', 'about', 'contact'].map((kind) => [
        kind,
        '<main><div class="banner"><a href="https://www.facebook.com/basketsofriga">Facebook</a></div></main>',
      ]),
    ),
    { facebook: 'https://www.facebook.com/basketsofriga' },
  ],
  [
    'an account that has a word of the company in it, which a copyright names in two words',
    { home: `<footer>© 2026 Lumbrio Baskets ${links('https://www.facebook.com/rigabasketshop')}</footer>` },
    { facebook: 'https://www.facebook.com/rigabasketshop' },
  ],
  [
    'sameAs of the organization',
    { home: '<p>Hi.</p>' },
    { facebook: 'https://www.facebook.com/lumbrio' },
    '<script type="application/ld+json">{"@type":"Organization","name":"Lumbrio","sameAs":["https://www.facebook.com/lumbrio"]}</script>',
  ],
  [
    'share buttons',
    {
      home: `<footer>${links('https://twitter.com/intent/tweet?url=https%3A%2F%2Flumbrio.net', 'https://www.facebook.com/sharer/sharer.php?u=https://lumbrio.net', 'https://www.linkedin.com/sharing/share-offsite/?url=x', 'https://www.reddit.com/submit?url=x')}</footer>`,
    },
    {},
  ],
  [
    'an embedded video and a single post',
    {
      home: `<p>${links('https://www.youtube.com/watch?v=abc', 'https://twitter.com/someone/status/123', 'https://www.instagram.com/p/XYZ/')}</p>`,
    },
    {},
  ],
  [
    "customers' accounts",
    {
      home: '<section class="testimonials"><a href="https://twitter.com/danavoss">Dana Voss</a> <a href="https://www.linkedin.com/in/danavoss">LinkedIn</a></section>',
    },
    {},
  ],
  [
    "a founder's own account",
    {
      about:
        '<div class="team"><p>Ida Kranz</p><p>Founder</p><a href="https://www.linkedin.com/in/ida-kranz">LinkedIn</a> <a href="https://twitter.com/idakranz">X</a></div>',
    },
    {},
  ],
  ["the designer's account", { home: '<footer><p>Design by <a href="https://twitter.com/pixelpeter">Peter</a></p></footer>' }, {}],
  [
    "the platform's own front page",
    {
      home: `<footer>${links('https://bsky.app/', 'https://twitter.com/', 'https://www.facebook.com/facebook', 'https://github.com')}</footer>`,
    },
    {},
  ],
  [
    "the theme maker's account",
    { home: `<footer>${links('https://twitter.com/html5up', 'https://github.com/jekyll/jekyll')}</footer>` },
    {},
  ],
  ['a library in a sentence', { home: '<p>Lumbrio uses <a href="https://github.com/sindresorhus/got">got</a> for requests.</p>' }, {}],
  [
    "a maker's private account in the footer",
    {
      home: '<footer><p>Made with love by <a href="https://ida.dev">Ida Kranz</a></p><a href="https://twitter.com/idakranz">Twitter</a></footer>',
    },
    {},
  ],
  [
    'an account under the name of the parent',
    { home: '<footer><a href="https://twitter.com/kranzworks" aria-label="Twitter"><i></i></a></footer>' },
    { x: 'https://twitter.com/kranzworks' },
  ],
  [
    'two strangers in the footer',
    { home: '<footer><a href="https://twitter.com/aaa">a</a><a href="https://twitter.com/bbb">b</a></footer>' },
    {},
  ],
  [
    'a channel in the text',
    { home: '<p>Watch <a href="https://www.youtube.com/@lumbrio">our channel</a></p>' },
    { youtube: 'https://www.youtube.com/@lumbrio' },
  ],
  ['a sponsoring page', { home: '<footer><a href="https://github.com/sponsors/ida">Sponsor</a></footer>' }, {}],
  [
    'the account behind the product',
    { home: '<footer><a href="https://github.com/idakranz">GitHub</a></footer>' },
    { github: 'https://github.com/idakranz' },
  ],
  ['a gist', { home: '<a href="https://gist.github.com/ida/1">gist</a>' }, {}],
  ["a person's page", { home: '<footer><a href="https://www.linkedin.com/in/idakranz">LinkedIn</a></footer>' }, {}],
  [
    'a launch badge',
    { home: '<a href="https://www.producthunt.com/posts/lumbrio?utm_source=badge-featured"><img alt="Lumbrio on PH"></a>' },
    { producthunt: 'https://www.producthunt.com/posts/lumbrio' },
  ],
  ["a competitor's account", { home: '<p>Better than <a href="https://twitter.com/pebble">Pebble</a></p>' }, {}],
]

describe('accounts of the product:', () => {
  test.each(CASES.map(([title, bodies, socials, head]) => ({ title, bodies, socials, head })))('$title', ({ bodies, socials, head }) =>
    expect(socialsOf(bodies, head)).toEqual(socials),
  )
})

describe('a link is an account or not:', () => {
  test.each([
    ['https://x.com/acme?ref=footer', 'acme'],
    ['https://github.com/acme/app.git', 'acme/app'],
    ['https://www.youtube.com/channel/UC123abc', 'uc123abc'],
    ['https://acme.medium.com/', 'acme'],
    ['https://www.facebook.com/profile.php?id=1000123', '1000123'],
    ['https://www.reddit.com/r/acme/', 'acme'],
    ['https://www.producthunt.com/products/acme', 'acme'],
    ['https://www.tiktok.com/@acme', 'acme'],
    ['https://x.com/home', null],
    ['https://github.com/features/actions', null],
    ['https://www.tiktok.com/@acme/video/1', null],
    ['https://x.com/yourhandle', null],
    ['https://notgithub.com/acme', null],
    ['javascript:void(0)', null],
    ['https://user:secret@github.com', null],
    ['https://github.com/%E0%A4%A/x', '%e0%a4%a/x'],
  ])('%s', (url, handle) => expect(accountOf(url)?.handle ?? null).toBe(handle))
})
