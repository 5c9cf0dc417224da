import type { Command } from 'commander'
import type { Listing, Schemas } from '../sdk/index.ts'
import { FIELDS } from './fields.ts'
import { requirementLines } from './requirements.ts'
import { examples, run } from './session.ts'
import type { Style } from './style.ts'
import { minute } from './dates.ts'
import type { View } from './terminal.ts'
import { cut, oneLine, pad, wrap } from './text.ts'

type Mine = Schemas['MyListing']
type Public = Schemas['PublicListing']
const PAGE_WIDTH_MAX = 110
const LABEL_WIDTH = 18
const VERSIONS_MAX = 5

export function showCommand(program: Command): void {
  program
    .command('show')
    .argument('<id>', 'the number of one of your listings, or the slug of any live one')
    .description('a listing: yours with what it still needs, or any live one')
    .addHelpText('after', examples('listing show 41', 'listing show acme', 'listing show acme --json | jq .evidence'))
    .action((id: string, _options: object, command: Command) =>
      run(
        command,
        async ({ terminal, listing }) => {
          const found = await find(listing, id)
          if ('status' in found) terminal.answer(found, mine)
          else terminal.answer(found, live)
        },
        { not_found: 'listing listings' },
      ),
    )
}

/** A number is one of the caller's own, and only where it is not, a slug that looks like one. */
async function find(listing: Listing, id: string): Promise<Mine | Public> {
  if (!/^[1-9]\d{0,8}$/.test(id)) return listing.getListing({ slug: id })
  try {
    return await listing.getMyListing({ listing_id: Number(id) })
  } catch (error) {
    const live = await listing.getListing({ slug: id }).catch(() => null)
    if (!live) throw error
    return live
  }
}

const mine: View<Mine> = (given, { style, width }) => [
  ...heading(given, style),
  `${given.status === 'live' ? style.green(given.status) : style.yellow(given.status)}, plan ${given.plan}, version ${given.version}, on ${given.site}`,
  ...profile(given, style, width),
  ...requirementLines(given.listing_id, given.requirements, style),
  ...(given.versions.length > 0 ? ['', style.bold('Latest changes')] : []),
  ...given.versions.slice(0, VERSIONS_MAX).map(({ version, at, via, changes }) => {
    return style.dim(`  ${version}  ${minute(at)}  ${via}  ${cut(changes.map(({ field }) => field).join(', '), width - 40)}`)
  }),
  '',
  `Next: listing edit-listing ${given.listing_id}`,
]

const live: View<Public> = (given, { style, width }) => [
  ...heading(given, style),
  ...profile(given, style, width),
  ...given.faqs.flatMap(({ question, answer }) => ['', style.bold(oneLine(question)), ...wrap(answer, Math.min(width, PAGE_WIDTH_MAX))]),
  '',
  `Next: listing show ${given.slug} --json`,
]

function heading({ name, url, votes, launch_week, page_url }: Mine | Public, style: Style): string[] {
  return [
    `${style.bold(oneLine(name))}  ${style.cyan(url)}`,
    style.dim([page_url, `${votes} votes`, ...(launch_week ? [`launch ${launch_week}`] : [])].join(' · ')),
  ]
}

function profile(given: Mine | Public, style: Style, width: number): string[] {
  // FIELDS names exactly the profile fields, which every listing shows plainly.
  const names = Object.keys(FIELDS) as (keyof typeof FIELDS)[]
  const rows: [string, unknown][] = [
    ...names.filter((name) => name !== 'name').map((name): [string, unknown] => [name, given[name]]),
    ['categories', given.categories],
    ...Object.entries(given.company_socials),
  ]
  const lines = rows.flatMap(([name, value]) => {
    if (value === null || value === undefined) return []
    const text = Array.isArray(value) ? value.join(', ') : typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)
    return wrap(text, Math.min(width, PAGE_WIDTH_MAX) - LABEL_WIDTH).map(
      (line, index) => style.dim(pad(index === 0 ? name : '', LABEL_WIDTH)) + line,
    )
  })
  return lines.length > 0 ? ['', ...lines] : []
}
