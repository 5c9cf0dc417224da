import { expect, test } from 'bun:test'
import { startTestService } from '../test_service.ts'
import { gardenSite, serveSites } from '../sites.ts'
import { listEverywhere, openSister } from './sisters.ts'

const { env } = serveSites({ 'beetroot.test': gardenSite(), 'turnip.test': gardenSite() })
const testService = await startTestService({ env })

/** The same product on two sites, and another on the first. */
async function three() {
  const host = await openSister(testService, `s${crypto.randomUUID().slice(0, 6)}`)
  const { listed, ...founder } = await listEverywhere(testService, 'http://beetroot.test', [host])
  const { id } = await founder.listing.submitListing({ url: 'http://turnip.test' })
  await founder.listing.waitForDraft(id)
  const { listing_id } = await founder.listing.submitDraft({ id })
  const [here, there] = listed.map((item) => ({ listing_id: item.listing_id, draft_id: item.draft_id }))
  if (!here || !there) throw new Error('not listed')
  return { ...founder, here, there, turnip: { listing_id, draft_id: id } }
}

test('a listing is found by whatever name is at hand', async () => {
  const { listing, here, there, turnip } = await three()
  const named = async (name: string | number) => {
    const { items, total } = await listing.listMyListings({ listing: String(name) })
    expect(total).toBe(items.length)
    return items.map(({ listing_id }) => listing_id).toSorted((one, other) => one - other)
  }
  const mine = await listing.getMyListing({ listing_id: turnip.listing_id })
  for (const name of [
    turnip.listing_id,
    turnip.draft_id,
    mine.slug,
    'turnip.test',
    'www.turnip.test/',
    'http://turnip.test',
    mine.page_url,
  ])
    expect([name, await named(name)]).toEqual([name, [turnip.listing_id]])
  for (const name of ['beetroot.test', 'HTTPS://Beetroot.test/#top'])
    expect([name, await named(name)]).toEqual([name, [here.listing_id, there.listing_id].toSorted((one, other) => one - other)])
  for (const name of ['nobody', '999999999', 'acme.com', 'not a name', "' or 1=1", 'd_nothing'])
    expect([name, await named(name)]).toEqual([name, []])
})

test('another account’s listing is found by no name, and a list without one holds all', async () => {
  const { listing, turnip } = await three()
  const { listing: other } = await testService.founder()
  for (const name of [String(turnip.listing_id), turnip.draft_id, 'turnip.test'])
    expect((await other.listMyListings({ listing: name })).items).toEqual([])
  expect((await listing.listMyListings()).total).toBe(3)
  expect((await listing.listMyListings({ listing: 'beetroot.test', per_page: 1 })).has_more).toBe(true)
})

test('drafts are found by their website', async () => {
  const { listing, turnip, here } = await three()
  const found = async (url: string) => (await listing.listMyDrafts({ url })).items.map(({ id }) => id)
  expect(await found('www.turnip.test')).toEqual([turnip.draft_id])
  expect(await found('http://beetroot.test/')).toContain(here.draft_id)
  for (const url of ['acme.com', 'not an address']) expect(await found(url)).toEqual([])
})
