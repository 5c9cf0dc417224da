import type { Schemas } from '../sdk/index.ts'
import { commandFor } from './next.ts'
import type { Style } from './style.ts'

/** What still stands between a listing and its next status, each with the way to mend it. */
export function requirementLines(listing_id: number, requirements: Schemas['Requirement'][], style: Style): string[] {
  if (requirements.length === 0) return []
  return [
    '',
    style.bold('Needed for the next step'),
    ...requirements.flatMap(({ message, fix, url, tool }) => [
      `  ${message} ${fix}`,
      ...(url ? [`    ${url}`] : []),
      // What only waits is no command to type.
      ...(tool && tool !== 'get_my_listing' ? [`    ${commandFor(tool, { listing_id })}`] : []),
    ]),
  ]
}
