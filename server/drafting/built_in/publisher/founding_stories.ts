import { anyOf, wordsOfLanguage } from '../../../lexicon/compile.ts'
// How sites tell the year of their beginning in a story: who it is about stands in front of the verb, or behind it.

const YEAR = String.raw`((?:18|19|20)\d\d)(?!\d|[-–/]\d)`
/** What may stand between a word for «in» and its year. */
export const MONTH = String.raw`(?:(?:${anyOf('month_ahead')})\s)?(?:\d{1,2}(?:\p{L}{2}|\.)?\s(?:de\s|of\s)?)?(?:\p{L}{3,10}\.?(?: \d{1,2},?)?\s(?:de\s)?)?`
const BEGAN = anyOf('story_began')
/** Only a place or a manner may stand between verb and year: «started selling abroad in 2019» is another beginning. */
const HOW = String.raw`(?:\s(?:${anyOf('story_how')})\s(?!(?:19|20)\d\d)[^.;:!?,]{2,45}?)?`
const IN_YEAR = String.raw`\s(?:(?:${anyOf('story_year')})\s(?:roce\s|roku\s)?${MONTH}${YEAR}|${YEAR}(?=\.?(?:\s*(?:$|[.,;:!?–—-])|\s(?:${anyOf('ends_founded')})(?!\p{L}))))`
const STORY = new RegExp(`(?<!\\p{L})(?:${BEGAN})${HOW}${IN_YEAR}`, 'giu')
const OUR_STORY = new RegExp(`^(?:${anyOf('our_story')})$`, 'iu')

const LAUNCHED = anyOf('launched')
const THEN = new RegExp(
  String.raw`^(?:${anyOf('story_year_start')})?\s?(?:roce\s|roku\s)?${MONTH}${YEAR}(?:\s(?:roku|roce))?,?\s([^.;:!?]{0,70}?)(?:${LAUNCHED})\s(.{2,60})`,
  'iu',
)
const THE_COMPANY = new RegExp(String.raw`^(?:${anyOf('the_company_start')})(?!\p{L})`, 'iu')
/** «Criámos **a** Lumbrio»: the name stands behind its article. */
const ARTICLE = new RegExp(String.raw`^(?:(?:${anyOf('article_before_company')})\s|l['’])`, 'iu')
/** Someone else’s beginnings: words that may not stand before the verb of a launch. */
const OTHERS = new RegExp(String.raw`\b(?:${anyOf('others_of_story')})\b`, 'i')

/** «In business since 1998», which may be said of anybody, or «trabajamos desde 1998». */
export const SERVING = new RegExp(
  String.raw`(?:\b(?<anybody>${anyOf('in_business')})|(?<!\p{L})(?:${anyOf('we_work')}))\s(?:${anyOf('in_business_since')})\s${YEAR}`,
  'iu',
)

const THE_COMPANY_INSIDE = new RegExp(String.raw` (?:${anyOf('the_company_inside')})$`, 'i')
/** Sites write their name with accents in sentences and without them in titles; the number of letters stays. */
export const unaccented = (text: string): string =>
  text.toLowerCase().replace(/[\u00c0-\u024f]/g, (letter) => letter.normalize('NFD').charAt(0))

/** The name goes on, as another name or a thing of the company's. */
const GOES_ON = new RegExp(
  String.raw`^['’]s|^[\p{L}\p{N}]|^ (?!(?:in|as|at|to|with|from|als|en|w|v|${anyOf('goes_on_behind_name')})(?!\p{L}))[\p{L}\p{N}]`,
  'u',
)
/** The company's name and nothing that makes another name of it, behind an article or not. */
export function beginsWithName(text: string, own: readonly string[]): boolean {
  const what = text.replace(ARTICLE, '')
  return own.some((name) => unaccented(what).startsWith(unaccented(name)) && !GOES_ON.test(what.slice(name.length)))
}

const clause = (text: string): string => text.split(/[.!,]/, 1)[0] ?? ''

/** «Our story», «everything», the company's name, or the story of it. */
export function isOurStory(subject: string, own: readonly string[]): boolean {
  const small = subject.toLowerCase().replace(/['’]s$/, '')
  const name = own.find((one) => small === one || small.endsWith(` ${one}`))
  return small === name || OUR_STORY.test(name === undefined ? subject : subject.slice(0, -name.length).trim())
}

/** «I 2008 startet **Ida Kranz Lumbrio**»: a person's name and then the company's. */
const foundedByPerson = (text: string, own: readonly string[]): boolean =>
  own.some((name) => {
    const said = clause(text)
    return said.toLowerCase().endsWith(` ${name}`) && /^(?:\p{Lu}\p{L}+ ){2,3}$/u.test(said.slice(0, -name.length))
  })

/** Years in which a sentence says that the company, by name or as «our story», began; `own` are its names in lower case. */
export function yearsOfStory(sentence: string, own: string[]): string[] {
  const years: string[] = []
  for (const match of sentence.matchAll(STORY)) {
    const subject = (
      sentence
        .slice(0, match.index)
        .split(/[,;:]\s/)
        .at(-1) ?? ''
    ).trim()
    const year = match[1] ?? match[2]
    if (year && isOurStory(subject, own)) years.push(year)
  }
  const then = THEN.exec(sentence)
  const [, year, who = '', told_of = ''] = then ?? []
  const what = told_of.replace(ARTICLE, '')
  // «Anna gründete die Firma» names who; without a name in front the verb may have its subject behind it.
  const told =
    beginsWithName(told_of, own) || foundedByPerson(told_of, own) || THE_COMPANY.test(told_of) || THE_COMPANY_INSIDE.test(clause(what))
  if (year && told && !OTHERS.test(who)) years.push(year)
  return years
}

/** «Lada sedan 2021» in a Russian text: a word that means «since» elsewhere, in letters that the page's own words are not written in. */
export const isForeignSince = (word: string, lang: string | null): boolean => {
  const own = wordsOfLanguage('since', lang)
  const written = (said: string) => /\p{Script=Latin}/u.test(said)
  return own.length > 0 && !own.some(written) && written(word) && !/^since/i.test(word)
}
