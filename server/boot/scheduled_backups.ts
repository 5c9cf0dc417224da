import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { archivesIn, isArchive, nameOf } from '../backup/scheduled.ts'
import { findSecret } from '../base/secret.ts'
import type { Service } from '../core/context.ts'
import { removeLeftovers, writeBackup } from './archive_file.ts'

/**
 * Writes the archive of the time that came last, unless it is there: whatever was missed while nothing ran is made good once, and asking
 * again does nothing. An archive is named by the time it was due, so names are in the order of time and the oldest go first; one of a time to
 * come, which somebody asked for, pushes none out before its time.
 */
export async function backUpWhenDue({ config, address, clock, events }: Service, signal: AbortSignal): Promise<void> {
  if (config.backups === null) return
  const { folder, every_seconds, keep } = config.backups
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // Of whatever time: a folder that each kill leaves most of an archive in is full one day.
  await removeLeftovers(folder, isArchive)
  const now = clock()
  const name = nameOf(now, every_seconds * 1000)
  const file = join(folder, name)
  if (await isFile(file)) return
  const secret = findSecret(config)
  const done = await writeBackup(file, config, { address, secret, with_secret: secret !== null, now, signal })
  events.log('info', 'backed_up', {
    file,
    bytes: done.bytes,
    rows: done.rows,
    uploads: done.uploads,
    missing_uploads: done.missing_uploads,
  })
  const archives = await archivesIn(folder)
  for (const old of archives.filter((each) => each <= name).slice(0, -keep)) await rm(join(folder, old), { force: true })
}

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  )
