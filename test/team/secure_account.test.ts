import { expect, test } from 'bun:test'
import { saveConsent } from '../../server/auth/grants.ts'
import { newKey, saveKey } from '../../server/auth/keys.ts'
import { holdStanding } from '../../server/auth/standing.ts'
import type { Actor } from '../../server/core/context.ts'
import { answered, logged, openCalls, refusedBy } from '../calls.ts'
import { crowd, submitted } from '../launch/founders.ts'
import { serveSites, type SitePages } from '../sites.ts'
import { startTestService } from '../test_service.ts'
import { until } from '../until.ts'

const sites: Record<string, SitePages> = {}
const testService = await startTestService({ env: serveSites(sites).env })
const calls = await openCalls(testService)
const PASSWORD = 'seven green beetroots'

/** An account with a session, a key and a password. */
async function taken() {
  const id = await testService.account()
  await answered((await calls.person(id))('set_password', { password: PASSWORD }))
  return { id, key: await testService.key(id) }
}
const sessions = async (id: string) => (await testService.sql`select 1 from auth."session" where "userId" = ${id}`).length
const signsIn = async (id: string) =>
  (await answered(calls.anyone('sign_in_by_password', { email: `${id}@founders.example`, password: PASSWORD }))).cookies.length > 0
const emails = async (id: string) =>
  (
    await testService.sql`select 1 from outbox where email = ${`${id}@founders.example`} and subject = 'Everybody was signed out of your account'`
  ).length

test('sessions, keys and the password end at once, the owner is told once, and the log says why', async () => {
  const { id } = await taken()
  expect(await sessions(id)).toBe(1)
  const [member, key] = [await calls.team(), crypto.randomUUID()]
  for (let press = 0; press < 2; press++) await answered(member('secure_account', { id, note: 'Asked for by phone' }, key))
  expect([await sessions(id), await signsIn(id), await emails(id)]).toEqual([0, false, 1])
  const keys = await testService.sql`select 1 from api_keys where account_id = ${id} and revoked_at is null`
  const [line] = await testService.sql`select note, before from team_actions where action = 'account.secure' and subject = ${id}`
  expect([keys.length, { ...line }]).toEqual([0, { note: 'Asked for by phone', before: { sessions: 1, keys: 1, apps: 0, password: true } }])
  expect(await logged(testService, 'account.secure', id)).toBe(1)
})

test('what would go on without a session ends too: offers, invitations, trusted repositories, webhooks', async () => {
  const [one, other] = await crowd(testService, 2)
  if (!one || !other) throw new Error('the crowd is empty')
  const { sql } = testService
  for (const { listing_id, account_id, listing } of [one, other]) {
    await sql`update listings set status = 'live', launched_at = now() where id = ${listing_id}`
    const owner = await calls.person(account_id)
    await answered(owner('transfer_listing', { listing_id, email: 'eve@elsewhere.test' }))
    await answered(owner('add_editor', { listing_id, email: 'eve@elsewhere.test' }))
    await answered(owner('add_publisher', { listing_id, issuer: 'https://gitlab.com', repository: 'eve/website' }))
    await listing.archiveListing({ listing_id })
    await sql`
      insert into webhooks (id, account_id, url, types, description, scopes, nonce, created_at)
      values (${crypto.randomUUID()}, ${account_id}, 'https://eve.test/', '{}', '', '{}', '', now())`
  }
  const standing = async ({ listing_id, account_id }: typeof one) => {
    const [row] = await sql`
      select (select count(*) from transfers where listing_id = ${listing_id}) as offers, (select count(*) from editors where listing_id = ${listing_id}) as editors,
        (select count(*) from publishers where listing_id = ${listing_id}) as publishers,
        (select count(*) from confirmations where listing_id = ${listing_id}) as waiting,
        (select count(*) from webhooks where account_id = ${account_id} and enabled) as webhooks`
    return { ...row }
  }
  await answered(calls.operator('secure_account', { id: one.account_id, note: 'x' }))
  expect(await standing(one)).toEqual({ offers: 0, editors: 0, publishers: 0, waiting: 0, webhooks: 0 })
  expect(await standing(other)).toEqual({ offers: 1, editors: 1, publishers: 1, waiting: 1, webhooks: 1 })
})

test('an invitation to join the founders that nobody has accepted is over, and theirs alone', async () => {
  const invited = async () => {
    const { account_id, listing, listing_id } = await submitted(testService, sites)
    const { draft_id } = await listing.getMyListing({ listing_id })
    await listing.inviteCofounder({ id: draft_id ?? '', email: 'eve@elsewhere.test' })
    const over = async () => {
      const [row] =
        await testService.sql`select expires_at <= ${testService.service.clock()} as over from invites where draft_id = ${draft_id}`
      return row?.over
    }
    return { account_id, over }
  }
  const [one, other] = [await invited(), await invited()]
  await answered(calls.operator('secure_account', { id: one.account_id, note: 'x' }))
  expect([await one.over(), await other.over()]).toEqual([true, false])
})

test('other accounts stay as they are', async () => {
  const [one, other] = [await taken(), await taken()]
  await answered(calls.operator('secure_account', { id: one.id, note: 'x' }))
  expect([await sessions(other.id), await signsIn(other.id), await emails(other.id)]).toEqual([1, true, 0])
})

test('no reason, one too long, and an account that is none or deleted are refused, and nothing ends', async () => {
  const { id } = await taken()
  const gone = await testService.account()
  await testService.sql`update auth."user" set deleted_at = now() where id = ${gone}`
  for (const wrong of [{ note: '' }, { note: 'x'.repeat(401) }, { id: 'none' }, { id: gone }])
    expect(await refusedBy(calls.operator('secure_account', { id, note: 'Why', ...wrong }))).toEqual([422, 'validation_failed'])
  expect([await sessions(id), await emails(id), await logged(testService, 'account.secure', id)]).toEqual([1, 0, 0])
})

test('no founder secures an account, their own neither', async () => {
  const { id } = await taken()
  expect(await refusedBy((await calls.person(id))('secure_account', { id, note: 'Mine' }))).toEqual([404, 'not_found'])
  expect(await sessions(id)).toBe(2)
})

test('nothing that is under way outlives the end of what it is done by', async () => {
  const { id } = await taken()
  const person = await calls.person(id)
  const [held, ended] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()]
  const ending = testService.sql.begin(async (sql) => {
    await sql`select 1 from auth."user" where id = ${id} for update`
    held.resolve(undefined)
    await ended.promise
    await sql`delete from auth."session" where "userId" = ${id}`
    await sql`delete from auth."account" where "userId" = ${id}`
  })
  await held.promise
  const late = [
    person('create_key', { name: 'kept', scopes: ['account:read'], expires_days: null }),
    person('set_password', { password: 'eight red beetroots' }),
  ]
  const signing = calls.anyone('sign_in_by_password', { email: `${id}@founders.example`, password: PASSWORD })
  await until(
    async () =>
      (await testService.sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%auth."user"%'`).length === 3,
  )
  ended.resolve(undefined)
  await ending
  for (const call of late) expect(await refusedBy(call)).toEqual([401, 'unauthorized'])
  expect([(await answered(signing)).cookies, await sessions(id), await signsIn(id)]).toEqual([[], 0, false])
  expect(await testService.sql`select 1 from api_keys where account_id = ${id} and name = 'kept'`).toHaveLength(0)
})

test('whatever somebody was let in by is looked at once more: key, app and trusted repository', async () => {
  const [one] = await crowd(testService, 1)
  if (!one) throw new Error('the crowd is empty')
  const { account_id, listing_id } = one
  const { sql } = testService
  const now = testService.service.clock()
  await sql`update listings set status = 'live', launched_at = now() where id = ${listing_id}`
  await saveKey(sql, { account_id, name: 'ci', key: newKey(), scopes: [], expires_at: null, now })
  await saveConsent(sql, account_id, 'listing-cli', [], [])
  const owner = await calls.person(account_id)
  await answered(owner('add_publisher', { listing_id, issuer: 'https://gitlab.com', repository: 'acme/website' }))
  const [row] = await sql<{ id: number }[]>`select id from publishers where listing_id = ${listing_id}`
  const publisher_id = row?.id ?? 0
  const held = { account_id, scopes: [], expires_at: null }
  const app = { type: 'oauth', ...held, name: 'An app', client_id: 'listing-cli', issued_at: new Date() } as const
  const actors: [Actor, () => Promise<unknown>][] = [
    [{ type: 'api_key', ...held, name: 'ci' }, () => answered(owner('revoke_key', { name: 'ci' }))],
    [
      { type: 'publisher', ...held, name: 'acme/website', listing_id },
      () => answered(owner('remove_publisher', { listing_id, publisher_id })),
    ],
    [app, () => answered(owner('end_app', { client_id: 'listing-cli' }))],
  ]
  for (const [actor, end] of actors) {
    const writes = () => sql.begin((tx) => holdStanding(tx, actor, false)).then(() => 'written', String)
    expect([actor.type, await writes()]).toEqual([actor.type, 'written'])
    await end()
    expect([actor.type, await writes()]).toEqual([actor.type, expect.stringContaining('unauthorized')])
  }
  // Let in anew, an app has other tokens; those of before stay ended.
  await saveConsent(sql, account_id, 'listing-cli', [], [])
  expect(await sql.begin((tx) => holdStanding(tx, app, false)).then(() => 'written', String)).toContain('unauthorized')
})

test('signing out everywhere waits for what the account is writing', async () => {
  const { id } = await taken()
  const person = await calls.person(id)
  const [held, done] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()]
  const writing = testService.sql.begin(async (sql) => {
    await sql`select 1 from auth."user" where id = ${id} for key share`
    held.resolve(undefined)
    await done.promise
  })
  await held.promise
  const ending = person('sign_out_everywhere', {})
  await until(
    async () =>
      (await testService.sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%auth."user"%'`).length === 1,
  )
  done.resolve(undefined)
  await writing
  await answered(ending)
  expect(await sessions(id)).toBe(0)
})
