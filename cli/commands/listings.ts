import type { Command } from 'commander'
import type { Schemas } from '../../sdk/index.ts'
import { noneOf, type PageOptions, pageFooter, pageInput, withPageOptions } from '../terminal/paging.ts'
import { examples, run } from '../session/session.ts'
import { table } from '../terminal/table.ts'
import type { View } from '../terminal/terminal.ts'

export function listingsCommand(program: Command): void {
  withPageOptions(program.command('listings'))
    .description('your listings, in any status')
    .addHelpText('after', examples('listing listings', 'listing listings --json | jq ".items[] | {listing_id, status}"'))
    .action((options: PageOptions, command: Command) =>
      run(command, async ({ terminal, listing }) => terminal.answer(await listing.listMyListings(pageInput(options)), view)),
    )
}

const OPEN = ['draft', 'awaiting_badge', 'suspended']

const view: View<Schemas['MyListingPage']> = (page, look) => {
  if (page.items.length === 0)
    return noneOf(page, 'listing listings', ['No listings yet: a draft becomes one when you submit it.', 'Next: listing drafts'])
  return [
    ...table(
      page.items,
      [
        { title: 'ID', text: ({ listing_id }) => String(listing_id) },
        { title: 'STATUS', text: ({ status }) => status, paint: ({ status }) => (status === 'live' ? 'green' : 'yellow') },
        { title: 'PLAN', text: ({ plan }) => plan },
        { title: 'WEEK', text: ({ launch_week }) => launch_week ?? '' },
        { title: 'VOTES', text: ({ votes }) => String(votes) },
        { title: 'NAME', text: ({ name }) => name, flexible: true },
        { title: 'PAGE', text: ({ page_url }) => page_url.split('/').at(-1) ?? '', flexible: true },
      ],
      look,
    ),
    ...pageFooter(page, 'listing listings', look.style),
    // The first that still waits for something, else the newest.
    ...(page.has_more
      ? []
      : [`Next: listing show ${(page.items.find(({ status }) => OPEN.includes(status)) ?? page.items[0])?.listing_id}`]),
  ]
}
