import { afterAll, beforeAll, expect, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { openEditorFile } from '../../cli/files/editor.ts'
import { SAMPLE_HOST, serveSampleSite } from '../../server/demo/sample_site.ts'
import { startTestService } from '../test_service.ts'
import { withEditor } from './editor.ts'
import { type Act, once, piped } from './listing.ts'
import { temporaryFolder } from './temporary_folder.ts'

const sample = serveSampleSite()
const testService = await startTestService({ env: { CRAWL_CONNECT_TO: sample.connect_to } })
const { listing, apiKey } = await testService.founder()
const folder = temporaryFolder()
const env = { LISTING_BASE_URL: testService.url, LISTING_API_KEY: apiKey }
let id = ''
beforeAll(async () => {
  const draft = await listing.submitListing({ url: `http://${SAMPLE_HOST}` })
  id = (await listing.waitForDraft(draft.id)).id
})
afterAll(() => sample.stop())

const editWith = async (lines: string[], { act, baseUrl }: { act?: Act; baseUrl?: string } = {}) =>
  withEditor(folder, ['edit', id], lines, { env: { ...env, ...(baseUrl && { LISTING_BASE_URL: baseUrl }) }, ...(act && { act }) })

const set = (field: string, value: string) => `sed -i 's|^  ${field}: .*|  ${field}: ${value}|' "$1"`

test('the editor shows each value under its quote, and only what was changed is saved', async () => {
  const { code, text, saw } = await editWith([`${set('phone', '+372 600 0000')}; ${set('team_size', '7')}`])
  expect(await saw(0)).toMatch(/# ai · “We are a team of six\.” http:\S+about\n {2}team_size: team of six/)
  expect(text).toMatch(/^Saved (team_size, phone|phone, team_size)\./m)
  expect(code).toBe(0)
  const { fields } = await listing.getDraft({ id })
  expect([fields.phone.value, fields.team_size.value, fields.name.state]).toEqual(['+372 600 0000', '7', 'ai'])
})

test('a mistake opens the editor again with the problem on top and all that was typed, until it is mended', async () => {
  const { code, saw } = await editWith([
    `${set('headline', '"open')}; ${set('audience', 'Cafés')}`,
    `${set('headline', 'fine')}; sed -i 's|^  summary:|  sumary:|' "$1"`,
    `sed -i 's|^  sumary:|  summary:|' "$1"; ${set('hq_country', 'Estonia')}`,
    set('hq_country', 'FI'),
  ])
  const [, line] = /^#! Line (\d+): Missing closing/.exec(await saw(1)) ?? []
  expect((await saw(1)).split('\n')[Number(line) - 1]).toContain('"open')
  expect(await saw(1)).toContain('audience: Cafés')
  expect(await saw(2)).toMatch(/^#! Line \d+: There is no fields\.sumary\. Nearest: fields\.summary/)
  expect(await saw(3)).toMatch(/^#! hq_country: .*Send EE\.\n[^#]*# Draft of/)
  expect((await saw(3)).match(/^#! /gm)?.length).toBeLessThan(4)
  expect(code).toBe(0)
  const { fields } = await listing.getDraft({ id })
  expect([fields.headline.value, fields.audience.value, fields.hq_country.value]).toEqual(['fine', 'Cafés', 'FI'])
})

test('giving up on a mistake sends nothing and keeps the text, and the next command takes it up', async () => {
  const { code, text, kept } = await editWith([`${set('name', '"open')}; ${set('license', 'MIT')}`])
  expect(code).toBe(1)
  expect(text).toContain(`Next: listing edit ${id} --file ${kept}`)
  const typed = await readFile(kept, 'utf8')
  expect(typed).toContain('license: MIT')
  await writeFile(kept, typed.replace('"open', 'Tallyroom'))
  expect((await piped(['edit', id, '--file', kept], env)).code).toBe(0)
  expect((await listing.getDraft({ id })).fields.license.value).toBe('MIT')
})

test('closing the editor without a change changes nothing and leaves no file', async () => {
  const { code, text } = await editWith(['echo "$1" > ' + join(folder, 'path')])
  expect({ code, text }).toEqual({ code: 0, text: 'Nothing changed.\n' })
  expect(existsSync((await readFile(join(folder, 'path'), 'utf8')).trim())).toBe(false)
})

test('an editor that fails sends nothing', async () => {
  const { code, text, kept } = await editWith([`${set('license', 'GPL')}; exit 3`])
  expect(code).toBe(1)
  expect(text.replace(/\s+/g, ' ')).toContain('exited with 3; nothing was sent')
  expect(await readFile(kept, 'utf8')).toContain('license: GPL')
  expect((await listing.getDraft({ id })).fields.license.value).not.toBe('GPL')
})

test('an edit by somebody else meanwhile is shown, and saving again keeps both', async () => {
  const act = once('EDITOR OPEN', (type) => {
    void listing.updateDraft({ id, fields: { audience: 'Bakers' } }).then(() => type('\r'))
  })
  const { code, saw } = await editWith([`echo EDITOR OPEN; read answer; ${set('license', 'BSD')}`, 'echo >> "$1"'], { act })
  expect(await saw(1)).toMatch(/^#! The draft was changed in the meantime; .*\n#! {3}fields\.audience: "Bakers"\n/)
  expect(code).toBe(0)
  const { fields } = await listing.getDraft({ id })
  expect([fields.license.value, fields.audience.value]).toEqual(['BSD', 'Bakers'])
})

test('a service that fails while saving costs no words', async () => {
  const failing = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: (request) =>
      request.method === 'PATCH'
        ? new Response('no', { status: 500 })
        : fetch(`${testService.url}${new URL(request.url).pathname}`, {
            headers: { Authorization: request.headers.get('Authorization') ?? '' },
          }),
  })
  const { code, kept, text } = await editWith([set('license', 'Zlib')], { baseUrl: `http://127.0.0.1:${failing.port}` })
  await failing.stop(true)
  expect(code).toBe(1)
  expect(text).toContain(`Next: listing edit ${id} --file ${kept}`)
  expect(await readFile(kept, 'utf8')).toContain('license: Zlib')
})

test('whatever id a service gives, the text stands in a folder of its own', async () => {
  const opened = await openEditorFile('d_x/../../../home/ada/x.yaml')
  expect(dirname(opened.path)).toMatch(/\/listing-[^/]+$/)
  await opened.discard()
})

test('a login that ended while the editor was open ends the edit with the path of what was typed', async () => {
  const server = Bun.serve({ port: 0, fetch: () => Response.json({ error: 'invalid_grant' }, { status: 400 }) })
  const settings = join(folder, 'ended')
  const file = join(settings, 'listing', 'credentials.json')
  const login = (expires_at: number) =>
    JSON.stringify({
      [testService.url]: {
        ...{ client_id: 'listing-cli', access_token: apiKey, refresh_token: 'r', expires_at },
        ...{ token_endpoint: server.url.href, revocation_endpoint: server.url.href },
      },
    })
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, login(Date.now() / 1000 + 3600))
  await writeFile(join(folder, 'over.json'), login(1))
  const { code, kept } = await withEditor(folder, ['edit', id], [`${set('license', 'Zlib')}; cp ${join(folder, 'over.json')} ${file}`], {
    env: { LISTING_BASE_URL: testService.url, XDG_CONFIG_HOME: settings },
  })
  await server.stop(true)
  expect([code, (await readFile(kept, 'utf8')).includes('license: Zlib')]).toEqual([4, true])
})
