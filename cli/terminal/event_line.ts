import type { Schemas } from '../../sdk/index.ts'
import { minute } from './dates.ts'

export const lineOf = (event: Schemas['Event']): string =>
  `${minute(event.timestamp)}  ${event.type.padEnd(18)}  ${aboutOf(event)}  ${event.id}`

/** The number or id of the object, and its name where it has one; the whole is in the JSON. */
export function aboutOf({ data }: Schemas['Event']): string {
  const named = data as Record<string, unknown>
  const { week } = named
  const id = named.listing_id ?? named.number ?? named.claim_id ?? named.id
  const about = id ?? (typeof week === 'object' && week !== null && 'key' in week ? week.key : week)
  return typeof named.name === 'string' ? `${String(about)} ${named.name}` : String(about)
}
