import type { Command } from 'commander'
import type { Schemas } from '../../sdk/index.ts'
import { minute } from '../terminal/dates.ts'
import { EXIT, Failure } from '../terminal/failure.ts'
import { typed } from '../terminal/next.ts'
import { examples, run } from '../session/session.ts'
import type { Look } from '../terminal/style.ts'
import type { View } from '../terminal/terminal.ts'
import { wrap } from '../terminal/text.ts'
import { whichListing, withListing } from './which.ts'

type Options = { check?: boolean; page?: string }
type Check = Schemas['BadgeCheck']

const PAINT = { unchecked: 'dim', missing: 'yellow', verified: 'green', unreachable: 'red', lost: 'red' } as const

export function badgeCommand(program: Command): void {
  withListing(program.command('badge'))
    .description('the badge to paste into your website; with --check, look whether it is there')
    .option('--check', 'look for it on your website now; exits with 8 until it is seen')
    .option('--page <url>', 'with --check: the page it is on; by default where it was last found, or the home page')
    .addHelpText(
      'after',
      examples(
        'listing badge 41',
        'listing badge 41 --json | jq -r ".badges[0].html"',
        'listing badge 41 --check',
        'listing badge 41 --check --page https://acme.com/about',
      ),
    )
    .action((given: string, { check, page }: Options, command: Command) =>
      run(
        command,
        async (session) => {
          const { terminal, listing } = session
          if (page !== undefined && !check)
            throw new Failure('--page goes with --check.', typed(['badge', given, '--check', '--page', page]))
          const listing_id = await whichListing(session, given)
          if (!check) return terminal.answer(await listing.getBadges({ listing_id }), badgesView(listing_id))
          terminal.status('Looking at your website')
          const seen = await listing.verifyBadge({ listing_id, ...(page !== undefined && { page_url: page }) })
          await terminal.settle()
          terminal.answer(seen, checkView(listing_id))
          return seen.state === 'verified' ? EXIT.done : EXIT.not_ready
        },
        { not_found: 'listing listings' },
      ),
    )
}

const badgesView = (listing_id: number): View<Schemas['Badges']> => {
  return ({ link_url, badges, rel_policy, verification }, look) => [
    `Put one of these on your website; it links to ${look.style.cyan(link_url)}`,
    // One line each, whole: this is to be copied.
    ...badges.flatMap(({ id, width, height, html }) => ['', look.style.dim(`${id}, ${width} × ${height}`), html]),
    '',
    ...wrap(rel_policy, look.width),
    ...(verification ? ['', ...checkLines(verification, look)] : []),
    '',
    `Next: listing badge ${listing_id} --check`,
  ]
}

const checkView = (listing_id: number): View<Check> => {
  return (seen, look) => [
    ...checkLines(seen, look),
    // While it is not seen the next thing is done on the website.
    seen.state === 'verified' ? `Next: listing show ${listing_id}` : `Once it is there, check again: listing badge ${listing_id} --check`,
  ]
}

function checkLines({ state, checked_url, checked_at, next_check_at, detail }: Check, { style, width }: Look): string[] {
  return [
    [style[PAINT[state]](state), ...(checked_url ? [checked_url] : []), ...(checked_at ? [style.dim(minute(checked_at))] : [])].join('  '),
    ...(detail ? wrap(detail, width - 2).map((line) => `  ${line}`) : []),
    ...(next_check_at ? [style.dim(`  Looked at again ${minute(next_check_at)} (UTC).`)] : []),
  ]
}
