import { ConfigError, readConfig, type Config } from '../config.ts'
import { DataDirInUse, DatabaseUnavailable, openDatabase } from '../database/open.ts'
import { PortUnusable } from '../port.ts'
import { prepareForCommand } from '../prepare.ts'
import type { Acting } from './audit.ts'

/** What an operator asks for and cannot have: a command says the sentence and exits with 1, a page shows it beside the field it names. */
export class CommandRefused extends Error {
  constructor(
    message: string,
    readonly field = '',
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

export type CommandContext = Acting & { config: Config }

/** Prints an answer: JSON for programs, one readable line for people; stdout holds data and nothing else. */
export function print(json: boolean, value: unknown, line: string): void {
  process.stdout.write(`${json ? JSON.stringify(value) : line}\n`)
}

/** Runs one command on the database of the settings, beside a running service or alone. */
export async function withDatabase(work: (context: CommandContext) => Promise<void>): Promise<void> {
  const config = readConfig(process.env)
  const database = await openDatabase({ ...config, pool_max: 2, log: () => {}, application_name: 'listing command' })
  try {
    await prepareForCommand(database, config)
    await work({ sql: database.sql, config, now: new Date(Date.now() + config.clock_offset_seconds * 1000) })
  } finally {
    await database.close()
  }
}

/** Ends the process with what the error deserves: 1 for a refusal, 2 for a setting that cannot be used. */
export function exitFor(error: unknown): number {
  if (error instanceof ConfigError) return report(error.message, 2)
  if (
    error instanceof CommandRefused ||
    error instanceof DataDirInUse ||
    error instanceof DatabaseUnavailable ||
    error instanceof PortUnusable
  )
    return report(error.message, 1)
  return report(error instanceof Error ? (error.stack ?? error.message) : String(error), 1)
}

function report(message: string, code: number): number {
  // Who typed `npm start` knows of no other program.
  const program = process.env.npm_lifecycle_event === 'start' ? '' : 'listing-server: '
  process.stderr.write(`${program}${message}\n`)
  return code
}
