import { anyOf, wholeWords } from '../../../lexicon/compile.ts'
import type { Site } from '../../reading/site.ts'

const SOFTWARE = new RegExp(String.raw`${anyOf('software_attached')}|(?<!\p{L})(?:${anyOf('software')})(?!\p{L})`, 'iu')

/** What else people use on a screen, by the words of its trade. */
const DIGITAL = new RegExp(wholeWords('screen_tool'), 'iu')

/** Whether a text names an app or a program. */
export const saysSoftware = (text: string): boolean => SOFTWARE.test(text)

/** The same, or what else runs on a computer. */
export const saysDigital = (text: string): boolean => saysSoftware(text) || DIGITAL.test(text)

/** Whether what a site offers is made by developers, so that «made by» names its company: at the foot of a shop it names who made the website. */
export const isDigital = (site: Site): boolean => isSoftware(site) || headOf(site).some((text) => DIGITAL.test(text))

const headOf = (site: Site): string[] => [
  site.home.title,
  ...site.home.metas.filter((meta) => meta.name.endsWith('description')).map((meta) => meta.content),
]

const AGENCY = new RegExp(String.raw`(?<![\p{L}-])(?:${anyOf('web_agency')})(?!\p{L})`, 'iu')
const FOR_SOMEBODY = new RegExp(String.raw`(?:${anyOf('for_whom')})\s+(?:[\p{L}-]+\s){0,3}$`, 'iu')
/** Whether a site builds what others have: what it says of apps, plans and what is free is said of theirs. A tool *for a web agency* is none. */
export const isAgency = (site: Site): boolean =>
  headOf(site).some((text) => {
    const at = text.search(AGENCY)
    return at >= 0 && !FOR_SOMEBODY.test(text.slice(0, at))
  })

const known = new WeakMap<Site, boolean>()

/** Whether a site sells software, by its title and description: the pages of such a site show it at work, with amounts of its users. */
export function isSoftware(site: Site): boolean {
  const told = known.get(site) ?? headOf(site).some(saysSoftware)
  known.set(site, told)
  return told
}
