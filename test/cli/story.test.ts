import { expect, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { putUp } from '../listings/sisters.ts'
import { submitted } from '../launch/founders.ts'
import { startTestService } from '../test_service.ts'
import { serveSites, type SitePages } from '../sites.ts'
import { withEditor } from './editor.ts'
import { once, piped } from './listing.ts'
import { temporaryFolder } from './temporary_folder.ts'

const sites: Record<string, SitePages> = {}
const testService = await startTestService({ env: serveSites(sites).env })
const folder = temporaryFolder()
const { listing, listing_id, apiKey } = await submitted(testService, sites)
const id = String(listing_id)
const env = { LISTING_BASE_URL: testService.url, LISTING_API_KEY: apiKey }
const read = (...words: string[]) => piped(words, env)
const edit = (lines: string[], act?: Parameters<typeof withEditor>[3]['act']) =>
  withEditor(folder, ['story', 'edit', id], lines, { env, ...(act && { act }) })
/** Puts a line under the heading of a section. */
const write = (section: string, text: string) => `sed -i 's|^== ${section} ==|&\\n${text}|' "$1"`
const storyNow = async () => (await listing.getMyListing({ listing_id })).story
const version = async () => (await listing.getMyListing({ listing_id })).version

test('--set writes one section and says what the story still needs; an empty text clears it', async () => {
  const { code, stdout } = await read('story', 'edit', id, '--set', 'problem=Shift plans = lost Sundays.', '--set', 'title=Beets')
  expect(code).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({ status: 'draft', title: 'Beets' })
  expect(await storyNow()).toEqual({ title: 'Beets', problem: 'Shift plans = lost Sundays.' })
  expect((await read('story', 'edit', id, '--set', 'title=', '--no-json')).stdout).toMatch(/^Saved\.\ndraft {2}http/)
  expect(await storyNow()).toEqual({ problem: 'Shift plans = lost Sundays.' })
  expect(await read('story', 'edit', id, '--set', 'titel=x')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('It is one of: title,'),
  })
  expect(await read('story', 'edit', id)).toMatchObject({ code: 2 })
})

test('show counts the words, says what is missing, and changes nothing', async () => {
  const before = await version()
  const { stdout } = await read('story', 'show', id, '--no-json')
  expect(stdout).toMatch(/^problem {2}4 words\n {2}Shift plans = lost Sundays\.\n\ndraft/)
  expect(stdout).toContain('300 words in all')
  expect(JSON.parse((await read('story', 'show', id)).stdout)).toMatchObject({ status: 'draft', story: await storyNow() })
  expect(await version()).toBe(before)
  const reader = await piped(['story', 'show', id], { ...env, LISTING_API_KEY: await readerKey() })
  expect([reader.code, JSON.parse(reader.stdout)]).toEqual([0, { story: await storyNow() }])
})

async function readerKey(): Promise<string> {
  const [row] = await testService.sql<{ account_id: string }[]>`select account_id from listings where id = ${listing_id}`
  return testService.key(row?.account_id ?? '', ['account:read'])
}

test('the editor shows sections with their words and what is missing; only what was changed is sent', async () => {
  const { code, saw } = await edit([`${write('how_started', 'In a bakery.')}; ${write('whats_next', 'More beets.')}`])
  expect(await saw(0)).toMatch(/== problem ==\n#: [^\n]+ · 4 words\nShift plans = lost Sundays\.\n/)
  expect(await saw(0)).toMatch(/^#: Still missing: .*300 words/m)
  expect(code).toBe(0)
  const { versions } = await listing.getMyListing({ listing_id })
  expect(versions[0]?.changes.map(({ field }) => field)).toEqual(['story'])
  expect(await storyNow()).toEqual({ how_started: 'In a bakery.', problem: 'Shift plans = lost Sundays.', whats_next: 'More beets.' })
})

test('closing the editor without a change sends nothing and leaves no file', async () => {
  const before = await version()
  const { code, text } = await edit([`echo "$1" > ${join(folder, 'path')}`])
  expect([code, text, await version()]).toEqual([0, 'Nothing changed.\n', before])
  expect(existsSync((await readFile(join(folder, 'path'), 'utf8')).trim())).toBe(false)
})

test('a mistake opens the editor again with all that was typed; giving up keeps it, and the next command takes it up', async () => {
  const { code, saw, kept, text } = await edit([`${write('hard_parts', 'Rain.')}; ${write('title', '== nope ==')}`])
  expect(code).toBe(1)
  expect(await saw(1)).toMatch(/^#! Line \d+: There is no section nope/)
  const [, line] = /^#! Line (\d+)/.exec(await saw(1)) ?? []
  expect((await saw(1)).split('\n')[Number(line) - 1]).toBe('== nope ==')
  expect(text).toContain(`Next: listing story edit ${id} --file ${kept}`)
  const typed = await readFile(kept, 'utf8')
  await writeFile(kept, typed.replace('== nope ==\n', ''))
  expect((await read('story', 'edit', id, '--file', kept)).code).toBe(0)
  expect(await storyNow()).toMatchObject({ hard_parts: 'Rain.' })
})

test('a section that is too long is told on top of it', async () => {
  const { code, saw } = await edit([
    `awk '{print} /^== milestones ==/{for(i=0;i<900;i++) printf "beetroots "; print ""}' "$1" > "$1.n"; mv "$1.n" "$1"`,
    `sed -i 's|^beetroots .*|We sold beets.|' "$1"`,
  ])
  expect(await saw(1)).toMatch(/^#! .*milestones/)
  expect(code).toBe(0)
  expect(await storyNow()).toMatchObject({ milestones: 'We sold beets.' })
})

test('an edit by somebody else meanwhile is shown, and saving again keeps both', async () => {
  const act = once('EDITOR OPEN', (type) => {
    void listing.setFounderStory({ listing_id, title: 'Theirs' }).then(() => type('\r'))
  })
  const { code, saw } = await edit([`echo EDITOR OPEN; read answer; ${write('what_built', 'Ours.')}`, 'echo >> "$1"'], act)
  expect(await saw(1)).toMatch(/^#! The story was changed in the meantime; .*\n#! {3}title: "Theirs"\n/)
  expect(code).toBe(0)
  expect(await storyNow()).toMatchObject({ title: 'Theirs', what_built: 'Ours.' })
})

test('an edit of something else meanwhile is no reason to ask', async () => {
  const act = once('EDITOR OPEN', (type) => {
    void listing.updateMyListing({ listing_id, fields: { phone: '+49 30 1' } }).then(() => type('\r'))
  })
  const { code, saw } = await edit([`echo EDITOR OPEN; read answer; ${write('whats_next', 'Turnips.')}`], act)
  expect(code).toBe(0)
  expect(await storyNow()).toMatchObject({ whats_next: expect.stringContaining('Turnips.') })
  await expect(saw(1)).rejects.toThrow()
})

test('a file written before somebody else’s edit is not sent over it', async () => {
  const old = join(folder, 'old.txt')
  await edit([`${write('title', 'Mine')}; cp "$1" ${old}`])
  await listing.setFounderStory({ listing_id, title: 'Newer' })
  const { code, stderr } = await read('story', 'edit', id, '--file', old)
  expect([code, (await storyNow())?.title]).toEqual([1, 'Newer'])
  expect(stderr).toContain('delete its line version')
  await writeFile(old, (await readFile(old, 'utf8')).replace(/^#: version .*\n/m, ''))
  expect((await read('story', 'edit', id, '--file', old)).code).toBe(0)
  expect((await storyNow())?.title).toContain('Mine')
})

test('an update is posted by flags, from a file and from the editor, and each shows among the latest', async () => {
  const refusal = await read('update', id, '--title', 'Dark mode', '--body', 'x')
  expect(refusal).toMatchObject({ code: 1, stderr: expect.stringContaining(`Next: listing free ${id}`) })
  await putUp(testService, listing_id)
  const turned = await read('update', id, '--title', 'Dark \u001bmode', '--body', 'The whole app.', '--no-json')
  expect([turned.code, `${turned.stdout}${turned.stderr}`.includes('\u001b')]).toEqual([1, false])
  expect(await read('update', id, '--title', 'Dark mode', '--body', 'The whole app.', '--no-json')).toMatchObject({ code: 0 })
  const piping = await piped(['update', id, '--title', 'Version 2', '--file', '-'], env, 'Twice as fast.\n')
  expect(JSON.parse(piping.stdout)).toMatchObject({ title: 'Version 2', body: 'Twice as fast.' })
  const byEditor = await withEditor(folder, ['update', id], [write('title', 'Version 3'), write('body', 'Thrice.')], { env })
  expect(await byEditor.saw(1)).toMatch(/^#! The update needs a text under == body ==/)
  expect([byEditor.code, byEditor.text]).toEqual([0, expect.stringContaining('Posted Version 3')])
  const latest = await read('updates', '--no-json')
  expect(latest.stdout).toMatch(/^DAY +LISTING +TITLE +PAGE\n[^\n]*Version 3[^\n]*\n[^\n]*Version 2/)
  expect(JSON.parse((await read('updates')).stdout)).toEqual(await listing.listUpdates())
  expect(await read('update', id)).toMatchObject({ code: 2, stdout: '' })
})
