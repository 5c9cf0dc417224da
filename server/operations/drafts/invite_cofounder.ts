import { takeAttempt } from '../../auth/attempts.ts'
import type { Context } from '../../core/context.ts'
import { fail, failAt } from '../../base/error.ts'
import { INVITE_EMAILS_PER_DAY_MAX } from '../../base/limits.ts'
import { readEmail, sameEmail } from '../../mail/email_address.ts'
import { mailboxOf } from '../../mail/mailbox.ts'
import { writeInstant } from '../../mail/email.ts'
import { withoutLinks } from '../../mail/strangers_words.ts'
import { queueEmail, suppressionOf, type Email } from '../../mail/outbox.ts'
import { Reply, defineOperation } from '../../core/operation.ts'
import type { Site } from '../../core/sites.ts'
import { countInvites, saveInvite } from '../../publishing/invites.ts'
import { findPerson, type Person } from '../../publishing/tell_account.ts'
import { textOf } from '../../profile/profile.ts'
import { lockDraft, type DraftRecord } from '../../profile/rows.ts'

/** Mails a co-founder a link to add their own profile to the founders of this product; sending again replaces the link. */
export default defineOperation('invite_cofounder', async ({ id, email: sent }, context) => {
  const { sql, account_id, by, now, sites } = context
  const draft = (await lockDraft(sql, id, account_id)) ?? fail('not_found', { what: 'draft' })
  // An editor does it in their own name.
  const inviter = (await findPerson(sql, by)) ?? fail('unauthorized')
  const email = await readRecipient(context, sent, inviter)
  const { count, known } = await countInvites(sql, draft.profile_id, email)
  const { invites_per_listing } = context.config.limits
  if (!known && count >= invites_per_listing)
    fail('limit_reached', {
      errors: [
        {
          field: '/email',
          code: 'too_many',
          message: `This listing has invited ${count} addresses.`,
          fix: `A listing invites at most ${invites_per_listing}; send again to one of them, or add this founder by update_draft.`,
          limit: invites_per_listing,
          actual: count + 1,
        },
      ],
      action: {
        by: 'agent',
        message: 'See who is among the founders, and add this one by update_draft.',
        tool: 'get_draft',
        arguments: { id },
      },
    })
  if (!known) await context.consumeQuota('invites_per_day')
  // Of all listings and accounts together: the e-mail is a stranger's to whom it reaches.
  await takeAttempt(sql, 'invites_per_mailbox_a_day', mailboxOf(email), now)
  const invite = await saveInvite(sql, { draft_id: id, profile_id: draft.profile_id, email, now })
  if (invite.sent_in_day > INVITE_EMAILS_PER_DAY_MAX) failTooOften(invite.day_starts_at, now)
  await queueEmail(sql, inviteEmail(draft, await sites.byId(draft.site_id), inviter, invite), now)
  return new Reply({ id: invite.id, email: invite.email, status: 'sent', expires_at: invite.expires_at.toISOString() }, 201)
})

async function readRecipient({ sql, account_id }: Context, sent: string, inviter: Person): Promise<string> {
  const failEmail = (message: string, fix: string) => failAt({ field: '/email', code: 'invalid', message, fix })
  const email = readEmail(sent) ?? failEmail('is not one e-mail address.', 'Send one plain address, such as bo@acme.com.')
  if (sameEmail(email, inviter.email)) failEmail('is your own address.', 'Send the address of your co-founder.')
  const owner = await findPerson(sql, account_id)
  if (owner && sameEmail(email, owner.email))
    failEmail('is the address of the owner, who is among the founders already.', 'Send the address of another co-founder.')
  const suppressed = await suppressionOf(sql, email, 'invite')
  if (suppressed === 'bounced') failEmail('does not exist: an e-mail to it came back.', 'Ask your co-founder for another address.')
  if (suppressed !== null) failEmail('takes no invites.', 'Its owner asked for none. Add this founder by update_draft instead.')
  return email
}

/** Thrown after the row was counted; the transaction that counted it is rolled back with it. */
function failTooOften(day_starts_at: Date, now: Date): never {
  const resets = new Date(day_starts_at.getTime() + 86_400_000)
  fail('rate_limited', {
    detail: `This mailbox was sent ${INVITE_EMAILS_PER_DAY_MAX} invites in a day. Send the next one after ${resets.toISOString()}.`,
    retry_after: Math.max(1, Math.ceil((resets.getTime() - now.getTime()) / 1000)),
  })
}

function inviteEmail(
  draft: DraftRecord,
  site: Site,
  inviter: Person,
  invite: { email: string; token: string; stop_token: string; expires_at: Date },
): Email {
  const host = new URL(draft.url).hostname
  const product = withoutLinks(textOf(draft.profile.cells, 'name') ?? host, host)
  return {
    to: { email: invite.email },
    kind: 'invite',
    subject: `${inviter.name} invites you to join the founders of ${product}`,
    blocks: [
      `${inviter.name} (${inviter.email}) lists ${product} (${host}) on ${site.name} and names you as a co-founder.`,
      `The link below lets you add your own founder profile: your name, your role, a few sentences about you and your links. It allows nothing else.`,
      `It works once, until ${writeInstant(invite.expires_at)}.`,
      `If you have nothing to do with ${product}, ignore this e-mail and nothing will be added.`,
    ],
    action: { label: 'See the invite', url: `${site.url}/invites/${invite.token}` },
    unsubscribe: { url: `${site.url}/unsubscribe/${invite.stop_token}` },
    site: { name: site.name, url: site.url },
  }
}
