import { fail } from '../base/error.ts'
import type { Limits } from '../base/limits.ts'
import type { Sql } from '../database/open.ts'
import { claimForms, storeFormAnswers, waitForForm, type FormClaim } from './form_answers.ts'
import { claimKeys, storeAnswers, type Found, type ProgramClaim, type Stored } from './idempotency.ts'

/** By what the answer to a call is kept. All that is done with it is in the transaction of the effect, so that neither stands without the other. */
export type Claim = ProgramClaim | FormClaim

/** Two of the same name are the same key. */
export const nameOfClaim = (claim: Claim): string =>
  claim.kind === 'form' ? claim.key_hash.toString('hex') : `${claim.account_id}:${claim.key}`

/** Claims the key until the transaction ends; the answer of a call that is finished, null for one that is to be done. */
export async function findKept(sql: Sql, claim: Claim): Promise<Stored | null> {
  let [found] = await claimAll(sql, [claim])
  if (found === 'in_flight' && claim.kind === 'form') {
    await waitForForm(sql, claim)
    ;[found] = await claimAll(sql, [claim])
  }
  if (found === undefined || found === 'in_flight') fail('idempotency_in_flight', { retry_after: 1 })
  if (found === 'conflict') fail('idempotency_conflict')
  return found === 'new' ? null : found
}

/** The same of several calls, no two of which have the same key. Nothing is waited for. */
export async function claimAll(sql: Sql, claims: readonly Claim[]): Promise<Found[]> {
  const programs = claims.filter((claim) => claim.kind === 'program')
  const forms = claims.filter((claim) => claim.kind === 'form')
  const found = new Map<Claim, Found | undefined>()
  const note = (of: readonly Claim[], answers: readonly Found[]) => of.forEach((claim, index) => void found.set(claim, answers[index]))
  await Promise.all([
    programs.length > 0 && claimKeys(sql, programs).then((answers) => note(programs, answers)),
    forms.length > 0 && claimForms(sql, forms).then((answers) => note(forms, answers)),
  ])
  return claims.map((claim) => found.get(claim) ?? 'in_flight')
}

export async function keepAll(sql: Sql, kept: readonly (readonly [Claim, Stored])[], limits: Limits): Promise<void> {
  const programs = kept.flatMap(([claim, answer]) => (claim.kind === 'program' ? [[claim, answer] as const] : []))
  const forms = kept.flatMap(([claim, answer]) => (claim.kind === 'form' ? [[claim, answer] as const] : []))
  await Promise.all([programs.length > 0 && storeAnswers(sql, programs, limits), forms.length > 0 && storeFormAnswers(sql, forms)])
}
