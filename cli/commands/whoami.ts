import type { Command } from 'commander'
import type { Schemas } from '../../sdk/index.ts'
import type { Source } from '../terminal/failure.ts'
import { minute } from '../terminal/dates.ts'
import { examples, run } from '../session/session.ts'
import { table } from '../terminal/table.ts'
import { wrap } from '../terminal/text.ts'
import type { View } from '../terminal/terminal.ts'

/** Where a person with so much already goes on. */
export function startOf({ drafts, listings }: Schemas['Account']['counts']): string {
  if (listings > 0) return 'listing listings'
  return drafts > 0 ? 'listing drafts' : 'listing submit https://your-product.com'
}

export function whoamiCommand(program: Command): void {
  program
    .command('whoami')
    .description('who you are, what your credential allows, and what is left of each limit')
    .addHelpText('after', examples('listing whoami', 'listing whoami --json | jq .limits'))
    .action((_options: object, command: Command) =>
      run(command, async ({ terminal, listing, source }) => terminal.answer(await listing.getAccount(), viewOf(source))),
    )
}

const viewOf =
  (source: Source): View<Schemas['Account']> =>
  (account, look) => {
    const { style } = look
    const { credential, profile, counts } = account
    const limits = Object.entries(account.limits)
    const until = credential.type === 'api_key' && credential.expires_at ? `, until ${minute(credential.expires_at)}` : ''
    const [allowed = '', ...more] = wrap(`${credential.name}: ${credential.scopes.join(', ')}${until}`, look.width - 9)
    return [
      `${style.bold(account.name || account.email)}  ${account.email}`,
      `${credential.type === 'api_key' ? 'Key' : 'App'}      ${allowed}`,
      ...more.map((line) => `         ${line}`),
      ...(source === null ? [] : [`From     ${source}`]),
      `Drafts   ${counts.drafts}`,
      `Listings ${counts.listings}`,
      `Orders   ${counts.orders}`,
      '',
      ...table(
        limits,
        [
          { title: 'LIMIT', text: ([name]) => name.replaceAll('_', ' ') },
          { title: 'LEFT', text: ([, quota]) => String(quota.remaining), paint: ([, quota]) => (quota.remaining === 0 ? 'red' : 'bold') },
          { title: 'OF', text: ([, quota]) => String(quota.limit) },
          { title: 'RESETS (UTC)', text: ([, quota]) => (quota.resets_at ? minute(quota.resets_at) : '') },
        ],
        look,
      ),
      '',
      ...(profile.complete ? ['Founder profile: complete'] : [style.yellow('A free launch needs a founder profile:')]),
      ...profile.missing.map(({ message }) => `  ${message}`),
      ...(profile.complete ? [] : ['  listing founder edit']),
      `Website  ${account.web_only.map((each) => each.replaceAll('_', ' ')).join(', ')}`,
      `Keys     ${account.urls.keys}`,
      `Next: ${startOf(counts)}`,
    ]
  }
