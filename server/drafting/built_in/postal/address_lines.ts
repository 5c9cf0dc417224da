import { isStreet, readAddress } from './postal.ts'

const MAILBOX = /[^\s@]@[^\s@]{1,60}\.\p{L}/u

/** «Dorfstrasse 6, 6580 Bergen»: where it is, no promise, and nothing about what it is; a whole sentence may name a street. */
export const isAddress = (text: string): boolean =>
  /\d/.test(text) && (MAILBOX.test(text) || (!/\p{Ll}\.$/u.test(text) && isStreet(text) && readAddress([text]) !== null))
