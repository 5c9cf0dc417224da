import { expect, test } from 'bun:test'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Schema from 'typebox/schema'
import { parse } from 'yaml'
import { clientAt, openSister, putUp } from '../listings/sisters.ts'
import { gardenSite, serveSites } from '../sites.ts'
import { startTestService } from '../test_service.ts'
import { piped } from './listing.ts'
import { temporaryFolder } from './temporary_folder.ts'

const LIMITS = 'account_reads_per_minute=100000,account_writes_per_minute=100000'
const testService = await startTestService({ env: { ...serveSites({ 'beetroot.test': gardenSite() }).env, LIMITS } })
const folder = temporaryFolder()
const { apiKey, listing } = await testService.founder()
const { id: draft_id } = await listing.submitListing({ url: 'http://beetroot.test' })
await listing.waitForDraft(draft_id)
const { listing_id } = await listing.submitDraft({ id: draft_id })
const slug = await putUp(testService, listing_id)
const env = { LISTING_BASE_URL: testService.url, LISTING_API_KEY: apiKey }
const run = (...words: string[]) => piped(words, env)
const now = () => listing.getMyListing({ listing_id })

let files = 0
/** A fresh pull, changed; its path. */
async function pulled(change: (text: string) => string = (text) => text): Promise<string> {
  const path = join(folder, `listing-${++files}.yaml`)
  expect(await run('pull', slug, path)).toMatchObject({ code: 0, stderr: '' })
  await writeFile(path, change(await readFile(path, 'utf8')))
  return path
}
const written = async (text: string): Promise<string> => {
  const path = join(folder, `listing-${++files}.yaml`)
  await writeFile(path, text)
  return path
}
const set = (name: string, value: string) => (text: string) =>
  text.replace(new RegExp(`^( *)${name}: .*$`, 'm'), (_, indent: string) => `${indent}${name}: ${value}`)

test('pull writes a file that names its schema, and that says what the listing says', async () => {
  const path = await pulled()
  const text = await readFile(path, 'utf8')
  const { version, headline, faqs } = await now()
  const schema = '# yaml-language-server: $schema=http://localhost:3000/schemas/listing.json'
  expect(text).toStartWith(`${schema}\nlisting: ${slug}\nversion: ${version}\n\n# null removes a value`)
  const groups = ['fields', 'faqs', 'socials', 'founders', 'milestones', 'story', 'categories', 'seo', 'pictures']
  const names = Object.keys(parse(text))
  expect(names).toEqual(['listing', 'version', ...groups.filter((name) => names.includes(name))])
  const again = await run('pull', slug, path, '--no-json')
  expect([again.code, again.stdout.endsWith(`Next: listing diff ${path}\n`)]).toEqual([0, true])
  expect(await readFile(path, 'utf8')).toBe(text)
  expect(parse(text)).toMatchObject({ listing: slug, version, fields: { headline }, ...(faqs.length > 0 ? { faqs } : {}) })
  expect(text).not.toContain('null\n')
  expect(text).toMatch(/^ {2}description: \|-\n {4}\S/m)
})

test('- is standard output of a pull, and standard input of diff and push; no file is made', async () => {
  const text = await readFile(await pulled(), 'utf8')
  expect(await run('pull', slug, '-')).toEqual({ code: 0, stdout: text, stderr: '' })
  const changed = set('headline', 'Beds by pipe')(text)
  expect((await piped(['diff', '-'], env, text)).code).toBe(0)
  expect((await piped(['diff', '-'], env, changed)).code).toBe(1)
  expect(JSON.parse((await piped(['push', '-'], env, changed)).stdout).pushed).toEqual(['fields.headline'])
  expect((await now()).headline).toBe('Beds by pipe')
  expect((await piped(['push', '-'], env, 'listing: 1\nfield: {}')).stderr).toContain('-:2:1: ')
  expect(await stat('-').catch(() => null)).toBeNull()
})

test('the website serves the schema, and a pulled file is what it describes', async () => {
  const answer = await fetch(`${testService.url}/schemas/listing.json`)
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('access-control-allow-origin')]).toEqual([
    200,
    'application/schema+json',
    '*',
  ])
  const schema = await answer.json()
  const check = Schema.Compile(schema)
  const file = parse(await readFile(await pulled(), 'utf8'))
  expect(check.Errors(file)[1]).toEqual([])
  expect(check.Check({ ...file, fields: { headlin: 'x' } })).toBe(false)
  expect(check.Check({ ...file, version: 'x' })).toBe(false)
  expect(JSON.stringify(schema)).not.toContain('#/components/')
})

test('a listing goes by its id, its slug, its website and its draft', async () => {
  for (const name of [String(listing_id), slug, 'beetroot.test', 'http://beetroot.test/', draft_id]) {
    const path = join(folder, 'named.yaml')
    expect([name, (await run('pull', name, path)).code]).toEqual([name, 0])
    expect([name, (await run('diff', path)).code]).toEqual([name, 0])
  }
})

test('push sends only what differs, all at once, and keeps the version in the file', async () => {
  const before = await now()
  const path = await pulled(
    (text) => `# ours\n${set('headline', 'Pushed by a file # no comment')(text)}story:\n  problem: Nobody plans beds.\n`,
  )
  const diffed = await run('diff', path)
  expect([diffed.code, JSON.parse(diffed.stdout).differences.map((each: { path: string }) => each.path)]).toEqual([
    1,
    ['fields.headline', 'story.problem'],
  ])
  expect((await run('diff', path, '--no-json')).stdout).toEndWith(`2 differ. Next: listing push ${path}\n`)
  const dry = await run('push', path, '--dry-run')
  expect([dry.code, JSON.parse(dry.stdout)]).toMatchObject([0, { dry_run: true, pushed: ['fields.headline', 'story.problem'] }])
  expect((await now()).version).toBe(before.version)

  const { code, stdout } = await run('push', path)
  expect([code, JSON.parse(stdout)]).toMatchObject([0, { pushed: ['fields.headline', 'story.problem'], version: before.version + 1 }])
  const after = await now()
  expect([after.headline, after.story?.problem, after.version]).toEqual(['Pushed by a file', 'Nobody plans beds.', before.version + 1])
  expect(after.versions[0]?.changes.map(({ field }) => field).toSorted()).toEqual(['headline', 'story'])
  expect(await readFile(path, 'utf8')).toContain(`\nversion: ${after.version}\n`)
  const removed = await written((await readFile(path, 'utf8')).replace('  problem: Nobody plans beds.', '  problem: null'))
  expect(await run('push', removed)).toMatchObject({ code: 0, stderr: '' })
  expect((await now()).story?.problem ?? '').toBe('')
  await listing.setFounderStory({ listing_id, problem: 'Nobody plans beds.' })
  await run('pull', slug, path)
  const again = await run('push', path)
  expect([again.code, JSON.parse(again.stdout).pushed]).toEqual([0, []])
  expect((await now()).version).toBe(after.version + 2)
})

test('lists, entries, socials and removals go the same way; milestones keep their ids', async () => {
  const path = await pulled((text) =>
    `${text}
faqs:
  - question: Is it free?
    answer: |
      At first.
milestones:
  - date: 2026-03-01
    title: First hundred gardens
`.replace(/^story:/m, 'story:'),
  )
  const text = (await readFile(path, 'utf8')).replace(/^socials:\n/m, 'socials:\n  github: https://github.com/beets\n')
  await writeFile(path, text.includes('github.com/beets') ? text : `${text}socials:\n  github: https://github.com/beets\n`)
  expect(await run('push', path)).toMatchObject({ code: 0, stderr: '' })
  const { faqs, milestones, company_socials } = await now()
  expect([faqs, milestones.map(({ title }) => title), company_socials.github]).toEqual([
    [{ question: 'Is it free?', answer: 'At first.' }],
    ['First hundred gardens'],
    'https://github.com/beets',
  ])
  const more = await pulled((pull) =>
    pull
      .replace('    title: First hundred gardens', '    title: First hundred gardens\n  - date: 2026-05-01\n    title: Second')
      .replace('  github: https://github.com/beets', '  github: null'),
  )
  expect(await run('push', more)).toMatchObject({ code: 0, stderr: '' })
  const later = await now()
  expect([later.milestones[0]?.id, later.milestones.length, later.company_socials.github]).toEqual([milestones[0]?.id, 2, undefined])
  const second = '  - date: 2026-05-01\n    title: Second'
  const alike = await pulled((pull) => pull.replace(second, `${second}\n${second}`))
  expect(await run('push', alike)).toMatchObject({ code: 0, stderr: '' })
  expect((await now()).milestones.map(({ title }) => title)).toEqual(['First hundred gardens', 'Second', 'Second'])
})

test('pictures of the gallery: what those that the file names show, and what is cut off them; of the others nothing changes', async () => {
  const [week, beds] = ['https://pictures.beetroot.dev/week.png', 'https://pictures.beetroot.dev/beds.png']
  await listing.updateMyListing({
    listing_id,
    fields: { cover_url: week, screenshots: [beds] },
    pictures: [{ url: week, alt: 'The week', crop: [10, 0, 40, 0] }],
  })
  const both = await pulled()
  expect(parse(await readFile(both, 'utf8')).pictures).toEqual([{ url: week, alt: 'The week', crop: [10, 0, 40, 0] }, { url: beds }])
  expect((await run('diff', both)).code).toBe(0)
  const one = await written(`${head}pictures:\n  - url: ${beds}\n    alt: The beds\n    crop: [0, 5, 0, 5]\n`)
  const pushed = await run('push', one)
  expect([pushed.code, JSON.parse(pushed.stdout).pushed]).toEqual([0, ['pictures']])
  expect((await now()).pictures).toEqual([
    { url: week, alt: 'The week', crop: [10, 0, 40, 0] },
    { url: beds, alt: 'The beds', crop: [0, 5, 0, 5] },
  ])
  expect((await run('diff', one)).code).toBe(0)
  // Comments beside a picture stay, however its words change on the website.
  await writeFile(both, (await readFile(both, 'utf8')).replace('alt: The week', 'alt: The week # by Ada'))
  await listing.updateMyListing({ listing_id, pictures: [{ url: week, alt: 'The week as a plan' }] })
  expect((await run('pull', slug, both)).code).toBe(0)
  expect(await readFile(both, 'utf8')).toContain('alt: The week as a plan # by Ada')
  for (const [wrong, place] of [
    ['crop: 10', '4:5'],
    ['crop: [1, 2, 3]', '4:5'],
    ['crop: [1, 2, 3, most]', '4:5'],
    ['size: 3', '4:5'],
  ]) {
    const path = await written(`${head}pictures:\n  - url: ${week}\n    ${wrong}\n`)
    expect([wrong, await run('push', path)]).toMatchObject([wrong, { code: 2, stderr: expect.stringContaining(`${path}:${place}`) }])
  }
  const gone = await written(`${head}pictures:\n  - url: https://beetroot.test/gone.png\n    alt: Gone\n`)
  expect(await run('push', gone)).toMatchObject({ code: 1, stderr: expect.stringContaining(`${gone}:3:`) })
})

test('founders keep the e-mail that no file has', async () => {
  await listing.updateDraft({ id: draft_id, founders: [{ name: 'Ada Baker', role: 'Founder', email: 'ada@beetroot.test' }] })
  const path = await pulled(set('role', 'Gardener'))
  expect(await readFile(path, 'utf8')).not.toContain('ada@')
  expect(await run('push', path)).toMatchObject({ code: 0, stderr: '' })
  const { founders } = await listing.getDraft({ id: draft_id })
  expect(founders[0]).toMatchObject({ name: 'Ada Baker', role: 'Gardener', email: 'ada@beetroot.test' })
})

test('a founder who only got another name keeps their e-mail, and nobody who took their place has it', async () => {
  const bio = 'Plants the beets.'
  const email = 'bo@beetroot.test'
  const first = { name: 'Ada Baker', role: 'Founder', email: 'ada@beetroot.test' }
  await listing.updateDraft({ id: draft_id, founders: [first, { name: 'Bo Young', role: 'Gardener', bio, email }] })
  const emailsAfter = async (...renames: [from: string, to: string][]) => {
    const path = await pulled((text) => renames.reduce((changed, [from, to]) => changed.replace(from, to), text))
    expect(await run('push', path)).toMatchObject({ code: 0, stderr: '' })
    return (await listing.getDraft({ id: draft_id })).founders.map((founder) => `${founder.name} ${founder.email}`)
  }
  expect(await emailsAfter(['Ada Baker', 'Ada Lovelace'], ['Bo Young', 'Bo Old'])).toEqual([
    'Ada Lovelace ada@beetroot.test',
    'Bo Old bo@beetroot.test',
  ])
  expect((await emailsAfter(['Bo Old', 'Cy Fox'], [bio, 'Sells the beets.']))[1]).toBe('Cy Fox null')
})

test('comments and order survive a second pull, and whether lines end as on Windows', async () => {
  const path = await pulled((text) => {
    const lines = text.split('\n')
    const at = lines.findIndex((line) => line.startsWith('  headline:'))
    const [headline = ''] = lines.splice(at, 1)
    const to = lines.findIndex((line) => line.startsWith('  summary:')) + 1
    return [...lines.slice(0, to), '  # Agreed with the whole team', `${headline} # by Ada`, ...lines.slice(to)].join('\r\n')
  })
  await listing.updateMyListing({ listing_id, fields: { headline: 'Changed on the website', phone: '+49 30 1234' } })
  const { code, stdout } = await run('pull', slug, path)
  expect([code, JSON.parse(stdout).changed]).toEqual([0, ['fields.headline']])
  const text = await readFile(path, 'utf8')
  expect(text).toContain('  # Agreed with the whole team\r\n  headline: Changed on the website # by Ada\r\n')
  expect(text.replaceAll('\r\n', '')).not.toContain('\n')
  expect(text.indexOf('summary:')).toBeLessThan(text.indexOf('headline:'))
  expect(parse(text).fields.phone).toBe('+49 30 1234')
  expect((await run('diff', path)).code).toBe(0)
  const third = await run('pull', slug, path)
  expect([JSON.parse(third.stdout).written, await readFile(path, 'utf8')]).toEqual([false, text])
})

test('a text that ends in line ends is the same in the file, which nothing is sent of', async () => {
  await listing.setFounderStory({ listing_id, problem: 'Seeds rot.\nNobody knows why.\n', how_started: 'In a shed.\n\n' })
  await listing.updateMyListing({ listing_id, faqs: [{ question: 'Why?', answer: 'Beets.\nMore beets.\n' }] })
  const path = await pulled(set('hq_city', 'Trier'))
  expect(JSON.parse((await run('diff', path)).stdout).differences.map(({ path: at }: { path: string }) => at)).toEqual(['fields.hq_city'])
  expect(JSON.parse((await run('push', path)).stdout).pushed).toEqual(['fields.hq_city'])
  expect((await run('diff', path)).code).toBe(0)
})

test('a file without a version stays without one', async () => {
  const path = await pulled((text) => text.replace(/^version: .*\n/m, ''))
  await listing.updateMyListing({ listing_id, fields: { hq_city: 'Bonn' } })
  expect((await run('pull', slug, path)).code).toBe(0)
  const text = await readFile(path, 'utf8')
  expect([/^version:/m.test(text), parse(text).fields.hq_city]).toEqual([false, 'Bonn'])
})

test('a newer version on the service: nothing is written, and both sides are shown beside what the file was written from', async () => {
  const path = await pulled(set('headline', 'From the file'))
  const text = await readFile(path, 'utf8')
  const was = await now()
  await listing.updateMyListing({ listing_id, fields: { headline: 'From the website', summary: 'Somebody else was faster here.' } })
  const diffed = await run('diff', path)
  expect([diffed.code, diffed.stderr]).toEqual([1, expect.stringContaining(`was written from version ${was.version}`)])
  const { code, stdout, stderr } = await run('push', path)
  expect([code, stderr]).toEqual([1, expect.stringContaining('nothing was sent')])
  const { differences } = JSON.parse(stdout)
  expect(differences).toEqual([
    { path: 'fields.headline', base: was.headline, file: 'From the file', server: 'From the website', changed_by: 'both' },
    { path: 'fields.summary', base: was.summary, file: was.summary, server: 'Somebody else was faster here.', changed_by: 'listing' },
  ])
  expect([(await now()).headline, await readFile(path, 'utf8')]).toEqual(['From the website', text])
  // Whoever means it deletes the line.
  await writeFile(path, text.replace(/^version: .*\n/m, ''))
  expect((await run('push', path)).code).toBe(0)
  expect((await now()).headline).toBe('From the file')
})

/** Does something between what `listing push` reads and what it writes, or right after that was written, once. */
async function pushBeside(path: string, meanwhile: () => Promise<unknown>, when: 'before' | 'after' = 'before') {
  let next: typeof meanwhile | null = meanwhile
  const between = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    async fetch(request) {
      const { pathname, search } = new URL(request.url)
      const { headers, method } = request
      const happens = method === 'PATCH' ? next : null
      if (happens) next = null
      const body = method === 'GET' ? null : await request.arrayBuffer()
      if (when === 'before') await happens?.()
      const answer = await fetch(`${testService.url}${pathname}${search}`, { method, headers, body, redirect: 'manual', decompress: false })
      if (when === 'after') await happens?.()
      return answer
    },
  })
  try {
    return await piped(['push', path], { ...env, LISTING_BASE_URL: `http://127.0.0.1:${between.port}` })
  } finally {
    expect(next).toBeNull()
    await between.stop(true)
  }
}

test('an edit on the page between the reading and the writing of a push: the push is refused whole, and both sides are shown', async () => {
  const path = await pulled((text) => set('headline', 'Of the file')(set('phone', '+49 30 5555')(text)))
  const [text, was] = [await readFile(path, 'utf8'), await now()]
  const ran = await pushBeside(path, () => listing.updateMyListing({ listing_id, fields: { headline: 'Of the page' } }))
  expect([ran.code, ran.stderr]).toEqual([1, expect.stringContaining('nothing was sent')])
  expect(JSON.parse(ran.stdout).differences).toContainEqual(
    expect.objectContaining({
      path: 'fields.headline',
      base: was.headline,
      file: 'Of the file',
      server: 'Of the page',
      changed_by: 'both',
    }),
  )
  const { headline, phone, versions, version } = await now()
  expect([headline, phone, version, versions[0]?.via]).toEqual(['Of the page', was.phone, was.version + 1, 'update_my_listing'])
  expect(await readFile(path, 'utf8')).toBe(text)
})

test('where the file has the last word, and where nothing of the listing changed, it is sent over what came between, and history has both', async () => {
  const last = await pulled((text) => set('headline', 'The last word')(text).replace(/^version: .*\n/m, ''))
  const ran = await pushBeside(last, () => listing.updateMyListing({ listing_id, fields: { headline: 'A word between' } }))
  expect([ran.code, ran.stderr]).toEqual([0, ''])
  const headlines = (await now()).versions.slice(0, 2).flatMap(({ changes, by }) => changes.map(({ after }) => [after, by]))
  expect(headlines.map(([after]) => after)).toEqual(['The last word', 'A word between'])
  // What a look at the website puts beside a value is no edit, though the record is another.
  const path = await pulled(set('headline', 'After a look'))
  const touch = () => testService.sql`
    update companies set version = version + 1 where id = (select p.company_id from profiles p join listings l on l.profile_id = p.id where l.id = ${listing_id})`
  expect((await pushBeside(path, touch)).code).toBe(0)
  expect((await now()).headline).toBe('After a look')
})

test('an edit on the page right after a push is no part of the file: the next push shows it and sends nothing over it', async () => {
  const path = await pulled(set('headline', 'Just pushed'))
  const edit = () => listing.updateMyListing({ listing_id, fields: { summary: 'Written right after the push.' } })
  expect((await pushBeside(path, edit, 'after')).code).toBe(0)
  const { version } = await now()
  expect(await readFile(path, 'utf8')).toContain(`version: ${version - 1}\n`)
  const again = await run('push', path)
  expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('nothing was sent')])
  expect(await now()).toMatchObject({ version, headline: 'Just pushed', summary: 'Written right after the push.' })
})

test('a byte order mark and Windows line ends are read as nothing, places and all', async () => {
  const path = await pulled((text) => `\uFEFF${set('headline', 'From Windows')(text).replaceAll('\n', '\r\n')}`)
  expect((await run('push', path)).code).toBe(0)
  expect([(await now()).headline, (await run('diff', path)).code]).toEqual(['From Windows', 0])
  await writeFile(path, `\uFEFF${head}fields:\r\n  headlin: x\r\n`.replace(`${slug}\n`, `${slug}\r\n`))
  expect(await run('push', path)).toMatchObject({ code: 2, stderr: expect.stringContaining(`${path}:3:3`) })
})

const head = `listing: ${slug}\n`
test.each([
  ['a name that nothing goes by', `${head}fields:\n  headlin: x\n`, '3:3', 'fields.headline'],
  ['a group that is none', `${head}feelds:\n  headline: x\n`, '2:1', 'fields'],
  ['a member of an entry that is none', `${head}faqs:\n  - question: a\n    anser: b\n`, '4:5', 'faqs.0.answer'],
  ['the same name twice', `${head}fields:\n  headline: x\n  headline: y\n`, '4:3', 'unique'],
  ['a tab that indents', `${head}fields:\n\theadline: x\n`, '3:1', 'ab'],
  ['an anchor', `${head}fields:\n  headline: &a x\n`, '3:16', 'anchor &a'],
  ['an alias', `${head}fields:\n  headline: &a x\n  summary: *a\n`, '3:16', 'anchor'],
  ['a tag', `${head}fields:\n  headline: !!binary aGk=\n`, '3:', 'tag'],
  ['a merge of another member', `${head}fields:\n  <<: {headline: x}\n`, '3:3', 'fields.<<'],
  ['an older form of YAML', `%YAML 1.1\n---\n${head}fields:\n  headlin: yes\n`, '5:3', 'fields.headline'],
  ['a name that every object has', `${head}__proto__:\n  headline: x\n`, '2:1', '__proto__'],
  ['a name of several words', `${head}? [a, b]\n: x\n`, '2:3', 'plain word'],
  ['two documents', `${head}---\nlisting: x\n`, '2:1', 'one document'],
  ['a list where a text belongs', `${head}fields:\n  headline: [x]\n`, '3:3', 'fields.headline takes a text'],
  ['a text where a list of entries belongs', `${head}faqs: none\n`, '2:1', 'faqs takes a list of entries'],
  ['no number where one belongs', `${head}fields:\n  founded_year: soon\n`, '3:3', 'whole number'],
  ['an unfinished text', `${head}fields:\n  headline: "x\n`, '4:1', 'quote'],
  ['no listing', 'fields:\n  headline: x\n', '1:1', 'listing:'],
  ['a version that is none', `${head}version: new\n`, '2:1', 'version:'],
  ['a list instead of members', '- a\n', '1:1', 'members'],
  ['a file nested beyond any need', `${head}faqs: ${'['.repeat(100_000)}\n`, '2:', 'nested too deep'],
])('%s is wrong, with line and column', async (_, text, place, words) => {
  const before = (await now()).version
  const path = await written(text)
  for (const command of ['diff', 'push']) {
    const { code, stderr } = await run(command, path)
    const begins = `${path}:${place}`
    expect([command, code, stderr.slice(0, begins.length)]).toEqual([command, 2, begins])
    expect(stderr).toContain(words)
  }
  expect((await now()).version).toBe(before)
})

test('a bomb of aliases, a file too large and one that is no text are refused at once; what pull cannot read it does not write over', async () => {
  const bomb = `${head}a: &a [x,x,x,x,x,x,x,x,x]\n${'bcdefghi'
    .split('')
    .map((name, at) => `${name}: &${name} [${Array(9).fill(`*${'abcdefgh'[at]}`).join(',')}]`)
    .join('\n')}\n`
  for (const [text, words] of [
    [bomb, 'anchor &a'],
    [`${head}#${'x'.repeat(600_000)}\n`, '1:1: The file is larger'],
  ] as const) {
    const path = await written(text)
    expect(await run('push', path)).toMatchObject({ code: 2, stderr: expect.stringContaining(words) })
    expect(await run('pull', slug, path)).toMatchObject({ code: 2 })
    expect(await readFile(path, 'utf8')).toBe(text)
  }
  const path = join(folder, 'latin.yaml')
  await writeFile(path, Buffer.from([0x6c, 0xff, 0x0a]))
  expect(await run('diff', path)).toMatchObject({ code: 2, stderr: expect.stringContaining('no UTF-8') })
  const none = join(folder, 'none.yaml')
  expect(await run('push', none)).toMatchObject({ code: 2, stderr: expect.stringContaining(`${none}:1:1: There is no such file.\n`) })
})

test('what the service refuses is said with the place in the file, by a dry run too, and nothing of the file was sent', async () => {
  const before = await now()
  const path = await pulled((text) => set('headline', 'x'.repeat(91))(set('company_name', 'Quite another one')(text)))
  const line = (await readFile(path, 'utf8')).split('\n').findIndex((each) => each.startsWith('  headline:')) + 1
  const begins = `${path}:${line}:3: `
  for (const how of [[], ['--dry-run']]) {
    const { code, stdout, stderr } = await run('push', path, ...how)
    expect([how, code, stderr.slice(0, begins.length)]).toEqual([how, 1, begins])
    expect(JSON.parse(stdout)).toMatchObject({ status: 422, code: 'validation_failed' })
  }
  expect((await now()).version).toBe(before.version)
  const category = await pulled((text) => `${text.replace(/^categories:\n(?: +- .*\n)+/m, '')}categories:\n  - Gardenning\n`)
  for (const how of [[], ['--dry-run']])
    expect(await run('push', category, ...how)).toMatchObject({ code: 1, stderr: expect.stringMatching(/listing-\d+\.yaml:\d+:\d+: /) })
})

test('a slug that looks like a number is none', async () => {
  await testService.sql`update listings set slug = '2048' where id = ${listing_id}`
  const path = join(folder, 'digits.yaml')
  expect((await run('pull', '2048', path)).code).toBe(0)
  await writeFile(path, set('headline', 'Add up to it')(await readFile(path, 'utf8')))
  expect(await run('push', path)).toMatchObject({ code: 0, stderr: '' })
  await testService.sql`update listings set slug = ${slug} where id = ${listing_id}`
  expect((await now()).headline).toBe('Add up to it')
})

test('a file of another listing is not written over', async () => {
  const path = await written(head)
  const { listing: stranger, apiKey: other } = await testService.founder()
  const draft = await stranger.submitListing({ url: 'http://beetroot.test/pricing' }).catch(() => null)
  expect(await piped(['diff', path], { ...env, LISTING_API_KEY: other })).toMatchObject({ code: 1 })
  expect(draft === null || draft.id !== draft_id).toBe(true)
})

test('a file is of the listing on the site that its first line names, where the same slug is on two', async () => {
  const there = clientAt(testService, await openSister(testService, 'twofold'), apiKey)
  const { id } = await there.submitListing({ url: 'http://beetroot.test' })
  await there.waitForDraft(id)
  const sister = (await there.submitDraft({ id })).listing_id
  await testService.sql`update listings set slug = ${slug} where id = ${sister}`
  const [here, other] = [join(folder, 'here.yaml'), join(folder, 'other.yaml')]
  expect([(await run('pull', String(listing_id), here)).code, (await run('pull', String(sister), other)).code]).toEqual([0, 0])
  for (const [path, own] of [
    [here, listing_id],
    [other, sister],
  ] as const)
    expect(JSON.parse((await run('diff', path, '--json')).stdout)).toMatchObject({ listing_id: own, differences: [] })
  await writeFile(other, set('headline', 'Words of the other site')(await readFile(other, 'utf8')))
  expect(await run('push', other)).toMatchObject({ code: 0, stderr: '' })
  expect((await there.getMyListing({ listing_id: sister })).headline).toBe('Words of the other site')
  expect((await now()).headline).not.toBe('Words of the other site')
  expect((await run('pull', String(listing_id), other)).code).toBe(2)
})
