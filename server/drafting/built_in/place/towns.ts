import type { Evidence } from '../../../fields/draft.ts'
import type { Line } from '../page/sections.ts'
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

const PLACES_MIN = 3
const isBareName = (text: string) => text.length <= 30 && /^\p{Lu}[\p{L}.'’ -]+$/u.test(text)

/** Towns in a row, in one line or in lines of a kind: where a business goes, not where it is. */
export function isServed(lines: Line[], line: Line): boolean {
  const parts = line.text.split(/\s?[·•|]\s?/)
  if (parts.length >= PLACES_MIN && parts.every(isBareName)) return true
  if (!isBareName(line.text)) return false
  const { parent, name } = line.block.element
  const alike = lines
    .slice(Math.max(0, line.at - PLACES_MIN), line.at + PLACES_MIN + 1)
    .filter(
      ({ text, block }) =>
        block.element !== line.block.element && block.element.name === name && block.element.parent === parent && isBareName(text),
    )
  return alike.length >= PLACES_MIN
}
