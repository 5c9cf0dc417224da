import { expect, test } from 'bun:test'
import { OPERATIONS, type Scope } from '../../server/core/spec.ts'
import { answered, openCalls, refusedBy } from '../calls.ts'
import { saveConsent } from '../../server/auth/grants.ts'
import { newKey, saveKey } from '../../server/auth/keys.ts'
import { crowd } from '../launch/founders.ts'
import { startTestService } from '../test_service.ts'

/*
 * What needs listings:manage is walked through from the contract: a program's word is never its owner's. Whatever is added to the contract
 * under that scope has to stand here with something to ask, or the first test fails.
 */

const testService = await startTestService({ role: 'web' })
const { as, link, person } = await openCalls(testService)
const { sql } = testService

/** What gives away, shares or takes down, and what to ask of it. */
const GIVES = {
  archive_listing: {},
  transfer_listing: { email: 'ada@elsewhere.test' },
  add_editor: { email: 'bo@elsewhere.test' },
  add_publisher: { issuer: 'https://gitlab.com', repository: 'acme/website', ref: 'refs/heads/main' },
} as const
const PROGRAM = 'Release bot'
const APP = 'listing-cli'
/** What takes rights away. */
const TAKES = ['cancel_transfer', 'remove_editor', 'remove_publisher'] as const
const ids = Object.keys(GIVES) as (keyof typeof GIVES)[]
const managed = [...OPERATIONS.values()].filter(({ scope }) => scope === 'listings:manage')

async function live() {
  const [one] = await crowd(testService, 1)
  if (!one) throw new Error('the crowd is empty')
  const now = testService.service.clock()
  await sql`update listings set status = 'live', launched_at = ${now} where id = ${one.listing_id}`
  // The program that asks in its owner's name.
  await saveKey(sql, { account_id: one.account_id, name: PROGRAM, key: newKey(), scopes: [], expires_at: null, now })
  await saveConsent(sql, one.account_id, APP, [], [])
  return one
}
type Owner = Awaited<ReturnType<typeof live>>

const program = (
  { account_id }: Owner,
  type: 'api_key' | 'oauth',
  scopes: Scope[] = ['account:read', 'listings:write', 'listings:manage'],
) => {
  const it = { account_id, name: PROGRAM, scopes, expires_at: null }
  return as(type === 'oauth' ? { type, ...it, client_id: APP, issued_at: new Date() } : { type, ...it })
}

/** All that these operations could change of a listing. */
async function standing({ listing_id }: Owner): Promise<unknown> {
  const [row] = await sql`
    select l.status, l.account_id, l.version,
      (select jsonb_agg(to_jsonb(e) order by e.id) from editors e where e.listing_id = l.id) as editors,
      (select jsonb_agg(to_jsonb(p) order by p.id) from publishers p where p.listing_id = l.id) as publishers,
      (select jsonb_agg(to_jsonb(t)) from transfers t where t.listing_id = l.id) as transfers
    from listings l where l.id = ${listing_id}`
  return row
}
async function latestLink(): Promise<string> {
  const [row] = await sql<{ url: string }[]>`
    select letter #>> '{action,url}' as url from outbox where kind = 'confirm' order by id desc limit 1`
  return row?.url ?? ''
}

test('all that needs listings:manage is here: it is confirmed first, or takes a right away at once', () => {
  expect(managed.map(({ id }) => id).toSorted()).toEqual([...ids, ...TAKES].toSorted())
  for (const { id, confirms, idempotent, method, outputs } of managed) {
    const gives = id in GIVES
    expect([id, confirms, outputs.has(202)]).toEqual([id, gives, gives])
    // What came of it is answered to the same key; what takes away answers nothing, at once.
    if (gives) expect([id, idempotent]).toEqual([id, true])
    else expect([id, method, [...outputs.keys()]]).toEqual([id, 'DELETE', []])
  }
})

test.each(ids)('%s changes nothing, until the link of the e-mail is pressed; then the same call answers what came of it', async (id) => {
  const one = await live()
  const before = await standing(one)
  const { path, method } = OPERATIONS.get(id) ?? { path: '', method: '' }
  const headers = { authorization: `Bearer ${one.apiKey}`, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
  const init = { method, headers, ...(Object.keys(GIVES[id]).length > 0 && { body: JSON.stringify(GIVES[id]) }) }
  const call = () => testService.call(path.replace('{listing_id}', String(one.listing_id)), init)
  const asked = await call()
  expect([asked.status, await asked.json()]).toEqual([202, { status: 'confirm', expires_at: expect.any(String) }])
  expect(await answered(program(one, 'oauth')(id, { listing_id: one.listing_id, ...GIVES[id] }))).toMatchObject({ status: 'confirm' })
  expect(await standing(one)).toEqual(before)
  const mails = await sql<{ email: string; url: string }[]>`
    select email, letter #>> '{action,url}' as url from outbox where kind = 'confirm' order by id desc limit 2`
  expect(mails.map(({ email }) => email)).toEqual([1, 2].map(() => `${one.account_id}@founders.example`))
  // Looking at the page behind the link does nothing: programs that check mail open every link.
  const url = mails[1]?.url ?? ''
  const page = await fetch(`${testService.url}${new URL(url).pathname}`)
  expect([page.status, (await page.text()).includes('Confirm')]).toEqual([200, true])
  expect(await standing(one)).toEqual(before)
  await answered(link('confirm_request', { token: url.split('/').at(-1) ?? '' }))
  const after = await standing(one)
  expect(after).not.toEqual(before)
  const again = await call()
  expect([again.status === 202, again.ok]).toEqual([false, true])
  expect(await standing(one)).toEqual(after)
})

test.each(ids)('%s is nobody’s to ask for without the scope, nor a run’s, nor of somebody else’s listing', async (id) => {
  const [one, other] = [await live(), await live()]
  const before = await standing(one)
  const input = { listing_id: one.listing_id, ...GIVES[id] }
  expect(await refusedBy(program(one, 'api_key', ['account:read', 'listings:write'])(id, input))).toEqual([403, 'insufficient_scope'])
  const run = as({
    ...{ type: 'publisher', account_id: one.account_id, name: 'acme/website', scopes: ['account:read', 'listings:write'] },
    ...{ expires_at: null, listing_id: one.listing_id },
  })
  expect(await refusedBy(run(id, input))).toEqual([403, 'insufficient_scope'])
  expect(await refusedBy(program(other, 'api_key')(id, input))).toEqual([404, 'not_found'])
  expect(await standing(one)).toEqual(before)
})

test.each(ids)('%s on the website needs a sign-in of a moment ago, and then nothing else', async (id) => {
  const one = await live()
  const before = await standing(one)
  const call = await person(one.account_id)
  testService.turnClock(3600)
  expect(await refusedBy(call(id, { listing_id: one.listing_id, ...GIVES[id] }))).toEqual([401, 'unauthorized'])
  expect(await standing(one)).toEqual(before)
  await answered((await person(one.account_id))(id, { listing_id: one.listing_id, ...GIVES[id] }))
  expect(await standing(one)).not.toEqual(before)
})

test('what is confirmed after the listing went to somebody else happens to nobody', async () => {
  const [one, other] = [await live(), await live()]
  await answered(program(one, 'api_key')('add_publisher', { listing_id: one.listing_id, ...GIVES.add_publisher }))
  await sql`update listings set account_id = ${other.account_id} where id = ${one.listing_id}`
  const before = await standing(one)
  expect(await refusedBy(link('confirm_request', { token: (await latestLink()).split('/').at(-1) ?? '' }))).toEqual([404, 'not_found'])
  expect(await standing(one)).toEqual(before)
})

test('trusting a repository says in the e-mail and on the page whose runs are let in, and how narrowly', async () => {
  const one = await live()
  await answered(program(one, 'oauth')('add_publisher', { listing_id: one.listing_id, ...GIVES.add_publisher }))
  const [mail] = await sql<{ text: string }[]>`
    select letter #>> '{blocks}' as text from outbox where kind = 'confirm' order by id desc limit 1`
  const page = await (await fetch(`${testService.url}${new URL(await latestLink()).pathname}`)).text()
  for (const told of ['acme/website', 'https://gitlab.com', 'any workflow', 'refs/heads/main', 'any environment'])
    expect([told, mail?.text.includes(told), page.includes(told)]).toEqual([told, true, true])
})
