import { describe, expect, test } from 'bun:test'
import { companyOf, profileOf, valueOf } from './companies.ts'

// Companies and amounts that pages name beside the site's own: who made the website, hosts it, takes the payments, brings the parcels.

test.each([
  ['fr', 'Le site lumbrio.net a été développé par l’entreprise Pixelhof, entreprise de création de sites.'],
  ['fr', 'Ce site a été créé par la société Pixelhof SARL.'],
  ['de', 'Diese Website wurde entwickelt von der Agentur Pixelhof.'],
])('who developed a website is not whose it is (%s: %s)', (lang, sentence) => {
  expect(companyOf(profileOf({ imprint: `<h1>Imprint</h1><p>${sentence}</p>` }, { lang })).legal).toBeNull()
})

test.each([
  ['de', 'Webdesign: Pixelhof GmbH, Trier'],
  ['fr', 'Réalisation : Pixelhof SARL'],
  ['es', 'Diseño web: Pixelhof S.L.'],
  ['it', 'Realizzato da Pixelhof S.r.l.'],
  ['pt', 'Desenvolvido por Pixelhof, Lda.'],
  ['nl', 'Website door Pixelhof B.V.'],
  ['pl', 'Realizacja: Pixelhof Sp. z o.o.'],
  ['cs', 'Vytvořil Pixelhof s.r.o.'],
  ['sk', 'Vytvoril Pixelhof s. r. o.'],
  ['hu', 'Készítette: Pixelhof Kft.'],
  ['ro', 'Creat de Pixelhof SRL'],
  ['sv', 'Webbplats av Pixelhof AB'],
  ['no', 'Nettside levert av Pixelhof AS'],
  ['da', 'Hjemmeside af Pixelhof ApS'],
  ['fi', 'Sivuston toteutus: Pixelhof Oy'],
  ['et', 'Kodulehe tegi Pixelhof OÜ'],
  ['lv', 'Izstrāde: SIA Pixelhof'],
  ['lt', 'Sukūrė UAB Pixelhof'],
  ['hr', 'Izrada web stranice: Pixelhof d.o.o.'],
  ['sl', 'Izdelava: Pixelhof d.o.o.'],
  ['ru', 'Разработка сайта — ООО «Пиксель»'],
  ['uk', 'Розробка сайту — ТОВ «Піксель»'],
  ['tr', 'Tasarım: Pixelhof Ltd. Şti.'],
  ['el', 'Κατασκευή ιστοσελίδας: Pixelhof ΕΠΕ'],
  ['bg', 'Изработка на сайт: Пиксел ООД'],
  ['id', 'Dibuat oleh PT Pixelhof'],
  ['vi', 'Thiết kế bởi Công ty TNHH Pixelhof'],
  ['ja', '制作：株式会社ピクセル'],
  ['en', 'Site by Pixelhof Ltd'],
])('who made a website is not whose it is (%s: %s)', (lang, credit) => {
  const profile = profileOf({ home: `<footer><p>© 2026 Lumbrio</p><p>${credit}</p></footer>` }, { lang })
  expect(companyOf(profile)).toEqual({ legal: null, city: null, country: null })
})

test('of software «made by» names the company', () => {
  const head = '<meta name="description" content="Lumbrio is an app for makers of baskets.">'
  const profile = profileOf({ home: '<footer><p>© 2026 Lumbrio</p><p>Made by Osier Works GmbH</p></footer>' }, { head })
  expect(valueOf(profile, 'legal_name')).toBe('Osier Works GmbH')
})

describe('a sentence of a privacy page names', () => {
  test.each([
    ['de', 'Hosting', 'Unsere Website wird bei der Servermeister GmbH, Kabelweg 3, 91710 Gunzenhausen, gehostet.'],
    ['fr', 'Hébergement', 'Le site est hébergé par Servirama SAS, 2 rue Kellermann, 59100 Roubaix.'],
    ['es', 'Alojamiento', 'El sitio está alojado por Servirama S.L., Calle Cable 3, 26007 Logroño.'],
    ['it', 'Hosting', 'Il sito è ospitato da Servirama S.p.A., Via Cavo 3, 24036 Ponte San Pietro.'],
    ['pt', 'Alojamento', 'O site está alojado na Servirama, Lda., Rua Cabo 3, 4400-001 Gaia.'],
    ['nl', 'Hosting', 'Onze website wordt gehost door Servirama B.V., Kabelweg 3, 1014 BA Amsterdam.'],
    ['pl', 'Hosting', 'Strona jest hostowana przez Servirama Sp. z o.o., ul. Kablowa 3, 70-653 Szczecin.'],
    ['cs', 'Hosting', 'Web je provozován na serverech společnosti Servirama a.s., Kabelová 3, 118 00 Praha.'],
    ['sk', 'Hosting', 'Web hostuje spoločnosť Servirama s. r. o., Káblová 3, 821 08 Bratislava.'],
    ['hu', 'Tárhelyszolgáltató', 'A tárhelyszolgáltató: Servirama Kft., 1138 Budapest, Kábel utca 3.'],
    ['ro', 'Găzduire', 'Site-ul este găzduit de Servirama SRL, Str. Cablului 3, București.'],
    ['bg', 'Хостинг', 'Сайтът се хоства от Сервирама ООД, ул. Кабел 3, 1000 София.'],
    ['hr', 'Hosting', 'Stranica se nalazi na poslužitelju tvrtke Servirama d.o.o., Kabelska 3, 10000 Zagreb.'],
    ['sl', 'Gostovanje', 'Gostovanje zagotavlja Servirama d.o.o., Kabelska 3, 1000 Ljubljana.'],
    ['lt', 'Priegloba', 'Svetainės prieglobą teikia UAB „Servirama“, Kabelio g. 3, 01101 Vilnius.'],
    ['lv', 'Mitināšana', 'Vietnes mitināšanu nodrošina SIA "Servirama", Kabeļu iela 3, Rīga, LV-1001.'],
    ['et', 'Majutus', 'Veebilehte majutab Servirama OÜ, Kaabli tn 3, 10111 Tallinn.'],
    ['fi', 'Palvelin', 'Sivuston palvelintilan tarjoaa Servirama Oy, Kaapelikuja 3, 00100 Helsinki.'],
    ['sv', 'Webbhotell', 'Webbplatsen ligger hos Servirama AB, Kabelgatan 3, 111 20 Stockholm.'],
    ['no', 'Hosting', 'Nettsiden driftes hos Servirama AS, Kabelveien 3, 0150 Oslo.'],
    ['da', 'Hosting', 'Hjemmesiden hostes hos Servirama ApS, Kabelvej 3, 2300 København.'],
    ['tr', 'Barındırma', 'Site Servirama Bilişim A.Ş. sunucularında barındırılmaktadır, Kablo Sok. No: 3, İstanbul.'],
    ['ru', 'Хостинг', 'Сайт размещён на серверах ООО «Сервирама», г. Москва, ул. Кабельная, д. 3.'],
    ['en', 'Hosting', 'Our website is hosted by Servirama Ltd, 3 Cable Street, London E1 8JG.'],
  ])('its host, not the company (%s, %s)', (lang, heading, sentence) => {
    for (const above of [`<h2>3. ${heading}</h2>`, '']) {
      const { legal, city } = companyOf(profileOf({ privacy: `<h1>Privacy</h1>${above}<p>${sentence}</p>` }, { lang }))
      expect([above, legal, city]).toEqual([above, null, null])
    }
  })

  test.each([
    ['de', 'Zahlungen werden über die Zahlmeister GmbH, Kabelweg 3, 10115 Berlin, abgewickelt.'],
    ['fr', 'Les paiements sont traités par Payrama SAS, 2 rue du Fil, 75011 Paris.'],
    ['es', 'Los pagos se procesan a través de Payrama S.L., Madrid.'],
    ['it', 'I pagamenti sono gestiti da Payrama S.r.l., Milano.'],
    ['nl', 'Betalingen verlopen via Payrama B.V., Amsterdam.'],
    ['pl', 'Płatności obsługuje Payrama S.A. z siedzibą w Poznaniu.'],
    ['cs', 'Platby zajišťuje společnost Payrama a.s., Praha.'],
    ['sk', 'Platby zabezpečuje Payrama s. r. o., Bratislava.'],
    ['hu', 'A fizetéseket a Payrama Zrt. bonyolítja le, Budapest.'],
    ['ro', 'Plățile sunt procesate prin Payrama SA, București.'],
    ['sv', 'Betalningar hanteras av Payrama AB, Stockholm.'],
    ['no', 'Betaling skjer via Payrama AS, Oslo.'],
    ['da', 'Betaling sker via Payrama A/S, København.'],
    ['fi', 'Maksut välittää Payrama Oyj, Helsinki.'],
    ['et', 'Makseid vahendab Payrama AS, Tallinn.'],
    ['lv', 'Maksājumus apstrādā Payrama AS, Rīga.'],
    ['lt', 'Mokėjimus apdoroja UAB „Payrama“, Vilnius.'],
    ['hr', 'Plaćanja obrađuje Payrama d.o.o., Zagreb.'],
    ['sl', 'Plačila obdeluje Payrama d.o.o., Ljubljana.'],
    ['ru', 'Платежи обрабатывает ООО «Пейрама», г. Москва.'],
    ['pt', 'Os pagamentos são processados pela Payrama, Lda.'],
    ['bg', 'Плащанията се обработват от Пейрама АД, София.'],
  ])('who takes the payments, not the company (%s: %s)', (lang, sentence) => {
    for (const kind of ['terms', 'privacy'] as const) {
      const { legal, city } = companyOf(profileOf({ [kind]: `<h1>Legal</h1><p>${sentence}</p>` }, { lang }))
      expect([kind, legal, city]).toEqual([kind, null, null])
    }
  })

  test('the company where it is the controller', () => {
    const html = '<h1>Privacy</h1><h2>1. Controller</h2><p>Osier Works Ltd, 12 Willow Lane, Leeds LS1 4AB</p>'
    expect(companyOf(profileOf({ privacy: html }))).toEqual({ legal: 'Osier Works Ltd', city: 'Leeds', country: 'GB' })
  })
})

test.each([
  ['de', 'Versandkosten', '4,90 €'],
  ['fr', 'Frais de livraison', '4,90 €'],
  ['es', 'Gastos de envío', '4,90 €'],
  ['it', 'Spese di spedizione', '4,90 €'],
  ['pt', 'Portes de envio', '4,90 €'],
  ['nl', 'Verzendkosten', '€ 4,90'],
  ['pl', 'Koszt dostawy', '14,90 zł'],
  ['cs', 'Doprava', '99 Kč'],
  ['sk', 'Doprava', '4,90 €'],
  ['hu', 'Szállítási költség', '1490 Ft'],
  ['ro', 'Cost livrare', '19 lei'],
  ['sv', 'Frakt', '49 kr'],
  ['no', 'Frakt', '49 kr'],
  ['da', 'Fragt', '49 kr.'],
  ['fi', 'Toimituskulut', '4,90 €'],
  ['et', 'Transport', '4,90 €'],
  ['lv', 'Piegāde', '4,90 €'],
  ['lt', 'Pristatymas', '4,90 €'],
  ['hr', 'Dostava', '4,90 €'],
  ['sl', 'Dostava', '4,90 €'],
  ['ru', 'Доставка', '490 ₽'],
  ['uk', 'Доставка', '90 грн'],
  ['tr', 'Kargo ücreti', '49 TL'],
  ['bg', 'Доставка', '5,90 лв.'],
  ['el', 'Μεταφορικά', '4,90 €'],
  ['en', 'Shipping', '$4.90'],
  ['id', 'Ongkir', 'Rp 15.000'],
  ['vi', 'Phí vận chuyển', '30.000 ₫'],
  ['ja', '送料', '500円'],
])('what delivery costs is no price (%s: %s, %s)', (lang, label, amount) => {
  const table = profileOf({ pricing: `<h1>Lumbrio</h1><table><tr><td>${label}</td><td>${amount}</td></tr></table>` }, { lang })
  const line = profileOf({ home: `<h2>Lumbrio</h2><p>${label}: ${amount}</p>` }, { lang })
  expect([valueOf(table, 'starting_price'), valueOf(line, 'starting_price')]).toEqual([null, null])
})

test.each([
  ['en', 'Harborin, a design studio based in Porto, Portugal, closes its books in an hour.'],
  ['es', 'Harborin, un estudio con sede en Porto, Portugal, cierra sus cuentas en una hora.'],
  ['fr', 'Harborin, un atelier basé à Porto, Portugal, clôt ses comptes en une heure.'],
])('where a customer is based is not where the company is (%s)', (lang, said) => {
  const placed = (kind: 'home' | 'about', text: string) => {
    const { city, country } = companyOf(profileOf({ [kind]: `<p>${text}</p>` }, { lang }))
    return [city, country]
  }
  expect(placed('home', said)).toEqual([null, null])
  expect(placed('home', said.replace('Harborin', 'Lumbrio'))).toEqual(['Porto', 'PT'])
  expect(placed('about', said)).toEqual(['Porto', 'PT'])
})
