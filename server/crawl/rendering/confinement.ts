import { constants } from 'node:fs'
import { access } from 'node:fs/promises'

/** What this machine lets us take from the browser before it starts; found out by trying it, once. */
export type Confinement = {
  /** In front of the driver: no network at all, and processes that end with the first of them. */
  driver: string[]
  /** In front of the browser: an account that owns nothing. */
  browser: string[]
  /** The browser's own sandbox around what runs pages. */
  sandbox: boolean
  /** The account that the browser's folder has to belong to, or null for ours. */
  account: number | null
}

/** `nobody` on every Linux. */
const NOBODY = 65_534
const PROBE_MILLISECONDS_MAX = 5000

/** Namespaces without privileges where we are not root; both want a kernel that allows them. */
export async function findConfinement(program: string): Promise<Confinement> {
  const [unshare, setpriv] = await Promise.all([findTool('unshare'), findTool('setpriv')])
  const is_root = process.getuid?.() === 0
  const apart = ['--net', '--pid', '--fork', '--kill-child', '--']
  const namespaces = unshare === null ? [] : [unshare, ...(is_root ? [] : ['--user', '--map-current-user']), ...apart]
  const driver = await firstThatRuns([namespaces], ['true'])
  const lesser = setpriv === null ? [] : [setpriv, `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', '--no-new-privs', '--']
  const browser = is_root ? await firstThatRuns([lesser], ['test', '-r', program, '-a', '-x', program]) : []
  const is_nobody = browser.length > 0
  const nested = unshare === null ? null : [unshare, '--user', '--net', '--pid', '--fork', 'true']
  const sandbox = nested !== null && (is_nobody || !is_root) && (await runs([...driver, ...browser, ...nested]))
  return { driver, browser, sandbox, account: is_nobody ? NOBODY : null }
}

/** The first of the prefixes with which the command runs; none where none does. */
async function firstThatRuns(prefixes: string[][], command: string[]): Promise<string[]> {
  for (const prefix of prefixes) if (prefix.length > 0 && (await runs([...prefix, ...command]))) return prefix
  return []
}

async function runs(command: string[]): Promise<boolean> {
  try {
    const child = Bun.spawn(command, {
      stdin: 'ignore',
      stdout: 'ignore',
      stderr: 'ignore',
      env: ENVIRONMENT,
      timeout: PROBE_MILLISECONDS_MAX,
    })
    return (await child.exited) === 0
  } catch {
    // There is no such program.
    return false
  }
}

/** Nothing of the service's own settings. */
export const ENVIRONMENT = { PATH: '/usr/bin:/bin:/usr/sbin:/sbin', LANG: 'C.UTF-8' }

async function findTool(name: string): Promise<string | null> {
  for (const folder of ['/usr/bin', '/bin', '/usr/sbin'])
    if (
      await access(`${folder}/${name}`, constants.X_OK).then(
        () => true,
        () => false,
      )
    )
      return `${folder}/${name}`
  return null
}
