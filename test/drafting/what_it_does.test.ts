import { describe, expect, test } from 'bun:test'
import { draftOf, valueOf } from './invented.ts'

// What a product does comes before why to choose it, what else goes wrong, and how it began.

const LONG = 'A line that says a little more about this one, in a few plain words.'
const cards = (titles: string[], { box = 'grid', card = 'card', text = LONG } = {}) =>
  `<div class="${box}">${titles.map((title) => `<div class="${card}"><h3>${title}</h3><p>${text}</p></div>`).join('')}</div>`
const section = (heading: string, body: string, id = '') => `<section${id ? ` id="${id}"` : ''}><h2>${heading}</h2>${body}</section>`
const featuresOf = (html: string, lang = 'en') => valueOf(draftOf({ '/': html }, { lang }), 'features')

const DOES: Record<string, [string, string[], string, string[]]> = {
  en: ['Why it is worth the minute', ['Six months later they ask', 'Two quotes on the table', 'Nobody finds the plan'], 'On the boat', ['Tide tables', 'Shared logbook', 'Harbour list']], // prettier-ignore
  lt: ['Kodėl verta rinktis mus?', ['Patikimumas ir patirtis', 'Garantija visiems darbams', 'Aiškios ir mažos kainos'], 'Mūsų paslaugos', ['Langų valymas', 'Grindų plovimas', 'Kilimų priežiūra']], // prettier-ignore
  de: ['Warum Tidepool?', ['Ehrlich und fair', 'Seit zwanzig Jahren', 'Immer erreichbar'], 'Funktionen', ['Gezeitentafel', 'Gemeinsames Logbuch', 'Hafenliste']], // prettier-ignore
  fr: ['Pourquoi nous choisir', ['Une équipe à l’écoute', 'Sans engagement', 'Des prix justes'], 'Nos prestations', ['Lavage intérieur', 'Lustrage', 'Protection des cuirs']], // prettier-ignore
  pt: ['Por que escolher a Tidepool?', ['Mais segurança', 'Suporte 24h', 'Ótimo custo'], 'Serviços', ['Rastreamento', 'Bloqueio remoto', 'Cerca virtual']], // prettier-ignore
  pl: ['Dlaczego my?', ['Doświadczenie', 'Gwarancja jakości', 'Uczciwe ceny'], 'Usługi', ['Audyt sieci', 'Testy kopii', 'Szkolenia']], // prettier-ignore
  hu: ['Miért minket válasszon?', ['Tapasztalat és tudás', 'Garancia mindenre', 'Korrekt árak'], 'Szolgáltatások', ['Ablaktisztítás', 'Padlómosás', 'Szőnyegtisztítás']], // prettier-ignore
  ja: ['選ばれる理由', ['安心の実績があります', '費用が分かりやすい', '丁寧なサポート体制'], '機能', ['潮汐予報の表示', '航海日誌の共有', '港の一覧と検索']], // prettier-ignore
}
describe('features are what a product does, not why to choose it', () => {
  for (const [lang, [why, reasons, what, does]] of Object.entries(DOES))
    test(`in ${lang}`, () => {
      expect(featuresOf(section(why, cards(reasons)) + section(what, cards(does)), lang)).toEqual(does)
      expect(featuresOf(section(why, cards(reasons)), lang)).toEqual(reasons)
    })
  test('and not what a row marked as trust or guarantees promises', () => {
    const does = cards(['Tide tables', 'Shared logbook', 'Harbour list'])
    for (const box of ['trust-grid', 'guarantee-list', 'stakes-grid', 'why-choose__list'])
      expect(featuresOf(cards(['Safe and sound', 'Nothing to install', 'Cancel at will'], { box }) + section('On board', does))).toEqual([
        'Tide tables',
        'Shared logbook',
        'Harbour list',
      ])
  })
})

describe('a part that its markup or the menu names a list of features is one', () => {
  test('under a slogan, with titles that are sentences', () => {
    const titles = ['Describe it. We plot it.', 'A real chart. On your phone.', 'Five harbours. You choose.']
    const trust = section(
      'Your course. Your rules.',
      cards(['Your logs are safe', 'Nothing to install', 'Cancel at will'], { box: 'trust' }),
    )
    expect(featuresOf(section('All of the bridge.', cards(titles, { box: 'features-grid' }), 'features') + trust)).toEqual([
      'Describe it. We plot it',
      'A real chart. On your phone',
      'Five harbours. You choose',
    ])
  })
  test('with a few words beside each', () => {
    const titles = ['Gerçek Zamanlı İzleme', 'Anlık Uyarılar', 'Detaylı Raporlar']
    expect(featuresOf(section('Güvenlik platformu.', cards(titles, { box: 'solution-features', text: '7/24 kamera' })), 'tr')).toEqual(
      titles,
    )
  })
  test('with numbers for the look', () => {
    const body = `<div class="cards">${['Webshops', 'Hjemmesider', 'Apps til alle'].map((title, at) => `<a class="card" href="/x"><div>0${at + 1}</div><h3>${title}</h3><p>${LONG}</p></a>`).join('')}</div>`
    expect(featuresOf(`<section id="services"><h2>Oplevelser der sælger</h2><p>Fra idé til lancering.</p>${body}</section>`, 'da')).toEqual(
      ['Webshops', 'Hjemmesider', 'Apps til alle'],
    )
  })
  test('in whatever language the menu says so', () => {
    const titles = ['Hlídá příliv. Celý den.', 'Píše deník. Za vás.', 'Zná přístavy. Všechny.']
    const menu = '<nav><a href="#co-umi">Funkce</a> <a href="#cenik">Ceník</a></nav>'
    expect(featuresOf(menu + section('Celé moře v kapse.', cards(titles), 'co-umi'), 'cs')).toHaveLength(3)
    expect(featuresOf(section('Celé moře v kapse.', cards(titles), 'co-umi'), 'cs')).toBeNull()
  })
  test('but not one of steps', () => {
    const steps = cards(['1. Draw', '2. Sail', '3. Rest'], { box: 'features-grid' })
    expect(featuresOf(section('How it works', steps, 'features'))).toBeNull()
  })
  test('together with the row below it that is made alike', () => {
    const row = (titles: string[], at: number) =>
      `<div class="service-block-${at}">${titles.map((title) => `<div class="service"><h2>${title}</h2><button>More</button></div>`).join('')}</div>`
    expect(featuresOf(section('Our services', row(['Engines', 'Brakes', 'Paint'], 1) + row(['Oil', 'Tyres', 'Glass'], 2)))).toHaveLength(6)
  })
})

describe('a feature is called by its name', () => {
  test('not by the name of the site, nor with a letter for the look', () => {
    const titles = ['Tidepool', '<span>S</span> Shared logbook', 'Tide tables', 'Harbour list']
    expect(featuresOf(section('Features', cards(titles)))).toEqual(['Shared logbook', 'Tide tables', 'Harbour list'])
  })
  test('not by the beginning of a sentence that its text goes on with', () => {
    const titles = ['Safety', 'Without a signal it shows you...', 'Order a free audit']
    expect(featuresOf(section('Services', cards(titles)))).toBeNull()
  })
  test('below a main heading of several lines that calls to compare', () => {
    const html = `<h1>Your farm<br>on a map.<br>Compare and connect.</h1>${section('Features', cards(['Photos', 'Harvests', 'Regions']))}`
    expect(featuresOf(html)).toEqual(['Photos', 'Harvests', 'Regions'])
  })
})

describe('a description', () => {
  const described = (html: string, lang = 'en', more: Record<string, string> = {}) =>
    String(valueOf(draftOf({ '/': html, ...more }, { lang }), 'description'))
  test('lists what the product does where it says little else, and not why to choose it', () => {
    const trust = section(
      'Why Tidepool',
      cards(['Fair and square'], { text: 'Our prices are the same for every skipper of the coast.' }).repeat(2),
    )
    const does = section(
      'Features',
      cards(['Tide tables', 'Logbook', 'Harbours'], { text: 'Each harbour of the coast is shown with its own tides.' }),
    )
    const said = described(`<p>Tidepool keeps the logbooks of small boats and knows every harbour.</p>${trust}${does}`)
    expect(said).toContain('- Tide tables:')
    expect(said).not.toContain('Fair and square')
  })
  test('lists it rather than telling how it began', () => {
    const does = section(
      'Funzioni',
      cards(['Rosa', 'Presenze', 'Partite', 'Infortuni'], {
        text: 'Gestisci la tua squadra con i dati personali di ogni atleta del club.',
      }),
    )
    const story =
      '<h1>Chi siamo</h1><p>Era estate, la stagione era finita e come ogni anno era il momento di tirare le somme con la squadra.</p>'
    const own =
      '<p>Tidepool segue ogni squadra del settore giovanile.</p><p>Tidepool riunisce allenatori e atleti di un club in una sola pagina.</p>'
    const said = described(`${own}${does}`, 'it', { '/about': story })
    expect(said).toContain('- Rosa:')
    expect(said).not.toContain('Era estate')
  })
  test('leaves out in which shop it is to be had', () => {
    const said = described(
      '<p>Scarica Tidepool gratis su App Store e inizia a navigare dal tuo telefono.</p><p>Tidepool mostra le maree di ogni porto della costa e tiene il diario di bordo.</p>',
      'it',
    )
    expect(said).toStartWith('Tidepool mostra')
  })
  test('begins with what the site says of itself in quotation marks, and not with what troubles others', () => {
    const said = described(
      '<p>Problems with cars take time, often disappoint and cost more than anybody would have thought.</p><p>Our workshop stands by the harbour and repairs everything that has an engine and floats.</p>',
      'en',
      { '/about': '<h1>About us</h1><p>“Tidepool” is a workshop for boats that repairs engines along the whole coast of the north.</p>' },
    )
    expect(said).toContain('“Tidepool” is a workshop')
    expect(said).not.toContain('Problems')
  })
  test('does not say the same thing in hardly other words', () => {
    const said = described(
      '<p>Skippers can add the boats they sail, share a logbook link through the harbour board, and reveal crews inside the app.</p><p>Skippers can add boats, share a logbook link, and reveal crews inside the app when both of them agree.</p>',
    )
    expect(said.split('\n\n')).toHaveLength(1)
  })
})
