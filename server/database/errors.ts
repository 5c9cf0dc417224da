/** The database cannot be used at all; the message says which one, why, and what to do. Never holds a password. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}

/** The setting itself cannot be used, whatever answers there. */
export class AddressUnusable extends DatabaseUnavailable {}

/** Another service runs on this data folder. */
export class DataDirInUse extends Error {
  override name = 'DataDirInUse'
  constructor(
    readonly data_dir: string,
    readonly pid: number | null,
  ) {
    super(
      `A Listing service already runs on ${data_dir} (process ${pid ?? 'unknown'}). Stop it first, give this one another DATA_DIR, ` +
        `or set DATABASE_URL to run several processes on one database.`,
    )
  }
}

// postgres.js reports what happened to a connection, Node what happened to a socket, PostgreSQL what it was doing.
const outage_codes = new Set([
  ...['CONNECTION_CLOSED', 'CONNECTION_ENDED', 'CONNECTION_DESTROYED', 'CONNECT_TIMEOUT', 'DatabaseUnavailable'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  // no room on a disk, the database's or that of our own files, or one that takes nothing since it broke
  ...['53100', 'ENOSPC', 'EDQUOT', 'EROFS'],
  // read-only, since all of it was moved elsewhere
  '25006',
  // too many connections; being shut down, crashed, starting; statement or idle transaction over its time
  ...['53300', '57P01', '57P02', '57P03', '57P05', '57014', '25P03'],
])

/** The session is gone, whatever became of what was asked in it: closed, reset, ended by somebody, or idle for too long. */
const lost_codes = new Set(['CONNECTION_CLOSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P05'])
export const isLost = (error: unknown): boolean => error instanceof Error && 'code' in error && lost_codes.has(String(error.code))

/** A connection took longer than it may: a busy database does so, and so does an address behind a firewall. */
export const isLate = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'CONNECT_TIMEOUT'

/** Of transactions that wait for each other the database ends one; a copy ends a reading of what was removed meanwhile. Nothing came of either. */
const crossed_codes = new Set(['40P01', '40001'])
export const isCrossed = (error: unknown): boolean => error instanceof Error && 'code' in error && crossed_codes.has(String(error.code))

/** Whether an error says that the database is away or the disk full for now, or that others were in the way, so that the caller may try again: a 503. */
export function isOutage(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable || isCrossed(error)) return true
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return false
  return outage_codes.has(error.code) || error.code.startsWith('08')
}

/** For what is noted beside a read: a database that takes no writes for now, as one that was moved away, still answers it. */
export function unlessOutage(error: unknown): void {
  if (!isOutage(error)) throw error
}
