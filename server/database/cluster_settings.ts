import { readdirSync, statSync } from 'node:fs'
import { totalmem } from 'node:os'
import { join } from 'node:path'

const MEGABYTE = 1024 * 1024

/** What the machine or its container has. */
export const memoryMegabytes = (): number => Math.floor(Math.min(totalmem(), process.constrainedMemory() || Infinity) / MEGABYTE)

/** What the databases of a cluster take on disk, those included that PostgreSQL makes itself. */
export function diskMegabytes(cluster: string): number {
  const base = join(cluster, 'base')
  const files = readdirSync(base, { recursive: true, encoding: 'utf8' })
  // A file may go while we look.
  const bytes = files.reduce((sum, name) => sum + (statSync(join(base, name), { throwIfNoEntry: false })?.size ?? 0), 0)
  return Math.ceil(bytes / MEGABYTE)
}

/**
 * PostgreSQL's own defaults are for a machine of 512 MB with a turning disk. Buffers are taken only as they fill, but naming them takes 2%
 * of their size at once (40 MB for 2 GB): so they are what the database has to fill them with, which each start looks at; search at
 * 100,000 listings reads 200 MB of indexes.
 */
export function settingsFor(memory: number, disk: number): Record<string, string> {
  const share = (part: number, least: number, most: number) => `${Math.max(least, Math.min(most, Math.floor(memory * part)))}MB`
  return {
    shared_buffers: share(1 / 8, 64, Math.min(2048, Math.max(256, 2 * disk))),
    effective_cache_size: share(1 / 2, 128, 65_536),
    maintenance_work_mem: share(1 / 32, 32, 512),
    // All of it is taken at once, 8 MB by default, and written through: more than fits a processor's cache costs a long write a quarter more.
    wal_buffers: '1MB',
    // Three processes less that read for others, and 64 waiting reads for each session; what is read is mostly in memory.
    io_method: 'sync',
    io_max_concurrency: '4',
    max_logical_replication_workers: '0',
    // Solid disks.
    random_page_cost: '1.1',
    effective_io_concurrency: '64',
    // Statements here take milliseconds; compiling one takes tens of them.
    jit: 'off',
  }
}

/** Each web process and each worker holds about this many connections, its job queue's own among them. */
export const CONNECTIONS_OF_PROCESS = 24
