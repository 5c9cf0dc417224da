import { afterAll, expect, test } from 'bun:test'
import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { SAMPLE_HOST, serveSampleSite } from '../../server/demo/sample_site.ts'
import { startTestService } from '../test_service.ts'
import { temporaryFolder } from './temporary_folder.ts'

const root = join(import.meta.dir, '../..')
const folder = temporaryFolder()
const sample = serveSampleSite()
const testService = await startTestService({ env: { CRAWL_CONNECT_TO: sample.connect_to } })
const { apiKey, listing } = await testService.founder()
afterAll(() => sample.stop())

async function milestoneOf(listing_id: number | null | undefined): Promise<number> {
  if (!listing_id) return 0
  return (await listing.getMyListing({ listing_id })).milestones.at(-1)?.id ?? 0
}

test('every line of docs/cli.md runs', async () => {
  const text = await Bun.file(join(root, 'docs/cli.md')).text()
  const lines = [...text.matchAll(/^```sh\n(.*?)^```/gms)].flatMap(([, block = '']) => block.trim().split('\n'))
  expect(lines.length).toBeGreaterThan(15)

  await Bun.write(join(folder, 'listing'), `#!/bin/sh\nexec "${process.execPath}" "${root}/cli/index.ts" "$@"\n`)
  await chmod(join(folder, 'listing'), 0o755)
  for (const name of ['logo.svg', 'week.png'])
    await Bun.write(join(folder, name), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>')
  const env = {
    PATH: `${folder}:${process.env.PATH ?? ''}`,
    LISTING_BASE_URL: testService.url,
    LISTING_API_KEY: apiKey,
    XDG_CONFIG_HOME: folder,
  }
  for (const line of lines) {
    const [draft] = (await listing.listMyDrafts()).items
    const command = line
      .replaceAll('https://your-product.com', `http://${SAMPLE_HOST}`)
      .replaceAll('your-product.com', SAMPLE_HOST)
      .replaceAll('d_…', draft?.id ?? '')
      .replaceAll(/\b41\b/g, String(draft?.listing_id))
      .replace(/(milestone remove \d+) 7$/, `$1 ${await milestoneOf(draft?.listing_id)}`)
    const child = Bun.spawn(['sh', '-c', command], { cwd: folder, env, stdout: 'pipe', stderr: 'pipe' })
    const [stderr, exit] = await Promise.all([new Response(child.stderr).text(), child.exited])
    // The sample site carries no badge and no proof, which the command says with an exit code of its own.
    const expected = /--check|own .*--by/.test(line) ? 8 : 0
    expect({ line, exit, stderr: exit === expected ? '' : stderr }).toEqual({ line, exit: expected, stderr: '' })
  }
})
