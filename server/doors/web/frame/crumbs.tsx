/** @jsxRuntime automatic @jsxImportSource preact */

type Props = { steps: readonly { name: string; path: string }[]; here: string }

/** The way from the front page to this one. */
export function Crumbs({ steps, here }: Props) {
  return (
    <nav aria-label="Breadcrumbs">
      <ol class="plain crumbs">
        {[{ name: 'Home', path: '/' }, ...steps].map(({ name, path }) => (
          <li>
            <a href={path}>{name}</a>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  )
}
