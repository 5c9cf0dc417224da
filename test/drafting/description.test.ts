import { describe, expect, test } from 'bun:test'
import { draftBuiltIn } from '../../server/drafting/built_in/draft_built_in.ts'
import { draftOfHome } from './home.ts'
import { draftOf, pagesOf, valueOf } from './invented.ts'

const fields = (body: string, lang = 'en', head = '') =>
  draftOfHome(`<html lang="${lang}"><head><title>Quellwerk</title>${head}</head><body><main>${body}</main></body></html>`).fields
const described = (body: string, lang = 'en') => fields(`<h1>Know every spring</h1>${body}`, lang).description?.value ?? ''

const TOLD = 'Quellwerk shows every spring of the region and tells who last drank from it.'
const MORE = 'Maps are kept on the phone, so they open where no mast reaches the valley.'

describe('the description holds no', () => {
  test.each([
    ['caption', '<figure><figcaption>The map as it looked on a walk through the northern hills last year.</figcaption></figure>'],
    ['step', '<ol class="steps"><li><p>The map opens on the spot where the phone believes that it stands.</p></li></ol>'],
    ['sample figure', '<div class="demo"><p>Forty springs found within three kilometres of where you are standing.</p></div>'],
    ['trademark note', '<p>Quellwerk and the drop are registered trademarks of their owners in many countries.</p>'],
    ['instruction', '<p>Click on a spring in the legend to show or hide it on the map of the valley.</p>'],
    ['instruction, nl', '<p>Klik op een bron in de legenda om ze te tonen of te verbergen op de kaart.</p>'],
    ['invitation', '<p>Contact us today and we will gladly help you with the planning of a walk.</p>'],
    ['invitation, de', '<p>Rufen Sie uns an, wir beraten Sie gern zu allen Wegen im ganzen Schwarzwald.</p>'],
    ['invitation, uk', '<p>Зателефонуйте нам зараз, і ми радо допоможемо вам спланувати похід у гори.</p>'],
    ['promise about letters', '<p>No spam. One note when the doors open, and you are first through them all.</p>'],
    ['hours or address', '<p>The office in the old mill is open from 7:30 - 14:30 and sells printed maps.</p>'],
    ['fragment', '<p>springs of the Black Forest, with taste, shade and the way there, all in one</p>'],
    [
      'trouble of customers',
      '<section><h2>Sound familiar?</h2><p>Walkers run dry long before noon and nobody tells them where to turn.</p></section>',
    ],
    [
      'text of a card',
      '<div class="grid"><div class="card"><h3>Taste</h3><p>Each spring is tasted twice a year by people who know water well.</p></div><div class="card"><h3>Shade</h3><p>Each spring is seen at noon by people who know the sun very well.</p></div></div>',
    ],
  ])('%s', (_, body) => {
    expect(described(`<p>${TOLD}</p><h2>Offline</h2><p>${MORE}</p>${body}`)).toBe(`${TOLD}\n\n${MORE}`)
  })
})

test('the description may begin with words that it quotes, in Japanese', () => {
  const told = '「地図を買ってみた。でも、泉は何も分からない」——そこから先を、森を知る案内人が毎朝いっしょに歩きます。'
  expect(described(`<p>${told}</p>`, 'ja')).toBe(told)
})

test('the description leaves out what the summary says, where enough is left', () => {
  const summary = 'Quellwerk maps the springs of the Black Forest for hikers, with taste, shade and the way there.'
  const meta = `<meta name="description" content="${summary}">`
  const rest = `<p>${TOLD}</p><p>${MORE}</p>`
  expect(fields(`<h1>Know every spring</h1>${rest}`, 'en', meta).description?.value).toBe(`${TOLD}\n\n${MORE}`)
  expect(fields('<h1>Know every spring</h1>', 'en', meta).description?.value).toBe(summary)
})

test('the description goes on with the sentence that says what the product is', () => {
  const lead = 'Walk as far as you like, for the next cold drink is never further than an hour.'
  expect(described(`<p>${lead}</p><h2>Offline</h2><p>${MORE}</p><h2>Springs</h2><p>${TOLD}</p>`)).toEndWith(`${TOLD}\n\n${MORE}`)
})

test('a site that lists more than it tells is described by its list, each line quoted', () => {
  const body = `<p>${TOLD}</p><section><h2>Features</h2><div><div><h3>Taste</h3><p>Each spring is tasted twice a year.</p></div><div><h3>Shade</h3><p>Each spring is seen at noon in summer.</p></div></div></section>`
  expect(described(body)).toBe(`${TOLD}\n\n- Taste: Each spring is tasted twice a year.\n- Shade: Each spring is seen at noon in summer.`)
})

test('a greeting or a question before the first sentence is left out', () => {
  expect(described(`<p>Welcome to Quellwerk! ${TOLD}</p>`)).toBe(TOLD)
  expect(described(`<p>Thirsty again? ${TOLD}</p>`)).toBe(TOLD)
})

test('scripts that say much in few signs are described too', () => {
  expect(described('<p>井戸と泉の場所を地図に記録し、水質の変化を家族や仲間と共有できます。</p>', 'ja')).toBe(
    '井戸と泉の場所を地図に記録し、水質の変化を家族や仲間と共有できます。',
  )
})

test.each([
  ['a consent', 'pl', 'Zapisując się na listę, akceptujesz otrzymywanie od nas informacji o aplikacji Quellwerk.'],
  ['a gift for the address', 'de', 'Hol dir die kostenlose Checkliste für deinen Brunnen, sofort umsetzbar und gut lesbar.'],
  ['what to press', 'en', 'Hover over the six circles on the left and find out how springs, wells and rivers meet.'],
  ['what to choose', 'fr', 'Sélectionnez votre département pour accéder aux sources et aux puits de votre commune.'],
])('the description leaves out %s', (_, lang, sentence) => {
  expect(described(`<p>${TOLD}</p><p>${sentence}</p>`, lang)).not.toContain(sentence.slice(0, 20))
})

const tidepool = (home: string, pages: Record<string, string> = {}, options: Parameters<typeof draftOf>[1] = {}) =>
  draftOf({ '/': home, ...pages }, options)
const told = (...given: Parameters<typeof tidepool>) => valueOf(tidepool(...given), 'description')

describe('a description', () => {
  const LEAD = 'Tidepool keeps the logbooks of small boats and knows every harbour of the coast.'

  test('may begin with a name in small letters', () => {
    const named = 'tidepool keeps the logbooks of small boats and knows every harbour of the coast.'
    expect(told(`<h1>Logbooks</h1><h2>How</h2><p>${named}</p>`, {}, { name: 'tidepool' })).toBe(named)
  })

  test('says nothing twice, though in other words or after the same opening', () => {
    const again = 'Every harbour of the coast and the logbooks of small boats are kept by Tidepool.'
    const opened = 'Tidepool keeps the logbooks of small boats and knows every wind that blows in the whole of the bay.'
    expect(told(`<h1>Logbooks</h1><p>${LEAD}</p><p>${again}</p><p>${opened}</p>`)).toBe(LEAD)
  })

  test('leaves out what a later paragraph says at greater length', () => {
    const short = 'Analyse the wind, draw charts, read tides and count waves with one small program for boats.'
    const long = 'One small program lets the crews of boats draw charts, read tides of every harbour, count waves and tell wind at night.'
    expect(told(`<h1>Logbooks</h1><p>${short}</p><p>${long}</p>`)).toBe(long)
  })

  test('opens with what is whole, and not with what the summary leaves of a paragraph', () => {
    const said = 'Tidepool keeps the logbooks of small boats and of all those who sail home in them at night.'
    const rest = 'Never lose a page again, whatever the weather does to the paper in your cabin.'
    const whole = 'Tidepool knows every harbour of the coast and tells which of them has a berth left for tonight.'
    const head = `<meta name="description" content="${said} ${rest}">`
    expect(told(`<h1>Boats</h1><p>${whole}</p>`, {}, { head })).toBe(`${whole}\n\n${rest}`)
  })

  test('is a sentence below the main heading, set as a heading or in one of several parts of a page', () => {
    expect(told(`<h2>Logbooks</h2><h3>${LEAD}</h3>`)).toBe(LEAD)
    const part = (title: string, text: string) => `<div class="part"><h1>${title}</h1><div>${text}</div></div>`
    const parts = `${part('There it is!', TOLD)}${part('Our view', 'Paper is wet.')}<div class="part">VS.</div>`
    expect(fields(`<div>${parts}</div>`).description?.value).toBe(TOLD)
  })

  test('leads to a list by one paragraph that does not open the page, and tells nothing of its makers there', () => {
    const near = [
      'Logbooks are kept on paper in the cabin and on the phone of the whole crew.',
      'Logbooks of last year are bound in linen by hand, and stand in the office for whoever asks.',
    ]
    const parts = near.map((text, at) => `<section class="${at === 0 ? 'way' : 'ink'}"><h2>Part ${at}</h2><p>${text}</p></section>`)
    const card = (title: string) =>
      `<div><h3>${title}</h3><p>Each one is told a whole day ahead, on the phone and on the watch of everybody on board.</p></div>`
    const cards = ['Tides', 'Winds', 'Berths'].map(card).join('')
    const made = { '/about': '<h1>About us</h1><p>Logbooks were dear to our grandfather, who lost his in a storm by night.</p>' }
    const body = `<h1>Boats</h1><p>Paper is wet.</p>${parts.join('')}<section><h2>Features</h2><div>${cards}</div></section>`
    const said = told(body, made)
    expect(String(said).split('\n')[0]).toStartWith(near[0] ?? '')
    expect(said).not.toContain(near[1] ?? '')
    expect(said).not.toContain('grandfather')
    expect(said).toContain('- Tides: ')
  })

  test('tells of the product before its makers, whose essay it leaves out where there is enough', () => {
    const own = [
      'Tidepool draws charts of each harbour along the coast, so that nobody has to buy them on paper any more. Depths are measured anew each spring by those who moor there, and told to everybody else.',
      'Tidepool counts waves behind the wall and tells the height to whoever waits for calmer weather outside. Bells ring an hour before a storm, on the phone as well as on the watch of the whole crew.',
      'Tidepool learns how your boat behaves in wind from the side and says when it is wiser to stay at the quay. Each voyage teaches it more, and what it has learnt stays on board when the whole crew goes home for the long winter.',
    ]
    const essay = 'A boat is for most families the dearest thing they ever buy and a place of many memories.'
    const home = `<h1>Logbooks</h1>${own.map((text, at) => `<h2>Part ${at}</h2><p>${text}</p>`).join('')}`
    const head = '<meta name="description" content="The logbook of small boats and of all those who sail home in them at night.">'
    expect(told(home, { '/about': `<h1>About us</h1><p>${essay}</p>` }, { head })).toBe(own.join('\n\n'))
    expect(told(`<h1>Logbooks</h1><p>${LEAD}</p>`, { '/about': `<h1>About us</h1><p>${essay}</p>` })).toBe(`${LEAD}\n\n${essay}`)
  })

  test.each([
    [
      'a word above the heading calls a problem',
      '<section><p>The problem</p><h2>Boats deserve better</h2><p>Skippers lose hours over logbooks that nobody reads again in winter.</p></section>',
    ],
    [
      'a link in brackets leads elsewhere',
      '<h2>Boats</h2><p>The logbooks of boats follow the rules of all harbours (see <a href="/rules">the rules</a>).</p>',
    ],
    [
      'somebody speaks of themselves',
      '<h2>Boats</h2><p>I am convinced that a boat will be looked after better than any house in the future.</p>',
    ],
    [
      'somebody began by speaking of themselves',
      '<h2>Boats</h2><p>I am a skipper. Boats and their logbooks have been with me since my years as a child.</p>',
    ],
  ])('leaves out what follows where %s', (_, body) => {
    expect(told(`<h1>Logbooks</h1><p>${LEAD}</p>${body}`)).toBe(LEAD)
  })

  test('begins behind several questions and a call', () => {
    const asked = `Lost the page again? Wet logbook? Do you need to know the harbours? Never fear, we help! ${LEAD}`
    expect(told(`<h1>Logbooks</h1><p>${asked}</p>`)).toBe(LEAD)
    expect(
      told(
        '<h1>Logbooks</h1><p>Grandfather is lost. Nobody has keys. You enter his house and find out what became of him in the storm.</p>',
      ),
    ).toBeNull()
  })

  test('is not silenced by words of another language', () => {
    const cs = 'Jsme poskytovatelé služeb pro malé lodě a školení v programu, který zná každý přístav.'
    expect(told(`<h1>Lodní deníky</h1><p>${cs}</p>`, {}, { lang: 'cs' })).toBe(cs)
  })

  test('reads a word in two types, and lines below no heading', () => {
    const text = 'é um diário de bordo para quem navega sozinho e quer voltar a casa a tempo.'
    const html = `<div class="top">Bem-vindo a bordo</div><div>A <b>TIDE</b>POOL ${text}<br><br></div>`
    expect(draftOfHome(`<html lang="pt"><head><title>Tide Pool</title></head><body>${html}</body></html>`).fields.description?.value).toBe(
      `A TIDEPOOL ${text}`,
    )
  })

  test('lists whole sentences, beside which a label is none, each name once', () => {
    const card = (title: string, ...texts: string[]) =>
      `<div class="card"><h3>${title}</h3>${texts.map((text) => `<p>${text}</p>`).join('')}</div>`
    const body = `${card('Tides', 'From three years of age on', 'Each tide is told a day ahead.')}${card('Charts', 'Charts are kept on the phone.')}${card('Watch', 'Monthly plan, direct line to us')}${card('charts', 'Charts are drawn anew each spring.')}`
    expect(told(`<h1>Logbooks</h1><p>${LEAD}</p><section><h2>Features</h2><div>${body}</div></section>`)).toBe(
      `${LEAD}\n\n- Tides: Each tide is told a day ahead.\n- Charts: Charts are kept on the phone.`,
    )
  })

  test('lists what the page called «Services» says, but no line that begins with a question', () => {
    const page = `<h1>Services</h1><h3>Repair</h3><p>Hulls are mended by hand in spring.</p><h3>Sails</h3><p>Torn? We sew them in our own loft.</p><h3>Winter</h3><p>Boats stand dry in the hall until Easter.</p>`
    expect(told(`<h1>Logbooks</h1><p>${LEAD}</p>`, { '/services': page })).toBe(
      `${LEAD}\n\n- Repair: Hulls are mended by hand in spring.\n- Winter: Boats stand dry in the hall until Easter.`,
    )
  })

  test('stands though a title bears the sign of a trademark', () => {
    const card = (title: string) => `<div class="card"><h3>${title}</h3><p>Each one is done by hand within the day.</p></div>`
    const cards = `${card('Tide™ Tables')}${card('Charts')}${card('Sails')}`
    expect(told(`<h1>Logbooks</h1><p>${LEAD}</p><h2>Features</h2><div>${cards}</div>`)).toContain('- Tide™ Tables: Each')
  })

  test('stands though a pictograph is written onto a title', () => {
    const card = (title: string) => `<div class="card"><h3>✂️${title}</h3><p>Each one is done by hand within the day.</p></div>`
    expect(told(`<h1>Logbooks</h1><p>${LEAD}</p><h2>Features</h2><div>${card('Trim')}${card('Cut')}</div>`)).toContain('- Trim: Each')
  })
})

test.each(['/blog-moon', '/articulos/moon', '/artigos/moon'])('a blog post at %s tells nothing of the product', (path) => {
  const post = '<h2>Features</h2><ul><li>Light of the moon</li><li>Salt of the sea</li><li>Wind of the bay</li></ul>'
  const pages = (at: string) =>
    pagesOf({ '/': '<h1>Logbooks</h1>', [at]: post }).map((page) => (page.kind === 'home' ? page : { ...page, kind: 'features' as const }))
  const featuresAt = (at: string) => draftBuiltIn({ pages: pages(at), categories: [] }).fields.features ?? null
  expect(featuresAt('/all-of-it')).not.toBeNull()
  expect(featuresAt(path)).toBeNull()
})
