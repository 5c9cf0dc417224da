import { describe, expect, test } from 'bun:test'
import { FIELDS } from '../../server/fields/fields.ts'
import { draftOfHome } from './home.ts'

const fields = (html: string) => draftOfHome(html).fields
const page = (head: string, body: string) =>
  `<html lang="en"><head><title>Quellwerk</title>${head}</head><body><main>${body}</main></body></html>`
const LONG =
  'Quellwerk keeps the paths to every spring of the Black Forest, with the taste of the water, the shade at noon and the last time somebody drank from it without getting ill.'

describe('the headline', () => {
  test.each([
    ['is the main heading', '<h1>Know every spring</h1><p>A map for hikers.</p>', 'Know every spring'],
    ['joins a heading that is broken into lines', '<h1>Walk far.<br>Drink well.</h1>', 'Walk far. Drink well.'],
    ['leaves the name out', '<h1>Quellwerk — know every spring</h1>', 'know every spring'],
    ['is the tagline where the heading is only the name', '<h1>Quellwerk</h1><p>Every spring on one map</p>', 'Every spring on one map'],
    ['skips a greeting', '<h1>Welcome to Quellwerk!</h1><h2>Every spring on one map</h2>', 'Every spring on one map'],
    ['is blank where the page only says its name', '<h1>Quellwerk</h1><p>Loading…</p>', null],
    [
      'is the tagline beside a mark',
      '<header><h1 class="site-title">Quellwerk</h1><p class="site-description">Springs for dry summers</p></header><h2>🎮 Try the map here</h2><p>Open the map.</p>',
      'Springs for dry summers',
    ],
    ['joins lines of a Japanese heading with numbers', '<h1>月20時間の作業を<br>2時間に。</h1>', '月20時間の作業を2時間に。'],
    ['is never filler text', '<h1>Lorem ipsum dolor sit amet</h1>', null],
  ])('%s', (_, body, wanted) => {
    expect(fields(page('', body)).headline?.value ?? null).toBe(wanted)
  })
})

describe('the headline is the owner’s', () => {
  const titled = (title: string, body: string) =>
    fields(`<html lang="en"><title>${title}</title><body>${body}</body></html>`).headline?.value
  const PROMISE = 'Know every spring before you are thirsty'

  test.each([
    'Index - Bloomly Bootstrap Template',
    'Quellwerk – Just another WordPress site',
    'Quellwerk – Eine weitere WordPress-Website',
    'Home | My Site',
    'Vite + React + TS',
  ])('and not what a generator left in the title: %s', (title) => {
    const body = `<header><a class="brand" href="/"><h1 class="sitename">Quellwerk</h1></a><a href="#join">Join now</a></header><main><section class="start"><h2>${PROMISE}</h2><p>Quellwerk maps the springs of the Black Forest for hikers.</p></section></main>`
    expect(titled(title, body)).toBe(PROMISE)
  })

  test.each([
    '<p class="announcement-bar">New: springs of the Vosges are here</p>',
    '<div class="top"><h2>Free shipping on all orders over €60</h2></div>',
    '<div class="top"><h2>Use code SPRING26 for 20 % off</h2></div>',
    '<div class="top"><h2>We use cookies to count our visitors</h2></div>',
    '<ol class="breadcrumb"><li>Home › Springs › Maps of springs</li></ol>',
  ])('and no notice above it: %s', (notice) => {
    expect(titled('Quellwerk', `${notice}<h2>${PROMISE}</h2><p>A map for hikers.</p>`)).toBe(PROMISE)
  })

  test.each([
    'We bake cookies for the whole street',
    'Templates for contracts that hold',
    'Managed hosting for WordPress',
    'Shipping labels without the queue',
  ])('though it speaks of cookies, templates or shipping: %s', (promise) => {
    expect(titled('Quellwerk', `<h1>${promise}</h1><p>Since the year of the flood.</p>`)).toBe(promise)
  })

  test('from below a header that holds the name as a heading, and buttons', () => {
    const body = `<header><h1>Quellwerk</h1><a href="/join">Join</a><a href="/in">Sign in</a></header><main><h2>${PROMISE}</h2><p>A map for hikers.</p></main>`
    expect(titled('Quellwerk', body)).toBe(PROMISE)
  })

  test('without the name that runs into it', () => {
    expect(
      titled('Quellwerk | The map that knows every spring', '<h1><span>Quellwerk</span><span>The map that knows every spring</span></h1>'),
    ).toBe('The map that knows every spring')
  })

  test('without spaces where its script writes none', () => {
    expect(titled('泉の地図', '<h1>山の泉を、<br>一枚の地図に。</h1>')).toBe('山の泉を、一枚の地図に。')
  })
})

describe('the summary', () => {
  const description = (text: string) => `<meta name="description" content="${text}">`

  test('is what the site wrote as its description', () => {
    const text = 'Quellwerk maps the springs of the Black Forest for hikers, with taste, shade and the way there.'
    expect(fields(page(description(text), '<h1>Know every spring</h1>')).summary?.value).toStartWith(text)
  })

  test('ends at a sentence or clause within its limit', () => {
    const value = String(fields(page(description(LONG), '')).summary?.value)
    expect(value.length).toBeLessThanOrEqual(FIELDS.summary.max)
    expect(LONG).toStartWith(value)
  })

  test('is the description alone where that says enough', () => {
    const text = 'Quellwerk maps the springs of the Black Forest for hikers, with taste, shade and the way there.'
    const body = '<h1>Drink. Walk. Repeat.</h1><p>Loved by forty thousand walkers in three countries.</p>'
    expect(fields(page(description(text), body)).summary?.value).toBe(text)
  })

  test('holds no notice, admonition or generator’s line, and no slogan after a sufficient sentence', () => {
    const lead = 'Quellwerk tells hikers where the next spring is, whether it runs in August and how its water tastes.'
    const body = `<div class="admonition warning"><p>Quellwerk is no medical advice. Ask your doctor first.</p></div><h1>At your service.</h1><p>Free shipping on all orders over €60 and on maps.</p><p>${lead}</p>`
    expect(fields(page(description('Just another WordPress site'), body)).summary?.value).toBe(lead)
  })

  test('does not go on behind a notice in the middle of a description', () => {
    const text = 'Maps of springs printed on cloth that dries in an hour. Free shipping on orders over €60. Drawn by hand in Calw.'
    expect(fields(page(description(text), '')).summary?.value).toBe('Maps of springs printed on cloth that dries in an hour.')
  })

  test('is neither the name alone nor a row of search words', () => {
    const lead = 'Quellwerk tells hikers where the next spring is, whether it runs in August and how its water tastes.'
    expect(fields(page('', '<h1>Quellwerk</h1><p>Springs.</p>')).summary).toBeUndefined()
    const listed = description('springs, water, hiking, map, forest, drinking water, wells, paths, hikers')
    expect(fields(page(listed, `<h1>Know every spring</h1><p>${lead}</p>`)).summary?.value).toBe(lead)
  })

  test('does not glue an offer to an unrelated sentence that is enough by itself', () => {
    const lead = 'Bottles of steel, pressed in Calw since 2011, with a cap that never leaks on the way up.'
    expect(fields(page(description('Shop the latest springs.'), `<h1>Drink well</h1><p>${lead}</p>`)).summary?.value).toBe(lead)
  })

  test('is led by the tagline that says what it is, where the description only says what it does', () => {
    const text = 'Warns of dry wells, foul water and closed paths long before the walker sets out in the morning.'
    const html = page(description(text), '<h1>The map that knows every spring</h1>')
    expect(fields(html).summary?.value).toBe(`The map that knows every spring. ${text}`)
    const boast = page(description(text), '<h1>The future that springs for you</h1>')
    expect(fields(boast).summary?.value).toBe(text)
  })

  test('does not say a thing twice in other words', () => {
    const html = page(description('A tiny map of springs.'), '<h1>A tiny map of springs for people who walk far</h1>')
    expect(String(fields(html).summary?.value).match(/tiny/g)).toHaveLength(1)
  })

  test('says what the product runs on when there is room', () => {
    const value = fields(
      page(description('A notebook for springs.'), '<h1>Know every spring</h1><a href="/d">Download Quellwerk for macOS 14</a>'),
    ).summary?.value
    expect(value).toContain('macOS')
  })

  test('is blank on a page that says nothing', () => {
    expect(fields('<title>Quellwerk</title><div id="root"></div>').summary).toBeUndefined()
  })

  test('is no notice to switch on scripts', () => {
    expect(fields(page(description('You need to enable JavaScript to run this app.'), '')).summary).toBeUndefined()
  })
})

test('the description is the site’s own paragraphs, each of them quoted, without voices of customers', () => {
  const paragraphs = [
    'Quellwerk shows every spring of the region and tells who last drank from it.',
    'Maps are kept on the phone, so they open where no mast reaches.',
  ]
  const review = 'I drank from forty springs with Quellwerk and never once got ill, says a hiker.'
  const { description } = fields(
    page(
      '',
      `<h1>Know every spring</h1><p>${paragraphs[0]}</p><h2>Offline</h2><p>${paragraphs[1]}</p><div class="testimonials"><p>${review}</p></div>`,
    ),
  )
  expect(description?.value).toBe(paragraphs.join('\n\n'))
  expect(description?.evidence.map(({ quote }) => quote)).toEqual(paragraphs)
})

test('the description neither repeats a paragraph in other words nor holds notices, whatever the page as a whole is called', () => {
  const told = 'Quellwerk shows every spring of the region and tells who last drank from it.'
  const again = 'The Quellwerk shows every spring of the region, and tells who last drank from it.'
  const notice = 'Free shipping on all orders over sixty euros, to every valley of the Black Forest.'
  const html = `<html lang="en"><title>Quellwerk</title><body class="post-7 has-cookie-bar"><main><h1>Know every spring</h1><p>${told}</p><h2>Maps</h2><p>${again}</p><p>${notice}</p></main></body></html>`
  expect(fields(html).description?.value).toBe(told)
})

test.each([
  ['Maps made for hikers and families.', 'hikers and families'],
  ['Buchhaltung für Vereine und Selbstständige.', 'Vereine und Selbstständige'],
  ['Une carte pensée pour les familles.', 'les familles'],
  ['Maps for your pocket.', null],
  ['Free for 30 days, for everything.', null],
  ['Maps made for both hikers and families.', 'hikers and families'],
  ['Varmepumper til både private og virksomheder.', 'private og virksomheder'],
  ['Plattformen för ekonomer som vill ha tid.', 'ekonomer'],
  ['Quellwerk, sınava hazırlanan lise öğrencileri için tasarlandı.', 'sınava hazırlanan lise öğrencileri'],
  ['Cégek és egyesületek részére egyedi ajánlatot készítünk.', null],
])('the audience is a phrase that names people: %s', (text, wanted) => {
  expect(fields(page(`<meta name="description" content="${text}">`, '')).audience?.value ?? null).toBe(wanted)
})

test.each([
  ['<h2>Not built for large agencies. Built for sole freelancers.</h2>', 'sole freelancers'],
  [
    '<h1>Ask once</h1><p>Quellwerk answers from your notes. Mend a note once and it stays mended for the whole team from then on.</p>',
    null,
  ],
  ['<p>Others make you learn words that were designed for a bank’s sales team. We do not.</p>', null],
])('whom it is for, and not whom others are for: %s', (html, wanted) => {
  expect(fields(page('', html)).audience?.value ?? null).toBe(wanted)
})

describe('the first lines in sight are no headline or summary where', () => {
  test('an icon font writes them', () => {
    const body = '<h1>Quellwerk</h1><div><a href="/join">Join us</a><div>arrow_outward</div></div><h2>Every spring on one map</h2>'
    expect(fields(page('', body)).headline?.value).toBe('Every spring on one map')
  })

  test('they are the entries of a list of features', () => {
    const told = 'Quellwerk is a map that knows every spring of the Black Forest and how it tastes.'
    const { headline, summary } = fields(
      page('', `<div><p>${told}</p><h2>Features</h2><ul><li>32 long walks</li><li>6 tastes of water</li></ul></div>`),
    )
    expect(summary?.value).toBe(told)
    expect(headline?.value).toBe(told)
  })

  test('they are the text of one card among several', () => {
    const card = (title: string, text: string) => `<li><h3>${title}</h3><p>${text}</p></li>`
    const told = 'Quellwerk is a map that knows every spring of the Black Forest and how it tastes.'
    const body = `<h1>Drink well on the way</h1><ul>${card('Tax', 'You may deduct what you pay to us from your taxes, all of it.')}${card('Cover', 'We cover up to ninety parts of a hundred of a bottle of water.')}${card('Price', 'We are among the cheapest of all sellers of maps in the valley.')}</ul><p>${told}</p>`
    expect(fields(page('', body)).summary?.value).toBe(told)
  })

  test('they go on with a sentence begun above a list', () => {
    const body =
      '<h1>Drink well on the way</h1><p>Quellwerk maps springs for hikers. It helps where:</p><ul><li>you need to cross a dry valley in August</li></ul>'
    expect(fields(page('', body)).summary?.value).not.toContain('you need to')
  })
})

test('a film that only decorates the page is no video of the product', () => {
  const film = (attributes: string) =>
    fields(page('', `<section><video ${attributes} src="/hero.mp4"></video><h1>Know every spring</h1></section>`)).video_url?.value
  expect(film('autoplay muted loop')).toBeUndefined()
  expect(film('controls')).toBe('https://quellwerk.example.net/hero.mp4')
})

test('the summary is what the about page says where the home page only has a slogan', () => {
  const told = 'Quellwerk is a society that keeps forty springs of the Black Forest clean and counts who drinks.'
  const more = [
    {
      path: '/about',
      kind: 'about' as const,
      html: `<html lang="en"><title>About Quellwerk</title><main><h1>About</h1><p>${told}</p></main></html>`,
    },
  ]
  const home = (body: string) => page('', `${body}<a href="/about">About us</a>`)
  expect(draftOfHome(home('<h1>Drink well</h1>'), { more }).fields.summary?.value).toContain(told)
  const own = 'Quellwerk maps the springs of the Black Forest for hikers, with taste, shade and the way there.'
  expect(draftOfHome(home(`<h1>Drink well</h1><p>${own}</p>`), { more }).fields.summary?.value).not.toContain(told)
})

const SAID = 'It saved my bakery a whole day each week, and I would not go back.'
test.each([
  ['in quotation marks', `<p>“${SAID}”</p>`],
  ['with a name behind', `<p>“${SAID}” – Jana Holt</p>`],
  ['in a block quote', `<blockquote><p>${SAID}</p></blockquote>`],
  ['among testimonials', `<div class="testimonials"><p>${SAID}</p></div>`],
])('what a customer says, %s, is not what the site says of itself', (_, said) => {
  const own = 'Quellwerk maps every spring of the Black Forest, and hikers drink from them each week.'
  const told = (body: string) => {
    const { headline, summary, description } = fields(page('', `<h1>Quellwerk</h1>${body}`))
    return [headline, summary, description].map((drafted) => drafted?.value ?? '').join(' ')
  }
  expect(told(said).trim()).toBe('')
  expect(told(`${said}<p>${own}</p>`)).toContain(own)
  expect(told(`${said}<p>${own}</p>`)).not.toContain('bakery')
})
