import type { Config } from '../core/config.ts'
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
