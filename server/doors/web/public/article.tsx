/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren } from 'preact'

/** A page that is read from top to bottom. */
export function Article({ title, lead, children }: { title: string; lead: ComponentChildren; children: ComponentChildren }) {
  return (
    <article class="narrow article">
      <header class="page-head">
        <h1>{title}</h1>
        <p class="lead">{lead}</p>
      </header>
      {children}
    </article>
  )
}

export function ArticleSection({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class="section">
      <h2>{title}</h2>
      {children}
    </section>
  )
}
