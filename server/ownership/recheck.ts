import { attemptAll } from '../base/attempt_all.ts'
import type { Service } from '../core/context.ts'
import type { Sql } from '../database/open.ts'
import { findListings } from '../listings/rows.ts'
import { lockCompanyOfListing } from '../profile/company_lock.ts'
import { endClaims } from './claims.ts'
import { lookForProof } from './look.ts'
import { recordLook, recordYearOver } from './record.ts'
import { challengeFor, dueProofs, findProof, placeOfListing } from './rows.ts'

const LOOKS_AT_ONCE_MAX = 8

type Looking = Pick<Service, 'database' | 'sites' | 'fetch' | 'dns' | 'secret'>

/** Asks for the looks that are due, and ends claims that were never proven; the job of every hour. */
export async function runOwnership({ database, jobs, clock }: Service): Promise<void> {
  await database.begin((sql) => endClaims(sql, clock()))
  for (const listing_id of await dueProofs(database, clock()))
    await jobs.add(database, 'ownership_check', { listing_id }, { key: String(listing_id) })
}

/** All of that at an instant, some looks at once; one that fails holds up no other. */
export async function runDueOwnership(service: Looking, now: Date): Promise<void> {
  await service.database.begin((sql) => endClaims(sql, now))
  const due = await dueProofs(service.database, now)
  await attemptAll(due, { at_once_max: LOOKS_AT_ONCE_MAX, failed: 'websites could not be looked at' }, (id) => recheck(service, id, now))
}

/** One look by itself: nothing is held while the site is read, and it is taken only if it is still due. */
export async function recheck(
  service: Looking,
  listing_id: number,
  now: Date,
  { signal, finish = async () => {} }: { signal?: AbortSignal; finish?: (sql: Sql) => Promise<void> } = {},
): Promise<void> {
  const { database, sites, fetch, dns, secret } = service
  const [listing] = await findListings(database, [listing_id])
  const account_id = listing?.account_id ?? null
  if (!listing || account_id === null) return
  const { next_check_at, method, status } = await findProof(database, { listing_id, account_id })
  if (status !== 'verified' || method === null || next_check_at === null || next_check_at > now) return
  const place = await placeOfListing(database, listing)
  const value = await challengeFor(database, secret, { listing_id, account_id })
  const look = method === 'email' ? null : await lookForProof({ fetch, dns }, { method, place, value, account_id, signal })
  await database.begin(async (sql) => {
    await finish(sql)
    await lockCompanyOfListing(sql, listing_id)
    const [present] = await findListings(sql, [listing_id])
    // Proven anew meanwhile, or somebody else's by now.
    if (present?.account_id !== account_id) return
    const { next_check_at: due_at } = await findProof(sql, { listing_id, account_id })
    if (due_at?.getTime() !== next_check_at.getTime()) return
    const context = { sql, sites: sites.through(sql), now }
    const subject = { listing: present, account_id, host: place.host }
    await (look === null || method === 'email' ? recordYearOver(context, subject) : recordLook(context, subject, { method, look, value }))
  })
}
