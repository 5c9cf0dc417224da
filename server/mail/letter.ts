/** A piece of a letter's body. Texts are plain: what looks like markup is shown as it stands. */
export type Block =
  /** A paragraph; line breaks stay. */
  | string
  | { heading: string }
  | { list: string[] }
  /** Somebody else's words, told apart from ours. */
  | { quote: string }
  /** What was and what is, such as an edit. */
  | { changes: { name: string; before: string | null; after: string | null }[] }

export type Letter = {
  to: { name?: string | null; email: string }
  /** What sort of letter it is, such as `invite`; an address can refuse one sort and take the others. */
  kind: string
  subject: string
  blocks: Block[]
  /** The one thing to do next; the address is one of the service's own. */
  action?: { label: string; url: string }
  /** Where this sort of letter is ended by one click; given where nobody asked for each single letter. */
  unsubscribe?: { url: string }
  /** Makes the letter unique: a second one with the same key is not sent. */
  once?: string
  /** The directory that writes; unset: the first one. */
  site?: { name: string; url: string }
}
