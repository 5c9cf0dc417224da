import { anyOf } from '../../../lexicon/compile.ts'
import { loose } from '../../reading/fold.ts'
import type { Money } from '../../proof/money.ts'
import type { Line } from './offer_line.ts'

const SEATS_MAX = 1000
const LINE_CHARS_MAX = 120

const PER_SEAT = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('seats')})(?!\p{L})`, 'u')
const EACH = new RegExp(`/|(?:par|por|${anyOf('per_unit')}) `, 'u')
const AT_LEAST = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('at_least')})\s{0,2}(\d{1,4})\s{0,2}(?:${anyOf('seats')})(?!\p{L})`, 'u')
const SEATS_AT_LEAST = new RegExp(String.raw`(?<![\d.,])(\d{1,4})\s{1,2}(?:${anyOf('seats')})\s{0,2}(?:${anyOf('at_least')})(?!\p{L})`, 'u')

/** How many a price for one has to be paid for at least, as its line or its box says; 1 where nothing does. */
export function seatsAtLeast(money: Money, line: Line): number {
  const said = [line.text, ...(line.card?.blocks ?? []).map((block) => block.text)]
    .filter((text) => text.length <= LINE_CHARS_MAX)
    .map(loose)
  if (money.period === 'once' || !(PER_SEAT.test(loose(money.text)) || said.some((text) => PER_SEAT.test(text) && EACH.test(text))))
    return 1
  const least = said.flatMap((text) =>
    [AT_LEAST.exec(text)?.[1], SEATS_AT_LEAST.exec(text)?.[1]].flatMap((count) => (count ? [Number(count)] : [])),
  )
  const [count = 1] = least
  return count >= 1 && count <= SEATS_MAX ? count : 1
}
