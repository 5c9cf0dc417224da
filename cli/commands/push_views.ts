/** What `listing diff` and `listing push` say to people. */
import type { Difference } from '../files/listing_file.ts'
import { ofFile } from '../terminal/next.ts'
import type { Look } from '../terminal/style.ts'
import type { View } from '../terminal/terminal.ts'
import { cut } from '../terminal/text.ts'

export type Diff = { listing_id: number; slug: string; version: number; file_version: number | null; differences: Difference[] }
/** Both sides against what the file was written from; `base` is null where that is not kept any more. */
export type ThreeWay = Omit<Diff, 'differences'> & {
  differences: (Difference & { base: unknown; changed_by: 'file' | 'listing' | 'both' })[]
}
export type Pushed = { listing_id: number; slug: string; version: number; pushed: string[]; dry_run: boolean; page_url: string }

const said = (value: unknown, width: number): string =>
  value === null || value === undefined ? 'nothing' : cut(JSON.stringify(value), width)

export const diffLines = (differences: readonly Difference[], { style, width }: Look): string[] =>
  differences.flatMap(({ path, file, server }) => [
    style.bold(path),
    style.red(`  - ${said(server, width - 4)}`),
    style.green(`  + ${said(file, width - 4)}`),
  ])

export const diffView =
  (path: string): View<Diff> =>
  ({ slug, version, differences }, look) =>
    differences.length === 0
      ? [`The file says what ${slug} says, version ${version}.`]
      : [...diffLines(differences, look), `${differences.length} differ. Next: ${ofFile('push', path)}`]

export const threeWayView: View<ThreeWay> = ({ version, file_version, differences }, { style, width }) =>
  differences.flatMap(({ path, base, file, server, changed_by }) => [
    `${style.bold(path)}  changed ${changed_by === 'both' ? 'on both sides' : `in the ${changed_by}`}`,
    `  version ${file_version ?? '?'}: ${said(base, width - 16)}`,
    style.green(`  the file:  ${said(file, width - 13)}`),
    style.red(`  version ${version}: ${said(server, width - 16)}`),
  ])

export const pushedView: View<Pushed> = ({ slug, version, pushed, dry_run, page_url }, { style }) => {
  if (pushed.length === 0) return [`Nothing to push: the file says what ${slug} says, version ${version}.`]
  if (dry_run) return [`Would push ${pushed.join(', ')}.`]
  return [`${style.green('Pushed')} ${pushed.join(', ')}. Version ${version}.`, `  ${style.cyan(page_url)}`]
}
