#!/usr/bin/env node
/** `listing`, the founder's command: the tree of commands. Each one lives in the file of its journey, with its options, help and examples. */
import { Command, CommanderError } from 'commander'
import { badgeCommand } from './badge.ts'
import { callCommand } from './call.ts'
import { checkoutCommand } from './checkout.ts'
import { completionCommand } from './completion.ts'
import { draftShowCommand } from './draft_show.ts'
import { draftsCommand } from './drafts.ts'
import { editCommand } from './edit.ts'
import { editListingCommand } from './edit_listing.ts'
import { EXIT } from './failure.ts'
import { freeCommand } from './free.ts'
import { interviewCommand } from './interview.ts'
import { inviteCommand } from './invite.ts'
import { leaderboardCommand } from './leaderboard.ts'
import { listingsCommand } from './listings.ts'
import { loginCommand, logoutCommand } from './login.ts'
import { milestoneCommand } from './milestone.ts'
import { orderCommand, ordersCommand } from './orders.ts'
import { productsCommand } from './products.ts'
import { quoteCommand } from './quote.ts'
import { searchCommand } from './search.ts'
import { examples, pathOf } from './session.ts'
import { showCommand } from './show.ts'
import { storyCommand } from './story.ts'
import { painter } from './style.ts'
import { submitCommand } from './submit.ts'
import { submitDraftCommand } from './submit_draft.ts'
import { openTerminal, wantsColour } from './terminal.ts'
import { updateCommand } from './update.ts'
import { updatesCommand } from './updates.ts'
import { version } from './version.ts'
import { weeksCommand } from './weeks.ts'
import { whoamiCommand } from './whoami.ts'

const JOURNEYS = [
  submitCommand,
  draftsCommand,
  draftShowCommand,
  editCommand,
  submitDraftCommand,
  listingsCommand,
  showCommand,
  editListingCommand,
  freeCommand,
  badgeCommand,
  weeksCommand,
  leaderboardCommand,
  updateCommand,
  updatesCommand,
  milestoneCommand,
  storyCommand,
  interviewCommand,
  inviteCommand,
  productsCommand,
  quoteCommand,
  checkoutCommand,
  ordersCommand,
  orderCommand,
  searchCommand,
  loginCommand,
  logoutCommand,
  whoamiCommand,
  callCommand,
  completionCommand,
]

const SETTINGS = `
Settings (environment):
  LISTING_API_KEY    a key, lst_…, instead of a login; searching and reading live listings need neither
  LISTING_BASE_URL   where the service is (default http://localhost:3000)
  EDITOR, NO_COLOR, FORCE_COLOR as everywhere

Exit codes: 0 done, 1 refused, 2 wrong usage, 4 sign in, 8 not ready yet, 130 interrupted`

function commandTree(): Command {
  const program = new Command('listing')
    .description('From a web address to a listing in which every value is proven by a quote from the site.')
    .version(version)
    .option('--json', "print the operation's own answer as JSON (the default when piped)")
    .option('--no-json', 'print for people, also when piped')
    .option('--base-url <url>', 'where the service is')
    .option('--no-color', 'no colours')
    .helpCommand(false)
    .addHelpText(
      'after',
      `${SETTINGS}\n${examples('listing submit https://your-product.com', 'listing search invoices', 'listing edit d_… --set phone="+49 30 1234"')}`,
    )
  const terminal = openTerminal({ json: undefined, colour: true })
  for (const journey of JOURNEYS) journey(program)
  forEach(program, (command) =>
    command
      .configureHelp({ showGlobalOptions: true, styleTitle: painter(true).bold })
      .configureOutput({
        writeOut: terminal.write,
        writeErr: (text) => terminal.talk(text.trimEnd()),
        getOutHasColors: () => wantsColour(process.stdout, process.env),
        outputError: (text) => {
          terminal.talk(text.trimEnd().replace(/^error: /, 'Error: '), 'red')
          terminal.talk(`Next: ${pathOf(command)} --help`, 'bold')
        },
      })
      .exitOverride(),
  )
  return program
}

function forEach(command: Command, change: (command: Command) => void): void {
  change(command)
  for (const child of command.commands) forEach(child, change)
}

async function main(): Promise<void> {
  const program = commandTree()
  try {
    if (process.argv.length <= 2) return program.outputHelp()
    await program.parseAsync()
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    process.exitCode = error.exitCode === 0 ? EXIT.done : EXIT.usage
  }
}

await main()
