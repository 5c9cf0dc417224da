/** @jsxRuntime automatic @jsxImportSource preact */
import { fieldsOfFacts } from '../../../fields/fields.ts'
import { languageOfListing } from '../../../listings/facets.ts'
import { Crumbs } from '../frame/crumbs.tsx'
import { jsonLdOf } from '../frame/head.tsx'
import type { PageHead } from '../frame/layout.tsx'
import { Notice, Time } from '../frame/parts.tsx'
import { packLong, type Markup } from '../frame/pieces.ts'
import { Hole, renderAround } from '../frame/ready.tsx'
import { Pictures } from './gallery.tsx'
import { Founders, Links, Trust, type Told } from './listing_aside.tsx'
import { Facts, type Listing } from './listing_facts.tsx'
import { listingJsonLd } from './listing_ld.ts'
import { FactsLine } from './listing_list.tsx'
import { About, Comparison, Faqs, Milestones, TextList, Updates } from './listing_sections.tsx'
import type { PicturesShown } from './pictures.ts'
import { ProofBar } from './proof_bar.tsx'
import { Reading } from './reading.ts'
import { Source, StatedUntil } from './source.tsx'
import { Logo } from './tile.tsx'
import { Unclaimed } from './unclaimed.tsx'
import { Interview, Video } from './unlocked_sections.tsx'
import { categoryHref, shortHost } from './words.ts'

/** The page of a listing for whoever reads it, with holes for what is counted, and for what is another's for each reader. */
export type Article = Pick<Listing, 'slug' | 'categories'> & { head: PageHead; markup: Markup }

export function articleOf(listing: Listing, told: Told, pictures: PicturesShown, site_url: string): Article {
  const { name, slug, headline, summary, description, features, categories, seo } = listing
  const texts = [headline, summary, description, ...(features ?? [])]
  const language = languageOfListing(listing.language, listing.evidence.language !== undefined, texts)
  const lang = language ?? undefined
  const [category] = categories
  const shots = listing.pictures.flatMap(({ url }) => pictures(listing.id, url) ?? [])
  return {
    slug,
    categories,
    head: {
      title: seo.meta_title ?? (headline ? `${name}: ${headline}` : name),
      description: seo.meta_description ?? summary ?? headline ?? undefined,
      json_ld: packLong(jsonLdOf(listingJsonLd(listing, site_url, { updated_at: told.updated_at, shots }))),
      picture: { url: `${site_url}/og/listings/${slug}.png`, alt: name },
    },
    markup: renderAround(
      <Reading.Provider
        value={{ is_nobodys: told.is_nobodys, all_proof: told.all_proof, language, stated_until: statedUntil(listing, told) }}
      >
        <article class="listing">
          <Crumbs steps={category === undefined ? [] : [{ name: category, path: categoryHref(category) }]} here={name} />
          <Hole name="notices" />
          {told.unreachable_since && (
            <Notice tone="warn" title={`${shortHost(listing.url)} cannot be reached`}>
              <p>
                It has not answered since <Time at={told.unreachable_since.toISOString()} />. What you read here was proven before that.
              </p>
            </Notice>
          )}
          <Head listing={listing} pictures={pictures} lang={lang} />
          {told.is_nobodys && <Unclaimed listing={listing} />}
          <Pictures listing={listing} pictures={pictures} lang={lang} />
          <Contents listing={listing} told={told} lang={lang} />
          <Hole name="similar" />
        </article>
      </Reading.Provider>,
    ),
  }
}

/** Of the values that the page shows by a quote which no longer stands. */
function statedUntil({ checked }: Listing, { stated_until }: Told): Map<string, string> {
  return new Map((checked?.gone ?? []).flatMap((field) => (stated_until?.[field] ? [[field, stated_until[field]]] : [])))
}

/** What is read of it, and beside that its facts. */
function Contents({ listing, told, lang }: { listing: Listing; told: Told; lang: string | undefined }) {
  return (
    <div class="beside">
      <div class="listing-main">
        <ProofBar listing={listing} word={told.is_nobodys ? 'as another directory had it' : 'on the founder’s word'} />
        <About listing={listing} language={lang} />
        {told.video_shown && <Video listing={listing} />}
        <TextList listing={listing} field="features" title="Features" language={lang} />
        <TextList listing={listing} field="use_cases" title="Use cases" language={lang} />
        <TextList listing={listing} field="integrations" title="Works with" language={lang} />
        <Comparison listing={listing} />
        <Faqs listing={listing} language={lang} />
        <Updates listing={listing} />
        <Milestones listing={listing} />
        <Interview told={told} />
      </div>
      <aside class="listing-aside stack" aria-label="Facts">
        <Facts listing={listing} id="facts-product" title="Facts" fields={fieldsOfFacts('product')} />
        <Facts listing={listing} id="facts-company" title="Who makes it" fields={fieldsOfFacts('company')} />
        <Founders listing={listing} told={told} />
        <Links listing={listing} />
        <Trust listing={listing} told={told} />
      </aside>
    </div>
  )
}

type HeadProps = { listing: Listing; pictures: PicturesShown; lang: string | undefined }

function Head({ listing, pictures, lang }: HeadProps) {
  const { name, slug, headline, evidence, categories } = listing
  return (
    <header class="listing-top">
      <div class="listing-title">
        <Logo of={listing} pictures={pictures} large />
        <div>
          <h1>{name}</h1>
          {headline && (
            <div class="lead" id="v-headline" lang={lang}>
              <Source of="the headline" evidence={evidence.headline} value={headline}>
                {headline}
              </Source>{' '}
              <StatedUntil field="headline" />
            </div>
          )}
          <FactsLine item={{ ...listing, categories: [], proven: 0 }} />
          <ul class="plain cluster" id="v-categories" aria-label="Categories and places">
            <Hole name="winner" />
            {categories.map((category) => (
              <li>
                <a class="tag" href={categoryHref(category)}>
                  {category}
                </a>
              </li>
            ))}
            {evidence.categories && (
              <li>
                <Source of="the categories" evidence={evidence.categories} /> <StatedUntil field="categories" />
              </li>
            )}
          </ul>
          <Hole name="place" />
        </div>
      </div>
      <div class="listing-actions">
        <div class="two">
          <a class="button" href={`/listings/${slug}/visit`} rel="ugc nofollow noopener">
            Visit website
          </a>
          <Hole name="follow" />
        </div>
        <Hole name="vote" />
      </div>
    </header>
  )
}
