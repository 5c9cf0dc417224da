import type { DraftPlace, Place } from './error.ts'

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
