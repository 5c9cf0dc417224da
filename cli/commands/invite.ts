import type { Command } from 'commander'
import type { Schemas } from '../../sdk/index.ts'
import { minute } from '../terminal/dates.ts'
import { quoted } from '../terminal/next.ts'
import { examples, run } from '../session/session.ts'
import type { View } from '../terminal/terminal.ts'
import { whichDraft } from './which.ts'

export function inviteCommand(program: Command): void {
  program
    .command('invite')
    .argument('<draft>', 'the id of a draft, d_…, or its website')
    .argument('<email>', 'the address of your co-founder')
    .description('e-mail a co-founder a link to add their own profile, and nothing else; repeat to send it again')
    .addHelpText('after', examples('listing invite d_Qm9vdHN0cmFwLURyYWZ0MQ bo@acme.com', 'listing drafts'))
    .action((given: string, email: string, _options: object, command: Command) =>
      run(
        command,
        async (session) => {
          const id = await whichDraft(session, given)
          session.terminal.answer(await session.listing.inviteCofounder({ id, email }), view(id))
        },
        { validation_failed: `listing invite ${quoted(given)} EMAIL` },
      ),
    )
}

const view = (id: string): View<Schemas['Invite']> => {
  return ({ email, expires_at }, { style }) => [
    `${style.green('Sent')} to ${email}; the link works until ${minute(expires_at)} (UTC).`,
    `Next: listing show ${id}`,
  ]
}
