/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import type { Assets } from '../assets/assets.ts'
import type { PageRequest } from './page_request.ts'
import type { Piece } from './pieces.ts'
import { Ready, readyOf } from './ready.tsx'

export type PageHead = {
  title: string
  description?: string | undefined
  /** The path that the page is known by, where it differs from the one asked for. */
  canonical?: string
  noindex?: boolean
  /** Objects of schema.org about what the page shows, or their scripts. */
  json_ld?: object[] | string | Piece
  /** The picture that other websites show beside a link to this page. */
  picture?: { url: string; alt: string }
  feed?: { href: string; title: string }
  /** Where no script runs, the browser asks again after so many seconds: for a page that changes by itself. */
  refresh_seconds?: number
  /** Where somebody pays, nothing that leads away stands around it. */
  bare?: true
  /** The page has a search field of its own, which one in the bar would only repeat. */
  own_search?: true
  /** Which entry of the navigation the page belongs to. */
  section?: 'launches' | 'categories' | 'pricing' | 'updates' | 'calendar' | 'search' | 'submit' | 'account' | 'team'
}

type Props = { ctx: PageRequest; head: PageHead; children: ComponentChildren }

export function Body({ ctx, head, children }: Props) {
  return (
    <body>
      <a class="skip" href="#main">
        Skip to the content
      </a>
      <Ready html={barOf(ctx, head)} />
      <main id="main" class="wrap" tabindex={-1}>
        {children}
      </main>
      <Ready html={footOf(ctx, head)} />
    </body>
  )
}

/** Of each look of the website, the bars and feet that its pages have. */
const frames = new WeakMap<Assets, Map<string, string>>()

function framesOf({ assets }: PageRequest): Map<string, string> {
  const known = frames.get(assets) ?? new Map<string, string>()
  frames.set(assets, known)
  return known
}

const barOf = (ctx: PageRequest, head: PageHead): string =>
  readyOf(framesOf(ctx), `top ${head.bare} ${head.own_search} ${head.section} ${ctx.session !== null} ${ctx.site.name}`, () =>
    head.bare ? <TopRow ctx={ctx} /> : <Top ctx={ctx} head={head} />,
  )

/** Pages that are worked on end in the short foot. */
function footOf(ctx: PageRequest, { bare, section }: PageHead): string {
  const short = bare === true || section === 'account' || section === 'team'
  return readyOf(framesOf(ctx), `foot ${short} ${ctx.session?.operator === true}`, () =>
    short ? <ShortFoot ctx={ctx} /> : <Foot ctx={ctx} />,
  )
}

const SECTIONS = [
  { href: '/leaderboard', name: 'launches', label: 'Launches' },
  { href: '/categories', name: 'categories', label: 'Categories' },
  { href: '/pricing', name: 'pricing', label: 'Pricing' },
] as const

/** One row. On a phone all but the name stands in a menu, which the browser itself opens and closes. */
function Top({ ctx, head }: { ctx: PageRequest; head: Pick<PageHead, 'own_search' | 'section'> }) {
  const { session } = ctx
  const currentOf = (name: PageHead['section']) => (head.section === name ? 'page' : undefined)
  return (
    <TopRow ctx={ctx}>
      <button type="button" class="button quiet menu-button" popovertarget="menu">
        Menu
      </button>
      <div class="sheet top-menu" id="menu" popover="auto">
        {!head.own_search && <BarSearch />}
        <nav class="top-nav" aria-label="Main">
          {SECTIONS.map(({ href, name, label }) => (
            <a href={href} aria-current={currentOf(name)}>
              {label}
            </a>
          ))}
        </nav>
        <div class="top-actions">
          {session ? (
            <a class="button quiet" href="/account/listings" aria-current={currentOf('account')}>
              My listings
            </a>
          ) : (
            <a class="button quiet" href="/sign-in">
              Sign in
            </a>
          )}
          <a class="button" href="/submit" aria-current={currentOf('submit')}>
            Submit
          </a>
        </div>
      </div>
    </TopRow>
  )
}

/** Of a page that leads nowhere else, all of it. */
const TopRow = ({ ctx, children }: { ctx: PageRequest; children?: ComponentChildren }) => (
  <header class="top">
    <div class="wrap top-row">
      <a class="brand" href="/">
        <Mark ctx={ctx} /> <span>{ctx.site.name}</span>
      </a>
      {children}
    </div>
  </header>
)

const LEGAL = ['Terms', 'Privacy', 'Imprint', 'Contact'] as const

const ShortFoot = ({ ctx: { session } }: { ctx: PageRequest }) => (
  <footer class="foot">
    <nav class="wrap cluster" aria-label="Legal">
      {LEGAL.map((name) => (
        <a href={`/${name.toLowerCase()}`}>{name}</a>
      ))}
      {session?.operator === true && <a href="/team">Team</a>}
    </nav>
  </footer>
)

/** Enter searches; where scripts run, `/` leads here and first matches are shown. */
function BarSearch() {
  return (
    <form class="top-search" action="/search" role="search" data-suggest>
      <label class="visually-hidden" for="bar-q">
        Search products
      </label>
      <input id="bar-q" type="search" name="q" placeholder="Search products" maxlength={200} autocomplete="off" data-slash />
      <kbd aria-hidden="true" data-slash-hint hidden>
        /
      </kbd>
    </form>
  )
}

type Column = { title: string; links: readonly { href: string; label: string }[] }

const FOOT: readonly Column[] = [
  {
    title: 'Discover',
    links: [
      { href: '/leaderboard', label: 'This week’s launches' },
      { href: '/categories', label: 'Categories' },
      { href: '/updates', label: 'Updates' },
      { href: '/newsletter', label: 'Newsletter' },
      { href: '/ranking', label: 'How ranking works' },
    ],
  },
  {
    title: 'For founders',
    links: [
      { href: '/submit', label: 'Submit a product' },
      { href: '/pricing', label: 'Pricing' },
      { href: '/calendar', label: 'Launch calendar' },
      { href: '/badges', label: 'Badges' },
    ],
  },
  {
    title: 'Developers',
    links: [
      { href: '/docs', label: 'API' },
      { href: '/llms.txt', label: 'For agents' },
      { href: '/launches.rss', label: 'RSS' },
      { href: '/bot', label: 'Our crawler' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { href: '/about', label: 'About' },
      { href: '/contact', label: 'Contact' },
      { href: '/terms', label: 'Terms' },
      { href: '/privacy', label: 'Privacy' },
      { href: '/imprint', label: 'Imprint' },
    ],
  },
]

function Foot({ ctx }: { ctx: PageRequest }) {
  const { session } = ctx
  return (
    <footer class="foot">
      <div class="wrap">
        <nav class="foot-columns" aria-label="More pages">
          {FOOT.map(({ title, links }) => (
            <section>
              <h2>{title}</h2>
              <ul class="plain">
                {links.map(({ href, label }) => (
                  <li>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
        <p class="foot-say">
          <Mark ctx={ctx} /> Every value we draft is proven by a quote, or left blank.
          {session?.operator === true && <a href="/team">Team</a>}
        </p>
      </div>
    </footer>
  )
}

/** The sign of the service beside its name. */
export function Mark({ ctx }: { ctx: PageRequest }) {
  const { mark } = ctx.assets
  if ('src' in mark) return <img class="mark" src={mark.src} alt="" width={22} height={22} />
  return <span class="mark" aria-hidden="true" dangerouslySetInnerHTML={{ __html: mark.svg }} />
}
