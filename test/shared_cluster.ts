import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import type { Address } from '../server/database/address.ts'
import { openEmbedded } from '../server/database/embedded.ts'
import { openPool } from '../server/database/open.ts'
import { probe } from '../server/database/postmaster.ts'
import { tryLock, waitForLock, type Lock } from '../server/database/lock.ts'
import { rootForDatabases } from './database_root.ts'

/**
 * Keeps the one embedded PostgreSQL of all test runs of this checkout, and stops it a second after the last one ended:
 * done, Ctrl-C or killed. It is a process of its own, because nobody else survives all of these, and because Bun ends the
 * children of a test file with the file.
 *
 * `runs.lock` is shared by the processes that test, `keeper.lock` belongs to the one keeper.
 */
const folder = join(
  rootForDatabases(),
  `listing-test-${userInfo().uid}`,
  createHash('sha256')
    .update(import.meta.dir)
    .digest('hex')
    .slice(0, 12),
)
const runs_lock = join(folder, 'runs.lock')
const keeper_lock = join(folder, 'keeper.lock')
const log_file = join(folder, 'keeper.log')
const address_file = join(folder, 'address.json')
const look_ms = 500
const idle_looks_min = 2
const lock_wait_ms = 10_000
const turn_wait_ms = 2000
const ready_look_ms = 20
const ready_ms_max = 60_000

// Durability is tested on clusters of their own; here only speed counts. Each database is small, short-lived and one of hundreds: looking
// through large buffers for each that goes, and cleaning up behind each, costs more than they themselves.
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_connections: '400',
  max_wal_size: '512MB',
  checkpoint_timeout: '1h',
  shared_buffers: '128MB',
  autovacuum: 'off',
  // A session lives for one file: planning each statement five times for its values costs more than running it does.
  plan_cache_mode: 'force_generic_plan',
}

/** The address of the kept cluster for a test process, which counts as a user of it until it ends. */
export async function keptCluster(): Promise<Address> {
  mkdirSync(folder, { recursive: true })
  const run = await waitForLock(runs_lock, 'shared', lock_wait_ms)
  if (!run) throw new Error(`${runs_lock} is held by a process that does not let go`)
  if (!isHeld(keeper_lock)) {
    // The shell in between makes the keeper nobody's child.
    Bun.spawnSync(['sh', '-c', '"$0" "$1" </dev/null >"$2" 2>&1 &', process.execPath, import.meta.path, log_file])
  }
  const deadline = performance.now() + ready_ms_max
  while (performance.now() < deadline) {
    const address = isHeld(keeper_lock) ? readAddress() : null
    if (address && (await probe(address)) === 'ready') return address
    await Bun.sleep(ready_look_ms)
  }
  throw new Error(`The test database does not start: ${readFileSync(log_file, 'utf8')}`)
}

async function keep(): Promise<void> {
  let turn: Lock | null
  // Waited for, since whoever looks whether there is a keeper holds the lock for that moment.
  while ((turn = await waitForLock(keeper_lock, 'exclusive', turn_wait_ms))) {
    // That of an earlier keeper leads to the same place: who read it now would come before the templates are opened, or take one away meanwhile.
    rmSync(address_file, { force: true })
    const cluster = await openEmbedded({ data_dir: folder, log: console.error, settings })
    await openTemplates(cluster.address)
    writeFileSync(address_file, JSON.stringify(cluster.address))
    for (let idle_looks = 0; idle_looks < idle_looks_min; idle_looks = isHeld(runs_lock) ? 0 : idle_looks + 1) await Bun.sleep(look_ms)
    turn.release()
    // A run that came in between saw the turn taken and relies on us: then take it again.
    if (!isHeld(runs_lock)) return await cluster.close()
  }
}

/** Starting removes what sessions begin with; the first one writes it down anew, and every copy has it then. */
async function openTemplates(address: Address): Promise<void> {
  const admin = openPool(address, { pool_max: 1 })
  const templates = await admin<{ datname: string }[]>`select datname from pg_database where starts_with(datname, 'listing_template_')`
  await admin.end()
  for (const { datname } of templates) {
    const pool = openPool({ ...address, database: datname }, { pool_max: 1 })
    await pool`select 1`
    await pool.end()
  }
}

function isHeld(path: string): boolean {
  const lock = tryLock(path, 'exclusive')
  lock?.release()
  return lock === null
}

function readAddress(): Address | null {
  try {
    return JSON.parse(readFileSync(address_file, 'utf8')) as Address
  } catch {
    return null
  }
}

if (import.meta.main) await keep()
