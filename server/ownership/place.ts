import { ownerOfHost } from '../base/addresses/registrable.ts'
import { bareHost, hostOf, withoutIndexFile } from '../base/addresses/web_address.ts'

/** What of the web a listing stands for, and with it what there is to prove. */
export type Place = {
  /** Without `www.`, which tells no two sites apart. */
  host: string
  /** False where the host is one of many of somebody else's, or where the listing is of a path: DNS and e-mail are not its own. */
  whole: boolean
  /** The page whose head may carry the tag. */
  page_url: string
  file_url: string
  /** What was registered, whose mailboxes count; null where there is none. */
  domain: string | null
}

const FILE = 'listing-challenge.txt'

/**
 * `site_key` says what the listing is of: a language's folder of a site is not a site of its own. So the tag of a whole site stands on its
 * root, whatever page the listing names: who has `/jo` of a host where people have folders must not prove the host.
 */
export function placeOf({ url, site_key }: { url: string; site_key: string }): Place {
  const home = new URL(url)
  const { domain, shared } = ownerOfHost(hostOf(home))
  const of_path = /[/?]/.test(site_key)
  const whole = !shared && !of_path
  const folder = `${home.origin}${withoutIndexFile(home.pathname).replace(/(?<!\/)\/+$/, '')}`
  return {
    host: bareHost(hostOf(home)),
    whole,
    page_url: of_path ? home.href : new URL('/', home).href,
    file_url: whole ? new URL(`/.well-known/${FILE}`, home).href : `${(of_path ? folder : home.origin).replace(/\/$/, '')}/${FILE}`,
    domain: whole ? domain : null,
  }
}

/** Whether a redirect stays with what is to be proven: www and https may come, another host or, of a path, another folder may not. */
export function staysAt({ whole }: Pick<Place, 'whole'>, to: URL, first: URL, kind: 'file' | 'page'): boolean {
  if (bareHost(hostOf(to)) !== bareHost(hostOf(first)) || to.port !== first.port) return false
  if (kind === 'page' && whole) return true
  const path = ({ pathname }: URL) => pathname.replace(/(?<!\/)\/+$/, '')
  return kind === 'file' ? path(to) === path(first) : path(to) === path(first) || to.pathname.startsWith(`${path(first)}/`)
}
