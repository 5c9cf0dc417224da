import { expect, test } from 'bun:test'
import { profileOf, valueOf } from './companies.ts'

// How each language says what something costs where it names no amount.

// Language, a price on request, something free, a free product, a trial, open source.
const WAYS = [
  'de | Angebot anfordern | Lumbrio ist kostenlos. | Kostenlose App für Korbflechter. | 14 Tage kostenlos testen | Lumbrio ist Open Source unter der MIT-Lizenz.',
  'en | Request a quote | Lumbrio is free. | A free app for basket makers. | 14-day free trial | Lumbrio is open source under the MIT licence.',
  'fr | Demander un devis | Lumbrio est gratuit. | Une application gratuite pour vanniers. | 14 jours d’essai gratuit | Lumbrio est open source sous licence MIT.',
  'es | Solicitar presupuesto | Lumbrio es gratis. | Una aplicación gratuita para cesteros. | 14 días de prueba gratis | Lumbrio es de código abierto con licencia MIT.',
  'it | Richiedi un preventivo | Lumbrio è gratuito. | Un’app gratuita per cestai. | 14 giorni di prova gratuita | Lumbrio è open source con licenza MIT.',
  'pt | Pedir orçamento | O Lumbrio é gratuito. | Uma aplicação gratuita para cesteiros. | 14 dias de teste grátis | O Lumbrio é de código aberto com licença MIT.',
  'nl | Offerte aanvragen | Lumbrio is gratis. | Een gratis app voor mandenmakers. | 14 dagen gratis proberen | Lumbrio is open source onder de MIT-licentie.',
  'pl | Poproś o wycenę | Lumbrio jest darmowe. | Darmowa aplikacja dla koszykarzy. | 14 dni za darmo | Lumbrio jest otwartoźródłowe na licencji MIT.',
  'cs | Nezávazná poptávka | Lumbrio je zdarma. | Bezplatná aplikace pro košíkáře. | 14 dní zdarma na zkoušku | Lumbrio je open source pod licencí MIT.',
  'sk | Nezáväzný dopyt | Lumbrio je zadarmo. | Bezplatná aplikácia pre košikárov. | 14 dní zadarmo na skúšku | Lumbrio je open source pod licenciou MIT.',
  'hu | Ajánlatkérés | A Lumbrio ingyenes. | Ingyenes alkalmazás kosárfonóknak. | 14 napos ingyenes próba | A Lumbrio nyílt forráskódú, MIT licenc alatt.',
  'ro | Cere ofertă | Lumbrio este gratuit. | O aplicație gratuită pentru coșari. | 14 zile gratuit | Lumbrio este open source sub licența MIT.',
  'bg | Поискай оферта | Lumbrio е безплатен. | Безплатно приложение за кошничари. | 14 дни безплатен пробен период | Lumbrio е с отворен код под лиценз MIT.',
  'el | Ζητήστε προσφορά | Το Lumbrio είναι δωρεάν. | Δωρεάν εφαρμογή για καλαθοπλέκτες. | 14 ημέρες δωρεάν δοκιμή | Το Lumbrio είναι ανοιχτού κώδικα με άδεια MIT.',
  'hr | Zatražite ponudu | Lumbrio je besplatan. | Besplatna aplikacija za košarače. | 14 dana besplatno | Lumbrio je otvorenog koda pod licencom MIT.',
  'sl | Pošljite povpraševanje | Lumbrio je brezplačen. | Brezplačna aplikacija za košarje. | 14 dni brezplačno | Lumbrio je odprtokoden pod licenco MIT.',
  'lt | Gauti pasiūlymą | Lumbrio yra nemokama. | Nemokama programėlė pynėjams. | 14 dienų nemokamai | Lumbrio yra atvirojo kodo, MIT licencija.',
  'lv | Saņemt piedāvājumu | Lumbrio ir bez maksas. | Bezmaksas lietotne pinējiem. | 14 dienas bez maksas | Lumbrio ir atvērtā koda ar MIT licenci.',
  'et | Küsi pakkumist | Lumbrio on tasuta. | Tasuta rakendus korvipunujatele. | 14 päeva tasuta | Lumbrio on avatud lähtekoodiga, MIT litsents.',
  'fi | Pyydä tarjous | Lumbrio on ilmainen. | Ilmainen sovellus korinpunojille. | 14 päivän ilmainen kokeilu | Lumbrio on avointa lähdekoodia MIT-lisenssillä.',
  'sv | Begär offert | Lumbrio är gratis. | En gratis app för korgflätare. | 14 dagar gratis | Lumbrio är öppen källkod under MIT-licens.',
  'no | Be om tilbud | Lumbrio er gratis. | En gratis app for kurvflettere. | 14 dager gratis | Lumbrio er åpen kildekode under MIT-lisens.',
  'da | Få et tilbud | Lumbrio er gratis. | En gratis app til kurveflettere. | 14 dages gratis prøve | Lumbrio er open source under MIT-licens.',
  'tr | Teklif alın | Lumbrio ücretsizdir. | Sepetçiler için ücretsiz uygulama. | 14 gün ücretsiz deneyin | Lumbrio, MIT lisanslı açık kaynaktır.',
  'ru | Рассчитать стоимость | Lumbrio бесплатен. | Бесплатное приложение для мастеров. | 14 дней бесплатно | Lumbrio — проект с открытым исходным кодом под лицензией MIT.',
  'uk | Запросити розрахунок | Lumbrio безкоштовний. | Безкоштовний застосунок для майстрів. | 14 днів безкоштовно | Lumbrio — проєкт з відкритим кодом під ліцензією MIT.',
  'ja | お見積もりはこちら | Lumbrioは無料です。 | 籠職人のための無料アプリ。 | 14日間無料トライアル | LumbrioはMITライセンスのオープンソースです。',
  'ko | 견적 문의 | Lumbrio는 무료입니다. | 바구니 장인을 위한 무료 앱. | 14일 무료 체험 | Lumbrio는 MIT 라이선스 오픈소스입니다.',
  'zh | 获取报价 | Lumbrio是免费的。 | 面向编织者的免费应用。 | 14天免费试用 | Lumbrio 以 MIT 许可证开源。',
  'vi | Nhận báo giá | Lumbrio miễn phí. | Ứng dụng miễn phí cho thợ đan. | Dùng thử miễn phí 14 ngày | Lumbrio là mã nguồn mở theo giấy phép MIT.',
  'id | Minta penawaran | Lumbrio gratis. | Aplikasi gratis untuk perajin. | Uji coba gratis 14 hari | Lumbrio bersumber terbuka dengan lisensi MIT.',
  'ca | Demana pressupost | Lumbrio és gratuït. | Una aplicació gratuïta per a cistellers. | 14 dies de prova gratuïta | Lumbrio és de codi obert amb llicència MIT.',
  'ar | اطلب عرض سعر | Lumbrio مجاني. | تطبيق مجاني للحرفيين. | تجربة مجانية لمدة 14 يومًا | Lumbrio مفتوح المصدر برخصة MIT.',
  'he | בקשו הצעת מחיר | Lumbrio חינם. | אפליקציה חינמית לקולעים. | 14 ימי ניסיון חינם | Lumbrio הוא קוד פתוח ברישיון MIT.',
].map((line) => line.split(' | '))

test.each(WAYS)(
  'a price on request, something free, a trial and open source (%s)',
  (lang = '', quote = '', free = '', app = '', trial = '', open = '') => {
    const model = (home: string) => valueOf(profileOf({ home }, { lang }), 'pricing_model')
    const asked = profileOf({ home: `<p><a href="/contact.html">${quote}</a></p>`, contact: `<h1>${quote}</h1>` }, { lang })
    expect([quote, valueOf(asked, 'pricing_model')]).toEqual([quote, 'contact'])
    if (lang !== 'ar') expect([free, model(`<p>${free}</p>`)]).toEqual([free, 'free'])
    if (!['ar', 'he', 'ko'].includes(lang)) expect([app, model(`<p>${app}</p>`)]).toEqual([app, 'free'])
    const tried = profileOf({ home: `<p><a href="/signup">${trial}</a></p>` }, { lang })
    expect([trial, valueOf(tried, 'free_trial'), valueOf(tried, 'pricing_model') === 'free']).toEqual([trial, true, false])
    expect([open, model(`<p>${open}</p>`)]).toEqual([open, 'open_source'])
  },
)

const FREE_BESIDE: [lang: string, sentence: string][] = [
  ['de', 'Die Erstberatung ist kostenlos.'],
  ['fr', 'Le premier devis est gratuit.'],
  ['es', 'La primera consulta es gratuita.'],
  ['it', 'Il preventivo è gratuito.'],
  ['pt', 'O orçamento é grátis.'],
  ['nl', 'Een offerte is gratis.'],
  ['pl', 'Wycena jest bezpłatna.'],
  ['cs', 'Cenová nabídka je zdarma.'],
  ['sk', 'Cenová ponuka je zdarma.'],
  ['hu', 'Az árajánlat ingyenes.'],
  ['ro', 'Consultația este gratuită.'],
  ['sv', 'Offerten är gratis.'],
  ['no', 'Befaring er gratis.'],
  ['da', 'Tilbuddet er gratis.'],
  ['fi', 'Tarjous on ilmainen.'],
  ['et', 'Hinnapakkumine on tasuta.'],
  ['lv', 'Konsultācija ir bez maksas.'],
  ['lt', 'Konsultacija nemokama.'],
  ['hr', 'Ponuda je besplatna.'],
  ['sl', 'Ponudba je brezplačna.'],
  ['ru', 'Консультация бесплатно.'],
  ['uk', 'Консультація безкоштовна.'],
  ['tr', 'Keşif ücretsizdir.'],
  ['bg', 'Консултацията е безплатна.'],
  ['el', 'Η εκτίμηση είναι δωρεάν.'],
  ['id', 'Konsultasi gratis.'],
  ['vi', 'Tư vấn miễn phí.'],
  ['ja', 'お見積もりは無料です。'],
  ['ko', '견적은 무료입니다.'],
  ['zh', '免费咨询。'],
  ['ar', 'الاستشارة مجانية.'],
  ['he', 'הייעוץ חינם.'],
]
test.each(FREE_BESIDE)('what is free beside a product leaves its price open (%s: %s)', (lang, sentence) => {
  const profile = profileOf({ home: `<h2>Lumbrio</h2><p>${sentence}</p>` }, { lang })
  expect([valueOf(profile, 'starting_price'), valueOf(profile, 'pricing_model') === 'free']).toEqual([null, false])
})
