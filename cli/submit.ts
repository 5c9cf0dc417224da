import type { Command } from 'commander'
import { draftPage } from './draft_page.ts'
import { EXIT, Failure } from './failure.ts'
import { interruptible } from './interrupt.ts'
import { wholeNumber } from './paging.ts'
import { examples, run, type Session } from './session.ts'

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
      run(command, (session) => submit(session, url, options), {
        already_listed: 'listing search',
        url_not_allowed: 'listing submit https://your-product.com',
      }),
    )
}

async function submit(session: Session, url: string, { wait, timeout }: Options): Promise<void> {
  const { terminal, listing } = session
  const { answerOf } = await import('../sdk/index.ts')
  const { readDraft, throwIfFailed } = await import('./reading.ts')
  terminal.status(`Asking for a draft of ${url}`)
  const interrupted = new Failure('Interrupted. A draft may have been started.', 'listing drafts', EXIT.interrupted)
  const started = await interruptible(interrupted, (signal) => listing.submitListing({ url }, { signal }))
  if (answerOf(started).status === 200) {
    terminal.talk(
      `You have a draft of this site already; here it is. To draft a field again: listing edit ${started.id} --regenerate FIELD`,
      'dim',
    )
  }
  const draft = wait ? await readDraft(session, started.id, timeout) : started
  await terminal.settle()
  terminal.answer(draft, draftPage)
  throwIfFailed(draft)
}
