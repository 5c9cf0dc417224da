import { describe, expect, test } from 'bun:test'
import { profileOf } from './companies.ts'
import { draftOfHome } from './home.ts'
import { draftOf } from './invented.ts'

// What reads like a fact and is none: each was once taken for one.

describe('a host that nobody uses states nothing', () => {
  const pageOf = (line: string) =>
    `<title>quellwerk.net</title><h1>${line}</h1><div><p>Buy it now: $2,495</p><a href="/buy">Buy now</a></div>`
  test.each([
    'quellwerk.net is for sale',
    'The domain name quellwerk.net may be for sale!',
    'This web page is parked free, courtesy of Hostharbor',
    'Diese Domain steht zum Verkauf',
    'Ce nom de domaine est à vendre',
    'Welcome to nginx!',
    'Index of /',
  ])('%s', (line) => {
    const { fields, categories } = draftOfHome(pageOf(line))
    expect([fields, categories]).toEqual([{}, null])
  })
  test('one that tells of such hosts does', () => {
    const line = 'See at a glance which domains are for sale'
    expect(draftOfHome(pageOf(line)).fields.headline?.value).toBe(line)
  })
})

describe('a year is not one of founding:', () => {
  const yearOf = (text: string, lang: string) => profileOf({ about: `<h1>About</h1><p>${text}</p>` }, { lang }).fields.founded_year?.value
  test('when a law was passed, in Japanese', () => {
    const law = 'この計算は令和の税制改正（2024年3月31日成立）を反映しています。家賃収入から経費を差し引いた金額に応じて税額が決まります。'
    expect(yearOf(law.repeat(2), 'ja')).toBeUndefined()
    expect(yearOf(`当社は2015年4月1日設立の会社です。${'家賃の計算ができる道具を作っています。'.repeat(4)}`, 'ja')).toBe(2015)
  })
  test('which the same word founds in Chinese', () => {
    expect(yearOf('公司于2015年4月1日成立，总部位于杭州，我们为小型企业提供记账软件。', 'zh')).toBe(2015)
  })
})

test('what asks for a language is no headline', () => {
  const page = '<title>Quellwerk</title><h1>Choose a language · 选择语言 · اختر اللغة</h1><a href="/en/">English</a>'
  expect(draftOfHome(page).fields.headline?.value).toBeUndefined()
})

test('filler that says one word again and again is neither headline nor summary', () => {
  const filler = 'テキスト'.repeat(8)
  const { fields } = draftOfHome(`<title>Quellwerk</title><h1>Quellwerk</h1><h2>${filler}</h2><p>${filler}</p><p>${filler.repeat(4)}</p>`)
  expect([fields.headline, fields.summary, fields.description]).toEqual([undefined, undefined, undefined])
})

describe('a town is not', () => {
  const cityOf = (text: string, lang: string) => profileOf({ contact: `<h1>Lumbrio</h1><p>${text}</p>` }, { lang }).fields.hq_city?.value
  for (const [now, lang] of [
    ['Současnost', 'cs'],
    ['Heute', 'de'],
    ['Présent', 'fr'],
    ['Oggi', 'it'],
    ['Danas', 'hr'],
  ] as const)
    test(`«${now}» behind the year in which a part of a time line begins`, () => {
      const line = `<h1>Lumbrio</h1><h2>Lumbrio, Kirchgasse 4</h2><div>Kirchgasse 4</div><div>2009 – ${now}</div><div>Tel. 0345 1234567</div>`
      expect(profileOf({ about: line }, { lang }).fields.hq_city).toBeUndefined()
    })
  test('the region between it and the postcode', () => {
    expect(cityOf('Address: Attica 12477, Greece', 'en')).toBeUndefined()
    expect(cityOf('Διεύθυνση: Αττική 12477, Ελλάδα', 'el')).toBeUndefined()
    expect(cityOf('Διεύθυνση: Ερμού 4, Αθήνα 10563, Ελλάδα', 'el')).toBe('Αθήνα')
  })
})

describe('a whole country holds no town:', () => {
  for (const [text, lang] of [
    ['Cała Polska', 'pl'],
    ['Toda España', 'es'],
    ['Ganz Deutschland', 'de'],
    ['Hele Danmark', 'da'],
  ] as const)
    test(text, () => {
      const { fields } = profileOf({ contact: `<h1>Lumbrio</h1><div>Adres</div><div>${text}</div><div>Tel. 0345 1234567</div>` }, { lang })
      expect(fields.hq_city?.value).toBeUndefined()
    })
})

test('an entry of a menu below «Company» is nobody’s name', () => {
  const menu =
    '<footer><div><h4>Ferramentas</h4><ul><li><a href="/a">Juntar</a></li></ul><h4>Empresa</h4><ul><li><a href="/sobre">Sobre nós</a></li><li><a href="/legal">Legal</a></li></ul></div></footer>'
  expect(profileOf({ imprint: `<main><h1>Aviso legal</h1><p>Texto.</p></main>${menu}` }, { lang: 'pt' }).fields.legal_name).toBeUndefined()
})

describe('a question is not the site’s own', () => {
  const talk = (you: string, it: string) =>
    `<div class="qa"><div class="q"><span>${you}</span><p>Can we still appeal against last week’s ruling?</p></div><div class="a"><span>${it}</span><p>Yes. You have thirty days from the day on which you were told.</p></div></div>`
  test('in a talk with the product that shows what it does', () => {
    expect(draftOf({ '/': talk('You', 'Tidepool') }).faqs).toEqual([])
  })
  test('but it is where the labels say question and answer', () => {
    expect(draftOf({ '/': `<h2>FAQ</h2>${talk('Question', 'Answer')}` }).faqs).toHaveLength(1)
    expect(draftOf({ '/': `<h2>FAQ</h2>${talk('Q', 'A')}` }).faqs).toHaveLength(1)
  })
})

describe('Norwegian is not Danish', () => {
  const TEXT =
    'Vi tar vare på hunden din når du er borte. Hver hund får tur to ganger om dagen, og du får bilder på telefonen. Vi har plass til åtte hunder, og de sover inne. Ring oss i dag, så finner vi en dag som passer for deg og hunden din, eller kom innom og se hvordan vi har det.'
  for (const lang of ['nb', 'nn', 'nb-NO', 'no'])
    test(`whether declared as ${lang}`, () => {
      const { fields } = draftOf({ '/': `<p>${TEXT}</p>` }, { lang, head: `<meta name="description" content="${TEXT.slice(0, 120)}">` })
      expect(fields.language?.value).toBe('no')
    })
  test('nor lost where each line is marked', () => {
    const marked = TEXT.split('. ').map((text) => `<p lang="nb">${text}.</p>`)
    expect(draftOf({ '/': marked.join('') }, { lang: 'nb' }).fields.description?.value).toContain('bilder på telefonen')
  })
})
