import { expect, test } from 'bun:test'
import { startTestService } from '../../test_service.ts'
import { fits } from '../axe.ts'
import { DESKTOP, openTab } from '../browser.ts'
import { newOperator, signIn } from '../session.ts'
import { fillForTeam, HOSTILE } from './hostile.ts'
import { openVisitor } from './visit.ts'

const testService = await startTestService({ role: 'web', env: { TEAM_EMAIL: 'team@directory.example' } })
const operator = await newOperator(testService, HOSTILE)
const { '/team/accounts/:id': hostile_account = '' } = await fillForTeam(testService, operator)

test('a job that used up its tries shows with what it said', async () => {
  const person = await openVisitor(testService, operator)
  const { text } = await person.ask('/team/jobs')
  expect([text.includes('<code>sweep</code>'), text.includes('after 3 tries'), text.includes('&lt;img src=x')]).toEqual([true, true, true])
  expect((await person.ask('/team')).text).toMatch(/team-tile bad" href="\/team\/jobs"/)
})

test('the page between a button and what cannot be taken back holds what was typed, and Cancel leads back', async () => {
  const { page, close } = await openTab({ ...DESKTOP, javaScriptEnabled: false })
  await signIn(testService, page, operator)
  const address = `/team/accounts/${hostile_account}`
  await page.goto(testService.url + address)
  await page.getByLabel('Why').fill(HOSTILE)
  await page.getByRole('button', { name: 'Sign everybody out…' }).click()
  expect(await page.locator('input[name="note"]').inputValue()).toBe(HOSTILE)
  expect(await fits(page)).toBe(true)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.waitForURL(testService.url + address)
  await close()
})
