import { expect, test } from 'bun:test'
import { startTestService } from '../test_service.ts'
import { gardenSite, serveSites } from '../sites.ts'
import { putUp } from './sisters.ts'

const { env } = serveSites({ 'beetroot.test': gardenSite() })
const testService = await startTestService({ env })

test('a value that its owner saved just as it was drafted keeps its proof in public, another does not', async () => {
  const { listing } = await testService.founder()
  const { id } = await listing.submitListing({ url: 'http://beetroot.test' })
  const { fields } = await listing.waitForDraft(id)
  await listing.updateDraft({
    id,
    fields: { headline: fields.headline.value, summary: 'Beds of small gardens, planned for you week by week.' },
  })
  const { listing_id } = await listing.submitDraft({ id })
  const slug = await putUp(testService, listing_id)
  const { evidence, headline } = await testService.visitor().getListing({ slug })
  expect(headline).toBe(fields.headline.value)
  expect(evidence.headline).toEqual(fields.headline.evidence)
  expect(evidence.summary).toBeUndefined()
})
