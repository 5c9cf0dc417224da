import type { Element } from 'domhandler'

const LANGUAGES = 'ar bg bn ca cs da de el en es et fi fr he hi hr hu id it ja ko lt lv nb nl no pl pt ro ru sk sl sr sv th tr uk vi zh'
const LANGUAGE_CLASS = new RegExp(
  `(?:^|\\s)(?:(?:lang|i18n|l10n|t|locale)[-_]+)?(${LANGUAGES.replace(/ /g, '|')})(?:[-_](?:lang|text|only|content))?(?=\\s|$)`,
  'i',
)
const LANGUAGE_ATTRIBUTE = new RegExp(`^data-(?:lang|i18n|locale|l)-(${LANGUAGES.replace(/ /g, '|')})$`)

/** Both ways of writing Norwegian are declared by codes of their own, and read by one list of words. */
export const plainCode = (code: string): string => (code === 'nb' || code === 'nn' ? 'no' : code)

/** Pages that hold several languages at once mark each by `lang`, `data-lang-de`, `data-lang="de"` or a class such as `lang-de`. */
export function markedLanguage(element: Element): string | null {
  const code = markedCode(element)
  return code === null ? null : plainCode(code)
}

function markedCode(element: Element): string | null {
  const { lang, class: classes } = element.attribs
  if (lang) return lang.toLowerCase().split(/[-_]/)[0] ?? null
  if (element.name === 'html' || element.name === 'body' || element.name === 'a') return null
  const stated = element.attribs['data-lang'] ?? element.attribs['data-language']
  if (stated && LANGUAGES.split(' ').includes(stated.toLowerCase())) return stated.toLowerCase()
  // An attribute with a text is a translation held for a script; only the bare one marks what the element holds.
  for (const [name, value] of Object.entries(element.attribs)) {
    const marked = value === '' ? LANGUAGE_ATTRIBUTE.exec(name)?.[1] : undefined
    if (marked) return marked
  }
  return classes ? (LANGUAGE_CLASS.exec(classes)?.[1]?.toLowerCase() ?? null) : null
}
