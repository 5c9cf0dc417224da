import { expect, test } from 'bun:test'
import { startTestService } from './test_service.ts'
import { gardenSite, serveSites } from './sites.ts'
import { until } from './until.ts'

const MEGABYTE = 1024 * 1024
let free_megabytes = 1000
const { env } = serveSites({ 'beetroot.test': gardenSite() })
const testService = await startTestService({ env, room: { free: () => free_megabytes * MEGABYTE, hold: () => {}, release: () => {} } })

test('a draft that was promised waits while the disk is short, and is ready once there is room', async () => {
  const { listing } = await testService.founder()
  const { id } = await listing.submitListing({ url: 'http://beetroot.test' })
  await listing.waitForDraft(id)
  free_megabytes = 63
  await until(() => testService.service.disk.isShort())
  // As when the disk fills between the promise and the work.
  const [draft] = await testService.sql<{ run: number; account_id: string }[]>`
    update drafts set status = 'crawling', run = run + 1 where id = ${id} returning run, account_id`
  const { run = 0, account_id = '' } = draft ?? {}
  await testService.service.jobs.add(testService.sql, 'draft', { draft_id: id, run }, { account_id })
  const waiting = () => testService.sql<{ id: string; group_id: string }[]>`
    select id, group_id from jobs.job where name = 'draft' and state = 'created' and start_after > now()`
  await until(async () => (await waiting()).length > 0)
  expect([(await waiting()).map(({ group_id }) => group_id), (await listing.getDraft({ id })).status]).toEqual([[account_id], 'crawling'])

  free_megabytes = 1000
  await until(() => !testService.service.disk.isShort())
  await testService.sql`update jobs.job set start_after = now() where name = 'draft' and state = 'created'`
  expect((await listing.waitForDraft(id)).status).toBe('ready')
})
