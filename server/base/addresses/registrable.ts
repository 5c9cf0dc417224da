import { parse } from 'tldts'
import { bareHost, isSharedHost } from './web_address.ts'

/** A host by the Public Suffix List: the domain that somebody registered, and whether strangers have hosts beside this one. */
type HostOwner = {
  /** `acme.co.uk` of `app.acme.co.uk`; null for an address, a suffix itself, and where the host is one of many on a shared domain. */
  domain: string | null
  shared: boolean
}

/** What may be the name of a host in a text that is `hostsPlain`; whether its end is one of the internet is asked of the list. */
export const HOST_IN_TEXT = /(?<![\p{L}\p{N}.-])(?:[\p{L}\p{N}-]+\.)+(?:xn--[\p{L}\p{N}-]+|\p{L}{2,})(?![\p{L}\p{N}-])/gu

/** With every dot, wide letter and hidden sign as a browser reads it in an address. */
export const hostsPlain = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll('。', '.')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')

/** Platforms whose customers have a host each, and that the list does not know as such. Their own address is theirs. */
const PLATFORMS =
  /\.(?:beehiiv\.com|bigcartel\.com|canva\.site|ck\.page|ghost\.io|glitch\.me|godaddysites\.com|gumroad\.com|hashnode\.dev|itch\.io|jimdofree\.com|jimdosite\.com|livejournal\.com|mailchimpsites\.com|medium\.com|mystrikingly\.com|over-blog\.com|podia\.com|softr\.app|squarespace\.com|strikingly\.com|substack\.com|super\.site|teachable\.com|thinkific\.com|tumblr\.com|ucraft\.site|webnode\.com|weebly\.com|wordpress\.com)$/

export function ownerOfHost(host: string): HostOwner {
  const { domain, isPrivate, isIp } = parse(host, { allowPrivateDomains: true })
  const shared = isPrivate === true || isSharedHost(host) || PLATFORMS.test(bareHost(host))
  return { domain: shared || isIp === true ? null : domain, shared }
}

/** What somebody chose of a host: `acme` of `app.acme.co.uk`, `acme.github.io` and `acme.wordpress.com`; empty where there is nothing to choose. */
export const chosenLabel = (host: string): string =>
  (PLATFORMS.test(bareHost(host)) ? host.split('.').at(-3) : parse(host, { allowPrivateDomains: true }).domainWithoutSuffix) ?? ''
