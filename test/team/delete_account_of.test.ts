import { expect, test } from 'bun:test'
import { answered, logged, openCalls, refusedBy } from '../calls.ts'
import { AuditEntryList } from '../../server/doors/web/team/log_page.tsx'
import { listAuditEntries } from '../../server/team/audit.ts'
import { startTestService } from '../test_service.ts'

const testService = await startTestService({ role: 'web' })
const { operator, team } = await openCalls(testService)

test('an account is gone with its keys, its address is free, and the log has it', async () => {
  const { account_id, listing } = await testService.founder()
  const email = `${account_id}@founders.example`
  expect(await answered(operator('delete_account_of', { email: email.toUpperCase() }))).toEqual({ email })
  expect(await listing.getAccount().catch((error: { status: number }) => error.status)).toBe(401)
  expect(await logged(testService, 'account.delete', account_id)).toBe(1)
  expect((await answered(operator('create_account', { email }))).email).toBe(email)
})

test('the team deletes nobody this way, and an address without an account is refused', async () => {
  const email = `${await testService.account()}@founders.example`
  expect(await refusedBy((await team())('delete_account_of', { email }))).toEqual([404, 'not_found'])
  expect(await refusedBy(operator('delete_account_of', { email: 'nobody@founders.example' }))).toEqual([422, 'validation_failed'])
  expect(await testService.sql`select 1 from auth."user" where email = ${email} and deleted_at is null`).toHaveLength(1)
})

test('its line in the log leads nowhere that is none', async () => {
  const { account_id } = await testService.founder()
  await answered(operator('delete_account_of', { email: `${account_id}@founders.example` }))
  const [entry] = (await listAuditEntries(testService.sql, { kind: 'account', subject: account_id, limit: 1, offset: 0 })).items
  const page = JSON.stringify(AuditEntryList({ entries: entry ? [entry] : [] }))
  expect([page.includes('Deleted the account'), page.includes(`/team/accounts/${account_id}`)]).toEqual([true, false])
})
