import { pattern } from './patterns.ts'

// The words under which sites say who stands behind them, in the languages that are read.

const either = (...lists: string[]) => lists.join('|')
const END = String.raw`(?:\s*[:：]\s*|\s*$)`

/** Labels whose value is the name of the business itself. */
const COMPANY_LABELS = either(
  String.raw`(?:full |registered |official )?(?:legal|company|business|corporate|trading|registered)[ -]?(?:entity|name|business name|company name)|(?:legal )?entity|company|business|legal company name|trade name|corporation`,
  'firma|firmenname|firmierung|unternehmen|unternehmensname|name des unternehmens|name der firma|handelsname',
  "raison sociale|dénomination(?: sociale)?|nom de (?:la société|l[’']entreprise)|société|entreprise|nom commercial",
  'ragione sociale|denominazione(?: sociale)?|impresa|azienda|società|nome azienda|ditta',
  'razón social|denominación(?: social)?|empresa|sociedad|nombre (?:comercial|de la empresa|social)',
  'razão social|denominação(?: social)?|nome empresarial|firma social',
  'bedrijf|bedrijfsnaam|bedrijfsgegevens|handelsnaam|statutaire naam|onderneming',
  'företag|företagsnamn|bolag|bolagsnamn|firmanavn|selskap|selskapsnavn|virksomhed|virksomhedsnavn|foretaksnavn|yritys|yrityksen nimi|toiminimi',
  'nazwa(?: firmy)?|obchodní (?:firma|jméno)|název(?: společnosti)?|obchodné meno|cégnév|cég neve|naziv(?: (?:tvrtke|podjetja|društva))?|tvrtka|podjetje|denumire(?:a)?(?: societății| socială)?|societate(?:a)?',
  '(?:ticari |ticaret )?[üu]nvan[ıi]?|şirket(?: adı| [üu]nvanı)?|firma adı|işletme adı',
  'įmonė|įmonės pavadinimas|pavadinimas|uzņēmums|nosaukums|uzņēmuma nosaukums|ettevõte|ettevõtte nimi|ärinimi',
  'назва(?: компанії)?|компанія|назва юридичної особи|организация|наименование(?: организации)?|компания|фирма|επωνυμία|εταιρεία|наименование на фирмата',
  '会社名|会社|商号|運営会社|運営法人|販売業者(?:名|の名称)?|販売事業者(?:名)?|事業者(?:名|の名称)?|屋号|屋号名|社名|法人名|団体名|名称|企業名|公司名称|公司|企业名称|회사명|상호|상호명|법인명|운영사',
)
/** Labels whose value is whoever runs the site: a company or a person. */
const OPERATOR_LABELS = either(
  String.raw`(?:(?:site|website|app|service) )?(?:operator|owner|publisher|provider|vendor|seller|merchant|developer|editor)|operated by|provided by|published by|service provider|data controller|controller|the controller|responsible(?: (?:party|entity|body))?`,
  '(?:seiten|website[- ]?|webseiten)?betreiber(?:in)?|anbieter(?:in)?|diensteanbieter(?:in)?|herausgeber(?:in)?|inhaber(?:in)?|verantwortlich(?:er|e stelle)?|verantwortliche stelle|medieninhaber(?:in)?(?: (?:und|&) herausgeber(?:in)?)?',
  'éditeur(?:rice)?(?: du site)?|exploitant|propriétaire|responsable (?:du traitement|du site)|le site est édité par',
  'titolare(?: del trattamento| del sito)?|gestore|proprietario(?: del sito)?|editore',
  'titular(?: del sitio(?: web)?| de la web)?|responsable(?: del tratamiento)?|prestador(?: del servicio)?|identidad(?: del responsable)?|propietario|proprietário|responsável(?: pelo tratamento)?',
  'eigenaar|verwerkingsverantwoordelijke|uitgever|administrator(?: danych)?|wydawca|właściciel|usługodawca|sprzedawca|provozovatel|správce|prodávající|prevádzkovateľ|üzemeltető|szolgáltató|adatkezelő|operator(?:ul)?|veri sorumlusu|satıcı|hizmet sağlayıcı|site sahibi',
  'savininkas|duomenų valdytojas|pardavėjas|pārzinis|vastutav töötleja|müüja|власник|володілець|продавець|владелец|оператор|продавец|υπεύθυνος επεξεργασίας|ansvarlig|dataansvarlig|behandlingsansvarlig|personuppgiftsansvarig|utgivare|rekisterinpitäjä',
  '運営者(?:名)?|運営|運営元|サイト運営者|開発者|開発元|提供者|提供元|販売者|個人情報取扱事業者|运营者|运营主体|开发者|운영자',
)
export const COMPANY_LABEL = new RegExp(String.raw`^(?:\d+[.)]\s*)?(?:${COMPANY_LABELS})(?:\s*[/／(（][^:：]{1,40})?${END}`, 'iu')
export const OPERATOR_LABEL = new RegExp(String.raw`^(?:\d+[.)]\s*)?(?:${OPERATOR_LABELS})(?:\s*[/／(（][^:：]{1,40})?${END}`, 'iu')

/** Headings and opening lines of the part that names the operator. */
export const OPERATOR_HEADING = pattern(
  String.raw`§\s?5\b.{0,40}(?:TMG|DDG|ECG|MedienG|Digitale)|§\s?(?:18|55)\b.{0,30}(?:MStV|RStV)|\b(?:impressum|imprint|anbieterkennzeichnung|legal notice|legal information|legal disclosure|site notice|company (?:information|details|data)|business (?:information|details)|about the (?:company|operator|publisher)|who we are|who (?:runs|operates|is behind)|operator|service provider|publisher|betreiber|diensteanbieter|anbieter|herausgeber|angaben zum (?:anbieter|unternehmen)|mentions? légales?|éditeur|édition du site|qui sommes[- ]nous|note legali|dati (?:societari|aziendali)|informazioni legali|chi siamo|aviso legal|datos identificativos|información legal|titular|identificación|quiénes somos|informações legais|identificação|colofon|bedrijfsgegevens|over ons|wie zijn wij|dane (?:firmy|rejestrowe)|údaje o|kontaktní údaje|date de identificare|datele? (?:firmei|societății)|rekvizitai|kontaktai|rekvizīti|rekvisiidid|künye|şirket bilgileri|реквізити|реквизиты|företagsuppgifter|firmaoplysninger|yritystiedot|podatki o)\b|会社概要|会社情報|運営会社|運営者情報|運営元|特定商取引法|企業情報|公司信息|关于我们|회사소개|사업자 정보`,
)
/** Headings of the part of a privacy page that names the controller. */
export const CONTROLLER_HEADING = pattern(
  String.raw`\b(?:(?:data )?controller|who we are|responsible (?:party|entity|body|person)|contact (?:us|details|information)?|how to contact|verantwortliche?r?(?: stelle)?|name und (?:kontaktdaten|anschrift)|responsable (?:du|de) traitement|titolare del trattamento|titolare|responsable del tratamiento|responsável pelo tratamento|verwerkingsverantwoordelijke|administrator(?:em)? danych|správce|adatkezelő|operatorul|veri sorumlusu|duomenų valdytojas|vastutav töötleja|personuppgiftsansvarig|behandlingsansvarlig|dataansvarlig|rekisterinpitäjä|володілець)\b|個人情報保護管理者|事業者情報|お問い合わせ|个人信息控制者`,
)

/** Parts about someone else: hosts, designers, courts, authorities, processors. What stands under them is never the operator. */
export const OTHERS_HEADING = pattern(
  String.raw`\b(?:host(?:ing|ed|er)?|hébergement|hébergeur|alojamiento|server|hosting-?anbieter|(?:web)?design(?:er)?|umsetzung|realisation|realizzazione|réalisation|conception|desarrollo web|development by|programmierung|bildnachweise?|bildquellen|fotos|photo credits|image credits|credits|crédits|quellen?angabe|\p{L}*schlichtung\p{L}{0,30}|\p{L}*streitbeilegung\p{L}{0,30}|dispute|odr|os-plattform|aufsichtsbehörde|zuständige (?:kammer|behörde)|kammer|berufsbezeichnung|supervisory authority|data protection (?:officer|authority)|datenschutzbeauftragte\p{L}{0,30}|dpo|délégué à la protection|délégué|autorité|cnil|garante|agencia española|autoridad|recht auf beschwerde|beschwerderecht|right to (?:lodge|complain)|complaint|third[- ]part(?:y|ies)|(?:EU|UK|EEA|GDPR|Art(?:icle|ikel|\.) ?27)[ -]\S{0,12} ?(?:representative|vertreter(?:in)?)|gestaltung|webentwicklung|webagentur|drittanbieter|sub-?processors?|processors?|auftragsverarbeit\p{L}{0,30}|sous-traitants?|responsabili esterni|cookies?|analytics|analyse|tracking|plugins?|payment|zahlung\p{L}{0,30}|paiement|newsletter|fonts?|maps?|youtube|vimeo|recaptcha|social media|soziale|recipients|empfänger|destinataires|transfers?|haftung\p{L}{0,30}|liability|urheberrecht\p{L}{0,30}|copyright|markenrecht|trademarks?|open[- ]source|licen[cs]es?|partners?|partner|customers|testimonials?|references|sponsors?|investors?|press|governing law|jurisdiction|google play|app store|steuerberater|registergericht)\b|ホスティング|第三者|委託|監修|提携`,
)

/** A line that speaks of someone else, or denies a tie. */
export const DISCLAIMS = pattern(
  String.raw`\b(?:kein(?:e|en|er)?|nicht|not|no|non|n[’']est pas|nie|geen|inte|ikke|não) (?:(?:an?|ein[er]?|un[ae]?|een|en|es|è|jest|offizielle[sr]?|official) ){0,2}(?:product|produkt|angebot|service|dienst|partner|teil|produit|prodotto|producto|produto|part)\b|\b(?:member|mitglied|membre|membro|miembro|lid|certified|zertifiziert|compatible|kompatibel) (?:of|by|with|im|in|der|du|de|del|van|mit|durch)\b|\b(?:nicht|weder) (?:verbunden|verwandt|affiliiert|assoziiert)|unabhängig|\bnot (?:affiliated|associated|endorsed|sponsored|connected|related|a product of|the (?:developer|operator|owner|maker|publisher)|an? (?:official|incorporated))|\bunaffiliated|independent (?:of|from|product|project)|\btrade-?marks? (?:of|belong)|\bregistered trademarks?\b.{0,40}\bof\b|\bpowered by\b|\bhosted (?:by|on|with|at)\b|gehostet|hébergé|ospitato su|alojado en|\bdesign(?:ed)? (?:by|von)\b|\btheme (?:by|von)\b|\btemplate (?:by|von)\b|\bwebsite (?:by|von|made by|designed)\b|\bsite (?:by|réalisé par|realizzato da|web par)\b|realizzat[oa] da|sito web (?:di|by)|webdesign|\bformerly\b|\bacquired by\b|kein(?:e)? (?:verbindung|zusammenhang)|non affilié|non affiliat|no afiliad|関係(?:は|が)?(?:あり|ござい)ません|\bpayment (?:processor|provider|service)|\bprocessed by\b|\bprocessor\b|auftragsverarbeiter|\bprovided by (?:third|our)|\bmerchant of record\b|\bcustomers? (?:like|such|include)|\btrusted by\b|\bwork(?:ed|s|ing)? (?:at|for|with)\b|\bsolely for\b|\bfunded by\b|\bbacked by\b|\bsponsored by\b|\bin partnership\b|\bpartner\b`,
)

/** A person says of themselves that there is no company. */
export const PRIVATE_PERSON = pattern(
  String.raw`\b(?:private,? (?:individual|person|non-commercial|project|hobby)|private individual|hobby[- ]project|not an? (?:incorporated )?company|individual project|solo (?:project|developer)|privatperson|privates? (?:hobby-?)?projekt|projet personnel|à titre (?:personnel|non professionnel)|personne physique|progetto personale|proyecto personal|persona física|particulier)\b|個人(?:運営|開発|サイト)|個人で`,
)

/** The legal person of a sentence follows: `operated by`, `ein Angebot der`, `édité par`. */
export const RUN_BY = pattern(
  String.raw`\b(?:(?:operated|run|owned|managed|provided|developed|published|offered|maintained|created|built|made|produced|distributed|sold|administered|controlled|brought to you)(?: (?:and|&|,) (?:operated|run|owned|managed|provided|developed|published|offered|maintained|created|built|made|sold|hosted)){0,6}(?: in [\p{L} ]{2,20})? by|an? (?:product|service|brand|project|company|website|app|trading name|trade name|subsidiary|division|initiative|trademark) (?:of|by|from)|trading (?:name|as)|doing business as|d/?b/?a|part of|property of|on behalf of|refers? to|means|is (?:the )?(?:controller|data controller|responsible)|contract with|agreement (?:between|with)|between you(?:[^.]{0,60}?) and|betrieben (?:von|durch)|ein (?:\p{L}+ )?(?:angebot|produkt|service|dienst|projekt|unternehmen|marke) (?:von|der|des)|eine marke (?:von|der)|entwickelt (?:von|durch)|herausgegeben von|verantwortlich[^.]{0,80}? ist(?: die| der| das)?|betreiber[^.]{0,60}? ist|(?:est |sont )?(?:édité|exploité|géré|publié|développé|créé|proposé|fourni)e?s? (?:et \p{L}+ )?par(?: la société| la sas| la sarl)?|un (?:produit|service|site|projet) de|une marque de|propriété de|(?:è |sono )?(?:gestit|sviluppat|realizzat|pubblicat|offert|fornit|edit|creat)[oiae](?: e \p{L}+)?(?: in [\p{L}]+)? da(?:lla| la| la società)?|un (?:prodotto|servizio|progetto|marchio|brand) di|di proprietà di|titolare[^.]{0,80}? è(?: la| il)?|(?:es )?(?:titularidad|propiedad) de|(?:operad|gestionad|desarrollad|ofrecid|editad|operada|propiedade|desenvolvid|operad|mantid|fornecid)[oa]s? (?:por|pela|pelo)|un (?:producto|servicio|proyecto) de|(?:beheerd|ontwikkeld|uitgegeven|aangeboden|gemaakt|geëxploiteerd) door|(?:een (?:product|dienst|initiatief|merk)|onderdeel) van|(?:operat|administrat|deținut|dezvoltat|creat) de(?: către)?|un produs(?: al)?|prowadzony przez|provozuje|provozovatelem|üzemeltetője|driv[es]{1,2} av|drivs av|drives af|utvecklad av|ylläpitää|valdo|uztur|haldab)\s|(?:が|は)?(?:運営|提供|開発|制作|販売)(?:する|している|して)|運営[:：]`,
  'giu',
)

/** The legal person of a sentence stands before: `Acme Ltd ("we")`, `Acme GmbH (nachfolgend "wir")`. */
export const WE_MEANS = pattern(
  String.raw`^[^()（）]{0,160}?[(（][^)）]{0,80}?(?:["“„«'‘「]?(?:we|us|our|the company|company|the service|wir|uns|nous|noi|nosotros|nós|wij|ons|my|biz|me|mes|ми|мы|当社|弊社|私たち)["”“»'’」]?|nachfolgend|im folgenden|hereinafter|hereafter|ci-après|di seguito|en adelante|doravante|hierna|denumit|zwan\p{L} dalej|dále jen|以下)`,
)

/** The subject of a sentence is this product, site or company. */
export const OURS = pattern(
  String.raw`\b(?:this|our|we|us|you(?: and)?|the (?:app|application|site|service|services|website|web ?site|software|product|platform|extension|plugin|tool|game|company|domain|owner|operator)|these (?:terms|services)|die(?:se|ser|ses)?|unsere?|website|webseite|angebot|ce|cet|cette|le (?:présent|site|service)|notre|nos|sites?|questo|questa|il (?:presente|sito|servizio)|nostro|sito|este|esta|el (?:presente|sitio)|nuestro|sitio|página|deze|onze|site-ul|strona|serwis|stránky|tento|site|denne|denna|сайт|сервіс|сервис)\b|本サイト|当サイト|本サービス|本アプリ|当社`,
)

/** A register or tax number opens the line. */
export const REGISTER =
  /^(?:forme juridique|siren|siret|rcs|r\.c\.s|n° ?(?:siren|siret|tva)|tva|immatricul|entreprise individuelle|auto-?entrepreneur|micro-?entreprise|p\.? ?iva|partita iva|c\.? ?f\.|codice fiscale|rea\b|kvk|k\.v\.k|btw|nif|n\.i\.f|cif|c\.i\.f|cnpj|nipc|vat|ust|umsatzsteuer|uid|steuernummer|handelsregister|hr[ab]\b|nip|regon|krs|ič[o]?|dič|cui|c\.u\.i|cvr|org\.? ?nr|orgnr|organisationsnummer|y-tunnus|abn|acn|company (?:no|number|reg)|reg(?:istration|istered)?\.? (?:no|number|code|nr)|registrikood|reg\.? ?nr|įmonės kodas|рнокпп|єдрпоу|іпн|инн|огрн|mersis|vergi|登録番号|法人番号)/iu
