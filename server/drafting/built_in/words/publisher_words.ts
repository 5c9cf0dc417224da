import { anyOf, spaced, unspaced } from '../../../lexicon/compile.ts'
import { pattern } from './patterns.ts'

// The words under which sites say who stands behind them, in the languages that are read.

const END = String.raw`(?:\s*[:：]\s*|\s*$)`

/** Labels whose value is the name of the business itself. */
const COMPANY_LABELS = anyOf('company_label')
/** Labels whose value is whoever runs the site: a company or a person. */
const PUBLISHER_LABELS = anyOf('publisher_label')
export const COMPANY_LABEL = new RegExp(String.raw`^(?:\d+[.)]\s*)?(?:${COMPANY_LABELS})(?:\s*[/／(（][^:：]{1,40})?${END}`, 'iu')
export const PUBLISHER_LABEL = new RegExp(String.raw`^(?:\d+[.)]\s*)?(?:${PUBLISHER_LABELS})(?:\s*[/／(（][^:：]{1,40})?${END}`, 'iu')

/** «Acme Cases · Controller: Acme Ltd, …»: the label of a part of a line, right before the name. */
export const LABEL_BEFORE = new RegExp(
  String.raw`(?:^|[|·•(–—-]\s?)(?:${PUBLISHER_LABELS}|${COMPANY_LABELS}|${anyOf('owner_behind')})\s?[:：–—-]\s?$`,
  'iu',
)

/** Headings and opening lines of the part that names the publisher. */
export const PUBLISHER_HEADING = pattern(
  String.raw`§\s?5\b.{0,40}(?:TMG|DDG|ECG|MedienG|Digitale)|§\s?(?:18|55)\b.{0,30}(?:MStV|RStV)|\b(?:${spaced('publisher_heading')})\b|${unspaced('publisher_heading')}`,
)
/** Headings of the part of a privacy page that names the controller. */
export const CONTROLLER_HEADING = pattern(String.raw`\b(?:${spaced('controller_heading')})\b|${unspaced('controller_heading')}`)

/** Parts about someone else: hosts, designers, courts, authorities, processors. What stands under them is never the publisher. */
export const OTHERS_HEADING = pattern(String.raw`\b(?:${spaced('others_heading')})\b|${unspaced('others_heading')}`)

/** A line that speaks of someone else, or denies a tie. */
export const DISCLAIMS = pattern(
  String.raw`${anyOf('disclaims')}|\b(?:${anyOf('denies_tie')}) (?:(?:${anyOf('article_of_tie')}) ){0,2}(?:${anyOf('tie')})\b|\b(?:${anyOf('member')}) (?:${anyOf('member_of')})\b|\bsite (?:${anyOf('site_made')})\b`,
)

/** Right before a company that takes the money for the site's own. */
export const PAID_THROUGH = pattern(String.raw`(?:\b(?:${spaced('paid_through')})|${unspaced('paid_through')})[\s:]{0,2}$`)

/** A licence beside a copyright: it is somebody's whose work is used. */
export const LICENCE_BESIDE = pattern(String.raw`\b(?:${spaced('licence_beside')})\b|${unspaced('licence_beside')}`, 'u')

const PRIVATE_PERSON = pattern(String.raw`\b(?:${spaced('private_person')})\b|${unspaced('private_person')}`)
/** A person says of themselves that there is no company; «Status: natural person» answers which kind of trader this is. */
export const isPrivatePerson = (text: string): boolean => {
  const label = /^\p{Lu}[\p{L}’' -]{3,30}\s?[:：]\s/u.exec(text)?.[0] ?? ''
  return PRIVATE_PERSON.test(label || text)
}

/** The legal person of a sentence follows: `operated by`, `ein Angebot der`, `édité par`. */
export const RUN_BY = pattern(String.raw`\b(?:${spaced('run_by')})\s|${unspaced('run_by')}`, 'giu')

/** The legal person of a sentence stands before: `Acme Ltd ("we")`, `Acme GmbH (nachfolgend "wir")`. */
export const WE_MEANS = pattern(
  String.raw`^[^()（）]{0,160}?[(（][^)）]{0,80}?(?:${anyOf('hereinafter')}|["“„«'‘「]?(?:\b(?:${spaced('calls_itself')})\b|${unspaced('calls_itself')})["”“»'’」]?)`,
)

/** The subject of a sentence is this product, site or company. */
export const OURS = pattern(String.raw`\b(?:${spaced('ours')})\b|${unspaced('ours')}`)

/** A register or tax number opens the line. */
export const REGISTER = new RegExp(`^(?:${anyOf('register_number')})`, 'iu')
