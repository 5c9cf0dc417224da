import type { CellName } from './profile.ts'

/** A value that was found before the website was read to its end; `changed` where more pages said something else of it. */
export type EarlyValue = { name: CellName; value: string | number | boolean | string[]; quote: string; url: string; changed: boolean }
/** What a reading has come to while it goes on. */
export type LiveReading = { revision: number; pages: { url: string; title: string }[]; values: EarlyValue[] }

/** What a language model was asked for beside the rules: cells (null: all), and which of them again. */
export type ModelProgress = {
  state: 'waiting' | 'joined' | 'failed'
  /** How many of its proposals the website does not state. */
  unproven: number
  cells: readonly string[] | null
  again: readonly string[]
}
/** How far the reading of a draft is. */
export type Progress = {
  pages_found: number
  pages_read: number
  pages_rendered: number
  reading: string | null
  model?: ModelProgress | null
  live?: LiveReading
}
