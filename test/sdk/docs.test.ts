import { afterAll, expect, test } from 'bun:test'
import { join } from 'node:path'
import { SAMPLE_HOST, serveSampleSite } from '../../server/demo/sample_site.ts'
import { startTestService } from '../test_service.ts'
import { temporaryFolder } from '../cli/temporary_folder.ts'

const root = join(import.meta.dir, '../..')
const folder = temporaryFolder()
const sample = serveSampleSite()
const testService = await startTestService({ env: { CRAWL_CONNECT_TO: sample.connect_to } })
const { apiKey } = await testService.founder()
afterAll(() => sample.stop())

test('the examples of docs/sdk.md run one after the other', async () => {
  const text = await Bun.file(join(root, 'docs/sdk.md')).text()
  const blocks = [...text.matchAll(/^```ts\n(.*?)^```/gms)].map(([, block = '']) => block)
  expect(blocks.length).toBeGreaterThan(3)
  const code = blocks
    .join('\n')
    .replaceAll("'listing'", JSON.stringify(join(root, 'sdk/index.ts')))
    .replaceAll('http://localhost:3000', testService.url)
    .replaceAll('https://your-product.com', `http://${SAMPLE_HOST}`)
  const path = join(folder, 'docs.ts')
  await Bun.write(path, code)
  const child = Bun.spawn([process.execPath, path], {
    env: { LISTING_API_KEY: apiKey, PATH: process.env.PATH ?? '' },
    stdout: 'pipe',
    stderr: 'pipe',
  })
  const [stdout, stderr, exit] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text(), child.exited])
  expect({ exit, stderr }).toEqual({ exit: 0, stderr: '' })
  expect(stdout).toMatch(/^validation_failed \S+ .*90/m)
  expect(stdout).toMatch(/^\S+ true$/m)
})
