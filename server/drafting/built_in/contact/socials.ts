import { chosenLabel } from '../../../base/addresses/registrable.ts'
import { anyOf } from '../../../lexicon/compile.ts'
import type { Element } from 'domhandler'
import { isBusinessType } from '../words/schema_types.ts'
import { PLATFORMS, type Platform } from '../../../fields/fields.ts'
import { squeeze } from '../../reading/fold.ts'
import { listOf, textOf } from '../../reading/json_ld.ts'
import { quoteAttribute } from '../../proof/quotes.ts'
import { metaOf, type Link, type Reading } from '../../reading/reading.ts'
import type { Found, Site } from '../../reading/site.ts'
import type { Evidence } from '../../../fields/draft.ts'
import { accountOf, type Account } from '../page/accounts.ts'
import { nameCore } from '../words/legal_words.ts'
import { publisherOf } from '../publisher/publisher.ts'
import { people } from '../people/people.ts'
import { personName } from '../words/people_words.ts'

export type Seen = { account: Account; weight: number; reading: Reading; evidence: Evidence }

const WEIGHT_MIN = 3
const AGREEMENT_MAX = 1.5
const NODES_BESIDE_MAX = 100
const CHARS_BESIDE_MAX = 2000
/** Lines around a link that say it is someone else's: the designer, the theme, a library, a speaker. */
const CREDIT = new RegExp(
  String.raw`\b(?:design(?:ed)?|theme|template|website|site|built|made|created|developed|coded|crafted|code|illustrations?|icons?|photos?|logo|inspired|thanks to|credits?|fork(?:ed)?) (?:by|from|with|of)\b|\b(?:${anyOf('credit_by')}) @?\p{L}+$|\b(?:depends on|dependenc|uses|using|library|based on|plugin|powered)\b|\b(?:${anyOf('credit_label')})(?: \p{L}+){0,2}\s?[:：]`,
  'iu',
)
/** «presskit by Rami», where the link is called what it leads to: a tool of somebody's. */
const MADE_BY = new RegExp(String.raw`^\s*(?:${anyOf('credit_by')})(?!\p{L})`, 'iu')
const QUOTED =
  /testimonial|review|blockquote|quote|tweet|customer|embed|team|member|staff|author|speaker|contributor|sponsor|advis|investor|people|person|credit/i

/** The product's or company's own accounts; never share buttons, customers' posts, the designer's or a founder's private ones. */
export function socials(site: Site): Found {
  const groups = Map.groupBy(accountsSeen(site), (seen) => seen.account.platform)
  const company_socials: Found['company_socials'] = {}
  for (const platform of PLATFORMS) {
    const chosen = strongest(groups.get(platform) ?? [], platform)
    if (chosen) company_socials[platform] = { value: chosen.account.url, evidence: [chosen.evidence] }
  }
  return { company_socials }
}

/** The account with the most and best links; two strangers in the same places cancel each other out. */
export function strongest(seen: Seen[], platform: Platform): Seen | null {
  const ranked = [...Map.groupBy(seen, (entry) => entry.account.handle).values()]
    .map((group) => {
      const first = group.toSorted((a, b) => b.weight - a.weight)[0]
      return {
        seen: first,
        weight:
          (first?.weight ?? 0) +
          Math.min(AGREEMENT_MAX, (new Set(group.map((entry) => entry.reading)).size - 1) * 0.5) +
          Math.min(1, (group.length - 1) * 0.1),
      }
    })
    .toSorted((a, b) => b.weight - a.weight)
  const [first, second] = ranked
  if (!first?.seen || first.weight < WEIGHT_MIN) return null
  if (platform !== 'github' && platform !== 'custom' && second && first.weight - second.weight < 0.5 && first.weight < 5) return null
  return first.seen
}

const known = new WeakMap<Site, Seen[]>()

/** Every link to an account on the believed pages, weighed by whose name it carries and where it stands. */
export function accountsSeen(site: Site): Seen[] {
  const seen = known.get(site) ?? findAccounts(site)
  known.set(site, seen)
  return seen
}

function findAccounts(site: Site): Seen[] {
  const own = ownNames(site)
  const persons = personsOf(site)
  const seen: Seen[] = []
  const everywhere = linkedEverywhere(site)
  for (const reading of site.believed) {
    for (const link of reading.links) {
      const account = accountOf(link.url)
      const weight = account ? weightOf(account, link, reading, own, persons, everywhere.has(link.url)) : 0
      const evidence = weight > 0 ? quoteAttribute(reading, link.href) : null
      if (account && evidence) seen.push({ account: { ...account, url: asWritten(account.url, link) }, weight, reading, evidence })
    }
    for (const node of reading.json_ld) {
      if (!node.types.some((type) => isBusinessType(type) || /website|application|product/.test(type))) continue
      for (const entry of listOf(node.members['sameAs'])) {
        const address = textOf(entry)
        const account = address ? accountOf(address) : null
        const evidence = address && account && !account.personal ? quoteAttribute(reading, address) : null
        if (account && evidence)
          seen.push({
            account: { ...account, url: address?.startsWith(account.url) ? account.url : (address ?? account.url) },
            weight: 3.5 + likeness(account, own),
            reading,
            evidence,
          })
      }
    }
  }
  return seen
}

const PAGES_EVERYWHERE_MIN = 3
/** Addresses to which most pages lead: part of the frame, whatever it is built of. */
function linkedEverywhere({ believed }: Site): Set<string> {
  const pages = new Map<string, number>()
  for (const { links } of believed) for (const url of new Set(links.map((link) => link.url))) pages.set(url, (pages.get(url) ?? 0) + 1)
  return new Set([...pages].flatMap(([url, count]) => (count >= PAGES_EVERYWHERE_MIN && count * 2 > believed.length ? [url] : [])))
}

/** The address has to stand in its quote; where tidying changed it, the link is given as it is. */
const asWritten = (url: string, link: Link): string => (link.href.includes(url) ? url : (link.url.split(/[?#]/, 1)[0] ?? ''))

/** Names an own account may carry: product, company, host. */
function ownNames(site: Site): string[] {
  const publisher = publisherOf(site)
  const path = new URL(site.home.url).pathname.split('/').filter(Boolean)[0] ?? ''
  const names = [site.name?.value, publisher && nameCore(publisher.name), chosenLabel(site.host), /\.html?$/.test(path) ? '' : path]
  return [...new Set(names.map((name) => plain(name ?? '')))].filter((name) => name.length >= 3)
}
/** The names of people behind the site, in parts. */
function personsOf(site: Site): string[][] {
  const names = (people(site).founders ?? []).map((founder) => founder.name)
  const own = ownNames(site)
  // «© Harbour Foods» is written as a person is.
  const isOwn = (holder: string) => own.some((name) => holder.split(' ').some((word) => word.length >= 4 && name.includes(plain(word))))
  for (const reading of site.believed) {
    const author = metaOf(reading, 'author')
    if (author && personName(author)) names.push(author)
    for (const block of reading.blocks) {
      const holder =
        block.text.length <= 120
          ? /©\s*(?:\d{4}(?:\s?[-–]\s?\d{4})?)?[\s,]*(?:by )?([^.|·,©]{4,40})/.exec(block.text)?.[1]?.trim()
          : undefined
      if (holder && personName(holder) && !isOwn(holder)) names.push(holder)
    }
  }
  return [...new Set(names)].map((name) => name.split(/[\s-]+/).map(squeeze))
}

const plain = (name: string) =>
  squeeze(name)
    .replace(/&/g, '')
    .replace(/(?:app|hq|io|official|team|inc)$/, (end, at: number) => (at >= 3 ? '' : end))

function likeness(account: Account, own: string[]): number {
  const parts = account.handle
    .split('/')
    .map(plain)
    .filter((part) => part.length >= 3)
  const alike = (a: string, b: string) =>
    a === b || (a.length >= 4 && b.includes(a)) || (b.length >= 4 && a.includes(b) && b.length / a.length > 0.4)
  return Math.max(
    0,
    ...parts.flatMap((part, at) =>
      own.map((name) => (part === name ? 3 : alike(part, name) ? 2.5 : 0) + (at === 1 && alike(part, name) ? 0.5 : 0)),
    ),
  )
}

const FRAME = new Set<string>(['footer', 'header', 'nav'])
/** A row of accounts, by what it is called; those of people stand beside their names. */
const SOCIAL_PATH = /(?:^|[\s_-])(?:socials?|follow-us|footer)(?=[\s_-])/i

/** The number of an account, which can bear no name: it is the site's where several pages or the page of contact lead to it. */
const OPAQUE = /^uc[\w-]{22}$|(?<!\d)\d{9,}$/i
const REPOSITORY_LINK = new RegExp(String.raw`^(?:${anyOf('repository_link')}|⭐)`, 'i')
function weightOf(account: Account, link: Link, reading: Reading, own: string[], persons: string[][], everywhere: boolean): number {
  const like = likeness(account, own)
  if (account.personal && like < 2.5) return 0
  const around = surroundings(link)
  const frame =
    everywhere || FRAME.has(link.region) || (link.region !== 'aside' && SOCIAL_PATH.test(around.path) && reading.kind !== 'team')
  // A repository linked as "source" or "GitHub" from the frame or the hero is the product's whatever its name.
  if (like === 0) {
    if (CREDIT.test(around.text) || MADE_BY.test(around.behind) || QUOTED.test(around.path)) return 0
    if (account.platform === 'github')
      return account.handle.includes('/')
        ? frame || REPOSITORY_LINK.test(link.text)
          ? (frame ? 3 : 2.5) + Number(reading.kind === 'home') * 0.5
          : 0
        : frame
          ? 3
          : 0
    // A handle made of a founder's name is the founder's own account.
    const handle = plain(account.handle)
    if (persons.some((parts) => parts.some((part) => part.length >= 4 && handle.includes(part)))) return 0
    const person = /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u.test(link.text) && plain(link.text) !== account.handle
    if (!frame && !person && OPAQUE.test(account.handle)) return reading.kind === 'contact' ? 3 : 2.5
    return frame && !person ? 3 + Number(reading.kind === 'home') * 0.5 : 0
  }
  const share = /\b(?:this (?:site|website|page)|theme|template|issues?|bug|releases?|licen[cs]e|contribut|discussions?)\b/i.test(link.text)
    ? -0.3
    : 0
  return (
    2 +
    like +
    Number(frame) * 1 +
    share +
    (/blog|article/.test(around.path) ? -1 : 0) +
    Number(QUOTED.test(around.path)) * -1 -
    Number(link.hidden) * 0.3
  )
}

function surroundings(link: Link): { text: string; behind: string; path: string } {
  let path = ''
  let at = link.element
  for (let steps = 0; steps < 6; steps++) {
    path += ` ${at.name} ${at.attribs['class'] ?? ''} ${at.attribs['id'] ?? ''}`
    const parent = at.parent
    if (parent?.type !== 'tag') break
    at = parent
  }
  const behind = link.element.parent?.type === 'tag' ? textBeside(link.element, 'next') : ''
  const text = link.element.parent?.type === 'tag' ? `${textBeside(link.element, 'prev')} ${link.text} ${behind}` : ''
  return { text: text.trim(), behind, path }
}

/** The text right before or behind a link, in the same element: no further than a sentence reaches, since lists hold thousands of links. */
function textBeside(element: Element, side: 'prev' | 'next'): string {
  const pieces: string[] = []
  let chars = 0
  for (let at = element[side]; at && pieces.length < NODES_BESIDE_MAX && chars < CHARS_BESIDE_MAX; at = at[side]) {
    const text = at.type === 'text' ? at.data : ''
    pieces.push(text)
    chars += text.length
  }
  return (side === 'prev' ? pieces.toReversed() : pieces).join('')
}
