import { expect, test } from 'bun:test'
import { CATEGORIES, draftOfSite } from './category_site.ts'
import { draftOf, valueOf } from './invented.ts'

const summaryOf = (first: string, then: string, lang: string) =>
  valueOf(draftOf({ '/': '<h2>Contact</h2>' }, { lang, head: `<meta name="description" content="${first} ${then}">` }), 'summary')

test.each([
  ['uk', 'Майстерня Tidepool була заснована в 1998 році.', 'Ремонтуємо човни будь-якого класу та віку на місці або у вас.'],
  ['ru', 'Компания Tidepool была основана в 1998 году.', 'Ремонтируем лодки любого класса и возраста у нас или у вас.'],
  ['en', 'Tidepool was founded in 1998.', 'We mend boats of every class and age in our yard or in yours, all year.'],
  ['de', 'Tidepool wurde 1998 gegründet.', 'Wir reparieren Boote jeder Klasse und jedes Alters bei uns oder bei Ihnen.'],
  ['fr', 'Tidepool a été fondée en 1998.', 'Nous réparons les bateaux de toute classe et de tout âge, chez nous ou chez vous.'],
  ['pl', 'UWAGA !!! Wymagana jest pisemna zgoda klienta.', 'Naprawiamy łodzie każdej klasy i w każdym wieku u nas lub u Ciebie.'],
  ['de', 'ACHTUNG! Wir sind bis Montag im Urlaub.', 'Wir reparieren Boote jeder Klasse und jedes Alters bei uns oder bei Ihnen.'],
  ['es', '¡ATENCIÓN! Cerrado por vacaciones hasta el lunes.', 'Reparamos barcos de toda clase y edad en nuestro taller o en el suyo.'],
])('a summary in %s does not open with «%s»', (lang, first, then) => {
  expect(summaryOf(first, then, lang)).not.toStartWith(first.slice(0, 12))
})

test('a sentence that also says what is made stays', () => {
  const first = 'Founded in 1998, Tidepool builds logbooks for small boats and all who sail in them.'
  expect(summaryOf(first, 'On paper.', 'en')).toStartWith('Founded in 1998, Tidepool builds')
})

test('a mailbox or an address among questions is no question', () => {
  const box = (question: string) => `<div class="faq"><p class="question">${question}</p><p>We answer within two days.</p></div>`
  for (const line of ['tidepool.help@gmail.com', 'www.tidepool-help.com', 'https://tidepool-help.com/ask'])
    expect(draftOf({ '/': `<h2>Support</h2>${box(line)}` }).faqs).toEqual([])
})

test('the flag of another language is no logo', () => {
  const head = '<link rel="icon" href="/mark.png">'
  for (const href of ['index_en.html', 'index-en.html', '/en.html', '/index.de.php'])
    expect(
      valueOf(
        draftOf({ '/': `<header><a href="${href}"><img src="/img/united-kingdom.svg" width="25"> ENG</a></header>` }, { head }),
        'logo_url',
      ),
    ).toEndWith('/mark.png')
})

/** Words that begin like those of a trade and have nothing to do with it. */
test.each([
  ['pl', 'Urządzenia podatne na ataki', 'Government & Legal'],
  ['pl', 'Przeprowadzamy testy w Twojej firmie', 'Transport & Logistics'],
  ['pl', 'W dzisiejszym świecie online', 'E-commerce & Retail'],
  ['uk', 'Встановлення займає п’ять хвилин', 'Finance & Accounting'],
])('in %s «%s» does not say %s', (lang, line, category) => {
  const draft = draftOfSite({ lang, title: 'Tidepool', description: line, heading: line, lines: [line] })
  expect(CATEGORIES).toContain(category)
  expect(draft?.value ?? []).not.toContain(category)
})

test('what a page lists with a date each is neither its headline nor its summary, nor what the product does', () => {
  const post = (title: string, date: string) =>
    `<article><h2><a href="/a">${title}</a></h2><time>${date}</time><p>It took us three long weeks and a borrowed van to get all of it there.</p></article>`
  const posts = [
    post('How we moved to the hills', '3 May 2026'),
    post('Why oak and not pine', '2026-04-11'),
    post('What the spring brings', 'March 1, 2026'),
  ]
  const draft = draftOf({ '/': posts.join('') })
  expect([valueOf(draft, 'headline'), valueOf(draft, 'summary'), valueOf(draft, 'features')]).toEqual([null, null, null])
})

test('what a banner asks about cookies is nothing that the product does', () => {
  const kinds = ['Functional', 'Statistics', 'Marketing']
    .map((kind) => `<details><summary>${kind}</summary><p>Storage or access that is needed for nothing but this one purpose.</p></details>`)
    .join('')
  for (const name of ['cmplz-cookiebanner', 'BorlabsCookieBox', 'cookieconsent'])
    expect(valueOf(draftOf({ '/': `<div class="${name}"><div><div>${kinds}</div></div></div>` }), 'features')).toBeNull()
})

test('neither a price nor the name of a section is a headline', () => {
  const headlineOf = (body: string, lang: string) => valueOf(draftOf({ '/': body }, { lang }), 'headline')
  const below = '<p>We care for skin and hair in a quiet place.</p>'
  for (const [first, lang] of [
    ['1.200 rsd', 'sr'],
    ['Our Mission', 'en'],
    ['I nostri progetti', 'it'],
  ] as const)
    expect(headlineOf(`<h2>${first}</h2>${below}`, lang)).not.toBe(first)
})

test('the day on which a page was updated is no headline', () => {
  const headline = (below: string) => valueOf(draftOf({ '/': `<h1>Tidepool</h1><p class="tagline">${below}</p>` }), 'headline')
  expect(headline('Updated: March 26, 2026')).toBeNull()
  expect(headline('Logbooks for small boats')).toBe('Logbooks for small boats')
})

test.each([
  ['de', 'Wir streichen für Privat- und Geschäftskunden in der ganzen Stadt.', 'Privat- und Geschäftskunden'],
  ['nl', 'Als schilder werk ik voor particuliere en zakelijke klanten in Houten.', 'particuliere en zakelijke klanten'],
  ['sv', 'Regelbundna leveranser för företag och privatpersoner.', 'företag och privatpersoner'],
  ['en', 'We paint homes and offices for residential and commercial clients.', 'residential and commercial clients'],
  ['fr', 'Nous intervenons chez les particuliers et les professionnels de la région.', 'particuliers et les professionnels'],
  ['en', 'We do not work for residential and commercial clients.', null],
])('private and business customers in one breath are the audience (%s): %s', (lang, said, audience) => {
  expect(valueOf(draftOf({ '/': `<h1>Tidepool</h1><p>${said}</p>` }, { lang }), 'audience')).toBe(audience)
})
