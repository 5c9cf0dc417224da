import type { Config } from '../config.ts'
import { jsonLog } from '../events.ts'
import { startService, type Role } from '../start.ts'

const DRAIN_SECONDS_MAX = 15

/** Runs the service until it is told to stop; a second signal ends it at once. */
export async function serve(config: Config, role: Role): Promise<void> {
  const log = jsonLog(
    (line) => process.stderr.write(line),
    () => new Date(),
  )
  for (const rule of config.connect_to) log('warn', 'crawl_connect_to', { rule, note: 'these names may reach private addresses' })
  const running = await startService(config, role, log)
  log('info', 'started', { role, url: running.url, base_url: config.base_url, database: running.database.mode, pid: process.pid })
  const signal = await nextSignal()
  log('info', 'stopping', { signal })
  const late = setTimeout(() => process.exit(1), DRAIN_SECONDS_MAX * 1000)
  late.unref()
  void nextSignal().then(() => process.exit(130))
  await running.stop()
  clearTimeout(late)
  log('info', 'stopped')
  process.exit(0)
}

export function nextSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, resolve)
  })
}
