import { clip } from '../base/clip.ts'
import { onOneLine } from '../base/plain_text.ts'
/** A piece of an e-mail's body. Texts are plain: what looks like markup is shown as it stands. */
export type Block =
  /** A paragraph; line breaks stay. */
  | string
  | { heading: string }
  | { list: string[] }
  /** Somebody else's words, told apart from ours. */
  | { quote: string }
  /** Things on the service's own pages, each a link with a line about it; `mark` stands beside the title, such as `Sponsored`. */
  | { entries: { title: string; url: string; text: string | null; mark?: string }[] }
  /** What was and what is, such as an edit; null is nothing. */
  | { changes: { name: string; before: string | null; after: string | null }[] }

export type Email = {
  to: { name?: string | null; email: string }
  /** What sort of e-mail it is, such as `invite`; an address can refuse one sort and take the others. */
  kind: string
  subject: string
  blocks: Block[]
  /** The one thing to do next; the address is one of the service's own. */
  action?: { label: string; url: string }
  /** Where this sort of e-mail is ended by one click (RFC 8058); given where nobody asked for each single e-mail. */
  unsubscribe?: { url: string }
  /** Makes the e-mail unique: a second one with the same key is not sent. */
  once?: string
  /** The directory that writes; unset: the first one. */
  site?: { name: string; url: string }
}

const SUBJECT_CHARS_MAX = 200
const NAME_CHARS_MAX = 100

/** One line without control characters, so that no text can begin a header of its own. */
export function oneLine(text: string, chars_max: number): string {
  return clip(onOneLine(text), chars_max)
}

export const subjectOf = ({ subject }: Email): string => oneLine(subject, SUBJECT_CHARS_MAX)
export const recipientOf = ({ to }: Email): string => oneLine(to.name ?? '', NAME_CHARS_MAX)

const day = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' })

/** `Monday 23 November 2026` for an instant or a day such as `2026-11-23`; days are UTC's. */
export const writeDay = (when: Date | string): string => day.format(new Date(when)).replace(',', '')

/** `Monday 23 November 2026, 09:05 UTC`. */
export const writeInstant = (when: Date | string): string => `${writeDay(when)}, ${time.format(new Date(when))} UTC`
