#!/usr/bin/env bun
import { Command, CommanderError, Option } from 'commander'
import { accountCommands } from './boot/account_commands.ts'
import { backupCommands } from './boot/backup_commands.ts'
import { exitFor, print, withDatabase } from './boot/command.ts'
import { doctorCommand } from './boot/doctor_command.ts'
import { importCommand } from './boot/import_command.ts'
import { jobCommands } from './boot/job_commands.ts'
import { webhookCommands } from './boot/webhook_commands.ts'
import { plural } from './base/plural.ts'
import { version } from '../package.json'
import { orderCommands } from './boot/order_commands.ts'
import { shopCommands } from './boot/shop_commands.ts'
import { siteCommands, whole } from './boot/site_commands.ts'
import type { Role } from './boot/start.ts'

type Json = { json?: boolean }

const program = new Command('listing-server')
  .version(version)
  .description('Runs the Listing service and what its operator does. Settings are environment variables; docs/operating.md lists them.')
  .configureHelp({ showGlobalOptions: true })
  .exitOverride()

program
  .command('serve')
  .description('start the service: web door, background work, or both')
  .addOption(new Option('--role <role>', 'what this process does').choices(['all', 'web', 'worker']).default('all'))
  .action(async ({ role }: { role: Role }) => {
    const { serve } = await import('./boot/serve.ts')
    await serve(process.env, role)
  })

program
  .command('demo')
  .description('start the service, draft the sample site that comes with it, and stay up')
  .action(async () => {
    const { demo } = await import('./demo/demo.ts')
    await demo(process.env)
  })

program
  .command('migrate')
  .description('bring the database up to this version (serve does it too)')
  .option('--json', 'print JSON')
  .action(({ json = false }: Json) => withDatabase(async () => print(json, { migrated: true }, 'The database is up to date.')))

doctorCommand(program)

accountCommands(program)
siteCommands(program)
importCommand(program)

program
  .command('weeks')
  .description('launch weeks')
  .command('run')
  .description('do what is due: launches go live, others move to the next free seat, weeks close, newsletters are written')
  .option('--at <time>', 'as if it were this time, for good: an instant, a date, or a duration from now such as 30d')
  .option('--json', 'print JSON')
  .action(({ at, json = false }: Json & { at?: string }) =>
    withDatabase(async (context) => {
      const { call } = await context.operator({ reads_websites: true })
      const done = await call('run_weeks', at === undefined ? {} : { at })
      const { live, rolled, back_to_draft, closed, newsletters } = done
      print(
        json,
        done,
        `${done.at}: ${live} went live, ${rolled} moved to a later week, ${plural(back_to_draft, 'is a draft', 'are drafts')} again; ${plural(closed, 'week')} closed; ${plural(newsletters, 'newsletter')} composed.`,
      )
    }),
  )

backupCommands(program)
orderCommands(program)
jobCommands(program)
webhookCommands(program)

shopCommands(program)

program
  .command('seed-demo')
  .description('add sample listings to look at')
  .option('--count <count>', 'how many', whole, 60)
  .option('--json', 'print JSON')
  .action(({ count, json = false }: Json & { count: number }) =>
    withDatabase(async (context) => {
      const { call } = await context.operator()
      const { added } = await call('add_samples', { count })
      print(json, { added }, `${added} sample listings added.`)
    }),
  )

/** Does what the words of one line ask for, and answers what the process ends with. */
export async function runCommand(words: string[]): Promise<number> {
  try {
    await program.parseAsync(words, { from: 'user' })
    return 0
  } catch (error) {
    // commander has said what was wrong; help and version are no mistakes.
    return error instanceof CommanderError ? (error.exitCode === 0 ? 0 : 2) : exitFor(error)
  }
}

if (import.meta.main) {
  process.exitCode = await runCommand(process.argv.slice(2))
  // What a service that failed to start has begun would keep the process alive.
  if (process.exitCode !== 0) process.stderr.write('', () => process.exit())
}
