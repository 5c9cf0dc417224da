import type { Command } from 'commander'
import type { Schemas } from '../../sdk/index.ts'
import { examples, run } from '../session/session.ts'
import { table } from '../terminal/table.ts'
import type { View } from '../terminal/terminal.ts'

export function weeksCommand(program: Command): void {
  program
    .command('weeks')
    .description('upcoming launch weeks with the seats left in each')
    .addHelpText('after', examples('listing weeks', 'listing weeks --json | jq ".items[] | {key, free_seats_left}"'))
    .action((_options: object, command: Command) =>
      run(command, async ({ terminal, listing }) => terminal.answer(await listing.listLaunchWeeks(), view)),
    )
}

const view: View<Schemas['LaunchWeeks']> = ({ items }, look) => [
  ...table(
    items,
    [
      { title: 'WEEK', text: ({ key }) => key },
      { title: 'STARTS', text: ({ starts_at }) => starts_at.slice(0, 10) },
      { title: 'STATUS', text: ({ status }) => status, paint: ({ status }) => (status === 'live' ? 'green' : 'dim') },
      {
        title: 'FREE SEATS',
        text: ({ free_seats_left }) => String(free_seats_left),
        paint: ({ free_seats_left }) => (free_seats_left === 0 ? 'red' : 'bold'),
      },
      { title: 'PAID SEATS', text: ({ paid_seats_left }) => String(paid_seats_left) },
    ],
    look,
  ),
  'Next: listing free LISTING',
]
