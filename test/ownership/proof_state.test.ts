import { describe, expect, test } from 'bun:test'
import { afterLook, afterYear, UNPROVEN, type Look, type Proof } from '../../server/ownership/proof_state.ts'

const NOW = new Date('2027-03-01T12:00:00Z')
const days = (count: number) => new Date(NOW.getTime() + count * 86_400_000)
const look = (found: Look['found']): { method: 'dns'; look: Look } => ({ method: 'dns', look: { found, detail: found } })
const verified: Proof = {
  ...UNPROVEN,
  status: 'verified',
  method: 'dns',
  verified_at: days(-40),
  checked_at: days(-30),
  next_check_at: NOW,
}
const lost: Proof = { ...verified, status: 'lost', misses: 3, missed_at: days(-1), next_check_at: null }
const BEFORE = { unverified: UNPROVEN, verified, lost }

describe('what a look makes of a proof, the whole table', () => {
  test.each([
    ['unverified', 'found', 'verified'],
    ['unverified', 'missing', 'unverified'],
    ['unverified', 'unreachable', 'unverified'],
    ['verified', 'found', 'verified'],
    ['verified', 'missing', 'verified'],
    ['verified', 'unreachable', 'verified'],
    ['lost', 'found', 'verified'],
    ['lost', 'missing', 'lost'],
    ['lost', 'unreachable', 'lost'],
  ] as const)('%s, %s: %s', (before, found, after) => {
    const next = afterLook(BEFORE[before], look(found), NOW)
    expect([next.status, next.checked_at, next.detail]).toEqual([after, NOW, found])
  })

  test('three misses in a row lose it, and what is lost is not looked for by itself', () => {
    let proof = verified
    for (const day of [0, 30, 60]) proof = afterLook(proof, look('missing'), days(day))
    expect([proof.status, proof.next_check_at, proof.method]).toEqual(['lost', null, 'dns'])
  })

  test('a site that cannot be reached is no miss, and one that is found again starts anew', () => {
    let proof = verified
    for (const [day, found] of [
      [0, 'missing'],
      [30, 'unreachable'],
      [60, 'missing'],
      [90, 'unreachable'],
    ] as const)
      proof = afterLook(proof, look(found), days(day))
    expect([proof.status, proof.misses]).toEqual(['verified', 2])
    proof = afterLook(proof, look('found'), days(120))
    expect([proof.misses, proof.verified_at]).toEqual([0, verified.verified_at])
  })

  test('asking again and again within a day is one miss', () => {
    let proof = verified
    for (let hour = 0; hour < 24; hour++) proof = afterLook(proof, look('missing'), new Date(NOW.getTime() + hour * 3_600_000))
    expect([proof.status, proof.misses]).toEqual(['verified', 1])
  })

  test('a look by another method that finds nothing takes nothing away', () => {
    const next = afterLook(verified, { method: 'file', look: { found: 'missing', detail: 'none' } }, NOW)
    expect(next).toMatchObject({ status: 'verified', method: 'dns', misses: 0, next_check_at: NOW, detail: 'none' })
  })

  test('it is looked at again after 30 days, an e-mail after twelve months', () => {
    expect(afterLook(UNPROVEN, look('found'), NOW).next_check_at).toEqual(days(30))
    const by_email = afterLook(UNPROVEN, { method: 'email', look: { found: 'found', detail: '' } }, NOW)
    expect(by_email.next_check_at).toEqual(new Date('2028-03-01T12:00:00Z'))
    expect(afterYear(by_email, new Date('2028-03-01T12:00:00Z'))).toMatchObject({ status: 'lost', next_check_at: null })
  })
})
