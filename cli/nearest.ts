const LENGTH_MAX = 80

/** The three of `known` that are closest to what was typed, closest first. */
export function nearest(typed: string, known: readonly string[]): string[] {
  const text = typed.toLowerCase().slice(0, LENGTH_MAX)
  return known
    .map((name) => ({ name, far: name.includes(text) || text.includes(name) ? 0.5 : distance(text, name) }))
    .toSorted((one, other) => one.far - other.far)
    .slice(0, 3)
    .map(({ name }) => name)
}

/** Levenshtein: single-letter changes from one text to the other. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let i = 1; i <= from.length; i++) {
    const next = [i]
    for (let j = 1; j <= to.length; j++) {
      const swap = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1)
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[to.length] ?? 0
}
