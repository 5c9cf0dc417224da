import { addressLiteral } from '../base/addresses/public_address.ts'

/**
 * One rule of CRAWL_CONNECT_TO, `host:port:address:port` as in curl's `--connect-to`.
 * null means "any" on the left and "unchanged" on the right; `any_name` is the `*` host.
 */
export type ConnectRule = {
  host: string | null
  any_name: boolean
  port: number | null
  to_address: string | null
  to_port: number | null
}

const RULES_MAX = 1000
/** Four parts; an IPv6 address stands in brackets, as everywhere in addresses. */
const RULE = /^(\[[0-9a-f:.]+\]|[^:[\]]*):(\d*):(\[[0-9a-f:.]+\]|[^:[\]]*):(\d*)$/i

/** Reads the whole setting; throws an Error that names the wrong entry. */
export function parseConnectTo(text: string): ConnectRule[] {
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
  if (entries.length > RULES_MAX) throw new Error(`at most ${RULES_MAX} entries are read, there are ${entries.length}`)
  return entries.map(parseRule)
}

function parseRule(entry: string): ConnectRule {
  const parts = RULE.exec(entry)
  if (!parts) throw new Error(`"${entry}" is not host:port:address:port (IPv6 addresses in brackets, entries separated by commas)`)
  const [, host = '', port = '', toAddress = '', toPort = ''] = parts
  const bare = (part: string) => (addressLiteral(part.toLowerCase()) ?? part.toLowerCase().replace(/\.$/, '')) || null
  return {
    host: host === '*' ? null : bare(host),
    any_name: host === '*',
    port: parsePort(port, entry),
    to_address: bare(toAddress),
    to_port: parsePort(toPort, entry),
  }
}

function parsePort(text: string, entry: string): number | null {
  if (text === '') return null
  const port = Number(text)
  if (port < 1 || port > 65535) throw new Error(`"${entry}" names port ${text}; ports are 1 to 65535`)
  return port
}

/** The first rule that speaks for a host (as in a WHATWG URL, without brackets) and port, or null. */
export function findConnectRule(rules: readonly ConnectRule[], host: string, port: number): ConnectRule | null {
  return rules.find((rule) => (rule.port === null || rule.port === port) && speaksFor(rule, host)) ?? null
}

/** True where a rule speaks for a host on any port, so that its name counts as known on all of them. */
export function namesHost(rules: readonly ConnectRule[], host: string): boolean {
  return rules.some((rule) => speaksFor(rule, host))
}

function speaksFor(rule: ConnectRule, host: string): boolean {
  // `*` must never open the way to localhost or to an address that a page chose.
  if (rule.any_name) return addressLiteral(host) === null && host.includes('.')
  return rule.host === null || rule.host === host
}
