import { totalmem } from 'node:os'

/** What the machine or its container has. */
export const memoryMegabytes = (): number => Math.floor(Math.min(totalmem(), process.constrainedMemory() || Infinity) / 1024 / 1024)

/**
 * PostgreSQL's own defaults are for a machine of 512 MB with a turning disk. Buffers are taken only as they fill; search at 100,000
 * listings reads 200 MB of indexes.
 */
export function settingsFor(megabytes: number): Record<string, string> {
  const share = (part: number, least: number, most: number) => `${Math.max(least, Math.min(most, Math.floor(megabytes * part)))}MB`
  return {
    shared_buffers: share(1 / 8, 64, 2048),
    effective_cache_size: share(1 / 2, 128, 65_536),
    maintenance_work_mem: share(1 / 32, 32, 512),
    // Solid disks.
    random_page_cost: '1.1',
    effective_io_concurrency: '64',
    // Statements here take milliseconds; compiling one takes tens of them.
    jit: 'off',
  }
}

/** Each web process and each worker holds about this many connections, its job queue's own among them. */
export const CONNECTIONS_OF_PROCESS = 24
