/** @jsxRuntime automatic @jsxImportSource preact */
import { linkTo } from '../frame/safe_url.ts'
import { shortUrl } from '../public/words.ts'
import type { FieldWords } from './fields.ts'
import { sayValue } from './values.ts'

const LONG_CHARACTERS_MIN = 100
/** More of a text is shown when it is asked for. */
const SHOWN_CHARACTERS_MAX = 200
/** Longer entries of a list are no words that stand in a row. */
const WORD_CHARACTERS_MAX = 28

type ShownProps = { words: Pick<FieldWords, 'kind'>; value: unknown; lang?: string | undefined }

export function ShownValue({ words: { kind }, value, lang }: ShownProps) {
  if (Array.isArray(value))
    return kind === 'urls' ? (
      <ul class="value plain">
        {value.map((entry) => (
          <li>
            <Link url={String(entry)} />
          </li>
        ))}
      </ul>
    ) : (
      <Entries entries={value.map(String)} lang={lang} />
    )
  if (kind === 'url')
    return (
      <p class="value">
        <Link url={String(value)} />
      </p>
    )
  const text = sayValue(kind, value)
  if (text.length > SHOWN_CHARACTERS_MAX) return <Whole text={text} shown={SHOWN_CHARACTERS_MAX} lang={lang} />
  return (
    <p class={text.length < LONG_CHARACTERS_MIN ? 'value' : 'value long'} lang={lang}>
      {text}
    </p>
  )
}

/** Words stand in a row, sentences one below the other. */
function Entries({ entries, lang }: { entries: string[]; lang: string | undefined }) {
  const in_a_row = entries.every((entry) => entry.length <= WORD_CHARACTERS_MAX)
  return (
    <ul class={in_a_row ? 'value chips plain' : 'value plain'} lang={lang}>
      {entries.map((entry) => (
        <li class={in_a_row ? 'tag' : undefined}>{entry}</li>
      ))}
    </ul>
  )
}

/** The beginning of a text, and all of it once it is asked for. */
export function Whole({ text, shown, lang }: { text: string; shown: number; lang?: string | undefined }) {
  if (text.length <= shown)
    return (
      <p class="value long" lang={lang}>
        {text}
      </p>
    )
  return (
    <details class="value long whole" lang={lang}>
      <summary>
        {text.slice(0, shown).replaceAll(/\s+/g, ' ').toWellFormed()}
        <span class="whole-more">… Show all</span>
      </summary>
      <p>{text}</p>
    </details>
  )
}

export function Link({ url }: { url: string }) {
  return (
    <a {...linkTo(url)} rel="ugc nofollow noopener" target="_blank">
      {shortUrl(url)}
    </a>
  )
}
