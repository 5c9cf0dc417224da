/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren } from 'preact'

/** The head of a column; what stands to the right, since it is read by its digits, says so. */
type Column = string | { label: ComponentChildren; number?: true }

type TableProps = {
  columns: readonly Column[]
  /** What the box is called by those who hear the page. */
  label?: string
  caption?: string
  /** Needs more than a phone's width to be read. */
  wide?: true
  /** The rows. */
  children: ComponentChildren
}

/** A table in a box that scrolls sideways by itself, by keyboard too, so that the page never does. */
export function Table({ columns, label = 'Table', caption, wide, children }: TableProps) {
  return (
    <div class="scroll-x" tabindex={0} role="group" aria-label={label}>
      <table class={wide ? 'table wide' : 'table'}>
        {caption !== undefined && <caption class="visually-hidden">{caption}</caption>}
        <thead>
          <tr>
            {columns.map((column) => {
              const { label: head, number } = typeof column === 'string' ? { label: column, number: undefined } : column
              return (
                <th scope="col" class={number ? 'number' : undefined}>
                  {head}
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}
