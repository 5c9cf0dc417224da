import { clip } from '../../../base/clip.ts'
import type { Site } from '../../../core/sites.ts'
import { safeUrl } from '../frame/safe_url.ts'
import type { Listing } from './listing_facts.tsx'
import { categoryHref } from './words.ts'

const DESCRIPTION_CHARACTERS = 300
const CURRENCIES: Record<string, string> = { $: 'USD', US$: 'USD', '€': 'EUR', '£': 'GBP' }

/** `shots`: paths of our copies of its pictures. */
type Beside = { updated_at: Date; shots: readonly string[] }

/** What the page says, as objects of schema.org. Nothing stands here that the page does not show. */
export function listingJsonLd(listing: Listing, site_url: string, { updated_at, shots }: Beside): object[] {
  const { name, page_url, summary, description, headline, categories, platforms, faqs, company_name, repo_url, launched_at } = listing
  const website = safeUrl(listing.url)
  const about = summary ?? headline ?? (description && clip(description, DESCRIPTION_CHARACTERS))
  const offer = offerOf(listing)
  const is_software = platforms !== null || (repo_url ?? '') !== ''
  const [image, screenshots] = [`${site_url}/og/listings/${listing.slug}.png`, shots.map((path) => site_url + path)]
  return [
    {
      '@context': 'https://schema.org',
      '@type': is_software ? 'SoftwareApplication' : 'Product',
      '@id': page_url,
      name,
      url: website ?? page_url,
      ...(about ? { description: about } : {}),
      image: is_software ? image : [image, ...screenshots],
      ...(is_software && screenshots.length > 0 ? { screenshot: screenshots } : {}),
      ...(launched_at ? { datePublished: launched_at.slice(0, 10) } : {}),
      dateModified: updated_at.toISOString(),
      ...(platforms ? { operatingSystem: platforms.join(', ') } : {}),
      ...(is_software ? { applicationCategory: categories[0] ?? 'WebApplication' } : { category: categories[0] }),
      ...(offer ? { offers: offer } : {}),
      ...(company_name ? { [is_software ? 'publisher' : 'brand']: { '@type': 'Organization', name: company_name } } : {}),
    },
    breadcrumbs(site_url, [
      ...(categories[0] ? [{ name: categories[0], path: categoryHref(categories[0]) }] : []),
      { name, path: `/listings/${listing.slug}` },
    ]),
    ...(faqs.length > 0
      ? [
          {
            '@context': 'https://schema.org',
            '@type': 'FAQPage',
            mainEntity: faqs.map(({ question, answer }) => ({
              '@type': 'Question',
              name: question,
              acceptedAnswer: { '@type': 'Answer', text: answer },
            })),
          },
        ]
      : []),
  ]
}

type Publisher = Pick<Site, 'name' | 'url'>

const publisherOf = ({ name, url }: Publisher): object => ({ '@type': 'Organization', name, url, logo: `${url}/apple-touch-icon.png` })

/** The website as a whole, and whose it is. */
export const websiteJsonLd = (site: Publisher): object[] => [
  {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: site.name,
    url: site.url,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${site.url}/search?q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  },
  { '@context': 'https://schema.org', ...publisherOf(site) },
]

type Told = { headline: string; path: string; published_at: Date; author: { name: string; path: string | null } | null }

/** What somebody tells on a page of its own. */
export const articleJsonLd = (site: Publisher, { headline, path, published_at, author }: Told): object => ({
  '@context': 'https://schema.org',
  '@type': 'Article',
  headline,
  datePublished: published_at.toISOString(),
  mainEntityOfPage: site.url + path,
  author: author
    ? { '@type': 'Person', name: author.name, ...(author.path === null ? {} : { url: site.url + author.path }) }
    : publisherOf(site),
  publisher: publisherOf(site),
})

export function breadcrumbs(site_url: string, steps: readonly { name: string; path: string }[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site_url + path,
    })),
  }
}

/** A list of listings in their order, as objects of schema.org have it. */
export const itemList = (site_url: string, listings: readonly { name: string; slug: string }[], first = 1): object => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: listings.map(({ name, slug }, index) => ({
    '@type': 'ListItem',
    position: first + index,
    name,
    url: `${site_url}/listings/${slug}`,
  })),
})

/** The first amount with its sign: none that goes on (`1.200`, `1 200`, `12k`), and no dollars of another country (`R$ 49`, `$12 CAD`). */
const PRICE =
  /(?<![\p{L}\p{N}$€£.,])(?:(US\$|[$€£])\s?)?(?<![\d.,]|\d[\s'’])(\d{1,6}(?:[.,]\d{2})?)(?![.,]?\d|[\s'’]\d{3}|\p{L}|\s?(?:CAD|AUD|NZD|HKD|SGD|TWD|MXN)(?!\p{L}))(?:\s?([€£]))?/u
const UNIT = /[/／]\s?(\p{L}{1,16})/u

/** A price only where the site states one amount in a known currency: `$12 / month` is one, `from 5 credits` is none. */
function offerOf({ starting_price, pricing_model }: Listing): object | null {
  if (pricing_model === 'free' || pricing_model === 'open_source') return { '@type': 'Offer', price: '0', priceCurrency: 'USD' }
  const [, before, amount, after] = PRICE.exec(starting_price ?? '') ?? []
  const currency = CURRENCIES[before ?? after ?? '']
  if (!amount || !currency) return null
  const price = { price: amount.replace(',', '.'), priceCurrency: currency }
  const unit = UNIT.exec(starting_price ?? '')?.[1]
  return {
    '@type': 'Offer',
    ...price,
    ...(unit ? { priceSpecification: { '@type': 'UnitPriceSpecification', ...price, unitText: unit } } : {}),
  }
}
