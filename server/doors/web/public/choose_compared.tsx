/** @jsxRuntime automatic @jsxImportSource preact */
import { clip } from '../../../base/clip.ts'
import type { Output } from '../../../core/operation.ts'
import { htmlPage } from '../frame/html_page.tsx'
import type { PageRequest } from '../frame/page_request.ts'
import { Empty, Notice } from '../frame/parts.tsx'
import type { Listing } from './listing_facts.tsx'
import { COMPARE_FORM, ListingRows, ListProductButton, rowsContext } from './listing_list.tsx'
import { taken } from './taken.ts'

export const COMPARED_MIN = 2
export const COMPARED_MAX = 4
const OFFERED = 12
/** A refusal is bounded in bytes. */
const OFFERED_REFUSED = 6
const QUERY_CHARACTERS_MAX = 200
/** As long as a slug is. */
const NAMED_CHARACTERS_MAX = 100

type Item = Output<'search_listings'>['items'][number]

/** Whether more are looked for, though there are enough to compare. */
export const isChoosing = ({ searchParams }: URL): boolean => searchParams.has('choose')

/** What else is said of what was asked for: `many` where too many were, and which are `unknown`. */
type Asked = { many?: boolean; unknown?: readonly string[] }

/** Where products are chosen to stand side by side: what is ticked already, what was looked for, and else what is near. */
export async function chooseCompared(
  ctx: PageRequest,
  chosen: readonly Listing[],
  { many = false, unknown = [] }: Asked,
): Promise<Response> {
  const q = wordsOf(ctx.url)
  const slugs = chosen.map(({ slug }) => slug)
  const beside = await offered(ctx, q, chosen[0])
  const alone = q === '' && beside.every(({ slug }) => slugs.includes(slug))
  // Where nothing else is of its category, whatever is listed.
  const found = alone ? await offered(ctx, q, undefined) : beside
  // Who has ticked one or five is told so; who has ticked none yet has only come here, unless the address says that it names some.
  const none = chosen.length === 0 && unknown.length === 0 && ctx.url.searchParams.has('with')
  const refused = chosen.length === 1 || none || many || unknown.length > 0
  const others = found.filter(({ slug }) => !slugs.includes(slug)).slice(0, refused ? OFFERED_REFUSED : OFFERED)
  const rows = await rowsContext(ctx, others)
  return htmlPage(
    ctx,
    { title: 'Compare products', noindex: true, own_search: true, status: unknown.length > 0 ? 404 : refused ? 422 : 200 },
    <div class="narrow-wide">
      <header class="page-head">
        <h1>Compare products</h1>
        <p class="lead">
          Choose {COMPARED_MIN} to {COMPARED_MAX}. See them side by side, each value with the quote that proves it.
        </p>
        {unknown.length > 0 && <Unknown slugs={unknown} />}
        {none && !many && <Notice>None selected yet: select at least two below.</Notice>}
        {chosen.length === 1 && <Notice>One selected: select at least one more below.</Notice>}
        {many && <Notice tone="warn">More than {COMPARED_MAX} are selected: remove some.</Notice>}
      </header>
      <form id={COMPARE_FORM} action="/compare" class="stack">
        <div class="search" role="search">
          <label class="visually-hidden" for="compare-q">
            Find products
          </label>
          <input id="compare-q" type="search" name="q" value={q} placeholder="Find products" maxlength={QUERY_CHARACTERS_MAX} />
          <button class="button quiet" name="choose" value="more">
            Find
          </button>
        </div>
        {chosen.length > 0 && <Ticked chosen={chosen} />}
        <p>
          <button class="button">Compare those selected</button>
        </p>
      </form>
      <section class="section">
        <h2 class="h3">{q !== '' ? 'Found' : chosen.length > 0 && !alone ? 'Others like it' : 'Most voted'}</h2>
        {others.length > 0 ? <ListingRows items={others} rows={rows} picked={[]} /> : <NothingElse q={q} />}
        {others.length > 0 && (
          <p>
            <button class="button" form={COMPARE_FORM}>
              Compare those selected
            </button>
          </p>
        )}
      </section>
    </div>,
  )
}

/** Of what was asked for: what is no listing, or is none any more. */
export function Unknown({ slugs }: { slugs: readonly string[] }) {
  return (
    <Notice tone="warn">
      {slugs.map((slug, index) => (
        <>
          {index > 0 && ', '}
          <bdi>{clip(slug, NAMED_CHARACTERS_MAX)}</bdi>
        </>
      ))}{' '}
      {slugs.length === 1 ? 'is' : 'are'} not listed here.
    </Notice>
  )
}

function Ticked({ chosen }: { chosen: readonly Listing[] }) {
  return (
    <fieldset>
      <legend>Chosen</legend>
      <div class="cluster">
        {chosen.map(({ slug, name }) => (
          <label class="check">
            <input type="checkbox" name="with" value={slug} checked />
            <bdi>{name}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function NothingElse({ q }: { q: string }) {
  if (q !== '')
    return (
      <Empty title="Nothing found">
        <p>Try fewer or different words.</p>
      </Empty>
    )
  return (
    <Empty title="There is nothing to compare yet">
      <p>At least two products have to be listed.</p>
      <ListProductButton />
    </Empty>
  )
}

/** What the words find; without words the most voted, of the category of what was chosen first. */
async function offered(ctx: PageRequest, q: string, first: Listing | undefined): Promise<readonly Item[]> {
  const per_page = OFFERED + COMPARED_MAX + 1
  if (q !== '') return taken(await ctx.call('search_listings', { q, per_page })).items
  const [category] = first?.categories ?? []
  return taken(await ctx.call('search_listings', { sort: 'votes', per_page, ...(category === undefined ? {} : { category }) })).items
}

const wordsOf = ({ searchParams }: URL): string =>
  [...(searchParams.get('q') ?? '').replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim()].slice(0, QUERY_CHARACTERS_MAX).join('')
