import { meantBy } from './other_names.ts'
import type { DraftIssue, ValidationIssue } from './error.ts'

/** What a format of the contract is called, and what to send for it. */
export const FORMATS: Record<string, string> = {
  'web-url': 'a public web address',
  email: 'an e-mail address',
  date: 'a date that exists',
  'iso-week': 'a week that the calendar has',
  'launch-week': 'a week that the calendar has',
}
export const FIXES: Record<string, string> = {
  'web-url':
    'Send an absolute address such as https://your-product.com, without user name, password, spaces, backslashes or signs that nobody sees.',
  email: 'Send an address such as you@your-product.com, without signs that nobody sees.',
  date: 'Send a date of the calendar as YYYY-MM-DD, from the year 1 to 9998.',
  'iso-week': 'Send a week such as 2026-W53; most years have 52.',
  'launch-week': 'Send a week such as 2026-W53; most years have 52. For a launch "now" will do too.',
}

const TYPES: Record<string, string> = {
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  string: 'text',
  array: 'a list',
  object: 'an object',
}

/** A type of the contract, or several, in words; whoever sent a text may have written just that, in quotes. */
export const inWords = (types: string | readonly string[], sent?: unknown): string =>
  [types]
    .flat()
    .map((type) => TYPES[type] ?? type)
    .join(' or ') + (/^([[{]|[1-9]\d{0,8}$|true$|false$)/.test(typeof sent === 'string' ? sent : '') ? ', not text that holds one' : '')

/** More values than these are not told in a sentence. */
const TOLD_MAX = 12

/** A value that is not in a closed list: all that are, and in words the most like it where they are many. */
export function notOneOf(field: string, sent: string, allowed: string[], code: ValidationIssue['code'] = 'not_one_of'): DraftIssue {
  return {
    field,
    code,
    message: 'is not one of the allowed values.',
    allowed,
    ...(allowed.length <= TOLD_MAX
      ? { fix: `Send one of: ${allowed.join(', ')}.` }
      : { fix: 'Send one of the allowed values.', near: { lead: 'Send one of those allowed; the nearest:', typed: sent, names: allowed } }),
  }
}

/** `fix` says where what was meant is taken, where that is known. */
export function unknownIssue(field: string, name: string, known: string[], fix = insteadOf(name, known)): DraftIssue {
  const issue = { field, code: 'unknown_member', message: 'is not known here.' } as const
  if (fix !== undefined) return { ...issue, fix }
  return {
    ...issue,
    fix: 'Leave it out.',
    ...(known.length === 0 ? {} : { allowed: known, near: { lead: 'Leave it out; the nearest known:', typed: name, names: known } }),
  }
}

export function insteadOf(name: string, known: readonly string[]): string | undefined {
  const meant = meantBy(name, known)
  return meant === undefined ? undefined : `Send ${meant} instead.`
}
