import { expect, test } from 'bun:test'
import { createRandom, WORDS } from '../../../bench/search_texts.ts'
import { quoteLine } from '../../../server/doors/web/public/og_picture.ts'
import { startTestService } from '../../test_service.ts'
import { fits, seriousFaults } from '../axe.ts'
import { DESKTOP, openTab, PHONE } from '../browser.ts'
import { sessionCookie } from '../session.ts'
import { HOSTILE, proven, putShown, read, said, setCells } from './put.ts'
import { SHIFT_MAX, shiftOf } from './shift.ts'

const testService = await startTestService({ role: 'web' })
const owner = await testService.account('Ada')

const FULL = {
  headline: proven('Garden plans that grow with you', 'Beetroot: Garden plans that grow with you', 'https://beetroot.example/'),
  description: said('Beetroot plans beds.\n\nWeek by week.'),
  starting_price: proven('$12 / month', 'The plan is $12 / month for each garden.', 'https://beetroot.example/pricing'),
  pricing_model: said('paid'),
  features: proven(['Sowing calendar', 'Shared gardens'], 'Sowing calendar', 'https://beetroot.example/features'),
  docs_url: said('https://docs.beetroot.example/'),
  faqs: {
    state: 'ai' as const,
    own: null,
    ai: {
      value: [
        {
          question: 'Is there a trial?',
          answer: 'Two weeks are free.',
          evidence: [
            {
              quote: 'Two weeks are free.',
              url: 'https://beetroot.example/faq',
              match: 'exact' as const,
              retrieved_at: '2026-11-20T10:00:00.000Z',
            },
          ],
        },
      ],
      evidence: [],
    },
  },
}

test('a visitor opens the source of a value by keyboard and reads quote, page and date, with scripts switched off', async () => {
  const { path } = await putShown(testService, owner, { categories: ['Productivity'], cells: FULL })
  const { page, close } = await openTab({ ...PHONE, javaScriptEnabled: false })
  await page.goto(testService.url + path)
  const mark = page.locator('summary', { hasText: 'source of Starts at' })
  await mark.focus()
  await page.keyboard.press('Enter')
  const quote = page.locator('blockquote', { hasText: 'for each garden' })
  expect(await quote.isVisible()).toBe(true)
  expect(await quote.locator('mark').innerText()).toBe('$12 / month')
  expect(await quote.locator('cite').innerText()).toBe('beetroot.example/pricing, read 20 November 2026')
  expect(await quote.locator('a').getAttribute('href')).toStartWith('https://beetroot.example/pricing#:~:text=')
  await close()
})

test('a value shows its proof while a pointer rests on it or the keyboard stands on it, moves nothing, and goes by Escape', async () => {
  const { path } = await putShown(testService, owner, { cells: FULL })
  const { page, close } = await openTab(DESKTOP)
  await page.goto(testService.url + path)
  const summary = page.locator('summary', { hasText: 'source of Starts at' })
  await summary.scrollIntoViewIfNeeded()
  const quote = page.locator('blockquote', { hasText: 'for each garden' })
  const place = () => page.locator('#faq').evaluate((element) => element.getBoundingClientRect().top)
  const before = await place()
  expect(await quote.isVisible()).toBe(false)
  await summary.hover()
  await quote.waitFor()
  expect([await place(), await fits(page)]).toEqual([before, true])
  // The pointer may go on to the quote and its link.
  await quote.locator('a').hover()
  expect(await quote.isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  await quote.waitFor({ state: 'hidden' })
  await page.mouse.move(0, 0)
  await page.locator('summary', { hasText: 'source of the headline' }).focus()
  await page.locator('blockquote', { hasText: 'Garden plans' }).waitFor()
  // Opened, it stays, and the keyboard goes on to the link of the quote.
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('blockquote')?.checkVisibility())).toBe(true)
  expect(await seriousFaults(page)).toEqual([])
  await close()
})

test('what only the founder says is marked as their word, and what nobody says is named as left blank', async () => {
  const { path } = await putShown(testService, owner, { cells: FULL })
  const { text } = await read(testService, path)
  expect(text).toContain('Paid <span class="stated">founder’s word</span>')
  expect(text).toContain('Left blank: free trial, platforms, made for, languages, licence.')
})

test('the page stands on a phone and a desktop without a shift', async () => {
  const { path } = await putShown(testService, owner, { categories: ['Productivity'], cells: FULL })
  for (const size of [PHONE, DESKTOP]) {
    const { page, fieldErrors, close } = await openTab(size)
    await page.goto(testService.url + path)
    expect([(await shiftOf(page)) < SHIFT_MAX, await fits(page), fieldErrors]).toEqual([true, true, []])
    await close()
  }
})

test('hostile names, texts and addresses stand as text everywhere and lead nowhere', async () => {
  const { path, slug } = await putShown(testService, owner, {
    name: HOSTILE.slice(0, 80),
    categories: ['Productivity'],
    cells: {
      headline: said(HOSTILE.slice(0, 90)),
      summary: said(HOSTILE),
      description: said(HOSTILE),
      features: said([HOSTILE.slice(0, 80)]),
      starting_price: proven('<b>1</b>', `<b>1</b>${HOSTILE}`, 'javascript:window.broken=1'),
      docs_url: said('javascript:window.broken=1'),
      'company_socials.github': said('javascript:window.broken=1'),
      faqs: said([{ question: HOSTILE, answer: HOSTILE }]),
    },
  })
  const { page, fieldErrors, close } = await openTab(DESKTOP)
  for (const where of [
    path,
    '/',
    '/leaderboard',
    '/search?q=img',
    '/search/suggest?q=img',
    `${path}/report`,
    `/search?q=${encodeURIComponent(HOSTILE)}`,
  ]) {
    await page.goto(testService.url + where)
    expect(await page.evaluate(() => 'broken' in window)).toBe(false)
    expect(await page.locator('[href^="javascript"], img[src="x"]').count()).toBe(0)
  }
  await page.goto(testService.url + path)
  expect(await page.locator('h1').innerText()).toBe(HOSTILE.slice(0, 80))
  const objects = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(objects.map((text) => JSON.parse(text)['@type'])).toEqual(['Product', 'BreadcrumbList', 'FAQPage'])
  expect(JSON.parse(objects[0] ?? '').name).toBe(HOSTILE.slice(0, 80))
  expect(fieldErrors).toEqual([])
  const picture = await fetch(`${testService.url}/og/listings/${slug}.png`)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
  await close()
})

test('the website of a listing is the only place its link leads to, whatever the request says', async () => {
  const { path, slug } = await putShown(testService, owner)
  const went = await read(testService, `${path}/visit?url=https://evil.example&to=//evil.example`)
  expect([went.status, went.location]).toEqual([303, `https://${slug}.example/`])
  expect(went.headers.get('x-robots-tag')).toContain('noindex')
})

test('the founder’s numbers count people, neither programs nor the founder', async () => {
  const { path, id } = await putShown(testService, owner)
  const agents = ['Mozilla/5.0 (X11; Linux) Firefox/140', 'Googlebot/2.1', 'curl/8', '']
  for (const agent of agents) {
    await read(testService, path, { headers: { 'user-agent': agent } })
    await read(testService, `${path}/visit`, { headers: { 'user-agent': agent } })
  }
  await read(testService, path, { headers: { 'sec-purpose': 'prefetch' } })
  await read(testService, path, { method: 'HEAD' })
  await testService.service.traffic.flush()
  const rows = await testService.sql`select views, visits from listing_days where listing_id = ${id}`
  expect([...rows]).toEqual([{ views: 1, visits: 1 }])
})

test('a listing that is not public, and one that never was, are the same page of nothing', async () => {
  const { slug, profile_id } = await putShown(testService, owner)
  await testService.sql`update listings set status = 'suspended' where profile_id = ${profile_id}`
  for (const path of [
    `/listings/${slug}`,
    '/listings/never-was',
    '/listings/%00',
    `/listings/${'a'.repeat(3000)}`,
    `/listings/${slug}/report`,
    `/listings/${slug}/versions`,
    `/og/listings/${slug}.png`,
  ])
    expect([path, (await read(testService, path)).status]).toEqual([path, 404])
})

test('before its launch a scheduled listing says when it comes, its owner where to go on, and others of no other state anything', async () => {
  const { path, profile_id, id } = await putShown(testService, owner, {
    name: 'Leek',
    status: 'scheduled',
    launch_week: '2027-W01',
    launched_at: '2027-01-04T00:00:00Z',
  })
  const soon = await read(testService, path)
  expect([soon.status, soon.headers.get('x-robots-tag')]).toEqual([404, 'noindex'])
  expect(soon.text).toContain('It launches here on <time datetime="2027-01-04T00:00:00.000Z"')
  expect(soon.text).not.toContain('/account/listings/')
  const { name, value } = await sessionCookie(testService, owner)
  const own = await read(testService, path, { headers: { cookie: `${name}=${value}` } })
  expect(own.text).toContain(`/account/listings/${id}`)
  for (const status of ['suspended', 'draft', 'awaiting_badge', 'archived']) {
    await testService.sql`update listings set status = ${status} where profile_id = ${profile_id}`
    expect([status, (await read(testService, path)).text.includes('Leek')]).toEqual([status, false])
  }
  await testService.sql`update listings set status = 'suspended' where profile_id = ${profile_id}`
  const down = await read(testService, path, { headers: { cookie: `${name}=${value}` } })
  expect([down.text.includes('Taken down by the site team'), down.text.includes('It launches here')]).toEqual([true, false])
})

test('what others see of the page names it well: canonical address, picture, breadcrumbs, questions', async () => {
  const { path, slug } = await putShown(testService, owner, { categories: ['Productivity'], cells: { ...FULL, platforms: said(['Web']) } })
  const { text } = await read(testService, `${path}?done=voted`)
  // However its address is written, the page is one.
  for (const [written, canonical] of [
    [`${path}?done=voted`, path],
    [`${path}/`, path],
    ['/pricing/', '/pricing'],
    ['/', '/'],
  ] as const)
    expect((await read(testService, written)).text).toContain(`<link rel="canonical" href="http://localhost:3000${canonical}"/>`)
  expect(text).toContain(`<meta property="og:image" content="http://localhost:3000/og/listings/${slug}.png"/>`)
  const [product] = [...text.matchAll(/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) => JSON.parse(json))
  expect(product).toMatchObject({
    '@type': 'SoftwareApplication',
    name: 'Beetroot',
    operatingSystem: 'Web',
    dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    offers: { price: '12', priceCurrency: 'USD', priceSpecification: { unitText: 'month' } },
  })
})

test('the price that search engines are told is the one that the website states, or none', async () => {
  const { path, profile_id } = await putShown(testService, owner)
  const offerOf = async (starting_price: string) => {
    await setCells(testService, profile_id, { starting_price: said(starting_price) })
    const { offers } = JSON.parse(/ld\+json">(.*?)<\/script>/.exec((await read(testService, path)).text)?.[1] ?? '{}')
    return offers ? [offers.priceCurrency, offers.price, offers.priceSpecification?.unitText ?? null] : null
  }
  for (const [stated, offer] of [
    ['$12, billed yearly', ['USD', '12', null]],
    ['from US$9.99 / user', ['USD', '9.99', 'user']],
    ['12,50 € / Monat', ['EUR', '12.50', 'Monat']],
    ['£5', ['GBP', '5', null]],
    ['€8.00/mois', ['EUR', '8.00', 'mois']],
    ['1.200 € / Jahr', null],
    ['€1 200 / an', null],
    ['1 200 €', null],
    ['12.5 €', null],
    ['$1,299.00', null],
    ['R$ 49 / mês', null],
    ['CA$12 / month', null],
    ['$12 CAD / month', null],
    ['$12k', null],
    ['from 5 credits', null],
  ] as const)
    expect([stated, await offerOf(stated)]).toEqual([stated, offer && [...offer]])
})

test('a drawn picture is 1200 by 630, is kept, and is not sent twice', async () => {
  const { slug } = await putShown(testService, owner, { cells: FULL })
  const first = await fetch(`${testService.url}/og/listings/${slug}.png`)
  const bytes = new DataView(await first.arrayBuffer())
  expect([bytes.getUint32(16), bytes.getUint32(20)]).toEqual([1200, 630])
  const again = await fetch(`${testService.url}/og/listings/${slug}.png`, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })
  expect(again.status).toBe(304)
})

test('a quote on a drawn picture has the spaces of the website, before its stops and where words have none between them', () => {
  for (const [quote, line] of [
    [['The Team plan is ', '$12 / month', ', billed yearly'], '“The Team plan is |$12 / month|, billed yearly”'],
    [['', '$12 / month', ' for each seat'], '“|$12 / month| for each seat”'],
    [['月額', '¥980', 'から'], '“月額|¥980|から”'],
  ] as const) {
    const { text, marked, after } = quoteLine(quote)
    expect([text, marked, after].join('|')).toBe(line)
  }
})

test('a listing that says all it may still weighs less than 100 KB with style, script and fonts, and nothing it says is lost', async () => {
  const random = createRandom(11)
  const text = (characters: number) => {
    let words = ''
    while (words.length < characters) words += `${WORDS[Math.floor(random() ** 3 * WORDS.length)]} `
    return words.slice(0, characters).trim()
  }
  const many = (count: number, characters: number) => Array.from({ length: count }, () => text(characters))
  const quoted = (value: unknown) => proven(value, text(400), `https://beetroot.example/${text(20)}`)
  const { id, path, profile_id } = await putShown(testService, owner, {
    categories: ['Productivity', 'Email', 'Open Source'],
    cells: {
      headline: quoted(text(90)),
      summary: quoted(text(160)),
      description: quoted(text(4000)),
      features: quoted(many(30, 80)),
      use_cases: quoted(many(30, 80)),
      integrations: quoted(many(30, 40)),
      audience: quoted(text(160)),
      starting_price: quoted('$12 / month'),
      team_size: quoted('11 to 50'),
      faqs: said(many(5, 200).map((question) => ({ question, answer: text(2000) }))),
    },
  })
  const now = testService.service.clock()
  for (const title of many(20, 110))
    await testService.sql`insert into listing_updates (listing_id, site_id, title, body, published_at) select ${id}, site_id, ${title}, ${text(5000)}, ${now} from listings where id = ${id}`
  await testService.sql`update listings set unlocked_sections = '{milestones}' where id = ${id}`
  for (const title of many(100, 150))
    await testService.sql`
      insert into milestones (company_id, on_date, title, description) select company_id, '2026-01-02', ${title}, ${text(1900)} from profiles where id = ${profile_id}`
  const weigh = async (address: string) => {
    const response = await fetch(testService.url + address, {
      headers: { accept: 'text/html', 'accept-encoding': 'br, gzip' },
      decompress: false,
    })
    return (await response.arrayBuffer()).byteLength
  }
  const page = await read(testService, path)
  let bytes = await weigh(path)
  for (const [, asset = ''] of page.text.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)) bytes += await weigh(asset)
  expect(bytes).toBeLessThan(100_000)
  for (const more of ['updates', 'milestones', 'milestones?page=3'])
    expect([more, (await weigh(`${path}/${more}`)) < 50_000]).toEqual([more, true])
  expect(page.text.match(/id="update-\d+"/g)?.length).toBe(20)
  expect((await read(testService, `${path}/updates`)).text.match(/class="update"/g)?.length).toBe(20)
  // Those before are read too, and the list of all sites' updates leads to each.
  const [old] = await testService.sql<{ id: number }[]>`
    insert into listing_updates (listing_id, site_id, title, body, published_at)
    select ${id}, site_id, 'The first of all', 'Before all others.', ${new Date(now.getTime() - 1000)} from listings where id = ${id} returning id`
  const listed = (await read(testService, '/updates?page=2')).text
  expect(listed).toContain(`href="${path}/updates?update=${old?.id}#update-${old?.id}"`)
  const led = await read(testService, `${path}/updates?update=${old?.id}`)
  expect(led.headers.get('location')).toBe(`${path}/updates?page=2#update-${old?.id}`)
  expect((await read(testService, `${path}/updates?page=2`)).text).toContain('Before all others.')
  expect((await read(testService, `${path}/updates?page=3`)).status).toBe(404)
  const told = await Promise.all(
    [1, 2, 3].map(async (number) => (await read(testService, `${path}/milestones?page=${number}`)).text.match(/<time/g)?.length),
  )
  expect(told).toEqual([40, 40, 20])
  const robots = async (more: string) => (await read(testService, `${path}/milestones${more}`)).headers.get('x-robots-tag')
  expect([await robots(''), await robots('?page=2')]).toEqual([null, 'noindex'])
})

test('a part that has nothing yet says so, leads back, and reads its listing once', async () => {
  const { path } = await putShown(testService, owner, { cells: FULL })
  const reads = () => testService.lines.filter(({ details }) => details.operation === 'get_listing').length
  for (const [part, words] of [
    ['updates', 'Nothing new yet'],
    ['milestones', 'No milestones yet'],
    ['story', 'No story yet'],
  ]) {
    const before = reads()
    const page = await read(testService, `${path}/${part}`)
    expect(page.text).toContain(`${words}`)
    expect(page.text).toContain(`href="${path}"`)
    expect([part, reads() - before]).toEqual([part, 1])
  }
})

test('what is proven is told from what is blank by a colour also where the reader has chosen all colours', async () => {
  const { path } = await putShown(testService, await testService.account(), {
    cells: { headline: proven('Grow more', 'Grow more', 'https://a.example/') },
  })
  const { page, close } = await openTab()
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(testService.url + path)
  const colours = await page
    .locator('.proof-key .key')
    .evaluateAll((keys) => keys.map((key) => getComputedStyle(key, '::before').backgroundColor))
  expect(new Set(colours).size).toBe(3)
  await page.emulateMedia({ forcedColors: null })
  await close()
})

test('every value of the page is a square that leads to it, and all proof opens by one press, with scripts and without', async () => {
  const { path } = await putShown(testService, owner, { categories: ['Productivity'], cells: FULL })
  for (const javaScriptEnabled of [true, false]) {
    const { page, close } = await openTab({ ...DESKTOP, javaScriptEnabled })
    await page.goto(testService.url + path)
    expect(await page.locator('.proof-count').innerText()).toMatch(/^4 of \d+ values proven$/)
    // Those who hear the page are told of each, blank ones too.
    const heard = await page.locator('.squares li').allTextContents()
    expect(heard.filter((text) => !/: (proven by|on the founder|left blank)/.test(text))).toEqual([])
    const targets = await page.locator('.squares a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(targets.length).toBeGreaterThan(6)
    // No two or three are left alone below a row that is full.
    const tops = await page.locator('.squares li').evaluateAll((squares) => squares.map((square) => square.getBoundingClientRect().top))
    expect(tops.filter((top) => top === tops[0]).length).toBe(18)
    expect(tops.filter((top) => top === tops.at(-1)).length).toBeGreaterThan(9)
    for (const target of targets) expect([target, await page.locator(`[id="${target.slice(1)}"]`).count()]).toEqual([target, 1])
    expect(await page.locator('blockquote').first().isVisible()).toBe(false)
    await page.getByText('Show all proof').click()
    await page.getByText('Hide all proof').waitFor()
    expect(await page.locator('.listing blockquote:visible').count()).toBe(4)
    await page.getByText('Hide all proof').click()
    await page.getByText('Show all proof').waitFor()
    expect(await page.locator('.listing blockquote:visible').count()).toBe(0)
    await close()
  }
})

test('what a website says in its own language is marked as that language, its quotes too', async () => {
  const text =
    'Mit diesem Programm planen Sie die Beete und die Aussaat für das ganze Jahr. Es sagt Ihnen, was in der Woche zu tun ist, und wer es tun soll, damit nichts vergessen wird und alles wächst.'
  const { path } = await putShown(testService, owner, {
    name: 'Beete',
    cells: {
      description: proven(text, text, 'https://beetroot.example/'),
      headline: proven('Beete im Griff', 'Beete im Griff', 'https://beetroot.example/'),
    },
  })
  const { text: html } = await read(testService, path)
  expect(html).toMatch(/id="v-headline" lang="de"/)
  expect(html.match(/<blockquote[^>]*>\s*<p lang="de"/g)?.length).toBe(2)
  const set = await putShown(testService, owner, { name: 'Rüben', cells: { headline: said('Bieten'), language: said('nl') } })
  expect((await read(testService, set.path)).text).toMatch(/id="v-headline" lang="nl"/)
})

test('a text of a script that begins on the right is read from there, and what the page says of it from the left', async () => {
  const text = 'Beetroot يخطط لك الحديقة طوال السنة، ويقول لك كل أسبوع ما الذي يجب أن تزرعه في الأرض ومن الذي سيفعل ذلك.'
  const { path } = await putShown(testService, owner, {
    cells: { headline: proven('Beetroot لكل حديقة', text, 'https://beetroot.example/'), description: said(text), language: said('ar') },
  })
  const { page, close } = await openTab(PHONE)
  await page.goto(testService.url + path)
  for (const [selector, direction] of [
    ['#v-headline .proved', 'rtl'],
    ['#v-headline blockquote > p', 'rtl'],
    ['.prose > p', 'rtl'],
    ['#v-headline cite', 'ltr'],
    ['.proof-key', 'ltr'],
    ['h1', 'ltr'],
  ] as const) {
    const shown = page.locator(selector).first()
    expect([selector, await shown.evaluate((element) => getComputedStyle(element).direction)]).toEqual([selector, direction])
  }
  // Below its name, not on the far side of the page.
  expect(await page.locator('#v-headline').evaluate((element) => getComputedStyle(element).textAlign)).toBe('left')
  expect(await fits(page)).toBe(true)
  // In a list too, where others stand above and below it.
  await page.goto(`${testService.url}/search?q=حديقة`)
  const shown = page.locator('.row-say > p[lang="ar"]')
  expect(await shown.evaluate((element) => [getComputedStyle(element).direction, getComputedStyle(element).textAlign])).toEqual([
    'rtl',
    'left',
  ])
  // A quote may be too short to tell its language.
  const short = await putShown(testService, owner, {
    cells: { starting_price: proven('29 $', '29 $ شهريا. جرب مجانا لمدة 14 يوما.', 'https://beetroot.example/') },
  })
  await page.goto(`${testService.url}${short.path}?proof=all`)
  expect(await page.locator('#v-starting_price blockquote > p').evaluate((element) => getComputedStyle(element).direction)).toBe('rtl')
  await close()
})

test('a page that proves one value and says nothing else has its facts side by side, not beside an empty column', async () => {
  const { path } = await putShown(testService, owner, {
    name: 'Onebed',
    cells: { founded_year: proven(2019, 'Since 2019.', 'https://beetroot.example/') },
  })
  const { page, close } = await openTab(DESKTOP)
  await page.goto(testService.url + path)
  await page.getByText('1 of its values is proven by quotes').waitFor()
  const leftOf = async (selector: string) => (await page.locator(selector).first().boundingBox())?.x
  expect(await leftOf('.listing-aside .card')).toBe(await leftOf('.listing-main'))
  await page.goto(testService.url + (await putShown(testService, owner, { cells: FULL })).path)
  expect(await leftOf('.listing-aside .card')).toBeGreaterThan((await leftOf('.listing-main')) ?? Infinity)
  await close()
})

test('the browser is told of the fonts, which are ours, are kept for good, and move nothing', async () => {
  const { text } = await read(testService, '/')
  const fonts = [...text.matchAll(/rel="preload" href="([^"]+)" as="font"/g)].map(([, href = '']) => href)
  expect(fonts.length).toBe(2)
  for (const href of fonts) {
    const { status, headers } = await fetch(testService.url + href)
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'font/woff2',
      'public, max-age=31536000, immutable',
    ])
  }
})

test('on paper every quote is printed with its value, and nothing that could be pressed', async () => {
  const { path } = await putShown(testService, owner, { categories: ['Productivity'], cells: FULL })
  const { page, close } = await openTab(DESKTOP)
  await page.goto(testService.url + path)
  await page.emulateMedia({ media: 'print' })
  const heights = await page
    .locator('.listing blockquote')
    .evaluateAll((quotes) => quotes.map((quote) => quote.getBoundingClientRect().height))
  expect([heights.length, Math.min(...heights) > 0]).toEqual([4, true])
  expect(await page.locator('button:visible, .button:visible').count()).toBe(0)
  expect(await page.locator('.ballot').innerText()).toBe('0 votes')
  // Paper is white also for those whose screen is dark.
  const inks = () => page.locator('.listing :is(h1, h2, dt)').evaluateAll((all) => all.map((each) => getComputedStyle(each).color))
  const onLight = await inks()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect(await inks()).toEqual(onLight)
  await page.goto(testService.url)
  expect(await page.locator('.vote').first().innerText()).toMatch(/^\d+\s+votes?$/m)
  await page.emulateMedia({ media: null, colorScheme: null })
  await close()
})
