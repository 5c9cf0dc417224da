/** Whose a listing is: proving the website, claiming, giving away, taking down. */
import { type Command, InvalidArgumentError } from 'commander'
import type { Input, Schemas } from '../../sdk/index.ts'
import { confirm } from '../terminal/confirm.ts'
import { minute } from '../terminal/dates.ts'
import { EXIT, type Exit, Failure } from '../terminal/failure.ts'
import { quoted, typed } from '../terminal/next.ts'
import { nextLine, onward } from '../terminal/onward.ts'
import { wholeNumber } from '../terminal/paging.ts'
import { examples, run, type Session } from '../session/session.ts'
import type { Look, Style } from '../terminal/style.ts'
import type { View } from '../terminal/terminal.ts'
import { wrap } from '../terminal/text.ts'
import { slugOf, whichListing, withListing } from './which.ts'

type Ownership = Schemas['Ownership']
type Ways = { by?: Schemas['ProofMethod']; email?: string; code?: string }
type Check = Omit<Input<'verify_ownership'>, 'listing_id'>
const WAYS = ['dns', 'file', 'meta', 'email'] as const
const PAINT = { unverified: 'yellow', verified: 'green', lost: 'red' } as const

export function ownCommand(program: Command): void {
  withWays(withListing(program.command('own')))
    .description('prove that the website is yours: what to put where; with --by, look for it now (exits with 8 until it is found)')
    .addHelpText(
      'after',
      examples(
        'listing own 41',
        'listing own 41 --by dns',
        'listing own 41 --by email --email admin@acme.com',
        'listing own 41 --by email --code 123456',
      ),
    )
    .action((given: string, ways: Ways, command: Command) =>
      run(
        command,
        async (session) => {
          const check = readWays(ways, ['own', given])
          const listing_id = await whichListing(session, given)
          if (!check) return session.terminal.answer(await session.listing.getOwnership({ listing_id }), challenges(['own', listing_id]))
          session.terminal.status('Looking')
          return proved(session, await session.listing.verifyOwnership({ listing_id, ...check }), afterCheck(['own', listing_id], check))
        },
        { not_found: 'listing listings' },
      ),
    )
}

export function claimCommand(program: Command): void {
  withWays(program.command('claim').argument('<listing>', 'a live listing of your product that somebody else created: its slug or website'))
    .description('claim a listing of your own website; with --by, prove it now')
    .addHelpText('after', examples('listing claim acme', 'listing claim acme --by file'))
    .action((given: string, ways: Ways, command: Command) =>
      run(
        command,
        async (session) => {
          const { terminal, listing } = session
          const check = readWays(ways, ['claim', given])
          const slug = await slugOf(session, given)
          const claim = await listing.claimListing({ slug })
          if (!check) return terminal.answer(claim, claimView(slug))
          terminal.status('Looking')
          const seen = await listing.verifyClaim({ claim_id: claim.claim_id, ...check })
          if (seen.status !== 'verified') return proved(session, seen, afterCheck(['claim', slug], check))
          await terminal.settle()
          terminal.answer(await listing.getClaim({ claim_id: claim.claim_id }), claimView(slug))
          return EXIT.done
        },
        { not_found: 'listing search', conflict: 'listing listings' },
      ),
    )
}

export function archiveCommand(program: Command): void {
  withListing(program.command('archive'))
    .description('take a listing down; you confirm it by an e-mailed link, and `listing restore` puts it back')
    .addHelpText('after', examples('listing archive 41'))
    .action((given: string, _options: object, command: Command) =>
      run(command, async (session) => {
        const listing_id = await whichListing(session, given)
        if (session.terminal.interactive && !(await confirm(session.terminal, `Take listing ${listing_id} out of everything public?`)))
          return EXIT.refused
        session.terminal.answer(await session.listing.archiveListing({ listing_id }), (done, { style }) =>
          done.status === 'confirm' ? toConfirm(done, style) : [`${style.green('Taken down')}.`, `Next: listing restore ${listing_id}`],
        )
        return EXIT.done
      }),
    )
}

export function transferCommand(program: Command): void {
  withListing(program.command('transfer'))
    .argument('[email]', 'who gets it')
    .option('--cancel', 'withdraw the offer')
    .description('give a listing to somebody by e-mail; you confirm it by a link, and they accept it within 7 days')
    .addHelpText('after', examples('listing transfer 41 ada@acme.com', 'listing transfer 41 --cancel'))
    .action((given: string, email: string | undefined, { cancel }: { cancel?: boolean }, command: Command) =>
      run(command, async (session) => {
        if ((email === undefined) === !cancel) throw new Failure('Name who gets it, or --cancel.', typed(['transfer', given, 'EMAIL']))
        const listing_id = await whichListing(session, given)
        if (email === undefined) {
          await session.listing.cancelTransfer({ listing_id })
          return session.terminal.talk('The offer is withdrawn.')
        }
        session.terminal.answer(await session.listing.transferListing({ listing_id, email }), (done, { style }) =>
          done.status === 'confirm'
            ? toConfirm(done, style)
            : [`${style.green('Offered')} to ${done.email} until ${minute(done.expires_at)} (UTC).`, `Next: listing show ${listing_id}`],
        )
      }),
    )
}

export function editorsCommand(program: Command): void {
  withListing(program.command('editors'))
    .description('who can edit a listing; with --add invite somebody, which you confirm by an e-mailed link')
    .option('--add <email>', 'invite somebody to edit it')
    .option('--remove <number>', 'remove an editor, by number', wholeNumber)
    .addHelpText('after', examples('listing editors 41', 'listing editors 41 --add bo@acme.com', 'listing editors 41 --remove 7'))
    .action((given: string, { add, remove }: { add?: string; remove?: number }, command: Command) =>
      run(
        command,
        async (session) => {
          const { listing, terminal } = session
          const listing_id = await whichListing(session, given)
          if (remove !== undefined) await listing.removeEditor({ listing_id, editor_id: remove })
          if (add === undefined) return terminal.answer(await listing.listEditors({ listing_id, per_page: 100 }), editorsView(listing_id))
          terminal.answer(await listing.addEditor({ listing_id, email: add }), (done, { style }) =>
            done.status === 'confirm' ? toConfirm(done, style) : [`${done.email}  ${done.status}`, `Next: listing editors ${listing_id}`],
          )
        },
        { not_found: typed(['editors', given]) },
      ),
    )
}

const editorsView = (listing_id: number): View<Schemas['EditorPage']> => {
  return ({ items }, { style }) => [
    ...(items.length === 0
      ? ['Only you.']
      : items.map(({ editor_id, email, status }) => `${style.bold(String(editor_id))}  ${email}  ${status}`)),
    `Next: listing editors ${listing_id} --add EMAIL`,
  ]
}

/** `listing restore LISTING` without a version. */
export async function putBack(session: Session, listing_id: number): Promise<void> {
  session.terminal.answer(await session.listing.restoreListing({ listing_id }), (mine, { style }) => [
    `${style.green('Put back')}: ${mine.status}${mine.launch_week ? `, launch ${mine.launch_week}` : ''}`,
    ...nextLine(onward(mine)),
  ])
}

function readWay(text: string): (typeof WAYS)[number] {
  const way = WAYS.find((one) => one === text)
  if (way === undefined) throw new InvalidArgumentError(`There is no way "${text}"; there are ${WAYS.join(', ')}.`)
  return way
}

function withWays(command: Command): Command {
  return command
    .option('--by <way>', `how to prove it: ${WAYS.join(', ')}`, readWay)
    .option('--email <address>', 'with --by email: where the code is sent')
    .option('--code <code>', 'with --by email: the code you received')
}

/** Null where nothing is to be looked for. */
function readWays({ by, email, code }: Ways, command: (string | number)[]): Check | null {
  if (by !== 'email' && (email !== undefined || code !== undefined))
    throw new Failure('--email and --code go with --by email.', typed([...command, '--by', 'email', ...(email ? ['--email', email] : [])]))
  if (by === 'email' && email === undefined && code === undefined)
    throw new Failure('Name the address that the code is sent to.', typed([...command, '--by', 'email', '--email', 'ADDRESS']))
  return by === undefined ? null : { method: by, ...(email !== undefined && { email }), ...(code !== undefined && { code }) }
}

/** Who was sent a code types it next. */
const afterCheck = (command: (string | number)[], { email, code }: Check): (string | number)[] =>
  email !== undefined && code === undefined ? [...command, '--by', 'email', '--code', 'CODE'] : command

async function proved({ terminal }: Session, seen: Ownership, command: (string | number)[]): Promise<Exit> {
  await terminal.settle()
  terminal.answer(seen, (given, look) => [
    ...stateLines(given, look),
    ...(given.status !== 'verified'
      ? [`Next: ${typed(command)}`]
      : given.method === 'email'
        ? []
        : ['Leave it there: it is checked again every 30 days.']),
  ])
  return seen.status === 'verified' ? EXIT.done : EXIT.not_ready
}

function stateLines({ status, host, method, verified_at, detail }: Ownership, { style, width }: Look): string[] {
  const how = status === 'verified' && method && verified_at ? `  by ${method}, ${minute(verified_at)}` : ''
  return [`${style.bold(host)}  ${style[PAINT[status]](status)}${how}`, ...wrap(detail, width - 2).map((line) => `  ${line}`)]
}

const challenges = (command: (string | number)[]): View<Ownership> => {
  return (given, look) => {
    const { style, width } = look
    const { dns, file, meta, email } = given.challenges
    const by = (way: string) => style.dim(typed([...command, '--by', way]))
    // Values stand on lines of their own, whole: they are to be copied.
    return [
      ...stateLines(given, look),
      ...(dns ? ['', `${by('dns')}  a ${dns.type} record`, dns.name, dns.value] : []),
      ...['', `${by('file')}  plain text at ${style.cyan(file.url)}`, file.content],
      ...['', `${by('meta')}  in the head of the page`, meta.html],
      ...(email.addresses.length > 0 ? ['', `${by('email')}  a code to one of`, ...wrap(email.addresses.join(', '), width)] : []),
      ...['', `Next: ${typed([...command, '--by', dns ? 'dns' : 'file'])}`],
    ]
  }
}

const claimView = (slug: string): View<Schemas['Claim']> => {
  return (claim, look) => {
    const { claim_id, listing_id, status, expires_at, ownership } = claim
    const head = `${look.style.bold(`Claim ${claim_id}`)} to listing ${listing_id}  ${status}`
    if (status === 'granted') return [head, 'The listing is yours.', `Next: listing show ${listing_id}`]
    if (status === 'disputed') return [head, 'The site team decides and writes to you.', `Next: listing show ${quoted(slug)}`]
    return [`${head}, until ${minute(expires_at)} (UTC)`, ...challenges(['claim', slug])(ownership, look)]
  }
}

const toConfirm = ({ expires_at }: { expires_at: string }, style: Style): string[] => [
  `${style.yellow('Confirm it')}: we e-mailed you a link, valid until ${minute(expires_at)} (UTC). Nothing happens before then.`,
  'Next: listing listings',
]
