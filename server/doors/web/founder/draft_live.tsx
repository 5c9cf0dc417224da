/** @jsxRuntime automatic @jsxImportSource preact */
import { renderToString } from 'preact-render-to-string'
import { clip } from '../../../base/clip.ts'
import type { Output } from '../../../core/operation.ts'
import { linkTo } from '../frame/safe_url.ts'
import { shortUrl } from '../public/words.ts'
import { marked } from './field_proof.tsx'
import { anchorOf, fieldNamed, labelOf } from './fields.ts'
import { sayValue } from './values.ts'

export type Watched = Output<'watch_draft'>

const PAGES_READ_MAX = 12
const VALUE_CHARACTERS_MAX = 160

/**
 * A draft while its website is read: what was read, and each value with its quote as it is found. A script puts what comes later in place by
 * the ids, so that every part that may change has one; without it the page is asked for again.
 */
export function Live({ id, watched }: { id: string; watched: Watched }) {
  const name = watched.values.find((value) => value.name === 'name')?.value
  return (
    <div class="review live-draft" id="reading" data-poll data-stream={`/account/drafts/${id}/live`}>
      <header class="page-head" id="reading-head">
        <p class="eyebrow">We read your website</p>
        <h1>{typeof name === 'string' ? name : shortUrl(watched.url)}</h1>
        <p class="lead">Each value comes with the quote that proves it; what your website does not state stays blank.</p>
      </header>
      <State watched={watched} />
      <div class="live-columns" id="reading-columns">
        <section class="live-pages" id="reading-pages" aria-labelledby="reading-pages-title">
          <h2 id="reading-pages-title">Read so far</h2>
          <PagesRead watched={watched} />
        </section>
        <section id="reading-values" aria-labelledby="reading-values-title">
          <h2 id="reading-values-title">Found so far</h2>
          <p class="muted small" id="reading-values-note">
            {watched.values.length === 0
              ? 'The first values come with the home page.'
              : 'Found early: a value may still change until every page is read, and more are added at the end.'}
          </p>
          <Found watched={watched} />
        </section>
      </div>
    </div>
  )
}

/** The same as a stream tells it. */
export const liveHtml = (id: string, watched: Watched): string => renderToString(<Live id={id} watched={watched} />)

function State({ watched }: { watched: Watched }) {
  const { status, pages_found, pages_read, pages_rendered, reading, seconds, values, url } = watched
  const drafting = status === 'drafting'
  const wanted = Math.max(1, pages_read, Math.min(PAGES_READ_MAX, pages_found))
  const read = drafting ? `${counted(pages_read, 'page')} read` : `${pages_read} of ${counted(wanted, 'page')} read`
  return (
    <section class="reading-site card" id="reading-state" aria-labelledby="reading-title">
      <h2 id="reading-title">{drafting ? 'Proving every value' : `Reading ${shortUrl(url)}`}</h2>
      {drafting ? (
        <progress id="reading-proving" aria-label="Drafting" />
      ) : (
        <progress id="reading-bar" aria-label="Pages read" max={wanted} value={Math.min(wanted, pages_read)} />
      )}
      <p id="reading-said" class="figure" role="status">
        {read}
        {pages_rendered > 0 && `, ${pages_rendered} in a browser`}. {values.length > 0 && `${counted(values.length, 'value')} found.`}
      </p>
      <p class="muted small reading-now" id="reading-now">
        {drafting
          ? 'Each value is checked against the words of your pages.'
          : reading
            ? `Now: ${shortUrl(reading)}`
            : 'Contacting your website.'}
      </p>
      <p class="muted small" id="reading-time">
        <span data-seconds={seconds}>{seconds}</span> s so far; usually less than a minute. You can leave this page: we carry on.
      </p>
    </section>
  )
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`

/** The pages by their titles, the newest last. */
export function PagesRead({ watched: { pages } }: { watched: Watched }) {
  return (
    <ol class="pages-read plain small" id="reading-list">
      {pages.map(({ url, title }, index) => (
        <li id={`read-${index}`}>
          <a {...linkTo(url)} rel="ugc nofollow noopener" target="_blank">
            <bdi>{title || shortUrl(url)}</bdi>
          </a>
          <span class="muted">{shortUrl(url)}</span>
        </li>
      ))}
    </ol>
  )
}

/** Values with the first of their quotes. */
export function Found({ watched: { values } }: { watched: Watched }) {
  return (
    <ol class="found plain" id="found">
      {values.map(({ name, value, quote, url, changed }) => (
        <li id={`found-${anchorOf(name)}`} data-field={anchorOf(name)}>
          <h3>{labelOf(name)}</h3>
          <p class="found-value" dir="auto">
            {clip(sayValue(fieldNamed(name)?.kind ?? 'lines', value), VALUE_CHARACTERS_MAX)}
          </p>
          <blockquote class="quote">
            <p dir="auto">{marked(quote, value)}</p>
            <cite>
              {shortUrl(url)}
              {changed && ' · changed while reading'}
            </cite>
          </blockquote>
        </li>
      ))}
    </ol>
  )
}
