import type { DraftPlace, Place } from './error.ts'

/** What a format of the contract is called, and what to send for it. */
export const FORMATS: Record<string, string> = {
  'web-url': 'a public web address',
  email: 'an e-mail address',
  date: 'a date that exists',
  'iso-week': 'a week that the calendar has',
}
export const FIXES: Record<string, string> = {
  'web-url': 'Send an absolute address such as https://your-product.com, without user name or password.',
  email: 'Send an address such as you@your-product.com.',
  date: 'Send a date of the calendar as YYYY-MM-DD, from the year 1 to 9998.',
  'iso-week': 'Send a week such as 2026-W53; most years have 52.',
}

/** A value that is not in a closed list: all that are, and the three most like it. */
export function notOneOf(field: string, sent: string, allowed: string[], code: Place['code'] = 'not_one_of'): DraftPlace {
  return {
    field,
    code,
    message: 'is not one of the allowed values.',
    fix: 'Send one of the allowed values.',
    allowed,
    near: { lead: 'Send one of:', typed: sent, names: allowed },
  }
}

export function unknownPlace(field: string, name: string, known: string[]): DraftPlace {
  return {
    field,
    code: 'unknown_member',
    message: 'is not known here.',
    fix: 'Leave it out.',
    ...(known.length === 0 ? {} : { allowed: known, near: { lead: 'Leave it out; the nearest known:', typed: name, names: known } }),
  }
}
