import { PassThrough } from 'node:stream'
import type { Client } from 'pg'
import type { Address } from '../database/address.ts'
import { isCrossed } from '../database/errors.ts'
import type { Files } from '../files/store.ts'
import { job_schema } from '../jobs/queue.ts'
import { backUp, type BackupOptions } from './backup.ts'
import { RestoreRefused } from './manifest.ts'
import { exists, quoted, quotedWord, tablesOf } from './catalog.ts'
import { restore, type Restored, type RestoreOptions } from './restore.ts'
import { BACKUP_SESSION, withSession } from './session.ts'

type Copying = Pick<BackupOptions, 'secret' | 'listing_version' | 'now' | 'signal'> & Pick<RestoreOptions, 'installJobs'>
type MoveOptions = Copying & {
  from: Address
  to: Address
  /** Told when writes stop. */
  onStop(): void
}

/** Pictures are where they are, whichever database knows of them. */
const NO_FILES: Files = { put: async () => {}, read: async () => null, remove: async () => {} }

/**
 * Copies a database that is in use into an empty one, and leaves the old one read-only, so that nothing written to it afterwards can be lost.
 * First all of it is copied for trial: what would go wrong goes wrong while everybody still writes. Then writers wait behind a lock of every
 * table, which goes by itself should this process die, readers go on, and the whole is copied as it stands. The old one is read-only before the
 * new one shows anything: whenever this process dies, one of the two at most takes writes, and the same call does the rest.
 */
export async function move({ from, to, onStop, ...options }: MoveOptions): Promise<Restored> {
  await copy(from, to, options, { trial: true })
  return await withSession(from, async (client) => {
    const tables = [
      ...(await tablesOf(client)).map(({ name }) => name),
      ...((await exists(client, `${job_schema}.job`)) ? [`${job_schema}.job`] : []),
    ]
    await stopWrites(client, tables)
    onStop()
    const onFilled: RestoreOptions['onFilled'] = async (undo) => {
      undo.push(() => moveBack(from))
      await freeze(from)
      // Before the locks go: a writer that waits for one would write where nobody looks for it any more.
      await endSessions(client)
    }
    const done = await copy(from, to, options, { onFilled })
    await client.query('commit')
    return done
  })
}

const STOPPING_TRIES_MAX = 20

/** A writer that holds one table and goes on to another may wait for us as we wait for it: the database ends one of the two, mostly this. */
async function stopWrites(client: Client, tables: readonly string[]): Promise<void> {
  for (let tries = 1; ; tries++) {
    await client.query('begin')
    try {
      await client.query(`lock table ${tables.map(quoted).join(', ')} in share mode`)
      return
    } catch (error) {
      await client.query('rollback')
      if (!isCrossed(error) || tries === STOPPING_TRIES_MAX) throw error
    }
  }
}

/** At once, which it would not be in the transaction that holds the locks: whoever comes from now on only reads. */
const freeze = (address: Address): Promise<unknown> =>
  withSession(address, async (client) => {
    await client.query('set default_transaction_read_only = off')
    await client.query(`alter database ${quotedWord(address.database)} set default_transaction_read_only = on`)
  })

/** Makes a database that was moved away writable again. Answers whether it was one. */
export async function moveBack(address: Address): Promise<boolean> {
  return await withSession(address, async (client) => {
    const { rows } = await client.query<{ frozen: string }>(`select current_setting('default_transaction_read_only') as frozen`)
    if (rows[0]?.frozen !== 'on') return false
    await client.query('set default_transaction_read_only = off')
    await client.query(`alter database ${quotedWord(address.database)} reset default_transaction_read_only`)
    await endSessions(client)
    return true
  })
}

type Ending = Pick<RestoreOptions, 'trial' | 'onFilled'>

async function copy(from: Address, to: Address, { installJobs, ...options }: Copying, ending: Ending): Promise<Restored> {
  const archive = new PassThrough()
  const [given, taken] = await Promise.allSettled([
    backUp(archive, { ...options, address: from, files: NO_FILES, with_secret: false }).catch((error: unknown) => {
      archive.destroy()
      throw error
    }),
    restore(archive, {
      ...{ address: to, files: NO_FILES, secret: options.secret, without_secret: false, installJobs },
      placeSecret: () => () => {},
      ...ending,
    }),
  ])
  // Where one end fails the other breaks off; the end that was refused says why.
  if (given.status === 'rejected' && (taken.status === 'fulfilled' || !(taken.reason instanceof RestoreRefused))) throw given.reason
  if (taken.status === 'rejected') throw taken.reason
  return taken.value
}

const ENDING_MILLISECONDS_MAX = 10_000

/**
 * Sessions of before keep what they were opened with: their clients open new ones. Waits until each is gone; the database's own workers are
 * none, and backups, such as what is copied here, only read.
 */
const endSessions = (client: Client) =>
  client.query(
    `select pg_terminate_backend(pid, $1) from pg_stat_activity
     where datname = current_database() and application_name <> $2 and backend_type = 'client backend' and pg_has_role(usesysid, 'usage')`,
    [ENDING_MILLISECONDS_MAX, BACKUP_SESSION],
  )
