import { anyOf } from '../../lexicon/compile.ts'
import { FOUNDED_BY, FOUNDER_ROLE, FOUNDS, NOT_FOUNDER, personName } from '../built_in/words/people_words.ts'
import { categoriesIn } from '../proof/category_words.ts'
import type { Drafted, DraftedFaq, DraftedFounder, DraftedProfile, Evidence, SeoName } from '../../fields/draft.ts'
import { FIELDS, isField, type FieldName } from '../../fields/fields.ts'
import { loose, sentences } from '../reading/fold.ts'
import { isPlaceholder } from '../reading/trust.ts'
import { BINDING, rowsIn } from './charged_words.ts'
import { citedLines, citedOwn } from './cited_lines.ts'
import { evidenceOf } from './line_evidence.ts'
import { blankProfile } from './merge.ts'
import { readFact } from './model_values.ts'
import { visible, type ShownLine, type ShownSite } from './model_pages.ts'
import { proseOf } from './model_prose.ts'
import * as bounds from './model_schema.ts'
import { listOf } from './prove_lists.ts'
import { linkPromises, WHOSE } from './prove_facts.ts'
import { addressesStand } from './prove_sentence.ts'
import type { Entry, Proposals } from './read_answer.ts'
import { groundOf, type Ground } from './sentence_sources.ts'
import { wordsOf } from './word_stems.ts'

/** Lines of an answer to a question stand next to each other. */
const FAQ_LINES_MAX = 8

export type Claims = {
  profile: DraftedProfile
  /** How many entries of cells that were asked for are not stated by the lines they name. */
  unproven: number
  /** Cells of which a line says that their value is not this product's. */
  doubted: { cell: string; lines: ShownLine[] }[]
}

/**
 * What of a model's proposals may be claimed, cell by cell: only what was asked for, only from lines it was shown in which the site speaks
 * of its own product, within bounds, and in words that those lines carry. The quotes are the lines themselves.
 */
export function claimsOf(proposals: Proposals, shown: ShownSite, asked: readonly string[], categories: readonly string[]): Claims {
  const ground = groundOf(shown)
  const claims: Claims = { profile: blankProfile(), unproven: 0, doubted: [] }
  for (const cell of asked) {
    const entries = proposals.get(cell) ?? []
    if (entries.length === 0) continue
    const kept = claimCell(claims.profile, cell, entries, ground, categories)
    claims.unproven += entries.length - Math.min(kept, entries.length)
  }
  for (const { text, lines } of proposals.get(bounds.DOUBTS) ?? [])
    claims.doubted.push({ cell: text, lines: lines.flatMap((number) => ground.lines.get(number) ?? []) })
  return claims
}

/** Puts what holds into the profile; answers how many entries did. */
function claimCell(profile: DraftedProfile, cell: string, entries: Entry[], ground: Ground, categories: readonly string[]): number {
  const keep = <Value>(
    found: { value: Value; evidence: Evidence[]; kept: number } | null,
    put: (drafted: Drafted<Value>) => void,
  ): number => {
    if (!found) return 0
    put({ value: found.value, evidence: found.evidence })
    return found.kept
  }
  if (cell === 'faqs') return (profile.faqs = entries.flatMap((entry) => faqOf(entry, ground)).slice(0, bounds.FAQS_MAX)).length
  if (cell === 'founders')
    return (profile.founders = entries.flatMap((entry) => founderOf(entry, ground)).slice(0, bounds.FOUNDERS_MAX)).length
  if (cell === 'categories') return keep(categoriesOf(entries, ground, categories), (drafted) => void (profile.categories = drafted))
  if (cell.startsWith('seo.')) {
    // Only names of the table of cells are asked for.
    const name = cell.slice('seo.'.length) as SeoName
    const max = bounds.SEO_MAX[name]
    const found =
      name === 'meta_description'
        ? proseOf(entries, max, 'whole', ground)
        : name === 'keywords'
          ? listOf(name, entries, max, ground)
          : titleOf(entries, max, ground)
    return keep<unknown>(found, (drafted) => void (profile.seo[name] = drafted))
  }
  if (!isField(cell)) return 0
  return keep<unknown>(fieldOf(cell, entries, ground), (drafted) => void (profile.fields[cell] = drafted))
}

function fieldOf(name: FieldName, entries: Entry[], ground: Ground): { value: unknown; evidence: Evidence[]; kept: number } | null {
  const { shape, max } = FIELDS[name]
  if (name === 'description') return proseOf(entries, max, 'sentences', ground)
  if (name === 'summary' || name === 'audience') return proseOf(entries, max, 'whole', ground)
  if (shape === 'list') return listOf(name, entries, max, ground)
  for (const entry of entries.slice(0, 3)) {
    const fact = factOf(name, entry, ground)
    if (fact) return { ...fact, kept: 1 }
  }
  return null
}

function factOf(name: FieldName, { text, lines }: Entry, ground: Ground): { value: unknown; evidence: Evidence[] } | null {
  const cited = citedLines(lines, ground)
  if (FIELDS[name].shape === 'url') {
    const link = cited.find(({ kind, url }) => kind === 'link' && url !== null)
    const value = link?.url ? readFact(name, link.url, ground.site.host) : null
    return link && value !== null && linkPromises(name, link) ? { value, evidence: evidenceOf([link]) } : null
  }
  const value = readFact(name, visible(text), ground.site.host)
  const own = citedOwn(lines, ground)
  const whose = WHOSE[name]
  const telling = own.filter((line) => !isElsewise(line.text, String(value)) && (whose === undefined || whose(String(value), line, ground)))
  if (value === null || telling.length === 0 || !addressesStand(String(value), telling.map((line) => line.text).join('\n'))) return null
  return { value, evidence: evidenceOf(telling) }
}

/** What is planned, was, is supposed or is said of others in contrast is no fact of the product. */
function isElsewise(line: string, value: string): boolean {
  const said = sentences(line).find((sentence) => loose(sentence).includes(loose(value))) ?? line
  return rowsIn(BINDING, said).some((row) => NO_FACT.has(row))
}
const NO_FACT = new Set(['planned', 'supposed', 'contrasted', 'gone'])

function titleOf(entries: Entry[], max: number, ground: Ground) {
  const [entry] = entries
  const found = entry ? listOf('meta_title', [entry], 1, ground, max) : null
  return found ? { ...found, value: found.value[0] ?? '' } : null
}

function categoriesOf(entries: Entry[], ground: Ground, allowed: readonly string[]) {
  const kept = entries.flatMap(({ text, lines }) => {
    const own = citedOwn(lines, ground)
    return allowed.includes(text) && categoriesIn(own.map((line) => line.text).join(' \n ')).has(text) ? [{ text, own }] : []
  })
  const value = [...new Set(kept.map(({ text }) => text))].slice(0, bounds.CATEGORIES_MAX)
  return value.length > 0 ? { value, evidence: evidenceOf(kept.flatMap(({ own }) => own)), kept: value.length } : null
}

/** A question as the site asks it, with what the site answers right below, word for word. */
function faqOf({ text, lines }: Entry, ground: Ground): DraftedFaq[] {
  const question = visible(text)
  const cited = citedOwn(lines, ground)
  const asked = cited.find((line) => loose(line.text) === loose(question))
  if (!asked || question.length > bounds.QUESTION_CHARS_MAX || !/[?？;؟]\s*$/u.test(asked.text)) return []
  const answer: ShownLine[] = []
  for (let number = asked.number + 1; answer.length < FAQ_LINES_MAX; number++) {
    const line = ground.lines.get(number)
    if (!line || line.page !== asked.page || !cited.includes(line) || line.kind === 'heading' || /[?？]\s*$/u.test(line.text)) break
    answer.push(line)
  }
  const said = answer.map((line) => line.text).join('\n\n')
  if (said === '' || said.length > bounds.ANSWER_CHARS_MAX || isPlaceholder(said)) return []
  return [{ question: asked.text, answer: said, evidence: evidenceOf([asked, ...answer]) }]
}

/** Somebody whom a line, or the one beside it, gives a founder's role in this company. Without one a name is a name on a page. */
function founderOf({ text, detail, lines }: Entry, ground: Ground): DraftedFounder[] {
  const name = personName(visible(text))
  const role = visible(detail)
  const cited = citedOwn(lines, ground)
  const naming = name === null ? undefined : cited.find((line) => loose(line.text).includes(loose(name)))
  if (!name || !naming || name.length > FIELDS.name.max || role.length > bounds.ROLE_CHARS_MAX || isPlaceholder(name)) return []
  const near = cited.filter((line) => line.page === naming.page && Math.abs(line.number - naming.number) <= 1)
  const stating = near.find((line) => role !== '' && loose(line.text).includes(loose(role)) && isFounding(line.text, name, role, ground))
  return stating ? [{ name, role, bio: null, photo_url: null, socials: {}, evidence: evidenceOf([...new Set([naming, stating])]) }] : []
}

const OF_COMPANY = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('of_company')})\s+(\p{Lu}[\p{L}\p{N}]*)`, 'u')

function isFounding(line: string, name: string, role: string, { own }: Ground): boolean {
  const said = sentences(line).find((sentence) => loose(sentence).includes(loose(role))) ?? line
  if (NOT_FOUNDER.test(said) || !(FOUNDER_ROLE.test(role) || said.search(FOUNDED_BY) !== -1 || FOUNDS.test(said))) return false
  // «Founder of Nordwind» founded Nordwind; only this product's own name may follow.
  const of = OF_COMPANY.exec(said.slice(Math.max(0, loose(said).indexOf(loose(role)))))?.[1]
  return of === undefined || loose(name).includes(loose(of)) || wordsOf(of).some(({ stem }) => own.has(stem))
}
