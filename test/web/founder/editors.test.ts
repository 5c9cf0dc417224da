import { expect, test } from 'bun:test'
import { startTestService } from '../../test_service.ts'
import { FOUNDER, submitted } from '../../launch/founders.ts'
import { paint } from '../../pictures.ts'
import { serveSites, type SitePages } from '../../sites.ts'
import { PHONE } from '../browser.ts'
import { fits, openSignedIn, seriousFaults } from './signed_in.ts'

const sites: Record<string, SitePages> = {}
const { env } = serveSites(sites)
const testService = await startTestService({ env })
const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ')

test('a story is counted while it is written, told what it needs, and published once it has it', async () => {
  const { account_id, listing, listing_id } = await submitted(testService, sites)
  const { page, go, fieldErrors, close } = await openSignedIn(testService, account_id, PHONE)
  await go(`/account/listings/${listing_id}/story`)
  expect([await fits(page), await seriousFaults(page)]).toEqual([true, []])
  await page.getByLabel('How it started').fill('三つの庭から始まりました')
  const counted = await page.locator('#field-story_how_started + .count').textContent()
  expect(Number(counted?.split(' ')[0])).toBeGreaterThan(1)
  await page.getByLabel('How it started').fill(words(120))
  await page.getByLabel('The problem').fill(words(120))
  expect(await page.locator('[data-total-of]').textContent()).toBe('240')
  await page.getByRole('button', { name: 'Save the story' }).click()
  await page.getByText('Saved as a draft.').waitFor()
  expect(await page.locator('.notice.warn').textContent()).toContain('1 more section of 40 words')
  expect(await page.locator('.notice.warn').textContent()).toContain('60 more words')
  await page.getByLabel('What you built').fill(words(60))
  await page.getByRole('button', { name: 'Save the story' }).click()
  await page.getByText('Saved. It shows once the listing is public.').waitFor()
  const { story } = await listing.getMyListing({ listing_id })
  expect(Object.keys(story ?? {}).toSorted()).toEqual(['how_started', 'problem', 'what_built'])
  await page.getByLabel('What you built').fill('x'.repeat(8001))
  await page.getByRole('button', { name: 'Save the story' }).click()
  await page.locator('.mistake').waitFor()
  expect((await page.getByLabel('What you built').inputValue()).length).toBe(8001)
  expect(fieldErrors).toEqual([])
  await close()
})

test('interview answers are saved, cleared and refused each in its place', async () => {
  const { account_id, listing } = await testService.founder()
  const { items } = await testService.visitor().listInterviewQuestions()
  const { page, go, close } = await openSignedIn(testService, account_id)
  await go('/account/interview')
  expect(await seriousFaults(page)).toEqual([])
  const field = (id: number | undefined) => page.locator(`#field-answer_${id}`)
  await field(items[0]?.id).fill('We ran a bakery.\nAnd planned its shifts on paper.')
  await page.getByRole('button', { name: 'Save the answers' }).click()
  await page.getByText('Saved.').waitFor()
  expect(await field(items[0]?.id).inputValue()).toBe('We ran a bakery.\nAnd planned its shifts on paper.')
  await field(items[0]?.id).fill('')
  await field(items[1]?.id).fill('y'.repeat((items[1]?.max_chars ?? 0) + 1))
  await page.getByRole('button', { name: 'Save the answers' }).click()
  await page.locator(`#field-answer_${items[1]?.id}-mistake`).waitFor()
  expect((await field(items[1]?.id).inputValue()).length).toBe((items[1]?.max_chars ?? 0) + 1)
  await field(items[1]?.id).fill('')
  await page.getByRole('button', { name: 'Save the answers' }).click()
  await page.getByText('Saved.').waitFor()
  expect((await listing.answerInterview({ answers: [] })).answers).toEqual([])
  await close()
})

test('a profile begins with what the website says of the founder who is chosen', async () => {
  const { listing, account_id, draft_id } = await submitted(testService, sites, { complete: false })
  await testService.sql`
    update companies set facts = jsonb_set(facts, '{cells,founders}', ${testService.sql.json({
      state: 'ai',
      own: null,
      ai: {
        value: [{ name: 'Bo Berg', role: 'Gardener', bio: null, email: null, photo_url: null, socials: {}, evidence: [] }],
        evidence: [],
      },
    })}) where account_id = ${account_id}`
  const { page, go, close } = await openSignedIn(testService, account_id)
  await go(`/account/drafts/${draft_id}#founders`)
  await page.getByRole('link', { name: 'Fill in your founder profile' }).click()
  await page.getByRole('link', { name: 'I am Bo Berg' }).click()
  expect(await page.getByLabel('Your role').inputValue()).toBe('Gardener')
  await page.getByLabel('About you').fill('Too short')
  expect(await page.locator('#bio .count').textContent()).toBe('9 of at least 80 characters')
  await page.getByLabel('LinkedIn').fill('not an address')
  await page.getByRole('button', { name: 'Save the profile' }).click()
  await page.locator('#field-linkedin-mistake').waitFor()
  expect(await page.getByLabel('LinkedIn').inputValue()).toBe('not an address')
  await page.getByLabel('LinkedIn').fill('linkedin.com/in/bo')
  await page.getByRole('button', { name: 'Save the profile' }).click()
  await page.getByText('Your profile is saved').waitFor()
  expect((await listing.getDraft({ id: draft_id })).founders).toMatchObject([{ name: 'Bo Berg', role: 'Gardener', bio: 'Too short' }])
  expect((await listing.getAccount()).profile.missing.map(({ code }) => code)).toEqual(['photo', 'bio'])

  // With a profile of one's own, others can be added after it.
  await go(`/account/drafts/${draft_id}`)
  await page.locator('#founders summary', { hasText: 'Add a co-founder' }).click()
  await page.locator('#founders').getByLabel('Name').fill('Ada Lindgren')
  await page.locator('#founders').getByRole('button', { name: /^Add/ }).click()
  await page.locator('#founders').getByRole('heading', { name: 'Ada Lindgren' }).waitFor()
  expect((await listing.getDraft({ id: draft_id })).founders.map(({ name }) => name)).toEqual(['Bo Berg', 'Ada Lindgren'])
  await page.locator('#founders summary', { hasText: 'Invite a co-founder' }).click()
  await page.locator('#founders').getByLabel('Their e-mail').fill('nobody')
  await page
    .locator('#founders')
    .getByRole('button', { name: /^Send the invite/ })
    .click()
  await page.locator('#field-email-mistake').waitFor()
  await page.locator('#founders').getByLabel('Their e-mail').fill('ada@beetroot.dev')
  await page
    .locator('#founders')
    .getByRole('button', { name: /^Send the invite/ })
    .click()
  await page.getByText('The invite is on its way.').waitFor()
  await close()
})

test('a photo is drawn anew before it is shown; what is no picture, or too large, is told', async () => {
  const { account_id, listing } = await testService.founder()
  const { page, go, close } = await openSignedIn(testService, account_id, PHONE)
  await go('/account/profile')
  const upload = async (name: string, buffer: Buffer) => {
    await page.getByLabel('Photo').setInputFiles({ name, mimeType: 'image/png', buffer })
    await page.getByRole('button', { name: 'Upload' }).click()
  }
  await upload('me.png', Buffer.from('<svg onload="alert(1)"/>'))
  await page.getByText('This SVG is more than shapes').waitFor()
  await upload('me.png', Buffer.alloc(10.5 * 1024 * 1024))
  await page.getByText('has more than 10 MB').waitFor()
  await page.getByRole('button', { name: 'Upload' }).click()
  await page.getByText('Choose a picture first.').waitFor()
  // What is typed beside it stays, also where the profile begins with the photo.
  await page.getByLabel('About you').fill('I count beds.')
  await upload('me.png', await paint(400, 300).png().toBuffer())
  await page.getByText('Your photo is saved.').waitFor()
  expect(await page.getByLabel('About you').inputValue()).toBe('I count beds.')
  const shown = page.getByRole('img', { name: /^Photo of/ })
  expect(await shown.getAttribute('src')).toMatch(/^\/uploads\/[0-9a-f]{32}\.webp$/)
  expect(await shown.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0)
  expect([await fits(page), await seriousFaults(page)]).toEqual([true, []])
  expect((await listing.getAccount()).profile.missing.map(({ code }) => code)).not.toContain('photo')
  await page.getByRole('button', { name: 'Remove the photo' }).click()
  await page.getByText('Your photo is removed.').waitFor()
  expect((await listing.getAccount()).profile.missing.map(({ code }) => code)).toContain('photo')
  await close()
})

test('a profile saved here is checked as the API checks it, and shows on every listing', async () => {
  const { account_id, listing, listing_id } = await submitted(testService, sites)
  const { page, go, close } = await openSignedIn(testService, account_id)
  await go('/account/profile')
  expect(await page.getByLabel('Your name').inputValue()).toBe(FOUNDER.name)
  await page.getByLabel('About you').fill('z'.repeat(1001))
  await page.getByRole('button', { name: 'Save the profile' }).click()
  await page.locator('#field-bio-mistake').waitFor()
  await page.getByLabel('About you').fill('z'.repeat(100))
  await page.getByRole('button', { name: 'Save the profile' }).click()
  await page.getByText('Your profile is saved').waitFor()
  const mine = await listing.getMyListing({ listing_id })
  expect(mine.founders[0]).toMatchObject({ name: FOUNDER.name, bio: 'z'.repeat(100), photo_url: FOUNDER.photo_url })
  expect(mine.versions[0]?.via).toBe('update_founder_profile')
  await close()
})
