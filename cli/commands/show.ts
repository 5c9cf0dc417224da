import type { Command } from 'commander'
import type { Schemas } from '../../sdk/index.ts'
import { minute } from '../terminal/dates.ts'
import { Failure } from '../terminal/failure.ts'
import { FIELDS } from '../terminal/fields.ts'
import { nextLine, onward } from '../terminal/onward.ts'
import { wholeNumber } from '../terminal/paging.ts'
import { requirementLines } from '../terminal/requirements.ts'
import { examples, run, type Session } from '../session/session.ts'
import { readable, type Style } from '../terminal/style.ts'
import type { View } from '../terminal/terminal.ts'
import { counted, cut, oneLine, pad, wrap } from '../terminal/text.ts'
import { wayOf } from './versions.ts'
import { isAddress, LISTING_ID, slugOf, whichOfMine } from './which.ts'

type Mine = Schemas['MyListing']
type Public = Schemas['PublicListing']
type Found = { draft: string } | { mine: Mine } | { live: Public }
type Options = { wait?: boolean; timeout: number; yaml?: boolean }
const LABEL_WIDTH = 18
const VERSIONS_MAX = 5

export function showCommand(program: Command): void {
  withOptions(
    program.command('show').argument('<what>', 'a draft or a listing: its id, slug or website'),
    'a draft with the quote behind every value, one of your listings with what it still needs, or any live listing',
    ['listing show d_…', 'listing show 41', 'listing show acme', 'listing show acme.com', 'listing show acme --json | jq .evidence'],
  )
}

/** The older name: `listing draft show ID`. */
export function draftShowCommand(program: Command): void {
  const draft = program.command('draft', { hidden: true }).description('one draft: listing draft show ID').helpCommand(false)
  withOptions(draft.command('show').argument('<what>', 'the id of a draft, d_…, or its website'), 'the same as listing show', [
    'listing draft show d_…',
  ])
}

function withOptions(command: Command, description: string, shown: string[]): void {
  command
    .description(description)
    .option('--wait', 'wait until the draft is ready')
    .option('--timeout <seconds>', 'how long to wait', wholeNumber, 180)
    .option('--yaml', 'as a file that `listing edit --file` takes back')
    .addHelpText('after', examples(...shown))
    .action((what: string, options: Options, self: Command) =>
      run(self, (session) => show(session, what, options), {
        not_found: what.startsWith('d_') ? 'listing drafts' : 'listing listings',
      }),
    )
}

async function show(session: Session, what: string, options: Options): Promise<void> {
  const { terminal } = session
  const found = await find(session, what)
  if ('draft' in found) return showDraft(session, found.draft, options)
  if (options.wait) throw new Failure('--wait is for drafts; a listing is already there.', `listing show ${what}`)
  if (!options.yaml) return 'mine' in found ? terminal.answer(found.mine, mine) : terminal.answer(found.live, live)
  if (!('mine' in found)) throw new Failure('--yaml is for your own drafts and listings.', `listing show ${what} --json`)
  const { writeListing } = await import('../files/listing_yaml.ts')
  terminal.write(await writeListing(found.mine))
}

async function showDraft(session: Session, id: string, { wait, timeout, yaml }: Options): Promise<void> {
  const { terminal, listing } = session
  const { readDraft, throwIfFailed } = await import('./reading.ts')
  const draft = wait ? await readDraft(session, id, timeout) : await listing.getDraft({ id })
  if (yaml) {
    const { writeDraft } = await import('../files/draft_yaml.ts')
    return terminal.write(await writeDraft(draft))
  }
  const { draftPage } = await import('../terminal/draft_page.ts')
  terminal.answer(draft, draftPage)
  throwIfFailed(draft)
}

/**
 * A number is one of the caller's own, and only where it is not, a slug that looks like one. A slug is any live listing, needs no key, and
 * only where nothing live has it, one of the caller's own. A website is one of the caller's own first.
 */
async function find(session: Session, what: string): Promise<Found> {
  const { listing, source } = session
  if (what.startsWith('d_')) return { draft: what }
  if (LISTING_ID.test(what)) {
    try {
      return { mine: await listing.getMyListing({ listing_id: Number(what) }) }
    } catch (error) {
      const other = await listing.getListing({ slug: what }).catch(() => null)
      if (!other) throw error
      return { live: other }
    }
  }
  if (isAddress(what)) {
    const own = source === null ? null : await ofMine(session, what)
    return own ?? { live: await listing.getListing({ slug: await slugOf(session, what) }) }
  }
  try {
    return { live: await listing.getListing({ slug: what }) }
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'not_found'
    const own = missing && source !== null ? await ofMine(session, what) : null
    if (!own) throw error
    return own
  }
}

async function ofMine(session: Session, what: string): Promise<Found | null> {
  const which = await whichOfMine(session, what)
  if (which === null) return null
  return 'draft_id' in which ? { draft: which.draft_id } : { mine: await session.listing.getMyListing(which) }
}

const mine: View<Mine> = (given, { style, width }) => [
  ...heading(given, style),
  `${given.status === 'live' ? style.green(given.status) : style.yellow(given.status)}, plan ${given.plan}, version ${given.version}, on ${given.site}`,
  ...profile(given, style, width),
  ...requirementLines(given.listing_id, given.requirements, { style, width }),
  ...(given.versions.length > 0 ? ['', style.bold('Latest changes')] : []),
  ...given.versions.slice(0, VERSIONS_MAX).map(({ version, at, via, changes }) => {
    return style.dim(`  ${version}  ${minute(at)}  ${wayOf(via)}  ${cut(changes.map(({ field }) => field).join(', '), width - 40)}`)
  }),
  '',
  ...nextLine(onward(given)),
]

const live: View<Public> = (given, { style, width }) => [
  ...heading(given, style),
  ownerLine(given, style),
  ...profile(given, style, width),
  ...given.faqs.flatMap(({ question, answer }) => ['', style.bold(oneLine(question)), ...wrap(answer, readable(width))]),
]

function ownerLine({ owner, url }: Public, style: Style): string {
  const host = new URL(url).hostname
  return owner.verified && owner.at
    ? style.green(`owner verified: proved ${host} on ${owner.at.slice(0, 10)}`)
    : style.dim(`owner not verified: nobody has proven ${host}`)
}

function heading({ name, url, votes, launch_week, page_url }: Mine | Public, style: Style): string[] {
  return [
    `${style.bold(oneLine(name))}  ${style.cyan(url)}`,
    style.dim([page_url, counted(votes, 'vote'), ...(launch_week ? [`launch ${launch_week}`] : [])].join(' · ')),
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
    return wrap(text, readable(width) - LABEL_WIDTH).map((line, index) => style.dim(pad(index === 0 ? name : '', LABEL_WIDTH)) + line)
  })
  return lines.length > 0 ? ['', ...lines] : []
}
