import type { Evidence } from '../../../fields/draft.ts'
import { REGION } from '../postal/postal_formats.ts'

/** A capital within a word is how products are written, not towns; «McAllen» and «MacArthur» are some. */
const COINED = /(?<!^Mac)(?<=\p{Ll}{2})\p{Lu}/u
/** «New York, NY», «Québec (Québec) G1R 4S9», «Victoria, BC»: called as a region is, with its region behind. */
const REGION_BEHIND = /^,? \(?(?!USA?(?!\p{L}))(?:[A-Z]{2,3}(?!\p{L})|D\.C\.|Qu[ée]bec\))/u

/** Whether a name read from an address or sentence is that of a town, by what its quote says. */
export function isTown(name: string, [evidence]: readonly Evidence[]): boolean {
  if (COINED.test(name)) return false
  if (!REGION.test(name) || name === 'New York') return true
  const quote = evidence?.quote ?? ''
  return REGION_BEHIND.test(quote.slice(quote.indexOf(name) + name.length))
}
