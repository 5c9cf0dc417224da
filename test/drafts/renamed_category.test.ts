import { expect, spyOn, test } from 'bun:test'
import { answered, openCalls } from '../calls.ts'
import { gardenSite, serveSites } from '../sites.ts'
import { startTestService } from '../test_service.ts'

const { env } = serveSites({ 'beetroot.test': gardenSite() })
const testService = await startTestService({ env })

test('a category that is renamed while a website is drafted is drafted under its new name', async () => {
  const { drafter } = testService.service
  const { operator } = await openCalls(testService)
  const draft = drafter.draft.bind(drafter)
  const drafting = spyOn(drafter, 'draft').mockImplementation(async (request, budget) => {
    const drafted = await draft(request, budget)
    await answered(operator('change_category', { slug: 'productivity', name: 'Getting things done', description: '' }))
    return { ...drafted, categories: { value: ['Productivity'], evidence: drafted.fields.name?.evidence ?? [] } }
  })
  const { listing } = await testService.founder()
  const { id } = await listing.submitListing({ url: 'http://beetroot.test' })
  const ready = await listing.waitForDraft(id)
  drafting.mockRestore()
  expect(ready.categories).toEqual(['Getting things done'])
})
