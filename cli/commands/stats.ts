import type { Command } from 'commander'
import type { Schemas } from '../../sdk/index.ts'
import { examples, run } from '../session/session.ts'
import { table } from '../terminal/table.ts'
import type { View } from '../terminal/terminal.ts'
import { counted } from '../terminal/text.ts'
import { whichListing, withListing } from './which.ts'

type Options = { from?: string; to?: string }

export function statsCommand(program: Command): void {
  withListing(program.command('stats'))
    .description('views, clicks, votes and rank of a listing by the day, and where people came from')
    .option('--from <day>', 'the first day, such as 2026-11-01')
    .option('--to <day>', 'the last day; at most 90 days')
    .addHelpText('after', examples('listing stats 41', 'listing stats 41 --from 2026-11-01 --json'))
    .action((given: string, { from, to }: Options, command: Command) =>
      run(
        command,
        async (session) => {
          const days = { ...(from && { from }), ...(to && { to }) }
          session.terminal.answer(await session.listing.getListingStats({ listing_id: await whichListing(session, given), ...days }), view)
        },
        { not_found: 'listing listings' },
      ),
    )
}

const view: View<Schemas['ListingStats']> = ({ days, referrers, totals }, look) => {
  // Days on which nothing happened say nothing.
  const shown = days.filter(({ views, clicks, votes, badge_views, rank }) => views + clicks + votes + badge_views > 0 || rank !== null)
  return [
    `${look.style.bold(counted(totals.views, 'view'))}  ${counted(totals.clicks, 'click')}  ${counted(totals.votes, 'vote')}  in ${counted(days.length, 'day')}`,
    ...table(
      shown,
      [
        { title: 'DAY', text: ({ date }) => date },
        { title: 'VIEWS', text: ({ views }) => String(views) },
        { title: 'CLICKS', text: ({ clicks }) => String(clicks) },
        { title: 'VOTES', text: ({ votes }) => String(votes) },
        { title: 'RANK', text: ({ rank }) => (rank === null ? '' : `#${rank}`) },
      ],
      look,
    ),
    ...referrers.map(({ host, views }) => `from ${host}  ${views}`),
  ]
}
