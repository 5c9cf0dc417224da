import { expect, test } from 'bun:test'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openSister, listEverywhere } from '../listings/sisters.ts'
import { startTestService } from '../test_service.ts'
import { gardenSite, serveSites } from '../sites.ts'
import { withEditor } from './editor.ts'
import { once, piped } from './listing.ts'
import { temporaryFolder } from './temporary_folder.ts'

const testService = await startTestService({ env: serveSites({ 'beetroot.test': gardenSite() }).env })
const folder = temporaryFolder()
const sister = await openSister(testService, 'sister')
const { apiKey, listing, listed } = await listEverywhere(testService, 'http://beetroot.test', [sister])
const listing_id = listed[0]?.listing_id ?? 0
const id = String(listing_id)
const env = { LISTING_BASE_URL: testService.url, LISTING_API_KEY: apiKey }
const read = (...words: string[]) => piped(['edit-listing', id, ...words], env)
const now = () => listing.getMyListing({ listing_id })
const set = (field: string, value: string) => `sed -i 's|^  ${field}: .*|  ${field}: ${value}|' "$1"`

test('--set and --unset read every kind of field as what it is, and print the service’s own answer', async () => {
  const { code, stdout } = await read(
    ...['--set', 'headline=Plans = peace', '--set', 'founded_year=2019', '--set', 'features=Beds, Rows', '--set', 'meta_title=Beets'],
    ...['--set', 'categories=Productivity', '--set', 'faqs=[{"question":"Free?","answer":"Yes."}]', '--unset', 'phone'],
  )
  expect(code).toBe(0)
  const saved = JSON.parse(stdout)
  expect(saved).toMatchObject({
    headline: 'Plans = peace',
    founded_year: 2019,
    features: ['Beds', 'Rows'],
    categories: ['Productivity'],
    phone: null,
  })
  expect([saved.seo.meta_title, saved.faqs[0].question, saved.applied.length]).toEqual(['Beets', 'Free?', 1])
})

test('naming one social keeps the others, though the contract replaces them all', async () => {
  await read('--set', 'socials.github=https://github.com/beets', '--set', 'socials.x=https://x.com/beets')
  await read('--unset', 'socials.x', '--set', 'socials.medium=https://medium.com/@beets')
  const { company_socials } = await now()
  expect(company_socials).toMatchObject({ github: 'https://github.com/beets', medium: 'https://medium.com/@beets' })
  expect(company_socials.x).toBeUndefined()
})

test('--apply-to carries the words to other sites and says where they went', async () => {
  const { stdout, code } = await read('--set', 'headline=Everywhere', '--apply-to', 'all', '--no-json')
  expect([code, stdout]).toEqual([0, expect.stringMatching(/^Saved headline\. \w+, version \d+\.\n {2}on sister: headline\n/)])
  expect((await listed[1]?.client.getMyListing({ listing_id: listed[1].listing_id }))?.headline).toBe('Everywhere')
  expect(await read('--set', 'headline=x', '--apply-to', 'nowhere')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('--apply-to, entry 1: '),
  })
  expect(await read('--set', 'headline=x', '--apply-to', ',')).toMatchObject({ code: 2 })
})

test('what is no field, or no way to edit, is wrong usage', async () => {
  expect(await read('--set', 'headlin=x')).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/Nearest: headline.*\nNext: listing edit --help\n$/s),
  })
  for (const words of [[], ['--set', 'name=x', '--file', 'x'], ['--set', 'story.problem=x']])
    expect(await read(...words)).toMatchObject({ code: 2, stdout: '' })
})

test('the editor sends only what was changed and opens again on a mistake; an edit meanwhile is shown', async () => {
  const act = once('EDITOR OPEN', (type) => {
    void listing.updateMyListing({ listing_id, fields: { audience: 'Bakers' } }).then(() => type('\r'))
  })
  const { code, saw, text } = await withEditor(
    folder,
    ['edit-listing', id],
    [
      `${set('license', 'MIT')}; sed -i 's|^  summary:|  sumary:|' "$1"`,
      `sed -i 's|^  sumary:|  summary:|' "$1"; echo EDITOR OPEN; read answer`,
      'echo >> "$1"',
    ],
    { env, act },
  )
  expect(await saw(1)).toMatch(/^#! Line \d+: There is no fields\.sumary\. Nearest: fields\.summary/)
  expect(await saw(2)).toMatch(/^#! The listing was changed in the meantime; .*\n#! {3}fields\.audience: "Bakers"\n/)
  expect([code, text]).toEqual([0, expect.stringContaining('Saved license.')])
  expect(await now()).toMatchObject({ license: 'MIT', audience: 'Bakers' })
})

test('--yaml writes a file that --file takes back, but not over a later edit', async () => {
  const file = join(folder, 'listing.yaml')
  const cover_url = 'https://pictures.beetroot.dev/cover.png'
  await listing.updateMyListing({ listing_id, fields: { cover_url }, pictures: [{ url: cover_url, alt: 'Beds', crop: [0, 5, 10, 5] }] })
  const { stdout } = await read('--yaml')
  await writeFile(file, stdout)
  expect(await read('--file', file, '--no-json')).toMatchObject({ code: 0, stdout: '', stderr: 'Nothing changed.\n' })
  await writeFile(file, stdout.replace(/^ {2}license: .*$/m, '  license: BSD'))
  expect((await read('--file', file)).code).toBe(0)
  expect(await now()).toMatchObject({ license: 'BSD', audience: 'Bakers' })
  await writeFile(file, (await readFile(file, 'utf8')).replace('license: BSD', 'license: GPL'))
  expect(await read('--file', file)).toMatchObject({ code: 1, stderr: expect.stringContaining('delete its line version') })
  expect((await now()).license).toBe('BSD')
})

test('versions are listed and an earlier one comes back as a new one', async () => {
  await listing.updateMyListing({ listing_id, fields: { audience: 'Cooks' } })
  const { version } = await now()
  await listing.updateMyListing({ listing_id, fields: { audience: 'Gardeners' } })
  const shown = await piped(['versions', id, '--no-json'], env)
  expect(shown.stdout).toMatch(/^VERSION +WHEN \(UTC\) +HOW +CHANGED$/m)
  expect(shown.stdout).toMatch(new RegExp(`^${version + 1} +\\S+ \\S+ +edited +audience$`, 'm'))
  expect(shown.stdout).toMatch(new RegExp(`Next: listing restore ${id} --version ${version}\n$`))
  const restored = await piped(['restore', id, '--version', String(version)], env)
  expect([restored.code, JSON.parse(restored.stdout).audience]).toEqual([0, 'Cooks'])
  expect(await now()).toMatchObject({ audience: 'Cooks', version: version + 2 })
  expect(await piped(['restore', id, '--version', '999'], env)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(new RegExp(`Next: listing versions ${id}\n$`)),
  })
  expect((await piped(['--version'])).stdout).toMatch(/^\d+\.\d+\.\d+/)
})
