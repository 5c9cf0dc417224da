import { afterAll, beforeAll, expect, test } from 'bun:test'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { editsFromFlags } from '../../cli/files/edit_flags.ts'
import { SAMPLE_HOST, serveSampleSite } from '../../server/demo/sample_site.ts'
import { startTestService } from '../test_service.ts'
import { piped } from './listing.ts'
import { temporaryFolder } from './temporary_folder.ts'

const sample = serveSampleSite()
const testService = await startTestService({ env: { CRAWL_CONNECT_TO: sample.connect_to } })
const { listing, apiKey } = await testService.founder()
const env = { LISTING_BASE_URL: testService.url, LISTING_API_KEY: apiKey }
const folder = temporaryFolder()
let id = ''
beforeAll(async () => {
  const draft = await listing.submitListing({ url: `http://${SAMPLE_HOST}` })
  id = (await listing.waitForDraft(draft.id)).id
})
afterAll(() => sample.stop())

const edit = (...words: string[]) => piped(['edit', id, ...words], env)

test('--set reads every kind of field as what it is', async () => {
  const { code, stdout } = await edit(
    ...['--set', 'headline=Plans = peace', '--set', 'founded_year=2019', '--set', 'free_trial=no'],
    ...['--set', 'features=Swaps, Rest times', '--set', 'use_cases=["Cafés, bars","Bakeries"]', '--set', 'team_size=10'],
    ...['--set', 'seo.meta_title=Tallyroom', '--set', 'seo.keywords=shifts,plans', '--set', 'company_socials.x=https://x.com/tallyroom'],
    ...['--set', 'story.problem=Nobody likes shift plans.', '--set', 'categories=Productivity, Developer Tools'],
    ...['--set', 'faqs=[{"question":"Is it free?","answer":"At first."}]', '--set', 'milestones=[{"date":"2024-02-29","title":"Leap"}]'],
  )
  expect(code).toBe(0)
  const draft = JSON.parse(stdout)
  expect(draft).toEqual(await listing.getDraft({ id }))
  const { fields, seo, company_socials, story, categories, faqs, milestones } = draft
  expect(fields.headline).toMatchObject({ value: 'Plans = peace', state: 'edited' })
  expect(fields.founded_year).toMatchObject({ value: 2019, state: 'override' })
  expect(fields.free_trial.value).toBe(false)
  expect(fields.features.value).toEqual(['Swaps', 'Rest times'])
  expect(fields.use_cases.value).toEqual(['Cafés, bars', 'Bakeries'])
  expect(fields.team_size.value).toBe('10')
  expect([seo.meta_title.value, seo.keywords.value]).toEqual(['Tallyroom', ['shifts', 'plans']])
  expect(company_socials.x.value).toBe('https://x.com/tallyroom')
  expect([story.problem, categories]).toEqual(['Nobody likes shift plans.', ['Productivity', 'Developer Tools']])
  expect(faqs).toMatchObject([{ question: 'Is it free?', answer: 'At first.' }])
  expect(milestones).toMatchObject([{ date: '2024-02-29', title: 'Leap' }])
})

test('categories, founders and the competitor are whole values; lists by comma or as JSON', () => {
  const flags = {
    set: ['categories=Developer Tools, Finance', 'founders=[{"name":"Ada"}]'],
    unset: ['competitor_url', 'seo.keywords'],
    regenerate: ['faqs,seo', 'faqs'],
    restore: [],
  }
  expect(editsFromFlags(flags)).toEqual({
    categories: ['Developer Tools', 'Finance'],
    founders: [{ name: 'Ada' }],
    competitor_url: '',
    seo: { keywords: null },
    regenerate: ['faqs', 'seo'],
  })
})

test('--unset removes, --restore returns to the drafted value, and people read what was saved', async () => {
  const removed = await edit('--unset', 'phone', '--unset', 'company_socials.github', '--unset', 'story.problem', '--no-json')
  expect(removed.code).toBe(0)
  expect(removed.stdout).toMatch(/^Saved phone, company_socials\.github, story\.problem\. ready, \d+% complete\.\n/)
  expect((await listing.getDraft({ id })).fields.phone).toMatchObject({ value: null, state: 'deleted' })
  expect((await edit('--restore', 'phone,headline')).code).toBe(0)
  expect((await listing.getDraft({ id })).fields).toMatchObject({
    phone: { state: 'ai' },
    headline: { state: 'ai', value: 'Shift plans that fit on one page' },
  })
})

test('--regenerate drafts again and says how to look', async () => {
  const { code, stdout } = await edit('--regenerate', 'summary', '--no-json')
  expect(code).toBe(0)
  expect(stdout).toContain(`Next: listing show ${id} --wait`)
  expect((await piped(['draft', 'show', id, '--wait'], env)).code).toBe(0)
})

test.each([
  [['--set', 'headlin=x'], /no field headlin\. Nearest: headline,/],
  [['--set', 'tagline=x'], /Nearest: headline,/],
  [['--set', 'seo.title=x'], /Nearest: seo\.meta_title,/],
  [['--set', 'company_socials.twitter=https://x.com/a'], /Nearest: company_socials\.x,/],
  [['--regenerate', 'faq'], /no drafted field faq\. Nearest: faqs/],
  [['--set', 'headline'], /--set takes field=value/],
  [['--set', 'headline='], /To remove it: --unset headline/],
  [['--set', 'faqs=free'], /faqs takes a JSON list/],
  [['--set', 'features=a', '--set', 'features=b'], /features is given twice/],
  [['--set', 'phone=1', '--unset', 'phone'], /phone is given twice/],
  [['--set', 'phone=1', '--file', 'x.yaml'], /one of --file, --yaml and the flags/],
  [[], /Nothing to change/],
])('edit %j is wrong usage and changes nothing', async (words, message) => {
  const before = await listing.getDraft({ id })
  const { code, stderr, stdout } = await edit(...words)
  expect(code).toBe(2)
  expect(stdout).toBe('')
  expect(stderr).toMatch(message)
  expect(stderr).toEndWith('Next: listing edit --help\n')
  expect(await listing.getDraft({ id })).toEqual(before)
})

test('what the service refuses ends in 1 with its fix, and nothing is changed', async () => {
  const { code, stdout, stderr } = await edit('--set', `headline=${'x'.repeat(91)}`, '--set', 'phone=1')
  expect(code).toBe(1)
  expect(JSON.parse(stdout)).toMatchObject({ code: 'validation_failed' })
  expect(stderr).toContain('Error: headline: is too long. Shorten it to 90 characters.')
  const unknown = await edit('--set', 'categories=Producivity')
  expect(unknown.code).toBe(1)
  // The three nearest names come with the refusal.
  expect(unknown.stderr).toContain('Productivity')
  expect((await listing.getDraft({ id })).fields.phone.value).not.toBe('1')
})

test('a file of the draft goes out and back, and only what was changed in it is sent', async () => {
  const { stdout: yaml } = await piped(['draft', 'show', id, '--yaml'], env)
  expect(yaml).toContain('# ai · “Tallyroom OÜ” http')
  const path = join(folder, 'draft.yaml')
  await writeFile(path, yaml)
  const same = await edit('--file', path, '--no-json')
  expect(same).toMatchObject({ code: 0, stdout: 'Nothing changed: the file says what the draft says.\n' })

  await writeFile(path, yaml.replace(/^ {2}hq_city: .*/m, '  hq_city: Tartu').replace(/^ {2}docs_url: .*\n/m, ''))
  expect((await edit('--file', path)).code).toBe(0)
  const { fields } = await listing.getDraft({ id })
  expect(fields.hq_city).toMatchObject({ value: 'Tartu', state: 'override' })
  expect(fields.name.state).toBe('ai')

  const again = await edit('--file', path)
  expect(again).toMatchObject({ code: 1 })
  expect(again.stderr).toContain('has changed since this file was written')
})

test('a YAML of one line from standard input is enough', async () => {
  const { code } = await piped(['edit', id, '--file', '-'], env, 'fields: { phone: +372 600 }\n')
  expect(code).toBe(0)
  expect((await listing.getDraft({ id })).fields.phone.value).toBe('+372 600')
})

test.each([
  ['fields:\n  name: "open', /Line 2: Missing closing/],
  ['fields:\n  nam: x', /no fields\.nam\. Nearest: fields\.name/],
  ['field: {}', /no field\. Nearest: fields/],
  ['- a', /holds members/],
  ['fields: text', /fields holds members/],
  ['id: d_other\nfields: {}', /of draft d_other/],
  ['a: &a [*a]', /Error: /],
])('a file with %j is refused by its mistake', async (yaml, message) => {
  const { code, stderr } = await piped(['edit', id, '--file', '-'], env, yaml)
  expect(code).toBe(2)
  expect(stderr).toMatch(message)
})
