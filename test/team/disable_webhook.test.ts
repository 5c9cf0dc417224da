import { expect, test } from 'bun:test'
import { answered, logged, openCalls, refusedBy } from '../calls.ts'
import { withWebhook } from '../events/own_webhook.ts'
import { openReceiver } from '../events/receiver.ts'
import { openOperatorTerminal } from '../operator_terminal.ts'
import { startTestService } from '../test_service.ts'

const receiver = await openReceiver()
const testService = await startTestService({ role: 'web', env: receiver.env })
const { operator, person } = await openCalls(testService)

test('the operator switches a webhook of anyone off, with a line in the log; its owner may switch it on again', async () => {
  const { listing, webhook_id } = await withWebhook(testService, receiver, '/of-anyone')
  expect(await answered(operator('disable_webhook', { webhook_id }))).toEqual({ webhook_id })
  expect([(await listing.getWebhook({ webhook_id })).enabled, await logged(testService, 'webhook.disable', webhook_id)]).toEqual([false, 1])
  expect((await listing.updateWebhook({ webhook_id, enabled: true })).enabled).toBe(true)
})

test('one that is none is refused, and nobody but the operator does it', async () => {
  const { account_id, webhook_id } = await withWebhook(testService, receiver, '/kept')
  expect(await refusedBy(operator('disable_webhook', { webhook_id: 'wh_none' }))).toEqual([422, 'validation_failed'])
  expect(await refusedBy((await person(account_id))('disable_webhook', { webhook_id }))).toEqual([404, 'not_found'])
})

test('listing-server lists webhooks without what their addresses may hide, and disables one', async () => {
  const { account_id, webhook_id } = await withWebhook(testService, receiver, '/secret-path?token=hidden')
  const type = openOperatorTerminal({ DATABASE_URL: testService.service.config.database_url ?? '', DATA_DIR: testService.folder })
  const listed = await type(['webhook', 'list', '--email', `${account_id}@founders.example`])
  expect([listed.code, listed.out]).toEqual([0, `${webhook_id}  secure.example  ${account_id}@founders.example  on  0 waiting`])
  expect((await type(['webhook', 'disable', webhook_id])).code).toBe(0)
  expect((await type(['webhook', 'list', '--email', `${account_id}@founders.example`])).out).toContain('  off  ')
})
