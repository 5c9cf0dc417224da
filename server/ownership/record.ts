import type { Context } from '../core/context.ts'
import { recordEvent } from '../events/record_event.ts'
import type { ListingRecord } from '../listings/rows.ts'
import { notifyOwnershipLost } from './emails.ts'
import { afterLook, afterYear, type Look, type Proof, type ProofMethod } from './proof_state.ts'
import { findProof, saveProof } from './rows.ts'

type Where = Pick<Context, 'sql' | 'sites' | 'now'>
type Subject = { listing: ListingRecord; account_id: string; host: string }

/** Takes what a look found, under the lock of the company. */
export async function recordLook(
  context: Where,
  subject: Subject,
  seen: { method: ProofMethod; look: Look; value?: string },
): Promise<Proof> {
  const before = await findProof(context.sql, whoseOf(subject))
  return keep(context, subject, before, afterLook(before, seen, context.now), seen.look.found === 'found' ? (seen.value ?? null) : null)
}

/** The same for a proof by e-mail whose time is over. */
export async function recordYearOver(context: Where, subject: Subject): Promise<Proof> {
  const before = await findProof(context.sql, whoseOf(subject))
  return keep(context, subject, before, afterYear(before, context.now))
}

async function keep(context: Where, subject: Subject, before: Proof, after: Proof, found: string | null = null): Promise<Proof> {
  await saveProof(context.sql, whoseOf(subject), after, found)
  const { listing, account_id, host } = subject
  const is_owner = account_id === listing.account_id
  const told = { listing_id: listing.id }
  if (is_owner && after.status === 'verified' && before.status !== 'verified')
    await recordEvent(context.sql, 'ownership.verified', account_id, told, context.now)
  if (is_owner && after.status === 'lost' && before.status !== 'lost') {
    await recordEvent(context.sql, 'ownership.lost', account_id, told, context.now)
    await notifyOwnershipLost(context, listing, host, after.detail)
  }
  return after
}

const whoseOf = ({ listing, account_id }: Subject) => ({ listing_id: listing.id, account_id })
