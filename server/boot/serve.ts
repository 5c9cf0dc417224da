import { readConfig, type Config } from '../core/config.ts'
import { ConfigError } from '../base/config_error.ts'
import { jsonLog, type Log } from '../base/observe/events.ts'
import { writeLines } from './lines.ts'
import { findPort } from './port.ts'
import { joinFleet, sayReady, type Fleet } from './fleet.ts'
import { beKept } from './keep.ts'
import { roomOf, startAll, startBeside, startFleet, type Serving } from './processes.ts'
import type { Role } from './start.ts'

const STOP_SECONDS_MAX = 15
/** Ctrl-C reaches this process directly and through the launcher: signals this close together are one. */
const SAME_SIGNAL_MILLISECONDS = 1500

type Env = Record<string, string | undefined>

/** Runs the service until it is told to end. */
export async function serve(given: Env, role: Role): Promise<void> {
  const fleet = joinFleet(given)
  // Others of the fleet have the port already.
  const { config, env } = fleet ? { config: readConfig(given), env: given } : await settleSettings(given, role)
  const log = jsonLog(writeLines(), () => new Date(), config.log_level)
  const told = untilTold()
  const ended = Promise.withResolvers<string>()
  const kept = beKept(env, () => ended.resolve('its keeper ended'))
  if (!kept)
    for (const rule of config.connect_to) log('warn', 'crawl_connect_to', { rule, note: 'these names may reach private addresses' })
  const running = await startRole(config, env, role, fleet, log)
  const { url, database } = running
  if (fleet) sayReady()
  log('info', kept ? `${role}_started` : 'started', { role, url, base_url: config.base_url, database: database.mode, pid: process.pid })
  const reason = await Promise.race([told, ended.promise])
  log('info', 'stopping', { reason })
  // Ctrl-C is a person who waits; SIGTERM is what ends a process that serves.
  if (reason === 'SIGTERM') await running.drain()
  await running.stop()
  log('info', 'stopped')
  process.exit(0)
}

async function startRole(config: Config, env: Env, role: Role, fleet: Fleet | undefined, log: Log): Promise<Serving> {
  if (role !== 'worker' && config.web_processes > 1 && !fleet) return startFleet(config, env, role, log)
  if (role === 'all') return startAll(config, env, log)
  return startBeside(config, role, log, { ...roomOf(env, fleet?.name === '1'), ...(fleet && { fleet }) })
}

/** The settings of a service: its ports are free, and the one that it answers at is known where any would do, so that every link it gives works. */
export async function settleSettings(env: Env, role: Role = 'all'): Promise<{ config: Config; env: Env }> {
  const config = readConfig(env)
  const { host, port, metrics_port } = config
  if (role !== 'web' && metrics_port !== null) {
    if (role === 'all' && metrics_port === port) throw new ConfigError(`METRICS_PORT: ${port} is the PORT already; set another one.`)
    await findPort({ host, port: metrics_port, setting: 'METRICS_PORT' })
  }
  // A worker answers nowhere else.
  if (role === 'worker') return { config, env }
  const settled = { ...env, PORT: String(await findPort(config)) }
  return { config: readConfig(settled), env: settled }
}

/**
 * Resolves when the process is told to end; called before anything is started, so that a start which is told to end does so in order.
 * A second signal ends the process at once, and so does an end that takes too long.
 */
export function untilTold(): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  let told_at: number | null = null
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (told_at !== null && performance.now() - told_at > SAME_SIGNAL_MILLISECONDS) process.exit(130)
      if (told_at !== null) return
      told_at = performance.now()
      setTimeout(() => process.exit(1), STOP_SECONDS_MAX * 1000).unref()
      resolve(signal)
    })
  return promise
}
