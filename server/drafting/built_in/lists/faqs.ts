import { anyOf } from '../../../lexicon/compile.ts'
import type { Block } from '../../reading/blocks.ts'
import type { DraftedFaq, Evidence } from '../../../fields/draft.ts'
import { clip, fold, words } from '../../reading/fold.ts'
import { listOf, textOf } from '../../reading/json_ld.ts'
import { languageOf } from '../../reading/language.ts'
import { quoteOn } from '../../proof/quotes.ts'
import type { Reading } from '../../reading/reading.ts'
import { spokenPages, type Found, type Site } from '../../reading/site.ts'
import { isPlaceholder } from '../../reading/trust.ts'
import { answerOf } from './answers.ts'
import { withoutMarker } from './faq_markers.ts'
import { isFiller } from '../words/filler.ts'
import { answeredInline, questionsOn } from './questions.ts'

const FAQS_MAX = 5
/** Questions answered per page: enough for five that are fit, however many a page lists. */
const QUESTIONS_MAX = 100
const ANSWER_CHARS_MAX = 600
const ANSWER_CHARS_MIN = 2
const QUOTE_CHARS_MAX = 900
const QUOTES_MAX = 7
const BEFORE_ANSWER = new RegExp(String.raw`^(?:${anyOf('answer_ahead')})\d{0,2}\s?[.:：．]\s*`, 'u')
/** Where to write is no answer by itself. */
const MAILBOX_ONLY = /^[^\s@]+@[^\s@]+\.\p{L}+$/u
/** Nor is it a question. */
const ADDRESS_ONLY = /^[^\s@]+@\S+$|^(?:https?:\/\/|www\.)\S+$/iu
const ORDER = ['faq', 'home', 'pricing', 'features', 'about', 'contact', 'other']

/** The site's own questions with their answers: from pages of questions first, then from where else the site answers some. */
export function faqs(site: Site): Found {
  const pages = spokenPages(site)
    .filter((reading) => ORDER.includes(reading.kind))
    .toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
  const found = new Map<string, DraftedFaq>()
  for (const reading of pages)
    for (const faq of questionsOf(reading, site))
      if (
        !found.has(keyOf(faq)) &&
        !isOfCookies(faq.question, site) &&
        ![faq.question, faq.answer].some((text) => isPlaceholder(text) || isFiller(text))
      )
        found.set(keyOf(faq), faq)
  return { faqs: [...found.values()].slice(0, FAQS_MAX) }
}

/** Which cookies a website sets is a question of its notices, unless they are the product. */
const isOfCookies = (question: string, { home }: Site) => /cookie/i.test(question) && !/cookie/i.test(home.title)

const keyOf = (faq: DraftedFaq) => words(faq.question).join(' ')

/** Those that JSON-LD confirms first; each is quoted from the shown text where it stands there. */
function questionsOf(reading: Reading, site: Site): DraftedFaq[] {
  const seen = new Map(shown(reading, site).map((faq) => [keyOf(faq), faq]))
  const confirmed = marked(reading, site).map((faq) => seen.get(keyOf(faq)) ?? faq)
  return [...confirmed, ...seen.values()]
}

function marked(reading: Reading, site: Site): DraftedFaq[] {
  return reading.json_ld.flatMap((node) => {
    const question = node.types.includes('question') ? fold(textOf(node.members['name'] ?? node.members['text']) ?? '') : ''
    const answerNode = listOf(node.members['acceptedAnswer'] ?? node.members['suggestedAnswer'])[0]
    const raw =
      (typeof answerNode === 'object' && answerNode !== null && 'text' in answerNode ? textOf(answerNode.text) : textOf(answerNode)) ?? ''
    const answer = clip(plain(raw), ANSWER_CHARS_MAX)
    if (question === '' || answer === null || answer.length < ANSWER_CHARS_MIN) return []
    if (!isSpoken(`${question} ${answer}`, site)) return []
    const asked = quoteOn(reading, question)
    return asked
      ? [{ question, answer, evidence: [asked, quoted(reading, clip(raw, QUOTE_CHARS_MAX) ?? raw.slice(0, QUOTE_CHARS_MAX))] }]
      : []
  })
}

/** Whether a text is in the draft's one language, as far as it is long enough to tell; close relatives are hard to tell apart. */
function isSpoken(text: string, site: Site): boolean {
  const lang = languageOf(text, site.lang)
  return (
    site.lang === null || lang === site.lang || RELATIVES.some((family) => family.includes(site.lang ?? '') && family.includes(lang ?? ''))
  )
}
const RELATIVES = [
  ['no', 'nb', 'nn', 'da', 'sv'],
  ['cs', 'sk'],
  ['hr', 'sl', 'sr', 'bs'],
  ['es', 'pt', 'ca', 'gl'],
  ['id', 'ms'],
  ['ru', 'uk', 'bg', 'be'],
]

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', '#39': "'" }
/** JSON-LD answers may be written in HTML. */
const plain = (text: string) =>
  fold(
    text
      .replace(/<\/(?:p|li|div|ul|ol|h\d)>|<br\s*\/?>/gi, ' ')
      .replace(/<[^<>]{0,500}>/g, '')
      .replace(/&(#?\w{2,6});/g, (whole, name: string) => ENTITIES[name] ?? whole),
  )

function shown(reading: Reading, site: Site): DraftedFaq[] {
  const inline = answeredInline(reading, site.lang).flatMap(({ block, question, answer }) => {
    const short = clip(answer, ANSWER_CHARS_MAX)
    return short && isSpoken(block.text, site) ? [{ question, answer: short, evidence: [verbatim(reading, block)] }] : []
  })
  return [...apart(reading, site), ...inline]
}

/** Questions and answers in lines of their own. */
function apart(reading: Reading, site: Site): DraftedFaq[] {
  const questions = questionsOn(reading, site.lang)
  const lines = new Set(questions.map((question) => question.block))
  return questions.slice(0, QUESTIONS_MAX).flatMap((question) => {
    const blocks = answerOf(question, lines, reading, site.lang)
    const text = fold(blocks.map(withoutMarker).join(' ')).replace(BEFORE_ANSWER, '')
    const answer = clip(text, ANSWER_CHARS_MAX)
    if (ADDRESS_ONLY.test(question.text)) return []
    if (!answer || answer.length < ANSWER_CHARS_MIN || MAILBOX_ONLY.test(answer) || !isSpoken(`${question.text} ${answer}`, site)) return []
    const evidence = [question.block, ...blocksWithin(blocks, answer.length)]
      .slice(0, QUOTES_MAX + 1)
      .map((block) => verbatim(reading, block))
    return [{ question: question.text, answer, evidence }]
  })
}

/** The blocks that the clipped answer reaches into. */
function blocksWithin(blocks: Block[], length: number): Block[] {
  let used = 0
  return blocks.filter((block) => {
    const reached = used < length
    used += block.text.length + 1
    return reached
  })
}

function verbatim(reading: Reading, block: Block): Evidence {
  return quoted(reading, clip(block.text, QUOTE_CHARS_MAX) ?? block.text.slice(0, QUOTE_CHARS_MAX))
}

/** Answers are quoted at more length than other values: all of what they say has to stand in the quote. */
const quoted = (reading: Reading, quote: string): Evidence => ({
  quote,
  url: reading.url,
  match: 'exact',
  retrieved_at: reading.retrieved_at,
})
