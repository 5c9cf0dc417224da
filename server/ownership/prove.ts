import type { Schemas } from '../../sdk/contract.ts'
import { takeAttempt } from '../auth/attempts.ts'
import { fail, failAt } from '../base/error.ts'
import type { Context } from '../core/context.ts'
import type { ListingRecord } from '../listings/rows.ts'
import { readEmail } from '../mail/email_address.ts'
import { mailboxOf } from '../mail/mailbox.ts'
import { refuseSuppressed } from '../mail/outbox.ts'
import { mayProve } from './challenges.ts'
import { CODE_MINUTES, secondsShut, tryCode, useCode, writeCode } from './code.ts'
import { proofCodeEmail, writeToNamed } from './emails.ts'
import { lookForProof } from './look.ts'
import type { Place } from './place.ts'
import type { Look, Proof } from './proof_state.ts'
import { recordLook } from './record.ts'
import { challengeFor, findProof, placeOfListing, saveProof } from './rows.ts'

type Wish = Schemas['OwnershipCheck']

/** What was learnt outside of any transaction. */
export type Asked =
  | { kind: 'look'; method: 'dns' | 'file' | 'meta'; look: Look; value: string }
  | { kind: 'send'; email: string }
  | { kind: 'wrong'; left: number }
  | { kind: 'right'; email: string; hash: Buffer }

/**
 * The first half of proving a listing's website: what costs somebody else something or may be tried only so often, counted whatever becomes
 * of the rest. Refuses what can prove nothing.
 */
export async function askForProof(context: Context, listing: ListingRecord, { method, email, code }: Wish): Promise<Asked> {
  const { sql, account_id, secret, now, fetch, dns, signal } = context
  const place = await placeOfListing(sql, listing)
  const whose = { listing_id: listing.id, account_id }
  if (method !== 'email') {
    for (const [name, value] of Object.entries({ email, code }))
      if (value !== undefined) failAt({ field: `/${name}`, code: 'invalid', message: `is not for ${method}.`, fix: 'Leave it out.' })
    await context.consumeQuota('ownership_checks_per_hour')
    const value = await challengeFor(sql, secret, whose)
    return { kind: 'look', method, value, look: await lookForProof({ fetch, dns }, { method, place, value, account_id, signal }) }
  }
  if (code === undefined) {
    // A new code would count as little as the old one.
    const retry_after = await secondsShut(sql, whose, now)
    if (retry_after !== null) failShut(retry_after)
    return { kind: 'send', email: await readProofEmail(context, place, email) }
  }
  const tried = await tryCode(sql, secret, whose, { code, email }, now)
  if (tried.outcome === 'too_many') failShut(tried.retry_after)
  return tried.outcome === 'wrong' ? { kind: 'wrong', left: tried.left } : { kind: 'right', email: tried.email, hash: tried.hash }
}

function failShut(retry_after: number): never {
  fail('rate_limited', {
    detail: 'Five codes were wrong, so that none counts for a day. Prove the website by another method, or try again after that.',
    retry_after,
  })
}

/** The address that a code may go to; refuses all others before anything is sent. */
async function readProofEmail({ sql, account_id, now }: Context, place: Place, typed: string | undefined): Promise<string> {
  const whose = place.domain === null ? null : `of ${place.domain}`
  const fix = whose === null ? 'Prove it by the file or the tag.' : `Send an address ${whose}, such as admin@${place.domain}.`
  if (typed === undefined) return failAt({ field: '/email', code: 'required', message: 'is missing.', fix })
  const email = readEmail(typed.trim())
  if (email === null || !mayProve(place, email))
    return failAt({
      field: '/email',
      code: 'invalid',
      message: whose === null ? 'proves nothing: this host or path is one of many of a domain.' : `is no address ${whose} that proves it.`,
      fix,
    })
  await refuseSuppressed(sql, email, 'ownership_code', fix)
  await takeAttempt(sql, 'ownership_emails_per_account_a_day', account_id, now)
  await takeAttempt(sql, 'ownership_emails_per_mailbox_a_day', mailboxOf(email), now)
  await takeAttempt(sql, 'ownership_emails_per_domain_a_day', place.domain ?? '', now)
  return email
}

/** The second half, in the call's transaction and under the lock of the company. */
export async function takeProof(context: Context, listing: ListingRecord, asked: Asked): Promise<Proof> {
  const { sql, account_id, by, secret, now } = context
  const place = await placeOfListing(sql, listing)
  const whose = { listing_id: listing.id, account_id }
  const subject = { listing, account_id, host: place.host }
  switch (asked.kind) {
    case 'look':
      return recordLook(context, subject, asked)
    case 'send': {
      const code = await writeCode(sql, secret, whose, asked.email, now)
      await writeToNamed(context, { to: asked.email, listing, asked_by: by }, proofCodeEmail(code, place.host))
      return noted(context, whose, `A code is on its way to ${asked.email}. Send it back as the code within ${CODE_MINUTES} minutes.`)
    }
    case 'wrong':
      return noted(
        context,
        whose,
        `This is not the code that was sent last, or its ${CODE_MINUTES} minutes are over. ${asked.left === 1 ? 'One try is' : `${asked.left} tries are`} left; for a new code send the address alone.`,
      )
    case 'right': {
      if (!(await useCode(sql, whose, asked.hash, now)))
        return noted(context, whose, 'This code was used already, or a newer one was sent meanwhile.')
      const look: Look = { found: 'found', detail: `The code sent to ${asked.email} came back. It holds for a year.` }
      return recordLook(context, subject, { method: 'email', look })
    }
  }
}

/** What was seen, where it changes nothing of what is proven. */
async function noted({ sql, now }: Context, whose: { listing_id: number; account_id: string }, detail: string): Promise<Proof> {
  const proof = { ...(await findProof(sql, whose)), checked_at: now, detail }
  await saveProof(sql, whose, proof)
  return proof
}
