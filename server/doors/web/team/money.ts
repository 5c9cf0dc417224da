/**
 * `99`, `99.5`, `99.50` or `1,234.50` as cents, without ever being a fraction in between; NaN for what is no amount. A comma stands before
 * three digits alone: `9,50`, as much of Europe writes it, is not to be 950.
 */
export function readDollars(text: string): number {
  const [, whole, decimals = ''] = /^\$?\s*(\d{1,7}|\d{1,3},\d{3})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? []
  return whole === undefined ? Number.NaN : Number(whole.replace(',', '')) * 100 + Number(decimals.padEnd(2, '0'))
}

/** As a field of a form shows it. */
export const fieldOfCents = (cents: number): string => (cents / 100).toFixed(2)
