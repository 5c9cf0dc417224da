import { expect, test } from 'bun:test'
import { BADGE_IDS, drawBadge } from '../../server/launch/badge_images.ts'
import { startTestService } from '../test_service.ts'
import { refused } from '../refused.ts'
import { putLive, say } from './live.ts'

const testService = await startTestService()
const NASTY = `A"><script>alert(1)</script>]( & 'b'`

test('anyone gets two badges and the code to paste; the pictures are served', async () => {
  const { badges, link_url, verification } = await testService.visitor().getBadges()
  expect([badges.map(({ id }) => id), link_url, verification]).toEqual([['light', 'dark'], 'http://localhost:3000', null])
  for (const { image_url, html, width, height } of badges) {
    expect(html).toBe(`<a href="http://localhost:3000"><img src="${image_url}" alt="Listing" width="${width}" height="${height}"></a>`)
    const response = await fetch(testService.url + new URL(image_url).pathname)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8'])
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await response.text()).toStartWith('<svg xmlns=')
  }
})

test('a listing’s badges are its owner’s to read and need account:read', async () => {
  const owner = await testService.founder()
  const { id, slug } = await putLive(testService, owner.account_id, { name: 'Beetroot' })
  const { badges, link_url, verification } = await owner.listing.getBadges({ listing_id: id })
  expect(badges.map((badge) => badge.id)).toEqual(['light', 'dark', 'rank'])
  expect(link_url).toBe(`http://localhost:3000/listings/${slug}`)
  expect(verification).toMatchObject({ state: 'unchecked', checked_url: null, checked_at: null })
  expect((await refused(testService.visitor().getBadges({ listing_id: id }))).code).toBe('unauthorized')
  const nobody = await testService.call(`/badges?listing_id=${id}`)
  expect([nobody.status, nobody.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="listing"'])
  expect((await refused((await testService.founder()).listing.getBadges({ listing_id: id }))).code).toBe('not_found')
  const narrow = await testService.founder(['listings:write'])
  expect((await refused(narrow.listing.getBadges({ listing_id: id }))).code).toBe('insufficient_scope')
})

test('a name can break out of no code and no picture', async () => {
  const owner = await testService.founder()
  const { id, profile_id } = await putLive(testService, owner.account_id, { name: 'x' })
  await say(testService, profile_id, { name: NASTY })
  for (const { html, markdown } of (await owner.listing.getBadges({ listing_id: id })).badges) {
    const tags: string[] = []
    new HTMLRewriter().on('*', { element: (element) => void tags.push(element.tagName) }).transform(html)
    expect(tags).toEqual(['a', 'img'])
    // The only bracket that is not escaped closes the name, and an address follows it.
    expect(markdown.match(/(?<!\\)\]/g)).toHaveLength(2)
    expect(markdown).toMatch(/(?<!\\)\]\(http[^ <>]+\)\]\(http[^ <>]+\)$/)
  }
  for (const badge of BADGE_IDS) {
    const svg = drawBadge(badge, { small: NASTY, large: `${NASTY}\u0000\uffff` })
    const tags: string[] = []
    new HTMLRewriter().on('*', { element: (element) => void tags.push(element.tagName) }).transform(svg)
    expect(tags).toEqual(['svg', 'title', 'rect', 'path', 'g', 'text', 'text'])
    expect(/[\u0000\uffff]/.test(svg)).toBe(false)
  }
})

test('the rank badge shows the place once the week is closed, and nothing of a listing that is not live', async () => {
  const owner = await testService.founder()
  const week = { launch_week: '2026-W40', launched_at: '2026-09-28T00:00:00Z' }
  const [first, second] = [
    await putLive(testService, owner.account_id, { name: 'First', votes: 9, ...week }),
    await putLive(testService, owner.account_id, { name: 'Second', votes: 4, ...week }),
  ]
  const shown = async ({ id }: { id: number }) => await (await fetch(`${testService.url}/badges/rank/${id}.svg`)).text()
  await testService.sql`update launch_weeks set closed_at = null where week = '2026-W40'`
  expect(await shown(first)).not.toContain('of the week')
  await testService.sql`update board_entries set rank = case when votes = 9 then 1 else 2 end where week = '2026-W40'`
  await testService.sql`update launch_weeks set closed_at = now() where week = '2026-W40'`
  expect([await shown(first), await shown(second)].map((svg) => /#\d+ of the week/.exec(svg)?.[0])).toEqual([
    '#1 of the week',
    '#2 of the week',
  ])
  await testService.sql`update listings set status = 'suspended' where id = ${second.id}`
  expect(await shown(second)).not.toContain('of the week')
  expect((await fetch(`${testService.url}/badges/rank/0.svg`)).status).toBe(404)
  expect((await fetch(`${testService.url}/badges/other.svg`)).status).toBe(404)
})
