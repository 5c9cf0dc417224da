import { domainToASCII } from 'node:url'
import { UNSEEN_IN_ADDRESS } from '../base/addresses/web_address.ts'

const EMAIL_CHARS_MAX = 254
/** One plain mailbox; quoted local parts, comments, lists and names beside it are left to others, and so is what ends a host elsewhere or is decoded there. */
const EMAIL = /^(?!=\?)([A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*)@([^\s@,;:<>()[\]\\"/?#%]+)$/
const DOMAIN = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/

/** Said of what is none, wherever somebody types one. */
export const NO_EMAIL = 'This is not an e-mail address. Write one such as you@example.com.'

/** The one mailbox that a text names, its domain in the form that mail servers speak; null for anything else. */
export function readEmail(text: string): string | null {
  const [, local, domain] = EMAIL.exec(text) ?? []
  if (local === undefined || domain === undefined || local.length > 64 || UNSEEN_IN_ADDRESS.test(domain)) return null
  const ascii = domainToASCII(domain)
  const email = `${local}@${ascii}`
  return DOMAIN.test(ascii) && email.length <= EMAIL_CHARS_MAX ? email : null
}

/** `Listing <mail@example.com>` or the address alone; null for anything else. */
export function readMailbox(text: string): { name: string; address: string } | null {
  const [, name = '', named, bare] = /^(?:([^<>\p{Cc}]*)<([^<>]*)>|([^<>]*))$/u.exec(text.trim()) ?? []
  const address = readEmail((named ?? bare ?? '').trim())
  return address === null ? null : { name: name.trim().replace(/^"(.*)"$/, '$1'), address }
}

/** By which two spellings of one mailbox are known as one. */
export const sameEmail = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()
