/** What comes next, decided by the state of things and never by the command just run: so no two commands send a person back and forth. */
import type { Schemas } from '../../sdk/index.ts'
import { commandFor, typed } from './next.ts'
import type { Look } from './style.ts'
import { wrap } from './text.ts'

type Step = Schemas['NextStep']
type Mine = Pick<Schemas['MyListing'], 'listing_id' | 'status' | 'requirements'>

// The code comes before the look for it, and the profile is read before it is written.
const FIRST: Record<string, string> = { verify_badge: 'get_badges', update_founder_profile: 'get_founder_profile' }

/** The next command for a listing; null while there is nothing to do but wait. */
export function onward({ listing_id, status, requirements }: Mine): string | null {
  const tool = requirements.find((each) => each.tool !== null && each.tool !== 'get_my_listing')?.tool
  if (tool) return commandFor(FIRST[tool] ?? tool, tool === 'update_founder_profile' ? {} : { listing_id })
  return status === 'live' ? typed(['post', listing_id]) : null
}

/** The line under a page; no line where nothing is left to do. */
export const nextLine = (command: string | null | undefined): string[] => (command ? [`Next: ${command}`] : [])

/** The first step that leads away from where one is. */
export function stepAway(steps: readonly Step[], here: string): string | null {
  const step = steps.find(({ tool }) => tool !== here)
  return step ? commandFor(step.tool, step.arguments) : null
}

/** What the service says comes next, each with its command. */
export function stepLines(steps: readonly Step[], { style, width }: Look): string[] {
  return steps.flatMap(({ message, tool, arguments: given, url }) => [
    ...wrap(message, width - 2).map((line) => `  ${line}`),
    `    ${commandFor(tool, given)}`,
    ...(url ? [`    ${style.cyan(url)}`] : []),
  ])
}
