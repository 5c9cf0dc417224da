import { expect, test } from 'bun:test'
import { answerOf } from '../sdk/index.ts'
import { claimForms } from '../server/core/form_answers.ts'
import { claimKeys } from '../server/core/idempotency.ts'
import { startTestService } from './test_service.ts'
import { refused } from './refused.ts'
import { gardenSite, serveSites } from './sites.ts'
import { until } from './until.ts'

const { env } = serveSites({ 'beetroot.test': gardenSite() })
const testService = await startTestService({ crowded: true, env })
const post = (path: string, key: string, idempotency_key: string, body: string, method = 'POST') =>
  testService.call(path, {
    method,
    body,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'idempotency-key': idempotency_key },
  })
const counted = async (account_id: string) => {
  const [row] = await testService.sql<{ count: number }[]>`select count(*) as count from drafts where account_id = ${account_id}`
  return row?.count
}

test('a retry with the same key gets the same answer to the byte, and nothing happens twice', async () => {
  const { apiKey, account_id } = await testService.founder()
  const first = await post('/drafts', apiKey, 'k-1', '{"url":"http://one.test"}')
  const again = await post('/drafts', apiKey, '"k-1"', '{ "url" : "http://one.test" }')
  expect(first.status).toBe(201)
  expect(again.status).toBe(201)
  expect(await again.text()).toBe(await first.text())
  expect(first.headers.has('idempotent-replayed')).toBe(false)
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  expect(again.headers.get('etag')).toBe(first.headers.get('etag'))
  expect(await counted(account_id)).toBe(1)
})

test('a long answer is kept packed, and one that an earlier version kept as it was is given as well', async () => {
  const { apiKey, account_id, listing } = await testService.founder()
  const { id } = await listing.submitListing({ url: 'http://beetroot.test' })
  await listing.waitForDraft(id)
  const edit = async () => (await post(`/drafts/${id}`, apiKey, 'long', '{"fields":{"headline":"Beetroot, für alle"}}', 'PATCH')).text()
  const first = await edit()
  expect(first.length).toBeGreaterThan(2_000)
  const kept = () => testService.sql<{ length: number }[]>`
    select length(body) as length from idempotency where account_id = ${account_id} and key = 'long'`
  expect((await kept())[0]?.length).toBeLessThan(first.length / 1.5)
  expect(await edit()).toBe(first)
  await testService.sql`update idempotency set body = ${first} where account_id = ${account_id} and key = 'long'`
  expect(await edit()).toBe(first)
})

test('a packed answer stays in its row as it is, and is not tried to be packed again', async () => {
  const { account_id, listing } = await testService.founder()
  await listing.submitListing({ url: 'http://beetroot.test' }, { idempotencyKey: 'packed' })
  const packed = Buffer.from(crypto.getRandomValues(new Uint8Array(4_000))).toString('base64')
  await testService.sql`update idempotency set body = ${packed} where account_id = ${account_id} and key = 'packed'`
  const [row] = await testService.sql<{ length: number; apart: string | null; compression: string | null }[]>`
    select length(body) as length, pg_column_toast_chunk_id(body)::text as apart, pg_column_compression(body) as compression from idempotency
    where account_id = ${account_id} and key = 'packed'`
  expect(row).toEqual({ length: packed.length, apart: null, compression: null })
})

test('the same key with another body, path or operation is refused', async () => {
  const { apiKey, listing } = await testService.founder()
  const draft = await listing.submitListing({ url: 'http://one.test' }, { idempotencyKey: 'k' })
  expect((await refused(listing.submitListing({ url: 'http://two.test' }, { idempotencyKey: 'k' }))).code).toBe('idempotency_conflict')
  expect((await refused(listing.updateDraft({ id: draft.id, fields: { name: 'x' } }, { idempotencyKey: 'k' }))).code).toBe(
    'idempotency_conflict',
  )
  expect((await post(`/drafts/${draft.id}/submit`, apiKey, 'k', '')).status).toBe(422)
})

test('two accounts may use the same key', async () => {
  const [one, other] = [await testService.founder(), await testService.founder()]
  const first = await one.listing.submitListing({ url: 'http://one.test' }, { idempotencyKey: 'same' })
  const second = await other.listing.submitListing({ url: 'http://one.test' }, { idempotencyKey: 'same' })
  expect(second.id).not.toBe(first.id)
})

test('another key of the same account replays, a revoked one does not', async () => {
  const { apiKey, account_id } = await testService.founder()
  const rotated = await testService.key(account_id)
  await post('/drafts', apiKey, 'k', '{"url":"http://one.test"}')
  await testService.sql`update api_keys set revoked_at = now() where start = ${apiKey.slice(0, 8)} and account_id = ${account_id}`
  expect((await post('/drafts', rotated, 'k', '{"url":"http://one.test"}')).headers.get('idempotent-replayed')).toBe('true')
  await until(async () => (await post('/drafts', apiKey, 'k', '{"url":"http://one.test"}')).status === 401)
})

test('a hundred calls at once with one key take effect once; the others wait or are told to', async () => {
  const { apiKey, account_id } = await testService.founder()
  const answers = await Promise.all(Array.from({ length: 100 }, () => post('/drafts', apiKey, 'race', '{"url":"http://one.test"}')))
  const codes = await Promise.all(
    answers.map(async (answer) =>
      answer.status === 201 ? ((await answer.json()) as { id: string }).id : ((await answer.json()) as { code: string }).code,
    ),
  )
  expect(await counted(account_id)).toBe(1)
  expect(new Set(codes.filter((code) => code !== 'idempotency_in_flight')).size).toBe(1)
  for (const answer of answers.filter(({ status }) => status === 409)) expect(answer.headers.get('retry-after')).toBe('1')
})

test('a refusal that the state decided is replayed; one of shape or of a missing thing is not', async () => {
  const { listing } = await testService.founder()
  const { id } = await listing.submitListing({ url: 'http://beetroot.test' })
  const early = await refused(listing.submitDraft({ id }, { idempotencyKey: 'early' }))
  expect(early.code).toBe('draft_not_ready')
  await listing.waitForDraft(id)
  expect((await refused(listing.submitDraft({ id }, { idempotencyKey: 'early' }))).request_id).toBe(early.request_id)
  expect((await listing.submitDraft({ id }, { idempotencyKey: 'late' })).status).toBe('draft')

  await refused(listing.updateDraft({ id, fields: { hq_country: 'germany' } }, { idempotencyKey: 'shape' }))
  const mended = await listing.updateDraft({ id, fields: { hq_country: 'DE' } }, { idempotencyKey: 'shape' })
  expect(answerOf(mended).replayed).toBe(false)
})

test('who mends a body that was refused sends it with the same key, also where the refusal was one of meaning', async () => {
  const { listing } = await testService.founder()
  const submit = (url: string) => listing.submitListing({ url }, { idempotencyKey: 'address' })
  expect((await refused(submit('http://127.0.0.1/'))).code).toBe('url_not_allowed')
  const draft = await submit('http://beetroot.test')
  expect(answerOf(draft).replayed).toBe(false)
  const edit = (category: string) => listing.updateDraft({ id: draft.id, categories: [category] }, { idempotencyKey: 'category' })
  expect((await refused(edit('Nothing of the kind'))).code).toBe('validation_failed')
  expect((await edit('Email')).categories).toEqual(['Email'])
})

test('after a day the key is free again', async () => {
  const later = await startTestService({ crowded: true, env })
  const { listing } = await later.founder()
  await listing.submitListing({ url: 'http://one.test' }, { idempotencyKey: 'k' })
  later.turnClock(24 * 3600 + 1)
  expect((await listing.submitListing({ url: 'http://two.test' }, { idempotencyKey: 'k' })).url).toBe('http://two.test/')
})

test('an effect that fails half-way leaves neither effect nor answer, and the same key then runs', async () => {
  const { listing, account_id } = await testService.founder()
  await testService.sql.unsafe(`
    create function fail_once() returns trigger language plpgsql as $$ begin raise exception 'the disk is full'; end $$;
    create trigger fail_once before insert on idempotency for each row execute function fail_once()`)
  expect((await refused(listing.submitListing({ url: 'http://one.test' }, { idempotencyKey: 'k' }))).code).toBe('internal')
  expect(await counted(account_id)).toBe(0)
  await testService.sql.unsafe('drop trigger fail_once on idempotency')
  expect((await listing.submitListing({ url: 'http://one.test' }, { idempotencyKey: 'k' })).status).toBe('crawling')
  expect(await counted(account_id)).toBe(1)
})

test('a key is looked for in the index of keys, however few there were when a session first claimed one', async () => {
  const { account_id } = await testService.founder()
  const print = Buffer.alloc(32)
  const scans = await testService.sql.begin(async (sql) => {
    const counts = async () => sql<{ table: string; all_read: number; by_index: number }[]>`
      select relname as table, seq_scan::integer as all_read, idx_scan::integer as by_index from pg_stat_xact_user_tables
      where relname in ('form_answers', 'idempotency') order by 1`
    // As by itself after a while: so few are read faster than the index.
    await sql`analyze idempotency, form_answers`
    const before = await counts()
    const now = new Date()
    expect(await claimKeys(sql, [{ kind: 'program', account_id, key: 'few', print, now, seal_key: null }])).toEqual(['new'])
    expect(await claimForms(sql, [{ kind: 'form', key_hash: print, seal_key: print, now }])).toEqual(['new'])
    return (await counts()).map(({ table, all_read, by_index }, index) => {
      const had = before[index] ?? { all_read: 0, by_index: 0 }
      return [table, all_read - had.all_read, by_index - had.by_index]
    })
  })
  expect(scans).toEqual([
    ['form_answers', 0, 1],
    ['idempotency', 0, 1],
  ])
})
