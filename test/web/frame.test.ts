import { expect, test } from 'bun:test'
import { startTestService } from '../test_service.ts'
import { openTab, PHONE } from './browser.ts'

const testService = await startTestService({ role: 'web' })

test('an address that is none is a page for people and a problem document for programs', async () => {
  const page = await fetch(`${testService.url}/nowhere`, { headers: { accept: 'text/html' } })
  expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
  expect(await page.text()).toContain('There is nothing at this address')
  const problem = await fetch(`${testService.url}/nowhere`)
  expect([problem.status, problem.headers.get('content-type')]).toEqual([404, 'application/problem+json'])
})

test('every page forbids foreign scripts, frames and guesses at its type', async () => {
  const { headers } = await fetch(`${testService.url}/nowhere`, { headers: { accept: 'text/html' } })
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe-inline')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).not.toBeNull()
})

test('the frame stands on a phone without sideways scrolling, loads its style and script, and names its landmarks', async () => {
  const { page, fieldErrors, close } = await openTab(PHONE)
  const failed: string[] = []
  page.on('response', (response) => void (response.status() >= 400 && !response.url().endsWith('/nowhere') && failed.push(response.url())))
  await page.goto(`${testService.url}/nowhere`)
  expect(await page.getByRole('banner').count()).toBe(1)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('navigation', { name: 'Main' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true)
  expect(await page.evaluate(() => getComputedStyle(document.body).marginTop)).toBe('0px')
  expect([failed, fieldErrors]).toEqual([[], []])
  await close()
})
