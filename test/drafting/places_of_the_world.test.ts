import { describe, expect, test } from 'bun:test'
import { draftOf, valueOf } from './invented.ts'

const placeOf = (bodies: Record<string, string>, lang = 'en') => {
  const draft = draftOf(bodies, { lang, name: 'Lumbrio' })
  return [valueOf(draft, 'hq_city'), valueOf(draft, 'hq_country')]
}

describe('an address as its country writes it gives town and country', () => {
  test.each([
    ['en', '350 Fifth Avenue, New York, NY 10118', 'New York', 'US'],
    ['en', '12 K Street NW, Washington, DC 20005', 'Washington', 'US'],
    ['en', '12 K Street NW, Washington, D.C. 20005', 'Washington', 'US'],
    ['en', '12 Yates Street, Victoria, BC V8W 1A1', 'Victoria', 'CA'],
    ['fr', '1200 rue Sherbrooke Ouest, Montréal (Québec) H3A 1B1', 'Montréal', 'CA'],
    ['fr', '12 rue Saint-Jean, Québec (Québec) G1R 4S9', 'Québec', 'CA'],
    ['en', '3rd Floor, MG Road, Bengaluru - 560001, Karnataka', 'Bengaluru', 'IN'],
    ['en', '12 Church Road, Panjim, Goa 403 001', 'Panjim', 'IN'],
    ['en', 'Unit 1201, 12/F, Tower 1, Admiralty, Hong Kong', 'Hong Kong', 'HK'],
    ['en', '12 Ayala Avenue, Makati City, Metro Manila, Philippines', 'Makati City', 'PH'],
    ['en', '1 Triq il-Kbira, Valletta VLT 1234, Malta', 'Valletta', 'MT'],
    ['en', 'Borgartún 12, 105 Reykjavík, Iceland', 'Reykjavík', 'IS'],
    ['es', 'Calle Reforma 123, Col. Juárez, C.P. 06600, Ciudad de México', 'Ciudad de México', 'MX'],
    ['es', 'Carrera 7 # 71-21, Bogotá D.C., Colombia', 'Bogotá', 'CO'],
    ['es', 'C/ Mayor 5, 13001 Ciudad Real', 'Ciudad Real', 'ES'],
    ['pt', 'Rua das Flores, 123, Rio de Janeiro — RJ, 20040-002', 'Rio de Janeiro', 'BR'],
    ['fr', 'Les Berges du Lac, 1053 Tunis, Tunisie', 'Tunis', 'TN'],
    ['da', 'Vestergade 12, 1456 København K', 'København', 'DK'],
    ['de', 'Wiesenweg 5, 10115 Berlin', 'Berlin', 'DE'],
    ['uk', 'вул. Хрещатик, 12, Київ, 01001', 'Київ', 'UA'],
  ])('%s: %s', (lang, address, city, country) => {
    const footer = `<h1>Lamps for boats</h1><footer><p>Lumbrio</p><p>${address}</p><p>hello@lumbrio.example</p></footer>`
    expect(placeOf({ '/': footer }, lang)).toEqual([city, country])
    const about = `<h1>About</h1><ul><li><i class="icon"></i><span>${address}</span></li></ul>`
    expect(placeOf({ '/': '<h1>Lamps for boats</h1>', '/about': about }, lang)).toEqual([city, country])
  })

  test('without its state an Indian town has no country yet', () =>
    expect(placeOf({ '/': '<h1>Lamps</h1><footer><p>12, Park Street, Kolkata 700016</p></footer>' })).toEqual(['Kolkata', null]))

  test.each(['Texas, USA', 'Queensland, Australia', 'Karnataka, India'])('a region is no town: %s', (region) =>
    expect(placeOf({ '/': `<h1>Lamps</h1><p>Lumbrio is based in ${region}.</p>` })[0]).toBeNull(),
  )
})

describe('a town and its country, however a sentence names them', () => {
  const SHAPES: [string, (place: string) => Record<string, string>][] = [
    ['a clause ahead of who is meant', (place) => ({ '/': `<h1>Lamps</h1><p>Headquartered in ${place}, we build lamps for boats.</p>` })],
    ['a sentence', (place) => ({ '/': `<h1>Lamps</h1><p>Lumbrio is a small team based in ${place}.</p>` })],
    ['a label in bold type', (place) => ({ '/': '<h1>Lamps</h1>', '/about': `<h2>Contact</h2><p><strong>Location</strong> ${place}</p>` })],
    ['a label in a box', (place) => ({ '/': '<h1>Lamps</h1>', '/about': `<h2>Contact</h2><div><span>Location</span> ${place}</div>` })],
  ]
  test.each([
    ['Ankara, Turkey', 'Ankara', 'TR'],
    ['New York, USA', 'New York', 'US'],
    ['Portland, OR', 'Portland', 'US'],
    ['Vancouver, BC', 'Vancouver', 'CA'],
    ['Montreal, Quebec', 'Montreal', 'CA'],
    ['Amsterdam, the Netherlands', 'Amsterdam', 'NL'],
    ['The Hague, Netherlands', 'The Hague', 'NL'],
    ['Tel Aviv, Israel', 'Tel Aviv', 'IL'],
    ['Singapore, Singapore', 'Singapore', 'SG'],
  ])('%s', (place, city, country) => {
    for (const [shape, bodies] of SHAPES) expect([shape, ...placeOf(bodies(place))]).toEqual([shape, city, country])
  })

  test('and a country of two names', () =>
    expect(
      placeOf({ '/': '<h1>Lamps</h1><footer><p>Lumbrio · Sarajevo, Bosnia and Herzegovina</p><p>hi@lumbrio.example</p></footer>' }),
    ).toEqual(['Sarajevo', 'BA']))
})
