/** @jsxRuntime automatic @jsxImportSource preact */

import { clip } from '../../../base/clip.ts'

/** A name of any length leaves the way on its line. */
const NAME_CHARACTERS_MAX = 48

type Props = { steps: readonly { name: string; path: string }[]; here: string }

/** The way from the front page to this one. */
export function Crumbs({ steps, here }: Props) {
  return (
    <nav aria-label="Breadcrumbs">
      <ol class="plain crumbs">
        {[{ name: 'Home', path: '/' }, ...steps].map(({ name, path }) => (
          <li>
            <a href={path}>
              <bdi>{clip(name, NAME_CHARACTERS_MAX)}</bdi>
            </a>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  )
}
