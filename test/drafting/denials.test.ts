import { describe, expect, test } from 'bun:test'
import { freeWordsIn } from '../../server/drafting/proof/pricing_words.ts'
import { draftOf, valueOf } from './invented.ts'

const head = '<meta name="description" content="An app for notes.">'
const CLAIMS = ['platforms', 'integrations', 'pricing_model', 'license'] as const
const shapes = (said: string) => [`<p>${said}</p>`, `<section><h2>Tidepool</h2><ul><li>${said}</li><li>Tidepool 2</li></ul></section>`]
const drafts = (said: string, lang: string) => shapes(said).map((body) => draftOf({ '/': `<p>Tidepool.</p>${body}` }, { lang, head }))

/** What a site says that it does not do, is not or does not have. */
const DENIED: Record<string, string[]> = {
  en: [
    'Tidepool is not available for Windows.',
    'It does not work with Slack.',
    'Tidepool is not open source.',
    'There is no free trial.',
    'We never offer a free plan.',
    'Tidepool isn’t free.',
    'It runs without Docker.',
  ],
  de: [
    'Tidepool ist nicht für Windows verfügbar.',
    'Es funktioniert nicht mit Slack.',
    'Tidepool ist nicht Open Source.',
    'Es gibt keine kostenlose Testphase.',
    'Einen kostenlosen Plan gibt es nicht.',
    'Eine kostenlose Version ist nicht verfügbar.',
    'Läuft ohne Docker.',
    'Nicht unter MIT-Lizenz veröffentlicht.',
  ],
  fr: [
    "Tidepool n'est pas disponible pour Windows.",
    'Ne fonctionne pas avec Slack.',
    "Tidepool n'est pas open source.",
    "Pas d'essai gratuit.",
    "Il n'y a pas d'offre gratuite.",
    'Fonctionne sans Docker.',
  ],
  es: [
    'Tidepool no está disponible para Windows.',
    'No funciona con Slack.',
    'Tidepool no es de código abierto.',
    'No hay prueba gratuita.',
    'No ofrecemos un plan gratis.',
    'Funciona sin Docker.',
  ],
  it: [
    'Tidepool non è disponibile per Windows.',
    'Non funziona con Slack.',
    'Tidepool non è open source.',
    "Non c'è una prova gratuita.",
    'Non offriamo un piano gratuito.',
    'Funziona senza Docker.',
  ],
  pt: [
    'O Tidepool não está disponível para Windows.',
    'Não funciona com Slack.',
    'O Tidepool não é open source.',
    'Não há teste grátis.',
    'Não oferecemos plano gratuito.',
    'Funciona sem Docker.',
  ],
  nl: [
    'Tidepool is niet beschikbaar voor Windows.',
    'Werkt niet met Slack.',
    'Tidepool is niet open source.',
    'Er is geen gratis proefperiode.',
    'We hebben geen gratis abonnement.',
    'Werkt zonder Docker.',
  ],
  pl: [
    'Tidepool nie jest dostępny na Windows.',
    'Nie działa ze Slackiem ani z Slack.',
    'Tidepool nie jest open source.',
    'Nie ma darmowego okresu próbnego.',
    'Nie oferujemy darmowego planu.',
    'Działa bez Docker.',
  ],
  sv: [
    'Tidepool är inte tillgängligt för Windows.',
    'Fungerar inte med Slack.',
    'Tidepool är inte öppen källkod.',
    'Det finns ingen gratis provperiod.',
    'Vi har ingen gratisplan.',
    'Fungerar utan Docker.',
  ],
  da: [
    'Tidepool er ikke tilgængelig til Windows.',
    'Virker ikke med Slack.',
    'Tidepool er ikke open source.',
    'Der er ingen gratis prøveperiode.',
    'Vi har ikke en gratis plan.',
    'Virker uden Docker.',
  ],
  no: [
    'Tidepool er ikke tilgjengelig for Windows.',
    'Fungerer ikke med Slack.',
    'Tidepool er ikke åpen kildekode.',
    'Det finnes ingen gratis prøveperiode.',
    'Vi har ikke noe gratis abonnement.',
    'Fungerer uten Docker.',
  ],
  fi: [
    'Tidepool ei ole saatavilla Windowsille eikä Windows-koneille.',
    'Ei toimi Slack-palvelun kanssa.',
    'Tidepool ei ole avointa lähdekoodia.',
    'Ilmaista kokeilua ei ole.',
    'Ilmaista pakettia ei ole.',
  ],
  cs: [
    'Tidepool není dostupný pro Windows.',
    'Nefunguje se Slack.',
    'Tidepool není open source.',
    'Zkušební verze zdarma není.',
    'Nenabízíme plán zdarma.',
    'Funguje bez Docker.',
  ],
  sk: [
    'Tidepool nie je dostupný pre Windows.',
    'Nefunguje so Slack.',
    'Tidepool nie je open source.',
    'Skúšobná verzia zadarmo nie je.',
    'Neponúkame plán zadarmo.',
  ],
  hu: [
    'A Tidepool nem érhető el Windows rendszerre.',
    'Nem működik a Slack programmal.',
    'A Tidepool nem nyílt forráskódú.',
    'Nincs ingyenes próbaidő.',
    'Nincs ingyenes csomag.',
  ],
  ro: [
    'Tidepool nu este disponibil pentru Windows.',
    'Nu funcționează cu Slack.',
    'Tidepool nu este open source.',
    'Nu există perioadă de probă gratuită.',
    'Nu oferim un plan gratuit.',
  ],
  tr: [
    'Tidepool Windows için mevcut değil.',
    'Slack ile çalışmaz.',
    'Tidepool açık kaynak değildir.',
    'Ücretsiz deneme yok.',
    'Ücretsiz plan yok.',
  ],
  ru: [
    'Tidepool недоступен для Windows.',
    'Не работает со Slack.',
    'Tidepool не является open source.',
    'Нет бесплатного пробного периода.',
    'Бесплатного тарифа нет.',
    'Работает без Docker.',
    'Версии для Windows нет.',
    'Нет версии для Windows.',
  ],
  uk: [
    'Tidepool не доступний для Windows.',
    'Не працює зі Slack.',
    'Tidepool не є open source.',
    'Немає безкоштовного пробного періоду.',
    'Немає безкоштовного тарифу.',
  ],
  bg: [
    'Tidepool не е наличен за Windows.',
    'Не работи със Slack.',
    'Tidepool не е с отворен код.',
    'Няма безплатен пробен период.',
    'Няма безплатен план.',
  ],
  hr: [
    'Tidepool nije dostupan za Windows.',
    'Ne radi sa Slack.',
    'Tidepool nije open source.',
    'Nema besplatnog probnog razdoblja.',
    'Nema besplatnog plana.',
  ],
  sl: [
    'Tidepool ni na voljo za Windows.',
    'Ne deluje s Slack.',
    'Tidepool ni odprtokoden.',
    'Ni brezplačnega preizkusa.',
    'Ni brezplačnega paketa.',
  ],
  el: [
    'Το Tidepool δεν είναι διαθέσιμο για Windows.',
    'Δεν λειτουργεί με Slack.',
    'Το Tidepool δεν είναι open source.',
    'Δεν υπάρχει δωρεάν δοκιμή.',
    'Δεν υπάρχει δωρεάν πρόγραμμα.',
  ],
  et: [
    'Tidepool ei ole saadaval Windowsile ega Windows jaoks.',
    'Ei tööta Slack rakendusega.',
    'Tidepool ei ole avatud lähtekoodiga.',
    'Tasuta prooviperioodi ei ole.',
  ],
  lv: ['Tidepool nav pieejams Windows sistēmai.', 'Nedarbojas ar Slack.', 'Tidepool nav atvērtā koda.', 'Nav bezmaksas izmēģinājuma.'],
  lt: ['Tidepool nėra prieinamas Windows sistemai.', 'Neveikia su Slack.', 'Tidepool nėra atvirojo kodo.', 'Nemokamo bandymo nėra.'],
  ca: ['Tidepool no està disponible per a Windows.', 'No funciona amb Slack.', 'Tidepool no és de codi obert.', 'No hi ha prova gratuïta.'],
  id: [
    'Tidepool tidak tersedia untuk Windows.',
    'Tidak berfungsi dengan Slack.',
    'Tidepool bukan open source.',
    'Tidak ada uji coba gratis.',
    'Tidak ada paket gratis.',
  ],
  vi: [
    'Tidepool không có cho Windows.',
    'Không hoạt động với Slack.',
    'Tidepool không phải mã nguồn mở.',
    'Không có bản dùng thử miễn phí.',
  ],
  ja: [
    'TidepoolはWindowsに対応していません。',
    'Slackとは連携していません。',
    'オープンソースではありません。',
    '無料トライアルはありません。',
    '無料プランはありません。',
  ],
  ko: [
    'Tidepool은 Windows를 지원하지 않습니다.',
    'Slack과 연동되지 않습니다.',
    '오픈소스가 아닙니다.',
    '무료 체험은 없습니다.',
    '무료 플랜은 없습니다.',
  ],
  zh: ['Tidepool 不支持 Windows。', '不能与 Slack 集成。', 'Tidepool 不是开源软件。', '没有免费试用。', '没有免费版。'],
  ar: ['لا يتوفر Tidepool على Windows.', 'لا يعمل مع Slack.', 'Tidepool ليس مفتوح المصدر.', 'لا توجد تجربة مجانية.'],
  he: ['Tidepool לא זמין עבור Windows.', 'לא עובד עם Slack.', 'Tidepool אינו קוד פתוח.', 'אין תקופת ניסיון בחינם.'],
}

describe('what a site denies is not claimed of it:', () => {
  for (const [lang, sentences] of Object.entries(DENIED))
    test(lang, () => {
      for (const said of sentences)
        for (const drafted of drafts(said, lang)) {
          const claimed = CLAIMS.filter((field) => valueOf(drafted, field) !== null)
          expect([said, claimed, valueOf(drafted, 'free_trial') === true]).toEqual([said, [], false])
        }
    })
})

/** Sentences that deny one thing and claim another. */
const CLAIMED: Record<string, [said: string, field: 'free_trial' | 'pricing_model' | 'platforms'][]> = {
  en: [
    ['No credit card required. Free 14-day trial.', 'free_trial'],
    ['No credit card required for the free trial.', 'free_trial'],
    ['Free trial, no card needed.', 'free_trial'],
    ['Free forever. No ads, no tracking.', 'pricing_model'],
  ],
  de: [
    ['Keine Kreditkarte nötig. Jetzt kostenlos testen.', 'free_trial'],
    ['14 Tage kostenlos testen, keine Kreditkarte nötig.', 'free_trial'],
    ['Ohne Kreditkarte 14 Tage kostenlos testen.', 'free_trial'],
    ['Kostenlos für immer, ohne Werbung.', 'pricing_model'],
  ],
  fr: [
    ['Essai gratuit de 14 jours, sans carte bancaire.', 'free_trial'],
    ['Pas besoin de carte : essai gratuit.', 'free_trial'],
    ['Gratuit, sans engagement, sans publicité.', 'pricing_model'],
    ['Pas seulement gratuit, mais open source.', 'pricing_model'],
  ],
  es: [
    ['Prueba gratis 14 días, sin tarjeta.', 'free_trial'],
    ['No necesitas tarjeta: prueba gratis 14 días.', 'free_trial'],
    ['No pagues, prueba gratis.', 'free_trial'],
    ['Sin tarjeta, prueba gratis.', 'free_trial'],
  ],
  it: [
    ['Prova gratuita di 14 giorni, senza carta.', 'free_trial'],
    ['Non serve la carta: prova gratuita.', 'free_trial'],
    ['Non solo gratis, ma open source.', 'pricing_model'],
    ['Gratis per sempre, senza pubblicità.', 'pricing_model'],
  ],
  pt: [
    ['Teste grátis por 14 dias, sem cartão.', 'free_trial'],
    ['Não precisa de cartão: teste grátis.', 'free_trial'],
    ['Grátis para sempre, sem anúncios.', 'pricing_model'],
    ['Não é só grátis, é open source.', 'pricing_model'],
  ],
  nl: [
    ['14 dagen gratis proberen, geen creditcard nodig.', 'free_trial'],
    ['Geen creditcard nodig. Gratis proefperiode van 14 dagen.', 'free_trial'],
    ['Gratis, zonder reclame.', 'pricing_model'],
  ],
  pl: [
    ['Wypróbuj za darmo przez 14 dni, bez karty.', 'free_trial'],
    ['Nie czekaj – wypróbuj za darmo.', 'free_trial'],
    ['Bez karty, 14 dni za darmo.', 'free_trial'],
    ['Dostępny na Windows i macOS, nie tylko w sieci.', 'platforms'],
  ],
  sv: [
    ['Testa gratis i 14 dagar, inget kreditkort krävs.', 'free_trial'],
    ['Inget kreditkort krävs. Gratis provperiod 14 dagar.', 'free_trial'],
    ['Finns för Windows och Mac, inte bara på webben.', 'platforms'],
  ],
  da: [
    ['Prøv gratis i 14 dage, intet kreditkort.', 'free_trial'],
    ['Ingen binding. Gratis prøveperiode i 14 dage.', 'free_trial'],
  ],
  no: [
    ['Prøv gratis i 14 dager, ingen kredittkort.', 'free_trial'],
    ['Ingen binding. Gratis prøveperiode i 14 dager.', 'free_trial'],
  ],
  fi: [
    ['Kokeile ilmaiseksi 14 päivää, ei luottokorttia.', 'free_trial'],
    ['Ei luottokorttia. Ilmainen kokeilu 14 päivää.', 'free_trial'],
    ['Ilmainen, ei mainoksia.', 'pricing_model'],
  ],
  cs: [
    ['Vyzkoušejte 14 dní zdarma, bez karty.', 'free_trial'],
    ['Není nutná karta. Zkušební verze zdarma na 14 dní.', 'free_trial'],
  ],
  sk: [['Vyskúšajte 14 dní zadarmo, bez karty.', 'free_trial']],
  hu: [
    ['14 napos ingyenes próba, bankkártya nélkül.', 'free_trial'],
    ['Nem kell bankkártya. Ingyenes próbaidő 14 napig.', 'free_trial'],
    ['Ingyenes, nincs reklám.', 'pricing_model'],
  ],
  ro: [
    ['Încearcă gratuit 14 zile, fără card.', 'free_trial'],
    ['Nu ai nevoie de card: perioadă de probă gratuită.', 'free_trial'],
    ['Gratuit pentru totdeauna, fără reclame.', 'pricing_model'],
  ],
  tr: [
    ['14 gün ücretsiz deneyin, kredi kartı yok.', 'free_trial'],
    ['Kredi kartı gerekmez. 14 gün ücretsiz deneme.', 'free_trial'],
    ['Ücretsiz, reklam yok.', 'pricing_model'],
  ],
  ru: [
    ['Попробуйте бесплатно 14 дней, без карты.', 'free_trial'],
    ['Не нужна карта. Бесплатный пробный период 14 дней.', 'free_trial'],
    ['Доступно для Windows и macOS, не только в браузере.', 'platforms'],
  ],
  uk: [['Спробуйте безкоштовно 14 днів, без картки.', 'free_trial']],
  el: [['Δωρεάν δοκιμή 14 ημερών, χωρίς κάρτα.', 'free_trial']],
  ja: [
    ['14日間無料トライアル、カード登録は必要ありません。', 'free_trial'],
    ['クレジットカード不要で無料トライアル。', 'free_trial'],
    ['無料です。広告はありません。', 'pricing_model'],
    ['広告がない無料アプリです。', 'pricing_model'],
  ],
  ko: [
    ['14일 무료 체험, 카드가 필요 없습니다.', 'free_trial'],
    ['신용카드 없이 무료 체험을 시작하세요.', 'free_trial'],
  ],
  zh: [
    ['无需信用卡即可免费试用14天。', 'free_trial'],
    ['免费试用14天，无需信用卡。', 'free_trial'],
    ['永久免费，没有广告。', 'pricing_model'],
    ['支持 Windows 和 macOS，无需安装。', 'platforms'],
  ],
  id: [
    ['Uji coba gratis 14 hari, tanpa kartu kredit.', 'free_trial'],
    ['Tidak perlu kartu. Uji coba gratis 14 hari.', 'free_trial'],
    ['Gratis selamanya, tanpa iklan.', 'pricing_model'],
  ],
  vi: [['Dùng thử miễn phí 14 ngày, không cần thẻ.', 'free_trial']],
  ar: [['تجربة مجانية لمدة 14 يومًا بدون بطاقة.', 'free_trial']],
  he: [['14 ימי ניסיון חינם, ללא כרטיס אשראי.', 'free_trial']],
}

describe('what it says beside that stays:', () => {
  for (const [lang, sentences] of Object.entries(CLAIMED))
    test(lang, () => {
      for (const [said, field] of sentences)
        for (const drafted of drafts(said, lang)) expect([said, valueOf(drafted, field) ?? false]).not.toEqual([said, false])
    })
})

test('what a free plan does without is no denial of it', () => {
  const sentences: [lang: string, said: string][] = [
    ['de', 'Die kostenlose Version verfällt nicht.'],
    ['tr', 'Ücretsiz planda reklam yok.'],
    ['ru', 'В бесплатной версии рекламы нет.'],
  ]
  for (const [, said] of sentences) expect([said, freeWordsIn(said.toLowerCase()).length]).toEqual([said, 1])
})
