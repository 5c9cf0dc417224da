import type { PageKind } from './page.ts'

/**
 * The words by which a link says what its page is for, in anchor texts and paths. Latin words are folded (lower case, no
 * accents) and stand between word boundaries; other scripts are looked for anywhere, since they have no spaces.
 */
export const PAGE_WORDS: Partial<Record<PageKind, string>> = {
  imprint: `imprint|impressum|anbieterkennzeichnung|offenlegung|legal notice|legal notices|legal info|legal information|company information|company details|legal|legals|
    mentions legales|mention legale|informations legales|editeur|aviso legal|avisos legales|informacion legal|note legali|note legale|informazioni legali|dati societari|colofon|colophon|
    wettelijke vermelding|bedrijfsgegevens|informacoes legais|nota prawna|informacje prawne|dane firmy|informatii legale|date firma|date de identificare|kunye|yasal|yasal bilgi|
    virksomhedsoplysninger|juridisk information|juridisk|oikeudelliset tiedot|jogi nyilatkozat|impresszum|pravni informace|tiraz|
    特定商取引|特商法|法的表記|法律声明|法律聲明|리걸|사업자정보|юридическая информация|правовая информация|реквизиты|юридична інформація|νομικη`,
  pricing: `pricing|prices|price|price list|plans|plans and pricing|subscription|subscriptions|membership|licenses and pricing|preise|preis|preisliste|preisuebersicht|kosten|tarife|tarif|abo|abos|
    tarifs|prix|nos tarifs|abonnement|abonnements|precios|precio|planes|tarifas|planes y precios|prezzi|prezzo|tariffe|listino|piani|precos|preco|planos|planos e precos|valores|
    prijzen|prijs|tarieven|kosten en tarieven|cennik|ceny|plany|cenik|cennik uslug|preturi|pret|tarife si preturi|abonamente|fiyat|fiyatlar|fiyatlandirma|ucretler|ucretlendirme|paketler|
    priser|pris|hinnasto|hinnat|arak|arlista|cenovnik|cjenik|
    料金|価格|プラン|定价|定價|价格|價格|资费|가격|요금|цены|тарифы|стоимость|прайс|ціни|тарифи|τιμες|τιμολογηση|الأسعار|מחירים`,
  about: `about|about us|aboutus|who we are|company|our company|our story|story|mission|our mission|manifesto|uber uns|ueber uns|ueber mich|uber mich|unternehmen|wer wir sind|ueber|
    a propos|apropos|qui sommes nous|notre histoire|entreprise|sobre|sobre nosotros|quienes somos|acerca de|nosotros|empresa|conocenos|chi siamo|chi sono|azienda|la nostra storia|
    sobre nos|quem somos|a empresa|over ons|over|wie zijn wij|bedrijf|o nas|o firmie|o projekcie|kim jestesmy|despre|despre noi|cine suntem|compania|hakkimizda|hakkinda|biz kimiz|kurumsal|
    om oss|om os|tietoa meista|meista|rolunk|o nama|
    会社概要|会社情報|企業情報|運営会社|運営者|私たちについて|について|关于|關於|公司介绍|회사소개|소개|о нас|о компании|о проекте|про нас|про компанію|σχετικα|من نحن|אודות`,
  team: `team|our team|the team|meet the team|people|our people|founders|founder|makers|maker|staff|leadership|management|das team|unser team|mitarbeiter|gruender|equipe|notre equipe|l equipe|fondateurs|
    equipo|nuestro equipo|fundadores|il team|squadra|fondatori|nosso time|nossa equipe|ons team|het team|oprichters|zespol|nasz zespol|zalozyciele|echipa|echipa noastra|fondatori|ekip|ekibimiz|takim|kurucular|
    holdet|teamet|tiimi|csapat|tym|
    チーム|メンバー|代表挨拶|团队|團隊|팀소개|팀 소개|команда|наша команда|основатели|ομαδα`,
  contact: `contact|contact us|contactus|get in touch|reach us|talk to us|kontakt|kontaktieren|kontaktformular|contacter|contactez nous|nous contacter|contactez|contacto|contactar|contactanos|contatti|contatto|contattaci|
    contato|fale conosco|contacte nos|neem contact op|skontaktuj sie|kontakty|contacteaza ne|iletisim|bize ulasin|yhteystiedot|ota yhteytta|kapcsolat|
    お問い合わせ|お問合せ|問い合わせ|联系我们|联系|聯絡|聯繫|문의|연락처|контакты|связаться|обратная связь|контакти|επικοινωνια|اتصل|צור קשר`,
  faq: `faq|faqs|f a q|frequently asked questions|frequently asked|common questions|questions|q a|haufige fragen|haeufige fragen|haufig gestellte fragen|fragen und antworten|fragen|questions frequentes|foire aux questions|
    preguntas frecuentes|preguntas|domande frequenti|domande|perguntas frequentes|duvidas|duvidas frequentes|veelgestelde vragen|vragen|czesto zadawane pytania|najczestsze pytania|pytania|pytania i odpowiedzi|
    intrebari frecvente|intrebari|sss|sikca sorulan sorular|sik sorulan sorular|vanliga fragor|ofte stillede sporgsmal|usein kysyttya|gyik|caste dotazy|
    よくある質問|よくあるご質問|ご質問|常见问题|常見問題|자주 묻는|частые вопросы|вопросы и ответы|вопросы|поширені запитання|συχνες ερωτησεις|
    help|help center|support|hilfe|aide|ayuda|aiuto|ajuda|hulp|pomoc|ajutor|yardim|ヘルプ|サポート|帮助|помощь|поддержка`,
  terms: `terms|terms of service|terms of use|terms and conditions|terms conditions|tos|conditions|user agreement|eula|agb|nutzungsbedingungen|geschaeftsbedingungen|allgemeine geschaftsbedingungen|cgu|cgv|conditions generales|
    conditions d utilisation|condiciones|condiciones de uso|terminos|terminos y condiciones|termini|termini e condizioni|termini di servizio|condizioni|termos|termos de uso|termos de servico|condicoes|
    voorwaarden|algemene voorwaarden|gebruiksvoorwaarden|regulamin|warunki|termeni|termeni si conditii|conditii|sartlar|kosullar|kullanim kosullari|kullanim sartlari|vilkar|villkor|kayttoehdot|aszf|obchodni podminky|podminky|
    利用規約|規約|服务条款|使用条款|服務條款|使用條款|이용약관|약관|условия|пользовательское соглашение|оферта|умови|οροι`,
  privacy: `privacy|privacy policy|privacy notice|data protection|datenschutz|datenschutzerklaerung|datenschutzerklarung|dsgvo|gdpr|confidentialite|politique de confidentialite|protection des donnees|donnees personnelles|rgpd|
    privacidad|politica de privacidad|privacidade|politica de privacidade|lgpd|informativa privacy|informativa sulla privacy|riservatezza|privacybeleid|privacyverklaring|prywatnosc|prywatnosci|polityka prywatnosci|rodo|
    confidentialitate|politica de confidentialitate|gizlilik|gizlilik politikasi|kvkk|aydinlatma metni|integritetspolicy|personvern|privatlivspolitik|tietosuoja|tietosuojaseloste|adatvedelem|adatkezelesi|ochrana osobnich udaju|
    プライバシー|個人情報|隐私|隱私|개인정보|конфиденциальност|персональных данных|конфіденційн|απορρητο|الخصوصية`,
  features: `features|feature|all features|product|products|how it works|use cases|solutions|tour|overview|platform|integrations|capabilities|funktionen|produkt|produkte|so funktioniert|so geht s|leistungen|anwendungsfaelle|integrationen|vorteile|
    fonctionnalites|produit|produits|comment ca marche|integrations|caracteristicas|funciones|funcionalidades|producto|productos|como funciona|integraciones|funzionalita|funzioni|caratteristiche|prodotto|prodotti|come funziona|
    recursos|produto|produtos|functies|functionaliteiten|kenmerken|producten|hoe het werkt|hoe werkt het|funkcje|mozliwosci|jak to dziala|functionalitati|functii|cum functioneaza|produs|ozellikler|urun|nasil calisir|
    funktioner|ominaisuudet|funkciok|funkce|
    機能|特徴|特長|使い方|製品|功能|产品|產品|기능|제품|возможности|функции|как это работает|продукт|можливості|χαρακτηριστικα|المميزات`,
  press: `press|press kit|media kit|newsroom|media|presse|pressekit|pressebereich|espace presse|prensa|sala de prensa|stampa|imprensa|pers|prasa|dla mediow|presa|basin|basin kiti|press room|プレス|報道|媒体|新闻中心|보도자료|пресса|прес|τυπος`,
  docs: `docs|documentation|guide|guides|manual|getting started|quickstart|quick start|license|licence|licensing|changelog|release notes|releases|roadmap|what s new|download|downloads|install|installation|open source|
    dokumentation|doku|anleitung|handbuch|lizenz|aide en ligne|notice|licence libre|documentacion|guia|manuale|guida|documentazione|licenza|documentacao|documentatie|handleiding|dokumentacja|licencja|documentatie|ghid|
    dokumantasyon|kilavuz|lisans|ドキュメント|マニュアル|ガイド|ライセンス|ダウンロード|文档|文件|许可|下载|문서|документация|руководство|лицензия|скачать`,
}

/** Paths and texts of articles: many, and rarely about the product itself. */
export const ARTICLE_WORDS = `blog|news|article|articles|post|posts|tag|tags|category|categories|author|archive|archives|magazin|magazine|ratgeber|aktuelles|actualites|noticias|notizie|aktualnosci|haberler|stories|case studies|customers|webinar|events|
  ブログ|お知らせ|ニュース|博客|新闻|블로그|блог|новости`

/** Places that are for members or machines; nothing there describes the product. */
export const DOOR_WORDS = `login|log in|logout|signin|sign in|signup|sign up|register|registration|account|my account|cart|checkout|basket|dashboard|admin|wp admin|wp login|auth|oauth|search|unsubscribe|preferences|feed|rss|cdn cgi|
  anmelden|registrieren|einloggen|warenkorb|konto|connexion|inscription|iniciar sesion|registro|accedi|accesso|entrar|inloggen|zaloguj|logowanie|autentificare|giris|ログイン|新規登録|登录|注册|로그인|войти|вход|регистрация`
