const DIGITS = 16

/** An event's id as it is told: of one length, so that ids as texts stand in the order of their commits too. */
export const eventId = (number: number): string => `evt_${String(number).padStart(DIGITS, '0')}`

/** The number in an id that is written as above; null for any other text. */
export function numberOfEvent(id: string): number | null {
  const [, digits] = /^evt_(\d{16})$/.exec(id) ?? []
  return digits === undefined ? null : Number(digits)
}
