import type { Command } from 'commander'
import { draftPage } from './draft_page.ts'
import { wholeNumber } from './paging.ts'
import { examples, run } from './session.ts'

type Options = { wait?: boolean; timeout: number; yaml?: boolean }

export function draftShowCommand(program: Command): void {
  program
    .command('draft')
    .description('one draft: listing draft show ID')
    .helpCommand(false)
    .command('show')
    .argument('<id>', 'the id of a draft, d_…')
    .description('a draft with the quote behind every value, what is missing, and how to mend it')
    .option('--wait', 'wait until it is ready')
    .option('--timeout <seconds>', 'how long to wait', wholeNumber, 180)
    .option('--yaml', 'as a file that `listing edit --file` takes back')
    .addHelpText(
      'after',
      examples(
        'listing draft show d_Qm9vdHN0cmFwLURyYWZ0MQ',
        'listing draft show d_… --json | jq .missing',
        'listing draft show d_… --yaml > draft.yaml',
      ),
    )
    .action((id: string, options: Options, command: Command) =>
      run(command, async (session) => {
        const { terminal, listing } = session
        const { readDraft, throwIfFailed } = await import('./reading.ts')
        const draft = options.wait ? await readDraft(session, id, options.timeout) : await listing.getDraft({ id })
        if (options.yaml) {
          const { writeDraft } = await import('./draft_yaml.ts')
          return terminal.write(await writeDraft(draft))
        }
        terminal.answer(draft, draftPage)
        throwIfFailed(draft)
      }),
    )
}
