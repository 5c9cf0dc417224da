/** @jsxRuntime automatic @jsxImportSource preact */
import { Crumbs } from '../frame/crumbs.tsx'
import type { Route } from '../frame/door.ts'
import { htmlPage } from '../frame/html_page.tsx'
import { Empty } from '../frame/parts.tsx'
import { breadcrumbs, itemList } from './listing_ld.ts'
import { COMPARE_FORM, ListingRows, ListProductButton, rowsContext } from './listing_list.tsx'
import { readListing } from './listing_page.tsx'
import { taken } from './taken.ts'
import { plural } from '../../../base/plural.ts'
import { categoryHref } from './words.ts'

const SHOWN_MAX = 20
const COMPARED_BESIDE = 3
const LONG_CHARACTERS = 40

/** The other products of a listing's first category, by votes. */
export const alternativesRoute: Route = {
  path: '/listings/:slug/alternatives',
  async get(ctx) {
    const { listing } = await readListing(ctx)
    const { slug, name, categories } = listing
    const [category] = categories
    const found =
      category === undefined ? [] : taken(await ctx.call('search_listings', { category, sort: 'votes', per_page: SHOWN_MAX + 1 })).items
    const others = found.filter((item) => item.slug !== slug).slice(0, SHOWN_MAX)
    const rows = await rowsContext(ctx, others)
    const path = `/listings/${slug}/alternatives`
    const steps = [
      ...(category === undefined ? [] : [{ name: category, path: categoryHref(category) }]),
      { name, path: `/listings/${slug}` },
    ]
    return htmlPage(
      ctx,
      {
        title: `Alternatives to ${name}`,
        description: `${plural(others.length, 'other product')} in ${category ?? 'the same category'}, by the votes of people, with the proof behind their facts.`,
        canonical: path,
        noindex: others.length === 0,
        section: 'categories',
        json_ld: [breadcrumbs(ctx.site.url, [...steps, { name: 'Alternatives', path }]), itemList(ctx.site.url, others)],
      },
      <div class="narrow-wide">
        <Crumbs steps={steps} here="Alternatives" />
        <header class="page-head">
          <h1 class={name.length > LONG_CHARACTERS ? 'long-name' : undefined}>
            Alternatives to <bdi>{name}</bdi>
          </h1>
          <p class="lead">
            {category === undefined ? 'It is in no category yet.' : `Other products in ${category}, by votes. Nobody pays to be here.`}
          </p>
          {others.length > 0 && (
            <form id={COMPARE_FORM} action="/compare" class="cluster">
              <input type="hidden" name="with" value={slug} />
              <button class="button">Compare with those selected</button>
              <span class="muted small">Select up to three below.</span>
            </form>
          )}
        </header>
        {others.length > 0 ? (
          <ListingRows items={others} rows={rows} heading="Products" picked={others.slice(0, COMPARED_BESIDE).map((item) => item.slug)} />
        ) : (
          <Empty title="Nothing like it is listed yet">
            <p>{name} is the only one in its category.</p>
            <ListProductButton />
          </Empty>
        )}
      </div>,
    )
  },
}
