const raw = String.raw

/** What companies call the number by which they pay VAT, in the languages of Europe. */
const VAT = raw`(?:VAT|TVA|IVA|USt|UID|BTW|MwSt|MWST|PVM|PVN|KMKR|DPH|DIČ|PDV|ΑΦΜ|Davčna številka|ID za DDV|Umsatzsteuer|ÁFA|ALV|NIF|CIF|CUI|NIP|DDV|ДДС)`
const vatOf = (prefix: string, digits: string): string => raw`${VAT}[^\n]{0,60}?\b${prefix}[\s-]?${digits}`

const US_STATE = raw`A[KLRZ]|C[AOT]|D[CE]|D\.C\.?|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]`
/** Codes of states that are no country's code. */
export const US_CODES = 'AK|CT|DC|FL|IA|KS|MI|NH|NJ|NV|NY|OH|RI|TX|UT|VT|WA|WI|WV|WY'
/** Towns so well known that a colliding code behind them leaves no doubt. */
export const US_CITIES =
  'San Francisco|Portland|Los Angeles|San Diego|San Jose|Oakland|Palo Alto|Mountain View|Menlo Park|Sunnyvale|Sacramento|Denver|Boulder|Chicago|Boston|Atlanta|Philadelphia|Pittsburgh|Nashville|Memphis|Charlotte|Raleigh|Durham|Indianapolis|Minneapolis|Baltimore|Kansas City|New Orleans|Phoenix|Scottsdale'
/** States in which companies of the whole world are registered or at home. */
const US_STATE_NAME =
  'Delaware|Wyoming|California|Texas|Florida|Nevada|New York|Washington|Colorado|Illinois|Massachusetts|Oregon|Utah|Virginia|Arizona|Ohio|Pennsylvania|New Jersey|North Carolina|New Mexico|Michigan|Minnesota|Tennessee|Wisconsin|Maryland|Indiana|Missouri|Connecticut|South Carolina|Kentucky|Idaho|Montana|Iowa|Kansas|Nebraska|Oklahoma|Hawaii|Vermont|Maine'
export const US_NAMES =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming'
export const CA_STATES =
  'ON|BC|QC|AB|MB|SK|NS|NB|NL|PE|YT|NT|NU|Ontario|Qu[ée]bec|British Columbia|Alberta|Manitoba|Saskatchewan|Nova Scotia|New Brunswick'
export const AU_STATES = 'NSW|VIC|QLD|WA|SA|TAS|ACT|NT|New South Wales|Victoria|Queensland|Western Australia|South Australia|Tasmania'
const IN_STATES =
  'Andhra Pradesh|Assam|Bihar|Delhi NCR|Goa|Gujarat|Haryana|Karnataka|Kerala|Madhya Pradesh|Maharashtra|Odisha|Punjab|Rajasthan|Tamil Nadu|Telangana|Uttar Pradesh|Uttarakhand|West Bengal'
const IT_PROVINCE =
  'A[GLNOPQRTV]|B[AGILNORSTVZ]|C[ABEHILNORSTZ]|EN|F[CEGIMR]|G[EOR]|I[MS]|KR|L[CEIOTU]|M[BCEINOST]|N[AOU]|O[RT]|P[ACDEGINORTUVZ]|R[AECGIMNO]|S[AIOPRSUV]|T[AENOPRSV]|UD|V[ABCEIRTV]'
const JP_PREFECTURE =
  '東京都|北海道|京都府|大阪府|(?:青森|岩手|宮城|秋田|山形|福島|茨城|栃木|群馬|埼玉|千葉|神奈川|新潟|富山|石川|福井|山梨|長野|岐阜|静岡|愛知|三重|滋賀|兵庫|奈良|和歌山|鳥取|島根|岡山|広島|山口|徳島|香川|愛媛|高知|福岡|佐賀|長崎|熊本|大分|宮崎|鹿児島|沖縄)県'

/** How a street with the number of a house reads, where its word stands behind the name: «Storgata 12», «Kossuth utca 3». */
const street = (words: string): string => raw`\p{L}(?:${words})\s\d`
/** The same, where the word stands before: «Via Roma, 12». */
const streetAhead = (words: string): string => raw`(?<!\p{L})(?:${words})\s?\p{Lu}[^\n\d]{2,40}\d`

/** What only one country writes. Courts and laws are not among it: they bind strangers too. */
export type Country = {
  /** A postal format, register or tax number that leaves no doubt. */
  mark?: string
  /** Letters before a postal code that mark the country. */
  code_mark?: string
  /** A clue that names the country only together with a postal code of its form: a calling code, a legal form, a law. */
  clue?: [clue: string, postal_code: string]
  /** The words of streets that only this country writes beside a postal code of its form. */
  street?: [street: string, postal_code: string]
  /** Formats of an address that nothing else looks like, most telling first; `{city}` stands for the town, `{gap}` for what may part it. */
  formats?: string[]
  /** Letters before the postal code of an address, as they are written. */
  code_letters?: string[]
  /** Regions that stand between a town and its country. */
  regions?: string
}

/** By ISO 3166-1 code. */
export const COUNTRIES: Record<string, Country> = {
  AD: {
    code_mark: 'AD',
    formats: [raw`(?<![\p{L}\d])AD ?\d{3}{gap}{city}`],
  },
  AT: {
    mark: raw`\bATU\s?\d{8}|Firmenbuch\w{0,20}[^\n]{0,40}\bFN|\bFN\s?\d{5,6}\s?[a-z]\b|\b(?:A|AT)-\d{4}\s\p{Lu}`,
    code_mark: 'AT?',
    clue: [raw`\+43|§ ?5[^\n]{0,30}(?:ECG|E-Commerce)|MedienG|Mediengesetz|Firmenbuch|\bWKO\b`, raw`\d{4} \p{Lu}`],
    code_letters: ['A', 'AT'],
    // Bozen writes streets alike with five digits, Eupen with 47…; Swiss spell none with ß.
    street: [street('straße'), raw`(?!47|20[12])\d{4} \p{Lu}`],
  },
  AU: {
    mark: raw`\bA[BC]N:?\s?\d\d ?\d{3} ?\d{3}|\b(?:NSW|VIC|QLD|WA|SA|TAS|ACT),? \d{4}\b`,
    clue: [raw`\+61`, raw`\p{Lu} \d{4}\b`],
    formats: [raw`{city},? (?:${AU_STATES}),? \d{4}(?!\d)`],
    regions: AU_STATES,
  },
  BA: {
    code_mark: 'BA',
    clue: [raw`\+387`, raw`\d{5},? \p{Lu}`],
  },
  BE: {
    mark: raw`\bBE[\s-]?0\d{3}[. ]?\d{3}[. ]?\d{3}\b|\b(?:KBO|BCE)\b[^\n]{0,20}\d{4}`,
    code_mark: 'BE?',
    clue: [raw`\+32`, raw`\d{4} \p{Lu}`],
    code_letters: ['B', 'BE'],
  },
  BG: {
    mark: raw`(?:ЕИК|EIK)[^\n]{0,10}\d{9}`,
    code_mark: 'BG',
    code_letters: ['BG'],
  },
  BR: {
    mark: raw`(?:AC|AL|AP|AM|BA|CE|DF|ES|GO|MA|MT|MS|MG|PA|PB|PR|PE|PI|RJ|RN|RS|RO|RR|SC|SP|SE|TO)(?![\p{L}])[^\n]{0,14}\d{5}-\d{3}|\bCNPJ\b|\bCEP:? ?\d{5}-\d{3}`,
    formats: [
      raw`{city}\s?[-–—/,]\s?(?:AC|AL|AP|AM|BA|CE|DF|ES|GO|MA|MT|MS|MG|PA|PB|PR|PE|PI|RJ|RN|RS|RO|RR|SC|SP|SE|TO)(?![\p{L}])[\s\S]{0,14}\d{5}-\d{3}`,
      raw`^(?:\p{L}{2,12}: ?)?{city} ?[-–—/] ?(?:AC|AL|AP|AM|BA|CE|DF|ES|GO|MA|MT|MS|MG|PA|PB|PR|PE|PI|RJ|RN|RS|RO|RR|SC|SP|SE|TO)(?:,? Brasil)?$`,
      raw`\b(?:Rua|Av\.|Avenida|Rod\.|Rodovia|Travessa|Praça|Alameda|Estrada) [^\n]{3,80}[,–-] {city}\s?[-–—/]\s?(?:AC|AL|AM|AP|BA|CE|DF|ES|GO|MA|MG|MS|MT|PA|PB|PE|PI|PR|RJ|RN|RO|RR|RS|SC|SE|SP|TO)(?![\p{L}])`,
    ],
  },
  BS: {
    regions: 'New Providence',
  },
  CA: {
    mark: raw`\b(?:ON|BC|QC|AB|MB|SK|NS|NB|NL|PE|Ontario|Qu[ée]bec|British Columbia|Alberta|Manitoba|Nova Scotia)\b\)?,? [A-Z]\d[A-Z][ -]?\d[A-Z]\d\b|\p{Ll}{2}, (?:BC|QC|ON|Ontario|Qu[ée]bec|British Columbia|Alberta|Manitoba|Saskatchewan|Nova Scotia)(?![\p{L}-])`,
    formats: [raw`{city},? \(?(?:${CA_STATES})\)?,? [A-Z]\d[A-Z][ -]?\d[A-Z]\d(?![\p{L}\d])`],
    regions: CA_STATES,
  },
  CH: {
    mark: raw`\bCHE-?\s?\d{3}\.?\d{3}\.?\d{3}|\bCH-\d{4}\s\p{Lu}`,
    code_mark: 'CH',
    clue: [raw`\+41|\bCHE-`, raw`\d{4} \p{Lu}`],
    code_letters: ['CH'],
  },
  CN: {
    mark: raw`\p{Script=Han}{2,3}省|(?:北京|上海|天津|重庆|深圳|广州|杭州|成都|南京|武汉|西安|苏州)市|\p{Script=Han}ICP(?:备|证)`,
    formats: [raw`(?:\p{Script=Han}{2,3}省)?((?:北京|上海|天津|重庆|\p{Script=Han}{2,3})市)\p{Script=Han}{1,6}[区县]`],
  },
  CO: {
    regions: raw`D\.? ?C\.?`,
  },
  CZ: {
    mark: raw`${vatOf('CZ', raw`\d{8,10}`)}|(?<!\d)1\d{2} \d{2} Praha(?!\p{L})`,
    code_mark: 'CZ',
    // Czechs and Slovaks call the number of a business alike; their postcodes begin otherwise.
    clue: [raw`\+420|(?<!\p{L})IČO?(?!\p{L})`, raw`[1-7]\d{2} ?\d{2} \p{Lu}`],
    code_letters: ['CZ'],
  },
  DE: {
    mark: raw`\bHR[AB]\s?:?\s?(?:Nr\.?\s?)?\d{2,6}|\b(?:Amtsgericht|Registergericht)\b[^\n]{0,40}HR[AB]|\bDE\s?\d{3}\s?\d{3}\s?\d{3}\b|\b(?:D|DE)-\d{5}\s\p{Lu}`,
    code_mark: 'DE?',
    clue: [
      raw`\+49|0049|§ ?5[^\n]{0,40}(?:TMG|DDG|Digitale)|MStV|RStV|\bGmbH\b|\bUG\b|\be\. ?K\.|\bGbR\b|\bOHG\b|\be\. ?V\.|Amtsgericht|Finanzamt`,
      raw`\d{5} \p{Lu}`,
    ],
    code_letters: ['D', 'DE'],
    regions: 'Bayern|Bavaria|Berlin-Brandenburg|Hessen|Niedersachsen|Nordrhein-Westfalen|NRW|Sachsen|Baden-Württemberg|Schleswig-Holstein',
    street: [street(raw`straße|strasse|str\.|platz|allee|weg|gasse|damm|ufer`), raw`(?!39)\d{5} \p{Lu}`],
  },
  DK: {
    mark: raw`\bCVR\b[^\n]{0,12}\d{2}`,
    code_mark: 'DK',
    clue: [raw`\+45|\bApS\b`, raw`\d{4} \p{Lu}`],
    code_letters: ['DK'],
    street: [street('vej|gade|allé|stræde'), raw`(?!39|20[12])\d{4} \p{Lu}`],
  },
  EE: {
    mark: raw`\b(?:[Rr]egistri(?:kood|number)|[Rr]egistry code|[Rr]eg\.? ?(?:kood|nr))\b[^\n]{0,8}\d{8}|` + vatOf('EE', raw`\d{9}`),
    code_mark: 'EE',
    clue: [raw`\+372|(?<!\p{L})OÜ(?!\p{L})`, raw`\d{5},? \p{Lu}`],
    code_letters: ['EE'],
    street: [street(raw`\s(?:mnt|pst|tn)\.?`), raw`\d{5},? \p{Lu}`],
  },
  ES: {
    mark:
      raw`\b(?:CIF|NIF|C\.I\.F\.?|N\.I\.F\.?)[:\s]{1,3}(?:ES)?[A-HJ-NP-SUVW]-?\d{7}[\dA-J]\b|\b(?:NIF|DNI|N\.I\.F\.?|D\.N\.I\.?)[:\s]{1,3}\d{8}-?[A-Z]\b|` +
      vatOf('ES', raw`[A-Z]\d{7}[\dA-J]`),
    code_mark: 'ES?',
    clue: [raw`\+34|LSSI|34\/2002|\bS\.\s?L\.\s?U?\.?`, raw`\d{5} \p{Lu}`],
    code_letters: ['ES', 'E'],
    regions:
      'Cataluña|Catalunya|Catalonia|Andalucía|Comunidad de Madrid|País Vasco|Galicia|Tenerife|Gran Canaria|Lanzarote|Fuerteventura|Mallorca|Majorca|Menorca|Ibiza',
    street: [streetAhead(raw`C\/`), raw`\d{5},? \p{Lu}`],
  },
  FI: {
    mark: raw`\bY-tunnus\b|` + vatOf('FI', raw`\d{8}`),
    code_mark: 'FIN?',
    clue: [raw`\+358|\bOy\b`, raw`\d{5} \p{Lu}`],
    code_letters: ['FI', 'FIN'],
    street: [street('katu|kuja|tie'), raw`\d{5} \p{Lu}`],
  },
  FR: {
    mark: raw`\bSIRE[NT]\b|\b(?:RCS|R\.C\.S\.?) (?:de )?\p{Lu}|\bF-\d{5}\s\p{Lu}|` + vatOf('FR', raw`[\dA-Z]{2}\s?\d{3}`),
    code_mark: 'FR?',
    clue: [raw`\+33|2004-575|LCEN|[Mm]entions [Ll]égales|MENTIONS LÉGALES|Tél\.?[^\n]{0,12}\b0\d(?:[ .]\d\d){4}`, raw`\d{5} \p{Lu}`],
    code_letters: ['F', 'FR'],
    regions:
      'Île-de-France|Alsace|Lorraine|Grand Est|Bretagne|Normandie|Occitanie|(?:Nouvelle-)?Aquitaine|Provence|Auvergne|Bourgogne|(?:Haute-)?Savoie|Corse|Hauts-de-France|Pays de la Loire',
  },
  GB: {
    mark:
      raw`\b(?!(?:GIR|AI|BV|QX))[A-PR-UWYZ][A-HK-Y]?\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2}\b|[Rr]egistered in (?:England|Scotland|Wales|Northern Ireland|the UK)|\bUK [Rr]egistered|\bCompanies House\b|` +
      vatOf('GB', raw`\d{3}`),
    regions:
      'Bedfordshire|Berkshire|Buckinghamshire|Cambridgeshire|Cheshire|Cornwall|Cumbria|Derbyshire|Devon|Dorset|(?:County )?Durham|(?:East |West )?Sussex|Essex|Gloucestershire|Greater (?:London|Manchester)|Hampshire|Herefordshire|Hertfordshire|Kent|Lancashire|Leicestershire|Lincolnshire|Merseyside|Middlesex|Norfolk|Northamptonshire|Nottinghamshire|Oxfordshire|Shropshire|Somerset|Staffordshire|Suffolk|Surrey|Tyne and Wear|Warwickshire|West Midlands|Wiltshire|Worcestershire|(?:North |South |West )Yorkshire',
  },
  GR: {
    mark: raw`Γ\.?Ε\.?ΜΗ|Α\.?Φ\.?Μ`,
    code_mark: 'GR',
    code_letters: ['GR'],
    regions:
      'Crete|Attica|Attiki|Thessaly|Epirus|Peloponnese|Thrace|(?:Central |Western )?Macedonia|Cyclades|Dodecanese|Κρήτη|Αττική|Θεσσαλία|Ήπειρος|Πελοπόννησος|Θράκη|(?:Κεντρική |Δυτική )?Μακεδονία|Κυκλάδες|Δωδεκάνησα',
    street: [raw`\p{Script=Greek}{3},?\s\d`, raw`\d{3} ?\d{2},? \p{Script=Greek}`],
  },
  HR: {
    mark: raw`\bOIB\b[^\n]{0,6}\d{11}`,
    code_mark: 'HR',
    clue: [raw`\+385`, raw`\d{5} \p{Lu}`],
    code_letters: ['HR'],
  },
  HU: {
    mark: raw`(?:[Aa]dószám|[Cc]égjegyzékszám)(?!\p{L})`,
    code_mark: 'HU?',
    clue: [raw`\+36|\bKft\b`, raw`\d{4} \p{Lu}`],
    code_letters: ['HU', 'H'],
    street: [street(raw`\s(?:utca|út|tér|körút|krt\.|u\.)`), raw`(?!20[12])\d{4},? \p{Lu}`],
  },
  ID: {
    mark: raw`\bNPWP\b|\b(?:Jawa (?:Barat|Tengah|Timur)|(?:DKI )?Jakarta(?: \p{Lu}\p{Ll}+)?|Banten|(?:DI )?Yogyakarta|Bali|(?:Sumatera|Kalimantan|Sulawesi) \p{Lu}\p{Ll}+|Aceh|Riau|Lampung|Jambi),? \d{5}(?!\d)`,
    formats: [
      raw`\b(?:Jl\.|Jln\.?|Jalan)\s[^\n]{3,80}?,\s(?:Kota |Kab\. |Kabupaten )?{city}(?:,? \d{5})?(?=\s*(?:$|[|·–-]))`,
      // «Kota Kinabalu» and «Kota Bharu» are the whole names of towns in Malaysia.
      raw`^(?:Kota|Kabupaten|Kab\.) (?!Kinabalu|Bharu|Tinggi|Damansara|Samarahan){city}(?=$|,\s)`,
    ],
    regions: 'Banten|Jawa (?:Barat|Tengah|Timur)|DKI Jakarta|Lampung|Riau|Aceh',
  },
  IE: {
    mark: raw`\b[AC-FHKNPRTV-Y]\d[\dW] ?[0-9AC-FHKNPRTV-Y]{4}\b,? (?:Ireland|Éire)|` + vatOf('IE', raw`\d[\dA-Z]\d{5}`),
  },
  IN: {
    mark: raw`\bGSTIN\b|\bCIN:? ?[LU]\d{5}[A-Z]{2}|(?:${IN_STATES})[\s,–-]{1,3}\d{3} ?\d{3}(?!\d)|(?<!\d)\d{3} ?\d{3},? (?:${IN_STATES})`,
    clue: [raw`\+91`, raw`\b\d{6}\b`],
    formats: [raw`{city},? (?:${IN_STATES})[\s,–-]{1,3}\d{3} ?\d{3}(?!\d)|{city}[\s,–-]{1,3}\d{3} ?\d{3},? (?:${IN_STATES})`],
    regions: IN_STATES,
  },
  IT: {
    mark: raw`\b(?:P\.?\s?I\.?V\.?A\.?|Partita IVA|P\. ?Iva)\b|\b\d{5} \p{Lu}[\p{L}' ]{2,30} \([A-Z]{2}\)`,
    code_mark: 'IT?',
    clue: [raw`\+39|C\.F\.|Cod(?:ice|\.) [Ff]isc|REA\b|sede legale`, raw`\d{5},? \p{Lu}`],
    formats: [
      raw`(?<![\p{L}\d.-])\d{5} (\p{Lu}[\p{L}'’ -]{1,30}?) \(?(?:${IT_PROVINCE})\)?(?![\p{L}])`,
      raw`{city} \((?:${IT_PROVINCE})\)(?=[\s\S]{0,300}\b(?:[Vv]ia|[Vv]iale|[Pp]iazza|[Cc]orso|[Ss]ede|CAP)\b)|\b(?:[Vv]ia|[Vv]iale|[Pp]iazza|[Cc]orso|[Ss]ede)\b[^\n]{0,80}[,–-] {city} \((?:${IT_PROVINCE})\)`,
    ],
    code_letters: ['I', 'IT'],
    regions: 'Lombardia|Lazio|Piemonte|Toscana|Veneto|Sicilia|Sardegna|Sardinia|Sicily',
    street: [streetAhead('[Vv]ia|[Vv]iale|[Pp]iazza|[Cc]orso|[Vv]icolo'), raw`(?!4789)\d{5},? \p{Lu}`],
  },
  JP: {
    regions: 'Aichi|Ehime|Gunma|Hokkaido|Hyogo|Ibaraki|Ishikawa|Iwate|Kagawa|Kanagawa|Mie|Miyagi|Okinawa|Shiga|Shimane|Tochigi|Yamanashi',
    mark: raw`〒\s?[\d０-９]{3}|${JP_PREFECTURE}`,
    formats: [
      raw`(東京都\p{Script=Han}{1,4}?区|東京都\p{Script=Han}{1,4}?市)`,
      raw`(?:北海道|(?:京都|大阪)府|\p{Script=Han}{2,3}県)(?:[\p{Script=Han}ヶケ]{1,4}郡)?((?:四日市|廿日市|野々市|[\p{Script=Han}ぁ-んァ-ヶ]{1,6}?)[市町村])`,
      raw`(?:〒\s?\d{3}-\d{4}\s*)((?:札幌|仙台|さいたま|千葉|横浜|川崎|相模原|新潟|静岡|浜松|名古屋|京都|大阪|堺|神戸|岡山|広島|北九州|福岡|熊本)市)`,
    ],
  },
  KR: {
    mark: raw`사업자\s?등록\s?번호|서울특별시|경기도 |[가-힣][시군구]\s[가-힣\d]{1,12}[로길]\s?\d`,
    formats: [raw`(서울|부산|대구|인천|광주|대전|울산|세종)(?:특별|광역|특별자치)?시`],
  },
  KY: {
    regions: 'Grand Cayman|Cayman Brac',
  },
  LI: {
    code_mark: 'FL',
  },
  LT: {
    mark: raw`\bLT-\d{5}\b|įm?\. ?k\.|[Įį]monės kodas|` + vatOf('LT', raw`\d{9}`),
    clue: [raw`\+370|\bUAB\b`, raw`\d{5},? \p{Lu}`],
    formats: [raw`(?<![\p{L}\d])(?:LT)-? ?\d{5}{gap}{city}|{city},? LT-\d{5}`],
    street: [street(raw`\s(?:g|pr|al)\.`), raw`\d{5},? \p{Lu}`],
  },
  LU: {
    mark: raw`\bL-\d{4} (?:Luxembourg|Lëtzebuerg)`,
    code_mark: 'LU?',
    code_letters: ['L', 'LU'],
  },
  LV: {
    mark: raw`\bLV-\d{4}\b|` + vatOf('LV', raw`\d{11}`),
    formats: [raw`(?<![\p{L}\d])LV-? ?\d{4}{gap}{city}|{city},? LV-? ?\d{4}`],
  },
  MC: {
    code_mark: 'MC',
    code_letters: ['MC'],
  },
  MD: {
    code_mark: 'MD',
    formats: [raw`(?<![\p{L}\d])MD-? ?\d{4}{gap}{city}`],
  },
  ME: {
    code_mark: 'ME',
    clue: [raw`\+382`, raw`\d{5},? \p{Lu}`],
  },
  MK: {
    code_mark: 'MK',
    clue: [raw`\+389`, raw`\d{4},? \p{Lu}`],
  },
  MT: {
    regions: 'Gozo',
  },
  MX: {
    mark: raw`Ciudad de México|CDMX|\bRFC[\s:]{1,3}[A-ZÑ&]{3,4}-?\d{6}-?[A-Z\d]{3}\b`,
    clue: [raw`\+52|\bde C\.? ?V\.?`, raw`\d{5}`],
  },
  NL: {
    mark: raw`\b(?:KvK|KVK|K\.v\.K\.?|Kamer van Koophandel)\b|\bNL\s?\d{9}\s?B\s?\d\d\b|(?<!©\s?|[Cc]opyright\s)\b[1-9]\d{3} ?[A-Z]{2},? \p{Lu}\p{Ll}{2}`,
    formats: [raw`(?<![\p{L}\d]|©\s?|[Cc]opyright\s)[1-9]\d{3} ?[A-Z]{2}(?!\p{L}){gap}{city}|\d\p{L}?, {city},? [1-9]\d{3} ?[A-Z]{2}$`],
  },
  NO: {
    mark: raw`\b[Oo]rg\.? ?(?:nr|nummer)\.?:? ?(?:NO ?)?\d{3} ?\d{3} ?\d{3}\b|Brønnøysund`,
    code_mark: 'NO?',
    clue: [raw`\+47`, raw`\d{4} \p{Lu}`],
    code_letters: ['NO', 'N'],
    street: [street('gata|gate|gaten|veien|vegen|vei'), raw`(?!20[12])\d{4} \p{Lu}`],
  },
  NZ: {
    mark: raw`\bNZBN\b`,
    clue: [raw`\+64`, raw`\p{Lu}\p{Ll}+ \d{4}\b`],
  },
  PH: {
    regions: 'Metro Manila',
  },
  PK: {
    regions: 'Sindh',
  },
  PL: {
    mark: raw`\b(?:NIP|REGON|KRS)\b[:\s]{1,3}(?:PL)?\d|\b[sS]p\. ?z ?o\. ?o\.|(?<![\p{L}\d-])\d{2}-\d{3},? \p{Lu}\p{Ll}{2}`,
    code_mark: 'PL',
    clue: [raw`\+48`, raw`\d{2}-\d{3} \p{Lu}`],
    formats: [raw`(?<![\p{L}\d])\d{2}-\d{3}{gap}{city}`, raw`,\s{city}\s\d{2}-\d{3}(?=,|$)`],
    code_letters: ['PL'],
  },
  PT: {
    mark: raw`\bNIPC\b|\b\d{4}-\d{3} \p{Lu}\p{Ll}`,
    code_mark: 'PT',
    formats: [raw`(?<![\p{L}\d])\d{4}-\d{3}{gap}{city}`],
    regions: 'Madeira',
  },
  RO: {
    mark: raw`\b(?:CUI|C\.U\.I\.?|CIF)[:\s/]{1,3}(?:RO)?\s?\d{6,8}\b|\bJ\d{1,2}/\d+/\d{4}\b|\bRO\s?\d{8}\b|Bucure[șşs]ti,? [Ss]ector(?:ul)? [1-6](?!\d)|[Ss]ector(?:ul)? [1-6],? Bucure[șşs]ti`,
    code_mark: 'RO',
    clue: [raw`\+40|\bS\.?R\.?L\b`, raw`\d{6},? \p{Lu}`],
    code_letters: ['RO'],
    street: [streetAhead(raw`[Ss]tr\.|[Ss]trada|[Bb]d\.|[Bb]ulevardul|[Cc]alea|[Șș]oseaua|[Aa]leea`), raw`\d{6},? \p{Lu}`],
    formats: [
      raw`(Bucure[șş]ti|Bucuresti),? [Ss]ect(?:or(?:ul)?|\.) ?[1-6](?!\d)|[Ss]ect(?:or(?:ul)?|\.) ?[1-6], (Bucure[șş]ti|Bucuresti)(?!\p{L})`,
      raw`(?:,\s|^){city}, ?(?:[Jj]ud(?:\.|e[țţt]ul?)) ?\p{Lu}`,
    ],
  },
  RS: {
    code_mark: 'RS',
    clue: [raw`\+381|\bPIB\b`, raw`\d{5},? \p{Lu}`],
  },
  RU: {
    mark: raw`ОГРН|(?<!\p{L})ИНН[^\p{L}\d\n]{1,4}(?:\d{10}|\d{12})(?!\d)`,
  },
  SC: {
    regions: 'Mahé',
  },
  SE: {
    mark: raw`\b[Oo]rg(?:anisations)?\.?-? ?(?:nr|nummer)\.?:? ?\d{6}-\d{4}\b|` + vatOf('SE', raw`\d{10}`),
    code_mark: 'SE?',
    clue: [raw`\+46|\bAB\b`, raw`\d{3} ?\d{2} \p{Lu}`],
    code_letters: ['SE', 'S'],
    street: [street('gatan|vägen|gränd|torget'), raw`\d{3} \d{2} \p{Lu}`],
  },
  SG: {
    mark: raw`\bUEN\b|\bSingapore \d{6}\b`,
    formats: [raw`(Singapore) \d{6}(?!\d)`],
  },
  SI: {
    mark: vatOf('SI', raw`\d{8}`),
    code_mark: 'SI',
    clue: [raw`\+386`, raw`\d{4} \p{Lu}`],
    code_letters: ['SI'],
  },
  SK: {
    mark: raw`${vatOf('SK', raw`\d{10}`)}|(?<!\d)8\d{2} \d{2} Bratislava(?!\p{L})`,
    code_mark: 'SK',
    clue: [raw`\+421|(?<!\p{L})IČO?(?!\p{L})`, raw`[089]\d{2} ?\d{2} \p{Lu}`],
    code_letters: ['SK'],
  },
  SM: {
    mark: raw`\bC\.?O\.?E\.?\b[^\n]{0,8}SM\s?\d+`,
    code_mark: 'SM',
    code_letters: ['SM'],
  },
  TC: {
    regions: 'Providenciales',
  },
  TR: {
    mark: raw`\bM(?:ERS[İI]S|ersis)\b|\b(?:Mah\.|Mahallesi)[^\n]{2,80}(?:Cad\.|Caddesi|Sok\.|Sk\.|Sokak|Sokağı|Bulvarı|Blv\.|No:)`,
    clue: [raw`\+90|A\.Ş\.|Ltd\. Şti|Vergi (?:Dairesi|No)|\bV\.D\.|\b(?:Mah|Cad|Sok|Sk)\.`, raw`\d{5} \p{Lu}|\/ ?\p{Lu}`],
  },
  UA: {
    mark: raw`ЄДРПОУ|ЕГРПОУ|РНОКПП|(?:^|[\s,])ФОП\s\p{Lu}`,
    clue: [raw`\+ ?380|(?<!\p{L})вул\.`, raw`\d{5}`],
  },
  US: {
    mark: raw`\p{L}{3}, (?:${US_CODES})\b|\p{Ll}{2}, (?!Maine|Indiana\b|New York|Washington|Georgia)(?:${US_NAMES})(?![\p{L}-])|(?:${US_CITIES}), [A-Z]{2}\b|\p{L}\.?,? (?:${US_STATE}),? \d{5}(?:-\d{4})?\b|\b(?:${US_STATE_NAME})(?: state)? (?:limited liability company|LLC|corporation|C[- ][Cc]orp|public benefit|S[- ][Cc]orp|company|non-?profit)\b|\b(?:limited liability company|corporation|company) (?:organized|registered|incorporated|formed)[^.\n]{0,60}(?:State of )?(?:${US_STATE_NAME})\b|\bU\.?S\.?[- ][Bb]ased\b|\b(?:based|located|headquartered) in the U\.?S\.?`,
    formats: [raw`{city}\s?\(?,? (?:${US_STATE})\.?,? \d{5}(?:-\d{4})?(?![\d])`, raw`{city}, (?:${US_NAMES}),? \d{5}(?:-\d{4})?(?![\d])`],
    regions: `${US_NAMES}|${US_STATE}|Oahu|Maui`,
  },
  VG: {
    regions: 'Tortola',
  },
  VN: {
    mark: raw`(?<!\p{L})(?:MST|Mã số thuế)[^\p{L}\d\n]{1,4}\d{10}|(?<!\p{L})(?:TP|Tp)\.? ?(?:HCM|Hồ Chí Minh|Hà Nội|Đà Nẵng)(?!\p{L})|(?<!\p{L})(?:[Pp]hường|[Xx]ã|[Tt]hị trấn|[Qq]uận|[Hh]uyện|[Tt]hành phố) [\p{Lu}\d][^,\n]{0,30}, ?(?:[Qq]uận|[Hh]uyện|[Tt]hị xã|[Tt]hành phố|TP|Tp|[Tt]ỉnh)(?!\p{L})`,
    formats: [
      raw`(?<!\p{L})(T[Pp]\.? ?HCM)(?!\p{L})`,
      raw`(?:TP\.?|Tp\.?|Thành phố|thành phố)\s?{city}(?=\s*(?:$|[,.;(|·–-]))`,
      raw`,\s(Hà Nội|Đà Nẵng|Hải Phòng|Cần Thơ)(?=\s*(?:$|[,.;(|·–-]))`,
    ],
  },
}

/** The provinces of Turkey, which end an address there. */
export const TR_CITIES =
  'Adana|Adıyaman|Afyonkarahisar|Ağrı|Aksaray|Amasya|Ankara|Antalya|Artvin|Aydın|Balıkesir|Batman|Bilecik|Bolu|Burdur|Bursa|Çanakkale|Çorum|Denizli|Diyarbakır|Düzce|Edirne|Elazığ|Erzincan|Erzurum|Eskişehir|Gaziantep|Giresun|Hatay|Isparta|İstanbul|Istanbul|İzmir|Izmir|Kahramanmaraş|Karabük|Kars|Kastamonu|Kayseri|Kırklareli|Kırşehir|Kocaeli|Konya|Kütahya|Malatya|Manisa|Mardin|Mersin|Muğla|Nevşehir|Niğde|Ordu|Osmaniye|Rize|Sakarya|Samsun|Şanlıurfa|Sivas|Tekirdağ|Tokat|Trabzon|Uşak|Van|Yalova|Yozgat|Zonguldak'

/** Beside one of these a code of seven letters and digits is Irish. */
export const IRELAND = 'Ireland|Éire|Dublin|Cork|Galway|Limerick'
