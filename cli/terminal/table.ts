import type { Style } from './style.ts'
import { columns, cut, pad, wrap } from './text.ts'

export type Column<Row> = {
  title: string
  text: (row: Row) => string
  paint?: (row: Row) => keyof Style
  /** Gives way when the terminal is too narrow for all columns. */
  flexible?: boolean
}

const GAP = '  '
const FLEXIBLE_MIN = 8

/** Rows under their titles, within `width` columns as far as the flexible columns can give way. */
export function table<Row>(rows: Row[], all: Column<Row>[], { style, width }: { style: Style; width: number }): string[] {
  const cells = rows.map((row) => all.map((column) => cut(column.text(row), width)))
  const widths = fit(
    all.map(({ title, flexible }, index) => ({
      flexible: flexible === true,
      natural: Math.max(columns(title), ...cells.map((row) => columns(row[index] ?? ''))),
    })),
    width - GAP.length * (all.length - 1),
  )
  const cell = (text: string, index: number) => pad(cut(text, widths[index] ?? 0), widths[index] ?? 0)
  const head = all.map(({ title }, index) => cell(title, index)).join(GAP)
  return [
    style.dim(head.trimEnd()),
    ...cells.map((texts, at) => {
      const painted = all.map((column, index) => {
        const text = index === all.length - 1 ? cell(texts[index] ?? '', index).trimEnd() : cell(texts[index] ?? '', index)
        const row = rows[at]
        return column.paint && row !== undefined ? style[column.paint(row)](text) : text
      })
      return painted.join(GAP).trimEnd()
    }),
  ]
}

/** A table whose rows each have a text below them, which is never cut. */
export function explained([head = '', ...rows]: string[], texts: string[], { style, width }: { style: Style; width: number }): string[] {
  return [head, ...rows.flatMap((row, at) => [row, ...wrap(texts[at] ?? '', width - 2).map((line) => style.dim(`  ${line}`))])]
}

/** Takes what is too much from the widest flexible column, column by column. */
function fit(given: { flexible: boolean; natural: number }[], available: number): number[] {
  const widths = given.map(({ natural }) => natural)
  for (let excess = widths.reduce((sum, each) => sum + each, 0) - available; excess > 0; excess--) {
    const widest = given.reduce((best, { flexible }, index) => {
      if (!flexible || (widths[index] ?? 0) <= FLEXIBLE_MIN) return best
      return best === -1 || (widths[index] ?? 0) > (widths[best] ?? 0) ? index : best
    }, -1)
    if (widest === -1) break
    widths[widest] = (widths[widest] ?? 0) - 1
  }
  return widths
}
