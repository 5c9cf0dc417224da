import type { Schemas } from '../../sdk/contract.ts'
import type { Site } from '../core/sites.ts'
import { requirementsOf } from './requirements.ts'
import { categoriesOf } from '../profile/completeness.ts'
import { valueOf } from '../profile/field_state.ts'
import { galleryOf } from '../profile/gallery_pictures.ts'
import { shownPhoto } from '../profile/photo.ts'
import { cellOf, faqsOf, foundersOf, plainFaq, plainFounder, SEO_NAMES, textOf } from '../profile/profile.ts'
import { withoutHashes, type Proof } from '../fields/draft.ts'
import { FIELD_NAMES, PLATFORMS } from '../fields/fields.ts'
import { goneValues, provenValues, quotedValues } from './proven.ts'
import { pageUrl, updateUrl, type ListingRecord, type ListingUpdate } from './rows.ts'
import { shownTranslation } from './translation.ts'

type Public = Schemas['PublicListing']
type Mine = Schemas['MyListing']
type Shared = Omit<Public, 'competitor' | 'evidence' | 'owner' | 'checked' | 'summary_translation'>

/** Quotes behind one value that are shown with it; its proof has them all. */
const EVIDENCE_MAX = 20

/** What a listing's page and its owner both see: plain values. */
function showShared(listing: ListingRecord, site: Site): Shared {
  const { profile } = listing
  const { cells } = profile
  // The drafter and the input check hold each cell to its field's shape, and the output check looks again.
  const fields = Object.fromEntries(FIELD_NAMES.map((name) => [name, valueOf(cellOf(cells, name))])) as Pick<
    Shared,
    (typeof FIELD_NAMES)[number]
  >
  const seo = Object.fromEntries(SEO_NAMES.map((name) => [name, valueOf(cellOf(cells, `seo.${name}`))])) as Shared['seo']
  return {
    id: listing.id,
    slug: listing.slug,
    site: site.key,
    url: listing.url,
    page_url: pageUrl(site, listing.slug),
    ...fields,
    name: listingName(listing),
    categories: categoriesOf(profile),
    company_socials: Object.fromEntries(
      PLATFORMS.flatMap((platform) => {
        const url = textOf(cells, `company_socials.${platform}`)
        return url === null ? [] : [[platform, url]]
      }),
    ),
    faqs: faqsOf(cells).map(plainFaq),
    founders: foundersOf(profile).map(plainFounder),
    milestones: profile.milestones,
    pictures: galleryOf(profile),
    story: Object.keys(profile.story).length > 0 ? profile.story : null,
    updates: listing.updates.map((update) => showUpdate(update, site, listing.slug)),
    seo,
    votes: listing.votes,
    launch_week: listing.launch_week,
    launched_at: listing.launched_at?.toISOString() ?? null,
  }
}

/** A listing is submitted with a name; should its owner remove it later, its host stands in. */
export function listingName(listing: Pick<ListingRecord, 'profile' | 'url'>): string {
  return textOf(listing.profile.cells, 'name') ?? new URL(listing.url).hostname.slice(0, 80)
}

/** As the pages and the contract name them. */
export const SECTIONS = ['milestones', 'story', 'interview', 'video'] satisfies Schemas['Section'][]

/** A paid launch has them all. */
const showsSection = ({ plan, unlocked_sections }: ListingRecord, section: Schemas['Section']): boolean =>
  plan === 'paid' || unlocked_sections.includes(section)

/** A story that is still a draft is nobody's to read but its owner's. */
export const showsStory = (listing: ListingRecord): boolean => listing.story_published_at !== null && showsSection(listing, 'story')

export function showUpdate({ id, title, body, published_at }: ListingUpdate, site: Site, slug: string): Schemas['Update'] {
  return { id, title, body, url: updateUrl(site, slug, id), published_at: published_at.toISOString() }
}

/** Everything public; photos are the service's own copies, milestones and story only where they are unlocked, quotes only behind values that are what the drafter found. */
export function showPublic(listing: ListingRecord, site: Site): Public {
  const shared = showShared(listing, site)
  const { competitor } = listing.profile
  return {
    ...shared,
    owner: ownerOf(listing),
    checked: checkedOf(listing),
    founders: shared.founders.map((founder) => ({ ...founder, photo_url: shownPhoto(founder.photo_url, listing.profile.photos, site) })),
    milestones: showsSection(listing, 'milestones') ? shared.milestones : [],
    story: showsStory(listing) ? shared.story : null,
    competitor: competitor?.status === 'ready' ? competitor : null,
    summary_translation: shownTranslation(listing),
    evidence: evidenceOf(listing),
  }
}

/** How many values of a page open a quote; texts for search engines and pictures are proven too, and not shown with one. */
export const countProven = (evidence: Record<string, unknown>): number =>
  Object.keys(evidence).filter((name) => !/^(seo\.|logo_url$|cover_url$|screenshots$|language$)/.test(name)).length

const ownerOf = ({ owner_proof }: Pick<ListingRecord, 'owner_proof'>): Schemas['OwnerProof'] => ({
  verified: owner_proof !== null,
  method: owner_proof?.method ?? null,
  at: owner_proof?.at.toISOString() ?? null,
})

/** Of the values that the listing has now: one that was changed since is none that the look knows. */
function checkedOf(listing: Pick<ListingRecord, 'profile' | 'profile_id' | 'look'>): Schemas['Checked'] | null {
  const { look } = listing
  if (!look) return null
  const values = quotedValues(listing).length
  const gone = goneValues(listing).map(({ field }) => field)
  return { at: look.at.toISOString(), site: look.site, since: look.since.toISOString(), values, still_proven: values - gone.length, gone }
}

export function evidenceOf(listing: Pick<ListingRecord, 'profile'>): Record<string, Proof[]> {
  return Object.fromEntries(provenValues(listing).map(({ field, evidence }) => [field, withoutHashes(evidence).slice(0, EVIDENCE_MAX)]))
}

export function showMine(listing: ListingRecord, site: Site, versions: Mine['versions'], for_owner = true): Mine {
  return {
    ...showShared(listing, site),
    listing_id: listing.id,
    status: listing.status,
    plan: listing.plan,
    unlocked_sections: SECTIONS.filter((section) => showsSection(listing, section)),
    requirements: requirementsOf(listing, site, for_owner),
    draft_id: listing.draft_id,
    version: listing.version,
    versions,
    created_at: listing.created_at.toISOString(),
    updated_at: listing.updated_at.toISOString(),
  }
}

export function showMineItem(listing: ListingRecord, site: Site, open_proposals: number): Schemas['MyListingItem'] {
  const { id, slug, status, plan, launch_week, votes, draft_id, url } = listing
  return {
    listing_id: id,
    id,
    slug,
    site: site.key,
    name: listingName(listing),
    url,
    page_url: pageUrl(site, slug),
    status,
    plan,
    launch_week,
    votes,
    open_proposals,
    draft_id,
    created_at: listing.created_at.toISOString(),
    updated_at: listing.updated_at.toISOString(),
  }
}
