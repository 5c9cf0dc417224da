import { describe, expect, test } from 'bun:test'
import { startTestService } from '../test_service.ts'
import { refused } from '../refused.ts'
import { page, serveSites, type SitePages } from '../sites.ts'
import { ensureMainSite } from '../../server/core/sites.ts'
import { dueChecks } from '../../server/launch/badge_checks.ts'
import { runLaunches } from '../../server/launch/run_weeks.ts'
import { submitted, turnTo } from './founders.ts'
import { until } from '../until.ts'

const sites: Record<string, SitePages> = {}
const { env, log } = serveSites(sites)
const testService = await startTestService({ env })
const badge = (page_url: string) => `<a href="${page_url}">On Listing</a>`
const DAY_SECONDS = 24 * 3600

test('an account has its badges looked for twenty times an hour; the website is left alone then', async () => {
  const { listing, listing_id, pages } = await submitted(testService, sites)
  let seen = 0
  const home = pages['/']
  pages['/'] = (request) => (
    seen++,
    typeof home === 'string' ? new Response(home, { headers: { 'content-type': 'text/html' } }) : new Response(request.url)
  )
  for (let check = 0; check < 20; check++) await listing.verifyBadge({ listing_id })
  const problem = await refused(listing.verifyBadge({ listing_id }))
  expect([problem.status, problem.code, (problem.retry_after ?? 0) > 3000, seen]).toEqual([429, 'rate_limited', true, 20])
  expect((await listing.getAccount()).limits).not.toHaveProperty('badge_checks_per_hour')
  testService.turnClock(3700)
  expect((await listing.verifyBadge({ listing_id })).state).toBe('missing')
})

test('any page of the website may carry the badge, and the page that was named is the one looked at again', async () => {
  const { listing, listing_id, page_url, host, pages } = await submitted(testService, sites)
  pages['/about'] = page('About', badge(page_url))
  sites[`www.${host}`] = pages
  expect((await listing.verifyBadge({ listing_id })).state).toBe('missing')
  const seen = await listing.verifyBadge({ listing_id, page_url: `http://www.${host}/about?utm_source=x` })
  expect(seen).toMatchObject({ state: 'verified', checked_url: `http://www.${host}/about` })
  expect((await listing.getBadges({ listing_id })).verification).toEqual(seen)
  // Who looks once more and names none means that page; the home page has an address as well.
  expect(await listing.verifyBadge({ listing_id })).toMatchObject({ state: 'verified', checked_url: `http://www.${host}/about` })
  expect(await listing.verifyBadge({ listing_id, page_url: `http://${host}/` })).toMatchObject({ checked_url: `http://${host}/` })
})

test('a site that moved keeps the badges that lead to its former host, until another site has that', async () => {
  const { listing, listing_id, page_url, show } = await submitted(testService, sites)
  const { hostname } = new URL(page_url)
  const led = async (host: string) => {
    const badge_url = new URL(page_url)
    badge_url.hostname = host
    show(badge(badge_url.href))
    // Sites are remembered for a second.
    testService.turnClock(2)
    return (await listing.verifyBadge({ listing_id })).state
  }
  expect(await led('old.directory.test')).toBe('missing')
  await ensureMainSite(testService.sql, 'http://old.directory.test')
  await ensureMainSite(testService.sql, testService.url)
  expect(await led('old.directory.test')).toBe('verified')
  expect(await led(hostname)).toBe('verified')
  await testService.operate('set_site', { key: 'old', host: 'old.directory.test', name: 'Old' })
  expect(await led('old.directory.test')).toBe('missing')
  await testService.operate('set_site', { key: 'old', host: 'older.directory.test' })
  expect(await led('old.directory.test')).toBe('verified')
  const [row] = await testService.sql<{ former_hosts: string[] }[]>`select former_hosts from sites where key = 'old'`
  expect(row?.former_hosts).toEqual(['old.directory.test'])
})

test('a link to the home page proves nothing between two accounts with listings of one website; a link to its own page does', async () => {
  const first = await submitted(testService, sites)
  first.show(badge(testService.service.config.base_url))
  expect((await first.listing.verifyBadge({ listing_id: first.listing_id })).state).toBe('verified')
  const second = await submitted(testService, sites, { beside: first })
  for (const { listing, listing_id } of [second, first]) {
    await listing.chooseFreeListing({ listing_id })
    expect((await listing.verifyBadge({ listing_id })).detail).toContain('nor ones to our home page where others list this website too')
  }
  expect((await second.listing.getMyListing({ listing_id: second.listing_id })).status).toBe('awaiting_badge')
  first.show(badge(testService.service.config.base_url) + badge(second.page_url))
  expect((await first.listing.verifyBadge({ listing_id: first.listing_id })).state).not.toBe('verified')
  expect((await second.listing.verifyBadge({ listing_id: second.listing_id })).state).toBe('verified')
  // What has its launch keeps the badge that got it there.
  await testService.sql`update listings set status = 'scheduled' where id = ${second.listing_id}`
  first.show(badge(testService.service.config.base_url))
  expect((await second.listing.verifyBadge({ listing_id: second.listing_id })).state).toBe('verified')
})

describe('a page that cannot be read is unreachable, never missing, and what was seen before stands', () => {
  test.each([401, 403, 429, 500, 503])('status %p', async (status) => {
    const { listing, listing_id, page_url, show, pages } = await submitted(testService, sites)
    pages['/'] = () => new Response('no', { status, headers: { 'content-type': 'text/html' } })
    expect((await listing.verifyBadge({ listing_id })).state).toBe('unreachable')
    show(badge(page_url))
    await listing.chooseFreeListing({ listing_id })
    expect((await listing.verifyBadge({ listing_id })).state).toBe('verified')
    pages['/'] = () => new Response('no', { status })
    expect(await listing.verifyBadge({ listing_id })).toMatchObject({ state: 'unreachable' })
    expect((await listing.getMyListing({ listing_id })).status).toBe('scheduled')
  })

  test('a website that forbids its page to ListingBot says so', async () => {
    const { listing, listing_id, pages } = await submitted(testService, sites)
    pages['/robots.txt'] = () => new Response('User-agent: ListingBot\nDisallow: /about\n')
    pages['/about'] = () => Promise.reject(new Error('read against robots.txt'))
    const { host } = new URL((await listing.getMyListing({ listing_id })).url)
    const { state, detail } = await listing.verifyBadge({ listing_id, page_url: `http://${host}/about` })
    expect([state, detail.includes('robots.txt')]).toEqual(['unreachable', true])
  })

  test('a redirect to another website', async () => {
    const { listing, listing_id, page_url, host, pages } = await submitted(testService, sites)
    sites['elsewhere.test'] = { '/': page('Elsewhere', badge(page_url)) }
    pages['/out'] = () => new Response(null, { status: 302, headers: { location: 'http://elsewhere.test/' } })
    expect((await listing.verifyBadge({ listing_id, page_url: `http://${host}/out` })).state).toBe('unreachable')
  })
})

test('a home page that leads to the directory itself shows no badge, whatever the directory links to', async () => {
  const { listing, listing_id, page_url, pages } = await submitted(testService, sites)
  await ensureMainSite(testService.sql, 'http://directory.test')
  await ensureMainSite(testService.sql, testService.url)
  // Sites are remembered for a second.
  testService.turnClock(2)
  const badge_url = new URL(page_url)
  badge_url.hostname = 'directory.test'
  sites['directory.test'] = { '/': page('Directory', badge(badge_url.href)) }
  pages['/'] = () => new Response(null, { status: 302, headers: { location: 'http://directory.test/' } })
  expect((await listing.verifyBadge({ listing_id })).state).toBe('unreachable')
})

test('a page that is gone, a hidden link and a comment are missing, each with what to do', async () => {
  const { listing, listing_id, page_url, host, show } = await submitted(testService, sites)
  const gone = await listing.verifyBadge({ listing_id, page_url: `http://${host}/gone` })
  expect([gone.state, gone.detail.includes('404')]).toEqual(['missing', true])
  for (const body of [`<div hidden>${badge(page_url)}</div>`, `<!-- ${badge(page_url)} -->`, `<template>${badge(page_url)}</template>`]) {
    show(`<h1>Beetroot</h1>${body}`)
    const { state, detail } = await listing.verifyBadge({ listing_id })
    expect([state, detail.includes('get_badges')]).toEqual(['missing', true])
  }
})

test('a page of another website is refused before anything is asked of it', async () => {
  const { listing, listing_id, host } = await submitted(testService, sites)
  sites['victim.test'] = { '/': page('Victim', 'x') }
  for (const page_url of [
    'http://victim.test/',
    `http://${host}.victim.test/`,
    `http://${host}:8080/`,
    'http://127.0.0.1/',
    'ftp://x.test/',
    'no address at all',
  ]) {
    const problem = await refused(listing.verifyBadge({ listing_id, page_url }))
    expect([problem.status, problem.errors?.[0]?.field, (problem.errors?.[0]?.fix ?? '').length > 20]).toEqual([422, '/page_url', true])
  }
  expect(log.filter((entry) => entry.host === 'victim.test')).toEqual([])
  expect((await listing.getBadges({ listing_id })).verification?.state).toBe('unchecked')
})

test('a repeated call with one key answers the same without asking the website again', async () => {
  const { listing_id, apiKey, host, show, page_url } = await submitted(testService, sites)
  const call = async () => {
    const response = await testService.call(`/me/listings/${listing_id}/badge/verify`, {
      method: 'POST',
      headers: { authorization: `Bearer ${apiKey}`, 'idempotency-key': 'look-1', 'content-type': 'application/json' },
      body: '{}',
    })
    return { replayed: response.headers.get('idempotent-replayed'), body: await response.text() }
  }
  const first = await call()
  show(badge(page_url))
  const asked = log.filter((entry) => entry.host === host).length
  const again = await call()
  expect([first.replayed, again.replayed, again.body]).toEqual([null, 'true', first.body])
  expect(log.filter((entry) => entry.host === host).length).toBe(asked)
})

test('a badge that is taken down is lost at the third weekly look; the owner is told once and a live listing stays live', async () => {
  turnTo(testService, '2027-06-02T12:00:00Z')
  const { listing, listing_id, page_url, show } = await submitted(testService, sites)
  show(badge(page_url))
  await listing.chooseFreeListing({ listing_id })
  await listing.verifyBadge({ listing_id })
  await testService.sql`update listings set status = 'live', launched_at = ${testService.service.clock()} where id = ${listing_id}`
  show('nothing here')
  const states: (string | undefined)[] = []
  for (let week = 1; week <= 5; week++) {
    testService.turnClock(7 * DAY_SECONDS + 60)
    states.push(await weeklyLook(listing_id, async () => (await listing.getBadges({ listing_id })).verification))
  }
  expect(states).toEqual(['missing', 'missing', 'lost', 'lost', 'lost'])
  expect(await listing.getMyListing({ listing_id })).toMatchObject({ status: 'live', requirements: [] })
  expect(await mails(listing_id, 'badge_lost')).toHaveLength(1)
  show(badge(page_url))
  expect((await listing.verifyBadge({ listing_id })).state).toBe('verified')
})

test('the e-mail about a badge that is gone names the page that was looked at', async () => {
  const { listing, listing_id, page_url, host, pages } = await submitted(testService, sites)
  pages['/about'] = page('About', badge(page_url))
  await listing.chooseFreeListing({ listing_id })
  await listing.verifyBadge({ listing_id, page_url: `http://${host}/about` })
  pages['/about'] = page('About', 'nothing here')
  for (let week = 1; week <= 3; week++) {
    testService.turnClock(7 * DAY_SECONDS + 60)
    await weeklyLook(listing_id, async () => (await listing.getBadges({ listing_id })).verification)
  }
  const [mail] = await testService.sql<{ text: string }[]>`
    select letter ->> 'blocks' as text from outbox where kind = 'badge_lost' order by id desc limit 1`
  expect(mail?.text).toContain(`http://${host}/about.`)
})

test('a badge that is missed once and seen again starts anew, and a scheduled launch whose badge is lost waits again', async () => {
  const { listing, listing_id, page_url, show } = await submitted(testService, sites)
  await testService.sql`update sites set free_weeks_ahead = 20`
  show(badge(page_url))
  await listing.chooseFreeListing({ listing_id })
  const check = async () => [(await listing.verifyBadge({ listing_id })).state, (await listing.getMyListing({ listing_id })).status]
  expect(await check()).toEqual(['verified', 'scheduled'])
  show('nothing here')
  for (let asked = 0; asked < 5; asked++) expect(await check()).toEqual(['missing', 'scheduled'])
  show(badge(page_url))
  expect(await check()).toEqual(['verified', 'scheduled'])
  show('nothing here')
  const seen: string[][] = []
  for (let week = 0; week < 3; week++) {
    testService.turnClock(7 * DAY_SECONDS)
    seen.push(await check())
  }
  expect(seen).toEqual([
    ['missing', 'scheduled'],
    ['missing', 'scheduled'],
    ['lost', 'awaiting_badge'],
  ])
})

/** Waits for the worker's own look, which is due; answers what it saw. */
async function weeklyLook(
  listing_id: number,
  read: () => Promise<{ state: string; checked_at: string | null } | null>,
): Promise<string | undefined> {
  expect(await dueChecks(testService.sql, testService.service.clock())).toContain(listing_id)
  await runLaunches(testService.service)
  await until(async () => !(await dueChecks(testService.sql, testService.service.clock())).includes(listing_id))
  return (await read())?.state
}

async function mails(listing_id: number, kind: string) {
  return testService.sql<{ subject: string }[]>`
    select o.subject from outbox o join listings l on l.id = ${listing_id} join auth."user" u on u.id = l.account_id
    where o.kind = ${kind} and lower(o.email) = lower(u.email)`
}
