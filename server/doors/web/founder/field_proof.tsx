/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import { Time } from '../frame/parts.tsx'
import { shortUrl } from '../public/words.ts'
import { linkTo } from '../frame/safe_url.ts'
import { placeOf, wordPattern } from '../frame/word_pattern.ts'
import type { Evidence, whyBlank } from './cells.ts'

const MARKED_MAX = 40
const WORD_CHARACTERS_MIN = 2

/** Around the first proven word, so that a line shows it. */
const LINE_BEFORE = 24
const LINE_CHARACTERS_MAX = 140

/** The quotes behind a value, quietly beside it: a line of the first, whole with its page and the others once it is opened. */
export function Proof({ draft_id, name, evidence, value }: { draft_id: string; name: string; evidence: Evidence[]; value: unknown }) {
  const [first, ...others] = evidence
  if (!first) return null
  return (
    <details class="proofs">
      <summary>
        <span class="proof-line" dir="auto">
          {first.quote === undefined ? 'A picture taken by us' : marked(lineOf(first.quote, value), value)}
        </span>
        {others.length > 0 && <span class="proof-more">+{others.length}</span>}
        <span class="visually-hidden"> Show the proof</span>
      </summary>
      <div class="stack">
        {evidence.map((each, index) => (
          <Quote draft_id={draft_id} name={name} index={index} evidence={each} value={value} />
        ))}
      </div>
    </details>
  )
}

/** What one line shows of a quote: from a little before the words that prove the value. */
function lineOf(quote: string, value: unknown): string {
  const [word] = provenWords(value)
  const at = word === undefined ? 0 : placeOf(word, quote)
  const from = at > LINE_BEFORE ? at - LINE_BEFORE : 0
  return `${from > 0 ? '…' : ''}${quote.slice(from, from + LINE_CHARACTERS_MAX).toWellFormed()}`
}

type QuoteProps = { draft_id: string; name: string; index: number; evidence: Evidence; value: unknown }

function Quote({ draft_id, name, index, evidence, value }: QuoteProps) {
  const context = `/account/drafts/${draft_id}/source?${new URLSearchParams({ field: name, quote: String(index) })}`
  if (evidence.quote === undefined) return <Photographed evidence={evidence} />
  return (
    <blockquote class="quote">
      <p dir="auto">{marked(evidence.quote, value)}</p>
      <cite>
        <a {...linkTo(evidence.url)} rel="ugc nofollow noopener" target="_blank">
          {shortUrl(evidence.url)}
        </a>{' '}
        · read {evidence.rendered && 'in a browser '}
        <Time at={evidence.retrieved_at} /> ·{' '}
        <a href={context} data-peek>
          In context<span class="visually-hidden"> of the page {shortUrl(evidence.url)}</span>
        </a>
      </cite>
    </blockquote>
  )
}

/** What proves a picture that the service took itself. */
function Photographed({ evidence: { url, retrieved_at } }: Pick<QuoteProps, 'evidence'>) {
  return (
    <p class="small muted">
      Photographed from{' '}
      <a {...linkTo(url)} rel="ugc nofollow noopener" target="_blank">
        {shortUrl(url)}
      </a>
      , <Time at={retrieved_at} />
    </p>
  )
}

const provenWords = (value: unknown): string[] =>
  [value]
    .flat()
    .filter((entry): entry is string | number => typeof entry === 'string' || typeof entry === 'number')
    .map((entry) => String(entry).trim())
    .filter((entry) => entry.length >= WORD_CHARACTERS_MIN)
    .slice(0, MARKED_MAX)
    .toSorted((one, other) => other.length - one.length)

/** The words of the value, marked where the quote says them. */
export function marked(quote: string, value: unknown): ComponentChildren {
  const words = provenWords(value)
  if (words.length === 0) return quote
  const pattern = new RegExp(`(${words.map(wordPattern).join('|')})`, 'giu')
  // Every second piece is what the group of the pattern matched.
  return quote.split(pattern).map((piece, index) => (index % 2 === 1 ? <mark>{piece}</mark> : piece))
}

const WHY_BLANK: Record<ReturnType<typeof whyBlank>, string> = {
  not_stated: 'Your website does not state it.',
  not_read_yet: 'Not known yet: your website is still being read.',
  unreadable: 'Not known: your website could not be read.',
}

/** The pages that were read without finding it, or why there are none. */
export function PagesChecked({ pages, why }: { pages: string[]; why: ReturnType<typeof whyBlank> }) {
  if (pages.length === 0) return <p class="muted small">{WHY_BLANK[why]}</p>
  return (
    <details class="small">
      <summary class="muted">Not stated on the {pages.length === 1 ? 'page' : `${pages.length} pages`} we read</summary>
      <ul>
        {pages.map((page) => (
          <li>
            <a {...linkTo(page)} rel="ugc nofollow noopener" target="_blank">
              {shortUrl(page)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
