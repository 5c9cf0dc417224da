import type { Command } from 'commander'
import type { Schemas } from '../../sdk/index.ts'
import { typed } from '../terminal/next.ts'
import { nextLine, onward } from '../terminal/onward.ts'
import { requirementLines } from '../terminal/requirements.ts'
import { examples, run } from '../session/session.ts'
import { readable } from '../terminal/style.ts'
import type { View } from '../terminal/terminal.ts'
import { wrap } from '../terminal/text.ts'
import { whichListing, withListing } from './which.ts'

export function freeCommand(program: Command): void {
  withListing(program.command('free'))
    .description(
      'launch a listing for free: it takes the first free seat and goes live in that week once the badge and founder profile are in place; safe to repeat',
    )
    .addHelpText('after', examples('listing free 41', 'listing free acme.com --json | jq -r .launch_week'))
    .action((given: string, _options: object, command: Command) =>
      run(
        command,
        async (session) => {
          const listing_id = await whichListing(session, given)
          session.terminal.answer(await session.listing.chooseFreeListing({ listing_id }), view)
        },
        { not_found: 'listing listings', conflict: typed(['show', given]) },
      ),
    )
}

const view: View<Schemas['FreeListing']> = (given, { style, width }) => {
  const { listing_id, status, plan, launch_week, requirements, next_steps } = given
  return [
    `${style.bold(`Listing ${listing_id}`)}  ${style[status === 'live' ? 'green' : 'yellow'](status)}, plan ${plan}${launch_week ? `, launch ${launch_week}` : ''}`,
    // The first step begins with why it is that week, where an earlier one had seats.
    ...wrap(next_steps[0]?.message ?? '', readable(width) - 2).map((line) => `  ${line}`.trimEnd()),
    ...requirementLines(listing_id, requirements, { style, width }),
    '',
    ...nextLine(onward(given)),
  ]
}
