import type { Command } from 'commander'
import type { Schemas } from '../../sdk/index.ts'
import { noneOf, type PageOptions, pageFooter, pageInput, withPageOptions } from '../terminal/paging.ts'
import { examples, run } from '../session/session.ts'
import { table } from '../terminal/table.ts'
import type { View } from '../terminal/terminal.ts'

export function updatesCommand(program: Command): void {
  withPageOptions(program.command('updates'))
    .description('what is new across all live listings, newest first')
    .addHelpText('after', examples('listing updates', 'listing updates --json | jq -r ".items[].title"'))
    .action((options: PageOptions, command: Command) =>
      run(command, async ({ terminal, listing }) => terminal.answer(await listing.listUpdates(pageInput(options)), view)),
    )
}

const view: View<Schemas['UpdatePage']> = (page, look) => {
  if (page.items.length === 0) return noneOf(page, 'listing updates', ['No updates yet.', 'Next: listing post LISTING'])
  return [
    ...table(
      page.items,
      [
        { title: 'DAY', text: ({ published_at }) => published_at.slice(0, 10) },
        { title: 'LISTING', text: ({ listing }) => listing.name, flexible: true },
        { title: 'TITLE', text: ({ title }) => title, flexible: true },
        { title: 'PAGE', text: ({ listing }) => listing.slug, flexible: true },
      ],
      look,
    ),
    ...pageFooter(page, 'listing updates', look.style),
  ]
}
