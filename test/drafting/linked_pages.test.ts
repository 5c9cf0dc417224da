import { describe, expect, test } from 'bun:test'
import { draftOf, valueOf } from './invented.ts'

const FIELDS = ['privacy_url', 'terms_url', 'docs_url', 'support_url', 'changelog_url'] as const
type LinkedField = (typeof FIELDS)[number]

/** What links to these pages say, in each language. */
const SAID: Record<string, Partial<Record<LinkedField, string[]>>> = {
  en: {
    privacy_url: ['Data protection', 'GDPR', 'Privacy', 'Privacy Policy', 'Privacy notice', 'Privacy statement'],
    terms_url: ['T&Cs', 'User Agreement', 'Conditions of use', 'License agreement', 'TOS', 'Terms'],
    docs_url: ['Guides', 'Getting started', 'Docs & API', 'Wiki', 'Developer Hub', 'Quickstart'],
    support_url: ['Support', 'Help', 'Help Center', 'Help Centre', 'Customer support', 'Get help'],
    changelog_url: ['Updates', 'Product updates', 'Version history', 'Release history', 'Changelog', 'What’s new'],
  },
  de: {
    privacy_url: ['Datenschutz', 'Datenschutzerklärung', 'Datenschutzhinweise', 'Datenschutzbestimmungen'],
    terms_url: ['Vertragsbedingungen', 'Nutzungsordnung', 'AGB', 'Nutzungsbedingungen'],
    docs_url: ['Doku', 'Benutzerhandbuch', 'API-Dokumentation', 'Anleitung'],
    support_url: ['Hilfe', 'Support', 'Hilfe-Center', 'Kundenservice'],
    changelog_url: ['Was ist neu', 'Versionshistorie', 'Was ist neu?', 'Änderungen'],
  },
  fr: {
    privacy_url: ['Vie privée', 'Protection des données', 'RGPD', 'Politique de protection des données'],
    terms_url: ['CGU', 'CGV', 'Conditions générales', 'Conditions d’utilisation'],
    docs_url: ['Documentation API', 'Guide utilisateur', 'Mode d’emploi', 'Documentation'],
    support_url: ['Aide', 'Assistance', 'Centre d’aide', 'Support'],
    changelog_url: ['Quoi de neuf', 'Historique des versions', 'Nouveautés', 'Notes de version'],
  },
  es: {
    privacy_url: ['Política de datos', 'Privacidad', 'Política de privacidad', 'Aviso de privacidad'],
    terms_url: ['Términos', 'Términos y condiciones', 'Condiciones de uso', 'Términos de servicio'],
    docs_url: ['Guías', 'Documentación de la API', 'Manual de usuario', 'Guía de usuario'],
    support_url: ['Ayuda', 'Soporte', 'Centro de ayuda', 'Atención al cliente'],
    changelog_url: ['Notas de la versión', 'Historial de cambios', 'Novedades', 'Registro de cambios'],
  },
  it: {
    privacy_url: ['Trattamento dei dati', 'Privacy', 'Informativa privacy', 'Informativa sulla privacy'],
    terms_url: ['Termini', 'Termini e condizioni', 'Condizioni d’uso', 'Termini di servizio'],
    docs_url: ['Guida', 'Manuale utente', 'Documentazione', 'Manuale'],
    support_url: ['Assistenza', 'Aiuto', 'Supporto', 'Centro assistenza'],
    changelog_url: ['Registro modifiche', 'Novità', 'Note di rilascio'],
  },
  pt: {
    privacy_url: ['Proteção de dados', 'LGPD', 'Privacidade', 'Política de privacidade'],
    terms_url: ['Condições gerais', 'Condições de utilização', 'Termos', 'Termos de uso'],
    docs_url: ['Guia', 'Documentação da API', 'Documentação', 'Manual'],
    support_url: ['Central de Atendimento', 'Ajuda', 'Suporte', 'Central de ajuda'],
    changelog_url: ['Novidades', 'Notas de versão', 'Registro de alterações', 'Notas de lançamento'],
  },
  nl: {
    privacy_url: ['Privacybeleid', 'Privacyverklaring', 'Privacy', 'Privacystatement'],
    terms_url: ['Voorwaarden', 'Algemene voorwaarden', 'Gebruiksvoorwaarden', 'Servicevoorwaarden'],
    docs_url: ['Handleiding', 'API-documentatie', 'Gebruikershandleiding', 'Documentatie'],
    support_url: ['Hulp', 'Ondersteuning', 'Klantenservice', 'Helpcentrum'],
    changelog_url: ['Wijzigingen', 'Wat is nieuw', 'Release-opmerkingen', 'Versiegeschiedenis'],
  },
  pl: {
    privacy_url: ['RODO', 'Ochrona danych', 'Ochrona danych osobowych', 'Polityka prywatności'],
    terms_url: ['Warunki korzystania', 'Warunki użytkowania', 'OWU', 'Ogólne warunki'],
    docs_url: ['Instrukcja', 'Dokumentacja API', 'Poradnik', 'Dokumentacja'],
    support_url: ['Pomoc', 'Wsparcie', 'Centrum pomocy', 'Obsługa klienta'],
    changelog_url: ['Co nowego', 'Historia zmian', 'Lista zmian', 'Dziennik zmian'],
  },
  sv: {
    privacy_url: ['Dataskydd', 'Sekretesspolicy', 'Personuppgiftspolicy', 'Personuppgifter'],
    terms_url: ['Villkor', 'Användarvillkor', 'Allmänna villkor', 'Köpvillkor'],
    docs_url: ['Användarhandbok', 'Dokumentation', 'Manual'],
    support_url: ['Hjälp', 'Support', 'Kundtjänst', 'Hjälpcenter'],
    changelog_url: ['Ändringslogg', 'Versionshistorik', 'Vad är nytt'],
  },
  da: {
    privacy_url: ['Persondatapolitik', 'Databeskyttelse', 'Behandling af persondata', 'Privatlivspolitik'],
    terms_url: ['Handelsbetingelser', 'Betingelser', 'Forretningsbetingelser', 'Vilkår'],
    docs_url: ['Vejledning', 'Brugervejledning', 'Dokumentation'],
    support_url: ['Hjælp', 'Support', 'Kundeservice', 'Hjælpecenter'],
    changelog_url: ['Ændringslog', 'Hvad er nyt'],
  },
  no: {
    privacy_url: ['Personvern', 'Personvernerklæring'],
    terms_url: ['Betingelser', 'Vilkår', 'Brukervilkår', 'Salgsvilkår'],
    docs_url: ['Dokumentasjon', 'Brukerveiledning'],
    support_url: ['Kundesenter', 'Hjelp', 'Kundeservice', 'Hjelpesenter'],
    changelog_url: ['Endringslogg', 'Hva er nytt'],
  },
  fi: {
    privacy_url: ['Rekisteriseloste', 'Tietosuojaseloste', 'Tietosuoja', 'Tietosuojakäytäntö'],
    terms_url: ['Käyttöehdot', 'Toimitusehdot', 'Ehdot', 'Sopimusehdot'],
    docs_url: ['Dokumentaatio', 'Käyttöohje', 'Käyttöohjeet'],
    support_url: ['Ohjekeskus', 'Tuki', 'Asiakaspalvelu', 'Asiakastuki'],
    changelog_url: ['Muutosloki', 'Julkaisutiedot', 'Mitä uutta'],
  },
  et: {
    privacy_url: ['Andmekaitse', 'Isikuandmete töötlemine', 'Privaatsuspoliitika', 'Privaatsus'],
    terms_url: ['Kasutustingimused', 'Tingimused', 'Müügitingimused', 'Üldtingimused'],
    support_url: ['Abikeskus', 'Abi', 'Klienditugi', 'Tugi'],
  },
  lv: {
    privacy_url: ['Datu aizsardzība', 'Personas datu apstrāde', 'Privātuma politika', 'Privātums'],
    terms_url: ['Lietošanas nosacījumi', 'Distances līgums', 'Lietošanas noteikumi', 'Noteikumi'],
    support_url: ['Palīdzība', 'Atbalsts', 'Klientu atbalsts'],
  },
  lt: {
    privacy_url: ['Privatumas', 'Duomenų apsauga', 'Privatumo politika'],
    terms_url: ['Naudojimo sąlygos', 'Taisyklės', 'Sąlygos', 'Pirkimo taisyklės'],
    support_url: ['Pagalbos centras', 'Pagalba', 'Klientų aptarnavimas'],
  },
  cs: {
    privacy_url: ['GDPR', 'Ochrana osobních údajů', 'Zásady ochrany osobních údajů', 'Ochrana soukromí'],
    terms_url: ['VOP', 'Obchodní podmínky', 'Podmínky použití', 'Všeobecné obchodní podmínky'],
    docs_url: ['Dokumentace', 'Návod', 'Uživatelská příručka'],
    support_url: ['Centrum nápovědy', 'Podpora', 'Nápověda', 'Pomoc'],
    changelog_url: ['Co je nového', 'Historie změn', 'Seznam změn', 'Přehled změn'],
  },
  sk: {
    privacy_url: ['Ochrana osobných údajov', 'Zásady ochrany osobných údajov', 'Ochrana súkromia', 'Súkromie'],
    terms_url: ['VOP', 'Obchodné podmienky', 'Podmienky používania', 'Všeobecné obchodné podmienky'],
    support_url: ['Podpora', 'Pomoc', 'Zákaznícka podpora'],
  },
  hu: {
    privacy_url: ['Adatkezelési tájékoztató', 'Adatvédelem', 'Adatvédelmi nyilatkozat', 'Adatvédelmi szabályzat'],
    terms_url: ['ÁSZF', 'Általános szerződési feltételek', 'Feltételek', 'Szolgáltatási feltételek'],
    docs_url: ['Dokumentáció', 'Útmutató', 'Használati útmutató'],
    support_url: ['Terméktámogatás', 'Súgó', 'Ügyfélszolgálat', 'Támogatás'],
    changelog_url: ['Újdonságok', 'Változásnapló', 'Változások'],
  },
  ro: {
    privacy_url: ['Protecția datelor', 'Confidențialitate', 'Politica de confidențialitate'],
    terms_url: ['Condiții de utilizare', 'Termeni și condiții', 'Termeni', 'Termeni de utilizare'],
    docs_url: ['Documentație', 'Ghid'],
    support_url: ['Asistență clienți', 'Ajutor', 'Suport', 'Asistență'],
    changelog_url: ['Noutăți', 'Istoric versiuni'],
  },
  bg: {
    privacy_url: ['Защита на личните данни', 'Лични данни', 'Поверителност', 'Политика за поверителност'],
    terms_url: ['Общи условия', 'Условия за ползване', 'Условия'],
    support_url: ['Помощен център', 'Помощ', 'Поддръжка'],
  },
  hr: {
    privacy_url: ['Zaštita podataka', 'Zaštita osobnih podataka', 'Politika privatnosti', 'Pravila privatnosti'],
    terms_url: ['Uvjeti korištenja', 'Opći uvjeti', 'Opći uvjeti poslovanja', 'Uvjeti'],
    support_url: ['Pomoć', 'Podrška', 'Korisnička podrška'],
  },
  sl: {
    privacy_url: ['Varstvo osebnih podatkov', 'Politika zasebnosti', 'Zasebnost'],
    terms_url: ['Pogoji uporabe', 'Splošni pogoji', 'Splošni pogoji poslovanja', 'Pogoji'],
    support_url: ['Podpora uporabnikom', 'Pomoč', 'Podpora'],
  },
  el: {
    privacy_url: ['Απόρρητο', 'Προστασία δεδομένων', 'Προσωπικά δεδομένα', 'Πολιτική Προστασίας Προσωπικών Δεδομένων'],
    terms_url: ['Όροι χρήσης', 'Όροι', 'Όροι και προϋποθέσεις', 'Όροι Παροχής Υπηρεσιών'],
    docs_url: ['Τεκμηρίωση', 'Οδηγός χρήσης'],
    support_url: ['Κέντρο βοήθειας', 'Εξυπηρέτηση πελατών', 'Βοήθεια', 'Υποστήριξη'],
  },
  tr: {
    privacy_url: ['Kişisel verilerin korunması', 'Gizlilik', 'Gizlilik politikası', 'KVKK'],
    terms_url: ['Kullanım koşulları', 'Şartlar', 'Kullanım şartları', 'Hizmet şartları'],
    docs_url: ['Dokümanlar', 'Kılavuz', 'Kullanım kılavuzu', 'API Dokümantasyonu'],
    support_url: ['Destek', 'Yardım', 'Yardım Merkezi', 'Müşteri Hizmetleri'],
    changelog_url: ['Yenilikler', 'Değişiklik günlüğü', 'Sürüm notları'],
  },
  ru: {
    privacy_url: ['Персональные данные', 'Обработка персональных данных', 'Политика обработки персональных данных', 'Конфиденциальность'],
    terms_url: ['Пользовательское соглашение', 'Договор оферты', 'Публичная оферта', 'Оферта'],
    docs_url: ['Руководство', 'Инструкция', 'Документация API', 'Документация'],
    support_url: ['Центр поддержки', 'Поддержка', 'Помощь', 'Служба поддержки'],
    changelog_url: ['Что нового', 'История изменений', 'Список изменений', 'История версий'],
  },
  uk: {
    privacy_url: ['Захист персональних даних', 'Політика конфіденційності', 'Конфіденційність', 'Приватність'],
    terms_url: ['Публічна оферта', 'Договір оферти', 'Угода користувача', 'Правила користування'],
    docs_url: ['Інструкція', 'Документація'],
    support_url: ['Підтримка', 'Допомога', 'Служба підтримки'],
    changelog_url: ['Що нового', 'Історія змін'],
  },
  ja: {
    privacy_url: ['プライバシーポリシー', '個人情報保護方針', 'プライバシー', '個人情報の取り扱い'],
    terms_url: ['約款', 'ご利用条件', '利用規約', 'サービス利用規約'],
    docs_url: ['マニュアル', '使い方ガイド', 'APIドキュメント', '使い方'],
    support_url: ['サポート', 'ヘルプ', 'ヘルプセンター', 'お客様サポート'],
    changelog_url: ['変更履歴', 'アップデート情報', 'リリースノート', '更新履歴'],
  },
  ko: {
    privacy_url: ['개인정보처리방침', '개인정보 처리방침', '개인정보 보호정책', '개인정보취급방침'],
    terms_url: ['서비스약관', '이용약관', '서비스 이용약관'],
    docs_url: ['가이드', '개발자 문서', '사용 가이드', '문서'],
    support_url: ['헬프센터', '고객센터', '도움말', '고객지원'],
    changelog_url: ['업데이트 내역', '릴리스 노트', '업데이트 노트', '변경 사항'],
  },
  zh: {
    privacy_url: ['個人資料保護', '隐私政策', '隐私', '隐私条款'],
    terms_url: ['用户协议', '服务协议', '服务条款', '使用条款'],
    docs_url: ['使用手册', '开发文档', '使用文档', '說明文件'],
    support_url: ['客服', '技术支持', '客戶服務', '帮助'],
    changelog_url: ['更新记录', '版本记录', '发布说明', '更新日誌'],
  },
  ar: {
    privacy_url: ['سياسة الخصوصية', 'الخصوصية', 'حماية البيانات'],
    terms_url: ['الشروط والأحكام', 'شروط الاستخدام', 'شروط الخدمة', 'الأحكام والشروط'],
    docs_url: ['الوثائق', 'التوثيق'],
    support_url: ['مركز المساعدة', 'الدعم الفني', 'المساعدة', 'الدعم'],
  },
  he: {
    privacy_url: ['מדיניות פרטיות', 'פרטיות', 'מדיניות הפרטיות'],
    terms_url: ['תנאי שימוש', 'תקנון', 'תנאי השימוש'],
    support_url: ['מרכז תמיכה', 'שירות לקוחות', 'תמיכה', 'עזרה'],
  },
  id: {
    privacy_url: ['Kebijakan Privasi', 'Privasi'],
    terms_url: ['Syarat dan Ketentuan', 'Syarat & Ketentuan', 'Ketentuan Layanan', 'Ketentuan Penggunaan'],
    docs_url: ['Dokumentasi', 'Panduan'],
    support_url: ['Bantuan', 'Dukungan', 'Pusat Bantuan'],
  },
  vi: {
    privacy_url: ['Chính sách bảo mật', 'Chính sách quyền riêng tư', 'Bảo mật thông tin', 'Quyền riêng tư'],
    terms_url: ['Điều khoản sử dụng', 'Điều khoản dịch vụ', 'Điều khoản', 'Điều khoản & Điều kiện'],
    docs_url: ['Tài liệu', 'Hướng dẫn', 'Hướng dẫn sử dụng'],
    support_url: ['Trung tâm trợ giúp', 'Hỗ trợ khách hàng', 'Hỗ trợ', 'Trợ giúp'],
  },
  th: {
    privacy_url: ['นโยบายความเป็นส่วนตัว', 'ความเป็นส่วนตัว'],
    terms_url: ['ข้อกำหนดการใช้งาน', 'เงื่อนไขการใช้งาน', 'ข้อกำหนดและเงื่อนไข'],
  },
  ca: {
    privacy_url: ['Política de privacitat', 'Privacitat', 'Avís de privacitat', 'Protecció de dades'],
    terms_url: ['Condicions d’ús', 'Termes i condicions', 'Condicions generals'],
  },
  sr: { privacy_url: ['Политика приватности', 'Politika privatnosti'] },
}

const MORE_LABELS = [...Array(6).keys()]
const siteWith = (links: [text: string, href: string][], of: string) =>
  `<p>${of}</p></main><footer><ul>${links.map(([text, href]) => `<li><a href="${href}">${text}</a></li>`).join('')}</ul></footer><main>`

describe('pages that people ask for are found by what their links say alone:', () => {
  for (const [lang, said] of Object.entries(SAID))
    test(lang, () => {
      for (const at of MORE_LABELS) {
        const links = FIELDS.flatMap((field, index): [LinkedField, string, string][] => {
          const text = said[field]?.[at]
          return text ? [[field, text, `/p/${index}`]] : []
        })
        const pages = {
          '/': siteWith([['Blog', '/b'], ...links.map(([, text, href]): [string, string] => [text, href])], 'Tides at a glance.'),
        }
        const drafted = draftOf(pages, { lang, head: '<meta name="description" content="An app for harbours.">' })
        for (const [field, text, href] of links)
          expect([text, valueOf(drafted, field)]).toEqual([text, `https://tidepool.example.net${href}`])
      }
    })
})

test('and by the words of their addresses in any of them', () => {
  const paths: [LinkedField, string][] = [
    ['privacy_url', '/ochrana-osobnich-udaju'],
    ['privacy_url', '/polityka_prywatnosci.html'],
    ['privacy_url', '/vie-privee'],
    ['terms_url', '/de/geschaftsbedingungen'],
    ['terms_url', '/algemene-voorwaarden'],
    ['docs_url', '/dokumentacja/start'],
    ['support_url', '/centrum-napovedy'],
    ['changelog_url', '/release-notes'],
  ]
  for (const [field, path] of paths)
    expect([path, valueOf(draftOf({ '/': siteWith([['More', path]], 'Tides at a glance.') }), field)]).toEqual([
      path,
      `https://tidepool.example.net${path}`,
    ])
})

test('what is new in a shop, advice and conditions that are treated are none of them', () => {
  const others: [lang: string, text: string, href: string][] = [
    ['en', 'Conditions we treat', '/conditions'],
    ['en', 'Back pain', '/conditions/back-pain'],
    ['en', 'What’s new', '/new-in'],
    ['en', 'Releases', '/music/releases'],
    ['en', 'City guides', '/guides/city'],
    ['de', 'Neuigkeiten', '/news'],
    ['fr', 'Nouveautés', '/nouveautes'],
    ['fr', 'Guide', '/guide'],
    ['es', 'Novedades', '/novedades'],
    ['it', 'Guida turistica', '/guida'],
    ['el', 'Χώροι', '/xoroi'],
    ['ru', 'Правила игры', '/rules'],
  ]
  for (const [lang, text, href] of others) {
    const drafted = draftOf({ '/': siteWith([[text, href]], 'Garden furniture, brought to your door.') }, { lang })
    expect([text, FIELDS.filter((field) => valueOf(drafted, field) !== null)]).toEqual([text, []])
  }
})

test('one page of terms and privacy is both', () => {
  const drafted = draftOf({ '/': siteWith([['Terms & Privacy', '/legal']], 'Tides at a glance.') })
  for (const field of ['terms_url', 'privacy_url'] as const) expect(valueOf(drafted, field)).toBe('https://tidepool.example.net/legal')
})
