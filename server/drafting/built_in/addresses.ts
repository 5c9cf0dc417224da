import { anyOf } from '../../lexicon/compile.ts'
import type { Found, Site } from '../reading/site.ts'
import { quoteAttribute } from '../proof/quotes.ts'
import { squeeze } from '../reading/fold.ts'
import type { Link, Reading } from '../reading/reading.ts'
import { hostLabels } from './page/host_labels.ts'
import { licenseOf } from './license.ts'
import { accountsSeen, strongest } from './contact/socials.ts'

type Wanted = {
  field: 'support_url' | 'docs_url' | 'changelog_url' | 'privacy_url' | 'terms_url'
  text: RegExp
  path: RegExp
  not?: RegExp
}

const HELP = `(?:${anyOf('support_link')})`
const HELP_BESIDE = `(?:${anyOf('help_beside')})`
const AND = String.raw`(?:\s?[&+/,・]\s?|\s(?:${anyOf('and_names')}|en|i|y|e|a)\s)`

const WANTED: Wanted[] = [
  {
    field: 'privacy_url',
    text: new RegExp(String.raw`${anyOf('privacy_link')}`, 'iu'),
    path: new RegExp(String.raw`${anyOf('privacy_address')}`, 'i'),
    // «Datenschutz & Cookies» is the page of both, «Cookie policy» of the one.
    not: new RegExp(String.raw`^(?!.*(?:${anyOf('privacy_link')})).*cookie|your privacy choices|shield`, 'iu'),
  },
  {
    field: 'terms_url',
    text: new RegExp(String.raw`${anyOf('terms_link')}`, 'iu'),
    path: new RegExp(String.raw`(?:^|[/_-])(?:${anyOf('terms_address')})`, 'i'),
    not: /privacy|long-?term|terminal/i,
  },
  {
    field: 'docs_url',
    text: new RegExp(
      String.raw`^(?:(?:read|view|see|browse|open|full|the|api|developer|online|user|product|our)\s+){0,6}(?:${anyOf('docs_link')})(?:\s*[→↗>])?$`,
      'iu',
    ),
    path: /^https?:\/\/docs?\.|\/(?:docs?|documentation|manual|api-docs|handbook)(?:\/|\.html?|$)/i,
  },
  {
    field: 'support_url',
    text: new RegExp(
      String.raw`^(?:(?:get|visit|our|customer|contact|the)\s+)*(?:${HELP}(?:${AND}(?:${HELP}|${HELP_BESIDE}))?|${HELP_BESIDE}${AND}${HELP})\s?[?？]?(?:\s*[→↗>])?$`,
      'iu',
    ),
    path: new RegExp(String.raw`^https?:\/\/(?:support|help|helpdesk)\.|\/(?:${anyOf('support_address')})(?:\/|\.html?|$)`, 'i'),
    not: new RegExp(String.raw`donat|sponsor|coffee|patreon|ko-fi|paypal|mailto:|(?<!\p{L})(?:${anyOf('asks_for_gift')})(?!\p{L})`, 'iu'),
  },
  {
    field: 'changelog_url',
    text: new RegExp(String.raw`^(?:(?:see|view|the|full|our)\s+)*(?:${anyOf('changelog_link')})(?:\s*[→↗>])?$`, 'iu'),
    path: /\/(?:changelog|change-log|release-?notes|releases|whats-new)(?:\/|\.(?:html?|md)|$)|^https?:\/\/(?:changelog|updates)\./i,
    not: /\/releases\/(?:latest|download|tag)/i,
  },
]

/** Pages of the site that people ask for, the repository, and the licence of the source. */
export function addresses(site: Site): Found {
  const fields: Found['fields'] = {}
  for (const wanted of WANTED) {
    const found = site.believed
      .flatMap((reading) => reading.links.map((link) => ({ reading, link, weight: weightOf(site, link, reading, wanted) })))
      .filter((entry) => entry.weight > 0)
    const best = found.toSorted((a, b) => b.weight - a.weight)[0]
    const evidence = best && quoteAttribute(best.reading, best.link.href)
    if (best && evidence) fields[wanted.field] = { value: best.link.url, evidence: [evidence] }
  }
  const repository = repositoryOf(site)
  if (repository) fields.repo_url = repository
  const license = licenseOf(site)
  if (license) fields.license = license
  return { fields }
}

function weightOf(site: Site, link: Link, reading: Reading, wanted: Wanted): number {
  if (!/^https?:/.test(link.url) || wanted.not?.test(`${link.text} ${link.url}`)) return 0
  const address = link.url.split('#')[0] ?? ''
  const path = wanted.path.test(address)
  const text = link.text.length <= 60 && wanted.text.test(withoutName(link.text, site))
  if (!text && !(path && link.text.length <= 60)) return 0
  const host = new URL(link.url).hostname.replace(/^www\./, '')
  const own = host === site.host || host.endsWith(`.${site.host}`) || site.host.endsWith(`.${host}`)
  // Other sites' policies are linked from privacy pages; an outside page counts only from the frame, as for hosted policies and docs, or by its name.
  const framed = link.region !== 'main' || (!/privacy|terms/.test(wanted.field) && bearsName(address, site))
  if (!own && (reading.kind === 'privacy' || reading.kind === 'terms' || !text || !framed)) return 0
  // A jump inside the page leads to a paragraph or a question, not to the page asked for.
  if (link.href.startsWith('#') || address === reading.url || address === site.home.url) return 0
  return Number(text) * 2 + Number(path) * 1.5 + Number(own) + Number(link.region === 'footer') * 0.5 + Number(reading === site.home) * 0.6
}

/** `acme.gitbook.io`; the manual of what a site is built on bears another name. */
const bearsName = (address: string, site: Site): boolean =>
  [...hostLabels(site.home.url), squeeze(site.name?.value ?? '')].some((name) => name.length > 2 && squeeze(address).includes(name))

/** «Tidepool Support» is the support of Tidepool. */
function withoutName(text: string, site: Site): string {
  const name = site.name?.value ?? ''
  const rest =
    name.length > 1 && text.length > name.length ? text.replace(name, '').replace(/^[\s|:·–—-]+|(?<![\s|:·–—-])[\s|:·–—-]+$/gu, '') : ''
  return rest === '' ? text : rest
}

const REPOSITORY =
  /^https?:\/\/(?:www\.)?(?:gitlab\.com|codeberg\.org|bitbucket\.org|git\.sr\.ht|gitea\.com|framagit\.org)\/~?[\w.-]+\/[\w.-]+/i

const RELEASES = /\/releases(?:\/|$)/

/** The product's own repository: where most of the links to code lead that carry its name or say "source". */
function repositoryOf(site: Site): NonNullable<Found['fields']>['repo_url'] {
  const repositories = accountsSeen(site).filter((seen) => seen.account.platform === 'github' && seen.account.handle.includes('/'))
  const best = strongest(repositories, 'github')
  // A place to download from shows no source: links to it lead to its releases alone.
  const releasedOnly =
    best &&
    site.believed.every((reading) => reading.links.every((link) => !link.href.startsWith(best.account.url) || RELEASES.test(link.href)))
  if (best && !releasedOnly) return { value: best.account.url, evidence: [best.evidence] }
  for (const reading of site.believed)
    for (const link of reading.links) {
      const address = REPOSITORY.exec(link.href)?.[0]
      const evidence =
        address && (link.region !== 'main' || /source|code|repo|gitlab|codeberg/i.test(link.text))
          ? quoteAttribute(reading, link.href)
          : null
      if (address && evidence) return { value: address, evidence: [evidence] }
    }
  return undefined
}
