import { createHmac } from 'node:crypto'
import type { Schemas } from '../../sdk/contract.ts'
import { keyFor } from '../base/secret.ts'
import { ownerOfHost } from '../base/addresses/registrable.ts'
import { readEmail } from '../mail/email_address.ts'
import { isMailboxForAnybody } from '../mail/mailbox.ts'
import type { Place } from './place.ts'

export const TAG = 'listing-challenge'
const VALUE_CHARACTERS = 32
/** Mailboxes that only whoever runs a domain gets (RFC 2142, and what certificate authorities write to). */
const ROLES = ['admin', 'administrator', 'hostmaster', 'postmaster', 'webmaster']

/** 192 bits that only this service can make, the same whenever the account asks: nothing has to be kept of a challenge. */
export function challengeOf(secret: string, of: { listing_id: number; account_id: string }): string {
  const mac = createHmac('sha256', keyFor(secret, 'ownership challenge')).update(`${of.listing_id} ${of.account_id}`)
  return mac.digest('base64url').slice(0, VALUE_CHARACTERS)
}

export const dnsName = ({ host }: Pick<Place, 'host'>): string => `_${TAG}.${host}`

export function challengesOf(place: Place, value: string, contact_email: string | null): Schemas['OwnershipChallenges'] {
  return {
    dns: place.whole && place.domain !== null ? { name: dnsName(place), type: 'TXT', value } : null,
    file: { url: place.file_url, content: value },
    meta: { html: `<meta name="${TAG}" content="${value}">` },
    email: { addresses: sureAddresses(place, contact_email) },
  }
}

/** Addresses that are offered: the site's own contact, where it is of the domain, and those of its roles. */
function sureAddresses(place: Place, contact_email: string | null): string[] {
  if (place.domain === null) return []
  const roles = ROLES.map((role) => `${role}@${place.domain}`)
  const contact = contact_email === null ? null : readEmail(contact_email)
  return contact !== null && mayProve(place, contact) ? [contact, ...roles.filter((role) => role !== contact.toLowerCase())] : roles
}

/** Whether a mailbox proves the place: one of its registered domain; where anybody gets a mailbox of that domain, only one of its roles. */
export function mayProve({ domain, host }: Pick<Place, 'domain' | 'host'>, email: string): boolean {
  if (domain === null) return false
  const at = email.lastIndexOf('@')
  const [local, of] = [email.slice(0, at).toLowerCase(), email.slice(at + 1).toLowerCase()]
  if (of !== domain && !(of === host && ownerOfHost(of).domain === domain)) return false
  return !isMailboxForAnybody(of) || ROLES.includes(local)
}
