import type { Command } from 'commander'
import type { Schemas } from '../../sdk/index.ts'
import { minute } from '../terminal/dates.ts'
import { noneOf, isoWeek, type PageOptions, pageFooter, pageInput, withPageOptions } from '../terminal/paging.ts'
import { examples, run } from '../session/session.ts'
import type { Look } from '../terminal/style.ts'
import { table } from '../terminal/table.ts'
import type { View } from '../terminal/terminal.ts'

type Options = PageOptions & { week?: string }
type Board = Schemas['Leaderboard']

export function leaderboardCommand(program: Command): void {
  withPageOptions(program.command('leaderboard'))
    .description('the launches of a week by votes; past weeks are frozen')
    .option('--week <week>', 'an ISO week such as 2026-W53; the current one otherwise', isoWeek)
    .addHelpText(
      'after',
      examples('listing leaderboard', 'listing leaderboard --week 2026-W41', 'listing leaderboard --json | jq ".items[0].listing.slug"'),
    )
    .action(({ week, ...page }: Options, command: Command) =>
      run(command, async ({ terminal, listing }) => {
        terminal.answer(await listing.getWeeklyLeaderboard({ ...pageInput(page), ...(week !== undefined && { week }) }), view)
      }),
    )
}

const view: View<Board> = (board, look) => {
  const { week, items, snapshot, previous_week } = board
  const { style } = look
  const before = previous_week ? [`Next: listing leaderboard --week ${previous_week}`] : []
  const footer = pageFooter(board, `listing leaderboard --week ${week.key}`, style)
  return [
    `${style.bold(`Week ${week.key}`)}  ${style.dim(`${week.starts_at.slice(0, 10)} to ${lastDay(week.ends_at)}`)}  ${style[week.status === 'live' ? 'green' : 'dim'](week.status)}`,
    ...(items.length === 0
      ? noneOf(board, `listing leaderboard --week ${week.key}`, [
          week.status === 'live' ? 'No launches this week yet.' : 'Nothing launched in this week.',
        ])
      : rows(board, look)),
    ...(snapshot ? ['', style.dim(`Frozen ${minute(snapshot.closed_at)} (UTC), SHA-256 ${snapshot.sha256}`)] : []),
    ...footer,
    ...(board.has_more ? [] : before),
  ]
}

/** A week ends where the next one begins. */
const lastDay = (ends_at: string): string => new Date(Date.parse(ends_at) - 1).toISOString().slice(0, 10)

function rows({ items }: Board, look: Look): string[] {
  return table(
    items,
    [
      { title: 'RANK', text: ({ rank }) => String(rank), paint: ({ winner }) => (winner ? 'green' : 'dim') },
      { title: 'VOTES', text: ({ votes }) => String(votes) },
      { title: 'SLUG', text: ({ listing }) => listing.slug, flexible: true },
      { title: 'NAME', text: ({ listing }) => [listing.name, listing.headline].filter(Boolean).join(': '), flexible: true },
    ],
    look,
  )
}
