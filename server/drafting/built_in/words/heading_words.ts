import { anyOf } from '../../../lexicon/compile.ts'
// Each list holds what any site may write, never what one site writes.

/** Menu words and greetings in many languages: never a product's name. */
export const GENERIC_NAME = new RegExp(`^(?:${anyOf('generic_name')}|☰|en|de|fr|es|it)$`, 'i')

/** A heading that only names a kind of section: «What we offer» opens no page and is nobody's name. Matched against `loose` text. */
export const SECTION = new RegExp(
  String.raw`^(?:${anyOf('features_heading')}|${anyOf('why_heading')}|${anyOf('use_cases_heading')}|${anyOf('generic_name')})$`,
  'u',
)

/** What stands around a name in the description of a logo. */
export const LOGO_WORDS = new RegExp(
  String.raw`(?:^|[\s_-])(?:the|official)?\s{0,5}(?:${anyOf('logo')})(?=$|[\s_.-])(?:\.(?:png|svg|jpe?g|webp))?|\b(?:logo|icon)\s+(?:${anyOf('logo_of')})\b|(?:${anyOf('logo_written_on')})`,
  'giu',
)

/** A heading that greets or announces a page and says nothing about the product. */
export const GREETING = new RegExp(
  String.raw`^(?:(?:${anyOf('greeting')})[\s!.,👋]*$|(?:${anyOf('welcome_to')}) |${anyOf('greeting_start')})`,
  'iu',
)

/** What follows a name when a site speaks about itself as a site. */
export const SITE_WORDS = new RegExp(String.raw`(?:\s?[-–—:|]\s?|\s)(?:${anyOf('official_site')})$`, 'iu')
