import { createWriteStream, existsSync, readdirSync, statSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import type { Writable } from 'node:stream'
import { version } from '../../package.json'
import { backUp, type Backup, type BackupOptions } from '../backup/backup.ts'
import { ApiError } from '../base/error.ts'
import type { Config } from '../core/config.ts'
import { openFiles } from '../files/store.ts'

type Wanted = Pick<BackupOptions, 'address' | 'secret' | 'with_secret' | 'now' | 'signal'>

/** One archive, in its place when it is whole. */
export const writeBackup = (file: string, config: Config, wanted: Wanted): Promise<Backup> =>
  writeWhole(file, (sink) => backUp(sink, { ...wanted, files: filesOf(config), listing_version: version }))

/** What a command says and exits 1 with. */
export const refused = (detail: string, cause?: unknown): ApiError =>
  new ApiError('validation_failed', { detail }, cause === undefined ? {} : { cause })

export const filesOf = ({ data_dir, bucket }: Config) => openFiles({ folder: join(data_dir, 'uploads'), bucket })

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
