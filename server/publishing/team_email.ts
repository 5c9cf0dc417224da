import { clip } from '../base/clip.ts'
import type { Context } from '../core/context.ts'
import { countQuota, limitOf } from '../core/quotas.ts'
import { gatherEmail, queueEmail } from '../mail/outbox.ts'
import type { Email } from '../mail/email.ts'
import type { Site } from '../core/sites.ts'
import { pageUrl } from '../listings/rows.ts'
import { changeLabel, readable } from '../listings/readable.ts'
import { listingName } from '../listings/show.ts'
import type { Edit, ListingChange } from '../listings/versions.ts'
import { findPerson } from './tell_account.ts'

/** A founder profile shows on all listings of an account; one e-mail tells of so many. */
const LISTINGS_TOLD_MAX = 50
/** Longer values are cut in the e-mail; the version keeps them whole. */
const VALUE_CHARACTERS_MAX = 1000

const PER_HOUR = 'team_emails_per_hour'

/**
 * Shows the site team an edit with before and after, where the operator named a team: one e-mail per edit, whatever it changed. An account
 * that edits more often than any person has the rest of its hour told in one, at the end of it.
 */
export async function notifyTeam(
  { sql, sites, config }: Pick<Context, 'sql' | 'sites' | 'config'>,
  changed: readonly ListingChange[],
  { by, via, at }: Edit,
): Promise<void> {
  const [first] = changed
  // What nobody owns, the team has brought in itself.
  const owner = first?.after.account_id ?? null
  if (!first || owner === null || config.team_email === null) return
  const site = await sites.byId(first.after.site_id)
  const mail: Email = {
    to: { email: config.team_email },
    kind: 'team',
    subject: `Edited: ${listingName(first.before)}`,
    blocks: [`Changed by ${via} (${(await findPerson(sql, by))?.email ?? by}). It is already public if the listing is live.`],
    action: { label: 'See the listing', url: pageUrl(site, first.after.slug) },
    site: { name: site.name, url: site.url },
  }
  for (const change of changed.slice(0, LISTINGS_TOLD_MAX))
    mail.blocks.push(...changeBlocks(change, await sites.byId(change.after.site_id)))
  if (changed.length > LISTINGS_TOLD_MAX) mail.blocks.push(`And the same on ${changed.length - LISTINGS_TOLD_MAX} more listings.`)
  const { used, resets_at } = await countQuota(sql, owner, PER_HOUR, { now: at })
  if (used <= limitOf(PER_HOUR, config.limits)) await queueEmail(sql, mail, at)
  else await gatherEmail(sql, gathered(mail, owner, site, resets_at), { now: at, goes_at: resets_at })
}

/** The first of what comes beyond them, which those after it are added to. */
const gathered = (mail: Email, owner: string, site: Site, resets_at: Date): Email & { once: string } => ({
  ...mail,
  subject: 'Edited many times within an hour',
  blocks: ['This account edits so often that these are reported together. What does not fit here is on the page.', ...mail.blocks],
  action: { label: 'See all edits', url: `${site.url}/team/edits` },
  once: `edits:${owner}:${resets_at.toISOString()}`,
})

function changeBlocks({ after, version, changes }: ListingChange, site: Site): Email['blocks'] {
  return [
    { heading: `${site.name}: ${listingName(after)}, version ${version}` },
    pageUrl(site, after.slug),
    {
      changes: changes.map((change) => ({
        name: changeLabel(change.field),
        before: valueText(change.before),
        after: valueText(change.after),
      })),
    },
  ]
}

const valueText = (value: unknown): string | null => clip(readable(value), VALUE_CHARACTERS_MAX) || null
