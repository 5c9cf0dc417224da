import { anyOf, spaced, unspaced } from '../../../lexicon/compile.ts'
import { FREE_WORD } from '../../proof/pricing_words.ts'

// How sites say that their product is free. Every pattern is matched against `loose` text: lower case, plain quotes.

export const PRODUCT = spaced('product')
const CJK_PRODUCT = unspaced('product')
const FULLY = anyOf('fully')
const FREE_BEHIND = `(?: |, )?(?:${anyOf('free_behind')}|(?:${anyOf('and_open')}|&) (?:${anyOf('open_short')}))`
export const IS = `(?:${anyOf('is')})`
const IT = anyOf('it')

/** «completely free», «free to use», «free and open source»: says by itself that the product is free. */
export const STATED = new RegExp(
  `(?:${anyOf('free_phrase')}|(?<!\\p{L})(?:${FULLY})\\s(?:and \\p{L}+ )?${FREE_WORD}|${FREE_WORD}${FREE_BEHIND}(?!\\p{L})|(?<!\\p{L})(?:${anyOf('costs_nothing')})|(?:${anyOf('open_ahead')})(?:${anyOf('free_of_charge_link')}|,) ${FREE_WORD})`,
  'u',
)
export const COPULA = new RegExp(`${anyOf('is_free_attached')}|(?<!\\p{L})${IS}\\s(?:\\p{L}+[ ,]{1,2}){0,3}${FREE_WORD}`, 'u')
/** «Lumbrio бесплатен.»: where no verb joins the two, «free» is all that is said of the name. */
export const FREE_ALONE = new RegExp(
  String.raw`^[^\p{L}]{0,8}(?:\p{L}{1,2}\s)?(?:${anyOf('topic_attached')})?[^\p{L}]{0,4}${FREE_WORD}(?:${anyOf('is_ending')})?[^\p{L}]{0,8}$`,
  'u',
)
/** «Lumbrio Basic kostenlos», without the name. */
export const FREE_EDITION = new RegExp(String.raw`^\s(?!demo)\p{L}+[\s:–—-]{1,3}${FREE_WORD}[\p{L}\p{M}]{0,3}$`, 'u')
export const SUBJECT = new RegExp(`${anyOf('use_attached')}|(?<!\\p{L})(?:${PRODUCT}|${IT})(?!\\p{L})|${CJK_PRODUCT}`, 'u')
export const ATTRIBUTE = new RegExp(
  `${FREE_WORD}(?:,? (?:${anyOf('free_and_more')}|& )?[\\p{L}\\d][\\p{L}\\d-]*){0,4}[ ,](?:${PRODUCT})(?!\\p{L})|(?<!\\p{L})(?:${PRODUCT})\\s(?:[\\p{L}-]+\\s){0,3}${FREE_WORD}|(?:${anyOf('free_attached')})(?:${anyOf('adjective_attached')})?[\\p{L}]{0,8}(?:${CJK_PRODUCT})`,
  'u',
)
/** «free plan», «free up to 10 pins»: there is something free, and something that is not. */
export const FREE_PLAN = new RegExp(
  `${anyOf('free_plan_attached')}|(?<!\\p{L})(?:your |the )?first \\d[\\d.,]*k? \\p{L}+(?: \\p{L}+)? (?:every|per|each|a|of (?:every|each)) (?:day|week|month|year) (?:are|is) ${FREE_WORD}|(?<!\\p{L})die ersten \\d[\\d.,]* \\p{L}+ (?:pro|im|jeden) (?:tag|monat|jahr) sind ${FREE_WORD}|(?<!\\p{L})(?:grund|basis|gratis|free|standard|lite)[- ]?version (?:ist |is )?${FREE_WORD}|${FREE_WORD}[ -](?:forever |(?:community|starter|basic|hobby|personal|solo|developer|individual|essentials?|standard) )?(?:${anyOf('plan_kind')})(?!\\p{L})|(?<!\\p{L})(?:${anyOf('plan_ahead')}) ${FREE_WORD}|${FREE_WORD} (?:${anyOf('free_up_to')})|(?<!\\p{L})(?:${anyOf('free_up_to')})[\\d.,]*(?: \\p{L}+){1,3} ?[:–=-] ?${FREE_WORD}`,
  'u',
)
/** «Create a free account»: so does a trial begin. */
export const FREE_ACCOUNT = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('free_account')})(?!\p{L})`, 'u')
export const START_FREE = new RegExp(
  String.raw`${anyOf('start_free_attached')}|(?:${anyOf('start')})\b[^.!?]{0,24}${FREE_WORD}|${FREE_WORD} (?:${anyOf('free_begin')})`,
  'u',
)
/** «Getting started costs nothing», «the first lesson is free»: only the beginning is. */
export const ONLY_START_FREE = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('only_start_free')})(?!\p{L})`, 'u')
/** A label made of nothing else: «Open Source · Free · macOS», «100 % kostenlos», «Free download». */
export const LABEL = new RegExp(
  `^(?:(?:${anyOf('price_ahead')}|${FULLY}) )?${FREE_WORD}(?: (?:${anyOf('free_for_label')}))?$|^(?:${anyOf('get_label')})(?: it| now)?(?: for|:| -)? ${FREE_WORD}$|^${FREE_WORD} (?:${anyOf('free_on')}) (?:(?:google )?(?:chrome|firefox|edge|safari|mac|macos|windows|linux|ios|android|iphone|ipad|browsers?)(?:, | and | & | und | et | y | e )?){1,5}$|^(?:${anyOf('free_label_attached')})$`,
  'u',
)
export const PRICE_QUESTION = new RegExp(`(?:${anyOf('price_question')})`, 'u')
export const YES = new RegExp(String.raw`^(?:${anyOf('yes')})(?!\p{L})`, 'u')
/** A sentence about something given along with the product, or about others. */
export const BESIDES = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('besides')})(?!\p{L})|${anyOf('besides_attached')}`, 'u')

/** Pages that speak about the product as a whole; others may speak about one part of it. */
export const SPEAKS_OF_PRODUCT = new Set<string>(['home', 'pricing', 'features', 'faq'])
