/** `listing`, the founder's command: the tree of commands. Each one lives in the file of its journey, with its options, help and examples. */
import { Command, CommanderError, Help } from 'commander'
import { badgeCommand } from './commands/badge.ts'
import { callCommand } from './commands/call.ts'
import { categoriesCommand } from './commands/categories.ts'
import { checkoutCommand } from './commands/checkout.ts'
import { completionCommand } from './commands/completion.ts'
import { draftsCommand } from './commands/drafts.ts'
import { dumpCommand } from './commands/dump.ts'
import { editCommand, editListingCommand } from './commands/edit.ts'
import { eventsCommand, listenCommand } from './commands/events.ts'
import { founderCommand } from './commands/founder.ts'
import { freeCommand } from './commands/free.ts'
import { interviewCommand } from './commands/interview.ts'
import { inviteCommand } from './commands/invite.ts'
import { leaderboardCommand } from './commands/leaderboard.ts'
import { listingsCommand } from './commands/listings.ts'
import { loginCommand, logoutCommand } from './commands/login.ts'
import { milestoneCommand } from './commands/milestone.ts'
import { orderCommand, ordersCommand } from './commands/orders.ts'
import { archiveCommand, claimCommand, editorsCommand, ownCommand, transferCommand } from './commands/ownership.ts'
import { postCommand, updateCommand } from './commands/post.ts'
import { productsCommand } from './commands/products.ts'
import { proposalsCommand, recheckCommand } from './commands/proposals.ts'
import { diffCommand, pullCommand, pushCommand } from './commands/pull.ts'
import { quoteCommand } from './commands/quote.ts'
import { searchCommand } from './commands/search.ts'
import { draftShowCommand, showCommand } from './commands/show.ts'
import { statsCommand } from './commands/stats.ts'
import { storyCommand } from './commands/story.ts'
import { submitCommand } from './commands/submit.ts'
import { submitDraftCommand } from './commands/submit_draft.ts'
import { updatesCommand } from './commands/updates.ts'
import { uploadCommand } from './commands/upload.ts'
import { restoreCommand, versionsCommand } from './commands/versions.ts'
import { weeksCommand } from './commands/weeks.ts'
import { whoamiCommand } from './commands/whoami.ts'
import { examples, exitOf, pathOf } from './session/session.ts'
import { EXIT, type Exit } from './terminal/failure.ts'
import { io } from './terminal/io.ts'
import { painter } from './terminal/style.ts'
import { openTerminal, wantsColour, widthOf } from './terminal/terminal.ts'
import { version } from './terminal/version.ts'
import { verifyCommand } from './verify/verify.ts'

/** What people type who have not looked, under the command that they mean. */
const GUESSES: Record<string, string> = {
  submit: 'add create import init new',
  'submit-draft': 'publish save',
  listings: 'list ls mine',
  show: 'get info open read status view',
  edit: 'change set',
  free: 'launch queue schedule',
  'badge --check': 'check verify-badge',
  archive: 'delete remove rm unpublish',
  checkout: 'buy pay promote upgrade',
  products: 'plans price prices pricing',
  versions: 'history log',
  leaderboard: 'board ranking top',
  search: 'find query',
  login: 'auth register signin signup sign-in',
  logout: 'signout sign-out',
  whoami: 'account me profile user',
}
const OPERATORS = 'backup doctor job key migrate move promo product seed-demo serve session site start vat'
export const MEANT = new Map([
  ...Object.entries(GUESSES).flatMap(([name, guesses]) => guesses.split(' ').map((guess) => [guess, `listing ${name}`] as const)),
  ...OPERATORS.split(' ').map((name) => [name, `listing-server ${name === 'start' ? 'serve' : name}`] as const),
])

/** The commands under the headings of the help, in the order of a founder's way. */
const JOURNEYS: Record<string, ((program: Command) => void)[]> = {
  'From a website to a listing': [
    submitCommand,
    draftsCommand,
    listingsCommand,
    showCommand,
    editCommand,
    uploadCommand,
    submitDraftCommand,
  ],
  'As a file in your repository': [pullCommand, diffCommand, pushCommand],
  Launch: [freeCommand, badgeCommand, founderCommand, weeksCommand, leaderboardCommand],
  'Keep it alive': [
    postCommand,
    updatesCommand,
    milestoneCommand,
    statsCommand,
    versionsCommand,
    restoreCommand,
    recheckCommand,
    proposalsCommand,
  ],
  'Whose it is': [ownCommand, claimCommand, archiveCommand, editorsCommand, transferCommand],
  'Who made it': [storyCommand, interviewCommand, inviteCommand],
  Buy: [productsCommand, quoteCommand, checkoutCommand, ordersCommand, orderCommand],
  Explore: [searchCommand, categoriesCommand, verifyCommand, dumpCommand, eventsCommand, listenCommand],
  'Sign in and more': [loginCommand, logoutCommand, whoamiCommand, callCommand, completionCommand],
}
/** Older names, which go on working and are not shown. */
const OLDER = [draftShowCommand, editListingCommand, updateCommand]

const SETTINGS = `
Settings (environment):
  LISTING_API_KEY    a key, lst_…, instead of a login (searching needs neither)
  LISTING_BASE_URL   address of the service (default http://localhost:3000)
  EDITOR, NO_COLOR, FORCE_COLOR as everywhere

Exit codes:
  0 done, 1 refused, 2 wrong usage, 4 sign in, 8 not ready yet, 130 interrupted`

/** Fewer columns than these beside a term are no room for what it means, which then stands below it. */
const BESIDE_COLUMNS_MIN = 36

/** An entry of the help. Commander would leave what has no room beside its term unbroken. */
function formatItem(this: Help, term: string, term_columns: number, description: string, help: Help): string {
  const columns = help.helpWidth ?? 80
  if (description === '' || columns - term_columns >= BESIDE_COLUMNS_MIN + 4)
    return Help.prototype.formatItem.call(this, term, term_columns, description, help)
  return `  ${term}\n${help.boxWrap(description, columns - 6).replace(/^/gm, '      ')}`
}

function commandTree(): Command {
  const program = new Command('listing')
    .description('From a web address to a listing in which every value is proven by a quote from the site.')
    .option('--json', 'print the raw JSON answer (the default when piped)')
    .option('--no-json', 'print for people, even when piped')
    .option('--base-url <url>', 'address of the service')
    .option('--no-color', 'no colours')
    .helpCommand(false)
    .addHelpText(
      'after',
      `${SETTINGS}\n${examples('listing submit https://your-product.com', 'listing search invoices', 'listing edit d_… --set phone="+49 30 1234"')}`,
    )
  const terminal = openTerminal({ json: undefined, colour: true })
  const { words, env, stdout, stderr } = io()
  for (const [heading, journeys] of Object.entries(JOURNEYS)) {
    program.commandsGroup(`${heading}:`)
    for (const journey of journeys) journey(program)
  }
  for (const older of OLDER) older(program)
  // `restore` has a --version of its own, which the program's would take away wherever it stands.
  if (!words.includes('restore')) program.version(version)
  forEach(program, (command) =>
    command
      .configureHelp({ showGlobalOptions: true, styleTitle: painter(true).bold, minWidthToWrap: 20, formatItem })
      .configureOutput({
        writeOut: terminal.write,
        writeErr: (text) => terminal.talk(text.trimEnd()),
        getOutHasColors: () => wantsColour(stdout, env),
        getOutHelpWidth: () => widthOf(stdout),
        getErrHelpWidth: () => widthOf(stderr),
        outputError: (text) => {
          const [unknown, name = ''] = /^error: unknown command '([\w-]+)'/.exec(text) ?? []
          const meant = command === program ? MEANT.get(name) : undefined
          const said = unknown !== undefined && meant !== undefined ? `${unknown}\n(Did you mean ${meant}?)` : text.trimEnd()
          terminal.talk(said.replace(/^error: /, 'Error: '), 'red')
          terminal.talk(`Next: ${meant ?? pathOf(command)} --help`, 'bold')
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

/** `listing help edit`, which many type first, as `listing edit --help`; what is no command is left to be refused as such. */
function helpBehind(program: Command, typed: readonly string[]): readonly string[] {
  const [help, ...rest] = typed
  if (help !== 'help') return typed
  return rest.length === 0 || program.commands.some((command) => command.name() === rest[0]) ? [...rest, '--help'] : rest
}

/** Runs what was typed; its exit code. */
export async function runListing(): Promise<Exit> {
  const program = commandTree()
  const words = helpBehind(program, io().words)
  try {
    if (words.length === 0) program.outputHelp()
    else await program.parseAsync(words, { from: 'user' })
    return exitOf(program)
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    return error.exitCode === 0 ? EXIT.done : EXIT.usage
  }
}
