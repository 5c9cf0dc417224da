import { afterAll, expect, test } from 'bun:test'
import { serveSmtp } from '../doubles/smtp.ts'
import { freePort } from '../free_port.ts'
import { startTestService } from '../test_service.ts'
import { putLive } from '../public/live.ts'
import { bought, presentWeek, tick, turnToWeek } from '../newsletter/readers.ts'
import { addWeeks } from '../../server/base/weeks.ts'
import { openTab, PHONE } from './browser.ts'
import { until } from '../until.ts'

const server = await serveSmtp()
afterAll(server.stop)
const port = freePort()
// A service whose links lead to itself; its worker sends the e-mails.
const testService = await startTestService({
  env: { PORT: String(port), BASE_URL: `http://localhost:${port}`, SMTP_URL: server.url, MAIL_FROM: 'Listing <mail@listing.example>' },
})

async function emailTo(email: string, subject: RegExp): Promise<{ raw: string; text: string }> {
  const { raw } = await until(() => server.received.find((received) => received.to.includes(email) && subject.test(received.raw)))
  return { raw, text: raw.replace(/=\r\n/g, '').replace(/=3D/g, '=') }
}
const linkIn = (text: string, part: string): string =>
  new RegExp(`http://localhost:${port}/newsletter/${part}/[\\w-]+`).exec(text)?.[0] ?? `no ${part} link`

test('a week that has begun without an issue is not called one to come', async () => {
  const read = async (week: string) => (await fetch(`${testService.url}/newsletter/${week}`)).text()
  const present = presentWeek(testService)
  expect(await read(present)).toContain('There is no issue for this week so far')
  expect(await read(addWeeks(present, 1))).toContain('This issue is not out yet')
})

test('a reader subscribes, confirms, reads and leaves, without scripts, by e-mails that really come', async () => {
  const { page, close } = await openTab({ ...PHONE, javaScriptEnabled: false })
  await page.goto(`${testService.url}/newsletter`)
  await page.locator('#newsletter input[name=email]').fill('Reader@Readers.Example')
  await page.getByRole('button', { name: 'Get the newsletter' }).click()
  await page.getByText('Check your inbox').waitFor()
  expect(await page.locator('#newsletter').count()).toBe(0)

  const asked = await emailTo('reader@readers.example', /Subject: Confirm the newsletter of Listing/)
  await page.goto(linkIn(asked.text, 'confirm'))
  await page.getByRole('button', { name: 'Send me the newsletter' }).click()
  await page.getByText('You are subscribed').waitFor()

  const week = addWeeks(presentWeek(testService), 1)
  const { slug, listing_id } = await bought(testService, week)
  turnToWeek(testService, 1)
  await putLive(testService, await testService.account(), {
    name: 'Beetroot',
    headline: 'Garden plans that grow with you',
    launch_week: week,
  })
  await tick(testService)
  const issue = await emailTo('reader@readers.example', /Subject: 1 launch this week/)
  expect(issue.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
  expect(issue.text).toContain(`${slug}.test (Sponsored)`)
  expect(issue.text.indexOf('Beetroot')).toBeLessThan(issue.text.indexOf(`${slug}.test (Sponsored)`))
  const stop = linkIn(issue.raw.replace(/\r\n\s+/g, ''), 'stop')
  expect(linkIn(issue.text, 'stop')).toBe(stop)

  await page.goto(`${testService.url}/newsletter/${week}`)
  expect(await page.locator('.issue-sponsor .tag').allTextContents()).toEqual(['Sponsored'])
  expect(
    await page
      .locator('.issue-list')
      .getByRole('link', { name: `${slug}.test` })
      .count(),
  ).toBe(0)
  expect(listing_id).toBeGreaterThan(0)
  await page.goto(stop)
  await page.getByRole('button', { name: 'End the newsletter' }).click()
  await page.getByRole('heading', { name: 'Done' }).waitFor()
  const [row] = await testService.sql<{ state: string }[]>`select state from newsletter_subscribers`
  expect(row?.state).toBe('ended')
  await close()
})

test('its pages name whoever launched and paid, whatever the name, ask for an address once, and break no script', async () => {
  const week = turnToWeek(testService, 1)
  const names = ['Tallyroom', 'Beetroot & Sons', '<b>Bold</b> as a name can be, and longer than a line of a phone', 'Ω', 'Radish']
  for (const [index, name] of names.entries())
    await putLive(testService, await testService.account(), {
      name,
      headline: `Headline of ${name} that says in some words what it is for`,
      launch_week: addWeeks(week, index < 3 ? 0 : 1),
      votes: 9 - index * 2,
    })
  const sponsor = await bought(testService, addWeeks(week, 1))
  const winner = await testService.founder()
  const listing = await putLive(testService, winner.account_id, { name: 'Oakleaf', launch_week: addWeeks(week, -20), votes: 40 })
  await winner.listing.postListingUpdate({
    listing_id: listing.id,
    title: 'Dark mode',
    body: 'The whole app now has a dark mode, for those who garden at night.',
  })
  await tick(testService)
  const next = turnToWeek(testService, 1)
  await tick(testService)
  const { page, fieldErrors, close } = await openTab(PHONE)
  for (const [what, path] of [
    ['issue', `/newsletter/${next}`],
    ['front', '/newsletter'],
    ['upcoming', `/newsletter/${addWeeks(next, 1)}`],
    ['over', `/newsletter/confirm/${'A'.repeat(43)}`],
    ['stop', `/newsletter/stop/${'A'.repeat(32)}`],
  ] as const) {
    await page.goto(testService.url + path)
    expect([what, (await page.locator('form#newsletter').count()) < 2]).toEqual([what, true])
  }
  await page.goto(`${testService.url}/newsletter/${next}`)
  expect(await page.getByRole('link', { name: names[2] ?? '' }).count()).toBe(1)
  expect(await page.locator('.issue-sponsor a').getAttribute('href')).toBe(`/listings/${sponsor.slug}`)
  expect(fieldErrors).toEqual([])
  await close()
})
