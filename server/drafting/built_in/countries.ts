/** Languages whose names of countries are understood in addresses. */
const LANGUAGES = 'en de fr es it pt nl ro pl tr ja zh ko lt lv et uk ru sv da nb fi cs sk hu el hr sl bg ca'.split(' ')

/** Names that addresses use beside the ones the language tables give. Bare `CA`, `DE` and the like are states as often as countries and stay out. */
const ALSO: Record<string, string> = {
  usa: 'US',
  'u.s.a.': 'US',
  'u.s.': 'US',
  us: 'US',
  'united states of america': 'US',
  'the united states': 'US',
  'estados unidos de américa': 'US',
  eeuu: 'US',
  'ee.uu.': 'US',
  'vereinigte staaten von amerika': 'US',
  uk: 'GB',
  'u.k.': 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  'england and wales': 'GB',
  'the united kingdom': 'GB',
  großbritannien: 'GB',
  inglaterra: 'GB',
  angleterre: 'GB',
  holland: 'NL',
  'the netherlands': 'NL',
  'czech republic': 'CZ',
  'česká republika': 'CZ',
  turkey: 'TR',
  turkiye: 'TR',
  'republic of ireland': 'IE',
  éire: 'IE',
  'republic of singapore': 'SG',
  'hong kong': 'HK',
  'hong kong sar': 'HK',
  macedonia: 'MK',
  'republic of korea': 'KR',
  'south korea': 'KR',
  korea: 'KR',
  대한민국: 'KR',
  "people's republic of china": 'CN',
  'p.r. china': 'CN',
  'pr china': 'CN',
  中华人民共和国: 'CN',
  日本国: 'JP',
  'viet nam': 'VN',
  'việt nam': 'VN',
  bosnia: 'BA',
  'republic of san marino': 'SM',
  'repubblica di san marino': 'SM',
  uae: 'AE',
  'u.a.e.': 'AE',
  'the philippines': 'PH',
  'russian federation': 'RU',
  'российская федерация': 'RU',
  brd: 'DE',
  'bundesrepublik deutschland': 'DE',
  'lietuvos respublika': 'LT',
  'republic of lithuania': 'LT',
  'latvijas republika': 'LV',
  'república argentina': 'AR',
  'côte d’ivoire': 'CI',
  'principat d’andorra': 'AD',
  österreich: 'AT',
  schweiz: 'CH',
  suisse: 'CH',
  svizzera: 'CH',
  'republic of moldova': 'MD',
  'republica moldova': 'MD',
  'republic of estonia': 'EE',
  'eesti vabariik': 'EE',
}
/** Names that are a state, a town or a person as often as a country. */
const UNSURE = new Set(['georgia', 'jersey', 'chad', 'jordan', 'guinea', 'cuba', 'mali', 'niger', 'man', 'india town'])

let names: Map<string, string> | null = null

function table(): Map<string, string> {
  if (names) return names
  names = new Map()
  for (const language of LANGUAGES) {
    const tongue = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    for (let first = 65; first < 91; first++)
      for (let second = 65; second < 91; second++) {
        const code = String.fromCharCode(first, second)
        // Retired codes such as DD or UK are canonicalised to the living one, and then skipped as its doubles.
        if (/^(?:EU|EZ|UN|QO|ZZ|X[A-JL-Z])$/.test(code) || Intl.getCanonicalLocales(`und-${code}`)[0] !== `und-${code}`) continue
        const name = tongue.of(code)
        if (name && !names.has(name.toLowerCase())) names.set(name.toLowerCase(), code)
      }
  }
  for (const [name, code] of Object.entries(ALSO)) names.set(name, code)
  for (const name of UNSURE) names.delete(name)
  return names
}

/** ISO 3166-1 alpha-2 of a country's name in about thirty languages, such as `Deutschland` or `日本`; null for anything else. */
export function countryCode(name: string): string | null {
  const plain = name
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/^[\s(\[,–-]+|[\s)\].,;–-]+$/g, '')
    .replace(/\s+/g, ' ')
  return table().get(plain) ?? table().get(plain.replace(/'/g, '’')) ?? table().get(`${plain}.`) ?? null
}

/** A country's name that ends a text after a comma, bracket, dash or space: `10117 Berlin, Germany`. */
export function countryAtEnd(text: string): { code: string; name: string; before: string } | null {
  const trimmed = text.replace(/[\s.)\]]+$/, '')
  const starts = [...trimmed.matchAll(/(?:^|[\s,(\[/–—|·-])(?=[\p{Lu}\p{Lo}])/gu)].map((match) => match.index + match[0].length)
  // From the left, so that "South Korea" is found before "Korea".
  for (const start of starts.slice(-5)) {
    const name = trimmed.slice(start)
    const code = countryCode(name)
    if (code) return { code, name, before: trimmed.slice(0, start).replace(/[\s,(\[/–—|·-]+$/, '') }
  }
  return null
}
