/** How the running command calls the members of an operation's input. */
import type { Command } from 'commander'
import { dotted, type Naming, partsOf } from './words.ts'

/** Members whose flag has another name. */
const FLAGS: Record<string, string> = {
  billing_country: 'country',
  vat_number: 'vat',
  promo_code: 'promo',
  page_url: 'page',
  items: 'item',
  photo_url: 'photo',
  answers: 'answer',
}
const ARGUMENTS: Record<string, string> = { listing_id: 'listing', milestone_id: 'milestone', id: 'draft', slug: 'what', q: 'words' }

/** A member as a flag or an argument of the command, else as its field is called: `--item, entry 1, week`, `URL`, `seo.meta_title`. */
export function namingFor(command: Command): Naming {
  // `listing call` takes the operation's own members.
  if (command.name() === 'call') return (field) => partsOf(field).join('.')
  const flags = new Set(command.options.flatMap(({ long }) => long ?? []))
  const words = new Set(command.registeredArguments.map((each) => each.name()))
  return (field) => {
    const [first = '', ...rest] = partsOf(field)
    const flag = `--${FLAGS[first] ?? first.replaceAll('_', '-')}`
    if (flags.has(flag)) return flag + tail(rest.filter((part) => part !== 'options'))
    const argument = ARGUMENTS[first] ?? first
    if (rest.length === 0 && words.has(argument)) return argument.toUpperCase()
    return rest.some((part) => /^\d+$/.test(part)) ? (first === 'fields' ? tail(rest).slice(1) : first + tail(rest)) : dotted(field)
  }
}

/** People count from one. */
function tail(parts: string[]): string {
  return parts.map((part, at) => (/^\d+$/.test(part) ? `, entry ${Number(part) + 1}` : at === 0 ? `.${part}` : `, ${part}`)).join('')
}
