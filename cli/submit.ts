import type { Command } from 'commander'
import { draftPage } from './draft_page.ts'
import { EXIT, Failure } from './failure.ts'
import { quoted } from './next.ts'
import { wholeNumber } from './paging.ts'
import { examples, run } from './session.ts'

type Options = { wait: boolean; timeout: number }

export function submitCommand(program: Command): void {
  program
    .command('submit')
    .argument('<url>', "the product's public website")
    .description('read a website and draft its profile, every value with its quote; nothing is published')
    .option('--no-wait', 'start and return at once')
    .option('--timeout <seconds>', 'how long to wait', wholeNumber, 180)
    .addHelpText(
      'after',
      examples(
        'listing submit https://your-product.com',
        'listing submit your-product.com --json > draft.json',
        'listing submit your-product.com --no-wait',
      ),
    )
    .action((url: string, options: Options, command: Command) =>
      run(
        command,
        async (session) => {
          const { terminal, listing } = session
          const { answerOf } = await import('../sdk/index.ts')
          const { readDraft } = await import('./reading.ts')
          terminal.status(`Asking for a draft of ${url}`)
          const started = await listing.submitListing({ url })
          if (answerOf(started).status === 200) {
            await terminal.settle()
            terminal.talk(
              'You have a draft of this site already; here it is. To read the site again: listing edit ID --regenerate …',
              'dim',
            )
          }
          const draft = options.wait ? await readDraft(session, started.id, options.timeout) : started
          await terminal.settle()
          terminal.answer(draft, draftPage)
          if (draft.error) throw new Failure(`${draft.error.message}\n  ${draft.error.fix}`, `listing submit ${quoted(url)}`, EXIT.refused)
          return EXIT.done
        },
        { already_listed: 'listing search', url_not_allowed: 'listing submit https://your-product.com' },
      ),
    )
}
