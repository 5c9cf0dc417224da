import { parse } from 'tldts'
import { isSharedHost } from './web_address.ts'

/** A host by the Public Suffix List: the domain that somebody registered, and whether strangers have hosts beside this one. */
export type HostOwner = {
  /** `acme.co.uk` of `app.acme.co.uk`; null for an address, a suffix itself, and where the host is one of many on a shared domain. */
  domain: string | null
  shared: boolean
}

export function ownerOfHost(host: string): HostOwner {
  const { domain, isPrivate, isIp } = parse(host, { allowPrivateDomains: true })
  const shared = isPrivate === true || isSharedHost(host)
  return { domain: shared || isIp === true ? null : domain, shared }
}
