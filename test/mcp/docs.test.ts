import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { TOOL_SETS } from '../../server/doors/mcp/tool_sets.ts'
import { temporaryFolder } from '../cli/temporary_folder.ts'
import { startTestService } from '../test_service.ts'
import { inspect } from './agents.ts'

const root = join(import.meta.dir, '../..')
const folder = temporaryFolder()
const testService = await startTestService({ role: 'web', env: { LIMITS: 'anonymous_per_minute=100000' } })
const { apiKey } = await testService.founder()
const text = await Bun.file(join(root, 'docs/agents.md')).text()
const blocks = (kind: string) => [...text.matchAll(new RegExp(`^\`\`\`${kind}\\n(.*?)^\`\`\``, 'gms'))].map(([, block = '']) => block)
const ADDRESS = 'https://your-directory.com/mcp'

test('every configuration of docs/agents.md is whole and names the address of the tools', () => {
  expect(blocks('json').length).toBeGreaterThan(2)
  for (const block of blocks('json')) expect(JSON.stringify(JSON.parse(block))).toContain(ADDRESS)
  for (const block of blocks('toml')) expect(JSON.stringify(Bun.TOML.parse(block))).toContain(ADDRESS)
})

test('what it has one type at the Inspector works', async () => {
  const lines = blocks('sh').flatMap((block) => block.split('\n').filter((line) => line.includes('inspector --cli')))
  expect(lines).toHaveLength(2)
  for (const line of lines) {
    const [, rest = ''] = line.split(`${ADDRESS} --transport http `)
    expect([line, (await inspect(`${testService.url}/mcp`, ...rest.split(' '))).code]).toEqual([line, 0])
  }
})

test('its agent runs as it stands there', async () => {
  const [code = ''] = blocks('ts')
  const path = join(folder, 'agent.ts')
  const client = import.meta.resolve('@modelcontextprotocol/client')
  await Bun.write(path, code.replace("'@modelcontextprotocol/client'", JSON.stringify(client)).replace(ADDRESS, `${testService.url}/mcp`))
  const child = Bun.spawn([process.execPath, path], { env: { ...process.env, LISTING_API_KEY: apiKey }, stdout: 'pipe', stderr: 'pipe' })
  const [stdout, stderr, exit] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text(), child.exited])
  expect({ exit, stderr }).toEqual({ exit: 0, stderr: '' })
  expect(stdout).toContain('items')
})

test('it names every part of the tools', () => {
  for (const path of TOOL_SETS.keys()) expect(text).toContain(`\`${path}\``)
})
