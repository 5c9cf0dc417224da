import { expect, test } from 'bun:test'
import { loadColumns } from '../../cli/terminal/text.ts'
import { plain as file, startOwned } from '../ownership/owned.ts'
import { piped } from './listing.ts'

await loadColumns()
const { testService, texts, live, codeFor } = await startOwned()

async function founder() {
  const made = await live()
  const env = { LISTING_BASE_URL: testService.url, LISTING_API_KEY: made.apiKey }
  return { ...made, id: String(made.listing_id), read: (...words: string[]) => piped(words, env) }
}

test('own shows what to put where, each value on a line of its own, and finds it once it is there', async () => {
  const { id, read, listing, listing_id, slug } = await founder()
  const { dns, file: text, meta } = (await listing.getOwnership({ listing_id })).challenges
  const shown = await read('own', id, '--no-json')
  for (const value of [dns?.name, dns?.value, text.content, meta.html]) expect(shown.stdout).toContain(`\n${value}\n`)
  expect(shown.stdout).toEndWith(`Next: listing own ${id} --by dns\n`)
  const missing = await read('own', id, '--by', 'dns')
  expect([missing.code, JSON.parse(missing.stdout).status]).toEqual([8, 'unverified'])
  texts[dns?.name ?? ''] = dns?.value ?? ''
  const found = await read('own', id, '--by', 'dns', '--no-json')
  expect([found.code, found.stdout.includes('verified')]).toEqual([0, true])
  expect((await read('show', slug, '--no-json')).stdout).toContain('owner verified')
})

test('own by e-mail asks for an address, then takes the code', async () => {
  const { id, read, host } = await founder()
  expect((await read('own', id, '--by', 'email')).code).toBe(2)
  expect((await read('own', id, '--code', '123456')).code).toBe(2)
  const sent = await read('own', id, '--by', 'email', '--email', `ada@${host}`, '--no-json')
  expect([sent.code, sent.stdout.trimEnd().endsWith(`Next: listing own ${id} --by email --code CODE`)]).toEqual([8, true])
  const proved = await read('own', id, '--by', 'email', '--code', await codeFor(`ada@${host}`), '--no-json')
  expect([proved.code, proved.stdout.includes('It holds for a year'), proved.stdout.includes('Leave it')]).toEqual([0, true, false])
})

test('claim begins a claim and proves it', async () => {
  const [one, claimer] = [await founder(), await founder()]
  const begun = await claimer.read('claim', `${testService.url}/listings/${one.slug}`)
  expect([begun.code, JSON.parse(begun.stdout).status]).toEqual([0, 'open'])
  expect((await claimer.read('claim', one.slug, '--by', 'file')).code).toBe(8)
  one.pages['/.well-known/listing-challenge.txt'] = file(JSON.parse(begun.stdout).ownership.challenges.file.content)
  const granted = await claimer.read('claim', one.slug, '--by', 'file', '--no-json')
  expect([granted.code, granted.stdout.includes('The listing is yours.')]).toEqual([0, true])
  expect((await one.read('claim', one.slug)).code).toBe(0)
  expect((await claimer.read('claim', one.slug)).code).toBe(1)
  expect((await claimer.read('claim', 'nobody.test')).stderr).toContain('No live listing is of nobody.test.')
})

test('archive and transfer say that they wait for a link, and restore puts back', async () => {
  const { id, read, listing_id } = await founder()
  const archived = await read('archive', id, '--no-json')
  expect([archived.code, archived.stdout.includes('we e-mailed you a link')]).toEqual([0, true])
  expect((await read('transfer', id, 'bo@elsewhere.test', '--no-json')).stdout).toContain('Confirm it')
  expect((await read('transfer', id, '--cancel')).code).toBe(0)
  expect((await read('editors', id, '--add', 'bo@elsewhere.test', '--no-json')).stdout).toContain('Confirm it')
  expect((await read('editors', id, '--no-json')).stdout).toContain('Only you.')
  expect((await read('transfer', id)).code).toBe(2)
  await testService.sql`update listings set status = 'archived', archived_from = 'live' where id = ${listing_id}`
  expect((await read('restore', id, '--no-json')).stdout).toContain('Put back: live')
})
