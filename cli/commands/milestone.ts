import { type Command, InvalidArgumentError } from 'commander'
import type { Schemas } from '../../sdk/index.ts'
import { typed } from '../terminal/next.ts'
import { wholeNumber } from '../terminal/paging.ts'
import { examples, run } from '../session/session.ts'
import type { View } from '../terminal/terminal.ts'
import { whichListing, withListing } from './which.ts'

type Options = { date: string; title: string; description?: string; url?: string }

export function milestoneCommand(program: Command): void {
  const milestone = program
    .command('milestone')
    .description('dated milestones of your company: listing milestone add|remove LISTING')
    .helpCommand(false)
  addCommand(milestone)
  removeCommand(milestone)
}

function addCommand(milestone: Command): void {
  withListing(milestone.command('add'))
    .description('add a milestone')
    .requiredOption('--date <day>', 'YYYY-MM-DD, at most a year ahead', day)
    .requiredOption('--title <title>', 'what happened')
    .option('--description <text>', 'more about it')
    .option('--url <url>', 'where to read more')
    .addHelpText(
      'after',
      examples(
        'listing milestone add 41 --date 2026-03-01 --title "First hundred customers"',
        'listing milestone add 41 --date 2026-03-01 --title "Version 2" --url https://acme.com/two --description "Twice as fast."',
      ),
    )
    .action((given: string, options: Options, command: Command) =>
      run(
        command,
        async (session) => {
          const listing_id = await whichListing(session, given)
          session.terminal.answer(await session.listing.addMilestone({ listing_id, ...members(options) }), added(listing_id))
        },
        { not_found: 'listing listings' },
      ),
    )
}

// The values of the command's own options, without those of the whole program.
function members({ date, title, description, url }: Options) {
  return { date, title, ...(description !== undefined && { description }), ...(url !== undefined && { url }) }
}

function removeCommand(milestone: Command): void {
  withListing(milestone.command('remove'))
    .argument('<milestone>', 'the number of the milestone', wholeNumber)
    .description('remove a milestone for good')
    .addHelpText('after', examples('listing milestone remove 41 7', 'listing show 41 --json | jq .milestones'))
    .action((given: string, milestone_id: number, _options: object, command: Command) =>
      run(
        command,
        async (session) => {
          const { terminal, listing } = session
          const listing_id = await whichListing(session, given)
          await listing.deleteMilestone({ listing_id, milestone_id })
          // The operation answers nothing, so that there is no data: all of this is talk.
          terminal.talk(`Removed milestone ${milestone_id}.`, 'green')
          terminal.talk(`Next: listing show ${listing_id}`)
        },
        { not_found: typed(['show', given, '--json']) },
      ),
    )
}

function day(text: string): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) throw new InvalidArgumentError('It takes a day such as 2026-03-01.')
  return text
}

const added = (listing_id: number): View<Schemas['Milestone']> => {
  return ({ id, date, title }, { style }) => [
    `${style.green('Added')} milestone ${id}: ${date}  ${title}`,
    `Next: listing show ${listing_id}`,
  ]
}
