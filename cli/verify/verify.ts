import type { Command } from 'commander'
import { Failure } from '../terminal/failure.ts'
import { isoWeek } from '../terminal/paging.ts'
import { examples, run } from '../session/session.ts'

export function verifyCommand(program: Command): void {
  program
    .command('verify')
    .argument('[listing]', 'a live listing: its slug, its page or its website')
    .description('check a listing or a closed week yourself, from this machine, without an account')
    .option('--week <week>', 'a closed week: recount its places and recompute its hash', isoWeek)
    .addHelpText(
      'after',
      `
Reads the pages that a listing quotes again, as their robots.txt allows, and says of each value: stands, changed, page gone, or
that it cannot be checked here. Ends in 0 where all that can be checked stands, in 1 where something changed or is gone; of a
week in 8 while it is not closed. CRAWL_CONNECT_TO and NODE_EXTRA_CA_CERTS count as on the server.
${examples('listing verify acme', 'listing verify acme --json | jq ".values[] | {field, state}"', 'listing verify --week 2026-W47')}`,
    )
    .action((what: string | undefined, { week }: { week?: string }, command: Command) =>
      run(
        command,
        async (session) => {
          if ((what === undefined) === (week === undefined))
            throw new Failure('Name a listing, or a week by --week.', 'listing verify --help')
          if (what !== undefined) return (await import('./verify_listing.ts')).verifyListing(session, what)
          return (await import('./verify_week.ts')).verifyWeek(session, week ?? '')
        },
        { not_found: 'listing search' },
      ),
    )
}
