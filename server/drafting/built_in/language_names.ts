const CODES =
  'en de fr es it pt nl pl ro tr ru uk ja zh ko ar he hi bn cs sk hu sv da no nb fi et lv lt el bg hr sr sl ca vi th id ms fa ur ta'.split(
    ' ',
  )
const known = new Map<string, RegExp>()

/** Names of languages in a sentence as it writes them: in the site's own language, in English, or as their speakers say. */
export function languageNamesIn(sentence: string, lang: string | null): string[] {
  return [...sentence.matchAll(patternFor(lang ?? 'en'))].map(([name]) => name)
}

function patternFor(lang: string): RegExp {
  const cached = known.get(lang)
  if (cached) return cached
  const names = new Set(
    CODES.flatMap((code) => [lang, 'en', code].map((into) => nameOf(code, into))).filter((name) => name !== null && name.length > 1),
  )
  const list = [...names]
    .toSorted((a, b) => (b?.length ?? 0) - (a?.length ?? 0))
    .map((name) => (name ?? '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const pattern = new RegExp(
    `(?<![\\p{L}])(?:${list.join('|')})(?![\\p{L}])|(?:${list.filter((name) => /[^\p{Script=Latin}\s]/u.test(name)).join('|')})`,
    'giu',
  )
  known.set(lang, pattern)
  return pattern
}

function nameOf(code: string, into: string): string | null {
  try {
    const name = new Intl.DisplayNames([into], { type: 'language', fallback: 'none' }).of(code)
    return name && name !== code ? name : null
  } catch {
    return null
  }
}
