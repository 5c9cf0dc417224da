/** @jsxRuntime automatic @jsxImportSource preact */
import { sha256 } from '../../../base/sha256.ts'
import { renderToString } from 'preact-render-to-string'
import type { Assets } from '../assets/assets.ts'
import type { PageHead } from './layout.tsx'
import type { PageRequest } from './page_request.ts'
import { pack, type Piece } from './pieces.ts'
import { Ready } from './ready.tsx'

/** How every page begins, up to what is its own; `style_hash` names the style that stands in it to the policy of the page. */
export type Opening = Piece & { style_hash: string | null }

type Openings = Record<'within' | 'linked', Opening>
const written = new WeakMap<Assets, Openings>()

/** Written once in a process. With the style `within`, a first visit waits for no second file before it is drawn. */
export function openingOf(assets: Assets, style: keyof Openings): Opening {
  const known = written.get(assets)
  if (known) return known[style]
  const openings = { within: write(assets, assets.public_css), linked: write(assets, null) }
  written.set(assets, openings)
  return openings[style]
}

function write(assets: Assets, css: string | null): Opening {
  const text = `<!doctype html><html lang="en"><head>${renderToString(<Frame assets={assets} css={css} />)}`
  return { ...pack(text, 9), style_hash: css === null ? null : `'sha256-${sha256(Buffer.from(css)).toString('base64')}'` }
}

function Frame({ assets, css }: { assets: Assets; css: string | null }) {
  return (
    <>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content={assets.theme.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={assets.theme.dark} media="(prefers-color-scheme: dark)" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      {assets.icons.svg !== null && <link rel="icon" href="/favicon.svg" type="image/svg+xml" />}
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      {assets.fonts.map((href) => (
        <link rel="preload" href={href} as="font" type="font/woff2" crossorigin="anonymous" />
      ))}
      {css === null ? <link rel="stylesheet" href={assets.css} /> : <style dangerouslySetInnerHTML={{ __html: css }} />}
      <script src={assets.js} defer></script>
    </>
  )
}

/** What a page says of itself. */
export function HeadOfPage({ ctx, head }: { ctx: PageRequest; head: PageHead }) {
  const { site, url } = ctx
  // A page answers with a stroke at its end too, and is one page all the same.
  const canonical = site.url + (head.canonical ?? url.pathname.replace(/(?<=[^/])\/$/, ''))
  // What is shared is shown with a picture: its own, or that of the site.
  const picture = head.picture ?? (head.noindex ? null : { url: `${site.url}/og/pages/front.png`, alt: site.name })
  return (
    <>
      <title>{url.pathname === '/' ? head.title : `${head.title} · ${site.name}`}</title>
      {head.description && <meta name="description" content={head.description} />}
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
      {picture && (
        <>
          <meta property="og:image" content={picture.url} />
          <meta property="og:image:alt" content={picture.alt} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {head.feed && <link rel="alternate" type="application/rss+xml" href={head.feed.href} title={head.feed.title} />}
      {head.json_ld && <Ready html={Array.isArray(head.json_ld) ? jsonLdOf(head.json_ld) : head.json_ld} />}
    </>
  )
}

export const jsonLdOf = (things: readonly object[]): string =>
  things.map((thing) => `<script type="application/ld+json">${jsonForScript(thing)}</script>`).join('')

/** JSON that cannot end the script element it stands in. */
function jsonForScript(thing: object): string {
  return JSON.stringify(thing).replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
