import { anyOf } from '../../lexicon/compile.ts'
import { US_CITIES, US_CODES } from '../proof/country_marks.ts'

// How addresses are written: postal codes around the world, regions, and words that are no part of a city's name.

export const WORD = String.raw`\p{Lu}[\p{L}\p{M}'’.]{0,30}`
// "Frankfurt am Main", "Saint-Germain-en-Laye", "'s-Hertogenbosch", "Andorra la Vella", "Newcastle upon Tyne", "Bad Homburg v. d. Höhe".
export const CITY = String.raw`(?:['’]s-|d['’]|l['’])?${WORD}(?:[ -](?:(?:${anyOf('city_joint')})[ -]?)?${WORD}){0,3}`
const GAP = String.raw`[\s,·|–—-]{0,4}`

/** A street's own word: what carries one is no city. */
export const STREET_WORD = new RegExp(String.raw`(?:^|[\s.-])(?:${anyOf('street_word')})\.?$|stra(?:ß|ss)e$|straat$|gasse$`, 'iu')

/** Alone they stand for any city; before a name they are part of it. */
export const ANY_CITY = new RegExp(String.raw`^(?:${anyOf('any_city')})$`, 'i')

/** Words that follow an address on the same line and are no part of a city's name. */
export const AFTER = new RegExp(String.raw`(?<![ ,·|–—-])[ ,·|–—-]+(?!Tel Aviv)(?:${anyOf('after_address')})(?![\p{Ll}])[\s\S]*$`, 'u')
/** What reads like a capitalised word after four or five digits without being a city. */
export const NOT_A_CITY = new RegExp(String.raw`^(?:${anyOf('no_city')})$`, 'iu')

const US_STATES = 'A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]'
const US_NAMES =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming'
const CA_STATES =
  'ON|BC|QC|AB|MB|SK|NS|NB|NL|PE|YT|NT|NU|Ontario|Qu[ée]bec|British Columbia|Alberta|Manitoba|Saskatchewan|Nova Scotia|New Brunswick'
const AU_STATES = 'NSW|VIC|QLD|WA|SA|TAS|ACT|NT|New South Wales|Victoria|Queensland|Western Australia|South Australia|Tasmania'
// Regions that stand between a city and its country.
export const REGION = new RegExp(
  String.raw`^(?:${US_NAMES}|${CA_STATES}|${AU_STATES}|${US_STATES}|Bedfordshire|Berkshire|Buckinghamshire|Cambridgeshire|Cheshire|Cornwall|Cumbria|Derbyshire|Devon|Dorset|(?:County )?Durham|(?:East |West )?Sussex|Essex|Gloucestershire|Greater (?:London|Manchester)|Hampshire|Herefordshire|Hertfordshire|Kent|Lancashire|Leicestershire|Lincolnshire|Merseyside|Middlesex|Norfolk|Northamptonshire|Nottinghamshire|Oxfordshire|Shropshire|Somerset|Staffordshire|Suffolk|Surrey|Tyne and Wear|Warwickshire|West Midlands|Wiltshire|Worcestershire|(?:North |South |West )Yorkshire|Andhra Pradesh|Assam|Bihar|Delhi NCR|Goa|Gujarat|Haryana|Karnataka|Kerala|Madhya Pradesh|Maharashtra|Odisha|Punjab|Rajasthan|Tamil Nadu|Telangana|Uttar Pradesh|Uttarakhand|West Bengal|Sindh|Bayern|Bavaria|Berlin-Brandenburg|Hessen|Niedersachsen|Nordrhein-Westfalen|NRW|Sachsen|Baden-Württemberg|Schleswig-Holstein|Cataluña|Catalunya|Catalonia|Andalucía|Comunidad de Madrid|País Vasco|Galicia|Lombardia|Lazio|Piemonte|Toscana|Veneto|Sicilia|Île-de-France|Grand Cayman|Cayman Brac|Tenerife|Gran Canaria|Lanzarote|Fuerteventura|Mallorca|Majorca|Menorca|Ibiza|Tortola|Providenciales|New Providence|Mahé|Gozo|Sardegna|Sardinia|Sicily|Crete|Madeira|Oahu|Maui|[A-Z]{2}|Región [\p{L} ]+|Region [\p{L} ]+|(?:County|Co\.?|Judetul|Județul|Jud\.|Provincia|Prov\.) [\p{L} ]+|[\p{L}]+ (?:County|Province|Region|Oblast|voivodeship|District))$`,
  'u',
)
export const TR_CITIES =
  'Adana|Adıyaman|Afyonkarahisar|Ağrı|Aksaray|Amasya|Ankara|Antalya|Artvin|Aydın|Balıkesir|Batman|Bilecik|Bolu|Burdur|Bursa|Çanakkale|Çorum|Denizli|Diyarbakır|Düzce|Edirne|Elazığ|Erzincan|Erzurum|Eskişehir|Gaziantep|Giresun|Hatay|Isparta|İstanbul|Istanbul|İzmir|Izmir|Kahramanmaraş|Karabük|Kars|Kastamonu|Kayseri|Kırklareli|Kırşehir|Kocaeli|Konya|Kütahya|Malatya|Manisa|Mardin|Mersin|Muğla|Nevşehir|Niğde|Ordu|Osmaniye|Rize|Sakarya|Samsun|Şanlıurfa|Sivas|Tekirdağ|Tokat|Trabzon|Uşak|Van|Yalova|Yozgat|Zonguldak'

const IT_PROVINCE =
  'A[GLNOPQRTV]|B[AGILNORSTVZ]|C[ABEHILNORSTZ]|EN|F[CEGIMR]|G[EOR]|I[MS]|KR|L[CEIOTU]|M[BCEINOST]|N[AOU]|O[RT]|P[ACDEGINORTUVZ]|R[AECGIMNO]|S[AIOPRSUV]|T[AENOPRSV]|UD|V[ABCEIRTV]'

type Rule = { pattern: RegExp; country: string | null }
const rule = (pattern: string, country: string | null, flags = 'u'): Rule => ({ pattern: new RegExp(pattern, flags), country })

/** `Austin, TX` alone on a line; codes that are countries too (`Tel Aviv, IL`) count only behind well-known towns. */
const US_TOWN = String.raw`^[^\p{L}\d]{0,4}(${CITY}(?=, (?:${US_CODES})\b)|(?:${US_CITIES})(?=, [A-Z]{2}\b)), [A-Z]{2}(?:,? (?:USA?|United States))?$`

/** Formats in which the city stands in a group and nothing else looks like them; the most telling first. */
export const RULES: Rule[] = [
  rule(String.raw`(東京都\p{Script=Han}{1,4}?区|東京都\p{Script=Han}{1,4}?市)`, 'JP'),
  rule(
    String.raw`(?:北海道|(?:京都|大阪)府|\p{Script=Han}{2,3}県)(?:[\p{Script=Han}ヶケ]{1,4}郡)?((?:四日市|廿日市|野々市|[\p{Script=Han}ぁ-んァ-ヶ]{1,6}?)[市町村])`,
    'JP',
  ),
  rule(
    String.raw`(?:〒\s?\d{3}-\d{4}\s*)((?:札幌|仙台|さいたま|千葉|横浜|川崎|相模原|新潟|静岡|浜松|名古屋|京都|大阪|堺|神戸|岡山|広島|北九州|福岡|熊本)市)`,
    'JP',
  ),
  rule(String.raw`(서울|부산|대구|인천|광주|대전|울산|세종)(?:특별|광역|특별자치)?시`, 'KR'),
  rule(String.raw`(?:\p{Script=Han}{2,3}省)?((?:北京|上海|天津|重庆|\p{Script=Han}{2,3})市)\p{Script=Han}{1,6}[区县]`, 'CN'),
  rule(String.raw`(${CITY}),? (?:${CA_STATES}),? [A-Z]\d[A-Z][ -]?\d[A-Z]\d(?![\p{L}\d])`, 'CA'),
  rule(String.raw`(${CITY})\s?\(?,? (?:${US_STATES})\.?,? \d{5}(?:-\d{4})?(?![\d])`, 'US'),
  rule(String.raw`(${CITY}), (?:${US_NAMES}),? \d{5}(?:-\d{4})?(?![\d])`, 'US'),
  rule(String.raw`(${CITY}),? (?:${AU_STATES}),? \d{4}(?!\d)`, 'AU'),
  rule(String.raw`(?<![\p{L}\d])[1-9]\d{3} ?[A-Z]{2}${GAP}(${CITY})`, 'NL'),
  rule(String.raw`(?<![\p{L}\d])(?:LT)-? ?\d{5}${GAP}(${CITY})|(${CITY}),? LT-\d{5}`, 'LT'),
  rule(String.raw`(?<![\p{L}\d])LV-? ?\d{4}${GAP}(${CITY})|(${CITY}),? LV-? ?\d{4}`, 'LV'),
  rule(String.raw`(?<![\p{L}\d])AD ?\d{3}${GAP}(${CITY})`, 'AD'),
  rule(String.raw`(?<![\p{L}\d])MD-? ?\d{4}${GAP}(${CITY})`, 'MD'),
  ...Object.entries({
    D: 'DE',
    DE: 'DE',
    A: 'AT',
    AT: 'AT',
    CH: 'CH',
    F: 'FR',
    FR: 'FR',
    I: 'IT',
    IT: 'IT',
    L: 'LU',
    LU: 'LU',
    B: 'BE',
    BE: 'BE',
    ES: 'ES',
    E: 'ES',
    DK: 'DK',
    SE: 'SE',
    S: 'SE',
    FI: 'FI',
    FIN: 'FI',
    NO: 'NO',
    N: 'NO',
    HR: 'HR',
    SI: 'SI',
    RO: 'RO',
    BG: 'BG',
    HU: 'HU',
    H: 'HU',
    EE: 'EE',
    MC: 'MC',
    SM: 'SM',
    PL: 'PL',
    CZ: 'CZ',
    SK: 'SK',
    GR: 'GR',
  }).map(([prefix, code]) => rule(String.raw`(?<![\p{L}\d])${prefix}-\s?\d{2,5}[ -]?\d{0,3}\s+(${CITY})`, code)),
  rule(String.raw`(?<![\p{L}\d])\d{2}-\d{3}${GAP}(${CITY})`, 'PL'),
  rule(String.raw`(?<![\p{L}\d])\d{4}-\d{3}${GAP}(${CITY})`, 'PT'),
  rule(
    String.raw`(${CITY})\s?[-–/,]\s?(?:AC|AL|AP|AM|BA|CE|DF|ES|GO|MA|MT|MS|MG|PA|PB|PR|PE|PI|RJ|RN|RS|RO|RR|SC|SP|SE|TO)(?![\p{L}])[\s\S]{0,14}\d{5}-\d{3}`,
    'BR',
  ),
  rule(String.raw`[/,·–-]\s?(${TR_CITIES})(?![\p{Ll}])`, null),
  rule(String.raw`(?:^|[\s,])(?:${anyOf('city_ahead')})\s?(${CITY})`, null),
  rule(String.raw`(?<![\p{L}\d.-])\d{5} (\p{Lu}[\p{L}'’ -]{1,30}?) \(?(?:${IT_PROVINCE})\)?(?![\p{L}])`, 'IT'),
  rule(
    String.raw`(${CITY}) \((?:${IT_PROVINCE})\)(?=[\s\S]{0,300}\b(?:[Vv]ia|[Vv]iale|[Pp]iazza|[Cc]orso|[Ss]ede|CAP)\b)|\b(?:[Vv]ia|[Vv]iale|[Pp]iazza|[Cc]orso|[Ss]ede)\b[^\n]{0,80}[,–-] (${CITY}) \((?:${IT_PROVINCE})\)`,
    'IT',
  ),
  rule(US_TOWN, 'US'),
  rule(String.raw`(Singapore) \d{6}(?!\d)`, 'SG'),
]
// What may follow the city when only a bare number stands before it; a sentence that goes on is no address.
const CITY_ENDS = String.raw`(?=\s*(?:$|[,;:|·()–—./-]))`
/** A bare number before a name is a postcode in half of Europe, and a count of anything elsewhere. */
export const BARE: Rule[] = [
  rule(String.raw`(?<![\p{L}\d.,/-])\d{3} \d{2} (${CITY})${CITY_ENDS}`, null),
  rule(String.raw`(?<![\p{L}\d.,/#€$£]|[\p{L}\d]-|\d\s?[-–—]\s?)\d{4,6} ?[,·–-]? ?(${CITY})${CITY_ENDS}`, null),
]
