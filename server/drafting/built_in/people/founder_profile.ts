import type { DraftedFounder, Evidence } from '../../../fields/draft.ts'
import { quoteAttribute, quoteBlock } from '../../proof/quotes.ts'
import { resolveUrl } from '../../reading/reading.ts'
import { accountOf } from '../page/accounts.ts'
import type { FounderSighting } from './founder_names.ts'
import { personName } from '../words/people_words.ts'
import { linesOf, within, type Line } from '../page/sections.ts'

const BIO_CHARS_MIN = 40
const BIO_CHARS_MAX = 600

/** A founder with what the card around the name adds: words, picture and private accounts, each quoted. */
export function founderOf(best: FounderSighting, group: FounderSighting[]): DraftedFounder {
  const evidence: Evidence[] = best.lines.map((line) =>
    quoteBlock(best.reading, line.block, line.text.length > 300 ? best.name : undefined),
  )
  const founder: DraftedFounder = {
    name: best.name,
    role: (best.role ?? group.find((entry) => entry.role)?.role)?.replace(/(?<![.,;:])[.,;:]+$/, '') ?? null,
    bio: null,
    photo_url: null,
    socials: {},
    evidence,
  }
  if (founder.role && !best.role)
    evidence.push(...(group.find((entry) => entry.role)?.lines.map((line) => quoteBlock(best.reading, line.block)) ?? []))
  const card = cardOf(best)
  if (!card) return founder
  const bio = linesOf(best.reading).find(
    (line) =>
      line.at > (best.lines.at(-1)?.at ?? 0) &&
      line.at <= (best.lines.at(-1)?.at ?? 0) + 3 &&
      line.text.length >= BIO_CHARS_MIN &&
      line.text.length <= BIO_CHARS_MAX &&
      card.contains(line.block.element),
  )
  if (bio) {
    founder.bio = bio.text
    evidence.push(quoteBlock(best.reading, bio.block, bio.text))
  }
  const photo = best.reading.$(card.element).find('img[src]').first().attr('src')
  const address = photo ? resolveUrl(photo, best.reading.url) : null
  const shown = address && /^https?:/.test(address) ? quoteAttribute(best.reading, photo ?? '') : null
  if (address && shown) {
    founder.photo_url = address
    evidence.push(shown)
  }
  for (const link of best.reading.links) {
    const account = card.contains(link.element) ? accountOf(link.url) : null
    const quote = account ? quoteAttribute(best.reading, link.href) : null
    if (!account || !quote || founder.socials[account.platform]) continue
    founder.socials[account.platform] = link.url
    evidence.push(quote)
  }
  return founder
}

/** The smallest container around a name and its role that holds no second person; only team cards have one. */
function cardOf(sighting: FounderSighting): { element: Line['block']['element']; contains: (element: object) => boolean } | null {
  const first = sighting.lines[0]
  if (!first || sighting.weight < 3) return null
  const people = linesOf(sighting.reading).filter((line) => line !== first && personName(line.text) !== null)
  let chosen: Line['block']['element'] | null = null
  for (let at: Line['block']['element'] | null = first.block.element, steps = 0; at && steps < 5; steps++) {
    const inside = at
    if (/^(?:body|html|main|section|footer)$/.test(at.name) || people.some((line) => within(line.block.element, inside))) break
    chosen = at
    at = at.parent?.type === 'tag' ? at.parent : null
  }
  const element = chosen
  return element ? { element, contains: (other) => within(other, element) } : null
}
