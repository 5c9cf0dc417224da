import type { Command } from 'commander'
import { EXIT, Failure } from '../terminal/failure.ts'
import { DRAFT, LISTING } from '../terminal/fields.ts'
import { again, typed } from '../terminal/next.ts'
import { examples, run, type Session } from '../session/session.ts'
import { wrap } from '../terminal/text.ts'
import { collect } from '../files/text_input.ts'
import { whichListing, whichOfMine } from './which.ts'

type Options = {
  set?: string[]
  unset?: string[]
  regenerate?: string[]
  restore?: string[]
  file?: string
  yaml?: boolean
  applyTo?: string
}

const HELP_WIDTH = 80

export function editCommand(program: Command): void {
  withOptions(program.command('edit'))
    .addHelpText('after', () => `${fieldLines('a draft', DRAFT)}${fieldLines('a listing', LISTING)}`)
    .addHelpText(
      'after',
      examples(
        'listing edit d_…',
        'listing edit acme.com --set headline="Invoices that send themselves" --set founded_year=2019 --unset phone',
        'listing edit d_… --set categories="Developer Tools,Productivity" --set story.problem="Nobody likes invoices."',
        'listing edit d_… --regenerate summary,faqs --restore name',
        'listing edit 41 --set headline="Invoices that send themselves" --apply-to all',
        'listing edit 41 --yaml > listing.yaml && listing edit 41 --file listing.yaml',
      ),
    )
    .action((what: string, options: Options, command: Command) => run(command, (session) => edit(session, what, options), nextOf(what)))
}

/** The older name for listings. */
export function editListingCommand(program: Command): void {
  withOptions(program.command('edit-listing', { hidden: true }))
    .addHelpText('after', examples('listing edit-listing 41'))
    .action((what: string, options: Options, command: Command) =>
      run(command, async (session) => ofListing(session, await whichListing(session, what), what, options), nextOf(what)),
    )
}

function withOptions(command: Command): Command {
  return command
    .argument('<what>', 'a draft or one of your listings: its id, slug or website')
    .description('change a draft or a listing; without options, in your editor; a listing changes at once')
    .option('--set <field=value>', 'set a field, such as headline=… or seo.meta_title=…', collect)
    .option('--unset <field>', 'remove a field and keep it removed', collect)
    .option('--regenerate <fields>', 'draft: draft fields again from the website', collect)
    .option('--restore <fields>', 'draft: return fields to the drafted value', collect)
    .option('--apply-to <sites>', 'listing: also on your listings on other sites: all, or site keys separated by commas')
    .option('--file <file>', 'take the changes from a file of --yaml; - reads standard input')
    .option('--yaml', 'print the file that the editor shows, and change nothing')
}

const nextOf = (what: string) => ({
  not_found: what.startsWith('d_') ? 'listing drafts' : 'listing listings',
  precondition_failed: typed(['edit', what]),
})

function fieldLines(of: string, { paths }: typeof DRAFT): string {
  const lines = wrap([...paths.keys()].join(' '), HELP_WIDTH - 2)
  return `\nFields of ${of}:\n${lines.map((line) => `  ${line}`).join('\n')}\n`
}

async function edit(session: Session, what: string, options: Options): Promise<void> {
  const which = await whichOfMine(session, what)
  if (which === null) throw new Failure(`Neither a listing nor a draft of yours is ${what}.`, 'listing listings', EXIT.refused)
  if ('listing_id' in which) return ofListing(session, which.listing_id, what, options)
  if (options.applyTo !== undefined) throw new Failure('--apply-to is for listings; a draft belongs to one site.', DRAFT.help)
  const { editDraft } = await import('./edit_draft.ts')
  await editDraft(session, which.draft_id, options)
}

async function ofListing(session: Session, listing_id: number, what: string, options: Options): Promise<void> {
  if (options.regenerate || options.restore) {
    const { draft_id } = await session.listing.getMyListing({ listing_id })
    throw new Failure('--regenerate and --restore are for drafts, whose listing follows.', again(what, draft_id ?? 'DRAFT'))
  }
  const { editListing } = await import('./edit_listing.ts')
  await editListing(session, listing_id, options)
}
