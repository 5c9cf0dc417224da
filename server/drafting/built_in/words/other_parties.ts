import { anyOf, spaced, unspaced } from '../../../lexicon/compile.ts'
import { pattern } from './patterns.ts'

// Parties that legal pages and footers name beside the publisher: representatives, officers, authorities, makers of the website.

/** `EU representative: …`, `Data protection officer: …`: the value on the same line is somebody else, whatever the heading above says. */
export const OTHER_PARTY_LABEL = pattern(String.raw`^(?:(?:${anyOf('our_ahead')})\s)?(?:${anyOf('other_party_label')})\s*[:：]\s*\S`)

/** A sentence about an authority that people may turn to; its number and mailbox are not the site's. */
export const AUTHORITY = pattern(String.raw`\b(?:${spaced('authority')})\b|${unspaced('authority')}`)

const CREDIT = String.raw`(?:^|[\s|·•–—-])(?:(?:web-?)?(?:design|entwicklung|gestaltung|development|ontwerp)(?: (?:&|und|and|en|et) (?:\p{L}+))?|${anyOf('site_made_by')})\s*(?:${anyOf('made_by')}|[:：])\s*|\b(?:web)?site (?:by|designed by|built by|made by|developed by|created by|von|par)\s*|\b(?:designed|powered) by\s*`

/** What stands before the maker of a website: `Webdesign: …`, `Site by …`. The same name is never the publisher on another page. */
export const CREDIT_BEFORE = pattern(`(?:${CREDIT})$`)
const CREDIT_WITHIN = pattern(CREDIT, 'giu')
const NAME_AND_MARK = /^[^@|·•.:]{0,40}[\s–—(|·•:-]{0,3}$/u
/** The same with the maker's name behind it, before a mailbox: «Website by Jane Roe – jane@…». `before` is a short stretch of text. */
export const isCreditBefore = (before: string): boolean =>
  [...before.matchAll(CREDIT_WITHIN)].some((credit) => NAME_AND_MARK.test(before.slice(credit.index + credit[0].length)))
