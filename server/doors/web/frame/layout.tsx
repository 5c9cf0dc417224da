/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import { drawLogo } from './logo.ts'
import type { PageRequest } from './page_request.ts'

export type PageHead = {
  title: string
  description?: string | undefined
  /** The path that the page is known by, where it differs from the one asked for. */
  canonical?: string
  noindex?: boolean
  /** Objects of schema.org about what the page shows. */
  json_ld?: object[]
  /** The picture that other websites show beside a link to this page. */
  picture?: { url: string; alt: string }
  /** Feeds of the page. */
  feed?: { href: string; title: string }
  /** Where no script runs, the browser asks again after so many seconds: for a page that changes by itself. */
  refresh_seconds?: number
  /** Which entry of the navigation the page belongs to. */
  section?: 'launches' | 'categories' | 'updates' | 'calendar' | 'search' | 'submit' | 'account' | 'team'
}

type Props = { ctx: PageRequest; head: PageHead; children: ComponentChildren }

export function Layout({ ctx, head, children }: Props) {
  return (
    <html lang="en">
      <Head ctx={ctx} head={head} />
      <body>
        <a class="skip" href="#main">
          Skip to the content
        </a>
        <Top ctx={ctx} head={head} />
        <main id="main" class="wrap" tabindex={-1}>
          {children}
        </main>
        <Foot team={ctx.session?.operator === true} />
      </body>
    </html>
  )
}

type Shown = Omit<Props, 'children'>

function Head({ ctx, head }: Shown) {
  const { site, assets, url } = ctx
  const canonical = site.url + (head.canonical ?? url.pathname)
  return (
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{url.pathname === '/' ? head.title : `${head.title} · ${site.name}`}</title>
      {head.description && <meta name="description" content={head.description} />}
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content="#fbfaf7" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#131517" media="(prefers-color-scheme: dark)" />
      {head.refresh_seconds !== undefined && (
        <noscript>
          <meta http-equiv="refresh" content={String(head.refresh_seconds)} />
        </noscript>
      )}
      {!head.noindex && <link rel="canonical" href={canonical} />}
      <meta property="og:title" content={head.title} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content="website" />
      {!head.noindex && <meta property="og:url" content={canonical} />}
      {head.description && <meta property="og:description" content={head.description} />}
      {head.picture && <meta property="og:image" content={head.picture.url} />}
      {head.picture && <meta property="og:image:alt" content={head.picture.alt} />}
      {head.picture && <meta name="twitter:card" content="summary_large_image" />}
      {head.feed && <link rel="alternate" type="application/rss+xml" href={head.feed.href} title={head.feed.title} />}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="stylesheet" href={assets.css} />
      <script src={assets.js} defer></script>
      {head.json_ld?.map((thing) => (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonForScript(thing) }} />
      ))}
    </head>
  )
}

const SECTIONS = [
  { href: '/leaderboard', name: 'launches', label: 'Launches' },
  { href: '/categories', name: 'categories', label: 'Categories' },
  { href: '/updates', name: 'updates', label: 'Updates' },
  { href: '/calendar', name: 'calendar', label: 'Calendar' },
  { href: '/search', name: 'search', label: 'Search' },
] as const

function Top({ ctx: { site, session }, head }: Shown) {
  const currentOf = (name: PageHead['section']) => (head.section === name ? 'page' : undefined)
  return (
    <header class="top">
      <div class="wrap top-row">
        <a class="brand" href="/">
          <Mark /> <span>{site.name}</span>
        </a>
        <nav class="top-nav" aria-label="Main">
          {SECTIONS.map(({ href, name, label }) => (
            <a href={href} aria-current={currentOf(name)}>
              {label}
            </a>
          ))}
        </nav>
        <div class="top-actions">
          {session ? (
            <a class="button quiet small" href="/account/listings" aria-current={currentOf('account')}>
              My listings
            </a>
          ) : (
            <a class="button quiet small" href="/sign-in">
              Sign in
            </a>
          )}
          <a class="button small" href="/submit" aria-current={currentOf('submit')}>
            Submit
          </a>
        </div>
      </div>
    </header>
  )
}

function Foot({ team }: { team: boolean }) {
  return (
    <footer class="foot">
      <div class="wrap foot-row">
        <p class="foot-say">
          <Mark /> Every value is proven by a quote, or left blank.
        </p>
        <nav aria-label="About">
          <a href="/ranking">How ranking works</a>
          <a href="/badges">Badges</a>
          <a href="/bot">Our crawler</a>
          <a href="/docs">API</a>
          <a href="/updates.rss">RSS</a>
          <a href="/newsletter">Newsletter</a>
          <a href="/imprint">Imprint</a>
          {team && <a href="/team">Team</a>}
        </nav>
      </div>
    </footer>
  )
}

/** The sign of the service beside its name. */
function Mark() {
  return <span class="mark" aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawLogo() }} />
}

/** JSON that cannot end the script element it stands in. */
export function jsonForScript(thing: object): string {
  return JSON.stringify(thing).replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
