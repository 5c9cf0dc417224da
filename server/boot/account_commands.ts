import type { Command } from 'commander'
import { findAccount, keysOf } from '../team/accounts.ts'
import { plural } from '../base/plural.ts'
import { failField } from '../base/error.ts'
import { findPeople, findPerson } from '../team/people.ts'
import { print, withDatabase } from './command.ts'
import { confirm } from './confirm.ts'

type Json = { json?: boolean }
type Email = Json & { email: string }

/** Accounts, ways to sign in as one, and their keys. */
export function accountCommands(program: Command): void {
  const account = program.command('account').description('accounts')
  makeAccounts(account)
  lookAtAccounts(account)
  program
    .command('session')
    .description('signing in without an e-mail')
    .command('create')
    .description('print a link that signs in whoever opens it first, within 15 minutes')
    .requiredOption('--email <email>', 'as whom')
    .option('--json', 'print JSON')
    .action(({ email, json = false }: Email) =>
      withDatabase(async (context) => {
        const { call } = await context.operator()
        const made = await call('create_sign_in_link', { email })
        print(json, made, made.url)
      }),
    )
  keyCommands(program)
}

function makeAccounts(account: Command): void {
  account
    .command('create')
    .description('make an account with a confirmed address')
    .requiredOption('--email <email>', 'its e-mail address')
    .option('--name <name>', 'the name of the person')
    .option('--json', 'print JSON')
    .action(({ email, name, json = false }: Email & { name?: string }) =>
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
    .description('add somebody to the site team, or remove them')
    .requiredOption('--email <email>', 'whose account')
    .option('--off', 'take the rights away')
    .option('--json', 'print JSON')
    .action(({ email, off = false, json = false }: Email & { off?: boolean }) =>
      withDatabase(async (context) => {
        const { call } = await context.operator()
        const changed = await call('appoint_operator', { email, operator: !off })
        print(json, changed, `${changed.email} is ${off ? 'no longer' : 'now'} on the site team.`)
      }),
    )
  account
    .command('delete')
    .description('delete an account: its keys end, its listings are archived and nobody’s; orders and invoices are kept')
    .requiredOption('--email <email>', 'whose account')
    .option('--yes', 'do not ask')
    .option('--json', 'print JSON')
    .action(({ email, yes = false, json = false }: Email & { yes?: boolean }) =>
      withDatabase(async (context) => {
        const { id, email: address } = await findAccount(context.sql, email)
        const listings = (await findPerson(context.sql, id))?.listings ?? 0
        if (!yes)
          await confirmDeletion(
            `${address} is deleted and its ${listings} listing${listings === 1 ? '' : 's'} taken down for good`,
            address,
          )
        const { call } = await context.operator()
        const gone = await call('delete_account_of', { email: address })
        print(json, gone, `${gone.email} has no account any more.`)
      }),
    )
}

/** Where nobody can be asked, nothing is done. */
async function confirmDeletion(what: string, address: string): Promise<void> {
  if (!process.stdin.isTTY) failField('', `Nothing was done, since nobody can be asked here. With --yes ${what}.`)
  await confirm(what, address)
}

function lookAtAccounts(account: Command): void {
  account
    .command('list')
    .argument('[words]', 'part of an address or a name', '')
    .description('the newest accounts, or those that have the words')
    .option('--json', 'print JSON')
    .action((words: string, { json = false }: Json) =>
      withDatabase(async ({ sql }) => {
        const items = await findPeople(sql, words.trim())
        const lines = items.map(
          ({ email, name, listings, operator }) =>
            `${email}  ${name}  ${plural(listings, 'listing')}${operator ? '  on the site team' : ''}`,
        )
        print(json, { items }, lines.join('\n') || 'No accounts.')
      }),
    )
  account
    .command('show')
    .description('an account: its listings, keys, apps and sessions')
    .requiredOption('--email <email>', 'whose account')
    .option('--json', 'print JSON')
    .action(({ email, json = false }: Email) =>
      withDatabase(async ({ sql }) => {
        const found = await findPerson(sql, (await findAccount(sql, email)).id)
        if (!found) failField('', `There is no account with ${email}.`)
        const { key_list, apps, owns, ...person } = found
        const listings = owns.map(({ id, slug, status }) => ({ id, slug, status }))
        const lines = [
          `${person.email}  ${person.name}${person.operator ? '  on the site team' : ''}`,
          `since ${person.created_at.toISOString()}, ${person.sessions} sessions, ${person.has_password ? 'a' : 'no'} password`,
          ...listings.map(({ id, slug, status }) => `listing ${id}  ${slug ?? '–'}  ${status}`),
          ...key_list.map(({ start, name, revoked_at }) => `key ${start}…  ${name}${revoked_at ? '  revoked' : ''}`),
          ...apps.map(({ name }) => `app ${name}`),
        ]
        print(json, { ...person, owns: listings, key_list, apps }, lines.join('\n'))
      }),
    )
}

function keyCommands(program: Command): void {
  const key = program.command('key').description('API keys')
  key
    .command('create')
    .description('make an API key and print it; it is shown this once')
    .requiredOption('--email <email>', 'whose key')
    .requiredOption('--scopes <scopes>', 'comma separated: account:read, listings:write, orders:write, listings:manage, webhooks:manage')
    .option('--name <name>', 'what it is for', 'default')
    .option('--expires <time>', 'an instant, a date, or a duration such as 30d')
    .option('--json', 'print JSON')
    .action(({ json = false, ...given }: Email & { scopes: string; name: string; expires?: string }) =>
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
    .action(({ email, json = false }: Email) =>
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
    .action(({ email, name, json = false }: Email & { name: string }) =>
      withDatabase(async (context) => {
        const { call } = await context.operator()
        await call('revoke_key_of', { email, name })
        print(json, { revoked: name }, `The key "${name}" no longer works.`)
      }),
    )
}
