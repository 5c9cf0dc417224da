import { anyOf } from '../../lexicon/compile.ts'
import { ADDRESS_ENDS, ADDRESSES } from './address_words.ts'
import { loose, squeeze } from '../reading/fold.ts'
import { ASSERTED, BINDING, denies, MONTHS, PLAN_NAMES, PLAN_WORD, rowsIn, withoutBinding } from './charged_words.ts'
import { numbersHold, numberWords } from './prove_numbers.ts'
import { namesHold, rolesHold } from './prove_names.ts'
import { clausesOf, stemsIn, type Clause, type Ground, type Sources } from './sentence_sources.ts'
import { isMadeOf, plain, sameStem, stemsOf, wordsOf, type Stems } from './word_stems.ts'

/** Of the words that say something, so many stand in the cited lines. */
const COVERED_SHARE_MIN = 0.5
/** A word that stands only elsewhere on the site may join so many that stand in the lines. */
const WORDS_PER_STRAY = 3
const CLAUSE_USED_SHARE_MIN = 0.5
const CLAUSE_HELD_SHARE_MIN = 0.5
/** A language without a list of retelling words gets some room for them. */
const STRANGE_SHARE_MAX = 0.25
/** One word that the site does not use joins so many that stand in the lines, if it is a verb; a second one so many. */
const WORDS_PER_STRANGE = [2, 4]

/** Why a sentence is not stated by its lines. */
export type Objection =
  | 'address'
  | 'number'
  | 'name'
  | 'role'
  | 'asserted'
  | 'bound'
  | 'denial'
  | 'plan'
  | 'date'
  | 'strange_words'
  | 'few_words'
  | 'mixed'
  | 'question'

/**
 * Whether lines state a sentence in other words; null where nothing speaks against it. It looks at what may not change in a retelling:
 * numbers with their nouns, names and who does what, denials, conditions, praise and promises, and how many words are not the site's.
 */
export function objectionTo(text: string, sources: Sources, ground: Ground, kind: 'sentence' | 'entry' = 'sentence'): Objection | null {
  if (sources.statements.length === 0 || /[?？]\s*$/u.test(text)) return 'question'
  if (!addressesStand(text, sources.text)) return 'address'
  if (!numbersHold(text, sources, ground)) return 'number'
  const stated = new Set(rowsIn(ASSERTED, sources.text))
  if (rowsIn(ASSERTED, text).some((row) => !stated.has(row))) return 'asserted'
  if (!datesHold(text, sources)) return 'date'
  const words = stemsOf([text])
  const own = stemsIn(text, ground)
  if (!plansHold(text, sources, words)) return 'plan'
  const used = sources.clauses.filter((clause) => isUsed(clause, words, own))
  if (!boundHold(text, used) || !plansStay(text, words, sources, ground)) return 'bound'
  if (!denialsHold(text, used, sources, ground)) return 'denial'
  if (!namesHold(text, sources, ground)) return 'name'
  if (kind === 'sentence' && !rolesHold(text, sources, ground)) return 'role'
  return isVerbatim(text, sources) ? null : wordsObject(text, sources, ground)
}

/** Any address in a text stands in its lines, so that prose sends nobody anywhere the site does not. */
export function addressesStand(text: string, said: string): boolean {
  const there = loose(said)
  return (text.match(ADDRESSES) ?? []).every((address) => there.includes(loose(address).replace(ADDRESS_ENDS, '')))
}

const isVerbatim = (text: string, { text: said }: Sources): boolean => squeeze(said).includes(squeeze(text))

/** What is planned, supposed or gone is so as a whole sentence, whatever part of it is taken. */
function plansStay(text: string, words: Stems, { statements }: Sources, ground: Ground): boolean {
  const own = new Set(rowsIn(BINDING, text))
  const plain_words = statements
    .filter((statement) => rowsIn(BINDING, statement).every((row) => !WHOLE.has(row)))
    .flatMap((statement) => stemsIn(statement, ground))
  return statements.every((statement) =>
    rowsIn(BINDING, statement).every(
      (row) =>
        !WHOLE.has(row) ||
        own.has(row) ||
        !stemsIn(withoutBinding(statement), ground).some((stem) => words.has(stem) && !plain_words.some((word) => sameStem(word, stem))),
    ),
  )
}
const WHOLE = new Set(['planned', 'supposed'])

/** A clause is taken up where most of it is said, or where all that is said stands in it. */
function isUsed({ words }: Clause, said: Stems, own: string[]): boolean {
  const found = words.filter((word) => said.has(word)).length
  if (found === 0) return false
  return found / words.length >= CLAUSE_USED_SHARE_MIN || own.every((stem) => words.some((word) => sameStem(word, stem)))
}

/** «Only», «planned», «unlike others»: whoever takes the words beside it takes it along. */
function boundHold(text: string, used: Clause[]): boolean {
  const own = new Set(rowsIn(BINDING, text))
  return used.every((clause) => clause.bound.every((row) => own.has(row)))
}

/** What is denied stays denied, and nothing else is: by clause, since a line often says what it does and what it does not. */
function denialsHold(text: string, used: Clause[], { clauses }: Sources, ground: Ground): boolean {
  const own = clausesOf(text, ground)
  const mine = (clause: Clause) => own.filter((part) => overlaps(part, clause))
  for (const clause of used) {
    if (!clause.denied || isSaidElsewhere(clause, clauses)) continue
    if (!mine(clause).some((part) => part.denied && part.twice === clause.twice)) return false
  }
  if (!denies(text)) return true
  const denied = clauses.filter((clause) => clause.denied)
  return own.filter((part) => part.denied).every((part) => denied.some((clause) => overlaps(part, clause)))
}

/** The same words stand in a clause that denies nothing: «no account needed; create an account later». */
const isSaidElsewhere = (clause: Clause, clauses: Clause[]): boolean =>
  clauses.some((other) => !other.denied && clause.words.every((word) => other.words.some((said) => sameStem(said, word))))

function overlaps(part: Clause, clause: Clause): boolean {
  const common = part.words.filter((word) => clause.words.some((other) => sameStem(word, other))).length
  return common > 0 && common >= Math.min(part.words.length, clause.words.length) * CLAUSE_HELD_SHARE_MIN
}

function datesHold(text: string, { text: said }: Sources): boolean {
  const there = plain(said)
  return (plain(text).match(MONTHS) ?? []).every((word) => there.includes(word))
}

/** A plan is named only where the line or its heading names it; and of a row of a table, each column speaks for itself. */
function plansHold(text: string, { context, lines }: Sources, words: Stems): boolean {
  const names = PLAN_WORD.test(plain(text)) ? (plain(text).match(PLAN_NAMES) ?? []) : []
  return (
    names.every((name) => plain(context).includes(name)) && lines.every((line) => line.kind !== 'row' || rowHolds(text, line.text, words))
  )
}

const MISSING = new RegExp(`^(?:✗|✘|❌|×|-|–|—|${anyOf('cell_missing')})$`, 'iu')

/** What has a cross in a column is said of that column only as missing; of no column in particular, where all have it. */
function rowHolds(text: string, row: string, words: Stems): boolean {
  const columns = row.split(' | ').flatMap((cell) => {
    const [, head, value] = /^(.{1,80}?): (.+)$/u.exec(cell) ?? []
    return head && value ? [{ head, missing: MISSING.test(value.trim()) }] : []
  })
  const named = columns.filter(({ head }) => wordsOf(head).some(({ stem }) => words.has(stem)))
  return denies(text) || (named.length > 0 ? named : columns).every(({ missing }) => !missing)
}

function wordsObject(text: string, sources: Sources, ground: Ground): Objection | null {
  const { text: said_text, said, around } = sources
  const promised = rowsIn(ASSERTED, said_text).flatMap((row) => ASSERTED[row] ?? [])
  const spoken = numberWords(ground.lang)
  let covered = 0
  let stray = 0
  const strange: string[] = []
  for (const stem of new Set(stemsIn(text, ground))) {
    if (/^[\d.,]+$/.test(stem) || spoken.has(stem)) continue
    const holds = said.has(stem) || around.has(stem) || isMadeOf(stem, around, ground.lang) || promised.some((row) => row.test(stem))
    if (holds) covered++
    else if (ground.vocabulary.has(stem)) stray++
    else strange.push(stem)
  }
  const all = covered + stray + strange.length
  if (stray + strange.length > 0 && isMixed(text, sources, ground)) return 'mixed'
  if (strange.length > 0 && !strangersHold(text, strange, covered, all, ground)) return 'strange_words'
  if (stray > Math.floor(covered / WORDS_PER_STRAY)) return 'few_words'
  return covered > 0 && covered >= all * COVERED_SHARE_MIN ? null : 'few_words'
}

/** Words of several lines put together to one statement, so that a new word between them could make it say anything. */
function isMixed(text: string, { lines, said }: Sources, ground: Ground): boolean {
  // Rows of one table are about the same plans.
  if (lines.every(({ kind }) => kind === 'row')) return false
  const each = lines.map((line) => stemsOf([line.text, ...line.headings.slice(-1)]))
  return clausesOf(text, ground).some(({ words }) => {
    const known = words.filter((word) => said.has(word))
    return known.length > 1 && !each.some((line) => known.every((word) => line.has(word)))
  })
}

const BEFORE_NOUN = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('before_noun')})\s*$`, 'iu')

/** Endings of adjectives and adverbs, which promise what verbs do not. */
const QUALIFIES = new RegExp(`(?:${anyOf('qualifying_ending')})$`)
const VERB = new RegExp(`(?:${anyOf('verb_ending')})$`)
const VERB_ATTACHED = new RegExp(`^(?:${anyOf('verb_ending_attached')})`, 'u')

/** Words that the site has nowhere may only be verbs and the like: in German they are small, elsewhere no article or preposition stands before. */
function strangersHold(text: string, strange: string[], covered: number, all: number, ground: Ground): boolean {
  if (ground.retelling.size <= 1) return strange.length <= all * STRANGE_SHARE_MAX
  if (strange.length > WORDS_PER_STRANGE.filter((needed) => covered >= needed).length) return false
  return wordsOf(text)
    .filter(({ stem }) => strange.includes(stem))
    .every(({ raw, at }) => {
      if (/^\p{Lu}/u.test(raw) && at > 0) return false
      if (/[\p{Script=Han}\p{Script=Katakana}]/u.test(raw)) return VERB_ATTACHED.test(text.slice(at + raw.length))
      return !QUALIFIES.test(plain(raw)) && (ground.lang === 'de' ? VERB.test(raw) : !BEFORE_NOUN.test(plain(text.slice(0, at))))
    })
}
