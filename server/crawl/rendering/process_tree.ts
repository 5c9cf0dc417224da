import { readdirSync, readFileSync } from 'node:fs'

/** One process as Linux tells of it; where there is no /proc there are none. */
type ProcessReading = {
  pid: number
  /** Of its own and shared with others, without what files back. */
  memory_bytes: number
  /** For how long it could have run and was not let, since it began. */
  held_milliseconds: number
}

/** All that descend from a process, itself first. */
export function treeOf(root: number): number[] {
  const children = new Map<number, number[]>()
  for (const name of listProcesses()) {
    // The name in brackets may hold anything, brackets too.
    const parent = Number(/\) \w (\d+)/.exec(read(`/proc/${name}/stat`).replace(/^.*\)/s, ')'))?.[1])
    children.set(parent, [...(children.get(parent) ?? []), Number(name)])
  }
  const tree = [root]
  for (const pid of tree) tree.push(...(children.get(pid) ?? []))
  return tree
}

export function readProcess(pid: number): ProcessReading {
  const status = read(`/proc/${pid}/status`)
  const kilobytes = (name: string) => Number.parseInt(status.split(`\n${name}:`)[1] ?? '0', 10)
  const [, held = 0] = read(`/proc/${pid}/schedstat`).split(' ').map(Number)
  return { pid, memory_bytes: (kilobytes('RssAnon') + kilobytes('RssShmem')) * 1024, held_milliseconds: held / 1e6 }
}

function listProcesses(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  } catch {
    return []
  }
}

/** '' for a process that has ended meanwhile. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
