import { expect, test } from 'bun:test'
import { answerOf } from '../../sdk/index.ts'
import { refused } from '../refused.ts'
import { gardenSite, serveSites, type SitePages } from '../sites.ts'
import { startTestService } from '../test_service.ts'

const sites: Record<string, SitePages> = {}
const { env } = serveSites(sites)
const testService = await startTestService({ env })

async function drafted() {
  const host = `p${crypto.randomUUID().slice(0, 8)}.test`
  sites[host] = gardenSite()
  const founder = await testService.founder()
  const { id } = await founder.listing.submitListing({ url: `http://${host}` })
  return { ...founder, id, host }
}

test('a draft that was never submitted is gone with all that was drafted, and the website can be drafted anew', async () => {
  const { listing, id, host, account_id } = await drafted()
  await listing.waitForDraft(id)
  await listing.updateDraft({ id, fields: { name: 'Mine' } })
  await listing.deleteDraft({ id })
  expect((await refused(listing.getDraft({ id }))).status).toBe(404)
  expect((await listing.listMyDrafts()).items).toEqual([])
  expect([...(await testService.sql`select 1 from companies where account_id = ${account_id}`)]).toEqual([])
  const again = await listing.submitListing({ url: `http://${host}` })
  expect(again.id).not.toBe(id)
  expect((await listing.waitForDraft(again.id)).fields.name.value).toBe('Beetroot')
})

test('one that is being read may go too', async () => {
  const { listing, id } = await drafted()
  await listing.deleteDraft({ id })
  expect((await refused(listing.getDraft({ id }))).status).toBe(404)
})

test('what was submitted stays, and says what takes it down', async () => {
  const { listing, id } = await drafted()
  await listing.waitForDraft(id)
  const { listing_id } = await listing.submitDraft({ id })
  const problem = await refused(listing.deleteDraft({ id }))
  expect([problem.status, problem.code, problem.action?.tool, problem.action?.arguments]).toEqual([
    409,
    'conflict',
    'archive_listing',
    { listing_id },
  ])
})

test('one that changed since it was read stays where If-Match names what was read', async () => {
  const { listing, id } = await drafted()
  const read = answerOf(await listing.waitForDraft(id)).etag ?? ''
  const edited = answerOf(await listing.updateDraft({ id, fields: { name: 'Mine' } })).etag ?? ''
  expect((await refused(listing.deleteDraft({ id }, { ifMatch: read }))).code).toBe('precondition_failed')
  expect((await listing.getDraft({ id })).fields.name.value).toBe('Mine')
  await listing.deleteDraft({ id }, { ifMatch: edited })
  expect((await refused(listing.getDraft({ id }))).status).toBe(404)
})

test('another’s draft is not there, and a second call with one key is answered as the first', async () => {
  const [one, other] = [await drafted(), await drafted()]
  expect((await refused(other.listing.deleteDraft({ id: one.id }))).status).toBe(404)
  const key = { idempotencyKey: crypto.randomUUID() }
  await one.listing.deleteDraft({ id: one.id }, key)
  await one.listing.deleteDraft({ id: one.id }, key)
  expect((await refused(one.listing.deleteDraft({ id: one.id }))).status).toBe(404)
})
