/** Codes that language switches use beside those of the standard: mostly the country's. */
const SPOKEN_IN: Record<string, string> = {
  ua: 'uk',
  cz: 'cs',
  dk: 'da',
  jp: 'ja',
  cn: 'zh',
  kr: 'ko',
  gr: 'el',
  gb: 'en',
  eng: 'en',
  ger: 'de',
  nb: 'no',
  esp: 'es',
  ita: 'it',
  fra: 'fr',
}
const CODES = new Set(
  'en de fr es it pt nl pl ro tr ru uk ja zh ko ar he hi bn cs sk hu sv da no fi et lv lt el bg hr sr sl ca eu gl ga cy is mt sq mk bs ka hy az kk vi th id ms fa ur ta'.split(
    ' ',
  ),
)

/** The language that a code stands for, as its two-letter code: `EN`, `pt-BR`, `UA`. Null for anything else. */
export function languageOfCode(text: string): string | null {
  const code = /^([a-z]{2,3})(?:[-_][a-z]{2,4})?$/i.exec(text.trim())?.[1]?.toLowerCase() ?? ''
  const own = SPOKEN_IN[code] ?? code
  return CODES.has(own) ? own : null
}

/** What a language is called in another; null where the runtime does not know. */
export function nameOfLanguage(code: string, into: string): string | null {
  try {
    const name = new Intl.DisplayNames([into], { type: 'language', fallback: 'none' }).of(code)
    return name && name !== code ? name : null
  } catch {
    return null
  }
}

/** Whether a quote is the code of the language that a value names, in English, in the page's language or in its own. */
export function codeNames(quote: string, value: string, page_language: string | null): boolean {
  const code = languageOfCode(quote)
  return (
    code !== null && ['en', code, page_language ?? 'en'].some((into) => nameOfLanguage(code, into)?.toLowerCase() === value.toLowerCase())
  )
}
