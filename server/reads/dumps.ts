import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Service } from '../core/context.ts'
import type { Site } from '../core/sites.ts'
import type { Sql } from '../database/open.ts'
import { dumpRows, type DumpName } from './dump_rows.ts'

/** 03:00 UTC, from which the days of dumps are counted. */
const FIRST_MILLISECONDS = 3 * 3600 * 1000
const DAY_MILLISECONDS = 86_400_000
const DAYS_KEPT = 14
const NAMES: readonly DumpName[] = ['listings', 'boards', 'updates']
const DAY = /^\d{4}-\d{2}-\d{2}$/
const INDEX = 'index.json'
const UNFINISHED = '.unfinished'

type DumpFile = { name: string; bytes: number; rows: number; sha256: string }
export type Dump = { day: string; files: DumpFile[] }

type Known = Pick<Service, 'config' | 'reads' | 'clock' | 'sites' | 'events'>

const folderOf = ({ config }: Pick<Service, 'config'>, site: Site): string => join(config.data_dir, 'dumps', String(site.id))

/**
 * Writes all that is public of each site, unless the dump of the day is there: what was missed while nothing ran is made good once. A day
 * is a folder that takes its name when it is whole, so that nobody reads half of it. One of a day to come, `at` which somebody asked for it,
 * takes none of those that are there, and stands until the next one by the clock.
 */
export async function dumpWhenDue(service: Known, signal: AbortSignal, at: Date = service.clock()): Promise<void> {
  if (!service.config.dumps) return
  const [day, today] = [dayOf(at), dayOf(service.clock())]
  for (const site of await service.sites.all()) {
    const folder = folderOf(service, site)
    await mkdir(folder, { recursive: true })
    await removeOld(folder, today)
    if ((await days(folder)).includes(day)) continue
    const files = await writeDump(service.reads, join(folder, day), { site, now: at, signal })
    if (files === null) continue
    if (day === today) await removeToCome(folder, today)
    service.events.log('info', 'dumped', {
      site: site.key,
      day,
      rows: files.map(({ rows }) => rows),
      bytes: files.map(({ bytes }) => bytes),
    })
  }
}

const dayOf = (time: Date): string => new Date(time.getTime() - FIRST_MILLISECONDS).toISOString().slice(0, 10)

type Wanted = { site: Site; now: Date; signal: AbortSignal }

/** Null where another worker has written the day meanwhile: each has a folder of its own until then, so that neither writes into the other's. */
async function writeDump(sql: Sql, place: string, wanted: Wanted): Promise<DumpFile[] | null> {
  const unfinished = `${place}.${randomUUID()}${UNFINISHED}`
  await mkdir(unfinished)
  try {
    const files: DumpFile[] = []
    for (const name of NAMES) files.push(await writeFile(sql, unfinished, name, wanted))
    await pipeline(Readable.from([JSON.stringify(files)]), createWriteStream(join(unfinished, INDEX), { flush: true }))
    await rename(unfinished, place)
    return files
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    if (error instanceof Error && 'code' in error && (error.code === 'ENOTEMPTY' || error.code === 'EEXIST')) return null
    throw error
  }
}

async function writeFile(sql: Sql, folder: string, name: DumpName, { site, now, signal }: Wanted): Promise<DumpFile> {
  const file = { name: `${name}.jsonl.gz`, bytes: 0, rows: 0 }
  const hash = createHash('sha256')
  async function* lines() {
    for await (const row of dumpRows(sql, name, site, now)) {
      file.rows++
      yield `${JSON.stringify(row)}\n`
    }
  }
  const counted = new Transform({
    transform(piece: Uint8Array, _, done) {
      file.bytes += piece.length
      hash.update(piece)
      done(null, piece)
    },
  })
  await pipeline(Readable.from(lines()), createGzip(), counted, createWriteStream(join(folder, file.name), { flush: true }), { signal })
  return { ...file, sha256: hash.digest('hex') }
}

const days = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter((name) => DAY.test(name)).toSorted()

/** Days that are kept no longer, and what killed processes left of days before this one. */
async function removeOld(folder: string, day: string): Promise<void> {
  const oldest = new Date(Date.parse(day) - (DAYS_KEPT - 1) * DAY_MILLISECONDS).toISOString().slice(0, 10)
  for (const name of await readdir(folder))
    if (DAY.test(name) ? name < oldest : name.endsWith(UNFINISHED) && name.slice(0, day.length) < day)
      await rm(join(folder, name), { recursive: true, force: true })
}

/** What was written for days after this one, which nobody should take for the newest any more. */
async function removeToCome(folder: string, day: string): Promise<void> {
  for (const name of await days(folder)) if (name > day) await rm(join(folder, name), { recursive: true, force: true })
}

/** The newest dump of a site; null where there is none yet, and where none are written. */
export async function newestDump(service: Pick<Service, 'config'>, site: Site): Promise<Dump | null> {
  if (!service.config.dumps) return null
  const day = (await days(folderOf(service, site))).at(-1)
  if (day === undefined) return null
  // We wrote it.
  const files = JSON.parse(await readFile(join(folderOf(service, site), day, INDEX), 'utf8')) as DumpFile[]
  return { day, files }
}

/** Where a file of a dump lies; null for whatever is no name of one. */
export function dumpFile(service: Pick<Service, 'config'>, site: Site, day: string, name: string): string | null {
  const known = NAMES.some((each) => name === `${each}.jsonl.gz`)
  return service.config.dumps && DAY.test(day) && known ? join(folderOf(service, site), day, name) : null
}
