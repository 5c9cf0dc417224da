import { InvalidArgumentError } from 'commander'

/** An option that takes a whole number, such as cents; `min` is the least it may be. */
export const wholeNumber =
  (of: string, min = 0) =>
  (text: string): number => {
    if (!/^(?:0|[1-9]\d{0,8})$/.test(text) || Number(text) < min)
      throw new InvalidArgumentError(`Send a whole number of ${of}${min > 0 ? `, ${min} or more` : ''}.`)
    return Number(text)
  }
