/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren, VNode } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { packLong, type Markup, type Piece } from './pieces.ts'

/** Rendering is done in one go, so that what was put into a tree is of that tree. */
const pieces: (string | Piece | Markup)[] = []

/** Nobody who has a text shown can know it. */
const MARK = `${crypto.randomUUID()}:`

/** Markup that was rendered before, at this place of a tree. */
export const Ready = ({ html }: { html: string | Piece | Markup }) => <>{`${MARK}${pieces.push(html) - 1};`}</>

export function renderWhole(tree: VNode): Markup {
  pieces.length = 0
  const [first = '', ...marked] = renderToString(tree).split(MARK)
  return [
    first,
    ...marked.flatMap((part) => {
      const ends = part.indexOf(';')
      return [pieces[Number(part.slice(0, ends))] ?? '', part.slice(ends + 1)].flat()
    }),
  ]
}

/** A place in markup that is kept, for what is rendered each time. */
export const Hole = ({ name }: { name: string }) => <>{`${HOLE}${name};`}</>

const HOLE = crypto.randomUUID()
const HOLES = new RegExp(`${HOLE}([a-z]+);`)

/** Markup to keep: what stands between holes and, in turn, the names of these. */
export const renderAround = (tree: VNode): Markup =>
  renderToString(tree)
    .split(HOLES)
    .map((part, index) => (index % 2 === 0 ? packLong(part) : part))

/** Markup that was kept, with what stands in its holes now. */
export const Filled = ({ around, holes }: { around: Markup; holes: Record<string, ComponentChildren> }) => (
  <>{around.map((part, index) => (index % 2 === 0 ? <Ready html={part} /> : holes[String(part)]))}</>
)

const KEPT_MAX = 1000

/** What is the same on many pages, rendered once for each key. */
export function readyOf(kept: Map<string, string>, key: string, render: () => VNode): string {
  const known = kept.get(key)
  if (known !== undefined) return known
  const html = renderToString(render())
  for (const eldest of kept.keys()) {
    if (kept.size < KEPT_MAX) break
    kept.delete(eldest)
  }
  kept.set(key, html)
  return html
}
