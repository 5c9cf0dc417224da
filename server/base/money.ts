/** `1,234.50`; whole numbers all the way, so that no cent is made or lost. */
export function writeCents(cents: number): string {
  const whole = Math.abs(cents)
  return `${cents < 0 ? '−' : ''}${Math.floor(whole / 100).toLocaleString('en-US')}.${String(whole % 100).padStart(2, '0')}`
}

/** `$1,234.50`, `−$1,234.50`. */
export const dollars = (cents: number): string => writeCents(cents).replace(/\d/, '$$$&')
