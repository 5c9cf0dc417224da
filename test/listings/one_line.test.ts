import { expect, test } from 'bun:test'
import { startTestService } from '../test_service.ts'
import { putLive } from '../public/live.ts'

const testService = await startTestService({ role: 'web' })

test('names, headlines, entries of lists and questions are one line whatever is pasted; paragraphs stay', async () => {
  const { listing, account_id } = await testService.founder()
  const { id: listing_id } = await putLive(testService, account_id, { name: 'Beetroot' })
  const edited = await listing.updateMyListing({
    listing_id,
    fields: {
      name: 'Beet\nroot',
      headline: 'Sow\r\n\twhat\u2028fits\n',
      summary: 'One.\n\nTwo.',
      features: ['Beds\nand rows'],
      meta_title: 'Beets\nof all',
      keywords: ['red\nroot'],
      team_size: '2\n3',
      description: 'One.\n\nTwo.',
    },
    faqs: [{ question: 'Is it\nmine?', answer: 'Yes.\nIt is.' }],
  })
  expect(edited).toMatchObject({
    name: 'Beet root',
    headline: 'Sow what fits',
    summary: 'One. Two.',
    features: ['Beds and rows'],
    seo: { meta_title: 'Beets of all', keywords: ['red root'] },
    team_size: '2 3',
    description: 'One.\n\nTwo.',
    faqs: [{ question: 'Is it mine?', answer: 'Yes.\nIt is.' }],
  })
  const story = await listing.setFounderStory({ listing_id, title: 'How it\n\tbegan\n', problem: 'One.\n\nTwo.' })
  expect([story.title, (await listing.getMyListing({ listing_id })).story?.problem]).toEqual(['How it began', 'One.\n\nTwo.'])
  const profile = await listing.updateFounderProfile({ name: 'Ada\nByron', role: 'CTO\nand all', bio: 'One.\nTwo.' })
  expect(profile).toMatchObject({ name: 'Ada Byron', role: 'CTO and all', bio: 'One.\nTwo.' })
})
