import type { Command } from 'commander'
import type { Listing } from '../../sdk/index.ts'
import { credentialsFor } from './credentials.ts'
import { EXIT, type Exit, type NextByCode, report, type Source } from '../terminal/failure.ts'
import { namingFor } from '../terminal/naming.ts'
import { openTerminal, type Terminal } from '../terminal/terminal.ts'
import { loadColumns } from '../terminal/text.ts'

/** What a journey works with. */
export type Session = { terminal: Terminal; listing: Listing; baseUrl: string; source: Source }
type Journey = (session: Session) => Promise<Exit | void>

// Shorter pauses pass before anybody wonders.
const PAUSE_SECONDS_TOLD_MIN = 2

type GlobalOptions = { json?: boolean; color?: boolean; baseUrl?: string }

/** Runs a journey: opens terminal and client as the options of the command say, reports what fails, and keeps the exit code. */
export async function run(command: Command, journey: Journey, next: NextByCode = {}): Promise<void> {
  const { json, color, ...named } = command.optsWithGlobals<GlobalOptions>()
  const terminal = openTerminal({ json, colour: color !== false })
  const credentials = credentialsFor(named.baseUrl)
  try {
    // Loaded here, so that help and completion start without it.
    const [{ createListing }] = await Promise.all([import('../../sdk/index.ts'), terminal.json ? null : loadColumns()])
    const { baseUrl, source, apiKey } = credentials
    const onNode = process.versions.bun === undefined ? { fetch: (await import('./node_fetch.ts')).nodeFetch } : {}
    const listing = createListing({
      ...onNode,
      baseUrl,
      // The SDK looks into the environment where no key is given; which credential counts was decided above.
      apiKey: apiKey ?? '',
      onRetry: (_error, seconds) => {
        if (seconds >= PAUSE_SECONDS_TOLD_MIN) terminal.talk(`The service is busy; trying again in ${Math.ceil(seconds)} s.`, 'dim')
      },
    })
    end(command, (await journey({ terminal, listing, baseUrl, source })) ?? EXIT.done)
    await terminal.settle()
  } catch (error) {
    const exit = await report(error, terminal, {
      baseUrl: credentials.baseUrl,
      source: credentials.source,
      help: `${pathOf(command)} --help`,
      next,
      naming: namingFor(command),
    })
    end(command, exit)
  }
}

const exits = new WeakMap<Command, Exit>()

const end = (command: Command, exit: Exit): void => void exits.set(rootOf(command), exit)

/** How the journey of a program ended. */
export const exitOf = (program: Command): Exit => exits.get(program) ?? EXIT.done

function rootOf(command: Command): Command {
  return command.parent ? rootOf(command.parent) : command
}

/** `listing draft show`. */
export function pathOf(command: Command): string {
  return command.parent ? `${pathOf(command.parent)} ${command.name()}` : command.name()
}

export function examples(...lines: string[]): string {
  return `\nExamples:\n${lines.map((line) => `  $ ${line}`).join('\n')}\n`
}
