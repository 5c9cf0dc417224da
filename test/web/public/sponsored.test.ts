import { expect, test } from 'bun:test'
import { addWeeks, weekOf } from '../../../server/base/weeks.ts'
import { startTestService } from '../../test_service.ts'
import { checkout, launchOf, payTest } from '../../orders/buyers.ts'
import { buyer } from '../../orders/shop.ts'
import { seriousFaults } from '../axe.ts'
import { openTab, PHONE } from '../browser.ts'
import { putShown, read } from './put.ts'

const testService = await startTestService({ role: 'web' })
const WEEK_SECONDS = 7 * 24 * 3600

test('a paid placement is marked as sponsored where and when it was bought, and moves nothing', async () => {
  const who = await buyer(testService)
  const { listing_id, slug } = who
  const week = addWeeks(weekOf(testService.service.clock()), 2)
  const made = await checkout(who, [
    ...launchOf(who),
    { product: 'billboard', listing_id, options: { weeks: [week, addWeeks(week, 1)] } },
    { product: 'category_feature', listing_id, options: { categories: ['Productivity'], weeks: [week] } },
  ])
  await payTest(testService, made.checkout_url)
  const rival = await putShown(testService, await testService.account(), { name: 'Rival', categories: ['Productivity'], votes: 9 })
  for (const path of ['/', '/categories/productivity']) expect((await read(testService, path)).text).not.toContain('Sponsored')

  testService.turnClock(2 * WEEK_SECONDS)
  for (const path of ['/', '/categories/productivity']) {
    const { text } = await read(testService, path)
    expect([path, text.match(/id="sponsored">Sponsored/g)?.length]).toEqual([path, 1])
    expect(text).toMatch(new RegExp(`Sponsored[^]*?/listings/${slug}`))
  }
  for (const path of ['/categories/email', '/leaderboard', '/search?category=Productivity']) {
    const { text } = await read(testService, path)
    expect([path, text.includes('Sponsored')]).toEqual([path, false])
  }
  const { items } = await testService.visitor().searchListings({ category: 'Productivity' })
  expect(items[0]?.id).toBe(rival.id)
  const { page, close } = await openTab(PHONE)
  await page.goto(testService.url)
  expect(await seriousFaults(page)).toEqual([])
  await close()
})
