import { createReadStream, createWriteStream, existsSync, readdirSync, statSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { version } from '../../package.json'
import { findSecret, placeSecret } from '../base/secret.ts'
import { ArchiveUnusable, readArchive } from '../backup/archive.ts'
import { backUp, NothingToBackUp, type Backup, type BackupOptions } from '../backup/backup.ts'
import { readManifest, RestoreRefused } from '../backup/manifest.ts'
import { restore, type Restored } from '../backup/restore.ts'
import { readConfig, type Config } from '../core/config.ts'
import { openDatabase } from '../database/open.ts'
import { openFiles } from '../files/store.ts'
import { installJobs } from '../jobs/queue.ts'
import { ApiError } from '../base/error.ts'

/** What a command says and exits 1 with. */
const refused = (detail: string, cause?: unknown): ApiError =>
  new ApiError('validation_failed', { detail }, cause === undefined ? {} : { cause })

export type BackupFile = Backup & { file: string }
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

type Wanted = Pick<BackupOptions, 'address' | 'secret' | 'with_secret' | 'now' | 'signal'>

/** One archive, in its place when it is whole. */
export const writeBackup = (file: string, config: Config, wanted: Wanted): Promise<Backup> =>
  writeWhole(file, (sink) => backUp(sink, { ...wanted, files: filesOf(config), listing_version: version }))

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
        installJobs: () => installJobs(address, JOB_RULES),
      })
    } finally {
      source.destroy()
      await database.close()
    }
  })
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
    return { file, created_at, listing_version, schema_version, tables: tables.length, uploads, secret }
  })
}

const hasEmbedded = ({ data_dir }: Config): boolean => existsSync(join(data_dir, 'postgres'))
const filesOf = ({ data_dir, bucket }: Config) => openFiles({ folder: join(data_dir, 'uploads'), bucket })

function openSource(file: string): Readable {
  if (file === '-') return process.stdin
  if (!statSync(file).isFile()) throw refused(`${file} is no file.`)
  return createReadStream(file)
}

/** A file is written beside its place and takes it when it is whole and on the disk. */
async function writeWhole<Done>(file: string, write: (sink: Writable) => Promise<Done>): Promise<Done> {
  if (file === '-') return await write(process.stdout)
  const place = resolve(file)
  if (existsSync(place) && !statSync(place).isFile()) throw refused(`${file} is no file: use - to write to stdout.`)
  await removeLeftovers(place)
  const unfinished = `${place}.${process.pid}.unfinished`
  try {
    // Closed when it ends; flushed first, so that a name of a whole archive never stands for less after a power cut.
    const done = await write(createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }))
    await rename(unfinished, place)
    // The new name must outlive a power cut too.
    const folder = await open(dirname(place))
    await folder.sync()
    await folder.close()
    return done
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** What backups to this place left that were killed. */
async function removeLeftovers(place: string): Promise<void> {
  const start = `${basename(place)}.`
  for (const name of readdirSync(dirname(place))) {
    const [, pid] = /^(\d+)\.unfinished$/.exec(name.startsWith(start) ? name.slice(start.length) : '') ?? []
    if (pid !== undefined && !isAlive(Number(pid))) await rm(join(dirname(place), name), { force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
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
