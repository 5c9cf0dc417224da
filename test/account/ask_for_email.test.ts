import { expect, test } from 'bun:test'
import { changeEmail } from '../../server/auth/change_email.ts'
import { writeCookie } from '../../server/auth/cookies.ts'
import { answered, openCalls, refusedBy } from '../calls.ts'
import { startTestService } from '../test_service.ts'
import { until } from '../until.ts'

const testService = await startTestService({ role: 'web' })
const calls = await openCalls(testService)
const emails = async (email: string) =>
  (await testService.sql<{ kind: string }[]>`select kind from outbox where email = ${email}`).map(({ kind }) => kind)
const addressOf = async (id: string) =>
  (await testService.sql<{ email: string }[]>`select email from auth."user" where id = ${id}`)[0]?.email
const fresh = () => `${crypto.randomUUID()}@people.example`

test('a new address gets one e-mail to prove it with, and until then the account keeps the old one', async () => {
  const id = await testService.account()
  const [person, email, key] = [await calls.person(id), fresh(), crypto.randomUUID()]
  const ask = async () => (await answered(person('ask_for_email', { email: ` ${email.toUpperCase()} ` }, key))).browser_token
  const [first, again] = [await ask(), await ask()]
  expect([first.length > 0, again]).toEqual([true, first])
  expect([await emails(email), await addressOf(id)]).toEqual([['sign_in'], `${id}@founders.example`])
})

test('the address of another account is told so, and whoever asks sees no difference', async () => {
  const [id, other] = [await testService.account(), await testService.account()]
  const person = await calls.person(id)
  const [free, taken] = [
    await answered(person('ask_for_email', { email: fresh() })),
    await answered(person('ask_for_email', { email: `${other}@founders.example` })),
  ]
  expect([Object.keys(taken), taken.browser_token.length]).toEqual([Object.keys(free), free.browser_token.length])
  expect([await emails(`${other}@founders.example`), await addressOf(id)]).toEqual([['account'], `${id}@founders.example`])
})

test('neither a code that is tried nor what the browser holds tells whether the address has an account', async () => {
  const [id, other] = [await testService.account(), await testService.account()]
  const [row] = await testService.sql<{ id: string }[]>`
    insert into auth."session" (id, token, "userId", "createdAt", "updatedAt", "expiresAt")
    values (${crypto.randomUUID()}, ${crypto.randomUUID()}, ${id}, now(), now(), now() + interval '1 day') returning id`
  const actor = { type: 'session', account_id: id, email: `${id}@founders.example`, session_id: row?.id ?? '' } as const
  const holding = (token: string) => {
    const [cookie = ''] = writeCookie('sign_in', token, 60, testService.service.config.base_url).split(';')
    return calls.as(actor, new Request(testService.url, { headers: { cookie } }))
  }
  for (const email of [fresh(), `${other}@founders.example`]) {
    const held = (await answered(calls.as(actor)('ask_for_email', { email: fresh() }))).browser_token
    expect((await answered(holding(held)('ask_for_email', { email }))).browser_token).toBe(held)
    const alone = (await answered(calls.as(actor)('ask_for_email', { email }))).browser_token
    const { outcome } = await answered(holding(alone)('sign_in_by_code', { code: '000000' }))
    expect([email, ['wrong', 'proven'].includes(outcome)]).toEqual([email, true])
  }
})

test('what is no address, and the address it has already, are refused at their place, and nothing is sent', async () => {
  const id = await testService.account()
  const person = await calls.person(id)
  for (const email of ['', 'nobody', 'a@b', `${'x'.repeat(250)}@people.example`, `${id}@founders.example`, `${id}@FOUNDERS.example`]) {
    const called = await person('ask_for_email', { email })
    expect([email, called.ok ? null : called.problem.errors?.map(({ field }) => field)]).toEqual([email, ['/email']])
  }
  expect(await emails(`${id}@founders.example`)).toEqual([])
})

test('e-mails to one mailbox end, however its address is spelled', async () => {
  const person = await calls.person(await testService.account())
  for (let nth = 0; nth < 5; nth++) await answered(person('ask_for_email', { email: `flooded+${nth}@gmail.com` }))
  expect(await refusedBy(person('ask_for_email', { email: 'floo.ded@gmail.com' }))).toEqual([429, 'rate_limited'])
})

test('it takes somebody who signed in a moment ago', async () => {
  const id = await testService.account()
  const person = await calls.person(id)
  await testService.sql`update auth."session" set "createdAt" = "createdAt" - interval '1 hour' where "userId" = ${id}`
  expect(await refusedBy(person('ask_for_email', { email: fresh() }))).toEqual([401, 'unauthorized'])
  expect(await refusedBy(calls.anyone('ask_for_email', { email: fresh() }))).toEqual([401, 'unauthorized'])
})

test('an address that two accounts confirm in the same instant is the first one’s, and the other keeps its own', async () => {
  const [one, other, email, now] = [await testService.account(), await testService.account(), fresh(), testService.service.clock()]
  const [written, committed] = [Promise.withResolvers<boolean>(), Promise.withResolvers<void>()]
  const first = testService.sql.begin(async (sql) => {
    written.resolve(await changeEmail(sql, { account_id: one, email }, now))
    await committed.promise
  })
  expect(await written.promise).toBe(true)
  const second = testService.sql.begin(async (sql) => ({ changed: await changeEmail(sql, { account_id: other, email }, now) }))
  await until(
    async () =>
      (await testService.sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`).length > 0,
  )
  committed.resolve()
  await first
  expect(await second).toEqual({ changed: false })
  expect([await addressOf(one), await addressOf(other)]).toEqual([email, `${other}@founders.example`])
})
