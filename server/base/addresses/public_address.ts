import ipaddr from 'ipaddr.js'

/** Azure's host agent: a public-looking address that answers only from inside a machine there. */
const HOST_AGENTS = new Set(['168.63.129.16'])
const GLOBAL_UNICAST_V6 = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * True where an address literal (v4, or v6 without brackets) belongs to the public internet.
 * Anything that is not an address is not public.
 */
export function isPublicAddress(address: string): boolean {
  if (address.includes('%') || !ipaddr.isValid(address)) return false
  // process() turns ::ffff:127.0.0.1 into 127.0.0.1, so a mapped address is judged by what it reaches.
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  if (HOST_AGENTS.has(parsed.toString())) return false
  // ipaddr.js calls 4000::1 unicast although nothing outside 2000::/3 was ever handed out.
  return parsed.kind() === 'ipv4' || (parsed instanceof ipaddr.IPv6 && parsed.match(GLOBAL_UNICAST_V6))
}

/** The address literal that a URL's host name stands for, without brackets, or null for a name. */
export function addressLiteral(hostname: string): string | null {
  const bare = hostname.startsWith('[') && hostname.endsWith(']') ? hostname.slice(1, -1) : hostname
  return ipaddr.isValid(bare) ? bare : null
}
