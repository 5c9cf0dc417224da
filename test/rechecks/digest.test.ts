import { expect, test } from 'bun:test'
import { sendDigests } from '../../server/publishing/rechecks/digest.ts'
import { startTestService } from '../test_service.ts'
import { putShown, said } from '../web/public/put.ts'

const testService = await startTestService({ role: 'web' })
const { service, sql } = testService

test('of what its owner has settled by an edit there is no digest, and the next one need not wait for it', async () => {
  const account_id = await testService.account()
  const { profile_id } = await putShown(testService, account_id, { cells: { hq_city: said('Bonn') } })
  await sql`
    insert into proposals (company_id, field, kind, now, drafted, found_at)
    select company_id, 'hq_city', 'new', 'null', '{"value":"Berlin","evidence":[]}', now() from profiles where id = ${profile_id}`
  await sendDigests(service, service.clock())
  const email = `${account_id}@founders.example`
  expect(
    await sql`select 1 from outbox where email = ${email} union all select 1 from proposal_digests where account_id = ${account_id}`,
  ).toHaveLength(0)
})

test('a digest that cannot be written holds up those of no other account', async () => {
  const accounts = await Promise.all(Array.from({ length: 5 }, () => testService.account()))
  for (const account_id of accounts) {
    const { profile_id } = await putShown(testService, account_id)
    await sql`
      insert into proposals (company_id, field, kind, now, drafted, found_at)
      select company_id, 'hq_city', 'new', 'null', '{"value":"Berlin","evidence":[]}', now() from profiles where id = ${profile_id}`
  }
  const broken = `${accounts.toSorted()[0]}@founders.example`
  await sql`create function refuse_letter() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`
  await sql.unsafe(
    `create trigger breaks before insert on outbox for each row when (new.email = '${broken}') execute function refuse_letter()`,
  )
  expect(await sendDigests(service, service.clock()).catch((error: Error) => error.message)).toContain('1 of 5 accounts could not be told')
  const told = await sql<{ email: string }[]>`select email from outbox where kind = 'proposals'`
  const others = accounts.map((id) => `${id}@founders.example`).filter((email) => email !== broken)
  expect(told.map(({ email }) => email).toSorted()).toEqual(others.toSorted())
})
