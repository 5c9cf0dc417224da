import type { Schemas } from '../../sdk/contract.ts'
import { lackOf, launchGaps } from '../profile/complete.ts'
import { listingDashboardUrl, profileEditorUrl } from '../core/account_urls.ts'
import { pageUrl, type ListingRecord } from './rows.ts'
import type { Site } from '../core/sites.ts'
import { spanOf } from '../base/weeks.ts'

export type Requirement = Schemas['Requirement']
type Launch = Pick<
  ListingRecord,
  'id' | 'status' | 'plan' | 'launch_week' | 'slug' | 'url' | 'draft_id' | 'profile' | 'badge_holds' | 'suspended_reason' | 'holder'
>

/** All that stands between a listing and its launch, each with what mends it and where; nothing once it is live or archived. */
export function requirementsOf(listing: Launch, site: Pick<Site, 'url'>, for_owner = true): Requirement[] {
  const { status, plan } = listing
  if (status === 'suspended') return [suspension(listing)]
  if (status !== 'draft' && status !== 'awaiting_badge' && status !== 'scheduled') return []
  const open = plan === 'paid' ? [] : [...founderGap(listing, site, for_owner), ...(plan === 'free' ? badgeGap(listing, site) : [])]
  if (status === 'draft' && plan === 'none')
    open.unshift({
      code: 'choose_plan',
      message: 'No launch is chosen yet.',
      fix: 'Call choose_free_listing to queue for a free launch, or buy a launch with create_checkout.',
      url: listingDashboardUrl(site, listing.id, 'plan'),
      tool: 'choose_free_listing',
    })
  if (listing.holder)
    open.unshift({ code: 'already_listed', message: 'Another listing has this website.', ...wayTo(listing.holder.slug, site) })
  if (listing.launch_week !== null && open.length === 0) open.push(weekToCome(listing.launch_week, site, listing))
  return open
}

/** True where a launch may happen when its week begins: a free one waits for badge and founder profile, a paid one for nothing. No two are of one website. */
export function isReady(listing: Launch): boolean {
  return listing.plan === 'paid' || (listing.badge_holds && listing.holder === null && founderGaps(listing).length === 0)
}

/** What the founder profile of its owner lacks, as launches and the story ask for it. */
export const founderGaps = ({ profile }: Pick<Launch, 'profile'>) => launchGaps(profile)

function founderGap(listing: Launch, site: Pick<Site, 'url'>, for_owner: boolean): Requirement[] {
  const gaps = founderGaps(listing)
  if (gaps.length === 0) return []
  const lack = { code: 'founder_profile_incomplete', ...lackOf(gaps), url: profileEditorUrl(site), tool: 'update_founder_profile' } as const
  return [for_owner ? lack : { ...lack, fix: 'Ask the owner of the listing, who alone completes it.', url: null, tool: null }]
}

function suspension({ suspended_reason }: Launch): Requirement {
  return {
    code: 'suspended',
    message: `The site team took it down${suspended_reason === null ? '.' : `: ${suspended_reason}`}`,
    fix: 'Mend what the reason names, then write to the site team, which can put it back as it was.',
    url: null,
    tool: null,
  }
}

function badgeGap({ id, badge_holds, url, slug }: Launch, site: Pick<Site, 'url'>): Requirement[] {
  if (badge_holds) return []
  return [
    {
      code: 'badge_missing',
      message: 'The badge has not been seen on the website.',
      fix: `Put the code of get_badges on ${url.slice(0, 200)}, or a link to ${pageUrl(site, slug)}, then call verify_badge.`,
      url: listingDashboardUrl(site, id, 'badge'),
      tool: 'verify_badge',
    },
  ]
}

/** What its owner does about a website that another listing holds. */
export const wayTo = (slug: string | null, site: Pick<Site, 'url'>): Pick<Requirement, 'fix' | 'url' | 'tool'> & { url: string } =>
  slug === null
    ? { fix: 'If the product is yours, write to the site team.', url: `${site.url}/contact`, tool: null }
    : { fix: 'If the product is yours, claim the listing and prove the website.', url: pageUrl(site, slug), tool: 'claim_listing' }

function weekToCome(week: string, site: Pick<Site, 'url'>, { slug, plan }: Pick<Launch, 'slug' | 'plan'>): Requirement {
  const { starts_at } = spanOf(week)
  return {
    code: 'week_to_come',
    message: `The launch is in week ${week}, which begins ${starts_at.toISOString().slice(0, 10)} at 00:00 UTC.`,
    fix: `Nothing is left to do: it goes live by itself.${plan === 'free' ? ' Keep the badge on the website until then.' : ''}`,
    url: pageUrl(site, slug),
    tool: 'get_my_listing',
  }
}
