/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import type { Output } from '../../../core/operation.ts'
import type { Route } from '../frame/door.ts'
import { htmlFragment, htmlPage } from '../frame/html_page.tsx'
import { Pager } from '../frame/pager.tsx'
import { Empty } from '../frame/parts.tsx'
import { pageNumber, shownOn } from './page_number.ts'
import { picturesOf } from './pictures.ts'
import { addFilters, chosenIn, Filters, filtersOf, type Chosen, isFiltered } from './filters.tsx'
import { countOf, ListingRows, ListProductButton, rowsContext, SortTags } from './listing_list.tsx'
import { Logo } from './tile.tsx'
import { taken } from './taken.ts'
import { categoryHref } from './words.ts'

const PER_PAGE = 20
const SUGGESTED_MAX = 6
const QUERY_CHARACTERS_MAX = 200
const CATEGORIES_NEAR = 6
/** Words of a language that begin alike mostly mean alike: design, designer, designing. */
const STEM_LETTERS = 4
const SORTS = { relevance: 'Best match', votes: 'Most votes', newest: 'Newest' } as const
type Sort = keyof typeof SORTS

type Asked = { q: string; category: string; sort: Sort; chosen: Chosen }
type Category = { name: string; slug: string; listings: number }

/** The field that suggests while somebody types, where scripts run; a plain form otherwise. */
function SearchForm({ q = '', id, autofocus, children }: { q?: string; id: string; autofocus?: boolean; children?: ComponentChildren }) {
  return (
    <form class="search" action="/search" role="search" data-suggest>
      <label class="visually-hidden" for={id}>
        Search products
      </label>
      <input
        id={id}
        type="search"
        name="q"
        value={q}
        placeholder="Search products"
        maxlength={QUERY_CHARACTERS_MAX}
        autocomplete="off"
        autofocus={autofocus}
      />
      {children}
      <button class="button">Search</button>
    </form>
  )
}

type Found = Omit<Output<'search_listings'>, 'page' | 'per_page'>

const NOTHING_FOUND: Found = { items: [], total: 0, total_exact: true, total_pages: 0, has_more: false }

export const searchRoute: Route = {
  path: '/search',
  kept: 'lists',
  async get(ctx) {
    const { url } = ctx
    const asked = askedOf(url)
    const page = pageNumber(url, PER_PAGE)
    const found = await ctx.call('search_listings', {
      ...(asked.q && { q: asked.q }),
      ...(asked.category && { category: asked.category }),
      ...filtersOf(asked.chosen),
      facets: true,
      sort: asked.sort,
      page,
      per_page: PER_PAGE,
    })
    // A category that is none is answered by the nearest ones, a filter's value that is none by a list of nothing.
    const unknown = !found.ok && found.status === 422
    const result: Found = unknown ? NOTHING_FOUND : taken(found)
    const { items, total, total_exact, total_pages } = result
    const rows = await rowsContext(ctx, shownOn(page, items))
    const categories = items.length === 0 ? taken(await ctx.call('list_categories', {})).items : []
    return htmlPage(
      ctx,
      { title: `Search: ${asked.q || asked.category || 'all products'}`, noindex: true, section: 'search', own_search: true },
      <div class="narrow-wide">
        <header class="page-head">
          <h1>Search</h1>
        </header>
        <SearchForm q={asked.q} id="q" autofocus={!isAsked(asked)}>
          {asked.category && <input type="hidden" name="category" value={asked.category} />}
          {Object.entries(asked.chosen).map(([name, value]) => (
            <input type="hidden" name={name} value={value} />
          ))}
        </SearchForm>
        <Filters facets={result.facets} chosen={asked.chosen} hrefOf={(chosen) => hrefOf({ ...asked, chosen })} />
        <div class="split search-head">
          <p class="muted" role="status">
            {total > 0 ? countOf(result) : isAsked(asked) ? 'Nothing found' : ''}
            {asked.q && ` for “${asked.q}”`}
            {asked.category && ` in ${asked.category}`}
          </p>
          {total > 1 && <Sorts asked={asked} />}
        </div>
        {items.length > 0 ? (
          <ListingRows items={items} rows={rows} heading="Products" />
        ) : (
          <Nothing asked={asked} categories={categories} />
        )}
        <Pager
          labels={['Previous', 'Next']}
          page={page}
          total_pages={total_pages}
          has_more={total_exact ? undefined : result.has_more}
          hrefOf={(to) => hrefOf({ ...asked, page: to })}
        />
      </div>,
    )
  },
}

/** The first matches while somebody types. */
export const suggestRoute: Route = {
  path: '/search/suggest',
  async get(ctx) {
    const { q } = askedOf(ctx.url)
    if (q === '') return htmlFragment(ctx, <ul />)
    const found = await ctx.call('search_listings', { q, page: 1, per_page: SUGGESTED_MAX })
    const { items } = taken(found)
    const pictures = await picturesOf(ctx, items)
    return htmlFragment(
      ctx,
      <ul class="plain">
        {items.map((item) => (
          <li>
            <a href={`/listings/${item.slug}`}>
              <Logo of={item} pictures={pictures} />
              <span>
                <strong>{item.name}</strong>
                <span class="small muted">{item.headline ?? item.summary}</span>
              </span>
            </a>
          </li>
        ))}
        {items.length === 0 && <li class="muted">Nothing yet. Press Enter to see categories near it.</li>}
      </ul>,
    )
  },
}

/** Without words there is nothing that could match best. */
function Sorts({ asked }: { asked: Asked }) {
  const { relevance, ...others } = SORTS
  return (
    <SortTags sorts={asked.q === '' ? others : { relevance, ...others }} at={asked.sort} hrefOf={(sort) => hrefOf({ ...asked, sort })} />
  )
}

function Nothing({ asked, categories }: { asked: Asked; categories: Category[] }) {
  if (isFiltered(asked.chosen))
    return (
      <Empty title="Nothing matches all of these">
        <p>Remove one of the filters, or all of them.</p>
        <p>
          <a class="button" href={hrefOf({ ...asked, chosen: {} })}>
            Clear the filters
          </a>
        </p>
      </Empty>
    )
  const near = nearCategories(asked.q || asked.category, categories)
  if (near.length === 0)
    return (
      <Empty title="Nothing is listed yet">
        <p>Yours could be the first product here.</p>
        <ListProductButton />
      </Empty>
    )
  return (
    <Empty title={asked.q ? 'Nothing matches' : 'Nothing here yet'}>
      <p>Try fewer or different words, or look in one of these:</p>
      <ul class="plain cluster center">
        {near.map(({ name, listings }) => (
          <li>
            <a class="tag" href={categoryHref(name)}>
              {name} <span class="figure">{listings}</span>
            </a>
          </li>
        ))}
      </ul>
      <ListProductButton quiet />
    </Empty>
  )
}

const isAsked = ({ q, category, chosen }: Asked): boolean => q !== '' || category !== '' || isFiltered(chosen)

/** Categories with listings that share the beginning of a word with the query, then the ones with the most of them. */
function nearCategories(q: string, categories: Category[]): Category[] {
  const stems = wordsOf(q).flatMap((word) => (word.length >= STEM_LETTERS ? [word.slice(0, STEM_LETTERS)] : []))
  const filled = categories.filter(({ listings }) => listings > 0)
  const sharing = filled.filter(({ name }) => wordsOf(name).some((word) => stems.some((stem) => word.startsWith(stem))))
  const most = filled.toSorted((one, other) => other.listings - one.listings)
  return [...new Set([...sharing, ...most])].slice(0, CATEGORIES_NEAR)
}

const wordsOf = (text: string): string[] => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)

function askedOf(url: URL): Asked {
  const { searchParams } = url
  const q = [...(searchParams.get('q') ?? '').replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim()].slice(0, QUERY_CHARACTERS_MAX).join('')
  const category = [...(searchParams.get('category') ?? '').replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim()].slice(0, 60).join('')
  const sort = searchParams.get('sort') ?? ''
  return { q, category, sort: Object.hasOwn(SORTS, sort) ? (sort as Sort) : q ? 'relevance' : 'votes', chosen: chosenIn(url) }
}

function hrefOf({ q, category, sort, chosen, page }: Omit<Asked, 'sort'> & { sort: string; page?: number }): string {
  const query = new URLSearchParams()
  if (q) query.set('q', q)
  if (category) query.set('category', category)
  addFilters(query, chosen)
  query.set('sort', sort)
  if (page && page > 1) query.set('page', String(page))
  return `/search?${query}`
}
