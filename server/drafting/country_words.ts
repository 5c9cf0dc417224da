/** ISO 3166-1 codes of the countries a text names, in any of the languages read, by code in JSON-LD, or by a mark that only one country uses. */
export function countriesIn(text: string): Set<string> {
  const found = new Set<string>()
  const spoken = ` ${text.toLowerCase().replace(/[^\p{L}\p{M}]+/gu, ' ')} `
  for (const [name, code] of namesOfCountries())
    if (spoken.includes(/[^\p{Script=Latin}\p{Script=Cyrillic}]/u.test(name) ? name : ` ${name} `)) found.add(code)
  for (const match of text.matchAll(/"addressCountry"\s*:\s*"?([A-Z]{2})\b/g)) if (match[1]) found.add(match[1])
  return found
}

const LANGUAGES = 'en de fr es it pt nl ro tr pl sv da nb fi cs sk hu lt lv et hr sl ca ja zh ko ru uk el'.split(' ')
let known: Map<string, string> | null = null

function namesOfCountries(): Map<string, string> {
  if (known) return known
  known = new Map()
  for (const language of LANGUAGES) {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    for (let first = 65; first <= 90; first++) {
      for (let second = 65; second <= 90; second++) {
        const code = String.fromCharCode(first, second)
        const name = names.of(code)
        if (name)
          known.set(
            name
              .toLowerCase()
              .replace(/[^\p{L}\p{M}]+/gu, ' ')
              .trim(),
            code,
          )
      }
    }
  }
  return known
}
