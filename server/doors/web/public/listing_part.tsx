/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import { htmlPage } from '../frame/html_page.tsx'
import { Empty } from '../frame/parts.tsx'
import type { PageRequest } from '../frame/page_request.ts'
import type { ReadListing } from './listing_page.tsx'
import type { Listing } from './listing_facts.tsx'

type Part = { title: string; path: string; children: ComponentChildren; noindex?: true }

/** A part of a listing that has a page of its own, under the name that leads back to the whole. */
export function partPage(ctx: PageRequest, { name, slug }: Listing, { title, path, children, noindex }: Part): Response {
  return htmlPage(
    ctx,
    {
      title: `${title}: ${name}`,
      canonical: `/listings/${slug}/${path}`,
      picture: { url: `${ctx.site.url}/og/listings/${slug}.png`, alt: name },
      ...(noindex ? { noindex } : {}),
    },
    <div class="narrow-wide">
      <header class="page-head">
        <p class="eyebrow">
          <a href={`/listings/${slug}`}>
            <bdi>{name}</bdi>
          </a>
        </p>
        <h1>{title}</h1>
      </header>
      {children}
    </div>,
  )
}

type Empties = { title: string; path: 'updates' | 'milestones' | 'story'; none: string; when: string; write: string }

/** The page of a part that has nothing yet: when it fills, the way back, and for its owner the place where it is written. */
export function emptyPart(ctx: PageRequest, { listing, standing }: ReadListing, { title, path, none, when, write }: Empties): Response {
  const editor = path === 'story' ? `/account/listings/${listing.id}/story` : `/account/listings/${listing.id}#${path}`
  const children = (
    <Empty title={none}>
      <p>{when}</p>
      <p class="cluster center">
        {standing.person?.is_owner === true && (
          <a class="button" href={editor}>
            {write}
          </a>
        )}
        <a class="button quiet" href={`/listings/${listing.slug}`}>
          Back to the listing
        </a>
      </p>
    </Empty>
  )
  return partPage(ctx, listing, { title, path, children, noindex: true })
}
