import { nameOfLanguage } from '../../proof/language_codes.ts'

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
    CODES.flatMap((code) => [lang, 'en', code].map((into) => nameOfLanguage(code, into))).filter(
      (name) => name !== null && name.length > 1,
    ),
  )
  const list = [...names].map((name) => name ?? '').toSorted((one, other) => other.length - one.length)
  const any = (of: string[]): string => of.map((name) => RegExp.escape(name)).join('|')
  const pattern = new RegExp(
    `(?<![\\p{L}])(?:${any(list)})(?![\\p{L}])|(?:${any(list.filter((name) => /[^\p{Script=Latin}\s]/u.test(name)))})`,
    'giu',
  )
  known.set(lang, pattern)
  return pattern
}
