import type { Command } from 'commander'
import type { Schemas } from '../../sdk/index.ts'
import { minute } from '../terminal/dates.ts'
import { typed } from '../terminal/next.ts'
import { nextLine, onward } from '../terminal/onward.ts'
import { wholeNumber } from '../terminal/paging.ts'
import { examples, run } from '../session/session.ts'
import { table } from '../terminal/table.ts'
import type { View } from '../terminal/terminal.ts'
import { whichListing, withListing } from './which.ts'

type Mine = Schemas['MyListing']

export function versionsCommand(program: Command): void {
  withListing(program.command('versions'))
    .description('the latest saved versions of a listing: when, how and what changed')
    .addHelpText('after', examples('listing versions 41', 'listing versions 41 --json | jq ".versions[0].changes"'))
    .action((given: string, _options: object, command: Command) =>
      run(
        command,
        async (session) => {
          const mine = await session.listing.getMyListing({ listing_id: await whichListing(session, given) })
          const { listing_id, version, versions } = mine
          if (session.terminal.json) session.terminal.answer({ listing_id, version, versions })
          else session.terminal.answer(mine, versionsView)
        },
        { not_found: 'listing listings' },
      ),
    )
}

export function restoreCommand(program: Command): void {
  withListing(program.command('restore'))
    .description('put a listing back that was taken down; with --version, bring an earlier version back as a new one')
    .option('--version <number>', 'which one, as `listing versions` shows it', wholeNumber)
    .addHelpText('after', examples('listing restore 41', 'listing versions 41', 'listing restore 41 --version 3'))
    .action((given: string, { version }: { version?: number }, command: Command) =>
      run(
        command,
        async (session) => {
          const listing_id = await whichListing(session, given)
          if (version === undefined) return (await import('./ownership.ts')).putBack(session, listing_id)
          session.terminal.answer(await session.listing.restoreVersion({ listing_id, version }), restored(version))
        },
        { not_found: typed(['versions', given]) },
      ),
    )
}

const versionsView: View<Mine> = ({ listing_id, name, version, versions }, look) => {
  const earlier = versions.find((each) => each.version !== version)
  return [
    `${look.style.bold(name)}  version ${version}`,
    ...table(
      versions,
      [
        { title: 'VERSION', text: (each) => String(each.version), paint: (each) => (each.version === version ? 'green' : 'bold') },
        { title: 'WHEN (UTC)', text: ({ at }) => minute(at) },
        { title: 'HOW', text: ({ via }) => wayOf(via) },
        { title: 'CHANGED', text: ({ changes }) => changes.map(({ field }) => field).join(', '), flexible: true },
      ],
      look,
    ),
    ...((versions.at(-1)?.version ?? 1) > 1
      ? [look.style.dim('Earlier ones are not shown; `restore --version` brings them back too.')]
      : []),
    ...nextLine(earlier && typed(['restore', listing_id, '--version', earlier.version])),
  ]
}

function restored(version: number): View<Mine> {
  return (mine, { style }) => [
    `${style.green('Restored')}: the listing says what it said in version ${version}. It is version ${mine.version} now.`,
    `  ${style.cyan(mine.page_url)}`,
    ...nextLine(onward(mine)),
  ]
}

/** What people call the ways in which a version comes about; a way that is new here is shown with spaces. */
const WAYS: Record<string, string> = {
  submit_draft: 'submitted',
  update_draft: 'edited in the draft',
  update_my_listing: 'edited',
  set_founder_story: 'story',
  add_milestone: 'milestone added',
  delete_milestone: 'milestone removed',
  update_founder_profile: 'founder profile',
  restore_version: 'restored',
  verify_claim: 'claimed',
  decide_claim: 'given by the site team',
  accept_transfer: 'given to you',
}
export const wayOf = (via: string): string => WAYS[via] ?? via.replaceAll('_', ' ')
