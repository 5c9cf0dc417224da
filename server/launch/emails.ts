import { listingDashboardUrl } from '../core/account_urls.ts'
import type { Sql } from '../database/open.ts'
import type { ListingRecord } from '../listings/rows.ts'
import { pageUrl } from '../listings/rows.ts'
import { listingName } from '../listings/show.ts'
import { writeDay } from '../mail/email.ts'
import { queueEmails, type Email } from '../mail/outbox.ts'
import type { Site, Sites } from '../core/sites.ts'
import { requirementsOf } from '../listings/requirements.ts'
import { spanOf, weekName } from '../base/weeks.ts'

/** E-mails to the owner of a listing about its launch, each in the transaction of what it tells. */

type Owner = { id: string; name: string; email: string }
type Text = Pick<Email, 'kind' | 'subject' | 'blocks' | 'action'>
type Write = (listing: ListingRecord, site: Site, name: string) => Text

export function notifyLive(sql: Sql, sites: Sites, listings: readonly ListingRecord[], now: Date): Promise<void> {
  return tell(sql, sites, listings, now, ({ slug, launch_week }, site, name) => ({
    kind: 'launch_live',
    subject: `${name} is live on ${site.name}`,
    blocks: [
      `${name} went live in ${named(launch_week)}, which ends on ${endOf(launch_week)}.`,
      'Visitors can vote for it until then. Tell the people who know your product.',
    ],
    action: { label: 'See the page', url: pageUrl(site, slug) },
  }))
}

/** `listings` as they are afterwards, with their new week. */
export function notifyPostponed(
  sql: Sql,
  sites: Sites,
  listings: readonly ListingRecord[],
  postponements_max: number,
  now: Date,
): Promise<void> {
  const last = 'This was the last time: if it is not ready then, it becomes a draft again and you choose once more.'
  return tell(sql, sites, listings, now, (listing, site, name) => ({
    kind: 'launch_rolled',
    subject: `The launch of ${name} moves to ${named(listing.launch_week)}`,
    blocks: [
      `${name} was not ready when its week began, so its launch moves to ${named(listing.launch_week)}, which begins on ${startOf(listing.launch_week)}.`,
      ...whatIsOpen(listing, site),
      listing.postponements >= postponements_max
        ? last
        : `It can move ${postponements_max - listing.postponements === 1 ? 'once' : `${postponements_max - listing.postponements} times`} more.`,
    ],
    action: { label: 'See what is missing', url: listingDashboardUrl(site, listing.id) },
  }))
}

/** `listings` as they were when their last week began. */
export function notifyBackToDraft(sql: Sql, sites: Sites, listings: readonly ListingRecord[], now: Date): Promise<void> {
  return tell(sql, sites, listings, now, (listing, site, name) => ({
    kind: 'launch_ended',
    subject: `${name} is a draft again`,
    blocks: [
      `${name} was not ready in any of its launch weeks, so its seat goes to someone else. Nothing in the listing is lost.`,
      ...whatIsOpen(listing, site),
      'When that is done, choose the free launch again.',
    ],
    action: { label: 'See what is missing', url: listingDashboardUrl(site, listing.id) },
  }))
}

/** `looked_at`: the page, which its owner may have named. */
export function notifyBadgeLost(
  sql: Sql,
  sites: Sites,
  { listing, looked_at }: { listing: ListingRecord; looked_at: string },
  now: Date,
): Promise<void> {
  return tell(sql, sites, [listing], now, ({ id, status, slug }, site, name) => ({
    kind: 'badge_lost',
    subject: `The badge of ${name} is gone`,
    blocks: [
      `We looked three times and did not find the link to ${pageUrl(site, slug)} on ${looked_at}.`,
      status === 'live'
        ? 'Your listing stays live. Please put the badge back.'
        : 'The launch is waiting for it: put the badge back, then check it again.',
    ],
    action: { label: 'Check the badge', url: listingDashboardUrl(site, id, 'badge') },
  }))
}

/** Also what the site team is shown before it suspends. */
export function suspendedEmail({ suspended_reason }: Pick<ListingRecord, 'suspended_reason'>, site: Site, name: string): Text {
  return {
    kind: 'listing_suspended',
    subject: `${name} was taken down from ${site.name}`,
    blocks: [
      `The site team has taken ${name} off every public page. Nothing is lost: its texts, votes and history stay.`,
      ...(suspended_reason === null ? [] : ['The reason, in the words of the team:', { quote: suspended_reason }]),
      'Fix what the reason names, then write to the site team, which can put the listing back as it was. The API and your account keep working.',
    ],
    action: { label: 'Your listings', url: `${site.url}/account/listings` },
  }
}

export function notifySuspended(sql: Sql, sites: Sites, listings: readonly ListingRecord[], now: Date): Promise<void> {
  return tell(sql, sites, listings, now, suspendedEmail)
}

function whatItIs(status: ListingRecord['status'], launch_week: string | null): string {
  if (status === 'live') return 'It is public again, with its votes.'
  if (status === 'draft') return 'It is a draft: nothing is public before you choose its launch.'
  if (status === 'archived') return 'It is archived, as you left it: nothing is public.'
  return `It is waiting for its launch${launch_week === null ? '' : ` in ${weekName(launch_week)}`}; its page says what is open.`
}

/** `listings` as they are again. */
export function notifyRestored(sql: Sql, sites: Sites, listings: readonly ListingRecord[], now: Date): Promise<void> {
  return tell(sql, sites, listings, now, ({ status, slug, launch_week }, site, name) => ({
    kind: 'listing_restored',
    subject: `${name} is back on ${site.name}`,
    blocks: [`The site team has put ${name} back as it was.`, whatItIs(status, launch_week)],
    action:
      status === 'live'
        ? { label: 'See the page', url: pageUrl(site, slug) }
        : { label: 'Your listings', url: `${site.url}/account/listings` },
  }))
}

/** Asks the team to look at votes that wait for it: one e-mail a day and site, whatever else is held that day. */
export async function tellTeamOfVotes(
  sql: Sql,
  { team_email, site, name }: { team_email: string | null; site: Site; name: string },
  now: Date,
): Promise<void> {
  if (team_email === null) return
  const mail: Email = {
    to: { email: team_email },
    kind: 'team',
    subject: `Votes for ${name} are waiting for you`,
    blocks: [
      `Several votes for ${name} came from one network within minutes. They are not counted until you have reviewed them, and not at all if the week closes first.`,
      'Others that are held today appear on the same page, without another e-mail.',
    ],
    action: { label: 'Review them', url: `${site.url}/team/clusters` },
    site: { name: site.name, url: site.url },
    once: `vote_cluster:${site.id}:${now.toISOString().slice(0, 10)}`,
  }
  await queueEmails(sql, [mail], now)
}

async function tell(sql: Sql, sites: Sites, listings: readonly ListingRecord[], now: Date, write: Write): Promise<void> {
  const accounts = [...new Set(listings.map(({ account_id }) => account_id))]
  const rows = await sql<Owner[]>`select id, name, email from auth."user" where id = any(${accounts}::text[])`
  const owners = new Map(rows.map((owner) => [owner.id, owner]))
  const mails: Email[] = []
  for (const listing of listings) {
    const owner = owners.get(listing.account_id ?? '')
    const site = await sites.through(sql).byId(listing.site_id)
    if (owner)
      mails.push({
        to: { name: owner.name, email: owner.email },
        site: { name: site.name, url: site.url },
        ...write(listing, site, listingName(listing)),
      })
  }
  await queueEmails(sql, mails, now)
}

/** How each is mended is told for programs; the page that the button leads to says it for people. */
function whatIsOpen(listing: ListingRecord, site: Site): Email['blocks'] {
  const open = requirementsOf(listing, site)
  return open.length === 0 ? [] : ['What is missing:', { list: open.map(({ message }) => message) }]
}

const named = (week: string | null): string => (week === null ? '' : weekName(week))
const startOf = (week: string | null): string => (week === null ? '' : writeDay(spanOf(week).starts_at))
/** The last day of the week, which ends at midnight of the next. */
const endOf = (week: string | null): string => (week === null ? '' : writeDay(new Date(spanOf(week).ends_at.getTime() - 1)))
