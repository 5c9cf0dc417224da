import { readFileSync, statSync } from 'node:fs'
import { addressLiteral } from '../base/addresses/public_address.ts'

const HOSTS_FILE_BYTES_MAX = 1024 * 1024

/** Answers names from a file in hosts format, before DNS is asked. */
export type HostsFile = {
  has(name: string): boolean
  /** The next answer for a name: its lines take turns. null for a name the file does not hold. */
  next(name: string): string[] | null
}

/** Reads the file now (throws when it cannot) and again whenever it changes. */
export function openHostsFile(path: string): HostsFile {
  let seen = ''
  let names = new Map<string, string[]>()
  const turns = new Map<string, number>()
  const refresh = () => {
    const stat = statSync(path)
    const stamp = `${stat.ino}:${stat.size}:${stat.mtimeMs}`
    if (stamp === seen) return
    if (stat.size > HOSTS_FILE_BYTES_MAX) throw new Error(`the hosts file ${path} is larger than ${HOSTS_FILE_BYTES_MAX} bytes`)
    names = parseHosts(readFileSync(path, 'utf8'))
    seen = stamp
  }
  const current = () => {
    // While somebody replaces the file, the last good reading still holds.
    try {
      refresh()
    } catch {
      return names
    }
    return names
  }
  refresh()
  return {
    has: (name) => current().has(name),
    next(name) {
      const addresses = current().get(name)
      if (!addresses) return null
      const turn = turns.get(name) ?? 0
      turns.set(name, turn + 1)
      const address = addresses[turn % addresses.length]
      return address === undefined ? null : [address]
    },
  }
}

function parseHosts(text: string): Map<string, string[]> {
  const names = new Map<string, string[]>()
  for (const line of text.split(/\r?\n/)) {
    const [address = '', ...hosts] = line.replace(/#.*/, '').trim().split(/\s+/)
    if (addressLiteral(address) === null) continue
    for (const host of hosts) {
      const name = host.toLowerCase().replace(/\.$/, '')
      names.set(name, [...(names.get(name) ?? []), address])
    }
  }
  return names
}
