import { shareCounts } from '../base/rates/shared_counts.ts'
import type { Log } from '../base/observe/events.ts'
import type { Config } from '../core/config.ts'
import type { Address } from '../database/open.ts'
import { openRoom, type Room } from '../database/disk.ts'
import { openDatabase, openServiceDatabase } from '../database/open.ts'
import { CONNECTIONS_OF_PROCESS } from '../database/cluster_settings.ts'
import { PLACE, type Message, type Ready } from './fleet.ts'
import { keep, type Kept } from './keep.ts'
import type { Overrides, Role, Running } from './start.ts'

type Env = Record<string, string | undefined>

/** What the process that was started answers for, whether it serves itself or keeps those who do. */
export type Serving = Pick<Running, 'url' | 'drain' | 'stop'> & { database: Pick<Running['database'], 'mode'> }

/** Starts a service while its database, which is mostly waited for, is opened: loading the code takes as long. */
export async function startBeside(config: Config, role: Role, log: Log, overrides: Overrides = {}): Promise<Running> {
  const database = openServiceDatabase({ ...config, log })
  // Who waits for it is told; until then nobody does.
  database.catch(() => {})
  const { startService } = await import('./start.ts')
  return startService(config, role, log, { ...overrides, database })
}

/**
 * The whole service on one machine: this process answers calls, and a second one of lower priority reads websites, so that neither the
 * work nor a page that breaks it makes a caller wait. A worker that dies is started again; its jobs go on where they were.
 */
export async function startAll(config: Config, env: Env, log: Log): Promise<Running> {
  const running = await startBeside(config, 'web', log)
  const worker = keep({ role: 'worker', env: keptEnv(config, env, running.database.address), log })
  return {
    ...running,
    drain: async () => void (await Promise.all([running.drain(), worker.stop()])),
    stop: async () => {
      await worker.stop()
      await running.stop()
    },
  }
}

/**
 * Several web processes on one port, and a worker where the role has one. This process answers nothing itself: it keeps the others and the
 * embedded database, so that whichever of them dies is started again while the rest go on.
 */
export async function startFleet(config: Config, env: Env, role: Role, log: Log): Promise<Serving> {
  const { web_processes: size, host, port } = config
  const connections_max = Math.max(100, CONNECTIONS_OF_PROCESS * (size + 2))
  const database = await openDatabase({ ...config, replica_url: null, pool_max: 1, log, exclusive: true, connections_max })
  const counts = shareCounts(size)
  const kept: Kept[] = []
  const stop = async (signal: 'SIGTERM' | 'SIGINT') => {
    await Promise.all(kept.splice(0).map((child) => child.stop(signal)))
  }
  const end = async () => {
    await stop('SIGINT')
    counts.close()
    await database.close()
  }
  const shared = keptEnv(config, env, database.address)
  try {
    // The first one makes the database ready; the others find it so.
    for (let own = 0; own < size; own++) await keepWeb({ kept, own, size, file: counts.file, env: shared, log })
    if (role === 'all') kept.push(keep({ role: 'worker', env: shared, log }))
  } catch (error) {
    await end()
    throw error
  }
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  return { url, database: { mode: database.mode }, drain: () => stop('SIGTERM'), stop: end }
}

type Place = { kept: Kept[]; own: number; size: number; file: number; env: Env; log: Log }

/** Resolves once the process in this place answers; throws where it never does, having said why itself. */
async function keepWeb({ kept, own, size, file, env, log }: Place): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let started = false
  const onMessage = (message: unknown) => {
    // Nobody else has this channel.
    const said = message as Message | Ready
    if ('ready' in said) {
      started = true
      return resolve()
    }
    for (const [place, child] of kept.slice(0, size).entries())
      if (said.to === 'others' ? place !== own : place === said.to) child.send({ ...said, from: own })
  }
  const onDeath = () => {
    if (!started) reject(new Error('A web process ended before it answered; what it said stands above.'))
    return started
  }
  kept.push(keep({ role: 'web', env: { ...env, [PLACE]: `${own}/${size}` }, log, file, onMessage, onDeath }))
  await promise
}

/** Names the folder of an embedded database to who gets no more than its address. */
const EMBEDDED = 'LISTING_EMBEDDED_IN'

const keptEnv = ({ database_url, data_dir }: Config, env: Env, address: Address): Env => ({
  ...env,
  DATABASE_URL: database_url ?? socketUrl(address),
  ...(database_url === null && { [EMBEDDED]: data_dir }),
})

/** The disk of the embedded database as a kept process sees it: all look, and one holds the reserve. */
export function roomOf(env: Env, holds: boolean): { room?: Room } {
  const folder = env[EMBEDDED]
  if (folder === undefined) return {}
  const room = openRoom(folder)
  return { room: holds ? room : { ...room, hold: () => {}, release: () => {} } }
}

/** The embedded database, as a second process finds it. */
function socketUrl({ host, port, database, user }: Address): string {
  return `postgres:///${database}?host=${encodeURIComponent(host)}&port=${port}&user=${encodeURIComponent(user)}`
}
