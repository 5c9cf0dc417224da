import type { Look, Style } from './style.ts'
import { columns, cut, pad, wrap } from './text.ts'

export type Column<Row> = {
  title: string
  text: (row: Row) => string
  paint?: (row: Row) => keyof Style
  /** Gives way when the terminal is too narrow for all columns. */
  flexible?: boolean
}

const GAP = '  '
const FLEXIBLE_MIN = 12

/**
 * Rows under their titles, within `width` columns; where the flexible columns cannot give way so far, the first cell of each with the others
 * in words below it. `below` is what else stands under a row, never cut.
 */
export function table<Row>(rows: Row[], all: Column<Row>[], look: Look, below: (row: Row) => string = () => ''): string[] {
  const { style, width } = look
  const available = width - GAP.length * (all.length - 1)
  const cells = rows.map((row) => all.map((column) => cut(column.text(row), width)))
  const widths = fit(
    all.map(({ title, flexible }, index) => ({
      flexible: flexible === true,
      natural: Math.max(columns(title), ...cells.map((row) => columns(row[index] ?? ''))),
    })),
    available,
  )
  const narrow = sumOf(widths) > available
  const cell = (text: string, index: number) => pad(cut(text, widths[index] ?? 0), widths[index] ?? 0)
  const head = all.map(({ title }, index) => cell(title, index)).join(GAP)
  const painted = (row: Row, text: string, { paint }: Column<Row>) => (paint ? style[paint(row)](text) : text)
  return [
    ...(narrow ? [] : [style.dim(head.trimEnd())]),
    ...rows.flatMap((row, at) => {
      const texts = cells[at] ?? []
      const under = wrap(below(row), width - 2)
      if (narrow) under.unshift(...wrap(inWords(texts, all), width - 2))
      const first = narrow ? all.slice(0, 1) : all
      const line = first.map((column, index) => {
        const text = narrow ? (texts[0] ?? '') : cell(texts[index] ?? '', index)
        return painted(row, index === first.length - 1 ? text.trimEnd() : text, column)
      })
      return [line.join(GAP).trimEnd(), ...under.filter(Boolean).map((text) => style.dim(`  ${text}`))]
    }),
  ]
}

/** `starts 2026-12-07 · status upcoming`: what stands in a row's other cells. */
const inWords = <Row>(texts: string[], all: Column<Row>[]): string =>
  texts
    .flatMap((text, at) =>
      at > 0 && text !== '' ? [`${all[at]?.title.replace(/\w+\b(?!\))/g, (word) => word.toLowerCase())} ${text}`] : [],
    )
    .join(' · ')

const sumOf = (widths: number[]): number => widths.reduce((sum, each) => sum + each, 0)

/** Takes what is too much from the widest flexible column, column by column. */
function fit(given: { flexible: boolean; natural: number }[], available: number): number[] {
  const widths = given.map(({ natural }) => natural)
  for (let excess = sumOf(widths) - available; excess > 0; excess--) {
    const widest = given.reduce((best, { flexible }, index) => {
      if (!flexible || (widths[index] ?? 0) <= FLEXIBLE_MIN) return best
      return best === -1 || (widths[index] ?? 0) > (widths[best] ?? 0) ? index : best
    }, -1)
    if (widest === -1) break
    widths[widest] = (widths[widest] ?? 0) - 1
  }
  return widths
}
