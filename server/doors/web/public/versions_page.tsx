/** @jsxRuntime automatic @jsxImportSource preact */
import { clip } from '../../../base/clip.ts'
import { fail } from '../../../base/error.ts'
import { findHistory, type ShownChange } from '../../../reads/history.ts'
import type { Route } from '../frame/door.ts'
import { htmlPage } from '../frame/html_page.tsx'
import { Pager } from '../frame/pager.tsx'
import { Empty, Time } from '../frame/parts.tsx'
import { pageNumber, shownOn } from './page_number.ts'
import { plural } from '../../../base/plural.ts'
import { labelOf } from './words.ts'
import { NO_LISTING, slugOf } from './slug.ts'

const PER_PAGE = 20
const VALUE_CHARACTERS_MAX = 400

export const versionsRoute: Route = {
  path: '/listings/:slug/versions',
  async get(ctx) {
    const { service, site, url } = ctx
    const slug = slugOf(ctx)
    const page = pageNumber(url, PER_PAGE)
    const history = await findHistory(service.replica, site, slug, { limit: PER_PAGE, offset: (page - 1) * PER_PAGE })
    if (!history) fail('not_found', { detail: NO_LISTING })
    const versions = shownOn(page, history.versions)
    return htmlPage(
      ctx,
      { title: `History of ${history.name}`, noindex: true, description: `What was changed on the page of ${history.name}, and when.` },
      <div class="narrow-wide">
        <header class="page-head">
          <p class="eyebrow">
            <a href={`/listings/${slug}`}>{history.name}</a>
          </p>
          <h1>History of edits</h1>
          <p class="lead">What was drafted from the website and then changed. Contact details and drafts are named, never shown.</p>
        </header>
        {history.total === 0 ? (
          <Empty title="Nothing was changed yet">
            <p>The page is as it was drafted.</p>
          </Empty>
        ) : (
          <ol class="plain stack">
            {versions.map(({ version, at, changes }) => (
              <li class="card">
                <h2 class="version-head">
                  Version {version}{' '}
                  <span class="muted small">
                    <Time at={at.toISOString()} form="instant" />
                  </span>
                </h2>
                <p class="muted small">{plural(changes.length, 'change')}</p>
                <dl class="version-changes">
                  {changes.map((change) => (
                    <ChangeRow change={change} />
                  ))}
                </dl>
              </li>
            ))}
          </ol>
        )}
        <Pager page={page} total_pages={Math.ceil(history.total / PER_PAGE)} hrefOf={(to) => `/listings/${slug}/versions?page=${to}`} />
      </div>,
    )
  },
}

function ChangeRow({ change }: { change: ShownChange }) {
  const { field } = change
  return (
    <>
      <dt>{labelOf(field)}</dt>
      <dd>
        {'after' in change ? (
          <>
            <del>{written(change.before)}</del> <span aria-hidden="true">→</span> <ins>{written(change.after)}</ins>
          </>
        ) : (
          <span class="muted">changed</span>
        )}
      </dd>
    </>
  )
}

/** A value of any shape in one line. */
function written(value: unknown): string {
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return 'blank'
  if (Array.isArray(value))
    return clip(value.map((entry) => (typeof entry === 'string' ? entry : sayEntry(entry))).join(' · '), VALUE_CHARACTERS_MAX)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return clip(typeof value === 'object' ? JSON.stringify(value) : String(value), VALUE_CHARACTERS_MAX)
}

/** A question, or what is said of a picture. */
function sayEntry(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return JSON.stringify(entry)
  if ('question' in entry) return String(entry.question)
  if ('alt' in entry && 'crop' in entry)
    return [entry.alt === null ? 'a picture' : `“${String(entry.alt)}”`, ...(entry.crop === null ? [] : ['cropped'])].join(', ')
  return JSON.stringify(entry)
}
