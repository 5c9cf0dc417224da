import { expect, test } from 'bun:test'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { answered, openCalls } from '../calls.ts'
import { temporaryFolder } from '../cli/temporary_folder.ts'
import { checkout } from '../orders/buyers.ts'
import { buyer, weekAhead } from '../orders/shop.ts'
import { serveSites, type SitePages } from '../sites.ts'
import { startTestService } from '../test_service.ts'
import { until } from '../until.ts'
import { submitted } from './founders.ts'

const sites: Record<string, SitePages> = {}
const archives = join(temporaryFolder(), 'archives')
const testService = await startTestService({ env: { ...serveSites(sites).env, DUMPS: 'on', BACKUP_DIR: archives } })
const { operator } = await openCalls(testService)
const weeksRun = async (at: string) => void (await answered(operator('run_weeks', { at })))
const later = (days: number) => new Date(testService.service.clock().getTime() + days * 86_400_000).toISOString()

test('a badge that is gone is missed in each week that a run is asked for, and lost in the third', async () => {
  const { listing, listing_id, page_url, show } = await submitted(testService, sites)
  show(`<a href="${page_url}">On Listing</a>`)
  await listing.chooseFreeListing({ listing_id })
  let badge = await listing.verifyBadge({ listing_id })
  expect(badge.state).toBe('verified')
  show('<p>No badge any more.</p>')
  const seen: string[] = []
  for (let miss = 0; miss < 3; miss++) {
    await weeksRun(badge.next_check_at ?? '')
    badge = (await listing.getBadges({ listing_id })).verification ?? badge
    seen.push(badge.state)
  }
  expect(seen).toEqual(['missing', 'missing', 'lost'])
  // Its owner reads of it now, not when the clock is there.
  const told = async () => testService.sql<{ status: string }[]>`select status from outbox where kind = 'badge_lost'`
  expect(await until(async () => (await told())[0]?.status === 'sent')).toBe(true)
})

test('an order that nobody paid by then is over, and its seats are free', async () => {
  const who = await buyer(testService, 'live')
  const weeks = [weekAhead(testService, 2), weekAhead(testService, 3)]
  const { number, expires_at } = await checkout(who, [who.item('billboard', { weeks })])
  await weeksRun(new Date(Date.parse(expires_at) - 60_000).toISOString())
  expect((await who.listing.getOrder({ number })).status).toBe('pending')
  await weeksRun(expires_at)
  expect((await who.listing.getOrder({ number })).status).toBe('expired')
})

test('the dump and the archive of that day are written by a worker', async () => {
  const at = `${later(90).slice(0, 10)}T04:00:00Z`
  await weeksRun(at)
  const day = await until(async () => {
    const answer = await fetch(`${testService.url}/dumps/latest.json`)
    const dump = answer.ok ? ((await answer.json()) as { day: string }) : null
    return dump?.day === at.slice(0, 10) ? dump.day : null
  })
  const name = `listing-${day.replaceAll('-', '')}T0300Z.tar.gz`
  expect(await until(() => readdirSync(archives).includes(name))).toBe(true)
})
