import { lookup } from 'node:dns/promises'
import { networkInterfaces } from 'node:os'
import { findConnectRule, type ConnectRule } from './connect_to.ts'
import type { HostsFile } from './hosts_file.ts'
import { orAborted, OutboundError } from './outbound_error.ts'
import { addressLiteral, isPublicAddress } from '../base/addresses/public_address.ts'

/** An address that may be connected to. */
export type Target = { address: string; port: number }
export type Resolve = (host: string, port: number, signal: AbortSignal) => Promise<Target[]>

/** Addresses tried before a site counts as not answering. */
const TARGETS_MAX = 3

/**
 * Names to addresses: the operator's rules, then the hosts file, then DNS, asked once per hop. One answer that is not
 * public refuses all of them, since a name that mixes both is how rebinding begins. Throws OutboundError.
 */
export function createResolver(rules: readonly ConnectRule[], hosts: HostsFile | null): Resolve {
  return async (host, port, signal) => {
    const rule = findConnectRule(rules, host, port)
    const toPort = rule?.to_port ?? port
    if (rule?.to_address) {
      const addresses = addressLiteral(rule.to_address) === null ? await askDns(rule.to_address, signal) : [rule.to_address]
      return addresses.slice(0, TARGETS_MAX).map((address) => ({ address, port: toPort }))
    }
    const addresses = addressLiteral(host) === null ? (hosts?.next(host) ?? (await askDns(host, signal))) : [host]
    const own = ownAddresses()
    const unfit = addresses.find((address) => !isPublicAddress(address) || own.has(address))
    if (unfit !== undefined) throw new OutboundError('url_not_allowed', `${host} leads to an address that is not public.`)
    return addresses.slice(0, TARGETS_MAX).map((address) => ({ address, port: toPort }))
  }
}

async function askDns(name: string, signal: AbortSignal): Promise<string[]> {
  try {
    // v4 first: a machine without v6 would otherwise spend its time on addresses it cannot reach.
    const answers = await orAborted(lookup(name, { all: true, order: 'ipv4first' }), signal)
    if (answers.length > 0) return answers.map(({ address }) => address)
  } catch (error) {
    throw new OutboundError('name_not_found', `The name ${name} has no address.`, { cause: error })
  }
  throw new OutboundError('name_not_found', `The name ${name} has no address.`)
}

/** This machine's own public addresses reach services that only listen for its neighbours. */
function ownAddresses(): Set<string> {
  return new Set(
    Object.values(networkInterfaces())
      .flatMap((list) => list ?? [])
      .map(({ address }) => address),
  )
}
