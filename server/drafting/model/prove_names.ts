import { spaced, unspaced } from '../../lexicon/compile.ts'
import type { Ground, Sources } from './sentence_sources.ts'
import { contentWords, plain, sameStem, stemsOf, wordsOf, type Word } from './word_stems.ts'

/** A list as what a text ends with, perhaps with something behind it. */
const endsWith = (list: string, behind = ''): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${list})\s+${behind}$`, 'u')
const WE = new RegExp(String.raw`(?<!\p{L})(?:${spaced('we_word')})(?!\p{L})|${unspaced('we_word')}`, 'u')
const PASSIVE = endsWith(spaced('done_by'), String.raw`(?:(?:${spaced('article_of_doer')}) )?`)
const PREPOSITION = endsWith(spaced('preposition'), `(?:${spaced('article_of_name')})?`)
const FROM = endsWith(spaced('comes_from'), String.raw`(?:\p{L}+\s)?`)
const TO = endsWith(spaced('goes_to'), String.raw`(?:\p{L}+\s)?`)
const TO_OWN = endsWith(spaced('goes_to'))
const TOPIC = new RegExp(String.raw`^(?!${unspaced('topic_mark')})([^、。]{1,24}?)(?:${unspaced('topic_mark')})`, 'u')
const LEGAL_FORM = /^(?:gmbh|ag|inc|ltd|llc|sa|sas|sarl|sl|srl|kg|ug|bv|oy|ab|corp|co)$/

/** Names of the text, as their language shows them: by capitals, or by another script. */
function namesIn(text: string, { lang, own, retelling }: Ground): Word[] {
  const words = wordsOf(text)
  const first = words[0]?.at
  return words.filter(({ raw, stem, at }) => {
    if (own.has(stem) || stem.length < 2 || /^\d+$/.test(stem)) return false
    if (lang === 'ja' || lang === 'zh') return /^[A-Za-z][\w.]*$/.test(raw)
    const shaped = /^\p{Ll}*\p{Lu}.*\p{Lu}|^\P{Lu}*\p{Lu}.*\d/u.test(raw)
    if (shaped) return true
    return lang !== 'de' && at !== first && /^\p{Lu}/u.test(raw) && !startsSentence(text, at) && !retelling.has(stem)
  })
}

const startsSentence = (text: string, at: number): boolean => /(?:^|[.!?:]["”»]?\s+|^["“«¿¡(])$/u.test(text.slice(0, at))

/** Every name of the text stands in its lines or the headings above them. In German, where nouns have capitals too, other checks see to it. */
export function namesHold(text: string, { around }: Sources, ground: Ground): boolean {
  return namesIn(text, ground).every(
    ({ stem, raw }) => around.has(stem) || (/^\p{Lu}\p{Ll}+$/u.test(raw) && ground.common.has(stem) && ground.vocabulary.has(stem)),
  )
}

/** Who does what to whom stays: subjects of others are not left out, names keep their sides and their directions. */
export function rolesHold(text: string, { statements: all }: Sources, ground: Ground): boolean {
  const statements = all.filter((statement) => !statement.includes(' | '))
  if (!startHolds(text, statements, ground) || !goalHolds(text, statements, ground)) return false
  const mine = stemsOf([text])
  const own = contentWords(text, ground.lang)
  return statements.every((statement) => {
    const overlap = own.filter(({ stem }) => contentWords(statement, ground.lang).some((word) => sameStem(word.stem, stem))).length
    // A line that hardly lends a word decides nothing.
    if (overlap < 2) return true
    const other = otherSubject(statement, ground)
    if (other !== null && !mine.has(other)) return false
    return namesIn(text, ground).every((name) => keepsSide(text, name, statement, ground))
  })
}

/** The subject of a statement where it is somebody else: `Nordwind GmbH grew by …`, `北雲では…`. */
function otherSubject(statement: string, ground: Ground): string | null {
  if (ground.lang === 'ja') return topicOf(statement, ground)
  const words = wordsOf(statement)
  const end = words.findIndex(({ raw }) => !/^\p{Lu}/u.test(raw))
  const name = words.slice(0, end === -1 ? words.length : end)
  const [first] = name
  if (!first || name.length < 2 || name.some(({ stem, raw }) => ground.own.has(stem) || WE.test(plain(raw)))) return null
  if (name.some(({ stem }) => LEGAL_FORM.test(stem))) return first.stem
  // A German sentence may begin with any two nouns.
  return ground.lang === 'de' ? null : (name.find(({ stem }) => !ground.common.has(stem) && !ground.retelling.has(stem))?.stem ?? null)
}

/** What a Japanese sentence is about, where that is not the product. */
function topicOf(statement: string, ground: Ground): string | null {
  const topic = TOPIC.exec(statement)?.[1]
  const words = topic
    ? wordsOf(topic).filter(({ stem }) => !ground.retelling.has(stem) && /[\p{Script=Han}\p{Script=Katakana}A-Za-z]/u.test(stem))
    : []
  if (words.length === 0 || words.some(({ stem }) => ground.own.has(stem)) || WE.test(topic ?? '')) return null
  return words[0]?.stem ?? null
}

const before = (text: string, at: number): string => `${plain(text.slice(0, at))} `

/** A name stands on the same side of the product's name, and behind the same kind of preposition. */
function keepsSide(text: string, name: Word, statement: string, ground: Ground): boolean {
  const there = wordsOf(statement).find(({ stem }) => sameStem(stem, name.stem))
  if (!there) return true
  const [mine, theirs] = [before(text, name.at), before(statement, there.at)]
  if ((FROM.test(theirs) && TO.test(mine) && !FROM.test(mine)) || (TO.test(theirs) && FROM.test(mine))) return false
  const own = (words: Word[]) => words.find(({ stem, raw }) => ground.own.has(stem) || WE.test(plain(raw)))
  const [us, them] = [own(wordsOf(text)), own(wordsOf(statement))]
  if (!us || !them || us.at === name.at) return true
  const swapped = us.at < name.at !== them.at < there.at
  if (!swapped || PASSIVE.test(mine) || PASSIVE.test(theirs)) return true
  // With another verb the other side may come first: «sends to» and «receives from».
  const verb = wordsOf(text).find(({ at }) => at > us.at)
  return PREPOSITION.test(mine) && verb !== undefined && !wordsOf(statement).some(({ stem }) => sameStem(stem, verb.stem))
}

/** What comes to the product comes to it in the lines too. */
function goalHolds(text: string, statements: readonly string[], ground: Ground): boolean {
  const isGoal = (said: string) =>
    wordsOf(said).some(({ stem, raw, at }) => (ground.own.has(stem) || WE.test(plain(raw))) && TO_OWN.test(before(said, at)))
  return !isGoal(text) || statements.some(isGoal)
}

/** A name that the lines have only behind a preposition is nobody who acts. */
function startHolds(text: string, statements: readonly string[], ground: Ground): boolean {
  const first = wordsOf(text).find(({ stem }) => !ground.retelling.has(stem))
  if (!first || !/^\p{Lu}/u.test(first.raw) || ground.own.has(first.stem) || ground.common.has(first.stem)) return true
  const there = statements.flatMap((statement) =>
    wordsOf(statement)
      .filter(({ stem }) => sameStem(stem, first.stem))
      .map(({ at }) => before(statement, at)),
  )
  const named = ground.lang !== 'de' || /\p{Lu}.*\p{Lu}/u.test(first.raw)
  return !named || there.length === 0 || there.some((words) => !PREPOSITION.test(words))
}
