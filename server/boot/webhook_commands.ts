import type { Command } from 'commander'
import { findAccount } from '../team/accounts.ts'
import { findWebhooks } from '../webhooks/of_anyone.ts'
import { print, withDatabase } from './command.ts'

type Json = { json?: boolean }

/** Webhooks of anyone. */
export function webhookCommands(program: Command): void {
  const webhook = program.command('webhook').description('addresses that accounts have events sent to')
  webhook
    .command('list')
    .option('--email <email>', 'only those of this account')
    .option('--json', 'print JSON')
    .description('the newest, with what waits for them and since when they fail')
    .action(({ email, json = false }: Json & { email?: string }) =>
      withDatabase(async ({ sql }) => {
        const of = email === undefined ? null : await findAccount(sql, email)
        const items = await findWebhooks(sql, of?.id ?? null)
        const lines = items.map(({ webhook_id, host, account, enabled, failing_since, waiting }) => {
          const state = !enabled ? 'off' : failing_since ? `fails since ${failing_since.toISOString()}` : 'on'
          return `${webhook_id}  ${host}  ${account}  ${state}  ${waiting} waiting`
        })
        print(json, { items }, lines.join('\n') || 'No webhooks.')
      }),
    )
  webhook
    .command('disable')
    .argument('<id>', 'its id, as webhook list shows it')
    .description('send nothing more to it; its owner can switch it on again')
    .option('--json', 'print JSON')
    .action((webhook_id: string, { json = false }: Json) =>
      withDatabase(async (context) => {
        const { call } = await context.operator()
        const changed = await call('disable_webhook', { webhook_id })
        print(json, changed, `Nothing more is sent to ${changed.webhook_id}.`)
      }),
    )
}
