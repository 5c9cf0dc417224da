import { createHmac } from 'node:crypto'
import ipaddr from 'ipaddr.js'
import { keyFor } from '../base/secret.ts'

/** Where a vote comes from: the caller's address, and the deployment's secret, without which nobody can try addresses against the tag. */
export type Origin = { address: string; secret: string }

const TAG_BYTES = 16
/** Addresses that every network has for itself: behind a proxy that is not set up, all the world would seem to be in one of them. */
const NOBODYS = new Set(['unspecified', 'loopback', 'private', 'linkLocal', 'uniqueLocal', 'carrierGradeNat'])

/** The network of an address, as an office, a conference or a rented rack has one: a /24, or a /48 of IPv6; null for one that tells nothing. */
export function networkOf(address: string): string | null {
  if (!ipaddr.isValid(address)) return null
  const parsed = ipaddr.process(address)
  if (NOBODYS.has(parsed.range())) return null
  return parsed instanceof ipaddr.IPv4
    ? `${parsed.octets.slice(0, 3).join('.')}.0/24`
    : `${parsed.parts
        .slice(0, 3)
        .map((part) => part.toString(16))
        .join(':')}::/48`
}

/** By what votes of one network in one week are known as such, and nothing else is: keyed, and different in the next week. */
export function tagNetwork({ address, secret }: Origin, week: string): Buffer | null {
  const network = networkOf(address)
  if (network === null) return null
  return createHmac('sha256', keyFor(secret, 'networks of votes')).update(`${week} ${network}`).digest().subarray(0, TAG_BYTES)
}
