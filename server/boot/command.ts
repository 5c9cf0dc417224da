import { readConfig, type Config } from '../core/config.ts'
import { ConfigError } from '../base/config_error.ts'
import { AddressUnusable, DataDirInUse, isOutage, openDatabase } from '../database/open.ts'
import type { Operator } from './operator.ts'
import { PortUnusable } from './port.ts'
import { prepareForCommand } from './prepare.ts'
import { asTyped } from './typed.ts'
import { ApiError, sentenceOf } from '../base/error.ts'
import type { Pool } from '../database/open.ts'

/** What a command may reach: to read, and to do what an operator does by the one way in. */
export type CommandContext = {
  sql: Pool
  config: Config
  now: Date
  /** Opened when it is asked for: most commands read one table. `reads_websites`: with a browser for it. */
  operator(how?: { reads_websites: boolean }): Promise<Operator>
}

/** A reader that has seen enough (`| head`) is no failure; a disk that is full is one, and no bug. */
const endUnwritten = ({ code, message }: NodeJS.ErrnoException): never =>
  process.exit(code === 'EPIPE' ? 0 : report(`The output cannot be written: ${message}`, 1))

/** Prints an answer: JSON for programs, one readable line for people; stdout holds data and nothing else. */
export function print(json: boolean, value: unknown, line: string): void {
  if (process.stdout.listenerCount('error', endUnwritten) === 0) process.stdout.on('error', endUnwritten)
  process.stdout.write(`${json ? JSON.stringify(value) : asTyped(line)}\n`)
}

/** Runs one command on the database of the settings, beside a running service or alone. */
export async function withDatabase(work: (context: CommandContext) => Promise<void>): Promise<void> {
  const config = readConfig(process.env)
  const database = await openDatabase({ ...config, pool_max: 2, log: () => {}, application_name: 'listing command' })
  const clock = () => new Date(Date.now() + config.clock_offset_seconds * 1000)
  let operator: Promise<Operator> | undefined
  try {
    await prepareForCommand(database, config)
    const open: CommandContext['operator'] = ({ reads_websites } = { reads_websites: false }) =>
      (operator ??= import('./operator.ts').then(({ openOperator }) => openOperator(database, config, clock, reads_websites)))
    await work({ sql: database.sql, config, now: clock(), operator: open })
  } finally {
    await operator?.then(
      ({ close }) => close(),
      // It was not opened, which whoever asked for it was told.
      () => {},
    )
    await database.close()
  }
}

/** What is wrong stands in what the command printed; the process ends with 1. */
export class Said extends Error {}

/** What the machine says of a folder that this account may not use, or whose disk takes nothing. */
const UNUSABLE = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'ENOTDIR'])
const isUnusable = (error: unknown): error is Error =>
  error instanceof Error && 'path' in error && 'code' in error && UNUSABLE.has(String(error.code))

/** What the contract does not take is one, too. */
const isWrongUsage = ({ code, details: { errors = [] } }: ApiError): boolean =>
  code === 'validation_failed' && errors.some((issue) => issue.code !== 'invalid')

/** Ends the process with what the error deserves: 1 for a refusal, 2 for wrong usage and a setting that cannot be used. */
export function exitFor(error: unknown): number {
  if (error instanceof Said) return 1
  if (error instanceof ApiError) return report(sentenceOf(error), isWrongUsage(error) ? 2 : 1)
  if (error instanceof ConfigError || error instanceof AddressUnusable) return report(error.message, 2)
  if (isUnusable(error)) return report(`${error.message}. Set DATA_DIR, or change whose it is: \`doctor\` looks at all that is set.`, 1)
  const told = error instanceof DataDirInUse || error instanceof PortUnusable || isOutage(error)
  return report(error instanceof Error ? (!told && error.stack) || error.message : String(error), 1)
}

function report(message: string, code: number): number {
  // Who typed `npm start` knows of no other program.
  const program = process.env.npm_lifecycle_event === 'start' ? '' : 'listing-server: '
  process.stderr.write(`${program}${asTyped(message)}\n`)
  return code
}
