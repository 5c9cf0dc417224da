import { readConfig, type Config } from '../config.ts'
import { jsonLog } from '../events.ts'
import { findPort } from '../port.ts'
import { prepareChecks } from '../spec.ts'
import { startService, type Role } from '../start.ts'
import { beKept, startAll } from './processes.ts'

const STOP_SECONDS_MAX = 15
/** Ctrl-C reaches this process directly and through the launcher: signals this close together are one. */
const SAME_SIGNAL_MILLISECONDS = 1500

type Env = Record<string, string | undefined>

/** Runs the service until it is told to end. */
export async function serve(given: Env, role: Role): Promise<void> {
  const { config, env } = role === 'worker' ? { config: readConfig(given), env: given } : await settleSettings(given)
  const log = jsonLog(
    (line) => process.stderr.write(line),
    () => new Date(),
    config.log_level,
  )
  const told = untilTold()
  const ended = Promise.withResolvers<string>()
  const kept = beKept(env, () => ended.resolve('its keeper ended'))
  if (!kept)
    for (const rule of config.connect_to) log('warn', 'crawl_connect_to', { rule, note: 'these names may reach private addresses' })
  if (role !== 'worker') prepareChecks()
  const running = role === 'all' ? await startAll(config, env, log) : await startService(config, role, log)
  const { url, database } = running
  log('info', kept ? 'worker_started' : 'started', { role, url, base_url: config.base_url, database: database.mode, pid: process.pid })
  const reason = await Promise.race([told, ended.promise])
  log('info', 'stopping', { reason })
  // Ctrl-C is a person who waits; SIGTERM is what ends a process that serves.
  if (reason === 'SIGTERM') await running.drain()
  await running.stop()
  log('info', 'stopped')
  process.exit(0)
}

/** The settings of a service that answers: its port is free, and known where any would do, so that every link it gives works. */
export async function settleSettings(env: Env): Promise<{ config: Config; env: Env }> {
  const config = readConfig(env)
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
