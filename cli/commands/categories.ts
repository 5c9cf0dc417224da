import type { Command } from 'commander'
import type { Output } from '../../sdk/index.ts'
import { typed } from '../terminal/next.ts'
import { examples, run } from '../session/session.ts'
import { table } from '../terminal/table.ts'
import type { View } from '../terminal/terminal.ts'

export function categoriesCommand(program: Command): void {
  program
    .command('categories')
    .description('the categories that a listing can be in, with the live listings in each')
    .addHelpText('after', examples('listing categories', 'listing categories --json | jq -r ".items[].name"'))
    .action((_options: object, command: Command) =>
      run(command, async ({ terminal, listing }) => terminal.answer(await listing.listCategories(), view)),
    )
}

const view: View<Output<'list_categories'>> = ({ items }, look) => [
  ...table(
    items,
    [
      { title: 'CATEGORY', text: ({ name }) => name, paint: () => 'bold' },
      { title: 'LISTINGS', text: ({ listings }) => String(listings) },
    ],
    look,
    ({ description }) => description,
  ),
  ...(items[0] ? [`Next: ${typed(['search', '--category', items[0].name])}`] : []),
]
