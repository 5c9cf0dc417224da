import type { Command } from 'commander'
import type { Schemas } from '../sdk/index.ts'
import { commandFor } from './next.ts'
import { examples, run } from './session.ts'
import type { View } from './terminal.ts'

export function submitDraftCommand(program: Command): void {
  program
    .command('submit-draft')
    .argument('<id>', 'the id of a draft, d_…')
    .description('save a ready draft as your listing, not yet published; safe to repeat')
    .addHelpText('after', examples('listing submit-draft d_Qm9vdHN0cmFwLURyYWZ0MQ'))
    .action((id: string, _options: object, command: Command) =>
      run(command, async ({ terminal, listing }) => terminal.answer(await listing.submitDraft({ id }), view), {
        draft_not_ready: `listing draft show ${id} --wait`,
      }),
    )
}

const view: View<Schemas['Submitted']> = ({ listing_id, status, page_url, next_steps }, { style }) => [
  `${style.bold(`Listing ${listing_id}`)}  ${style.yellow(status)}  ${style.cyan(page_url)}`,
  ...next_steps.flatMap(({ tool, message, arguments: given, url }) => [
    `  ${message}`,
    ...(tool ? [`    ${commandFor(tool, given)}`] : []),
    ...(url ? [`    ${url}`] : []),
  ]),
  `Next: listing show ${listing_id}`,
]
