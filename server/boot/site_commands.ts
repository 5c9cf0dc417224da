import { InvalidArgumentError, type Command } from 'commander'
import { failUsage } from '../base/error.ts'
import { lookUpListings } from '../team/listings.ts'
import { listSites } from '../team/sites.ts'
import { print, withDatabase } from './command.ts'
import { snakeCase } from './snake_case.ts'

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
  /^[1-9]\d{0,8}$/.test(text) ? Number(text) : failUsage('', `"${text}" is no listing's id. Find it: listing-server listing list`)

export const whole = (text: string): number => {
  if (!/^\d{1,6}$/.test(text)) throw new InvalidArgumentError('Send a whole number.')
  return Number(text)
}

/** Sister directories, and listings of anyone. */
export function siteCommands(program: Command): void {
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
  site
    .command('list')
    .description('all sites with their settings')
    .option('--json', 'print JSON')
    .action(({ json = false }: Json) =>
      withDatabase(async ({ sql }) => {
        const items = (await listSites(sql)).map(({ id: _, ...shown }) => shown)
        const lines = items.map(
          ({ key, host, name, listings, free_seats, paid_seats }) =>
            `${key}  ${name} on ${host}  ${listings} live listings  ${free_seats} free and ${paid_seats} paid seats a week`,
        )
        print(json, { items }, lines.join('\n'))
      }),
    )
  listingCommands(program)
}

function listingCommands(program: Command): void {
  const listing = program.command('listing').description('listings of anyone')
  listing
    .command('list')
    .argument('[words]', 'a number, a name, or part of an address', '')
    .description('the newest listings, or those that have the words')
    .option('--suspended', 'those that are suspended, instead')
    .option('--json', 'print JSON')
    .action((words: string, { suspended = false, json = false }: Json & { suspended?: boolean }) =>
      withDatabase(async ({ sql }) => {
        const found = await lookUpListings(sql, suspended ? 'suspended' : 'found', words.trim())
        const items = found.map(({ id, slug, status, url, plan }) => ({ id, slug, status, plan, url }))
        const lines = items.map(({ id, slug, status, url }) => `${id}  ${status}  ${slug ?? '–'}  ${url}`)
        print(json, { items }, lines.join('\n') || 'No listings.')
      }),
    )
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
}
