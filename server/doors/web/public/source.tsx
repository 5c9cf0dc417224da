/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import { languageOf } from '../../../drafting/reading/language.ts'
import { clip, startOfCharacter } from '../../../base/clip.ts'
import type { Schemas } from '../../../../sdk/contract.ts'
import { Time } from '../frame/parts.tsx'
import { safeUrl } from '../frame/safe_url.ts'
import { placeOf } from '../frame/word_pattern.ts'
import { Reading } from './reading.ts'
import { shortUrl } from './words.ts'

export type Evidence = Schemas['Evidence']

const QUOTES_SHOWN_MAX = 3
const QUOTE_CHARACTERS_SHOWN_MAX = 320
/** Browsers look a longer text up slowly, or not at all. */
const FRAGMENT_CHARACTERS_MAX = 120

type Props = { of: string; evidence: readonly Evidence[] | undefined; value?: string | undefined; children?: ComponentChildren }

/**
 * A proven value that opens the quotes which prove it, with the page they stand on; a tick alone where the value stands elsewhere or is a
 * link itself. Without proof it is the value as it is. Works without a script.
 */
export function Source({ of, evidence = [], value, children }: Props) {
  if (evidence.length === 0) return <>{children}</>
  return (
    <Reading.Consumer>
      {({ all_proof, language }) => (
        <details class={children === undefined ? 'source tick-alone' : 'source'} open={all_proof}>
          <summary>
            {children !== undefined && <span class="proved">{children}</span>}
            <span class="tick" aria-hidden="true">
              ✓
            </span>
            <span class="visually-hidden"> source of {of}</span>
          </summary>
          <div class="source-card">
            {evidence.slice(0, QUOTES_SHOWN_MAX).map((proof) => (
              <Quote proof={proof} value={value} language={language} />
            ))}
            {evidence.length > QUOTES_SHOWN_MAX && <p class="small muted">and {evidence.length - QUOTES_SHOWN_MAX} more quotes</p>}
          </div>
        </details>
      )}
    </Reading.Consumer>
  )
}

/** A quote with the value marked in it, and where and when it was read. */
export function Quote({ proof, value, language = null }: { proof: Evidence; value?: string | undefined; language?: string | null }) {
  const { quote, url, retrieved_at, match, rendered } = proof
  const href = safeUrl(url)
  // A picture is its own proof.
  if (quote === undefined) return null
  const [before, marked, after] = clipped(quote, value)
  return (
    <blockquote class="quote" cite={href}>
      <p lang={languageOf(quote, language) ?? undefined} dir="auto">
        “{before}
        {marked && <mark>{marked}</mark>}
        {after}”
      </p>
      <cite>
        <a {...(href === undefined ? {} : { href: withFragment(href, quote) })} rel="ugc nofollow noopener">
          {shortUrl(url)}
        </a>
        , read {rendered && 'in a browser '}
        <Time at={retrieved_at} />
        {match === 'normalized' && ', spacing and quotation marks aside'}
      </cite>
    </blockquote>
  )
}

/** The quote cut around the value, which is told apart where it stands in it. */
function clipped(quote: string, value: string | undefined): [string, string, string] {
  const at = value ? placeOf(value, quote) : -1
  // Folding may change the length of a text, so that the place found is looked at again.
  if (!value || at < 0 || quote.slice(at, at + value.length).toLowerCase() !== value.toLowerCase() || value.length === quote.length)
    return [clip(quote, QUOTE_CHARACTERS_SHOWN_MAX), '', '']
  const room = Math.max(60, Math.floor((QUOTE_CHARACTERS_SHOWN_MAX - value.length) / 2))
  const from = startOfCharacter(quote, Math.max(0, at - room))
  const to = startOfCharacter(quote, Math.min(quote.length, at + value.length + room))
  return [
    `${from > 0 ? '…' : ''}${quote.slice(from, at)}`,
    quote.slice(at, at + value.length),
    `${quote.slice(at + value.length, to)}${to < quote.length ? '…' : ''}`,
  ]
}

/** Leads to the very sentence on the page, in browsers that know how. */
function withFragment(href: string, quote: string): string {
  if (href.includes('#') || quote.length > FRAGMENT_CHARACTERS_MAX || /\s{2,}|[\n\r]/.test(quote)) return href
  return `${href}#:~:text=${encodeURIComponent(quote).replaceAll('-', '%2D')}`
}

/** Marks a value that the website said once and says no more. */
export const StatedUntil = ({ field }: { field: string }) => (
  <Reading.Consumer>
    {({ stated_until }) => {
      const until = stated_until.get(field)
      return until === undefined ? null : (
        <span class="stated past">
          stated until <Time at={until} />
        </span>
      )
    }}
  </Reading.Consumer>
)

/** Marks what nobody but its founder says. */
export const Stated = () => (
  <Reading.Consumer>
    {({ is_nobodys }) => <span class="stated">{is_nobodys ? 'from another directory' : 'founder’s word'}</span>}
  </Reading.Consumer>
)
