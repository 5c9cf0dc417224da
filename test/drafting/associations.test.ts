import { expect, test } from 'bun:test'
import { companyOf, profileOf } from './companies.ts'

// Bodies that are no companies, by the forms of their languages.

const BESIDE: Record<string, string> = {
  de: 'Lindenweg 12<br>54290 Trier',
  fr: '12 rue des Osiers<br>35000 Rennes',
  fi: 'Pajukuja 12<br>33100 Tampere',
  sv: 'Videgatan 12<br>582 22 Linköping',
  no: 'Seljeveien 12<br>5003 Bergen',
  da: 'Pilevej 12<br>8000 Aarhus',
  cs: 'Vrbová 12<br>602 00 Brno',
  sk: 'Vŕbová 12<br>040 01 Košice',
  pl: 'ul. Wierzbowa 12<br>30-001 Kraków',
  hu: '6720 Szeged<br>Fűzfa utca 12.',
  it: 'Via degli Olivi, 12<br>50122 Firenze',
  es: 'Calle Olivo, 12<br>41001 Sevilla',
  pt: 'Rua das Oliveiras, 12<br>4000-123 Porto',
  et: 'Paju tn 12<br>51007 Tartu',
  lv: 'Vītolu iela 12<br>Jelgava, LV-3001',
  lt: 'Gluosnių g. 12<br>44250 Kaunas',
  hr: 'Ulica vrba 12<br>21000 Split',
  sl: 'Vrbova ulica 12<br>2000 Maribor',
  nl: 'Wilgenlaan 12<br>3511 AB Utrecht',
  ru: '630007, г. Новосибирск<br>ул. Ивовая, д. 12',
  uk: '79000, м. Львів<br>вул. Вербова, 12',
  tr: 'Söğüt Sok. No: 12<br>35210 Konak / İzmir',
  ro: 'Str. Salciei nr. 12<br>400001 Cluj-Napoca',
  en: '12 Willow Lane<br>Leeds LS1 4AB',
  ca: 'Carrer del Vímet, 12<br>17001 Girona',
}
test.each([
  ['de', 'imprint', 'Korbfreunde Trier e.V.'],
  ['de', 'imprint', 'Förderverein Korbmuseum e. V.'],
  ['fr', 'imprint', 'Association Les Vanniers'],
  ['fi', 'contact', 'Korinpunojat ry'],
  ['sv', 'contact', 'Föreningen Korgflätarna'],
  ['no', 'contact', 'Foreningen Kurvflettere'],
  ['da', 'contact', 'Foreningen Kurvefletterne'],
  ['cs', 'contact', 'Košíkáři Brno, z.s.'],
  ['sk', 'contact', 'Košikári, o. z.'],
  ['pl', 'contact', 'Stowarzyszenie Koszykarzy'],
  ['pl', 'contact', 'Fundacja Wiklina'],
  ['hu', 'contact', 'Kosárfonók Egyesülete'],
  ['it', 'contact', 'Associazione Cestai APS'],
  ['es', 'contact', 'Asociación Cesteros de Sevilla'],
  ['pt', 'contact', 'Associação dos Cesteiros'],
  ['et', 'contact', 'MTÜ Korvipunujad'],
  ['lv', 'contact', 'Biedrība Grozu pinēji'],
  ['lt', 'contact', 'Asociacija Pynėjai'],
  ['hr', 'contact', 'Udruga Košarača'],
  ['sl', 'contact', 'Društvo košarjev'],
  ['nl', 'contact', 'Stichting Mandenmakers'],
  ['nl', 'contact', 'Vereniging Mandenvlechters'],
  ['ru', 'contact', 'АНО «Лозоплетение»'],
  ['uk', 'contact', 'ГО «Лозоплетіння»'],
  ['tr', 'contact', 'Sepetçiler Derneği'],
  ['ro', 'contact', 'Asociația Coșarilor'],
  ['en', 'contact', 'The Basket Guild CIC'],
  ['ca', 'contact', 'Associació de Cistellers'],
])('associations are named by their own forms (%s, %s: %s)', (lang, kind, name) => {
  const html = `<h1>${kind === 'imprint' ? 'Impressum' : 'Kontakt'}</h1><p>${name}<br>${BESIDE[lang]}</p>`
  expect(companyOf(profileOf({ [kind]: html }, { lang, name: 'Osierhaus' })).legal).toBe(name)
})

test.each([
  ['fr', 'Association loi 1901'],
  ['it', 'Associazione senza scopo di lucro'],
  ['es', 'Asociación sin ánimo de lucro'],
  ['nl', 'Stichting zonder winstoogmerk'],
])('the kind of a body is not its name (%s: %s)', (lang, kind) => {
  const html = `<h1>Contact</h1><h2>Informations légales</h2><p>${kind}</p><p>SIRET 812 345 678 00012</p>`
  expect(companyOf(profileOf({ contact: html }, { lang })).legal).toBeNull()
})
