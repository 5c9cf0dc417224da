/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren, VNode } from 'preact'
import { renderToString } from 'preact-render-to-string'

/** Rendering is done in one go, so that what was put into a tree is of that tree. */
const pieces: string[] = []

/** Nobody who has a text shown can know it. */
const MARK = `${crypto.randomUUID()}:`

/** Markup that was rendered before, at this place of a tree. */
export const Ready = ({ html }: { html: string }) => <>{`${MARK}${pieces.push(html) - 1};`}</>

export function renderWhole(tree: VNode): string {
  pieces.length = 0
  const [first = '', ...marked] = renderToString(tree).split(MARK)
  return marked.reduce((html, part) => {
    const ends = part.indexOf(';')
    const piece = pieces[Number(part.slice(0, ends))]
    // A hole stays one.
    return piece === undefined ? html + MARK + part : html + piece + part.slice(ends + 1)
  }, first)
}

const HOLE = new RegExp(`${MARK}([a-z]+);`)

/** A place in markup that is kept, for what is rendered each time. */
export const Hole = ({ name }: { name: string }) => <>{`${MARK}${name};`}</>

/** Markup that was kept, with what stands in its holes now. */
export const Filled = ({ html, holes }: { html: string; holes: Record<string, ComponentChildren> }) => (
  <>{html.split(HOLE).map((part, index) => (index % 2 === 0 ? <Ready html={part} /> : holes[part]))}</>
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
