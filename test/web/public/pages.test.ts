import { expect, test } from 'bun:test'
import sharp from 'sharp'
import { FEED_ITEMS_MAX } from '../../../server/base/limits.ts'
import { addWeeks, weekOf } from '../../../server/base/weeks.ts'
import { closeWeeks } from '../../../server/launch/close_weeks.ts'
import { ROUTES } from '../../../server/doors/web/routes.ts'
import { startTestService } from '../../test_service.ts'
import { putLive } from '../../public/live.ts'
import { voters } from '../../launch/voters.ts'
import { castVote } from '../../../server/launch/votes.ts'
import { SHIFT_MAX, shiftOf } from './shift.ts'
import { DESKTOP, openTab, PHONE } from '../browser.ts'
import { proven, putShown, read, said } from './put.ts'

const testService = await startTestService({ role: 'web', env: { TEAM_EMAIL: 'team@listing.example' } })
const owner = await testService.account('Ada')
const now = testService.service.clock()
const week = weekOf(now)
const last_week = addWeeks(week, -1)
const people = await voters(testService, 4)

const first = await putShown(testService, owner, {
  name: 'Beetroot',
  headline: 'Garden plans that grow with you',
  categories: ['Productivity'],
  cells: { starting_price: proven('$12 / month', 'The plan is $12 / month.', 'https://beetroot.example/pricing') },
})
const second = await putShown(testService, owner, { name: 'Carrot', headline: 'Calendars for growers', categories: ['Developer Tools'] })
const older = await putShown(testService, owner, { name: 'Leek', launch_week: last_week, launched_at: '2026-01-01T00:00:00Z', votes: 5 })
await testService.sql`update board_entries set votes = 5 where listing_id = ${older.id}`
await closeWeeks({ database: testService.sql }, now)
for (const account_id of people) await testService.sql.begin((sql) => castVote(sql, { listing_id: first.id, account_id, now }))

const PAGES = [
  '/',
  '/leaderboard',
  `/leaderboard/${last_week}`,
  '/leaderboard/2019-W01',
  '/categories',
  '/categories/productivity',
  '/categories/pets-animals',
  '/search',
  '/search?q=garden',
  '/search?q=nothingatall',
  '/calendar',
  '/updates',
  '/ranking',
  '/badges',
  '/bot',
  '/imprint',
  '/pricing',
  '/about',
  '/contact',
  '/terms',
  '/privacy',
  `/compare?with=${first.slug},${second.slug}`,
  `${first.path}/alternatives`,
  first.path,
  `${first.path}/report`,
  `${first.path}/versions`,
  '/unfollow/nobody',
  '/unsubscribe/nobody',
]

test('no first visit weighs more than 100 KB with style, script and fonts, as they are sent, and fonts no more than 25 KB each', async () => {
  const headers = { accept: 'text/html', 'accept-encoding': 'br, gzip' }
  const weigh = async (path: string) => {
    const response = await fetch(testService.url + path, { headers, decompress: false })
    return { bytes: (await response.arrayBuffer()).byteLength, encoding: response.headers.get('content-encoding') }
  }
  const weighed = new Map<string, number>()
  for (const path of PAGES) {
    const { text } = await read(testService, path)
    const assets = [...text.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, asset = '']) => asset)
    // Two fonts and the script, and the style where it does not stand within the page.
    expect([path, assets.length]).toEqual([path, text.includes('<style>') ? 3 : 4])
    for (const asset of assets) if (!weighed.has(asset)) weighed.set(asset, (await weigh(asset)).bytes)
    const { bytes, encoding } = await weigh(path)
    const all = assets.reduce((sum, asset) => sum + (weighed.get(asset) ?? 0), bytes)
    expect([path, encoding, all < 100_000]).toEqual([path, 'gzip', true])
  }
  for (const [asset, bytes] of weighed) expect([asset, !asset.endsWith('.woff2') || bytes <= 25 * 1024]).toEqual([asset, true])
})

test('a page asks nobody else for anything', async () => {
  const { page, close } = await openTab(DESKTOP)
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  for (const path of ['/', first.path, '/leaderboard']) await page.goto(testService.url + path)
  expect([...hosts]).toEqual([new URL(testService.url).host])
  await close()
})

test('the front page shows what proof is by a value of a live listing, the week with its places, and the last winners', async () => {
  const { page, close } = await openTab(DESKTOP)
  await page.goto(testService.url)
  const proof = page.locator('figure.hero-proof')
  expect(await proof.innerText()).toContain('$12 / month')
  expect(await proof.locator('cite').innerText()).toContain('beetroot.example/pricing')
  const places = await page.locator('section[aria-labelledby=launches] li').allInnerTexts()
  expect(places.map((text) => text.replace(/\s+/g, ' '))).toEqual([
    'Place 1 B Beetroot Garden plans that grow with you $12 / month Productivity ✓ 1 proven Vote for Beetroot: 4 votes',
    'Place 2 C Carrot Calendars for growers Developer Tools Vote for Carrot: 0 votes',
  ])
  expect(await page.locator('section[aria-labelledby=winners]').innerText()).toContain('Leek')
  expect(await page.locator('.countdown-left').innerText()).toMatch(/^in /)
  const objects = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(objects.map((text) => JSON.parse(text)['@type'])).toEqual(['WebSite', 'Organization', 'ItemList'])
  await close()
})

test('«Launched before» has launches of weeks that are over alone, however many launch this week', async () => {
  const crowded = await startTestService({ role: 'web' })
  const founder = await crowded.account()
  const present = weekOf(crowded.service.clock())
  for (let number = 1; number <= 8; number++)
    await putLive(crowded, founder, {
      name: `Old ${number}`,
      launch_week: addWeeks(present, -number),
      launched_at: `2025-01-0${9 - number}T00:00:00Z`,
    })
  // Listed without ever having launched, as a directory that was brought in is.
  await putLive(crowded, founder, { name: 'Never launched', launched_at: '2025-02-01T00:00:00Z' })
  const listed = async () => {
    const { text } = await read(crowded, '/')
    const [, section = ''] = /<section[^>]*aria-labelledby="newest">([^]*?)<\/section>/.exec(text) ?? []
    return [...section.matchAll(/class="row-link"[^>]*>([^<]+)</g)].map(([, name]) => name)
  }
  const last_six = ['Old 1', 'Old 2', 'Old 3', 'Old 4', 'Old 5', 'Old 6']
  expect(await listed()).toEqual(last_six)
  const launched_at = crowded.service.clock().toISOString()
  for (let number = 0; number < 110; number++) await putLive(crowded, founder, { name: `New ${number}`, launch_week: present, launched_at })
  expect(await listed()).toEqual(last_six)
  // A board of several pages is known by the first.
  const robots = async (path: string) => (await read(crowded, path)).headers.get('x-robots-tag')
  expect([await robots('/leaderboard'), await robots('/leaderboard?page=2')]).toEqual([null, 'noindex'])
  // A place that is shared is won by each of those who share it.
  for (let number = 1; number <= 4; number++)
    await putLive(crowded, founder, { name: `Tied ${number}`, launch_week: addWeeks(present, -1), votes: 5 })
  await closeWeeks({ database: crowded.sql }, crowded.service.clock())
  const [, winners = ''] = /<section[^>]*aria-labelledby="winners">([^]*?)<\/section>/.exec((await read(crowded, '/')).text) ?? []
  expect([...winners.matchAll(/>(Tied \d)</g)].map(([, name]) => name)).toEqual(['Tied 1', 'Tied 2', 'Tied 3', 'Tied 4'])
})

test('the calendar offers no free seat in a week that a free launch cannot get any more', async () => {
  const cells = async () => {
    const { text } = await read(testService, '/calendar')
    return [...text.matchAll(/<td class="number">(.*?)<\/td>/gs)].map(([, cell = '']) => cell.replace(/<[^>]*>/g, '').trim())
  }
  expect((await cells()).slice(0, 8)).toEqual(['too soon', '20', 'too soon', '20', 'too soon', '20', '20', '20'])
})

test('an address pasted on the front page is drafted at one press, and one that is none is asked for again', async () => {
  const { page, close } = await openTab({ ...PHONE, javaScriptEnabled: false })
  const draft = async (address: string) => {
    await page.goto(testService.url)
    await page.getByLabel('Address of your product').fill(address)
    await page.getByRole('button', { name: 'Draft my listing' }).click()
  }
  await draft('turnip')
  await page.waitForURL('**/submit')
  expect(await page.getByLabel('Address of your product').inputValue()).toBe('turnip')
  await draft('turnip-plans.com')
  await page.waitForURL('**/account/drafts/d_*')
  await close()
})

test('search suggests while somebody types, by keyboard too, and finds without scripts', async () => {
  const { page, close } = await openTab(DESKTOP)
  await page.goto(`${testService.url}/search`)
  await page.getByLabel('Search products').pressSequentially('gard', { delay: 20 })
  const found = page.locator('.suggested a')
  await found.first().waitFor()
  expect(await found.count()).toBe(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${first.path}`)
  await close()
  const plain = await read(testService, '/search?q=garden')
  expect(plain.text).toContain(first.path)
  expect(plain.headers.get('x-robots-tag')).toBe('noindex')
})

test('a search for nothing leads to categories near it, and an unknown category is no dead end', async () => {
  const nothing = await read(testService, '/search?q=developing+zzzz')
  expect(nothing.text).toContain('Nothing found for “developing zzzz”')
  expect(nothing.text).toMatch(/Nothing matches[^]*?\/categories\/developer-tools/)
  const unknown = await read(testService, '/search?category=Productivty')
  expect([unknown.status, unknown.text.includes('/categories/productivity')]).toEqual([200, true])
})

test('addresses that no list reaches are pages of nothing, and odd queries no faults of ours', async () => {
  for (const path of [
    '/leaderboard/2026-W54',
    '/leaderboard/now',
    '/categories/none',
    '/founders/nobody12',
    '/interviews/nobody12',
    '/updates?page=0',
    '/updates?page=501',
    '/leaderboard?page=1e3',
    '/leaderboard?page=7',
    '/search?page=7',
    '/categories/productivity?page=7',
    '/updates?page=7',
    `${first.path}/versions?page=7`,
  ])
    expect([path, (await read(testService, path)).status]).toEqual([path, 404])
  const { text } = await read(testService, '/search?page=7')
  expect([text.includes('<a class="button" href="/search">Go to the start of the list</a>'), text.includes('>404<')]).toEqual([true, false])
  // What was asked for is asked for once more.
  for (const [path, way] of [
    ['/search?page=7&q=bread&platform=web', 'href="/search?q=bread&amp;platform=web">Go to the start of the list'],
    ['/categories/none', 'href="/categories">See all categories'],
    ['/leaderboard/now', 'href="/leaderboard">See this week’s launches'],
    ['/newsletter/2019-W01', 'href="/newsletter">See all issues'],
    ['/invoices/cut-off', 'href="/account/orders">Go to my orders'],
    ['/constructor/none', 'href="/">Go to the front page'],
  ] as const) {
    const missing = await read(testService, path)
    expect([path, missing.status, missing.text.includes(way)]).toEqual([path, 404, true])
  }
  // Only a browser asks for it as it stands.
  const { page, close } = await openTab()
  await page.goto(`${testService.url}//elsewhere.example/list?page=2`)
  expect(await page.getByRole('link', { name: 'Go to the start of the list' }).getAttribute('href')).toBe('/')
  await close()
  for (const path of [
    '/search?q=%00',
    '/search?q=%F0%9F',
    `/search?q=${'x'.repeat(900)}`,
    '/search?q=%27%3A*%26!&sort=nonsense',
    '/search?category=%00a',
    '/search/suggest?q=',
  ])
    expect([path, (await read(testService, path)).status]).toEqual([path, 200])
})

test('a closed week shows its hash, and the frozen board has just that hash', async () => {
  const page = await read(testService, `/leaderboard/${last_week}`)
  const hash = /[0-9a-f]{64}/.exec(page.text)?.[0]
  const board = await read(testService, `/leaderboard/${last_week}/board.json`)
  expect(new Bun.CryptoHasher('sha256').update(board.text).digest('hex')).toBe(hash ?? '')
  expect(JSON.parse(board.text)).toEqual({
    week: last_week,
    items: [{ rank: 1, votes: 5, winner: 1, listing_id: older.id, slug: older.slug }],
  })
  // What is taken down later stays on the frozen board, so that its hash can always be checked.
  await testService.sql`update listings set status = 'suspended' where id = ${older.id}`
  expect((await read(testService, `/leaderboard/${last_week}/board.json`)).text).toBe(board.text)
  await testService.sql`update listings set status = 'live' where id = ${older.id}`
  expect((await read(testService, `/leaderboard/${week}/board.json`)).status).toBe(404)
})

test('what scripts bring to a page moves nothing on it', async () => {
  for (const options of [PHONE, DESKTOP]) {
    const { page, close } = await openTab(options)
    for (const path of ['/', '/leaderboard', '/badges', `/leaderboard/${last_week}`]) {
      await page.goto(testService.url + path)
      expect([path, (await shiftOf(page)) < SHIFT_MAX]).toEqual([path, true])
    }
    await close()
  }
})

test('launches have a feed, newest first, in which names are text and nothing that is listed without a launch takes their place', async () => {
  const odd = await putShown(testService, owner, { name: 'A <b> & "C"', launched_at: new Date(now.getTime() + 1000).toISOString() })
  const launched_at = new Date(now.getTime() + 2000).toISOString()
  for (let number = 0; number < FEED_ITEMS_MAX; number++) await putLive(testService, owner, { name: `Brought in ${number}`, launched_at })
  const feed = await read(testService, '/launches.rss')
  expect(feed.headers.get('content-type')).toContain('application/rss+xml')
  expect(feed.text).toMatch(/<item>\s*<title>A &#60;b&#62; &#38; &#34;C&#34;<\/title>/)
  expect(feed.text).toContain(`<link>http://localhost:3000${odd.path}</link>`)
  expect(feed.text).not.toContain('Brought in')
  expect((await read(testService, '/launches.rss', { headers: { 'if-none-match': feed.headers.get('etag') ?? '' } })).status).toBe(304)
})

test('the sitemap lists live listings and nothing else of anybody, and robots.txt names it', async () => {
  const hidden = await putShown(testService, owner, { name: 'Hidden', status: 'scheduled' })
  const { text, headers } = await read(testService, '/sitemap.xml')
  expect(headers.get('content-type')).toContain('application/xml')
  for (const path of ['/', '/leaderboard', '/categories/productivity', first.path, second.path])
    expect(text).toContain(`<loc>http://localhost:3000${path}</loc>`)
  for (const path of [hidden.path, '/account', '/search']) expect(text).not.toContain(path)
  const robots = (await read(testService, '/robots.txt')).text
  expect(robots).toContain('Sitemap: http://localhost:3000/sitemap.xml')
  for (const path of ['/account', '/team', '/checkout', '/sign-in']) expect(robots).toContain(`Disallow: ${path}\n`)
  // Whatever holds a link is somebody's own; whatever the sitemap names is for everybody.
  const barred = [...robots.matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path)
  const links = ROUTES.map(({ path }) => path).filter((path) => path.includes('/:token'))
  expect(links.length).toBeGreaterThan(10)
  expect(links.filter((link) => !barred.some((path) => link.startsWith(path)))).toEqual([])
  const named = [...text.matchAll(/<loc>http:\/\/localhost:3000(.*?)<\/loc>/g)].map(([, path = '']) => path)
  expect(named).toContain('/submit')
  expect(named.filter((path) => barred.some((start) => path.startsWith(start)))).toEqual([])
  expect((await read(testService, '/sitemaps/listings-0.xml')).text).toContain(first.path)
  expect((await read(testService, '/sitemaps/listings-999999.xml')).text).not.toContain('<url>')
  for (const none of ['listings-1', 'listings-999999', 'nonsense'])
    expect([none, (await read(testService, `/sitemaps/${none}.xml`)).status]).toEqual([none, 404])
})

test('a site with more listings than a file holds gets a list of files that hold them', async () => {
  const large = await startTestService({ role: 'web' })
  const near = await putShown(large, await large.account())
  await large.sql`alter table listings alter column id restart with 25001`
  const far = await putShown(large, await large.account())
  const index = (await read(large, '/sitemap.xml')).text
  const files = [...index.matchAll(/<loc>http:\/\/localhost:3000(.*?)<\/loc>/g)].map(([, path = '']) => path)
  expect(files).toEqual(['/sitemaps/pages.xml', '/sitemaps/listings-0.xml', '/sitemaps/listings-2.xml'])
  const texts = await Promise.all(files.map(async (path) => (await read(large, path)).text))
  expect(texts.map((text) => [text.includes(`${near.path}<`), text.includes(`${far.path}<`)])).toEqual([
    [false, false],
    [true, false],
    [false, true],
  ])
  await large.close()
})

test('the pages of e-mails end what they say by one press, and by looking at them nothing', async () => {
  const { id } = await putShown(testService, owner)
  const token = 'a'.repeat(32)
  await testService.sql`insert into listing_follows (listing_id, account_id, token, followed_at) values (${id}, ${people[0] ?? ''}, ${token}, ${now})`
  const follows = async () => (await testService.sql`select 1 from listing_follows where token = ${token}`).length
  const page = await read(testService, `/unfollow/${token}`)
  expect([page.status, page.headers.get('x-robots-tag'), page.headers.get('cache-control'), await follows()]).toEqual([
    200,
    'noindex',
    'private, no-store',
    1,
  ])
  // A mail program presses the button itself: no page of ours, no browser's headers.
  const pressed = await fetch(`${testService.url}/unfollow/${token}`, { method: 'POST', body: 'List-Unsubscribe=One-Click' })
  expect([pressed.status, await follows()]).toEqual([200, 0])
})

test('the imprint shows what the operator wrote, as text', async () => {
  expect((await read(testService, '/imprint')).text).toContain('mailto:team@listing.example')
  const file = `${testService.folder}/imprint.txt`
  await Bun.write(file, 'Example <b>Ltd</b>\nBergen\n\nCompany 123')
  const other = await startTestService({ role: 'web', env: { IMPRINT_FILE: file } })
  const { text } = await read(other, '/imprint')
  expect(text).toContain('Example &lt;b>Ltd&lt;/b><br/>Bergen')
  await other.close()
})

test('a founder has a page of their live products, and never shows an e-mail address', async () => {
  const account_id = await testService.account('Grace')
  const profile = {
    name: 'Grace Moss',
    role: 'Founder',
    // Characters of two halves, which no description may cut apart.
    bio: `Grows moss & code. ${'🌱'.repeat(150)}`,
    email: 'grace@moss.example',
    photo_url: 'https://moss.example/g.jpg',
    socials: { github: 'https://github.com/moss', website: 'javascript:alert(1)' },
  }
  const [row] = await testService.sql<{ public_id: string }[]>`
    insert into founder_profiles (account_id, profile, updated_at) values (${account_id}, ${testService.sql.json(profile)}, ${now}) returning public_id`
  const path = `/founders/${row?.public_id}`
  expect((await read(testService, path)).status).toBe(404)
  const moss = await putShown(testService, account_id, { name: 'Moss' })
  const page = await read(testService, path)
  expect(page.status).toBe(200)
  expect(page.text).not.toMatch(/\ufffd|\\ud83c/)
  for (const shown of ['Grace Moss', 'Grows moss &amp; code.', moss.path, 'https://github.com/moss']) expect(page.text).toContain(shown)
  for (const kept of ['grace@moss.example', 'moss.example/g.jpg', 'javascript:', account_id]) expect(page.text).not.toContain(kept)
  expect((await read(testService, moss.path)).text).toContain(path)
})

test('an interview is a page once it is complete, and a story once it may be published', async () => {
  const founder = await testService.founder()
  const { items } = await founder.listing.listInterviewQuestions()
  const answer =
    'Twenty words at least, for the rule that an answer tells something: who was there, what broke, and what came of it in the end.'
  const answers = items.map(({ id }) => ({ question_id: id, answer }))
  const { url } = await founder.listing.answerInterview({ answers })
  const path = new URL(url ?? 'http://none/').pathname
  const page = await read(testService, path)
  expect([page.status, page.headers.get('x-robots-tag'), page.text.includes(items[0]?.question ?? '?')]).toEqual([200, 'noindex', true])
  await founder.listing.answerInterview({ answers: [{ question_id: items[0]?.id ?? 0, answer: '' }] })
  expect((await read(testService, path)).status).toBe(404)
  await founder.listing.answerInterview({ answers })
  const left = await putShown(testService, founder.account_id)
  const taken = await putShown(testService, founder.account_id, { name: 'Kept' })
  const pageWhere = async (id: number, status: string) => {
    await testService.sql`update listings set status = ${status} where id = ${id}`
    return (await read(testService, path)).status
  }
  // As long as the team leaves one of them, the interview is of somebody who is listed here.
  expect([await pageWhere(left.id, 'suspended'), await pageWhere(taken.id, 'suspended')]).toEqual([200, 404])
  const down = { published: false, url: null, missing: [{ question_id: null }] }
  expect(await founder.listing.answerInterview({ answers: [] })).toMatchObject(down)
  expect(await pageWhere(left.id, 'live')).toBe(200)

  const told = await putShown(testService, founder.account_id, { name: 'Told', cells: { headline: said('x') } })
  const story = { title: 'How <it> began', how_started: 'A kitchen.' }
  await testService.sql`
    update companies set facts = facts || ${testService.sql.json({ story })}, story_published_at = ${now} where id = (select company_id from profiles where id = ${told.profile_id})`
  expect((await read(testService, `${told.path}/story`)).text).not.toContain('A kitchen.')
  await testService.sql`update companies set story_published = true where id = (select company_id from profiles where id = ${told.profile_id})`
  const { text: shown } = await read(testService, `${told.path}/story`)
  expect(shown).toContain('How &lt;it> began')
  expect(shown).toContain('"publisher":{"@type":"Organization","name":"Listing"')
})

test('a listing has the sections of video and interview where they were unlocked, as with a paid launch', async () => {
  const founder = await testService.founder()
  const { id, path } = await putShown(testService, founder.account_id, { cells: { video_url: said('https://video.example/beetroot') } })
  const { items } = await founder.listing.listInterviewQuestions()
  const answer =
    'Twenty words at least, for the rule that an answer tells something: who was there, what broke, and what came of it in the end.'
  const shown = async () => {
    const { text } = await read(testService, path)
    return [text.includes('id="video"'), text.includes('id="interview"')]
  }
  const unlock = (columns: object) =>
    testService.sql`update listings set ${testService.sql(columns)}, version = version + 1 where id = ${id}`
  await unlock({ unlocked_sections: ['video', 'interview'] })
  expect(await shown()).toEqual([true, false])
  // Whoever has read the page before reads what was answered since.
  const { url } = await founder.listing.answerInterview({ answers: items.map(({ id: question_id }) => ({ question_id, answer })) })
  expect(await shown()).toEqual([true, true])
  expect((await read(testService, path)).text).toContain(`href="${new URL(url ?? '').pathname}"`)
  await unlock({ unlocked_sections: ['milestones'] })
  expect(await shown()).toEqual([false, false])
  await unlock({ plan: 'paid' })
  expect(await shown()).toEqual([true, true])
})

test('a listing leads to its story where the section is its own, as set_founder_story and get_listing say', async () => {
  const founder = await testService.account('Mary')
  await testService.sql`
    insert into founder_profiles (account_id, profile, updated_at)
    values (${founder}, ${testService.sql.json({ name: 'Mary', role: null, bio: null, email: null, photo_url: null, socials: {} })}, ${now})`
  const { id, profile_id, path, slug } = await putShown(testService, founder, { name: 'Told' })
  await testService.sql`
    update companies set facts = facts || ${testService.sql.json({ story: { how_started: 'A kitchen.' } })}, version = version + 1,
      story_published = true, story_published_at = ${now} where id = (select company_id from profiles where id = ${profile_id})`
  const leads = async () => [
    (await read(testService, path)).text.includes(`href="${path}/story"`),
    (await testService.visitor().getListing({ slug })).story !== null,
  ]
  expect(await leads()).toEqual([false, false])
  await testService.sql`update listings set unlocked_sections = '{story}', version = version + 1 where id = ${id}`
  expect(await leads()).toEqual([true, true])
})

test('the front page, a week, a category, a founder, a story and the newsletter have a card of their own, and others no card', async () => {
  const { text } = await read(testService, '/categories/productivity')
  expect(text).toContain('<meta property="og:image" content="http://localhost:3000/og/pages/category-productivity.png"/>')
  const founder = await testService.account('Hedy')
  await testService.sql`
    insert into founder_profiles (account_id, public_id, profile, updated_at)
    values (${founder}, 'hedyhedy', ${testService.sql.json({ name: '<span>Hedy & Söhne</span>', role: null, bio: null, photo_url: null, socials: {} })}, ${now})`
  const { profile_id, path } = await putShown(testService, founder, { name: 'Told' })
  const told = path.split('/').at(-1) ?? ''
  await testService.sql`
    update companies set facts = facts || ${testService.sql.json({ story: { title: 'How <it> began', how_started: 'A kitchen.' } })},
      story_published = true, story_published_at = ${now} where id = (select company_id from profiles where id = ${profile_id})`
  for (const [at, name] of [
    ['/founders/hedyhedy', 'founder-hedyhedy'],
    [`${path}/story`, `story-${told}`],
    ['/newsletter', 'newsletter'],
  ] as const)
    expect((await read(testService, at)).text).toContain(`<meta property="og:image" content="http://localhost:3000/og/pages/${name}.png"/>`)
  for (const name of ['front', `week-${week}`, 'category-productivity', 'founder-hedyhedy', `story-${told}`, 'newsletter']) {
    const answer = await fetch(`${testService.url}/og/pages/${name}.png`)
    const size = new DataView(await answer.arrayBuffer())
    expect([name, answer.status, size.getUint32(16), size.getUint32(20)]).toEqual([name, 200, 1200, 630])
  }
  for (const name of [
    'founder-nobodyhere',
    'story-none',
    'newsletter-2026-W54',
    'newsletter-2020-W02',
    'week-2026-W54',
    'category-none',
    'other',
    'week-',
    `category-${'a'.repeat(300)}`,
  ])
    expect([name.slice(0, 20), (await read(testService, `/og/pages/${name}.png`)).status]).toEqual([name.slice(0, 20), 404])
})

test('a page without a card of its own is shared with the site’s, and one that nobody should find with none', async () => {
  for (const path of ['/', '/pricing', '/about', '/calendar', '/badges'])
    expect([path, (await read(testService, path)).text.includes('content="http://localhost:3000/og/pages/front.png"')]).toEqual([
      path,
      true,
    ])
  for (const path of ['/search', '/sign-in'])
    expect([path, (await read(testService, path)).text.includes('og:image')]).toEqual([path, false])
})

test('the card of a week keeps the week’s name on one line', async () => {
  const png = await (await fetch(`${testService.url}/og/pages/week-2026-W48.png`)).arrayBuffer()
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true })
  const dark = [...data].flatMap((tone, at) => (tone < 100 ? [[at % info.width, Math.floor(at / info.width)] as const] : []))
  // The second line of the title: a year alone is half as long as the week's name.
  const inks = dark.flatMap(([x, y]) => (y > 265 && y < 340 ? [x] : []))
  expect(Math.max(...inks) - Math.min(...inks)).toBeGreaterThan(400)
})

test('the sitemap lists closed weeks, stories and founders too, and no story that is not shown', async () => {
  const founder = await testService.account('Hedy')
  await testService.sql`insert into founder_profiles (account_id, profile, updated_at) values (${founder}, ${testService.sql.json({ name: 'Hedy' })}, ${now})`
  const [shown, hidden] = [await putShown(testService, founder, { name: 'Told' }), await putShown(testService, founder, { name: 'Untold' })]
  await testService.sql`
    update companies set story_published = true, story_published_at = now() where id in (
      select company_id from profiles where id in (${shown.profile_id}, ${hidden.profile_id}))`
  await testService.sql`update listings set unlocked_sections = '{story}' where id = ${shown.id}`
  const [page] = await testService.sql<{ public_id: string }[]>`select public_id from founder_profiles where account_id = ${founder}`
  testService.turnClock(61)
  const { text } = await read(testService, '/sitemap.xml')
  for (const path of [`/leaderboard/${last_week}`, `${shown.path}/story`, `/founders/${page?.public_id}`, '/pricing'])
    expect(text).toContain(`<loc>http://localhost:3000${path}</loc>`)
  expect(text).not.toContain(`${hidden.path}/story`)
})

test('a listing that has told nothing has a page of each part all the same, which leads back to it and is in no index', async () => {
  const quiet = await putShown(testService, owner, { name: 'Quiet' })
  for (const part of ['updates', 'milestones', 'story']) {
    const { status, headers, text } = await read(testService, `${quiet.path}/${part}`)
    expect([part, status, headers.get('x-robots-tag')]).toEqual([part, 200, 'noindex'])
    expect(text.match(new RegExp(`href="${quiet.path}"`, 'g'))?.length).toBe(2)
    expect((await read(testService, `/listings/never-was/${part}`)).status).toBe(404)
  }
})

test('every list of pages and weeks leads somewhere', async () => {
  const fresh = await startTestService({ role: 'web' })
  for (const path of ['/', '/leaderboard', '/search', '/updates', '/newsletter', `/leaderboard/${weekOf(fresh.service.clock())}`]) {
    const navs = (await read(fresh, path)).text.match(/<nav class="pager"[^]*?<\/nav>/g) ?? []
    expect([path, navs.filter((nav) => !nav.includes('<a '))]).toEqual([path, []])
  }
})
