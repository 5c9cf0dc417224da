import { onOneLine } from '../base/plain_text.ts'

/*
 * Names, headlines, summaries and the entries of lists stand in headings, subjects and rows: they are one line, as titles are. Line ends
 * and tabs that come with what is pasted become a space; only descriptions, answers and biographies hold paragraphs.
 */

type Question = { question: string; answer: string }
type Person = { name: string; role: string | null }

const PARAGRAPHS: ReadonlySet<string> = new Set(['description'])

/** What a caller sent for a cell, in lines where it is lines. */
export function inLines(name: string, value: unknown): unknown {
  if (PARAGRAPHS.has(name)) return value
  if (typeof value === 'string') return onOneLine(value)
  if (!Array.isArray(value)) return value
  // The contract's shapes are what stands under these names.
  if (name === 'faqs') return (value as Question[]).map(({ question, answer }) => ({ question: onOneLine(question), answer }))
  if (name === 'founders') return (value as Person[]).map(founderInLines)
  return value.map((entry: unknown) => (typeof entry === 'string' ? onOneLine(entry) : entry))
}

export const founderInLines = <One extends Person>(founder: One): One => ({
  ...founder,
  name: onOneLine(founder.name),
  role: founder.role === null ? null : onOneLine(founder.role),
})
