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
  const { site, session, assets, url } = ctx
  const title = url.pathname === '/' ? head.title : `${head.title} · ${site.name}`
  const canonical = site.url + (head.canonical ?? url.pathname)
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
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
      <body>
        <a class="skip" href="#main">
          Skip to the content
        </a>
        <header class="top">
          <div class="wrap top-row">
            <a class="brand" href="/">
              <Mark /> <span>{site.name}</span>
            </a>
            <nav class="top-nav" aria-label="Main">
              <NavLink href="/leaderboard" name="launches" head={head}>
                Launches
              </NavLink>
              <NavLink href="/categories" name="categories" head={head}>
                Categories
              </NavLink>
              <NavLink href="/updates" name="updates" head={head}>
                Updates
              </NavLink>
              <NavLink href="/calendar" name="calendar" head={head}>
                Calendar
              </NavLink>
              <NavLink href="/search" name="search" head={head}>
                Search
              </NavLink>
            </nav>
            <div class="top-actions">
              {session ? (
                <a class="button quiet small" href="/account/listings" aria-current={head.section === 'account' ? 'page' : undefined}>
                  My listings
                </a>
              ) : (
                <a class="button quiet small" href="/sign-in">
                  Sign in
                </a>
              )}
              <a class="button small" href="/submit" aria-current={head.section === 'submit' ? 'page' : undefined}>
                Submit
              </a>
            </div>
          </div>
        </header>
        <main id="main" class="wrap" tabindex={-1}>
          {children}
        </main>
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
              {session?.operator && <a href="/team">Team</a>}
            </nav>
          </div>
        </footer>
      </body>
    </html>
  )
}

function NavLink({ href, name, head, children }: { href: string; name: PageHead['section']; head: PageHead; children: ComponentChildren }) {
  return (
    <a href={href} aria-current={head.section === name ? 'page' : undefined}>
      {children}
    </a>
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
