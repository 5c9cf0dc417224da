import { expect, test } from 'bun:test'
import { dirname, join, normalize } from 'node:path'

const scanner = { ts: new Bun.Transpiler({ loader: 'ts' }), tsx: new Bun.Transpiler({ loader: 'tsx' }) }

/** The packages that are loaded before anything runs: what is imported later, where it is needed, costs nobody else. */
async function loadedBy(entry: string): Promise<Set<string>> {
  const packages = new Set<string>()
  const seen = new Set<string>()
  const waiting = [entry]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue
    seen.add(path)
    const text = (await Bun.file(path).text()).replace(/^#!.*/, '')
    for (const { path: name, kind } of scanner[path.endsWith('x') ? 'tsx' : 'ts'].scanImports(text)) {
      if (kind !== 'import-statement') continue
      if (!name.startsWith('.')) packages.add(name)
      else if (/\.tsx?$/.test(name)) waiting.push(normalize(join(dirname(path), name)))
    }
  }
  return packages
}
const ofDoors = (packages: Set<string>) => [...packages].filter((name) => /^(@modelcontextprotocol|@elysiajs|elysia)/.test(name))

test('a worker and the terminal load nothing of the doors, which cost a quarter of a second and 50 MB', async () => {
  for (const entry of ['server/boot/start.ts', 'server/main.ts', 'cli/index.ts', 'sdk/index.ts'])
    expect([entry, ofDoors(await loadedBy(entry))]).toEqual([entry, []])
  // What is looked for is there where it belongs.
  expect(ofDoors(await loadedBy('server/boot/app.ts'))).toContain('elysia')
})
