/** What a listing's website says differently: reading it again, and deciding what becomes of what was found. */
import type { Command } from 'commander'
import type { Schemas } from '../../sdk/index.ts'
import { minute } from '../terminal/dates.ts'
import { Failure } from '../terminal/failure.ts'
import { typed } from '../terminal/next.ts'
import { type PageOptions, pageFooter, pageInput, wholeNumber, withPageOptions } from '../terminal/paging.ts'
import { examples, run } from '../session/session.ts'
import type { Look } from '../terminal/style.ts'
import type { View } from '../terminal/terminal.ts'
import { cut } from '../terminal/text.ts'
import { whichListing, withListing } from './which.ts'

type Proposal = Schemas['Proposal']
type Options = PageOptions & { accept?: number; dismiss?: number }
const PAINT = { open: 'yellow', accepted: 'green', dismissed: 'dim', outdated: 'dim' } as const

export function recheckCommand(program: Command): void {
  withListing(program.command('recheck'))
    .description('read the website of a listing again, at most once a day; it happens every month by itself')
    .addHelpText('after', examples('listing recheck 41', 'listing recheck acme.com'))
    .action((given: string, _options: object, command: Command) =>
      run(
        command,
        async (session) => {
          const listing_id = await whichListing(session, given)
          session.terminal.answer(await session.listing.recheckListing({ listing_id }), ({ next_allowed_at }, { style }) => [
            `${style.green('Queued')}: it will be read in a moment; you can ask again from ${minute(next_allowed_at)} (UTC).`,
            `Next: listing proposals ${listing_id}`,
          ])
        },
        { not_found: 'listing listings' },
      ),
    )
}

export function proposalsCommand(program: Command): void {
  withPageOptions(withListing(program.command('proposals')))
    .description('what the website of a listing now says differently; with --accept publish it, with --dismiss keep what is there')
    .option('--accept <number>', 'publish what the website says, by the number of the proposal', wholeNumber)
    .option('--dismiss <number>', 'keep the value of the listing', wholeNumber)
    .addHelpText('after', examples('listing proposals 41', 'listing proposals 41 --accept 7', 'listing proposals 41 --dismiss 8'))
    .action((given: string, { accept, dismiss, ...page }: Options, command: Command) =>
      run(
        command,
        async (session) => {
          if (accept !== undefined && dismiss !== undefined)
            throw new Failure('Accept or dismiss one at a time.', typed(['proposals', given, '--accept', accept]))
          const { listing, terminal } = session
          const listing_id = await whichListing(session, given)
          const proposal_id = accept ?? dismiss
          if (proposal_id === undefined)
            return terminal.answer(
              await listing.listProposals({ listing_id, per_page: 100, ...pageInput(page) }),
              proposalsView(listing_id),
            )
          const decision = accept === undefined ? 'dismiss' : 'accept'
          terminal.answer(await listing.decideProposal({ listing_id, proposal_id, decision }), (done, look) => [
            ...lines(done, look),
            `Next: listing proposals ${listing_id}`,
          ])
        },
        { not_found: typed(['proposals', given]), conflict: typed(['proposals', given]) },
      ),
    )
}

const proposalsView = (listing_id: number): View<Schemas['ProposalPage']> => {
  return (page, look) => {
    const { items } = page
    const open = items.find(({ status }) => status === 'open')
    const next = open ? `listing proposals ${listing_id} --accept ${open.proposal_id}` : `listing recheck ${listing_id}`
    return [
      ...(items.length === 0 ? ['As far as it was read, the website says the same as the listing.'] : []),
      ...items.flatMap((proposal) => lines(proposal, look)),
      ...pageFooter(page, `listing proposals ${listing_id}`, look.style),
      ...(page.has_more ? [] : [`Next: ${next}`]),
    ]
  }
}

function lines({ proposal_id, field, kind, now, proposed, evidence, status }: Proposal, { style, width }: Look): string[] {
  const [first] = evidence
  return [
    `${style.bold(String(proposal_id))}  ${style.bold(field)}  ${kind}  ${style[PAINT[status]](status)}`,
    style.red(`  - ${said(now, width - 4)}`),
    style.green(`  + ${said(proposed, width - 4)}`),
    ...(first?.quote === undefined ? [] : [style.dim(`  “${cut(first.quote, width - 6)}”`), style.dim(`  ${first.url}`)]),
  ]
}

const said = (value: unknown, width: number): string =>
  value === null || value === undefined ? 'nothing' : cut(typeof value === 'string' ? value : JSON.stringify(value), width)
