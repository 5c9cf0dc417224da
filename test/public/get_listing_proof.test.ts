import { expect, test } from 'bun:test'
import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { canonicalJson } from '../../server/base/canonical_json.ts'
import { putUp } from '../listings/sisters.ts'
import { refused } from '../refused.ts'
import { gardenSite, serveSites } from '../sites.ts'
import { startTestService } from '../test_service.ts'

const garden = gardenSite()
const pricing = String(garden['/pricing'])
// One page comes packed, so that the hash shows which bytes it is of.
garden['/pricing'] = () =>
  new Response(gzipSync(pricing), { headers: { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' } })
const { env } = serveSites({ 'beetroot.test': garden })
const testService = await startTestService({ env })
const sha256 = (what: string) => createHash('sha256').update(what).digest('hex')

const { listing } = await testService.founder()
const { id } = await listing.submitListing({ url: 'http://beetroot.test' })
const draft = await listing.waitForDraft(id)
const { listing_id } = await listing.submitDraft({ id })
const slug = await putUp(testService, listing_id)
const proof = await testService.visitor().getListingProof({ slug })

test('anyone reads what each drafted value stands by: quote, page, and the hash of the page as it was read', () => {
  expect(proof).toMatchObject({ slug, url: 'http://beetroot.test/' })
  const price = proof.values.find(({ field }) => field === 'starting_price')
  expect(price?.value).toBe(draft.fields.starting_price.value)
  expect(price?.quotes[0]).toEqual({
    ...draft.fields.starting_price.evidence[0],
    url: 'http://beetroot.test/pricing',
    page_sha256: sha256(pricing),
    rendered: false,
  } as never)
  const pages = { 'http://beetroot.test/': '/', 'http://beetroot.test/imprint': '/imprint' }
  for (const { url, page_sha256 } of proof.values.flatMap(({ quotes }) => quotes)) {
    const path = Object.entries(pages).find(([page]) => page === url)?.[1]
    if (path !== undefined) expect(page_sha256).toBe(sha256(String(garden[path])))
  }
})

test('its own hash is that of all else in it, in canonical JSON, whatever the order of members', () => {
  const { sha256: hash, ...rest } = proof
  expect(hash).toBe(sha256(canonicalJson(rest)))
  expect(hash).toBe(sha256(canonicalJson(Object.fromEntries(Object.entries(rest).toReversed()))))
})

test('no other answer shows hashes of pages', async () => {
  const shown = await testService.visitor().getListing({ slug })
  expect(Object.keys(shown.evidence).toSorted()).toEqual(proof.values.map(({ field }) => field).toSorted())
  expect(JSON.stringify([draft, shown, await listing.getMyListing({ listing_id })])).not.toContain('page_sha256')
})

test('what the owner wrote proves nothing and is not in it; what they take back is there again', async () => {
  const fields = async () => (await testService.visitor().getListingProof({ slug })).values.map(({ field }) => field)
  await listing.updateMyListing({ listing_id, fields: { headline: 'Words of our own' } })
  expect(await fields()).not.toContain('headline')
  await listing.updateDraft({ id, restore: ['headline'] })
  expect(await fields()).toContain('headline')
})

test('quotes from before hashes were kept say so', async () => {
  const [row] = await testService.sql<{ facts: string }[]>`select facts::text as facts from companies limit 1`
  const before = row?.facts ?? ''
  await testService.sql`update companies set facts = regexp_replace(facts::text, ', "page_sha256": "[0-9a-f]{64}"|"page_sha256": "[0-9a-f]{64}", ', '', 'g')::jsonb`
  const { values } = await testService.visitor().getListingProof({ slug })
  expect(values.find(({ field }) => field === 'starting_price')?.quotes[0]?.page_sha256).toBeNull()
  await testService.sql`update companies set facts = ${before}::text::jsonb`
})

test('a listing that is not live has no proof', async () => {
  await putUp(testService, listing_id, { status: 'suspended' })
  expect((await refused(testService.visitor().getListingProof({ slug }))).code).toBe('not_found')
  expect((await refused(testService.visitor().getListingProof({ slug: 'nobody-has-this' }))).code).toBe('not_found')
})
