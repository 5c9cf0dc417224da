import type { CellName } from './profile.ts'

/** A value that was found before the website was read to its end; `changed` where more pages said something else of it. */
export type EarlyValue = { name: CellName; value: string | number | boolean | string[]; quote: string; url: string; changed: boolean }
/** What a reading has come to while it goes on. */
export type LiveReading = { revision: number; pages: { url: string; title: string }[]; values: EarlyValue[] }
