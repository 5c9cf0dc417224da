import { randomBytes } from 'node:crypto'
import { createWriteStream, existsSync, statSync } from 'node:fs'
import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import type { Writable } from 'node:stream'
import { version } from '../../package.json'
import { backUp, type Backup, type BackupOptions } from '../backup/backup.ts'
import { ApiError } from '../base/error.ts'
import { isAlive } from '../base/is_alive.ts'
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
  await removeLeftovers(dirname(place), (name) => name === basename(place))
  // Two containers may have one number of process, and nobody may put another's half in place.
  const unfinished = `${place}.${process.pid}-${randomBytes(4).toString('hex')}.unfinished`
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

/** Who writes an archive writes all the time: what nobody wrote to for so long is left, though its number is somebody's by now. */
const SILENT_MILLISECONDS_MAX = 3_600_000
const UNFINISHED = /\.(\d{1,10})(?:-[0-9a-f]{8})?\.unfinished$/

/** Removes what backups to places of these names left in a folder that were killed. */
export async function removeLeftovers(folder: string, isOurs: (name: string) => boolean): Promise<void> {
  for (const name of await readdir(folder)) {
    const ending = UNFINISHED.exec(name)
    if (!ending || !isOurs(name.slice(0, ending.index))) continue
    const pid = Number(ending[1])
    const path = join(folder, name)
    const written_at = (await stat(path).catch(() => null))?.mtimeMs ?? 0
    const is_under_way = pid !== process.pid && isAlive(pid) && Date.now() - written_at < SILENT_MILLISECONDS_MAX
    if (!is_under_way) await rm(path, { force: true })
  }
}
