import { UNSPACED_END } from '../reading/fold.ts'
import { stemsIn, type Ground, type Sources } from './sentence_sources.ts'
import { plain, sameStem, wordsOf, type Stems } from './word_stems.ts'

/** Words beside a number that may be what it counts. */
const BESIDE = 4
/** Numbers as words, in the languages that retelling words are known of; `one` is an article in most of them. */
export const NUMBER_WORDS = new Map(
  Object.entries({
    2: 'two zwei zweier deux dos due dois twee dwa',
    3: 'three drei dreier trois tres tre drie trzy',
    4: 'four vier quatre cuatro quattro quatro cztery',
    5: 'five fuenf cinq cinco cinque vijf piec',
    6: 'six sechs seis sei zes szesc',
    7: 'seven sieben sept siete sette sete zeven',
    8: 'eight acht huit ocho otto oito osiem',
    9: 'nine neun neuf nueve nove negen',
    10: 'ten zehn dix diez dieci dez tien',
    12: 'twelve zwoelf douze doce dodici doze twaalf dozen',
    20: 'twenty zwanzig vingt veinte venti vinte twintig',
    30: 'thirty dreissig trente treinta trenta trinta dertig',
    50: 'fifty fuenfzig cinquante cincuenta cinquanta cinquenta vijftig',
    11: 'eleven elf onze once undici elf',
    13: 'thirteen dreizehn treize trece tredici dertien',
    14: 'fourteen vierzehn quatorze catorce quattordici veertien',
    15: 'fifteen fuenfzehn quinze quince quindici vijftien',
    16: 'sixteen sechzehn seize dieciseis sedici zestien',
    17: 'seventeen siebzehn diecisiete diciassette',
    18: 'eighteen achtzehn dieciocho diciotto achttien',
    19: 'nineteen neunzehn diecinueve',
    40: 'forty vierzig quarante cuarenta quaranta quarenta veertig',
    60: 'sixty sechzig soixante sesenta sessanta sessenta zestig',
    70: 'seventy siebzig setenta settanta zeventig',
    80: 'eighty achtzig ochenta ottanta oitenta tachtig',
    90: 'ninety neunzig noventa novanta negentig',
    100: 'hundred hundert cent cien cento honderd',
    1000: 'thousand tausend mille mil duizend',
  }).flatMap(([number, words]) => words.split(' ').map((word) => [word, number] as const)),
)
const HEDGE =
  /(?:up to|at most|max(?:imal|imum)?\.?|no more than|about|approximately|around|nearly|almost|bis zu|hoechstens|circa|ca\.?|rund|etwa|fast|jusqu'a|au maximum|(?:un )?maxim(?:um|o) (?:of|de)|environ|pres de|hasta|como maximo|unos|casi|aproximadamente|最大|およそ|約)\s*[€$£¥]?\s*$/iu
const LEAST = /(?:more than|over|at least|from|starting at|mehr als|ueber|mindestens|ab|plus de|au moins|a partir de|des|mas de|al menos|desde)\s*[€$£¥]?\s*$/iu
/** The same behind a number and its noun. */
const HEDGE_BEHIND = /^[^.;,]{0,24}?(?:at most|maximum|au plus|au maximum|hoechstens|maximal|como maximo|まで|以内|以下)/iu
const LEAST_BEHIND = /^[^.;,]{0,24}?(?:or more|and more|and up|ou plus|et plus|oder mehr|und mehr|o mas|y mas|以上|\+)/iu
const NEAR_CHARS = 18
/** How many characters behind a number its unit may stand in a script without spaces. */
const UNIT_CHARS = 3

type Found = { value: string; at: number; end: number }

/** Every number of the text stands in the lines with the noun it belongs to, and as an upper or lower bound where it is one there. */
export function numbersHold(text: string, { statements, around }: Sources, ground: Ground): boolean {
  if (!clausesHold(text, statements, ground)) return false
  const said = statements.map((statement) => ({ text: plain(statement), numbers: numbersIn(statement), words: wordsOf(plain(statement)) }))
  return numbersIn(text).every((number) =>
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
  const parts = statements.flatMap((statement) => statement.split(PARTS)).map((part) => ({ words: stemsIn(part, ground), numbers: numbersIn(part).map(({ value }) => value) }))
  const counted = parts.filter(({ numbers }) => numbers.length > 0)
  return text.split(PARTS).every((part) => {
    const words = stemsIn(part, ground).filter((stem) => !/^\d/.test(stem) && !NUMBER_WORDS.has(stem))
    const values = numbersIn(part).map(({ value }) => value)
    const own = counted.filter(({ numbers }) => values.some((value) => numbers.includes(value)))
    const among = (list: typeof counted, stem: string) => list.some((each) => each.words.some((word) => sameStem(word, stem)))
    return values.length === 0 || words.every((stem) => among(own, stem) || !among(counted, stem))
  })
}

function numbersIn(text: string): Found[] {
  const read = plain(text).normalize('NFKC')
  const digits = [...read.matchAll(/(?<![a-z\d])\d(?:[\d.,'’]*\d)?(?![a-z\d])/g)].map((match) => ({
    value: match[0].replace(/[.,'’](?=\d{3}(?!\d))/g, '').replace(/,(?=\d{1,2}$)/, '.'),
    at: match.index,
    end: match.index + match[0].length,
  }))
  const spelled = wordsOf(read).flatMap(({ stem, at, raw }) => {
    const value = NUMBER_WORDS.get(stem)
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
    const unit = line.slice(other.end, other.end + UNIT_CHARS).match(/^\s*[\p{Script=Han}\p{Script=Katakana}a-z%]/u)?.[0]?.trim() ?? ''
    return text.slice(number.end).trimStart().startsWith(unit)
  }
  const mine = besideNumber(text, number, ground)
  if (mine.behind === null && mine.before.length === 0) return true
  const theirs = besideNumber(line, other, ground)
  const near = [...theirs.before, ...theirs.after]
  // A short answer leaves its noun to the question.
  if (near.length === 0) return mine.behind === null || around.has(mine.behind)
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

