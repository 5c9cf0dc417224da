import { createReadStream, existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { version } from '../../package.json'
import type { Readable } from 'node:stream'
import { findSecret, placeSecret } from '../base/secret.ts'
import { ArchiveUnusable, readArchive } from '../backup/archive.ts'
import { NothingToBackUp, type Backup } from '../backup/backup.ts'
import { checkSchema, readManifest, RestoreRefused, type Manifest } from '../backup/manifest.ts'
import { move, moveBack } from '../backup/move.ts'
import { restore, type Restored } from '../backup/restore.ts'
import { readConfig, type Config } from '../core/config.ts'
import { showAddress } from '../database/address.ts'
import { openDatabase } from '../database/open.ts'
import { installJobs as installJobsAt } from '../jobs/queue.ts'
import { filesOf, refused, writeBackup } from './archive_file.ts'

type BackupFile = Backup & { file: string }
export type Verified = {
  file: string
  created_at: string
  listing_version: string
  schema_version: number
  tables: number
  uploads: number
  secret: boolean
}

export async function backUpTo(file: string, with_secret: boolean): Promise<BackupFile> {
  const config = readConfig(process.env)
  const secret = findSecret(config)
  if (with_secret && secret === null && (config.database_url !== null || hasEmbedded(config)))
    throw refused('There is no secret here to back up: set AUTH_SECRET or DATA_DIR as for the service, or add --without-secret.')
  // Opening an embedded database makes one where there is none.
  if (config.database_url === null && !hasEmbedded(config))
    throw refused(`There is no database in ${config.data_dir}: set DATA_DIR or DATABASE_URL as for the service.`)
  if (file === '-' && process.stdout.isTTY) throw refused('An archive is not for a terminal: send it into a file or another command.')
  return await explained(file, () =>
    untilInterrupted(async (signal) => {
      const database = await openDatabase({ ...config, pool_max: 1, log: () => {}, application_name: 'listing backup' })
      try {
        return { file, ...(await writeBackup(file, config, { address: database.address, secret, with_secret, now: new Date(), signal })) }
      } finally {
        await database.close()
      }
    }),
  )
}

export async function restoreFrom(file: string, without_secret: boolean): Promise<Restored> {
  const config = readConfig(process.env)
  const { JOB_RULES } = await import('./job_rules.ts')
  return await explained(file, async () => {
    const source = openSource(file)
    // A service must not start on it meanwhile.
    const database = await openDatabase({ ...config, pool_max: 1, log: () => {}, application_name: 'listing restore', exclusive: true })
    try {
      const { address } = database
      return await restore(source, {
        address,
        files: filesOf(config),
        secret: findSecret(config),
        without_secret,
        placeSecret: (secret) => placeSecret(config.data_dir, secret),
        installJobs: () => installJobsAt(address, JOB_RULES),
      })
    } finally {
      source.destroy()
      await database.close()
    }
  })
}

/** From the embedded database to one of the operator's; `onTrial` is told when that one has answered, `onStop` when writes stop. */
export async function moveTo(url: string, onTrial: () => void, onStop: () => void): Promise<Restored> {
  const config = readConfig(process.env)
  if (config.database_url !== null) throw refused('The database is one of yours already: unset DATABASE_URL, or use backup and restore.')
  if (!hasEmbedded(config)) throw refused(`There is no database in ${config.data_dir}: set DATA_DIR as for the service.`)
  const { JOB_RULES } = await import('./job_rules.ts')
  const opened = { ...config, pool_max: 1, log: () => {}, application_name: 'listing move' }
  const target = await openDatabase({ ...opened, database_url: url, setting: '--to' })
  await target.close()
  const to = target.address
  return await explained(showAddress(to), () =>
    untilInterrupted(async (signal) => {
      const database = await openDatabase(opened)
      try {
        const installJobs = () => installJobsAt(to, JOB_RULES)
        const secret = findSecret(config)
        onTrial()
        return await move({ from: database.address, to, secret, listing_version: version, now: new Date(), signal, installJobs, onStop })
      } finally {
        await database.close()
      }
    }),
  )
}

/** Takes a move back: the embedded database is written to again. */
export async function moveBackHere(): Promise<void> {
  const config = readConfig(process.env)
  if (!hasEmbedded(config)) throw refused(`There is no database in ${config.data_dir}: set DATA_DIR as for the service.`)
  const database = await openDatabase({ ...config, database_url: null, pool_max: 1, log: () => {}, application_name: 'listing move' })
  try {
    if (!(await moveBack(database.address))) throw refused('This database was not moved: it is written to as ever.')
  } finally {
    await database.close()
  }
}

export async function verifyFile(file: string): Promise<Verified> {
  return await explained(file, async () => {
    const members = readArchive(openSource(file))
    const manifest = readManifest((await members.next()).value ?? undefined)
    let uploads = 0
    let secret = false
    for await (const { name } of members) {
      if (name.startsWith('uploads/')) uploads++
      if (name === 'auth_secret') secret = true
    }
    const { created_at, listing_version, schema_version, tables } = manifest
    // After its end, which may be what is wrong with it.
    checkRestorable(file, manifest)
    return { file, created_at, listing_version, schema_version, tables: tables.length, uploads, secret }
  })
}

/** Whole and of no use here is no archive to count on. */
function checkRestorable(file: string, manifest: Manifest): void {
  try {
    checkSchema(manifest)
  } catch (error) {
    if (!(error instanceof RestoreRefused)) throw error
    throw new RestoreRefused(`${file} is whole, but cannot be restored by this version. ${error.message}`, { cause: error })
  }
}

const hasEmbedded = ({ data_dir }: Config): boolean => existsSync(join(data_dir, 'postgres'))
function openSource(file: string): Readable {
  if (file === '-') return process.stdin
  if (!statSync(file).isFile()) throw refused(`${file} is no file.`)
  return createReadStream(file)
}

/** Ends the work in order when the process is told to end. */
async function untilInterrupted<Done>(work: (signal: AbortSignal) => Promise<Done>): Promise<Done> {
  const told = new AbortController()
  const abort = () => told.abort(refused('Interrupted: nothing was written.'))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, abort)
  try {
    return await work(told.signal)
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.off(signal, abort)
  }
}

const FILE_PROBLEMS: Record<string, string> = {
  ENOSPC: 'the disk is full; nothing was left behind',
  EDQUOT: 'the disk quota is used up; nothing was left behind',
  EFBIG: 'it would be larger than a file may be here; nothing was left behind',
  EACCES: 'it may not be opened by this user',
  EPERM: 'it may not be opened by this user',
  EROFS: 'that file system is read-only',
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'there is no such folder',
  EISDIR: 'it is a folder',
  EPIPE: 'whoever read it has left',
}

/** Says in one sentence what stands in the way. */
async function explained<Done>(file: string, work: () => Promise<Done>): Promise<Done> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ArchiveUnusable) throw refused(`${file} cannot be used: ${error.message}.`, error)
    if (error instanceof NothingToBackUp || error instanceof RestoreRefused) throw refused(error.message, error)
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const problem = FILE_PROBLEMS[code]
    if (problem) throw refused(`${file} cannot be used: ${problem}.`, error)
    if (code === '55P03') throw refused('The schema is being changed: start the backup again in a moment.', error)
    throw error
  }
}
