import { type Command, InvalidArgumentError } from 'commander'
import { credentialsFor } from '../session/credentials.ts'
import { credentialsFile, withLock, saveCredential, findCredential } from '../session/credentials_file.ts'
import { io } from '../terminal/io.ts'
import { examples, run } from '../session/session.ts'
import { startOf } from './whoami.ts'

const SCOPES = ['account:read', 'listings:write', 'orders:write', 'listings:manage', 'webhooks:manage']

type Options = { device?: boolean; scopes: string[] }

function readScopes(text: string): string[] {
  const scopes = text.split(',').map((scope) => scope.trim())
  const wrong = scopes.find((scope) => !SCOPES.includes(scope))
  if (wrong !== undefined) throw new InvalidArgumentError(`There is no scope "${wrong}"; there are ${SCOPES.join(', ')}.`)
  return scopes
}

export function loginCommand(program: Command): void {
  program
    .command('login')
    .description('sign in with your browser; the login is kept for this service')
    .option('--device', 'show a code to type in a browser on another machine')
    .option('--scopes <scopes>', 'what it may do, comma separated', readScopes, SCOPES)
    .addHelpText(
      'after',
      examples('listing login', 'listing login --device', 'listing --base-url https://directory.example login --scopes account:read'),
    )
    .action(({ device, scopes }: Options, command: Command) =>
      run(command, async ({ terminal, baseUrl }) => {
        const { discover } = await import('../session/oauth.ts')
        const server = await discover(baseUrl)
        const login = device
          ? await (await import('../session/login_device.ts')).loginByDevice(server, scopes, terminal)
          : await (await import('../session/login_browser.ts')).loginByBrowser(server, scopes, terminal)
        await terminal.settle()
        await withLock(() => saveCredential(baseUrl, login))
        const { createListing } = await import('../../sdk/index.ts')
        const { unlessReadOnly } = await import('../files/own_listing.ts')
        // Without account:read nobody says whose it is.
        const account = await unlessReadOnly(createListing({ baseUrl, apiKey: login.access_token }).getAccount())
        if (io().env.LISTING_API_KEY) terminal.talk('LISTING_API_KEY is set and is used instead, until you unset it.', 'yellow')
        const said = { email: account?.email ?? null, scopes: account?.credential.scopes ?? scopes, file: credentialsFile() }
        terminal.answer(said, (shown, { style }) => [
          `${style.green('Signed in')}${shown.email === null ? '' : ` as ${shown.email}`}: ${shown.scopes.join(', ')}`,
          `Kept in ${shown.file}, which only you can read. \`listing logout\` ends it.`,
          ...(account ? [`Next: ${startOf(account.counts)}`] : []),
        ])
      }),
    )
}

export function logoutCommand(program: Command): void {
  program
    .command('logout')
    .description('sign out of this service, here and there')
    .addHelpText('after', examples('listing logout'))
    .action((_options: object, command: Command) =>
      run(command, async ({ terminal, baseUrl }) => {
        const kept = findCredential(baseUrl)
        const revoked = typeof kept === 'object' ? await (await import('../session/oauth.ts')).revokeLogin(kept) : true
        if (kept !== undefined) await withLock(() => saveCredential(baseUrl, null))
        if (!revoked) terminal.talk(`${baseUrl} did not answer; end the app there too: ${baseUrl}/account/apps`, 'yellow')
        if (credentialsFor(baseUrl).source === 'LISTING_API_KEY')
          terminal.talk('LISTING_API_KEY is still set; unset it to be signed out.', 'yellow')
        terminal.answer({ signed_out: kept !== undefined, revoked: kept !== undefined && revoked }, () => [
          kept === undefined ? 'You were not signed in.' : 'Signed out.',
        ])
      }),
    )
}
