import { expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { startTestService } from '../../test_service.ts'
import { gardenSite, page as sitePage, serveSites } from '../../sites.ts'
import { FIELD_NAMES, FIELDS } from '../../../server/fields/fields.ts'
import { paint } from '../../pictures.ts'
import { showIn } from '../axe.ts'
import { PHONE } from '../browser.ts'
import { signIn } from '../session.ts'
import { fits, openSignedIn, seriousFaults } from './signed_in.ts'

const HOSTILE = '"><img src=x onerror=alert(1)><script>alert(2)</script>'
const garden = gardenSite()
const { env } = serveSites({
  'beetroot.test': garden,
  'faded.test': {
    '/': sitePage(
      'Faded: plans for gardens',
      '<main><h1>Plans for gardens</h1><p>Faded plans the beds of small vegetable gardens for people who garden.</p></main>',
      '<meta property="og:image" content="/gone.png">',
    ),
  },
  'hadiqa.test': {
    '/': sitePage(
      'حديقتي',
      '<main><h1>خطط لحدائق الخضروات الصغيرة</h1><p>يخطط برنامج حديقتي أحواض الخضروات لمن يزرع. تأسست حديقتي عام 2019.</p></main>',
    ),
  },
  'hostile.test': {
    '/': sitePage(
      'Trap &lt;script&gt;alert(3)&lt;/script&gt;',
      '<main><h1>Plans &lt;img src=x onerror=alert(4)&gt; for gardens</h1><p>Trap plans the beds of small vegetable gardens for people who garden.</p></main>',
    ),
  },
})
const testService = await startTestService({ env })

/** A founder with a ready draft, looking at its review. */
async function reviewing(options: Parameters<typeof openSignedIn>[2] = {}, host = 'beetroot.test') {
  const founder = await testService.founder()
  const { id } = await founder.listing.submitListing({ url: `http://${host}` })
  await founder.listing.waitForDraft(id)
  const tab = await openSignedIn(testService, founder.account_id, options)
  await tab.go(`/account/drafts/${id}`)
  return { ...founder, ...tab, id, draft: () => founder.listing.getDraft({ id }) }
}
const edit = (page: Page, field: string) => page.locator(`#${field} .field-acts > .editor > summary`).click()
/** What is not offered at once stands in the menu of its field. */
async function press(page: Page, field: string, name: string | RegExp) {
  const button = page.locator(`#${field}`).getByRole('button', { name, includeHidden: true }).first()
  if (!(await button.isVisible())) await page.locator(`#${field} .acts-more > summary`).first().click()
  await button.click()
}

test('a quote of a script that begins on the right is read from there in the review, in its line and whole', async () => {
  const { page, close } = await reviewing({}, 'hadiqa.test')
  await page.locator('#founded_year .proofs > summary').click()
  for (const selector of ['#founded_year .proof-line', '#founded_year blockquote > p']) {
    const direction = await page.locator(selector).evaluate((element) => getComputedStyle(element).direction)
    expect([selector, direction]).toEqual([selector, 'rtl'])
  }
  await close()
})

test('what is typed stays where the session ended meanwhile, and is saved after signing in beside it', async () => {
  const { page, draft, account_id, close } = await reviewing()
  await edit(page, 'headline')
  const typed = page.locator('#headline').getByLabel('Headline')
  await typed.fill('Beds, drawn once')
  await page.context().clearCookies()
  await press(page, 'headline', /^Save/)
  await page.locator('#told', { hasText: 'Sign in, then send it again' }).waitFor()
  expect([await typed.inputValue(), (await draft()).fields.headline.state]).toEqual(['Beds, drawn once', 'ai'])
  expect(await page.locator('#told a').getAttribute('href')).toStartWith('/sign-in?')
  // What is told takes room at the bottom of the window: the button to press again is not below it.
  const [button, bar] = [
    await page.locator('#headline').getByRole('button', { name: /^Save/ }).boundingBox(),
    await page.locator('.review-bar').boundingBox(),
  ]
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
  await signIn(testService, page, account_id)
  await press(page, 'headline', /^Save/)
  await page.locator('#headline').getByText('Edited by you').waitFor()
  expect((await draft()).fields.headline.value).toBe('Beds, drawn once')
  await close()
})

test('a value is edited, kept, removed and restored, each shown with where it comes from', async () => {
  const { page, draft, fieldErrors, close } = await reviewing()
  const headline = page.locator('#headline')
  await headline.getByText('From your website').waitFor()
  expect(await headline.locator('.quote').first().textContent()).toContain('Garden plans that grow with you')
  await press(page, 'headline', /^Keep/)
  await headline.getByText('Kept by you').waitFor()
  await edit(page, 'headline')
  await headline.getByLabel('Headline').fill('Beds, drawn once')
  await press(page, 'headline', /^Save/)
  await headline.getByText('Edited by you').waitFor()
  expect(await headline.locator('.value').textContent()).toBe('Beds, drawn once')
  expect((await draft()).fields.headline).toMatchObject({ value: 'Beds, drawn once', state: 'edited' })
  await press(page, 'headline', /^Remove/)
  await headline.getByText('Removed').waitFor()
  expect(await page.locator('#missing').textContent()).toContain('You removed it.')
  await press(page, 'headline', /^Restore/)
  await headline.getByText('From your website').waitFor()
  expect((await draft()).fields.headline.state).toBe('ai')
  expect(fieldErrors).toEqual([])
  await close()
})

test('what is typed in one field stays while another is saved, and a refused text stays with what to mend', async () => {
  const { page, draft, close } = await reviewing()
  await edit(page, 'summary')
  await page.locator('#summary').getByLabel('Summary').fill('Half a thought')
  await edit(page, 'headline')
  const headline = page.locator('#headline').getByLabel('Headline')
  await headline.fill('x'.repeat(91))
  expect(await page.locator('#headline .count').textContent()).toBe('91 of 90 characters')
  await press(page, 'headline', /^Save/)
  await page.locator('#headline .mistake').waitFor()
  expect(await page.locator('#headline .mistake').textContent()).toContain('90 characters')
  expect(await headline.inputValue()).toBe('x'.repeat(91))
  expect(await headline.evaluate((field) => field === document.activeElement)).toBe(true)
  await headline.fill('Beds, drawn once')
  await page.keyboard.press('Enter')
  await page.locator('#headline').getByText('Edited by you').waitFor()
  expect(await page.locator('#summary').getByLabel('Summary').inputValue()).toBe('Half a thought')
  expect((await draft()).fields.summary.state).toBe('ai')
  await close()
})

test('a field that was changed in another window meanwhile is not replaced unasked', async () => {
  const { page, draft, listing, id, close } = await reviewing()
  await edit(page, 'headline')
  const typed = page.locator('#headline').getByLabel('Headline')
  await typed.fill('Beds, drawn once')
  await listing.updateDraft({ id, fields: { headline: 'Beds for everybody' } })
  await press(page, 'headline', /^Save/)
  const mistake = page.locator('#headline .mistake')
  await mistake.waitFor()
  expect([await mistake.textContent(), await typed.inputValue(), (await draft()).fields.headline.value]).toEqual([
    expect.stringContaining('Beds for everybody'),
    'Beds, drawn once',
    'Beds for everybody',
  ])
  await press(page, 'headline', /^Save/)
  await page.locator('#headline .mistake').waitFor({ state: 'detached' })
  expect((await draft()).fields.headline.value).toBe('Beds, drawn once')
  await close()
})

test('a quote opens in its context on the page it was taken from', async () => {
  const { page, id, go, close } = await reviewing()
  await page.locator('#legal_name .proofs > summary').click()
  await page
    .locator('#legal_name')
    .getByRole('link', { name: /In context/ })
    .first()
    .click()
  const context = page.locator('#legal_name .context')
  await context.waitFor()
  expect(await context.locator('mark').textContent()).toContain('Beetroot GmbH')
  expect(await context.textContent()).toContain('Lindenweg')
  await go(`/account/drafts/${id}/source?field=legal_name&quote=0`)
  expect(await page.locator('.context mark').textContent()).toContain('Beetroot GmbH')
  expect((await go(`/account/drafts/${id}/source?field=constructor&quote=0`))?.status()).toBe(404)
  expect((await go(`/account/drafts/${id}/source?field=legal_name&quote=99`))?.status()).toBe(404)
  await close()
})

test('the lists have editors: questions, accounts, milestones, competitor, categories, years and countries', async () => {
  const { page, draft, close } = await reviewing()
  await edit(page, 'faqs')
  await page.locator('#faqs').getByLabel('Question').first().fill('Does it work offline?')
  await press(page, 'faqs', /^Save/)
  await page.locator('#faqs .mistake').waitFor()
  await page.locator('#faqs').getByLabel('Answer').first().fill('Yes.')
  await press(page, 'faqs', /^Save/)
  await page.locator('#faqs').getByRole('heading', { name: 'Does it work offline?' }).waitFor()
  await press(page, 'faqs', /^Read again/)
  await page.locator('#told', { hasText: 'This is yours' }).waitFor()

  // What is typed beside an entry is not dropped with it before the same button is pressed again.
  await edit(page, 'faqs')
  const open = page.locator('#faqs').getByLabel('Question').nth(1)
  await open.fill('Does it sow?')
  const remove = page
    .locator('#faqs')
    .getByRole('button', { name: /^Remove/ })
    .first()
  await remove.click()
  await page.locator('#told', { hasText: 'What you typed beside it is not saved' }).waitFor()
  expect(await open.inputValue()).toBe('Does it sow?')
  // So is what was refused.
  await press(page, 'faqs', /^Save/)
  await page.locator('#faqs .mistake').first().waitFor()
  await remove.click()
  await page.locator('#told', { hasText: 'What you typed beside it is not saved' }).waitFor()
  expect(await open.inputValue()).toBe('Does it sow?')
  await page.locator('#faqs').getByLabel('Question').nth(1).fill('')

  await edit(page, 'company_socials')
  await page.locator('#company_socials').getByLabel('Where').selectOption('github')
  await page.locator('#company_socials').getByLabel('Address').fill('github.com/beetroot')
  await press(page, 'company_socials', /^Add/)
  await page.locator('#company_socials-github').waitFor()

  await edit(page, 'milestones')
  await page.locator('#milestones').getByLabel('Day').fill('2026-02-28')
  await page.locator('#milestones').getByLabel('What happened').fill('First hundred gardens')
  await press(page, 'milestones', /^Add/)
  await page.locator('#milestones').getByRole('heading', { name: 'First hundred gardens' }).waitFor()

  await edit(page, 'competitor')
  await page.locator('#competitor').getByLabel('Its website').fill('http://beetroot.test')
  await press(page, 'competitor', /^Read and compare/)
  await page.locator('#competitor').getByRole('link', { name: 'beetroot.test' }).first().waitFor()
  // The comparison comes by itself.
  await page.locator('#competitor table').waitFor()

  await edit(page, 'categories')
  await page.locator('#categories').getByLabel('Main category').selectOption('Productivity')
  await press(page, 'categories', /^Save/)
  await page.locator('#categories .chips').getByText('Productivity').waitFor()

  await edit(page, 'founded_year')
  await page.locator('#founded_year').getByLabel('Founded').fill('soon')
  await press(page, 'founded_year', /^Save/)
  await page.locator('#founded_year .mistake').waitFor()
  expect(await page.locator('#founded_year .mistake').textContent()).not.toContain('null')
  await page.locator('#founded_year').getByLabel('Founded').fill('2019')
  await press(page, 'founded_year', /^Save/)
  await page.locator('#founded_year .value').waitFor()

  const { faqs, company_socials, milestones, categories, fields, competitor_url } = await draft()
  expect(faqs.map(({ question }) => question)).toEqual(['Does it work offline?'])
  expect(company_socials.github?.value).toBe('https://github.com/beetroot')
  expect(milestones.map(({ title }) => title)).toEqual(['First hundred gardens'])
  expect([categories, fields.founded_year.value, new URL(competitor_url ?? '').host]).toEqual([['Productivity'], 2019, 'beetroot.test'])
  await press(page, 'competitor', /^Remove/)
  await page.locator('#competitor').getByText('None named.').waitFor()
  expect(await page.locator('#told').textContent()).toBe('Removed.')
  await close()
})

test('a field is read again while the page stays, with what is being typed on it', async () => {
  const { page, draft, close } = await reviewing()
  const before = garden['/']
  garden['/'] = String(before).replace('<h1>Garden plans that grow with you</h1>', '<h1>Beds that plan themselves for you</h1>')
  await edit(page, 'audience')
  await page.locator('#audience').getByLabel('Who it is for').fill('People with a')
  await press(page, 'headline', /^Read again/)
  await page.locator('#headline .value', { hasText: 'Beds that plan themselves' }).waitFor()
  await page.waitForFunction(() => document.querySelector('#reading') === null)
  expect([(await draft()).status, await page.locator('#audience').getByLabel('Who it is for').inputValue()]).toEqual([
    'ready',
    'People with a',
  ])
  garden['/'] = before ?? ''
  await close()
})

test('hostile values show as text and lead nowhere', async () => {
  const { page, listing, id, go, fieldErrors, close } = await reviewing({}, 'hostile.test')
  page.on('dialog', () => fieldErrors.push('a dialog opened'))
  await listing.updateDraft({
    id,
    fields: { name: 'Trap', description: HOSTILE.repeat(3), features: [HOSTILE], audience: HOSTILE },
    faqs: [{ question: HOSTILE, answer: HOSTILE }],
    founders: [{ name: HOSTILE.slice(0, 80), bio: HOSTILE }],
    milestones: [{ date: '2026-01-01', title: HOSTILE, description: HOSTILE }],
    story: { problem: HOSTILE },
  })
  for (const path of [`/account/drafts/${id}`, `/account/drafts/${id}/source?field=headline&quote=0`]) {
    await go(path)
    expect(await page.evaluate(() => document.querySelectorAll('main script, main img, [onerror], a[href^="javascript:"]').length)).toBe(0)
  }
  await go(`/account/drafts/${id}?done=%3Cscript%3E&by_hand=1`)
  expect(await page.locator('#features .value').textContent()).toBe(HOSTILE)
  expect(await page.locator('#told').textContent()).toBe('')
  expect(fieldErrors).toEqual([])
  await close()
})

test('the founder story and its sections are called in the draft what their own page calls them', async () => {
  const { page, listing, id, go, close } = await reviewing()
  const said = async () => (await page.locator('main').textContent())?.replace(/\s+/g, ' ')
  expect(await said()).toMatch(/Write(Close)? the founder story/)
  await listing.updateDraft({ id, story: { whats_next: 'A second city.' } })
  await go(`/account/drafts/${id}`)
  expect(await said()).toContain('What is next: A second city.')
  await close()
})

test('the review is whole on a phone, in light and dark, and shuts nobody out', async () => {
  const { page, fieldErrors, close } = await reviewing(PHONE)
  expect(await fits(page)).toBe(true)
  await edit(page, 'headline')
  await edit(page, 'categories')
  await edit(page, 'faqs')
  expect([await seriousFaults(page), await fits(page)]).toEqual([[], true])
  await showIn(page, { width: 390, height: 844 }, 'dark')
  expect([await seriousFaults(page, 'colours'), fieldErrors]).toEqual([[], []])
  await close()
})

test('the keyboard alone edits a field and submits the draft', async () => {
  const { page, draft, close } = await reviewing()
  await page.locator('#headline .editor > summary').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Beds, drawn once')
  await page.keyboard.press('Enter')
  await page.locator('#headline').getByText('Edited by you').waitFor()
  // The focus is where the change was made, so that the next Tab goes on from there.
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('headline')
  await page.getByRole('button', { name: 'Submit', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/account\/listings\/\d+\?done=submitted/)
  expect((await draft()).fields.headline.value).toBe('Beds, drawn once')
  await close()
})

test('without scripts everything works the plain way: read, edit, mend, remove, submit', async () => {
  const founder = await testService.founder()
  const { page, go, close } = await openSignedIn(testService, founder.account_id, { ...PHONE, javaScriptEnabled: false })
  await go('/submit?url=beetroot.test')
  await page.getByRole('button', { name: 'Read my website' }).click()
  // The page asks again by itself.
  await page.getByRole('heading', { name: 'What is missing' }).waitFor()
  await edit(page, 'headline')
  await page.locator('#headline').getByLabel('Headline').fill('x'.repeat(95))
  await press(page, 'headline', /^Save/)
  await page.locator('#headline .mistake').waitFor()
  expect(await page.locator('#headline').getByLabel('Headline').inputValue()).toBe('x'.repeat(95))
  await page.locator('#headline').getByLabel('Headline').fill('Beds, drawn once')
  await press(page, 'headline', /^Save/)
  await page.locator('#headline .tag', { hasText: 'Edited by you' }).waitFor()
  expect(new URL(page.url()).hash).toBe('#headline')
  expect(await page.locator('#told').textContent()).toBe('Saved.')
  await press(page, 'summary', /^Remove/)
  await page.locator('#summary .tag', { hasText: 'Removed' }).waitFor()
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByText('Choose how it launches').waitFor()
  await close()
})

test('pictures are shown as pictures: uploaded as files, put in order, taken out, refused with what to send', async () => {
  const { page, draft, close, fieldErrors, listing, id, go } = await reviewing()
  const png = async (side: number) => ({ name: 'x.png', mimeType: 'image/png', buffer: await paint(side, side).png().toBuffer() })
  const upload = async (field: string, file: { name: string; mimeType: string; buffer: Buffer }) => {
    if (!(await page.locator(`#${field} .field-acts > .editor[open]`).isVisible())) await edit(page, field)
    await page.locator(`#${field} input[type=file]`).setInputFiles(file)
    await press(page, field, /^Upload/)
  }
  await upload('logo_url', { name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await page.locator('#logo_url .mistake').waitFor()
  await upload('logo_url', await png(64))
  await page.locator('#logo_url img').waitFor()
  for (const [count, side] of [30, 60, 90].entries()) {
    await upload('screenshots', await png(side))
    await page.locator('#screenshots li').nth(count).waitFor()
  }
  const before = (await draft()).fields.screenshots.value ?? []
  const sides = await page
    .locator('#screenshots .picture-list > li > img')
    .evaluateAll((all) =>
      Promise.all(all.map((one) => (one as HTMLImageElement).decode().then(() => (one as HTMLImageElement).naturalWidth))),
    )
  expect(sides).toEqual([30, 60, 90])
  await page.locator('#screenshots').getByRole('button', { name: 'Earlier screenshot 3' }).click()
  await page.locator('#told', { hasText: 'Moved.' }).waitFor()
  expect((await draft()).fields.screenshots.value).toEqual([0, 2, 1].map((index) => before[index] ?? ''))
  await page.locator('#screenshots').getByRole('button', { name: 'Remove screenshot 1' }).click()
  await page.locator('#screenshots li').nth(2).waitFor({ state: 'detached' })
  expect((await draft()).fields.screenshots.value).toEqual([2, 1].map((index) => before[index] ?? ''))
  expect([await seriousFaults(page), fieldErrors]).toEqual([[], []])

  // A live listing is edited by the same piece.
  const { listing_id } = await listing.submitDraft({ id })
  await go(`/account/listings/${listing_id}/edit`)
  await upload('cover_url', { name: 'x.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg><script>alert(1)</script></svg>') })
  await page.locator('#cover_url .mistake', { hasText: 'more than shapes' }).waitFor()
  await upload('cover_url', await png(50))
  await page.getByText('Saved. It shows once the listing is public.').waitFor()
  expect(await page.locator('#cover_url .picture-list > li > img').getAttribute('src')).toMatch(/^\/uploads\//)
  await press(page, 'cover_url', /^Remove/)
  await page.locator('#cover_url .picture-list > li > img').waitFor({ state: 'detached' })
  const mine = await listing.getMyListing({ listing_id })
  expect([mine.cover_url, mine.screenshots?.length, await seriousFaults(page)]).toEqual([null, 2, []])
  // Enter saves the address that was typed, and asks for no file.
  const address = 'https://pictures.beetroot.dev/cover.png'
  await edit(page, 'cover_url')
  await page.locator('#cover_url summary', { hasText: 'Or by its address' }).click()
  await page.locator('#field-cover_url').fill(address)
  await page.keyboard.press('Enter')
  await page.locator('#cover_url .picture-list > li > img').waitFor({ state: 'attached' })
  expect((await listing.getMyListing({ listing_id })).cover_url).toBe(address)
  await close()
})

test('in the place of a picture that is gone stands one that says so', async () => {
  const { page, close } = await reviewing({}, 'faded.test')
  const cover = page.locator('#cover_url .picture-list > li > img')
  await cover.scrollIntoViewIfNeeded()
  // A broken picture has no width.
  await page.waitForFunction((image) => image instanceof HTMLImageElement && image.complete, await cover.elementHandle())
  expect(await cover.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(640)
  const answer = await page.request.get(new URL((await cover.getAttribute('src')) ?? '', testService.url).href)
  expect([answer.status(), answer.headers()['content-type'], answer.headers()['content-security-policy']]).toEqual([
    404,
    'image/svg+xml',
    "default-src 'none'; sandbox",
  ])
  await close()
})

test('a draft of which every field is filled is reviewed within three screens of a desk', async () => {
  const { page, listing, id, go, close } = await reviewing({ viewport: { width: 1440, height: 1000 } })
  const values = {
    ...{ text: 'Planned together by the whole street', url: 'https://beetroot.dev/page', urls: ['https://beetroot.dev/a.png'] },
    ...{
      list: ['Crop rotation', 'Frost warnings', 'Seed lists'],
      flag: true,
      year: 2019,
      country: 'DE',
      language: 'en',
      email: 'hello@beetroot.dev',
    },
    ...{ phone: '+49 30 1234567', choice: 'freemium' },
  }
  const { fields } = await listing.getDraft({ id })
  const blank = FIELD_NAMES.filter((name) => fields[name].value === null)
  await listing.updateDraft({
    id,
    fields: Object.fromEntries(blank.map((name) => [name, values[FIELDS[name].shape]])),
    faqs: Array.from({ length: 5 }, (_, index) => ({
      question: `What about bed ${index}?`,
      answer: 'It is planned like the others. '.repeat(8),
    })),
    founders: [
      { name: 'Ada Lindgren', role: 'Founder' },
      { name: 'Bo Root', role: 'Gardener' },
    ],
  })
  await go(`/account/drafts/${id}`)
  expect(await page.locator('.draft-field.blank').count()).toBeLessThan(5)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3000)
  await close()
})
