import { expect, test } from 'bun:test'
import { startTestService } from '../../test_service.ts'
import { submitted } from '../../launch/founders.ts'
import { serveSites, type SitePages } from '../../sites.ts'
import { PHONE } from '../browser.ts'
import { SHIFT_MAX, shiftOf } from '../public/shift.ts'
import { fits, openSignedIn } from './signed_in.ts'

/** With style, script and fonts. */
const PAGE_BYTES_MAX = 100 * 1024

const sites: Record<string, SitePages> = {}
const { env } = serveSites(sites)
const testService = await startTestService({ env })

test('every page of a founder is light, whole on a phone, and nothing moves while it loads', async () => {
  const { account_id, listing, listing_id, draft_id } = await submitted(testService, sites)
  const { number } = await listing.createCheckout({ items: [{ product: 'launch', listing_id, options: { week: 'now' } }] })
  const dashboard = `/account/listings/${listing_id}`
  const paths = [
    '/submit',
    `/account/drafts/${draft_id}`,
    ...['', '/edit', '/story', '/versions', '/promote?item=launch'].map((path) => dashboard + path),
    ...['/account/listings', '/account/profile', '/account/interview', '/account/orders', `/account/orders/${number}`],
  ]
  const { page, go, fieldErrors, close } = await openSignedIn(testService, account_id, PHONE)
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.setCacheDisabled', { cacheDisabled: true })
  let bytes = 0
  network.on('Network.loadingFinished', ({ encodedDataLength }) => void (bytes += encodedDataLength))
  for (const path of paths) {
    bytes = 0
    const answer = await go(path)
    const shifted = await shiftOf(page)
    expect([path, answer?.status(), await fits(page), shifted < SHIFT_MAX]).toEqual([path, 200, true, true])
    expect(bytes).toBeGreaterThan(1000)
    // Badges and photos aside, which are pictures.
    expect([path, bytes < PAGE_BYTES_MAX + (path === dashboard ? 10_000 : 0)]).toEqual([path, true])
  }
  expect(fieldErrors).toEqual([])
  await close()
})
