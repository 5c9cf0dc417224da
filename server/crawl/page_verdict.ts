import { anyOf } from '../lexicon/compile.ts'
import type { MarkupReading } from './read_markup.ts'

const CHALLENGE_TITLE = new RegExp(
  String.raw`^(just a moment\b|attention required\b|access denied\b|checking your browser|ddos-guard\b|pardon our interruption|robot challenge|bot verification|vercel security checkpoint|are you (a )?(human|robot)|human verification|client challenge|((${anyOf('wait_title')})\W*((${anyOf('please')})\W*)?$))`,
  'i',
)
const CHALLENGE_TEXT =
  /verify (that )?you are (a )?human|checking (if the site connection is secure|your browser)|enable javascript and cookies to continue|unusual traffic|are you a robot|complete the security check|performing security verification/i
const LOGIN_TITLE = new RegExp(String.raw`${anyOf('sign_in_title_attached')}|\b(${anyOf('sign_in_title')})\b`, 'i')
const NOT_FOUND = new RegExp(String.raw`${anyOf('not_found')}|\b404\b`, 'i')
const LITTLE_TEXT_CHARACTERS = 1000
const SHELL_TEXT_CHARACTERS = 150
/** Below this a page's own markup shows next to nothing. */
const READABLE_CHARACTERS = 200

/** A page that stands between a crawler and the site: Cloudflare, DataDome, Vercel and their like. */
export function isBotWall(reading: MarkupReading, headers: Headers): boolean {
  if (headers.get('cf-mitigated') === 'challenge' || headers.has('x-datadome-challenge')) return true
  const { outline } = reading
  if (outline.visible_characters > LITTLE_TEXT_CHARACTERS) return false
  return CHALLENGE_TITLE.test(outline.title) || CHALLENGE_TEXT.test(outline.text_sample)
}

/** A page that shows a sign-in form and little else. */
export function isLoginWall({ outline }: MarkupReading): boolean {
  if (!outline.has_password_field || outline.visible_characters > LITTLE_TEXT_CHARACTERS) return false
  return LOGIN_TITLE.test(`${outline.title} ${outline.first_heading}`) || outline.visible_characters < SHELL_TEXT_CHARACTERS
}

/** Answered 200, says that there is nothing. */
export function isSoftNotFound({ outline }: MarkupReading): boolean {
  return outline.visible_characters < LITTLE_TEXT_CHARACTERS && NOT_FOUND.test(`${outline.title} ${outline.first_heading}`)
}

/** Nothing a person could read, and no script that would write it. */
export function isEmpty({ outline, html }: MarkupReading): boolean {
  if (html.trim() === '') return true
  return outline.visible_characters === 0 && !outline.has_script && outline.title === '' && !outline.has_description
}

/** What people see is written by scripts: the markup itself shows next to nothing. */
export function needsScripts({ media, outline }: MarkupReading): boolean {
  return media === 'html' && outline.runs_script && outline.body_characters < READABLE_CHARACTERS
}

/** Whether the markup says anything of which a draft could be made, besides a title. */
export function saysAnything({ html, outline }: MarkupReading): boolean {
  return outline.visible_characters > 0 || outline.has_description || /<script[^>]{0,200}ld\+json/i.test(html)
}
