import { describe, expect, test } from 'bun:test'
import { guessKind, isNoPage, kindOfTitle } from '../../server/crawl/page_kind.ts'

const kindOf = (path: string, text: string) => guessKind(new URL(path, 'https://a.test'), text, 'footer').kind

/** Anchor texts as sites write them, behind addresses that say nothing. */
const TEXTS: Record<string, string> = {
  imprint:
    'Impressum|Imprint|Legal notice|Mentions légales|Aviso legal|Note legali|Colofon|Nota prawna|Informații legale|特定商取引法に基づく表記|法律声明|Реквизиты|Künye|Impresszum|Rekvizitai|Rekvizīti',
  pricing:
    'Pricing|Plans & Pricing|Preise|Tarifs|Nos tarifs|Precios|Planes y precios|Prezzi|Tariffe|Preços|Planos|Prijzen|Tarieven|Cennik|Prețuri|Fiyatlar|Fiyatlandırma|料金|料金プラン|定价|價格|가격|Цены|Тарифы и цены|Ціни|Priser|Ценоразпис|Preus|Hinnakiri|Harga|Kainos|Kainoraštis|Cenrādis|Cene|Cijene|ราคา|Bảng giá',
  about:
    'About|About us|Company|Über uns|Unternehmen|À propos|Qui sommes-nous ?|Sobre nosotros|Quiénes somos|Chi siamo|Sobre nós|Quem somos|Over ons|O nas|O firmie|Despre noi|Hakkımızda|会社概要|運営会社|关于我们|關於|회사소개|О нас|О компании|Про нас|Om oss|За нас|Qui som|Meist|Tentang kami|Apie mus|Par mums|O spoločnosti|O podjetju|เกี่ยวกับเรา|Giới thiệu',
  team: 'Team|Our team|Meet the team|Das Team|Équipe|Notre équipe|Equipo|Nuestro equipo|Il team|Equipe|Ons team|Zespół|Echipa noastră|Ekibimiz|チーム|团队|Команда',
  contact:
    'Contact|Contact us|Get in touch|Kontakt|Contactez-nous|Nous contacter|Contacto|Contatti|Contato|Fale conosco|İletişim|Kontakty|お問い合わせ|联系我们|문의|Контакты|Yhteystiedot|Свържете се с нас|Contacte|Kontaktid|Hubungi kami|Kontaktai|Kontakti|Kontaktujte nás|ติดต่อเรา|Liên hệ',
  faq: 'FAQ|FAQs|Frequently asked questions|Häufige Fragen|Foire aux questions|Questions fréquentes|Preguntas frecuentes|Domande frequenti|Perguntas frequentes|Veelgestelde vragen|Najczęstsze pytania|Întrebări frecvente|Sıkça Sorulan Sorular|よくある質問|常见问题|자주 묻는 질문|Частые вопросы|Help center|Често задавани въпроси|Preguntes freqüents|Korduma kippuvad küsimused|Tanya jawab|DUK|Biežāk uzdotie jautājumi|Časté otázky|Pogosta vprašanja|Česta pitanja|คำถามที่พบบ่อย|Câu hỏi thường gặp',
  terms:
    'Terms|Terms of Service|Terms & Conditions|AGB|Nutzungsbedingungen|CGU|Conditions générales|Términos y condiciones|Termini di servizio|Termos de uso|Algemene voorwaarden|Regulamin|Termeni și condiții|Kullanım Koşulları|利用規約|服务条款|이용약관|Условия использования|Пользовательское соглашение|Общи условия|Condicions|Kasutustingimused|Syarat dan ketentuan|Taisyklės|Lietošanas noteikumi|Obchodné podmienky|Splošni pogoji|Uvjeti korištenja|ข้อกำหนดและเงื่อนไข|Điều khoản sử dụng',
  privacy:
    'Privacy|Privacy Policy|Datenschutz|Datenschutzerklärung|Politique de confidentialité|Política de privacidad|Informativa privacy|Política de privacidade|Privacyverklaring|Polityka prywatności|Politica de confidențialitate|Gizlilik Politikası|プライバシーポリシー|隐私政策|개인정보처리방침|Политика конфиденциальности|Integritetspolicy|Поверителност|Privacitat|Privaatsuspoliitika|Kebijakan privasi|Privatumo politika|Privātuma politika|Ochrana osobných údajov|Politika zasebnosti|Pravila privatnosti|นโยบายความเป็นส่วนตัว|Chính sách bảo mật',
  features:
    'Features|How it works|Funktionen|So funktioniert’s|Fonctionnalités|Comment ça marche|Funcionalidades|Cómo funciona|Funzionalità|Recursos|Functies|Funkcje|Funcționalități|Özellikler|Nasıl çalışır|機能|功能|기능|Возможности|Как это работает',
  press: 'Press|Press kit|Newsroom|Presse|Espace presse|Sala de prensa|Stampa|Imprensa|Basın|プレスリリース|Пресса',
  docs: 'Docs|Documentation|License|Changelog|Dokumentation|Documentación|Documentazione|ドキュメント|文档|Документация|Download',
}

describe.each(Object.entries(TEXTS))('links to %s', (kind, texts) => {
  test.each(texts.split('|'))('%s', (text) => {
    expect(kindOf('/p/17', text)).toBe(kind as never)
  })
})

test.each([
  ['/preise.html', 'pricing'],
  ['/legal/privacy-policy', 'privacy'],
  ['/legal/terms', 'terms'],
  ['/legal/imprint', 'imprint'],
  ['/%E6%96%99%E9%87%91', 'pricing'],
  ['/ueber-uns/', 'about'],
  ['/about/team', 'team'],
  ['/contact.php', 'contact'],
  ['/o-firmie', 'about'],
  ['/sikca-sorulan-sorular', 'faq'],
  ['/whatever', 'other'],
  ['/priceless-moments-of-our-trip', 'other'],
  ['/blog/how-we-set-our-pricing', 'other'],
  ['/2024/03/about-nothing/', 'other'],
  ['/news', 'other'],
  ['/%E0%A4%A', 'other'],
])('the address %s alone says %s', (path, kind) => {
  expect(kindOf(path, '')).toBe(kind as never)
})

test('a sentence that mentions a word is no label', () => {
  expect(kindOf('/p/17', 'Read in our long story how we changed all prices in the last year')).toBe('other')
})

test('of two words the first counts', () => {
  expect(kindOf('/p/17', 'Contact our team')).toBe('contact')
  expect(kindOf('/p/17', 'Team and contact')).toBe('team')
})

test.each([
  ['Impressum – Acme', 'imprint'],
  ['Acme | Pricing', 'pricing'],
  ['Acme: Pricing', 'pricing'],
  ['会社概要 | Acme', 'about'],
  ['Team collaboration made simple – Acme', 'other'],
  ['Acme', 'other'],
  ['', 'other'],
])('a page entitled «%s» is one of kind %s', (title, kind) => {
  expect(kindOfTitle(new URL('https://a.test/p/17'), title)).toBe(kind as never)
})

test.each([
  ['/login', 'Log in'],
  ['/p/1', 'Sign up'],
  ['/brochure.pdf', 'About us'],
  ['/wp-login.php', ''],
  ['/cart', 'Warenkorb'],
  ['/feed', 'RSS'],
  ['/p/2', 'ログイン'],
  ['/app.dmg', 'Download'],
])('%s «%s» is never requested', (path, text) => {
  expect(isNoPage(new URL(path, 'https://a.test'), text)).toBe(true)
})
