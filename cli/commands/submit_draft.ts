import type { Command } from 'commander'
import type { Schemas } from '../../sdk/index.ts'
import { typed } from '../terminal/next.ts'
import { stepLines } from '../terminal/onward.ts'
import { examples, run } from '../session/session.ts'
import type { View } from '../terminal/terminal.ts'
import { whichDraft } from './which.ts'

export function submitDraftCommand(program: Command): void {
  program
    .command('submit-draft')
    .argument('<draft>', 'the id of a draft, d_…, or its website')
    .description('save a ready draft as your listing, not yet published; safe to repeat')
    .addHelpText('after', examples('listing submit-draft d_Qm9vdHN0cmFwLURyYWZ0MQ', 'listing submit-draft acme.com'))
    .action((given: string, _options: object, command: Command) =>
      run(
        command,
        async (session) => session.terminal.answer(await session.listing.submitDraft({ id: await whichDraft(session, given) }), view),
        { draft_not_ready: typed(['show', given, '--wait']), not_found: 'listing drafts' },
      ),
    )
}

const view: View<Schemas['Submitted']> = ({ listing_id, status, page_url, next_steps }, look) => [
  `${look.style.bold(`Listing ${listing_id}`)}  ${look.style.yellow(status)}  ${look.style.cyan(page_url)}`,
  ...stepLines(next_steps, look),
  `Next: listing show ${listing_id}`,
]
