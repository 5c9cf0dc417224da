import type { Service } from '../context.ts'
import { findInvite } from '../drafts/invites.ts'
import { writeInstant } from '../mail/letter.ts'
import { plainPage } from './plain_page.ts'

/** What an invite's link shows: who invites to what, and how the profile comes to stand there. Looking uses nothing up. */
export async function showInvite({ database, sites, clock }: Service, token: string): Promise<Response> {
  const invite = await findInvite(database, token, clock())
  if (!invite)
    return plainPage('This invite is over', ['It was used, replaced by a newer letter, or its time ran out. Ask for a new one.'], {
      status: 404,
    })
  const { product, inviter, inviter_email, expires_at, site_id } = invite
  const site = await sites.byId(site_id)
  return plainPage(`${inviter} invites you to join the founders of ${product}`, [
    `Your founder profile will stand beside theirs on the page of ${product} on ${site.name}. The invite allows nothing else, and is good until ${writeInstant(expires_at)}.`,
    `Adding it yourself takes a sign-in, which this website does not offer yet. Until it does, write your name, role, a few sentences and your links to ${inviter} at ${inviter_email}, who can add them.`,
  ])
}
