import type { DraftedProfile, DraftRequest } from '../../fields/draft.ts'
import { FIELD_NAMES, FIELDS, type FieldName } from '../../fields/fields.ts'
import { categoriesIn } from '../proof/category_words.ts'
import { prove } from '../proof/proof.ts'
import { standsOn } from '../proof/stands_on.ts'
import { claimsOf } from './model_claims.ts'
import { envelopeOf, showPages, type ShownLine, type ShownSite } from './model_pages.ts'
import { isDoubtful, weakFactsOf, type WeakFact } from './weak_facts.ts'
import { readAnswer } from './read_answer.ts'

export type Question = {
  request: DraftRequest
  /** The cells asked for. */
  fill: string[]
  /** What the rules found, to have its weak facts looked at. */
  facts: DraftedProfile
  /** How much of the pages is shown. */
  chars_max: number
}

export type Judged =
  | {
      profile: DraftedProfile
      /** How many proposals no line states. */
      unproven: number
      /** Weak facts of the rules that a line contradicts. */
      doubted: string[]
      problem: null
    }
  | { profile: null; problem: string }

/** The message that carries a site's pages to the model; null where there is nothing to read. Pure; for a thread, since it parses markup. */
export function writeEnvelope({ request, fill, facts, chars_max }: Question): string | null {
  const shown = showPages(request, chars_max)
  return shown && shown.lines.length > 0 ? envelopeOf(shown, fill, request.categories, weakFactsOf(facts, shown)) : null
}

/**
 * Reads a model's answer and keeps what is proven. A text in which no cell can be read gives the problem, in words that the model can mend.
 * Of all else, whatever it claims, only what the lines carry stays, and a quote is a line that the model was shown. Pure; for a thread,
 * since it parses markup.
 */
export function judgeAnswer({ request, fill, facts, chars_max, text }: Question & { text: string }): Judged {
  const proposals = readAnswer(text)
  if (!proposals) return { profile: null, problem: /[[{]/.test(text) ? 'It holds no cells of the given shape.' : 'It is not JSON.' }
  const shown = showPages(request, chars_max)
  if (!shown) return { profile: prove([], EMPTY), unproven: 0, doubted: [], problem: null }
  const { profile, unproven, doubted } = claimsOf(proposals, shown, fill, request.categories)
  const proven = proveClaims(profile, shown)
  const lost =
    [...FIELD_NAMES].filter((name) => profile.fields[name] && !proven.fields[name]).length +
    profile.founders.length -
    proven.founders.length
  return { profile: proven, unproven: unproven + lost, doubted: doubtedOf(doubted, weakFactsOf(facts, shown)), problem: null }
}

const EMPTY: DraftedProfile = { fields: {}, faqs: [], founders: [], categories: null, company_socials: {}, seo: {}, warnings: [] }

const isRetold = (name: FieldName): boolean =>
  FIELDS[name].shape === 'list' || name === 'description' || name === 'summary' || name === 'audience'

/**
 * Every drafter's claims pass the same proof. Prose and lists were held to their lines word by word already, more strictly than by all
 * quotes of a cell together; of them it is only looked that the quotes stand on their pages.
 */
function proveClaims(profile: DraftedProfile, { site }: ShownSite): DraftedProfile {
  const pages = new Map(site.readings.map((reading) => [reading.url, reading]))
  const stands = ({ evidence }: { evidence: DraftedProfile['faqs'][number]['evidence'] }): boolean =>
    evidence.length > 0 &&
    evidence.every(({ url, quote }) => {
      const page = pages.get(url)
      return page !== undefined && standsOn(page, quote) !== null
    })
  const facts = Object.fromEntries(Object.entries(profile.fields).filter(([name]) => name in FIELDS && !isRetold(name as FieldName)))
  const retold = Object.fromEntries(
    Object.entries(profile.fields).filter(([name, drafted]) => name in FIELDS && isRetold(name as FieldName) && stands(drafted)),
  )
  const proven = prove(site.readings, { ...profile, fields: facts, seo: {} })
  return {
    ...proven,
    fields: { ...proven.fields, ...retold },
    seo: Object.fromEntries(Object.entries(profile.seo).filter(([, drafted]) => stands(drafted))),
    // The proof takes away a role that no quote states; what is left is only a name.
    founders: proven.founders.filter(({ role }) => role !== null),
  }
}

function doubtedOf(doubted: { cell: string; lines: ShownLine[] }[], weak: WeakFact[]): string[] {
  const found = weak.filter((fact) =>
    doubted.some(({ cell, lines }) => cell === fact.cell && lines.some((line) => isDoubtful(fact, line, categoriesIn))),
  )
  return found.map(({ cell }) => cell)
}
