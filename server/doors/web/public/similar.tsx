/** @jsxRuntime automatic @jsxImportSource preact */
import { cacheKind } from '../../../base/cache.ts'
import { changesSeen } from '../frame/kept_pages.ts'
import type { PageRequest } from '../frame/page_request.ts'
import type { Listing } from './listing_facts.tsx'
import { FactsLine, type Item } from './listing_list.tsx'
import { picturesOf, type PicturesShown } from './pictures.ts'
import { Logo } from './tile.tsx'

const SIMILAR_SHOWN = 4
const SECONDS_KEPT = 60
const CATEGORIES_KEPT_MAX = 1_000

type Kept = { items: readonly Item[]; look: number | null }
/** The most voted listings of a category, which every page of the category's listings shows, and at which look they were read. */
const kept = cacheKind<Kept>({ seconds: SECONDS_KEPT, entries_max: CATEGORIES_KEPT_MAX })

type SimilarListings = { items: readonly Item[]; pictures: PicturesShown }

type Named = Pick<Listing, 'slug' | 'categories'>

/** Those of a listing's first category with the most votes. Nobody pays to stand here. */
export async function similarTo(ctx: PageRequest, listing: Named): Promise<SimilarListings> {
  const items = await mostVotedBeside(ctx, listing)
  return { items, pictures: await picturesOf(ctx, items) }
}

/** Votes may lag; what one of them says, and whether it is public still, does not. */
export async function mostVotedBeside(ctx: PageRequest, { slug, categories }: Named): Promise<readonly Item[]> {
  const { service, site } = ctx
  const [category] = categories
  if (category === undefined) return []
  const { look, isSame } = await changesSeen(ctx)
  const key = `${site.id} ${category}`
  const known = service.memory.of(kept).get(key)
  const isTrue = known !== undefined && known.items.every(({ id }) => isSame(id, known.look))
  const found = isTrue ? known : { items: await mostVoted(ctx, category), look }
  if (found !== known) service.memory.of(kept).set(key, found)
  return found.items.filter((item) => item.slug !== slug).slice(0, SIMILAR_SHOWN)
}

async function mostVoted(ctx: PageRequest, category: string): Promise<readonly Item[]> {
  const called = await ctx.call('search_listings', { category, sort: 'votes', page: 1, per_page: SIMILAR_SHOWN + 1 })
  return called.ok ? called.value.items : []
}

export function Similar({ slug, similar: { items, pictures } }: { slug: string; similar: SimilarListings }) {
  const [first] = items
  if (!first) return null
  const compared = [slug, ...items.slice(0, 2).map((item) => item.slug)].join(',')
  return (
    <section class="section" aria-labelledby="similar">
      <div class="split">
        <h2 id="similar">Similar products</h2>
        <p class="cluster">
          <a class="button quiet small" href={`/compare?with=${compared}`}>
            Compare
          </a>
          <a href={`/listings/${slug}/alternatives`}>All alternatives</a>
        </p>
      </div>
      <ul class="plain grid similar">
        {items.map((item) => (
          <li class="card link-card">
            <Logo of={item} pictures={pictures} />
            <h3>
              <a class="row-link" href={`/listings/${item.slug}`}>
                {item.name}
              </a>
            </h3>
            <p class="small" lang={item.language ?? undefined}>
              {item.headline ?? item.summary}
            </p>
            <FactsLine item={{ ...item, categories: [] }} />
          </li>
        ))}
      </ul>
    </section>
  )
}
