import { bareHost, hostOf, isSharedHost } from '../base/addresses/web_address.ts'

/** Two-letter codes of ISO 639-1 that sites use as a folder; without words such as `/my` or `/so` it would be all of them. */
const LANGUAGES = new Set(
  'ar az be bg bn bs ca cs cy da de el en es et eu fa fi fr ga gl he hi hr hu hy id is it ja ka kk ko lt lv mk ms nb nl nn no pl pt ro ru sk sl sq sr sv sw ta th tr uk ur uz vi zh cn jp kr br ua cz dk se'.split(
    ' ',
  ),
)
/** Country codes that stand where a language should. */
const COUNTRY_AS_LANGUAGE: Record<string, string> = {
  cn: 'zh',
  jp: 'ja',
  kr: 'ko',
  br: 'pt',
  ua: 'uk',
  cz: 'cs',
  dk: 'da',
  se: 'sv',
  nb: 'no',
  nn: 'no',
}
const TRACKING = /^(utm_.*|gclid|fbclid|msclkid|ref|ref_src|source|via)$/i
const QUERY_PARAMETERS_MAX = 3
const PATH_CHARACTERS_MAX = 512

/** What belongs to one site: a host (with or without `www.`), and on shared hosts a folder. */
export type SiteScope = { origin: string; host: string; base: string; shared: boolean }

/** The scope of a site from the address that was asked for and where its home page answered. */
export function scopeOf(askedUrl: string, homeUrl: string): SiteScope {
  const url = new URL(homeUrl)
  const host = hostOf(url)
  const shared = isSharedHost(host)
  return {
    origin: url.origin,
    host: bareHost(host),
    base: shared ? sharedBase(host, url.pathname) : ownBase(new URL(askedUrl).pathname, url.pathname),
    shared,
  }
}

/** `/project/` of `user.github.io/project/start`, whether or not its address ends in a slash. */
function sharedBase(host: string, path: string): string {
  const folders = path.split('/').filter((part) => part !== '' && !/\.html?$/i.test(part))
  const base = folders.slice(0, host.endsWith('sites.google.com') ? 2 : 1).join('/')
  return base === '' ? '/' : `/${base}/`
}

/** A site asked for by its root is all of its host, wherever its home page moved; a language folder is no part of a site. */
function ownBase(asked: string, home: string): string {
  if (asked === '/') return '/'
  return home.slice(0, home.lastIndexOf('/') + 1).replace(/^\/[a-z]{2}([-_][a-z]{2,4})?\/$/i, '/')
}

/** The address as this site would write it (its own scheme and host, no tracking), or null for another site's. */
export function ownAddress(scope: SiteScope, address: string): URL | null {
  const url = URL.parse(address)
  const origin = new URL(scope.origin)
  if (!url || bareHost(hostOf(url)) !== scope.host) return null
  if (url.port !== '' && url.port !== origin.port) return null
  const own = new URL(url.pathname + url.search, scope.origin)
  for (const name of [...own.searchParams.keys()]) if (TRACKING.test(name)) own.searchParams.delete(name)
  return own.searchParams.size > QUERY_PARAMETERS_MAX || own.pathname.length + own.search.length > PATH_CHARACTERS_MAX ? null : own
}

export function isUnderBase(scope: SiteScope, url: URL): boolean {
  return scope.base === '/' || `${url.pathname}/`.startsWith(scope.base)
}

/** One key for the ways to write one page. */
export function pageKey(url: URL): string {
  const path = url.pathname.replace(/\/(index|default)\.(html?|php|aspx?)$/i, '/').replace(/\.html?$/i, '')
  return bareHost(hostOf(url)) + path.replace(/(?<!\/)\/+$/, '') + url.search
}

/** The language an address announces by folder or parameter, or null. */
export function addressLanguage(url: URL): string | null {
  const folder = /^\/([a-z]{2})([-_][a-z]{2,4})?(?=\/|$)/i.exec(url.pathname)?.[1]
  const parameter = /[?&](?:lang|hl|locale|language)=([a-z]{2})\b/i.exec(url.search)?.[1]
  return primaryLanguage(parameter ?? folder ?? '')
}

/** `/agb-en.html` → the address without `-en` and the language; only a copy where the other address exists. */
export function splitLanguageEnding(url: URL): { language: string; original: URL } | null {
  const [, stem = '', code = '', rest = ''] = /^(.*[^/])[-_.]([a-z]{2})(\.html?|\/)?$/i.exec(url.pathname) ?? []
  const language = primaryLanguage(code)
  return language === null ? null : { language, original: new URL(stem + rest + url.search, url.origin) }
}

/** `pt-BR` → `pt`; null for what is no language. */
export function primaryLanguage(tag: string): string | null {
  const code = tag.trim().toLowerCase().slice(0, 2)
  if (!/^[a-z]{2}([-_]|$)/i.test(tag.trim()) || !LANGUAGES.has(code)) return null
  return COUNTRY_AS_LANGUAGE[code] ?? code
}
