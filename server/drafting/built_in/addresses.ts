import { foldLetters, foldWords, pathParts } from '../../crawl/page_kind.ts'
import { anyOf, type WordList } from '../../lexicon/compile.ts'
import type { Found, Site } from '../reading/site.ts'
import { quoteAttribute } from '../proof/quotes.ts'
import { squeeze } from '../reading/fold.ts'
import type { Link, Reading } from '../reading/reading.ts'
import { hostLabels } from './page/host_labels.ts'
import { licenseOf } from './license.ts'
import { isDigital } from './words/software.ts'
import { accountsSeen, strongest } from './contact/socials.ts'

type Wanted = {
  field: 'support_url' | 'docs_url' | 'changelog_url' | 'privacy_url' | 'terms_url'
  /** What the words of a link say, or those of a part of the path it leads to. */
  says: RegExp
  /** What they say of a program, and of nothing else. */
  says_of_program?: RegExp
  /** The beginning of its own host. */
  host?: RegExp
  not?: RegExp
}

const wordsOf = (list: WordList): string => foldLetters(anyOf(list))
const HELP = `(?:${wordsOf('support_link')})`
const HELP_BESIDE = `(?:${wordsOf('help_beside')})`
const AND = ` (?:(?:/|${wordsOf('and_names')}|en|i|y|e|a) )?`

const WANTED: Wanted[] = [
  {
    field: 'privacy_url',
    says: new RegExp(wordsOf('privacy_link'), 'u'),
    // «Datenschutz & Cookies» is the page of both, «Cookie policy» of the one.
    not: new RegExp(String.raw`^(?!.*(?:${anyOf('privacy_link')})).*cookie|your privacy choices|shield`, 'iu'),
  },
  { field: 'terms_url', says: new RegExp(wordsOf('terms_link'), 'u'), not: /^(?!.*\bterms\b).*privacy|long-?term|terminal/i },
  {
    field: 'docs_url',
    says: new RegExp(
      `^(?:(?:read|view|see|browse|open|full|the|api|developer|online|user|product|our) ){0,6}(?:${wordsOf('docs_link')})$`,
      'u',
    ),
    says_of_program: new RegExp(`^(?:${wordsOf('guide_link')})$`, 'u'),
    host: /^docs?\./,
  },
  {
    field: 'support_url',
    says: new RegExp(
      `^(?:(?:get|visit|our|customer|contact|the) )*(?:${HELP}(?:${AND}(?:${HELP}|${HELP_BESIDE}))?|${HELP_BESIDE}${AND}${HELP})$`,
      'u',
    ),
    host: /^(?:support|help|helpdesk)\./,
    not: new RegExp(String.raw`donat|sponsor|coffee|patreon|ko-fi|paypal|mailto:|(?<!\p{L})(?:${anyOf('asks_for_gift')})(?!\p{L})`, 'iu'),
  },
  {
    field: 'changelog_url',
    says: new RegExp(`^(?:(?:see|view|the|full|our) )*(?:${wordsOf('changelog_link')})$`, 'u'),
    says_of_program: new RegExp(`^(?:${wordsOf('whats_new_link')})$`, 'u'),
    host: /^(?:changelog|updates)\./,
    not: /\/releases\/(?:latest|download|tag)/i,
  },
]

/** Pages of the site that people ask for, the repository, and the licence of the source. */
export function addresses(site: Site): Found {
  const fields: Found['fields'] = {}
  const links = site.believed.flatMap((reading) =>
    reading.links.flatMap((link) =>
      link.text.length <= LABEL_CHARS_MAX && /^https?:/.test(link.url) ? [saidBy(site, link, reading)] : [],
    ),
  )
  const repository = repositoryOf(site)
  const of_program = repository !== undefined || isDigital(site)
  for (const wanted of WANTED) {
    const found = links.map((said) => ({ said, weight: weightOf(site, said, wanted, of_program) })).filter((entry) => entry.weight > 0)
    const best = found.toSorted((a, b) => b.weight - a.weight)[0]?.said
    const evidence = best && quoteAttribute(best.reading, best.link.href)
    if (best && evidence) fields[wanted.field] = { value: best.link.url, evidence: [evidence] }
  }
  if (repository) fields.repo_url = repository
  const license = licenseOf(site)
  if (license) fields.license = license
  return { fields }
}

const LABEL_CHARS_MAX = 60
const LESS_SURE = 0.75

type Said = { link: Link; reading: Reading; address: string; host: string; words: string; parts: string[] }

function saidBy(site: Site, link: Link, reading: Reading): Said {
  const url = new URL(link.url)
  const host = url.hostname.replace(/^www\./, '')
  return {
    link,
    reading,
    address: link.url.split('#')[0] ?? '',
    host,
    words: foldWords(withoutName(link.text, site)),
    parts: pathParts(url),
  }
}

function weightOf(
  site: Site,
  { link, reading, address, host, words, parts }: Said,
  { field, says, says_of_program, not, host: own_host }: Wanted,
  of_program: boolean,
): number {
  if (not?.test(`${link.text} ${link.url}`)) return 0
  const said = (text: string) => (says.test(text) ? 1 : of_program && says_of_program?.test(text) ? LESS_SURE : 0)
  const text = said(words)
  const path = own_host?.test(host) ? 1 : Math.max(0, ...parts.map(said))
  if (text + path === 0) return 0
  const own = host === site.host || host.endsWith(`.${site.host}`) || site.host.endsWith(`.${host}`)
  // Other sites' policies are linked from privacy pages; an outside page counts only from the frame, as for hosted policies and docs, or by its name.
  const framed = link.region !== 'main' || (!/privacy|terms/.test(field) && bearsName(address, site))
  if (!own && (reading.kind === 'privacy' || reading.kind === 'terms' || text === 0 || !framed)) return 0
  // A jump inside the page leads to a paragraph or a question, not to the page asked for.
  if (link.href.startsWith('#') || address === reading.url || address === site.home.url) return 0
  return text * 2 + path * 1.5 + Number(own) + Number(link.region === 'footer') * 0.5 + Number(reading === site.home) * 0.6
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
