// What only one country writes: postal formats, registers and tax numbers. Courts and laws are not among them: they bind strangers too.

const VAT = String.raw`(?:VAT|TVA|IVA|USt|UID|BTW|MwSt|MWST|PVM|PVN|KMKR|DPH|DIČ|PDV|ΑΦΜ|Umsatzsteuer|ÁFA|ALV|NIF|CIF|CUI|NIP|DDV|ДДС)`
const vatOf = (prefix: string, digits: string) => String.raw`${VAT}[^\n]{0,60}?\b${prefix}[\s-]?${digits}`
const US_STATE = 'A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]'
/** Codes of states that are no country's code, and towns so well known that a colliding code behind them leaves no doubt. */
export const US_CODES = 'AK|CT|DC|FL|IA|KS|MI|NH|NJ|NV|NY|OH|RI|TX|UT|VT|WA|WI|WV|WY'
export const US_CITIES =
  'San Francisco|Los Angeles|San Diego|San Jose|Oakland|Palo Alto|Mountain View|Menlo Park|Sunnyvale|Sacramento|Denver|Boulder|Chicago|Boston|Atlanta|Philadelphia|Pittsburgh|Nashville|Memphis|Charlotte|Raleigh|Durham|Indianapolis|Minneapolis|Baltimore|Kansas City|New Orleans|Phoenix|Scottsdale'
const US_STATE_NAME =
  'Delaware|Wyoming|California|Texas|Florida|Nevada|New York|Washington|Colorado|Illinois|Massachusetts|Oregon|Utah|Virginia|Arizona|Ohio|Pennsylvania|New Jersey|North Carolina|New Mexico|Michigan|Minnesota|Tennessee|Wisconsin|Maryland|Indiana|Missouri|Connecticut|South Carolina|Kentucky|Idaho|Montana|Iowa|Kansas|Nebraska|Oklahoma|Hawaii|Vermont|Maine'
const JP_PREFECTURE =
  '東京都|北海道|京都府|大阪府|(?:青森|岩手|宮城|秋田|山形|福島|茨城|栃木|群馬|埼玉|千葉|神奈川|新潟|富山|石川|福井|山梨|長野|岐阜|静岡|愛知|三重|滋賀|兵庫|奈良|和歌山|鳥取|島根|岡山|広島|山口|徳島|香川|愛媛|高知|福岡|佐賀|長崎|熊本|大分|宮崎|鹿児島|沖縄)県'

/** Postal formats, registers and tax numbers that leave no doubt. Courts and laws are not among them: they bind strangers too. */
const MARKS: Record<string, string> = {
  AT: String.raw`\bATU\s?\d{8}|Firmenbuch\w{0,20}[^\n]{0,40}\bFN|\bFN\s?\d{5,6}\s?[a-z]\b|\b(?:A|AT)-\d{4}\s\p{Lu}`,
  AU: String.raw`\bA[BC]N:?\s?\d\d ?\d{3} ?\d{3}|\b(?:NSW|VIC|QLD|WA|SA|TAS|ACT),? \d{4}\b`,
  BE: String.raw`\bBE[\s-]?0\d{3}[. ]?\d{3}[. ]?\d{3}\b|\b(?:KBO|BCE)\b[^\n]{0,20}\d{4}`,
  BG: String.raw`(?:ЕИК|EIK)[^\n]{0,10}\d{9}`,
  BR: String.raw`(?:AC|AL|AP|AM|BA|CE|DF|ES|GO|MA|MT|MS|MG|PA|PB|PR|PE|PI|RJ|RN|RS|RO|RR|SC|SP|SE|TO)(?![\p{L}])[^\n]{0,14}\d{5}-\d{3}|\bCNPJ\b|\bCEP:? ?\d{5}-\d{3}`,
  CA: String.raw`\b(?:ON|BC|QC|AB|MB|SK|NS|NB|NL|PE|Ontario|Qu[ée]bec|British Columbia|Alberta|Manitoba|Nova Scotia)\b,? [A-Z]\d[A-Z][ -]?\d[A-Z]\d\b`,
  CH: String.raw`\bCHE-?\s?\d{3}\.?\d{3}\.?\d{3}|\bCH-\d{4}\s\p{Lu}`,
  CN: String.raw`\p{Script=Han}{2,3}省|(?:北京|上海|天津|重庆|深圳|广州|杭州|成都|南京|武汉|西安|苏州)市|\p{Script=Han}ICP(?:备|证)`,
  CZ: vatOf('CZ', String.raw`\d{8,10}`),
  DE: String.raw`\bHR[AB]\s?:?\s?(?:Nr\.?\s?)?\d{2,6}|\b(?:Amtsgericht|Registergericht)\b[^\n]{0,40}HR[AB]|\bDE\s?\d{3}\s?\d{3}\s?\d{3}\b|\b(?:D|DE)-\d{5}\s\p{Lu}`,
  DK: String.raw`\bCVR\b[^\n]{0,12}\d{2}`,
  EE: String.raw`\b(?:registrikood|Registry code|Reg\.? ?kood)\b[^\n]{0,8}\d{8}|` + vatOf('EE', String.raw`\d{9}`),
  ES:
    String.raw`\b(?:CIF|NIF|C\.I\.F\.?|N\.I\.F\.?)[:\s]{1,3}(?:ES)?[A-HJ-NP-SUVW]-?\d{7}[\dA-J]\b|` +
    vatOf('ES', String.raw`[A-Z]\d{7}[\dA-J]`),
  FI: String.raw`\bY-tunnus\b|` + vatOf('FI', String.raw`\d{8}`),
  FR: String.raw`\bSIRE[NT]\b|\b(?:RCS|R\.C\.S\.?) (?:de )?\p{Lu}|\bF-\d{5}\s\p{Lu}|` + vatOf('FR', String.raw`[\dA-Z]{2}\s?\d{3}`),
  GB:
    String.raw`\b(?!(?:GIR|AI|BV|QX))[A-PR-UWYZ][A-HK-Y]?\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2}\b|[Rr]egistered in (?:England|Scotland|Wales|Northern Ireland|the UK)|\bCompanies House\b|` +
    vatOf('GB', String.raw`\d{3}`),
  GR: String.raw`Γ\.?Ε\.?ΜΗ|Α\.?Φ\.?Μ`,
  HR: String.raw`\bOIB\b[^\n]{0,6}\d{11}`,
  HU: String.raw`\b(?:adószám|Cégjegyzékszám)\b`,
  IE: String.raw`\b[AC-FHKNPRTV-Y]\d[\dW] ?[0-9AC-FHKNPRTV-Y]{4}\b,? (?:Ireland|Éire)|` + vatOf('IE', String.raw`\d[\dA-Z]\d{5}`),
  IN: String.raw`\bGSTIN\b|\bCIN:? ?[LU]\d{5}[A-Z]{2}`,
  IT: String.raw`\b(?:P\.?\s?I\.?V\.?A\.?|Partita IVA|P\. ?Iva)\b|\b\d{5} \p{Lu}[\p{L}' ]{2,30} \([A-Z]{2}\)`,
  JP: String.raw`〒\s?[\d０-９]{3}|${JP_PREFECTURE}`,
  KR: String.raw`사업자\s?등록\s?번호|서울특별시|경기도 `,
  LT: String.raw`\bLT-\d{5}\b|į\. ?k\.|[Įį]monės kodas|` + vatOf('LT', String.raw`\d{9}`),
  LU: String.raw`\bL-\d{4} (?:Luxembourg|Lëtzebuerg)`,
  LV: String.raw`\bLV-\d{4}\b|` + vatOf('LV', String.raw`\d{11}`),
  NL: String.raw`\b(?:KvK|KVK|K\.v\.K\.?|Kamer van Koophandel)\b|\bNL\s?\d{9}\s?B\s?\d\d\b|\b[1-9]\d{3} ?[A-Z]{2},? \p{Lu}\p{Ll}{2}`,
  NO: String.raw`\b[Oo]rg\.? ?(?:nr|nummer)\.?:? ?(?:NO ?)?\d{3} ?\d{3} ?\d{3}\b|Brønnøysund`,
  NZ: String.raw`\bNZBN\b`,
  PL: String.raw`\b(?:NIP|REGON|KRS)\b[:\s]{1,3}(?:PL)?\d|\b[sS]p\. ?z ?o\. ?o\.|\bul\. [^\n]{2,60}\b\d{2}-\d{3} \p{Lu}`,
  PT: String.raw`\bNIPC\b|\b\d{4}-\d{3} \p{Lu}\p{Ll}`,
  RO: String.raw`\b(?:CUI|C\.U\.I\.?|CIF)[:\s/]{1,3}(?:RO)?\s?\d{6,8}\b|\bJ\d{1,2}/\d+/\d{4}\b|\bRO\s?\d{8}\b`,
  RU: String.raw`ОГРН`,
  SE: String.raw`\b[Oo]rg(?:anisations)?\.?-? ?(?:nr|nummer)\.?:? ?\d{6}-\d{4}\b|` + vatOf('SE', String.raw`\d{10}`),
  SG: String.raw`\bUEN\b|\bSingapore \d{6}\b`,
  SI: vatOf('SI', String.raw`\d{8}`),
  SK: vatOf('SK', String.raw`\d{10}`),
  SM: String.raw`\bC\.?O\.?E\.?\b[^\n]{0,8}SM\s?\d+`,
  TR: String.raw`\bM(?:ERS[İI]S|ersis)\b|\b(?:Mah\.|Mahallesi)[^\n]{2,80}(?:Cad\.|Caddesi|Sok\.|Sk\.|Sokak|Sokağı|Bulvarı|Blv\.|No:)`,
  UA: String.raw`ЄДРПОУ|РНОКПП|(?:^|[\s,])ФОП\s\p{Lu}`,
  US: String.raw`\p{L}{3}, (?:${US_CODES})\b|(?:${US_CITIES}), [A-Z]{2}\b|\p{L}\.?,? (?:${US_STATE}),? \d{5}(?:-\d{4})?\b|\b(?:${US_STATE_NAME})(?: state)? (?:limited liability company|LLC|corporation|C[- ][Cc]orp|public benefit|S[- ][Cc]orp|company|non-?profit)\b|\b(?:limited liability company|corporation|company) (?:organized|registered|incorporated|formed)[^.\n]{0,60}(?:State of )?(?:${US_STATE_NAME})\b|\bU\.?S\.?[- ][Bb]ased\b|\b(?:based|located|headquartered) in the U\.?S\.?`,
}

/** Clues that name a country only together with a postcode of its form: a calling code, a legal form, the law that asks for an imprint. */
const WITH_POSTCODE: [code: string, clue: string, postcode: string][] = [
  [
    'DE',
    String.raw`\+49|0049|§ ?5[^\n]{0,40}(?:TMG|DDG|Digitale)|MStV|RStV|\bGmbH\b|\bUG\b|\be\. ?K\.|\bGbR\b|\bOHG\b|\be\. ?V\.|Amtsgericht|Finanzamt`,
    String.raw`\d{5} \p{Lu}`,
  ],
  ['AT', String.raw`\+43|§ ?5[^\n]{0,30}(?:ECG|E-Commerce)|MedienG|Mediengesetz|Firmenbuch|\bWKO\b`, String.raw`\d{4} \p{Lu}`],
  ['CH', String.raw`\+41|\bCHE-`, String.raw`\d{4} \p{Lu}`],
  [
    'FR',
    String.raw`\+33|2004-575|LCEN|[Mm]entions [Ll]égales|MENTIONS LÉGALES|Tél\.?[^\n]{0,12}\b0\d(?:[ .]\d\d){4}`,
    String.raw`\d{5} \p{Lu}`,
  ],
  ['ES', String.raw`\+34|LSSI|34\/2002|\bS\.\s?L\.\s?U?\.?`, String.raw`\d{5} \p{Lu}`],
  ['IT', String.raw`\+39|C\.F\.|Cod(?:ice|\.) [Ff]isc|REA\b|sede legale`, String.raw`\d{5} \p{Lu}`],
  ['BE', String.raw`\+32`, String.raw`\d{4} \p{Lu}`],
  ['DK', String.raw`\+45|\bApS\b`, String.raw`\d{4} \p{Lu}`],
  ['NO', String.raw`\+47`, String.raw`\d{4} \p{Lu}`],
  ['SE', String.raw`\+46|\bAB\b`, String.raw`\d{3} ?\d{2} \p{Lu}`],
  ['FI', String.raw`\+358|\bOy\b`, String.raw`\d{5} \p{Lu}`],
  ['PL', String.raw`\+48`, String.raw`\d{2}-\d{3} \p{Lu}`],
  ['CZ', String.raw`\+420|\bIČO?\b`, String.raw`\d{3} ?\d{2} \p{Lu}`],
  ['SK', String.raw`\+421`, String.raw`\d{3} ?\d{2} \p{Lu}`],
  ['HU', String.raw`\+36|\bKft\b`, String.raw`\d{4} \p{Lu}`],
  ['RO', String.raw`\+40|\bS\.?R\.?L\b`, String.raw`\d{6},? \p{Lu}`],
  ['EE', String.raw`\+372|\bOÜ\b`, String.raw`\d{5},? \p{Lu}`],
  ['LT', String.raw`\+370|\bUAB\b`, String.raw`\d{5},? \p{Lu}`],
  ['UA', String.raw`\+ ?380`, String.raw`\d{5}`],
  ['TR', String.raw`\+90|A\.Ş\.|Ltd\. Şti`, String.raw`\d{5} \p{Lu}|\/ ?\p{Lu}`],
  ['HR', String.raw`\+385`, String.raw`\d{5} \p{Lu}`],
  ['SI', String.raw`\+386`, String.raw`\d{4} \p{Lu}`],
  ['IN', String.raw`\+91`, String.raw`\b\d{6}\b`],
  ['AU', String.raw`\+61`, String.raw`\p{Lu} \d{4}\b`],
  ['NZ', String.raw`\+64`, String.raw`\p{Lu}\p{Ll}+ \d{4}\b`],
]

// Postal codes that carry the country's mark: `CH-8001 Zürich`, `AD700 Andorra la Vella`.
const PREFIXED: Record<string, string> = {
  AD: 'AD',
  AT: 'AT?',
  BE: 'BE?',
  BG: 'BG',
  CH: 'CH',
  CZ: 'CZ',
  DE: 'DE?',
  DK: 'DK',
  EE: 'EE',
  ES: 'ES?',
  FI: 'FIN?',
  FR: 'FR?',
  GR: 'GR',
  HR: 'HR',
  HU: 'HU?',
  IT: 'IT?',
  LI: 'FL',
  LU: 'LU?',
  MC: 'MC',
  MD: 'MD',
  NO: 'NO?',
  PL: 'PL',
  PT: 'PT',
  RO: 'RO',
  SE: 'SE?',
  SI: 'SI',
  SK: 'SK',
  SM: 'SM',
}

let marks: [string, RegExp][] | null = null
let prefixed: [string, RegExp][] | null = null
let clues: [string, RegExp, RegExp][] | null = null

/** Countries that a text marks beyond doubt by a postal format, a register or a tax number. */
export function countryMarks(text: string): Set<string> {
  marks ??= Object.entries(MARKS).map(([code, pattern]) => [code, new RegExp(pattern, 'u')])
  const found = new Set(marks.filter(([, pattern]) => pattern.test(text)).map(([code]) => code))
  prefixed ??= Object.entries(PREFIXED).map(([code, mark]) => [
    code,
    new RegExp(String.raw`(?<![\p{L}\d])(?:${mark}-\s?\d{2,6}|${code}\d{3})(?:[ -]\d{2,3})?,?\s+\p{Lu}\p{L}`, 'u'),
  ])
  for (const [code, pattern] of prefixed) if (pattern.test(text)) found.add(code)
  clues ??= WITH_POSTCODE.map(([code, clue, postcode]) => [
    code,
    new RegExp(clue, 'u'),
    new RegExp(String.raw`(?<!\d)(?:${postcode})`, 'u'),
  ])
  for (const [code, clue, postcode] of clues) if (clue.test(text) && postcode.test(text)) found.add(code)
  return found
}
