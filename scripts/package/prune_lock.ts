/** `name`, version or place, what it needs, checksum: as bun.lock keeps a package. */
type Entry = [string, ...unknown[]]
type Needs = Record<'dependencies' | 'optionalDependencies' | 'peerDependencies', Record<string, string> | undefined> & {
  /** Peers that may be missing. */
  optionalPeers?: string[]
  /** What machines it is for; none of them: not for one whose code this would be. */
  cpu?: string | string[]
}
type Room = Needs & { devDependencies?: Record<string, string> }
type Lock = { workspaces: Record<string, Room>; packages: Record<string, Entry> }

/** Bun runs on these alone. */
const CPUS = ['x64', 'arm64']
/** Programs for machines that Bun does not run on: by their cpu, or WebAssembly, which stands in for those that have no program. */
const isForOthers = (name: string, { cpu }: Partial<Needs>) =>
  /(?:^|[-/])wasm32$/.test(name) || (cpu !== undefined && ![cpu].flat().some((one) => CPUS.includes(one)))

/**
 * bun.lock without the other rooms, what only development needs, what is optional and nothing else brings, and what is for other machines: 620 packages fewer to
 * carry and, some of them, to install.
 */
export function pruneLock(text: string, rooms: readonly string[]): string {
  // Bun's own file, in Bun's own format.
  const lock = Bun.JSONC.parse(text) as Lock
  const kept = new Set<string>()
  lock.workspaces = Object.fromEntries(Object.entries(lock.workspaces).filter(([path]) => path === '' || rooms.includes(path)))
  for (const [path, room] of Object.entries(lock.workspaces)) {
    delete room.devDependencies
    if (path !== '') keep(room, '')
  }
  /** Everything that `needs`, found from a package's own place upwards, as it is installed. */
  function keep(needs: Needs, place: string): void {
    for (const name of needs.optionalPeers ?? []) delete needs.peerDependencies?.[name]
    delete needs.optionalPeers
    for (const name of Object.keys({ ...needs.dependencies, ...needs.optionalDependencies, ...needs.peerDependencies })) {
      const at = placesAbove(place).find((folder) => Object.hasOwn(lock.packages, folder + name))
      if (at === undefined || kept.has(at + name)) continue
      const details = detailsOf(lock, at + name)
      if (details && isForOthers(name, details)) {
        delete needs.optionalDependencies?.[name]
        continue
      }
      kept.add(at + name)
      if (details) keep(details, `${at}${name}/`)
    }
  }
  for (const [path, [place]] of Object.entries(lock.packages))
    if (rooms.some((room) => place.endsWith(`@workspace:${room}`))) kept.add(path)
  lock.packages = Object.fromEntries(Object.entries(lock.packages).filter(([path]) => kept.has(path)))
  return JSON.stringify(lock)
}

const detailsOf = ({ packages }: Lock, path: string): Needs | undefined =>
  packages[path]?.find((part): part is Needs => typeof part === 'object' && part !== null)

/** `a/@b/c/` → itself, `a/`, ``: where a package of that place looks for another. */
function placesAbove(place: string): string[] {
  if (place === '') return ['']
  const above = place.replace(/(@[^/]+\/)?[^/]+\/$/, '')
  return [place, ...placesAbove(above)]
}
