import { expect, test } from 'bun:test'
import { expireOrders } from '../../server/orders/payment/expire.ts'
import type { TestService } from '../test_service.ts'
import { startTestService } from '../test_service.ts'
import { answered, openCalls } from '../calls.ts'
import { checkout, launchOf, toProvider } from '../orders/buyers.ts'
import { buyer } from '../orders/shop.ts'
import { crowd } from '../launch/founders.ts'
import { sweepTransfers } from '../../server/ownership/transfers.ts'
import { saveInvite } from '../../server/publishing/invites.ts'

const testService = await startTestService({ role: 'web' })
const calls = await openCalls(testService)

/** Tables with a row in which one of the texts stands, whatever column or document holds it. */
async function tablesWith({ sql }: TestService, texts: readonly string[]): Promise<string[]> {
  const tables = await sql<{ name: string }[]>`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
    where table_schema in ('public', 'auth') and table_type = 'BASE TABLE' order by 1`
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await sql.unsafe(
      `select 1 from ${name} t where exists (select from unnest($1::text[]) as w (word) where position(lower(w.word) in lower(to_jsonb(t)::text)) > 0) limit 1`,
      [[...texts]],
    )
    if (rows.length > 0) found.push(name)
  }
  return found
}

/** The draft that a listing of a crowd comes from. */
async function draftOf({ account_id, listing_id }: { account_id: string; listing_id: number }) {
  const [place] = await testService.sql<{ profile_id: number }[]>`select profile_id from listings where id = ${listing_id}`
  const [draft_id, profile_id] = [`d_${listing_id.toString().padStart(22, 'A')}`, place?.profile_id ?? 0]
  await testService.sql`
    insert into drafts (id, account_id, profile_id, url, scheme_given, status, created_at, updated_at)
    values (${draft_id}, ${account_id}, ${profile_id}, 'http://third.test/', true, 'ready', now(), now())`
  return { draft_id, profile_id }
}

test('what a deleted account leaves in the database names nobody, once its orders are over', async () => {
  const who = await buyer(testService)
  const { account_id, listing } = who
  const email = `${account_id}@founders.example`
  await testService.sql`update auth."user" set name = 'Zebrina Quagga' where id = ${account_id}`
  await listing.updateFounderProfile({ name: 'Zebrina Quagga', bio: 'Zebrina Quagga drew stripes.', email: 'quagga@stripes.example' })
  const person = await calls.person(account_id)
  // An order whose page at the provider was open, with all that a buyer types.
  const { checkout_url } = await checkout(who, launchOf(who), { billing_country: 'DE', vat_number: 'DE136695976' })
  await toProvider(testService, checkout_url, {
    ...{ name: 'Zebrina Quagga', email: 'quagga@stripes.example', address: 'Quagga Street 1', country: 'DE', vat_number: 'DE136695976' },
  })
  // What others did with the address.
  const [one, other, third] = await crowd(testService, 3)
  if (!one || !other || !third) throw new Error('the crowd is empty')
  await answered((await calls.person(one.account_id))('add_editor', { listing_id: one.listing_id, email }))
  await answered((await calls.person(other.account_id))('transfer_listing', { listing_id: other.listing_id, email }))
  const { draft_id, profile_id } = await draftOf(third)
  await saveInvite(testService.sql, { draft_id, profile_id, email, now: testService.service.clock() })
  await answered(person('ask_for_newsletter', { email }))
  await testService.sql`update listings set status = 'live', launched_at = now() where id = ${third.listing_id}`
  for (const reporter of [person, calls.anyone])
    await answered(reporter('report_listing', { listing_id: third.listing_id, kind: 'other', detail: 'It is striped.', email }))
  expect(await tablesWith(testService, ['quagga', email])).toContain('public.payments')
  // What others were written in the name of the account.
  const { listing_id } = who
  const { draft_id: own_draft } = await draftOf(who)
  const host = new URL((await listing.getMyListing({ listing_id })).url).hostname
  const friend = 'friend@stripes.example'
  await answered(person('add_editor', { listing_id, email: friend }))
  await answered(person('transfer_listing', { listing_id, email: friend }))
  await listing.inviteCofounder({ id: own_draft, email: friend })
  await listing.verifyOwnership({ listing_id, method: 'email', email: `admin@${host}` })
  const letters =
    await testService.sql`select distinct kind from outbox where letter::text like '%Quagga%' and lower(email) <> ${email} order by 1`
  expect(letters.map(({ kind }) => kind)).toEqual(['editor', 'invite', 'ownership_code', 'transfer'])

  await answered(person('delete_account', { email }))
  await expireOrders(testService.service)
  // The e-mail of farewell is the last.
  await testService.sql`delete from outbox where kind = 'account'`
  expect(await tablesWith(testService, ['quagga', email, '136695976'])).toEqual([])
})

test('to whom a listing was offered is forgotten once nobody can accept it', async () => {
  const [one, other] = await crowd(testService, 2)
  if (!one || !other) throw new Error('the crowd is empty')
  const offer = async ({ account_id, listing_id }: typeof one) =>
    answered((await calls.person(account_id))('transfer_listing', { listing_id, email: 'okapi@stripes.example' }))
  await offer(one)
  testService.turnClock(7 * 86_400 + 1)
  await offer(other)
  await testService.sql`delete from outbox`
  expect(await sweepTransfers(testService.sql, testService.service.clock())).toBe(1)
  const kept = await testService.sql`select listing_id from transfers where email = 'okapi@stripes.example'`
  expect(kept.map(({ listing_id }) => listing_id)).toEqual([other.listing_id])
})

test('who is a co-founder of somebody else’s listing is told that this stays, and it does', async () => {
  const [one] = await crowd(testService, 1)
  if (!one) throw new Error('the crowd is empty')
  const account_id = await testService.account()
  const [email, person] = [`${account_id}@founders.example`, await calls.person(account_id)]
  const { token } = await saveInvite(testService.sql, { ...(await draftOf(one)), email, now: testService.service.clock() })
  await answered(person('accept_invite', { token, founder: { name: 'Bo Okapi' } }))
  await answered(person('delete_account', { email }))
  expect(JSON.stringify(await one.listing.getMyListing({ listing_id: one.listing_id }))).toContain('Bo Okapi')
  const [mail] = await testService.sql`select letter::text as text from outbox where lower(email) = ${email.toLowerCase()}`
  expect(mail?.text).toContain('added to other people’s listings as a co-founder')
})
