/** Catalogue names that a text gives a reason for. */
export function categoriesIn(_text: string): Set<string> {
  return new Set()
}
