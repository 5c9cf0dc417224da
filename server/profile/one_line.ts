import { onOneLine } from '../base/plain_text.ts'
import type { CellName, Faq, Founder } from './profile.ts'

/*
 * Names, headlines, summaries and the entries of lists stand in headings, subjects and rows: they are one line, as titles are. Line ends
 * and tabs that come with what is pasted become a space; only descriptions, answers and biographies hold paragraphs.
 */

const PARAGRAPHS: ReadonlySet<CellName> = new Set(['description'])

/** What a caller sent for a cell, in lines where it is lines. */
export function inLines(name: CellName, value: unknown): unknown {
  if (PARAGRAPHS.has(name)) return value
  if (typeof value === 'string') return onOneLine(value)
  if (!Array.isArray(value)) return value
  // The contract's shapes are what stands under these names.
  if (name === 'faqs') return (value as Faq[]).map(({ question, answer }) => ({ question: onOneLine(question), answer }))
  if (name === 'founders') return (value as Founder[]).map(founderInLines)
  return value.map((entry: unknown) => (typeof entry === 'string' ? onOneLine(entry) : entry))
}

export const founderInLines = (founder: Founder): Founder => ({
  ...founder,
  name: onOneLine(founder.name),
  role: founder.role === null ? null : onOneLine(founder.role),
})
