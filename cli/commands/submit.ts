import type { Command } from 'commander'
import type { Schemas } from '../../sdk/index.ts'
import { draftPage } from '../terminal/draft_page.ts'
import { EXIT, Failure } from '../terminal/failure.ts'
import { interruptible } from '../terminal/interrupt.ts'
import { nextLine, stepAway } from '../terminal/onward.ts'
import { wholeNumber } from '../terminal/paging.ts'
import { examples, run, type Session } from '../session/session.ts'
import type { View } from '../terminal/terminal.ts'

type Options = { wait: boolean; timeout: number }
/** A whole draft, or what is told of one in short. */
type Started = Omit<Schemas['DraftChange'], 'changed'>

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
  const { answerOf } = await import('../../sdk/index.ts')
  const { readDraft, throwIfFailed } = await import('./reading.ts')
  terminal.status(`Asking for a draft of ${url}`)
  const interrupted = new Failure('Interrupted. A draft may have been started.', 'listing drafts', EXIT.interrupted)
  // What is waited for is read whole in the end, and people want no page of a draft that nothing was read for.
  const whole = !wait && terminal.json
  const started = await interruptible<Started>(interrupted, (signal) =>
    whole ? listing.submitListing({ url }, { signal }) : listing.submitListing({ url, view: 'changed' }, { signal }),
  )
  if (answerOf(started).status === 200) {
    terminal.talk(
      `You already have a draft of this site; here it is. To draft a field again: listing edit ${started.id} --regenerate FIELD`,
      'dim',
    )
  }
  if (!wait) {
    await terminal.settle()
    return terminal.answer(started, startedView(url))
  }
  const draft = await readDraft(session, started.id, timeout)
  terminal.answer(draft, draftPage)
  throwIfFailed(draft)
}

function startedView(url: string): View<Started> {
  return ({ id, status, completeness, next_steps }, { style }) => [
    status === 'ready' || status === 'failed'
      ? `${style.bold(url)}  ${status}, ${completeness}% complete  ${style.dim(id)}`
      : `${style.bold(url)}  ${style.yellow('is being read')}; nothing is known about it yet  ${style.dim(id)}`,
    ...nextLine(stepAway(next_steps, 'submit_listing') ?? `listing show ${id}`),
  ]
}
