/** `2026-11-21 09:30` in UTC; the whole instant stands in the JSON. */
export function minute(instant: string): string {
  return instant.slice(0, 16).replace('T', ' ')
}
