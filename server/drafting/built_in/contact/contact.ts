import { percentDecoded } from '../../../base/addresses/percent_decoded.ts'
import { chosenLabel } from '../../../base/addresses/registrable.ts'
import { anyOf } from '../../../lexicon/compile.ts'
import type { Evidence } from '../../../fields/draft.ts'
import { squeeze } from '../../reading/fold.ts'
import { quoteOfMember, textOf } from '../../reading/json_ld.ts'
import { quoteAttribute, quoteBlock } from '../../proof/quotes.ts'
import type { Reading } from '../../reading/reading.ts'
import type { Found, Site } from '../../reading/site.ts'
import { isPlaceholder } from '../../reading/trust.ts'
import { nameCore } from '../words/legal_words.ts'
import { publisherOf } from '../publisher/publisher.ts'
import { DISCLAIMS } from '../words/publisher_words.ts'
import { AUTHORITY, isCreditBefore } from '../words/other_parties.ts'
import { plainMailboxes } from '../../proof/mailboxes.ts'
import { phonesOn } from './phones.ts'
import { inPicture, linesOf, placeWeight, type Line } from '../page/sections.ts'

type Sighting = { value: string; weight: number; reading: Reading; evidence: Evidence | null }

const EMAIL =
  /(?<![\p{L}\p{N}._%+@/=&?-]|:\/\/[^\s/@]{1,80})[a-z0-9](?:[a-z0-9._%+-]{0,62}[a-z0-9_+-])?@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}(?![\p{L}\p{N}@-]|\.[a-z]{2})/giu
/** Domains of templates and of keys that only look like mail. */
const NO_MAILBOX = new RegExp(
  String.raw`^(?:git|hg|svn|root|noreply|no-reply|donotreply|do-not-reply|mailer-daemon|postmaster|localhost|nobody)@|^(?:${anyOf('sample_mailbox')})@(?:${anyOf('sample_domain')})\.|@(?:[\w-]+\.){0,8}(?:${anyOf('sample_host')})\.[\w.]{1,60}$|\.(?:png|jpe?g|gif|svg|webp|js|css|map|py|ts)$|@\d{1,4}(?:\.\d{1,4}){0,4}x?(?:\.|$)|@(?:[\w-]+\.){0,8}(?:sentry\.io|wixpress\.com|iam\.gserviceaccount\.com|users\.noreply\.github\.com)$`,
  'i',
)
/** Names that never reach a mailbox, except on a site that has such a name itself. */
const RESERVED = /\.(?:example|test|invalid|local)$/
const FREE_MAIL =
  /@(?:gmail|googlemail|outlook|hotmail|live|msn|yahoo|icloud|me|mac|proton|protonmail|pm|gmx|web|t-online|freenet|posteo|mailbox|tutanota|tuta|orange|free|wanadoo|laposte|libero|virgilio|alice|tiscali|zoho|fastmail|hey|yandex|mail|qq|163|126|naver|docomo|ezweb|ukr|wp|o2|interia|seznam|telia|abv)\.[a-z.]{2,}$/i

const CREDIT = new RegExp(String.raw`\b(?:${anyOf('credit_label')})(?: \p{L}+){0,2}\s*[:：]\s*$`, 'iu')

const CREDIT_CHARS_READ = 120

const LOCAL_PARTS: [RegExp, number][] = [
  [new RegExp(String.raw`^(?:${anyOf('general_mailbox')})`), 3],
  [new RegExp(String.raw`^(?:${anyOf('support_mailbox')})`), 2.5],
  [new RegExp(String.raw`^(?:${anyOf('sales_mailbox')})`), 1.5],
  [new RegExp(String.raw`^(?:${anyOf('department_mailbox')})`), -2],
]

/** The address and number that the site gives for getting in touch. */
export function contact(site: Site): Found {
  const fields: Found['fields'] = {}
  const emails = site.believed.flatMap((reading) => emailsOn(site, reading))
  const email = best(site, emails, (value) => value.toLowerCase()) ?? onlyOne(site, emails)
  if (email) fields.contact_email = email
  const phone = best(
    site,
    site.believed.flatMap((reading) => phonesOn(reading)),
    (value) => value.replace(/\D/g, '').slice(-8),
  )
  if (phone) fields.phone = phone
  return { fields }
}

const WEIGHT_MIN = 2.5
const AGREEMENT_MAX = 1.5

function best(site: Site, sightings: Sighting[], keyOf: (value: string) => string): { value: string; evidence: Evidence[] } | null {
  const groups = Map.groupBy(sightings, (sighting) => keyOf(sighting.value))
  let winner: { weight: number; sighting: Sighting } | null = null
  for (const group of groups.values()) {
    const sighting = group.toSorted((a, b) => b.weight - a.weight)[0]
    if (!sighting?.evidence) continue
    const pages = new Set(group.map((entry) => entry.reading)).size
    const weight = sighting.weight + Math.min(AGREEMENT_MAX, (pages - 1) * 0.5)
    if (!winner || weight > winner.weight) winner = { weight, sighting }
  }
  return winner && winner.weight >= WEIGHT_MIN && winner.sighting.evidence
    ? { value: winner.sighting.value, evidence: [winner.sighting.evidence] }
    : null
}

/** `privacy@` at the company's own domain, where a site gives no other mailbox. */
function onlyOne(site: Site, sightings: Sighting[]): { value: string; evidence: Evidence[] } | null {
  const [first] = sightings
  if (!first?.evidence || sightings.some((other) => other.value.toLowerCase() !== first.value.toLowerCase())) return null
  const own = isOwnDomain(site, first.value) || isCompanyDomain(site, first.value)
  return own && ONLY_CONTACT.test(first.value) ? { value: first.value, evidence: [first.evidence] } : null
}
const ONLY_CONTACT = new RegExp(String.raw`^(?:${anyOf('formal_mailbox')})@`, 'i')

/** The domain is the publisher's name and nothing else. */
function isCompanyDomain(site: Site, email: string): boolean {
  const label = squeeze(email.split('@')[1]?.split('.')[0] ?? '').replace(/[^a-z0-9]/g, '')
  const name = squeeze(nameCore(publisherOf(site)?.name ?? '')).replace(/[^a-z0-9]/g, '')
  return name.length > 3 && label === name
}

function emailsOn(site: Site, reading: Reading): Sighting[] {
  const found: Sighting[] = []
  const add = (value: string, place: number, evidence: Evidence | null): void => {
    const weight = emailWeight(site, value)
    if (weight !== null) found.push({ value, weight: weight + place, reading, evidence })
  }
  for (const line of linesOf(reading)) {
    const text = plainMailboxes(joinedAt(line))
    if (!text.includes('@') || text.length > 5000) continue
    for (const match of text.matchAll(EMAIL)) {
      // Of what stands under somebody else's heading, or behind a designer's credit, only our own domain is ours.
      if (
        (line.role === 'others' ||
          AUTHORITY.test(sentenceAround(text, match.index)) ||
          DISCLAIMS.test(text.slice(0, match.index)) ||
          CREDIT.test(text.slice(0, match.index)) ||
          isCreditBefore(text.slice(Math.max(0, match.index - CREDIT_CHARS_READ), match.index))) &&
        !isOwnDomain(site, match[0])
      )
        continue
      add(match[0], placeWeight(reading, line) - Number(inPicture(reading, line)) * 1.5, quoteBlock(reading, line.block, match[0]))
    }
  }
  for (const link of reading.links) {
    if (!link.url.startsWith('mailto:')) continue
    const [to = '', asked = ''] = link.url.slice(7).split('?')
    const written = percentDecoded(to).replace(/^(?:[^<>@]{0,80}<|[\s/"'“”]+)|[\s>"'“”.,;\u200b]{1,4}$/gu, '')
    const value = written.match(EMAIL)?.[0] ?? ''
    if (
      value !== written ||
      (!isOwnDomain(site, value) &&
        found.some((other) => other.value !== value && other.weight > 0) &&
        !link.text.includes('@') &&
        link.region === 'main')
    )
      continue
    // What is asked there in the product's name reaches its people, whatever their domain.
    const about = asked !== '' && site.name !== null && percentDecoded(asked).includes(site.name.value)
    add(value, placeWeight(reading, { role: 'plain', block: link }) + (about ? 2.5 : 1), quoteAttribute(reading, value))
  }
  for (const node of reading.json_ld) {
    const value = textOf(node.members['email'])?.replace(/^mailto:/i, '')
    if (value && value.match(EMAIL)?.[0] === value) add(value, 2.5, quoteAttribute(reading, quoteOfMember(node, 'email', value) ?? value))
  }
  return found
}

/** A mailbox whose `@` stands in an element of its own reads as one word where the shown text joins it. */
const joinedAt = ({ block }: Line): string =>
  block.spaced.replace(/[\w.+-]{1,64} ?@ ?[\w-]{1,63}(?: ?\. ?[\w-]{2,63}){1,5}/g, (apart) => {
    const joined = apart.replaceAll(' ', '')
    return block.text.includes(joined) ? joined : apart
  })

/** The sentence that a place in a text belongs to; a mailbox holds dots that end none. */
const sentenceAround = (text: string, at: number): string =>
  (text
    .slice(Math.max(0, at - 240), at)
    .split(/(?<=\p{Ll}{2}[.!?])\s/u)
    .at(-1) ?? '') + (text.slice(at, at + 160).split(/[.!?]\s/)[0] ?? '')

function isOwnDomain(site: Site, email: string): boolean {
  const domain = email.split('@')[1]?.toLowerCase() ?? ''
  return site.host === domain || site.host.endsWith(`.${domain}`) || domain.endsWith(`.${site.host}`)
}

/** Null for what is no mailbox of the site's people; own domains and general names weigh most. */
function emailWeight(site: Site, email: string): number | null {
  const value = email.toLowerCase()
  const [local = '', domain = ''] = value.split('@')
  if (value.length > 254 || NO_MAILBOX.test(value) || isPlaceholder(value) || /\.{2}|^[a-f0-9]{20,}$/.test(local)) return null
  if (RESERVED.test(value) && !isOwnDomain(site, value)) return null
  const role = LOCAL_PARTS.find(([words]) => words.test(local))?.[1] ?? 0
  if (isOwnDomain(site, value)) return role + 4
  const label = squeeze(chosenLabel(domain)).replace(/[^a-z0-9]/g, '')
  const own = [site.name?.value, publisherOf(site)?.name && nameCore(publisherOf(site)?.name ?? ''), site.host.split('.')[0]]
    .map((name) => squeeze(name ?? '').replace(/[^a-z0-9]/g, ''))
    .filter((name) => name.length > 3)
  if (own.some((name) => label.length > 2 && (name.includes(label) || label.includes(name)))) return role + 3.5
  if (!FREE_MAIL.test(value)) return 0
  // A free mailbox that bears the name is the site's: `hollerbusch.graz@…` on the site of Hollerbusch.
  const bears = own.some((name) => name.length > 4 && local.replace(/[^a-z0-9]/g, '').includes(name))
  return bears ? 3 : 1.5 + Math.min(role, 1)
}
