import { afterAll, expect, test } from 'bun:test'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '../cli/temporary_folder.ts'
import { openOperatorTerminal } from '../operator_terminal.ts'
import { startTestService } from '../test_service.ts'
import { until } from '../until.ts'

const testService = await startTestService({ role: 'web' })
const { sql } = testService
const env = { DATABASE_URL: testService.service.config.database_url ?? '', BASE_URL: 'http://localhost:3000' }
const operator = openOperatorTerminal(env)
const folder = temporaryFolder()
async function put(name: string, text: string | Uint8Array): Promise<string> {
  const file = join(folder, name)
  await writeFile(file, text)
  return file
}
const linesOf = (err: string) => err.split('\n').flatMap((line) => /:(\d+): /.exec(line)?.[1] ?? [])
const total = async () => (await sql<{ count: number }[]>`select count(*)::integer as count from listings`)[0]?.count ?? 0

const MISTAKES = [
  'Title,Website,headline,categories,founded_year,nonsense',
  '"Good ""one""",https://good-one.com,"Two\nlines",Productivity,2019,x',
  'Local,http://127.0.0.1/,,,,',
  'Year,https://bad-year.com,,,soon,',
  'Again,https://www.good-one.com/,,,,',
  ',https://no-name.com,,,,',
  'Too,many,values,,,,,',
  '<b>Bold</b>,https://bold-html.com,<img src=x>,,,',
  'Category,https://bad-category.com,,Productivty,,',
  'Turned \u202Etxet,https://turned-text.com,,,,',
  'Esc \u001B[31m,https://escape-text.com,,,,',
  'Other,https://other-good.com,,,,',
].join('\r\n')

test('good rows are taken, wrong ones are named with their line and what to send instead, and the command says 1', async () => {
  const file = await put('mistakes.csv', MISTAKES)
  const words = ['import', file, '--map', 'Title=name,Website=url', '--json']
  const dry = await operator([...words, '--dry-run'])
  expect([dry.code, JSON.parse(dry.out), await total()]).toEqual([
    1,
    { added: 3, changed: 0, same: 0, left: 0, wrong: 8, dry_run: true },
    0,
  ])
  const done = await operator(words)
  expect([done.code, JSON.parse(done.out).added, await total()]).toEqual([1, 3, 3])
  expect(linesOf(done.err)).toEqual(['4', '5', '6', '7', '8', '10', '11', '12'])
  expect(done.err).toContain('is the website of line 2 already')
  expect(done.err).toContain('Productivity')
  expect(done.err).toContain('nonsense is no field')
  expect([done.err.includes('\u001B'), done.err.includes('\u202E')]).toEqual([false, false])
  expect(await sql`select slug, status, plan, account_id, launch_week from listings order by id`).toMatchObject([
    { slug: 'good-one', status: 'live', plan: 'none', account_id: null, launch_week: null },
    { slug: 'b-bold-b' },
    { slug: 'other' },
  ])
  const again = await operator(words)
  expect(JSON.parse(again.out)).toMatchObject({ added: 0, changed: 0, same: 3, wrong: 8 })
  const [audit] = await sql<{ count: number }[]>`select count(*)::integer as count from team_actions where action = 'listing.import'`
  expect(audit?.count).toBe(1)
})

test('JSON Lines and UTF-16 are read as well, and a file without mistakes ends with 0', async () => {
  const lines = [
    {
      name: 'Jay',
      url: 'jay-lines.com',
      features: ['One; two', 'Three'],
      faqs: [{ question: 'Why?', answer: 'So.' }],
      'company_socials.x': 'https://x.com/jay',
    },
    { name: 'Kay', url: 'https://kay-lines.com', free_trial: true, other: { deep: 1 } },
  ]
  const jsonl = await operator(['import', await put('rows.jsonl', lines.map((line) => JSON.stringify(line)).join('\n'))])
  expect([jsonl.code, jsonl.out.startsWith('Listings added: 2, changed: 0.')]).toEqual([0, true])
  const shown = await testService.visitor().getListing({ slug: 'jay' })
  expect([shown.features, shown.faqs, shown.company_socials]).toMatchObject([
    ['One; two', 'Three'],
    [{ question: 'Why?' }],
    { x: 'https://x.com/jay' },
  ])
  const excel = await put('excel.txt', Buffer.from('\uFEFFname\turl\r\nÄpfel\thttps://aepfel-excel.com\r\n', 'utf16le'))
  expect((await operator(['import', excel])).code).toBe(0)
  expect((await testService.visitor().getListing({ slug: 'apfel' })).name).toBe('Äpfel')
  const latin = await operator(['import', await put('latin.csv', Buffer.from('name,url\n\xc4pfel,https://latin-text.com\n', 'latin1'))])
  expect([latin.code, latin.err]).toEqual([1, expect.stringContaining('Send the file as UTF-8')])
})

test('what cannot be done is said at once: a field that is none, a site, a file', async () => {
  const file = await put('one.csv', 'name,url\nOne,https://one-file.com')
  expect(await operator(['import', file, '--map', 'x=headlin'])).toMatchObject({ code: 2, err: expect.stringContaining('headline') })
  expect(await operator(['import', file, '--map', 'x=founders'])).toMatchObject({ code: 2 })
  expect(await operator(['import', file, '--site', 'nowhere'])).toMatchObject({ code: 1, err: expect.stringContaining('nowhere') })
  expect(await operator(['import', join(folder, 'missing.csv')])).toMatchObject({ code: 1, err: expect.stringContaining('missing.csv') })
  expect(await operator(['import', folder])).toEqual({ code: 1, out: '', err: `listing-server: ${folder} is a folder, not a file.` })
})

test('a table whose first line names no url or no name is refused by that line alone, and so is what is no table', async () => {
  for (const [text, map, says] of [
    ['Name,Website\nOne,https://no-names.com\nTwo,https://no-names-2.com', 'Name=name', 'names no column url. '],
    ['One,https://no-names.com\nTwo,https://no-names-2.com', 'x=headline', 'names no column url and none name. '],
    [Bun.gzipSync('name,url\n'.repeat(50)), 'x=headline', ''],
  ] as const) {
    const file = await put('untitled.csv', text)
    const { code, out, err } = await operator(['import', file, '--map', map])
    expect([code, out.endsWith('wrong: 1.'), linesOf(err)]).toEqual([1, true, ['1']])
    expect(err).toContain(says)
  }
})

test('killed in the middle, what was taken is whole, and the same command again takes the rest', async () => {
  const rows = Array.from({ length: 3000 }, (_, index) => `Product ${index},https://killed-${index}.com,Headline ${index}`)
  const file = await put('many.csv', ['name,url,headline', ...rows].join('\n'))
  const before = await total()
  const child = Bun.spawn([process.execPath, join(import.meta.dir, '../../server/main.ts'), 'import', file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'ignore'],
  })
  afterAll(() => child.kill(9))
  await until(async () => (await total()) > before)
  child.kill(9)
  await child.exited
  const partly = await total()
  expect([partly < before + 3000, (partly - before) % 200]).toEqual([true, 0])
  const whole = async () => {
    const [row] = await sql<{ listings: number; drafts: number; versions: number; kept: number; found: number; jobs: number }[]>`
      select count(*)::integer as listings, count(d.id)::integer as drafts, count(v.listing_id)::integer as versions, count(i.listing_id)::integer as kept,
        count(s.listing_id)::integer as found, (select count(*)::integer from jobs.job where name = 'imported_draft') as jobs
      from listings l left join drafts d on d.profile_id = l.profile_id left join listing_versions v on v.listing_id = l.id
      left join imports i on i.listing_id = l.id left join search_rows s on s.listing_id = l.id`
    return new Set(Object.values(row ?? {}))
  }
  expect(await whole()).toEqual(new Set([partly]))
  const { code, out } = await operator(['import', file, '--json'])
  expect([code, JSON.parse(out)]).toMatchObject([0, { added: before + 3000 - partly, same: partly - before, wrong: 0 }])
  expect(await whole()).toEqual(new Set([before + 3000]))
})
