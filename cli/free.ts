import type { Command } from 'commander'
import type { Schemas } from '../sdk/index.ts'
import { withListing } from './listing_id.ts'
import { commandFor } from './next.ts'
import { requirementLines } from './requirements.ts'
import { examples, run } from './session.ts'
import type { View } from './terminal.ts'

export function freeCommand(program: Command): void {
  withListing(program.command('free'))
    .description('launch a listing for free: it takes the first free seat and goes live in that week; safe to repeat')
    .addHelpText('after', examples('listing free 41', 'listing free 41 --json | jq -r .launch_week'))
    .action((listing_id: number, _options: object, command: Command) =>
      run(command, async ({ terminal, listing }) => terminal.answer(await listing.chooseFreeListing({ listing_id }), view), {
        not_found: 'listing listings',
        conflict: `listing show ${listing_id}`,
      }),
    )
}

const view: View<Schemas['FreeListing']> = ({ listing_id, status, plan, launch_week, requirements }, { style }) => {
  const tool = requirements.find((each) => each.tool && each.tool !== 'choose_free_listing')?.tool
  return [
    `${style.bold(`Listing ${listing_id}`)}  ${style[status === 'live' ? 'green' : 'yellow'](status)}, plan ${plan}${launch_week ? `, launch ${launch_week}` : ''}`,
    ...requirementLines(listing_id, requirements, style),
    '',
    `Next: ${tool ? commandFor(tool, { listing_id }) : `listing show ${listing_id}`}`,
  ]
}
