import { describe, expect, test } from 'bun:test'
import { profileOf } from './companies.ts'

const namesOf = (text: string, lang = 'en') =>
  profileOf({ about: `<h1>Lumbrio</h1><p>${text}</p>` }, { lang }).founders.map((founder) => founder.name)

const PAIR = ['Ana Gil', 'Luis Ferro']
const JOINED: [text: string, lang: string][] = [
  ['Lumbrio fue fundada en 2018 por Ana Gil y Luis Ferro en Buenos Aires.', 'es'],
  ['Fundada em 2018 por Ana Gil e Luis Ferro, a Lumbrio nasceu no mercado.', 'pt'],
  ['Lumbrio è stata fondata nel 2018 da Ana Gil e Luis Ferro.', 'it'],
  ['Lumbrio została założona w 2018 roku przez Ana Gil i Luis Ferro.', 'pl'],
  ['Zakladatelé: Ana Gil a Luis Ferro', 'cs'],
  ['Alapító: Ana Gil és Luis Ferro', 'hu'],
  ['Kurucu: Ana Gil ve Luis Ferro', 'tr'],
  ['Lumbrio blev grundlagt i 2018 af Ana Gil og Luis Ferro.', 'da'],
  ['Lumbrio grundades 2018 av Ana Gil och Luis Ferro.', 'sv'],
  ['Perustaja: Ana Gil ja Luis Ferro', 'fi'],
  ['Įkūrėjai: Ana Gil ir Luis Ferro', 'lt'],
  ['Dibinātāja: Ana Gil un Luis Ferro', 'lv'],
  ['Ana Gil and Luis Ferro founded Lumbrio in 2018 over a broken lamp.', 'en'],
  ['Ana Gil and Luis Ferro founded the company in 2018.', 'en'],
  ['Lumbrio wurde 2018 von Ana Gil und Luis Ferro gegründet.', 'de'],
  ['Ana Gil und Luis Ferro gründeten 2018 Lumbrio.', 'de'],
  ['Ana Gil und Luis Ferro haben Lumbrio gegründet.', 'de'],
  ['Die Gründer Ana Gil und Luis Ferro kennen sich seit der Schule.', 'de'],
  ['Ana Gil and Luis Ferro are the founders of Lumbrio.', 'en'],
  ['Our founders, Ana Gil and Luis Ferro, met on a ferry.', 'en'],
  ['Ana Gil and Luis Ferro taught in Leith. In 2018 they founded Lumbrio over a lamp.', 'en'],
  ['Ana Gil et Luis Ferro ont fondé Lumbrio en 2018.', 'fr'],
]
describe('all who founded it are named, each whole:', () => {
  for (const [text, lang] of JOINED) test(text, () => expect(namesOf(text, lang)).toEqual(PAIR))
})

const SINGLE: [text: string, lang: string, names: string[]][] = [
  ["Hi! I'm Ines Okafor, the maker of Lumbrio.", 'en', ['Ines Okafor']],
  ['Hi, I’m <b>Ines Okafor</b>, the maker of Lumbrio.', 'en', ['Ines Okafor']],
  ['My name is Ines Okafor and I made Lumbrio.', 'en', ['Ines Okafor']],
  ['Soy Ines Okafor, fundadora de Lumbrio.', 'es', ['Ines Okafor']],
  ['Ana Gil, Luis Ferro and Tom Berg founded Lumbrio.', 'en', ['Ana Gil', 'Luis Ferro', 'Tom Berg']],
  ['Fundada por Ana Gil e Beatriz Sales.', 'pt', ['Ana Gil', 'Beatriz Sales']],
  ['Ana Gil hat Lumbrio gegründet.', 'de', ['Ana Gil']],
  ['Lumbrio was founded in 2018 by Ana Gil in Kiel.', 'en', ['Ana Gil']],
  ['Made by <a href="https://github.com/ana-gil">Ana Gil</a>', 'en', ['Ana Gil']],
]
describe('a name is read without what stands around it:', () => {
  for (const [text, lang, names] of SINGLE) test(text, () => expect(namesOf(text, lang)).toEqual(names))
})

const NOBODY: [text: string, lang: string][] = [
  ['Lumbrio fue fundada por Ana Gil y Luis.', 'es'],
  ['Lumbrio è stata fondata da Ana Gil e Luis.', 'it'],
  ['Ana Gil and Luis Ferro founded Rivalo in 2018.', 'en'],
  ['Ana Gil and Luis Ferro started Lumbrio tours for schools.', 'en'],
  ['Ana Gil and Luis Ferro created Lumbrio’s logo.', 'en'],
  ['Rivalo wurde 2018 von Ana Gil und Luis Ferro gegründet.', 'de'],
  ['Lumbrio wurde 2018 von Ana Gil und Luis Ferro getestet.', 'de'],
  ['Ana Gil and Luis Ferro love it. They started Lumbrio tours, then they founded Rivalo.', 'en'],
  ['Ana Gil hat Lumbrio als Kundin getestet.', 'de'],
  ['Made by <a href="https://harborlight.example.net">Harbor Light Studio</a>', 'en'],
  ["It's Magic, the maker of Lumbrio.", 'en'],
]
describe('a name that is cut or of others is left out:', () => {
  for (const [text, lang] of NOBODY) test(text, () => expect(namesOf(text, lang)).toEqual([]))
})

test.each([
  ['cs', 'Zakladatelem firmy je Petr Novotný.', 'Petr Novotný'],
  ['pl', 'Założycielem firmy jest Adam Wrona.', 'Adam Wrona'],
  ['fi', 'Yrityksen perustaja on Matti Lehtola.', 'Matti Lehtola'],
  ['id', 'Pendiri Lumbrio adalah Budi Santoso.', 'Budi Santoso'],
  ['hr', 'Osnivač tvrtke je Ivan Horvat.', 'Ivan Horvat'],
  ['sl', 'Ustanovitelj podjetja je Janez Kralj.', 'Janez Kralj'],
  ['sl', 'Ustanovil jo je dr. Janez Kralj.', 'Janez Kralj'],
  ['el', 'Ιδρυτής της εταιρείας είναι ο Νίκος Παππάς.', 'Νίκος Παππάς'],
  ['vi', 'Người sáng lập Lumbrio là Nguyễn Văn An.', 'Nguyễn Văn An'],
  ['sv', 'Företaget grundades av Anna Berg.', 'Anna Berg'],
  ['da', 'Firmaet blev grundlagt af Anna Berg.', 'Anna Berg'],
])('who the founder is stands behind the role or the verb (%s)', (lang, text, name) => expect(namesOf(text, lang)).toEqual([name]))

test.each([
  ['cs', 'Zakladatelem Acme je Petr Novotný.'],
  ['id', 'Pendiri Acme adalah Budi Santoso.'],
  // Behind «by» the name is bent, so that nobody is called that.
  ['pl', 'Lumbrio zostało założone przez Adama Wronowskiego.'],
  ['cs', 'Lumbrio bylo založeno Petrem Novotným.'],
])('the founder of others and a bent name are left out (%s: %s)', (lang, text) => expect(namesOf(text, lang)).toEqual([]))

test.each([
  ['es', 'Fundadora de Lumbrio'],
  ['de', 'Gründerin von Lumbrio'],
  ['fr', 'Fondatrice de Lumbrio'],
  ['it', 'Fondatrice di Lumbrio'],
])('%s: a role that names the company is no name of a person', (lang, role) => {
  const told = 'Twenty years at sea, and then a list for those who stay ashore and wait for the tide.'
  const about = `<div><img src="i.jpg" alt=""><h2>Ida Kranz</h2><p>${role}</p><p>${told}</p></div>`
  expect(profileOf({ about }, { lang }).founders.map(({ name }) => name)).toEqual(['Ida Kranz'])
})

test('a photograph is called by who founded the company, and by who founded another one', () => {
  const home = '<img src="i.jpg" alt="Ida Kranz, founder of Lumbrio"><img src="d.jpg" alt="Dana Voss, founder of Harborin">'
  expect(profileOf({ home }).founders.map(({ name, role }) => [name, role])).toEqual([['Ida Kranz', 'founder of Lumbrio']])
})
