/** @jsxRuntime automatic @jsxImportSource preact */
import { fail } from '../../../base/error.ts'
import type { Route } from '../frame/door.ts'
import { Crumbs } from '../frame/crumbs.tsx'
import { htmlPage, redirect } from '../frame/html_page.tsx'
import type { PageHead } from '../frame/layout.tsx'
import { Pager } from '../frame/pager.tsx'
import { Empty } from '../frame/parts.tsx'
import { addFilters, chosenIn, Filters, filtersOf, isFiltered, type Chosen } from './filters.tsx'
import { breadcrumbs, itemList } from './listing_ld.ts'
import { pageNumber, shownOn } from './page_number.ts'
import { countOf, ListingRows, ListProductButton, rowsContext, SortTags } from './listing_list.tsx'
import { sponsored } from './sponsored.tsx'
import { taken } from './taken.ts'
import { plural } from '../../../base/plural.ts'
import { categorySlug } from './words.ts'
import type { Output } from '../../../core/operation.ts'
import type { PageRequest } from '../frame/page_request.ts'

const PER_PAGE = 20
const SORTS = { votes: 'Most votes', newest: 'Newest' } as const

export const categoriesRoute: Route = {
  path: '/categories',
  kept: 'lists',
  async get(ctx) {
    const { items } = taken(await ctx.call('list_categories', {}))
    return htmlPage(
      ctx,
      { title: 'Categories', description: `All categories of ${ctx.site.name}.`, section: 'categories' },
      <>
        <header class="page-head">
          <h1>Categories</h1>
          <p class="lead">Every product is in one to three of them.</p>
        </header>
        <ul class="plain grid">
          {items.map(({ name, slug, description, listings }) => (
            <li class="card link-card">
              <h2 class="h3">
                <a class="row-link" href={`/categories/${slug}`}>
                  {name}
                </a>
              </h2>
              <p class="muted small">{description}</p>
              <p class="small figure">{plural(listings, 'listing')}</p>
            </li>
          ))}
        </ul>
      </>,
    )
  },
}

export const categoryRoute: Route = {
  path: '/categories/:slug',
  kept: 'lists',
  async get(ctx) {
    const { items: all } = taken(await ctx.call('list_categories', {}))
    const slug = ctx.params.slug ?? ''
    const category = all.find((given) => given.slug === slug) ?? all.find(({ name }) => categorySlug(name) === slug)
    if (!category) fail('not_found', { detail: 'There is no such category.' })
    return categoryPage(ctx, category)
  },
}

type Category = Output<'list_categories'>['items'][number]

async function categoryPage(ctx: PageRequest, category: Category): Promise<Response> {
  const { site, url } = ctx
  const page = pageNumber(url, PER_PAGE)
  const sort = url.searchParams.get('sort') === 'newest' ? 'newest' : 'votes'
  const chosen = chosenIn(url)
  const called = await ctx.call('search_listings', {
    category: category.name,
    sort,
    page,
    per_page: PER_PAGE,
    facets: true,
    ...filtersOf(chosen),
  })
  if (!called.ok && called.status === 422 && isFiltered(chosen)) return redirect(`/categories/${category.slug}`)
  const found = taken(called)
  const [rows, paid] = await Promise.all([rowsContext(ctx, shownOn(page, found.items)), sponsored(ctx, 'category_feature', category.name)])
  const path = `/categories/${category.slug}`
  const hrefOf = (change: Partial<At>) => addressOf(path, { chosen, sort, page: 1, ...change })
  return htmlPage(
    ctx,
    { ...headOf(site, category, found), noindex: page > 1 || sort === 'newest' || isFiltered(chosen) },
    <div class="narrow-wide">
      <header class="page-head">
        <Crumbs steps={[{ name: 'Categories', path: '/categories' }]} here={category.name} />
        <h1>{category.name}</h1>
        <p class="lead">{category.description}</p>
      </header>
      {paid}
      <Filters facets={found.facets} chosen={chosen} hrefOf={(next) => hrefOf({ chosen: next })} />
      {found.items.length > 0 ? (
        <>
          <div class="split search-head">
            <p class="muted">{countOf(found)}</p>
            <SortTags sorts={SORTS} at={sort} hrefOf={(name) => hrefOf({ sort: name })} />
          </div>
          <ListingRows items={found.items} rows={rows} heading="Products" />
        </>
      ) : (
        <NobodyHere category={category.name} filtered={isFiltered(chosen)} path={path} />
      )}
      <Pager labels={['Previous', 'Next']} page={page} total_pages={found.total_pages} hrefOf={(to) => hrefOf({ page: to })} />
    </div>,
  )
}

type At = { chosen: Chosen; sort: string; page: number }

function addressOf(path: string, { chosen, sort, page }: At): string {
  const query = addFilters(new URLSearchParams(), chosen)
  if (sort === 'newest') query.set('sort', 'newest')
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${path}?${query}` : path
}

function headOf(site: PageRequest['site'], { name, slug, description }: Category, found: Output<'search_listings'>): PageHead {
  const path = `/categories/${slug}`
  return {
    title: name,
    description: `${name}: ${description} ${countOf(found)} on ${site.name}.`,
    canonical: path,
    section: 'categories',
    picture: { url: `${site.url}/og/pages/category-${slug}.png`, alt: name },
    json_ld: [
      breadcrumbs(site.url, [
        { name: 'Categories', path: '/categories' },
        { name, path },
      ]),
      itemList(site.url, found.items, (found.page - 1) * PER_PAGE + 1),
    ],
  }
}

function NobodyHere({ category, filtered, path }: { category: string; filtered: boolean; path: string }) {
  if (filtered)
    return (
      <Empty title="Nothing matches all of that">
        <p>
          Remove a filter, or see <a href={path}>all of {category}</a>.
        </p>
      </Empty>
    )
  return (
    <Empty title="Nothing here yet">
      <p>Yours could be the first product in {category}.</p>
      <ListProductButton />
    </Empty>
  )
}
