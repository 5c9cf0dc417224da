#!/usr/bin/env bun
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander'
import { keysOf } from './team/accounts.ts'
import { failField } from './base/error.ts'
import { backupCommands } from './boot/backup_commands.ts'
import { exitFor, print, withDatabase } from './boot/command.ts'
import { doctorCommand } from './boot/doctor_command.ts'
import { version } from '../package.json'
import { orderCommands } from './boot/order_commands.ts'
import { shopCommands } from './boot/shop_commands.ts'
import { snakeCase } from './boot/snake_case.ts'
import type { Role } from './boot/start.ts'

type Json = { json?: boolean }
/** As commander names the options. */
type SiteSettings = {
  host?: string
  name?: string
  freeWeeksAhead?: number
  freeSeats?: number
  paidSeats?: number
  billboardSeats?: number
}

const readListingId = (text: string): number =>
  /^[1-9]\d{0,8}$/.test(text) ? Number(text) : failField('', `"${text}" is no listing's id. list_my_listings and the API show it.`)

const whole = (text: string): number => {
  if (!/^\d{1,6}$/.test(text)) throw new InvalidArgumentError('Send a whole number.')
  return Number(text)
}

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

const account = program.command('account').description('accounts')
account
  .command('create')
  .description('make an account with a confirmed address')
  .requiredOption('--email <email>', 'its e-mail address')
  .option('--name <name>', 'the name of the person')
  .option('--json', 'print JSON')
  .action(({ email, name, json = false }: Json & { email: string; name?: string }) =>
    withDatabase(async (context) => {
      const { call } = await context.operator()
      const made = await call('create_account', { email, ...(name === undefined ? {} : { name }) })
      print(
        json,
        made,
        `${made.email} has an account. Next: listing-server key create --email ${made.email} --scopes account:read,listings:write`,
      )
    }),
  )

account
  .command('operator')
  .description('make somebody one of the site team, or no more')
  .requiredOption('--email <email>', 'whose account')
  .option('--off', 'take the rights away')
  .option('--json', 'print JSON')
  .action(({ email, off = false, json = false }: Json & { email: string; off?: boolean }) =>
    withDatabase(async (context) => {
      const { call } = await context.operator()
      const changed = await call('appoint_operator', { email, operator: !off })
      print(json, changed, `${changed.email} is ${off ? 'no longer' : 'now'} of the site team.`)
    }),
  )

program
  .command('session')
  .description('signing in without an e-mail')
  .command('create')
  .description('print a link that signs in whoever opens it first, within 15 minutes')
  .requiredOption('--email <email>', 'as whom')
  .option('--json', 'print JSON')
  .action(({ email, json = false }: Json & { email: string }) =>
    withDatabase(async (context) => {
      const { call } = await context.operator()
      const made = await call('create_sign_in_link', { email })
      print(json, made, made.url)
    }),
  )

const key = program.command('key').description('API keys')
key
  .command('create')
  .description('make an API key and print it; it is shown this once')
  .requiredOption('--email <email>', 'whose key')
  .requiredOption('--scopes <scopes>', 'comma separated: account:read, listings:write, orders:write, listings:manage')
  .option('--name <name>', 'what it is for', 'default')
  .option('--expires <time>', 'an instant, a date, or a duration such as 30d')
  .option('--json', 'print JSON')
  .action(({ json = false, ...given }: Json & { email: string; scopes: string; name: string; expires?: string }) =>
    withDatabase(async (context) => {
      const { call } = await context.operator()
      const made = await call('create_key_of', given)
      print(json, made, made.key)
    }),
  )
key
  .command('list')
  .description('list the keys of an account, without the keys themselves')
  .requiredOption('--email <email>', 'whose keys')
  .option('--json', 'print JSON')
  .action(({ email, json = false }: Json & { email: string }) =>
    withDatabase(async (context) => {
      const keys = await keysOf(context, email)
      const lines = keys.map(({ start, name, scopes, expires_at, revoked_at }) => {
        const end = revoked_at ? `revoked ${revoked_at.toISOString()}` : expires_at ? `until ${expires_at.toISOString()}` : 'no expiry'
        return `${start}…  ${name}  ${scopes.join(',')}  ${end}`
      })
      print(json, { items: keys }, lines.join('\n') || 'No keys.')
    }),
  )
key
  .command('revoke')
  .description('end a key at once')
  .requiredOption('--email <email>', 'whose key')
  .requiredOption('--name <name>', 'which key')
  .option('--json', 'print JSON')
  .action(({ email, name, json = false }: Json & { email: string; name: string }) =>
    withDatabase(async (context) => {
      const { call } = await context.operator()
      await call('revoke_key_of', { email, name })
      print(json, { revoked: name }, `The key "${name}" no longer works.`)
    }),
  )

const site = program.command('site').description('sister directories of this deployment, told apart by host')
site
  .command('set')
  .argument('<key>', 'its short name, such as tools')
  .description('make or change a site')
  .option('--host <host>', 'the host it answers on')
  .option('--name <name>', 'its name')
  .option('--free-weeks-ahead <weeks>', 'how far ahead free launches begin', whole)
  .option('--free-seats <seats>', 'free launches a week', whole)
  .option('--paid-seats <seats>', 'paid launches a week', whole)
  .option('--billboard-seats <seats>', 'billboards a week', whole)
  .option('--json', 'print JSON')
  .action((name: string, { json = false, ...settings }: Json & SiteSettings) =>
    withDatabase(async (context) => {
      const { call } = await context.operator()
      const made = await call('set_site', { key: name, ...snakeCase(settings) })
      print(json, made, `${made.key}: ${made.name} on ${made.host}`)
    }),
  )

program
  .command('weeks')
  .description('launch weeks')
  .command('run')
  .description('do what is due: launches go live, others move to the next free seat, weeks close, newsletters are written')
  .option('--at <time>', 'as if it were this time: an instant, a date, or a duration from now such as 30d')
  .option('--json', 'print JSON')
  .action(({ at, json = false }: Json & { at?: string }) =>
    withDatabase(async (context) => {
      const { call } = await context.operator()
      const done = await call('run_weeks', at === undefined ? {} : { at })
      const { live, rolled, back_to_draft, closed, newsletters } = done
      print(
        json,
        done,
        `${done.at}: ${live} went live, ${rolled} moved to a later week, ${back_to_draft} are drafts again; ${closed} weeks closed; ${newsletters} newsletters composed.`,
      )
    }),
  )

backupCommands(program)
orderCommands(program)

const listing = program.command('listing').description('listings of anyone')
listing
  .command('suspend')
  .argument('<id>', 'the number of the listing')
  .description('take a listing out of everything public at once; its owner gets an e-mail')
  .option('--reason <text>', 'why, in words for its owner')
  .option('--json', 'print JSON')
  .action((id: string, { reason, json = false }: Json & { reason?: string }) =>
    withDatabase(async (context) => {
      const { call } = await context.operator()
      const held = await call('suspend_listing', { listing_id: readListingId(id), reason: reason?.trim() || null })
      print(json, held, `Listing ${held.listing_id} is ${held.status}.`)
    }),
  )
listing
  .command('restore')
  .argument('<id>', 'the number of the listing')
  .description('give a suspended listing back what it was')
  .option('--json', 'print JSON')
  .action((id: string, { json = false }: Json) =>
    withDatabase(async (context) => {
      const { call } = await context.operator()
      const held = await call('unsuspend_listing', { listing_id: readListingId(id) })
      print(json, held, `Listing ${held.listing_id} is ${held.status}.`)
    }),
  )

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
