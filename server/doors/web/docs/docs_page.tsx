/** @jsxRuntime automatic @jsxImportSource preact */
import { acceptsCoding } from '../../../base/http/accepts_coding.ts'
import { cacheKind } from '../../../base/cache.ts'
import { htmlPage } from '../frame/html_page.tsx'
import type { PageRequest } from '../frame/page_request.ts'
import { Empty } from '../frame/parts.tsx'
import { WAYS } from './examples.ts'
import { GUIDE, type Place } from './guide.tsx'
import { Members, Rich, TypeOf } from './member_list.tsx'
import { Fold, OperationSection } from './operation_section.tsx'
import { ENTRIES, GROUPS, OBJECTS, SUMMARY, VERSION, type Entry } from './reference.ts'
import { followed } from './samples.ts'

const QUERY_CHARACTERS_MAX = 100
/** Of as few operations all is shown at once. */
const FOUND_OPEN_MAX = 3
const KEPT_SECONDS = 300
/** Whole pages of 80 KB each: a few sites, to strangers and to those who are signed in, compressed and not. */
const KEPT_MAX = 32

type Kept = { bytes: Uint8Array<ArrayBuffer>; headers: Headers }
const kept = cacheKind<Kept>({ seconds: KEPT_SECONDS, entries_max: KEPT_MAX })

/** The reference of every operation, drawn from the contract. It is large and the same for all, so that it is drawn and compressed once in a while. */
export async function docsPage(ctx: PageRequest): Promise<Response> {
  const q = (ctx.url.searchParams.get('q') ?? '').slice(0, QUERY_CHARACTERS_MAX).trim()
  if (q !== '') return drawPage(ctx, q)
  const pages = ctx.service.memory.of(kept)
  const gzip = acceptsCoding(ctx.request, 'gzip')
  const key = [ctx.site.id, ctx.session === null ? '' : ctx.session.operator ? 'team' : 'in', gzip].join(' ')
  const known = pages.get(key)
  if (known) return new Response(known.bytes, { headers: known.headers })
  const drawn = drawPage(ctx, q)
  const page = { bytes: await drawn.bytes(), headers: drawn.headers }
  pages.set(key, page)
  return new Response(page.bytes, { headers: page.headers })
}

function drawPage(ctx: PageRequest, q: string): Response {
  const { site, service } = ctx
  const { base_url, limits } = service.config
  const place = { url: site.url, base_url, limits }
  const words = q.toLowerCase().split(/\s+/)
  const found = q === '' ? ENTRIES : ENTRIES.filter((entry) => words.every((word) => entry.words.includes(word)))
  return htmlPage(
    ctx,
    {
      title: q === '' ? 'API reference' : `API reference: ${q}`,
      description: SUMMARY,
      canonical: '/docs',
      // What else an address says is no other page, and this one is kept for all.
      noindex: q !== '',
      own_search: true,
      headers: { 'cache-control': 'private, max-age=60' },
    },
    <div class="docs">
      <Contents q={q} found={found} />
      <div class="docs-main">
        <header class="page-head">
          <h1>API reference</h1>
          <p class="lead">Everything the website does, for programs and agents: one contract, by REST, SDK, terminal and MCP.</p>
          <p class="muted small">Version {VERSION}</p>
        </header>
        <Ways />
        <p class="docs-found" role="status" data-docs-found>
          {q !== '' && `${found.length} of ${ENTRIES.length} operations for “${q}”. `}
          {q !== '' && <a href="/docs">Show all</a>}
        </p>
        {found.length === 0 && (
          <Empty title="No operation matches">
            <p>Try one word of what you want to do, such as “draft” or “order”.</p>
          </Empty>
        )}
        {q === '' && <Guide place={place} />}
        <Operations found={found} url={site.url} />
        {q === '' && <Objects />}
      </div>
    </div>,
  )
}

/** Without a script the field asks for the page of what it finds; with one it hides all else at once. */
function Contents({ q, found }: { q: string; found: readonly Entry[] }) {
  return (
    <div class="docs-side">
      <form class="search" action="/docs" role="search">
        <label class="visually-hidden" for="docs-q">
          Find an operation
        </label>
        <input
          id="docs-q"
          type="search"
          name="q"
          value={q}
          placeholder="Find an operation"
          maxlength={QUERY_CHARACTERS_MAX}
          autocomplete="off"
          data-slash
          data-docs-find
        />
      </form>
      <details class="docs-contents" open={q !== ''}>
        <summary class="button quiet small">Contents</summary>
        <nav aria-label="Contents of the reference">
          {q === '' && (
            <>
              <p class="docs-nav-head">For all operations</p>
              <ul class="plain">
                {GUIDE.map(({ id, title }) => (
                  <li>
                    <a href={`#${id}`}>{title}</a>
                  </li>
                ))}
                <li>
                  <a href="#objects">Objects</a>
                </li>
              </ul>
            </>
          )}
          {groupsOf(found).map(({ name, entries }) => (
            <div data-docs-group>
              <p class="docs-nav-head">{titleOf(name)}</p>
              <ul class="plain">
                {entries.map(({ spec: { id, title } }) => (
                  <li>
                    <a href={`#${id}`}>{title}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </details>
    </div>
  )
}

/** The choice holds for every example of the page, by the style sheet alone. */
const Ways = () => (
  <fieldset class="ways">
    <legend>Examples for</legend>
    {WAYS.map(({ key, label }, index) => (
      <label>
        <input type="radio" name="way" id={`way-${key}`} value={key} checked={index === 0} /> {label}
      </label>
    ))}
  </fieldset>
)

const Guide = ({ place }: { place: Place }) => (
  <div data-docs-aside>
    {GUIDE.map(({ id, title, Say }) => (
      <section class="section docs-guide" id={id} aria-labelledby={`${id}-h`}>
        <h2 id={`${id}-h`}>{title}</h2>
        <Say {...place} />
      </section>
    ))}
  </div>
)

const titleOf = (tag: string): string => tag.replace(/^./, (letter) => letter.toUpperCase())
const groupsOf = (found: readonly Entry[]) =>
  GROUPS.map((group) => ({ ...group, entries: group.entries.filter((entry) => found.includes(entry)) })).filter(
    ({ entries }) => entries.length > 0,
  )

const Operations = ({ found, url }: { found: readonly Entry[]; url: string }) => (
  <>
    {groupsOf(found).map(({ name, description, entries }) => (
      <section class="section" id={`tag-${name}`} aria-labelledby={`tag-${name}-h`} data-docs-group>
        <h2 id={`tag-${name}-h`}>{titleOf(name)}</h2>
        <p class="muted">
          <Rich text={description} />
        </p>
        {entries.map((entry) => (
          <OperationSection entry={entry} url={url} open={found.length <= FOUND_OPEN_MAX} />
        ))}
      </section>
    ))}
  </>
)

const Objects = () => (
  <section class="section" id="objects" aria-labelledby="objects-h" data-docs-aside>
    <h2 id="objects-h">Objects</h2>
    {OBJECTS.map(({ name, schema }) => {
      const { description, properties, oneOf, anyOf } = followed(schema)
      return (
        <section class="object" id={`object-${name}`} aria-labelledby={`object-${name}-h`}>
          <h3 id={`object-${name}-h`}>
            <a href={`#object-${name}`}>{name}</a>
          </h3>
          {description && (
            <p>
              <Rich text={description} />
            </p>
          )}
          {properties ? (
            <Fold title="Members" of={name}>
              <Members schema={schema} place={name} />
            </Fold>
          ) : (
            <p>
              <TypeOf schema={{ oneOf: oneOf ?? anyOf ?? [] }} />
            </p>
          )}
        </section>
      )
    })}
  </section>
)
