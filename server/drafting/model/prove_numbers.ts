import { UNSPACED_END } from '../reading/fold.ts'
import { stemsIn, type Ground, type Sources } from './sentence_sources.ts'
import { plain, sameStem, wordsOf, type Stems } from './word_stems.ts'

/** Words beside a number that may be what it counts. */
const BESIDE = 4
/** Numbers as words, each behind its figure, by language; `one` is an article in most of them. */
const NUMBER_WORDS: Record<string, string> = {
  en: '2 two 3 three 4 four 5 five 6 six 7 seven 8 eight 9 nine 10 ten 11 eleven 12 twelve 12 dozen 13 thirteen 14 fourteen 15 fifteen 16 sixteen 17 seventeen 18 eighteen 19 nineteen 20 twenty 30 thirty 40 forty 50 fifty 60 sixty 70 seventy 80 eighty 90 ninety 100 hundred 1000 thousand',
  de: '2 zwei 2 zweier 3 drei 3 dreier 4 vier 5 fuenf 6 sechs 7 sieben 8 acht 9 neun 10 zehn 11 elf 12 zwoelf 13 dreizehn 14 vierzehn 15 fuenfzehn 16 sechzehn 17 siebzehn 18 achtzehn 19 neunzehn 20 zwanzig 30 dreissig 40 vierzig 50 fuenfzig 60 sechzig 70 siebzig 80 achtzig 90 neunzig 100 hundert 1000 tausend',
  fr: '2 deux 3 trois 4 quatre 5 cinq 6 six 7 sept 8 huit 9 neuf 10 dix 11 onze 12 douze 13 treize 14 quatorze 15 quinze 16 seize 20 vingt 30 trente 40 quarante 50 cinquante 60 soixante 100 cent 1000 mille',
  es: '2 dos 3 tres 4 cuatro 5 cinco 6 seis 7 siete 8 ocho 9 nueve 10 diez 11 once 12 doce 13 trece 14 catorce 15 quince 16 dieciseis 17 diecisiete 18 dieciocho 19 diecinueve 20 veinte 30 treinta 40 cuarenta 50 cincuenta 60 sesenta 70 setenta 80 ochenta 90 noventa 100 cien 100 ciento 1000 mil',
  it: '2 due 3 tre 4 quattro 5 cinque 6 sei 7 sette 8 otto 9 nove 10 dieci 12 dodici 20 venti 30 trenta 40 quaranta 50 cinquanta 100 cento 1000 mille',
  pt: '2 dois 2 duas 3 tres 4 quatro 5 cinco 6 seis 7 sete 8 oito 9 nove 10 dez 12 doze 20 vinte 30 trinta 40 quarenta 50 cinquenta 100 cem 100 cento 1000 mil',
  nl: '2 twee 3 drie 4 vier 5 vijf 6 zes 7 zeven 8 acht 9 negen 10 tien 12 twaalf 20 twintig 30 dertig 40 veertig 50 vijftig 100 honderd 1000 duizend',
}
const number_words = new Map<string, Map<string, string>>()

/** What numbers a language writes as words. */
export function numberWords(lang: string | null): Map<string, string> {
  const known = number_words.get(lang ?? '')
  if (known) return known
  const pairs = [...(NUMBER_WORDS[lang ?? ''] ?? '').matchAll(/(\d+) (\S+)/g)].map(([, figure = '', word = '']) => [word, figure] as const)
  const found = new Map(pairs)
  number_words.set(lang ?? '', found)
  return found
}
const HEDGE =
  /(?:up to|at most|max(?:imal|imum)?\.?|no more than|about|approximately|around|nearly|almost|bis zu|hoechstens|circa|ca\.?|rund|etwa|fast|jusqu'a|au maximum|(?:un )?maxim(?:um|o) (?:of|de)|environ|pres de|hasta|como maximo|unos|casi|aproximadamente|最大|およそ|約)\s*[€$£¥]?\s*$/iu
const LEAST =
  /(?:more than|over|at least|from|starting at|mehr als|ueber|mindestens|ab|plus de|au moins|a partir de|des|mas de|al menos|desde)\s*[€$£¥]?\s*$/iu
/** The same behind a number and its noun. */
const HEDGE_BEHIND = /^[^.;,]{0,24}?(?:at most|maximum|au plus|au maximum|hoechstens|maximal|como maximo|まで|以内|以下)/iu
const LEAST_BEHIND = /^[^.;,]{0,24}?(?:or more|and more|and up|ou plus|et plus|oder mehr|und mehr|o mas|y mas|以上|\+)/iu
const SHORT_ANSWER_WORDS = 3
const NEAR_CHARS = 18
/** How many characters behind a number its unit may stand in a script without spaces. */
const UNIT_CHARS = 3

type Found = { value: string; at: number; end: number }

/** Every number of the text stands in the lines with the noun it belongs to, and as an upper or lower bound where it is one there. */
export function numbersHold(text: string, { statements, around }: Sources, ground: Ground): boolean {
  if (!clausesHold(text, statements, ground)) return false
  const said = statements.map((statement) => ({
    text: plain(statement),
    numbers: numbersIn(statement, ground),
    words: wordsOf(plain(statement)),
  }))
  return numbersIn(text, ground).every((number) =>
    said.some((line) =>
      line.numbers.some(
        (other) =>
          other.value === number.value &&
          boundOf(plain(text), number) === boundOf(line.text, other) &&
          belongs(plain(text), number, line.text, other, around, ground),
      ),
    ),
  )
}

const PARTS = /[;；、|]|[.!?。！？](?=\s|$)/u

/** A number keeps its company: what stands with another number of the lines, and not with this one, is not said of it. */
function clausesHold(text: string, statements: readonly string[], ground: Ground): boolean {
  const parts = statements
    .flatMap((statement) => statement.split(PARTS))
    .map((part) => ({ words: stemsIn(part, ground), numbers: numbersIn(part, ground).map(({ value }) => value) }))
  const counted = parts.filter(({ numbers }) => numbers.length > 0)
  return text.split(PARTS).every((part) => {
    const words = stemsIn(part, ground).filter((stem) => !/^\d/.test(stem) && !numberWords(ground.lang).has(stem))
    const values = numbersIn(part, ground).map(({ value }) => value)
    const own = counted.filter(({ numbers }) => values.some((value) => numbers.includes(value)))
    const among = (list: typeof counted, stem: string) => list.some((each) => each.words.some((word) => sameStem(word, stem)))
    return values.length === 0 || words.every((stem) => among(own, stem) || !among(counted, stem))
  })
}

function numbersIn(text: string, { lang }: Ground): Found[] {
  const spoken = numberWords(lang)
  const read = plain(text).normalize('NFKC')
  const digits = [...read.matchAll(/(?<![a-z\d])\d(?:[\d.,'’]*\d)?(?![a-z\d])/g)].map((match) => ({
    value: match[0].replace(/[.,'’](?=\d{3}(?!\d))/g, '').replace(/,(?=\d{1,2}$)/, '.'),
    at: match.index,
    end: match.index + match[0].length,
  }))
  const spelled = wordsOf(read).flatMap(({ stem, at, raw }) => {
    const value = spoken.get(stem)
    return value ? [{ value, at, end: at + raw.length }] : []
  })
  return [...digits, ...spelled]
}

function boundOf(text: string, { at, end }: Found): 'most' | 'least' | null {
  const before = text.slice(Math.max(0, at - NEAR_CHARS), at)
  const behind = text.slice(end)
  if (HEDGE.test(before) || HEDGE_BEHIND.test(behind)) return 'most'
  return LEAST.test(before) || LEAST_BEHIND.test(behind) ? 'least' : null
}

/** The words right behind a number, or before it, name what it counts: one of them is near the number in the line too. */
function belongs(text: string, number: Found, line: string, other: Found, around: Stems, ground: Ground): boolean {
  if (UNSPACED_END.test(line.slice(-1)) || /[\p{Script=Han}\p{Script=Katakana}]/u.test(line.slice(other.end, other.end + UNIT_CHARS))) {
    const unit =
      line
        .slice(other.end, other.end + UNIT_CHARS)
        .match(/^\s*[\p{Script=Han}\p{Script=Katakana}a-z%]/u)?.[0]
        ?.trim() ?? ''
    return text.slice(number.end).trimStart().startsWith(unit)
  }
  const mine = besideNumber(text, number, ground)
  if (mine.behind === null && mine.before.length === 0) return true
  const theirs = besideNumber(line, other, ground)
  const near = [...theirs.before, ...theirs.after]
  // A short answer leaves its noun to the question.
  if (wordsOf(line).length <= SHORT_ANSWER_WORDS) return mine.behind === null || around.has(mine.behind)
  // What stands right behind a number is its noun; without one, what stands before.
  const wanted = mine.behind === null ? mine.before : [mine.behind, ...mine.after.slice(1, 2)]
  return wanted.some((stem) => near.some((word) => sameStem(word, stem)))
}

function besideNumber(text: string, { at, end }: Found, ground: Ground): { before: string[]; after: string[]; behind: string | null } {
  const clause_end = /[.,;:!?。](?:\s|$)/.exec(text.slice(end))?.index ?? text.length
  const wordsIn = (part: string): string[] => stemsIn(part, ground).filter((stem) => !/^\d/.test(stem))
  const before = wordsIn(text.slice(0, at)).slice(-BESIDE)
  const after = wordsIn(text.slice(end, end + clause_end)).slice(0, BESIDE)
  return { before, after, behind: after[0] ?? null }
}
