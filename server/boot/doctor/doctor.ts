import { createResolverOf } from '../../crawl/dns.ts'
import { ConfigError } from '../../base/config_error.ts'
import { readConfig, type Config } from '../../core/config.ts'
import { failed, ok, reasonOf, type Finding, type Found, type Skew } from './finding.ts'
import { checkBackups, checkBrowser, checkDatabase, checkDisk, checkProcesses, judgeClock } from './here.ts'
import { checkMail, type Dns } from './mail.ts'
import { checkModel, checkPayments, checkProxy, checkVies } from './outside.ts'

type Env = Record<string, string | undefined>
export type Diagnosis = { ok: boolean; version: string; checks: Finding[] }

/** A little more than what each part allows itself, so that its own words come through. */
export const CHECK_MILLISECONDS_MAX = 4_800
const DNS_MILLISECONDS_MAX = 2_000

/**
 * Looks at everything the settings name, all at once, and changes nothing. What is not set up is no failure. No check takes longer than
 * five seconds, whatever the other side does.
 */
export async function diagnose(env: Env, version: string, dns?: Dns): Promise<Diagnosis> {
  let config: Config
  try {
    config = readConfig(env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    const settings = failed(error.message, 'Correct it first: the rest could not be looked at.')
    return { ok: false, version, checks: [{ check: 'settings', ...settings }] }
  }
  const skews: Skew[] = []
  const found = await lookAtAll({
    settings: async () => ok(`All can be used; ${config.production ? 'production' : 'not production (NODE_ENV)'}, ${config.base_url}.`),
    database: () => checkDatabase(config, skews),
    processes: async () => checkProcesses(config),
    disk: () => checkDisk(config),
    backups: () => checkBackups(config),
    ...checksOutside(config, skews, dns ?? createResolverOf(config.dns_servers, DNS_MILLISECONDS_MAX, 1)),
    proxy: () => checkProxy(config, skews),
  })
  found.splice(4, 0, { check: 'clock', ...judgeClock(config, skews) })
  return { ok: found.every(({ state }) => state !== 'failed'), version, checks: found }
}

/** What DNS says of the sender changes too rarely to be asked each time. */
const SILENT: Dns = { resolveTxt: async () => [] }

/** Looks only at what callers go on without while it is lost: what needs it waits. */
export const lookOutside = (config: Config): Promise<Finding[]> => lookAtAll(checksOutside(config, [], SILENT))

type Checks = Record<string, () => Promise<Found>>

const checksOutside = (config: Config, skews: Skew[], dns: Dns): Checks => ({
  browser: () => checkBrowser(config),
  mail: () => checkMail(config, dns),
  payments: () => checkPayments(config),
  vies: () => checkVies(config),
  model: () => checkModel(config, skews),
})

const lookAtAll = (checks: Checks): Promise<Finding[]> =>
  Promise.all(Object.entries(checks).map(async ([check, look]) => ({ check, ...(await bounded(look)) })))

async function bounded(look: () => Promise<Found>): Promise<Found> {
  const { promise: late, resolve } = Promise.withResolvers<Found>()
  const timer = setTimeout(
    () => resolve(failed('It did not answer within 5 s.', 'See that it runs and can be reached from this machine.')),
    CHECK_MILLISECONDS_MAX,
  )
  try {
    return await Promise.race([look(), late])
  } catch (error) {
    return failed(reasonOf(error), 'See that it runs and can be reached from this machine.')
  } finally {
    clearTimeout(timer)
  }
}

const WORDS = { ok: 'ok', unset: 'not set', advice: 'advice', failed: 'FAILED' }

/** One line a check, its fix beside it. */
export function writeDiagnosis({ checks }: Diagnosis): string {
  const width = Math.max(...checks.map(({ check }) => check.length))
  return checks
    .map(({ check, state, says, fix }) => `${WORDS[state].padEnd(7)}  ${check.padEnd(width)}  ${says}${fix === null ? '' : ` → ${fix}`}`)
    .join('\n')
}
