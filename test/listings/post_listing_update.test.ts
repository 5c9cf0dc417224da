import { expect, test } from 'bun:test'
import { parseDocument } from 'htmlparser2'
import { answerOf } from '../../sdk/index.ts'
import { startTestService } from '../test_service.ts'
import { putLive, set } from '../public/live.ts'
import { refused } from '../refused.ts'
import { clientAt, openSister } from './sisters.ts'

const testService = await startTestService({ env: { LIMITS: 'account_writes_per_minute=100000,anonymous_per_minute=100000' } })
const garden = await openSister(testService, 'garden')

type XmlNode = ReturnType<typeof parseDocument>['childNodes'][number]

/** The elements of a name in a document, as an XML parser sees them. */
function elements(nodes: readonly XmlNode[], name: string): { text: string; children: XmlNode[] }[] {
  return nodes.flatMap((node) => {
    if (!('childNodes' in node) || !('name' in node)) return 'childNodes' in node ? elements(node.childNodes, name) : []
    return [...(node.name === name ? [{ text: textOf(node), children: node.childNodes }] : []), ...elements(node.childNodes, name)]
  })
}
const textOf = (node: XmlNode): string => ('data' in node ? node.data : 'childNodes' in node ? node.childNodes.map(textOf).join('') : '')

async function readFeed(host = 'localhost', headers: Record<string, string> = {}) {
  const response = await fetch(`${testService.url}/updates.rss`, { headers: { host, ...headers } })
  const text = await response.text()
  return { response, text, nodes: parseDocument(text, { xmlMode: true }).childNodes }
}

async function live(site_id?: number) {
  const founder = await testService.founder()
  return {
    ...founder,
    ...(await putLive(testService, founder.account_id, { name: 'Beetroot', ...(site_id === undefined ? {} : { site_id }) })),
  }
}

test('an update stands on the listing, among the latest and in the feed at once', async () => {
  const { listing, id, slug } = await live()
  const posted = await listing.postListingUpdate({ listing_id: id, title: ' Dark mode ', body: 'The whole app now has a dark mode.\n' })
  expect(posted).toMatchObject({
    title: 'Dark mode',
    body: 'The whole app now has a dark mode.',
    url: `http://localhost:3000/listings/${slug}#update-${posted.id}`,
  })
  expect(answerOf(posted)?.status).toBe(201)
  expect((await listing.getMyListing({ listing_id: id })).updates).toEqual([posted])
  expect((await testService.visitor().getListing({ slug })).updates).toEqual([posted])
  const page_url = `http://localhost:3000/listings/${slug}`
  expect((await testService.visitor().listUpdates()).items[0]).toEqual({
    ...posted,
    listing: { id, slug, name: 'Beetroot', page_url, logo_url: null },
  })
  expect(elements((await readFeed()).nodes, 'item')[0]?.text).toContain('Beetroot: Dark mode')
})

test('the title of an update and of a milestone is one line', async () => {
  const { listing, id } = await live()
  const title = 'Dark\r\nmode\t\u2028at last\n'
  expect((await listing.postListingUpdate({ listing_id: id, title, body: 'a\nb' })).title).toBe('Dark mode at last')
  expect((await listing.addMilestone({ listing_id: id, date: '2026-01-01', title })).title).toBe('Dark mode at last')
})

test('updates are listed newest first, page by page, and a listing shows its latest twenty', async () => {
  const { listing, id, slug } = await live()
  for (let number = 1; number <= 25; number++) {
    testService.turnClock(1)
    await listing.postListingUpdate({ listing_id: id, title: `Update ${number}`, body: 'x' })
  }
  const shown = await testService.visitor().getListing({ slug })
  expect(shown.updates.map(({ title }) => title)).toEqual(Array.from({ length: 20 }, (_, index) => `Update ${25 - index}`))
  const first = await testService.visitor().listUpdates({ per_page: 10 })
  const second = await testService.visitor().listUpdates({ per_page: 10, page: 2 })
  expect([first.items[0]?.title, second.items[0]?.title, first.has_more, first.total >= 25]).toEqual(['Update 25', 'Update 15', true, true])
  expect((await refused(Promise.resolve(testService.visitor().listUpdates({ per_page: 101 })))).code).toBe('validation_failed')
  expect((await refused(Promise.resolve(testService.visitor().listUpdates({ per_page: 100, page: 101 })))).code).toBe('page_too_deep')
})

test('each site has its own updates; those of suspended and archived listings are gone at once', async () => {
  const [sister] = await testService.sql<{ id: number }[]>`select id from sites where key = 'garden'`
  const [here, there] = [await live(), await live(sister?.id)]
  const one = await here.listing.postListingUpdate({ listing_id: here.id, title: 'Here', body: 'x' })
  const other = await there.listing.postListingUpdate({ listing_id: there.id, title: 'There', body: 'x' })
  expect(other.url).toStartWith(`http://${garden}:3000/listings/`)
  const titles = async (client = testService.visitor()) => (await client.listUpdates({ per_page: 100 })).items.map(({ id }) => id)
  expect([(await titles()).includes(one.id), (await titles()).includes(other.id)]).toEqual([true, false])
  expect(await titles(clientAt(testService, garden))).toEqual([other.id])
  expect(elements((await readFeed(garden)).nodes, 'title').map(({ text }) => text)).toEqual([
    'The garden: latest updates',
    'Beetroot: There',
  ])
  await set(testService, here.profile_id, { status: 'suspended' })
  await set(testService, there.profile_id, { status: 'archived' })
  expect([(await titles()).includes(one.id), await titles(clientAt(testService, garden))]).toEqual([false, []])
  expect(elements((await readFeed(garden)).nodes, 'item')).toEqual([])
})

test('the feed is XML that a reader can trust, whatever an update says', async () => {
  const { listing, id } = await live()
  const title = `</title><script>alert(1)</script> & "quotes" ]]> 'x' \uFFFE`
  const body = '<img src=x onerror=alert(1)>\n&amp; <b>bold</b> ]]>'
  await listing.postListingUpdate({ listing_id: id, title, body })
  const { nodes, response, text } = await readFeed()
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
  expect([elements(nodes, 'rss').length, elements(nodes, 'script'), elements(nodes, 'img')]).toEqual([1, [], []])
  const [item] = elements(nodes, 'item')
  expect(elements(item?.children ?? [], 'title')[0]?.text).toBe(`Beetroot: ${title.slice(0, -1)}`)
  // What is left after XML is HTML: tags of the text are text there too.
  expect(elements(item?.children ?? [], 'description')[0]?.text).toBe(
    '&#60;img src=x onerror=alert(1)&#62;<br>&#38;amp; &#60;b&#62;bold&#60;/b&#62; ]]&#62;',
  )
  expect(text).not.toMatch(/[\x00-\x08\uFFFE]/)
  const date = elements(item?.children ?? [], 'pubDate')[0]?.text ?? ''
  expect(date).toMatch(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} \w{3} 2026 \d{2}:\d{2}:\d{2} GMT$/)
})

test('a reader that has the feed is told that nothing is new, until something is', async () => {
  const { listing, id } = await live()
  const etag = (await readFeed()).response.headers.get('etag') ?? ''
  const again = await readFeed('localhost', { 'if-none-match': etag })
  expect([again.response.status, again.text, again.response.headers.get('etag')]).toEqual([304, '', etag])
  const head = await fetch(`${testService.url}/updates.rss`, { method: 'HEAD' })
  expect([head.status, head.headers.get('etag')]).toEqual([200, etag])
  await listing.postListingUpdate({ listing_id: id, title: 'New', body: 'x' })
  expect((await readFeed('localhost', { 'if-none-match': etag })).response.status).toBe(200)
})

test('only a live listing posts, and the refusal says what brings it to life', async () => {
  const { listing, id, profile_id } = await live()
  const next: Record<string, string | undefined> = {
    draft: 'choose_free_listing',
    awaiting_badge: 'verify_badge',
    scheduled: 'get_my_listing',
    suspended: undefined,
    archived: 'restore_listing',
  }
  for (const [status, tool] of Object.entries(next)) {
    await set(testService, profile_id, { status })
    const problem = await refused(listing.postListingUpdate({ listing_id: id, title: 'x', body: 'x' }))
    expect([problem.status, problem.code, problem.action?.tool, problem.action?.by]).toEqual([
      409,
      'conflict',
      tool,
      tool ? 'agent' : 'person',
    ])
  }
  expect((await listing.getMyListing({ listing_id: id })).updates).toEqual([])
})

test('what cannot be taken is refused at its place; the same key posts once', async () => {
  const { listing, id } = await live()
  const cases: [object, string, string][] = [
    [{ title: '', body: 'x' }, '/title', 'too_short'],
    [{ title: ' \n ', body: 'x' }, '/title', 'too_short'],
    [{ title: 'x', body: '\t' }, '/body', 'too_short'],
    [{ title: 'x'.repeat(121), body: 'x' }, '/title', 'too_long'],
    [{ title: 'x', body: 'x'.repeat(5001) }, '/body', 'too_long'],
    [{ title: 'x' }, '/body', 'required'],
    [{ title: 'x', body: 'a\u0000b' }, '/body', 'invalid_text'],
    [{ title: 'x', body: 'x', html: 'x' }, '/html', 'unknown_member'],
  ]
  for (const [sent, field, code] of cases) {
    const problem = await refused(listing.postListingUpdate({ listing_id: id, ...sent } as Parameters<typeof listing.postListingUpdate>[0]))
    expect([problem.status, problem.errors?.[0]?.field, problem.errors?.[0]?.code]).toEqual([422, field, code])
  }
  const post = () => listing.postListingUpdate({ listing_id: id, title: 'Once', body: 'x' }, { idempotencyKey: 'once' })
  expect((await post()).id).toBe((await post()).id)
  expect((await listing.getMyListing({ listing_id: id })).updates).toHaveLength(1)
  const stranger = await testService.founder()
  expect((await refused(stranger.listing.postListingUpdate({ listing_id: id, title: 'x', body: 'x' }))).code).toBe('not_found')
})

test('a hundred updates a day are enough for one listing', async () => {
  const { listing, id } = await live()
  await testService.sql`
    insert into listing_updates (listing_id, site_id, title, body, published_at)
    select ${id}, site_id, 'x', 'x', ${testService.service.clock()} from listings, generate_series(1, 100) where id = ${id}`
  expect((await refused(listing.postListingUpdate({ listing_id: id, title: 'x', body: 'x' }))).code).toBe('limit_reached')
  testService.turnClock(25 * 3600)
  expect((await listing.postListingUpdate({ listing_id: id, title: 'Next day', body: 'x' })).title).toBe('Next day')
})
