import type { Reading } from './reading.ts'

/** Pages that can be believed to speak about this product, home first. */
export function believedPages(readings: Reading[]): Reading[] {
  return readings
}
