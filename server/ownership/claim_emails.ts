import { listingDashboardUrl } from '../core/account_urls.ts'
import type { Context } from '../core/context.ts'
import type { ListingRecord } from '../listings/rows.ts'
import { listingName } from '../listings/show.ts'
import { writeInstant } from '../mail/email.ts'
import { queueEmail } from '../mail/outbox.ts'
import type { ClaimRecord } from './claim_state.ts'
import { tellAccount } from '../publishing/tell_account.ts'

/** E-mails about a claim to both sides and the team, each in the transaction of what it tells. */

type Where = Pick<Context, 'sql' | 'sites' | 'now' | 'config'>

/** To whom had the listing, with the only way to say no. */
export async function notifyTaken(
  context: Where,
  { former, listing, token, until, host }: { former: string; listing: ListingRecord; token: string; until: Date; host: string },
): Promise<void> {
  const site = await context.sites.byId(listing.site_id)
  await tellAccount(context, former, listing, {
    kind: 'claim_taken',
    subject: `${listingName(listing)} was claimed by somebody who proved ${host}`,
    blocks: [
      `Somebody proved that ${host} is theirs, which your account had not. The listing of ${listingName(listing)} now belongs to them.`,
      'Your orders and invoices stay yours, and so does your founder profile.',
      `If this is wrong, object until ${writeInstant(until)}: the site team then decides, and the listing cannot change hands in the meantime.`,
    ],
    action: { label: 'Object to the claim', url: `${site.url}/claims/object/${token}` },
  })
}

export async function notifyGranted(context: Where, claim: ClaimRecord, listing: ListingRecord): Promise<void> {
  const site = await context.sites.byId(listing.site_id)
  await tellAccount(context, claim.account_id, listing, {
    kind: 'claim_granted',
    subject: `${listingName(listing)} is yours`,
    blocks: [
      `You proved the website, so the listing of ${listingName(listing)} on ${site.name} is yours.${listing.account_id === null ? '' : ' Its former owner may object for 14 days.'}`,
      `Look through its texts, and complete your founder profile${listing.account_id === null ? '' : ': the one of the former owner went with them'}.`,
      ...(listing.status === 'suspended'
        ? ['The site team has taken it down, and it stays so until the team puts it back: see there why.']
        : []),
    ],
    action: { label: 'Open the listing', url: listingDashboardUrl(site, listing.id) },
  })
}

/** To whom has a listing again, because the account that claimed it is no more. */
export async function notifyGivenBack(context: Where, former: string, listing: ListingRecord): Promise<void> {
  const site = await context.sites.byId(listing.site_id)
  await tellAccount(context, former, listing, {
    kind: 'claim_ended',
    subject: `${listingName(listing)} is yours again`,
    blocks: [`The account that had claimed the listing of ${listingName(listing)} was deleted, so it is yours again.`],
    action: { label: 'Open the listing', url: listingDashboardUrl(site, listing.id) },
  })
}

/** To whoever had it from the account that claimed it and is no more. */
export async function notifyTakenBack(context: Where, listing: ListingRecord): Promise<void> {
  const name = listingName(listing)
  await tellAccount(context, listing.account_id, listing, {
    kind: 'claim_ended',
    subject: `${name} is no longer yours`,
    blocks: [
      `The account that you had ${name} from was deleted before its claim was over, so the listing belongs to its former owner again.`,
    ],
  })
}

/** To whom has a listing of which nothing is left to decide. */
export async function notifyLeft(context: Where, listing: ListingRecord): Promise<void> {
  await tellAccount(context, listing.account_id, listing, {
    kind: 'claim_ended',
    subject: `The claim to ${listingName(listing)} is over`,
    blocks: [
      `The other account in the claim to ${listingName(listing)} was deleted, so there is nothing left to decide: the listing is yours as before.`,
    ],
  })
}

/** To whom claims a listing that goes with its owner's account, or objects to a claim of it. */
export async function notifyGone(context: Where, account_id: string, listing: ListingRecord): Promise<void> {
  const site = await context.sites.byId(listing.site_id)
  const name = listingName(listing)
  await tellAccount(context, account_id, listing, {
    kind: 'claim_ended',
    subject: `${name} is no longer listed`,
    blocks: [
      `The account that had the listing of ${name} was deleted and the listing with it, so there is nothing left to claim.`,
      'If its website is yours, list it anew.',
    ],
    action: { label: 'List the website', url: `${site.url}/submit` },
  })
}

/** To both sides, who has it meanwhile, and the team; `why` it is disputed. */
export async function notifyDisputed(
  context: Where,
  claim: ClaimRecord,
  listing: ListingRecord,
  why: 'proven' | 'waits' | 'objected',
): Promise<void> {
  const site = await context.sites.byId(listing.site_id)
  const name = listingName(listing)
  const reason = {
    proven: `Two accounts have proven the website of ${name}: the one that has the listing, and one that claims it.`,
    waits: `Somebody else has proven the website of ${name} while a claim to its listing waits for the site team.`,
    objected: `The former owner of ${name} objects to the claim by which somebody else got the listing.`,
  }[why]
  for (const account_id of new Set([claim.account_id, claim.former_account_id, listing.account_id]))
    await tellAccount(context, account_id, listing, {
      kind: 'claim_disputed',
      subject: `The claim to ${name} goes to the site team`,
      blocks: [
        reason,
        'The site team will decide and write to you. Until then the listing stays as it is, and cannot be given away or taken down.',
      ],
    })
  if (context.config.team_email === null) return
  await queueEmail(
    context.sql,
    {
      to: { email: context.config.team_email },
      kind: 'team',
      subject: `A claim to ${name} is waiting for you`,
      blocks: [reason],
      action: { label: 'Decide it', url: `${site.url}/team/claims` },
      site: { name: site.name, url: site.url },
    },
    context.now,
  )
}

/** What the team decided, to both sides. */
export async function notifyDecided(
  context: Where,
  claim: ClaimRecord,
  listing: ListingRecord,
  sides: readonly (string | null)[],
  owner: string | null,
): Promise<void> {
  const name = listingName(listing)
  for (const account_id of new Set(sides))
    await tellAccount(context, account_id, listing, {
      kind: 'claim_decided',
      subject: `Decided: the listing of ${name}`,
      blocks: [
        account_id === owner
          ? `The site team has decided that the listing of ${name} is yours.`
          : `The site team has decided that the listing of ${name} is not yours.`,
        `It was asked about claim ${claim.id}. Write to the team if it did not know something that speaks against this.`,
      ],
    })
}
