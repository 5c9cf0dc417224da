import type { Schemas } from '../../sdk/index.ts'
import { commandFor } from './next.ts'
import { type Look, readable } from './style.ts'
import { wrap } from './text.ts'

/** What still stands between a listing and its next status, each with the way to mend it. */
export function requirementLines(listing_id: number, requirements: Schemas['Requirement'][], { style, width }: Look): string[] {
  if (requirements.length === 0) return []
  return [
    '',
    style.bold('Needed for the next step'),
    ...requirements.flatMap(({ message, fix, url, tool }) => [
      ...wrap(`${message} ${fix}`, readable(width) - 2).map((line) => `  ${line}`),
      ...(url ? [`    ${url}`] : []),
      // What only waits is no command to type.
      ...(tool && tool !== 'get_my_listing' ? [`    ${commandFor(tool, { listing_id })}`] : []),
    ]),
  ]
}
