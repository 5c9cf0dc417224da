import type { Command } from 'commander'
import type { Schemas } from '../../sdk/index.ts'
import { minute } from '../terminal/dates.ts'
import { aboutOf, lineOf } from '../terminal/event_line.ts'
import { EXIT, Failure } from '../terminal/failure.ts'
import { interruptible } from '../terminal/interrupt.ts'
import { typed } from '../terminal/next.ts'
import { examples, run, type Session } from '../session/session.ts'
import { table } from '../terminal/table.ts'
import type { View } from '../terminal/terminal.ts'
import { escaped, harmless } from '../terminal/text.ts'

type Options = { follow?: boolean; after?: string; types?: string; forwardTo?: string }

export function eventsCommand(program: Command): void {
  program
    .command('events')
    .option('--follow', 'keep following new events until Ctrl-C; as JSON, one event per line')
    .option('--after <id>', 'only events after this one')
    .option('--types <types>', 'only these kinds, comma separated')
    .description('what happened to your drafts, listings and orders in the last 30 days, oldest first')
    .addHelpText('after', examples('listing events', 'listing events --follow --types listing.live,order.paid'))
    .action((options: Options, command: Command) => run(command, (session) => (options.follow ? follow : show)(session, options)))
}

export function listenCommand(program: Command): void {
  program
    .command('listen')
    .requiredOption('--forward-to <url>', 'your own server, such as http://localhost:4000/hook')
    .option('--types <types>', 'only these kinds, comma separated')
    .description('send new events to a server on this machine, signed like a webhook')
    .addHelpText('after', examples('listing listen --forward-to http://localhost:4000/hook'))
    .action((options: Options, command: Command) =>
      run(command, async (session) => (await import('./listen.ts')).listen(session, options.forwardTo ?? '', typesOf(options))),
    )
}

/** The same command, for what came after an event. */
const again = ({ types }: Options, goes_on: boolean, after: string | undefined): string =>
  typed(['events', ...(goes_on ? ['--follow'] : []), ...(types ? ['--types', types] : []), ...(after ? ['--after', after] : [])])

// The service says which kinds there are where one of these is none.
const typesOf = ({ types }: Options) => types?.split(',') as Schemas['EventType'][] | undefined

async function show({ terminal, listing }: Session, options: Options): Promise<void> {
  const { after } = options
  const types = typesOf(options)
  terminal.answer(await listing.listEvents({ limit: 100, ...(after && { after }), ...(types && { types }) }), view(options))
}

async function follow({ terminal, listing }: Session, options: Options): Promise<void> {
  let { after } = options
  const stop = new Failure('Stopped.', '', EXIT.interrupted)
  try {
    await interruptible(stop, async (signal) => {
      for await (const event of listing.events({ after, types: typesOf(options), signal })) {
        terminal.write(`${terminal.json ? escaped(JSON.stringify(event)) : harmless(lineOf(event))}\n`)
        after = event.id
      }
    })
  } catch (error) {
    throw error === stop ? new Failure(stop.message, again(options, true, after), stop.exit) : error
  }
}

const view = (options: Options): View<Schemas['EventPage']> => {
  return ({ items, has_more }, look) => [
    ...(items.length === 0
      ? [`Nothing${options.types ? ' of these kinds' : ''} happened ${options.after ? 'since then' : 'in the last 30 days'}.`]
      : table(
          items,
          [
            { title: 'TIME (UTC)', text: ({ timestamp }) => minute(timestamp) },
            { title: 'WHAT', text: ({ type }) => type },
            { title: 'OF', text: aboutOf, flexible: true },
            { title: 'EVENT', text: ({ id }) => id },
          ],
          look,
        )),
    `Next: ${again(options, !has_more, items.at(-1)?.id ?? options.after)}`,
  ]
}
