import { meantBy } from './other_names.ts'

const TYPED_CHARS_MAX = 80
/** What is shorter stands in every second word. */
const PART_CHARS_MIN = 3

/** The names most like a mistyped one, best first: what a refusal proposes instead. */
export function nearest(typed: string, names: readonly string[], count = 3): string[] {
  // Cut before anything is done with it: what was typed may be a megabyte.
  const wanted = typed.slice(0, TYPED_CHARS_MAX).toLowerCase()
  // A path such as `socials.twitter` is known by its last name, among those beside it.
  const path = wanted.slice(0, wanted.lastIndexOf('.') + 1)
  const beside = names.filter((name) => name.startsWith(path)).map((name) => name.slice(path.length))
  const within = meantBy(wanted.slice(path.length), beside)
  const meant = within === undefined ? undefined : path + within
  return names
    .map((name) => ({ name, distance: name === meant ? 0 : distanceBetween(wanted, name.slice(0, TYPED_CHARS_MAX).toLowerCase()) }))
    .toSorted((one, other) => one.distance - other.distance || one.name.localeCompare(other.name))
    .slice(0, count)
    .map(({ name }) => name)
}

/** Edits between two words; one that begins the other counts as less than an edit, since people abbreviate, and so does one that stands in it. */
function distanceBetween(one: string, other: string): number {
  if (one !== '' && (other.startsWith(one) || one.startsWith(other))) return 0.5
  if (one.length >= PART_CHARS_MIN && other.length >= PART_CHARS_MIN && (other.includes(one) || one.includes(other))) return 0.6
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    for (let column = 1; column <= other.length; column++) {
      const swap = (previous[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1)
      current.push(Math.min(swap, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1))
    }
    previous = current
  }
  return previous[other.length] ?? other.length
}
