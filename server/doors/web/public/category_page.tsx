/** @jsxRuntime automatic @jsxImportSource preact */
import { fail } from '../../../base/error.ts'
import type { Route } from '../frame/door.ts'
import { htmlPage } from '../frame/html_page.tsx'
import { Pager } from '../frame/pager.tsx'
import { Empty } from '../frame/parts.tsx'
import { breadcrumbs } from './listing_ld.ts'
import { pageNumber } from './page_number.ts'
import { picturesOf } from './pictures.ts'
import { countOf, ListingRows, ListProductButton, SortTags } from './listing_list.tsx'
import { sponsored } from './sponsored.tsx'
import { taken } from './taken.ts'
import { categorySlug, plural } from './words.ts'
import type { Output } from '../../../core/operation.ts'
import type { PageRequest } from '../frame/page_request.ts'

const PER_PAGE = 20
const SORTS = { votes: 'Most votes', newest: 'Newest' } as const

export const categoriesRoute: Route = {
  path: '/categories',
  async get(ctx) {
    const { items } = taken(await ctx.call('list_categories', {}))
    return htmlPage(
      ctx,
      { title: 'Categories', description: `All categories of ${ctx.site.name}.`, section: 'categories' },
      <>
        <header class="page-head">
          <h1>Categories</h1>
          <p class="lead">Every product stands in one to three of them.</p>
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
  async get(ctx) {
    const { items: all } = taken(await ctx.call('list_categories', {}))
    const slug = ctx.params.slug ?? ''
    const category = all.find((given) => given.slug === slug) ?? all.find(({ name }) => categorySlug(name) === slug)
    if (!category) fail('not_found', { detail: 'There is no such category. All of them stand at /categories.' })
    return categoryPage(ctx, category)
  },
}

type Category = Output<'list_categories'>['items'][number]

async function categoryPage(ctx: PageRequest, category: Category): Promise<Response> {
  const { site, url } = ctx
  const page = pageNumber(url, PER_PAGE)
  const sort = url.searchParams.get('sort') === 'newest' ? 'newest' : 'votes'
  const found = taken(await ctx.call('search_listings', { category: category.name, sort, page, per_page: PER_PAGE }))
  const [pictures, paid] = await Promise.all([picturesOf(ctx, found.items), sponsored(ctx, 'category_feature', category.name)])
  const path = `/categories/${category.slug}`
  return htmlPage(
    ctx,
    {
      title: category.name,
      description: `${category.name}: ${category.description} ${countOf(found)} on ${site.name}.`,
      canonical: path,
      noindex: page > 1 || sort === 'newest',
      section: 'categories',
      json_ld: [
        breadcrumbs(site.url, [
          { name: 'Categories', path: '/categories' },
          { name: category.name, path },
        ]),
      ],
    },
    <div class="narrow-wide">
      <header class="page-head">
        <p class="eyebrow">
          <a href="/categories">Categories</a>
        </p>
        <h1>{category.name}</h1>
        <p class="lead">{category.description}</p>
      </header>
      {paid}
      {found.items.length > 0 ? (
        <>
          <div class="split search-head">
            <p class="muted">{countOf(found)}</p>
            <SortTags sorts={SORTS} at={sort} hrefOf={(name) => (name === 'votes' ? path : `${path}?sort=${name}`)} />
          </div>
          <ListingRows items={found.items} pictures={pictures} />
        </>
      ) : (
        <NobodyHere category={category.name} />
      )}
      <Pager labels={['Previous', 'Next']} page={page} total_pages={found.total_pages} hrefOf={(to) => `${path}?sort=${sort}&page=${to}`} />
    </div>,
  )
}

function NobodyHere({ category }: { category: string }) {
  return (
    <Empty title="Nobody is here yet">
      <p>Yours could be the first product in {category}.</p>
      <ListProductButton />
    </Empty>
  )
}
