import type { Command } from 'commander'
import { camelCase } from '../../sdk/camel_case.ts'
import { pathParameters } from '../../sdk/operation.ts'
import { OPERATIONS } from '../../sdk/operations.gen.ts'
import { Failure } from '../terminal/failure.ts'
import { nearest } from '../../server/base/nearest.ts'
import { examples, run } from '../session/session.ts'
import { readInput } from '../files/stdin.ts'

type Options = { idempotencyKey?: string; ifMatch?: string; ifNoneMatch?: string }
const ROWS = Object.entries(OPERATIONS)
const HELP = 'listing call --help'

export function callCommand(program: Command): void {
  program
    .command('call')
    .argument('<operation>', 'one of the operations below')
    .argument('[json]', 'members of path, query and body in one object; - reads it from standard input', '{}')
    .description('call any operation of the contract and print its answer')
    .option('--idempotency-key <key>', 'the same for every retry of one call')
    .option('--if-match <etag>', 'refuse if it has changed since')
    .option('--if-none-match <etag>', 'answer nothing if it has not changed since')
    .addHelpText('after', `\nOperations:\n${ROWS.map(describe).join('\n')}`)
    .addHelpText(
      'after',
      examples(
        'listing call list_categories',
        `listing call search_listings '{"q":"invoice","per_page":5}'`,
        'listing call update_draft - < edit.json',
      ),
    )
    .action((operation: string, json: string, options: Options, command: Command) =>
      run(command, async ({ terminal, listing }) => {
        const found = ROWS.find(([id]) => id === operation)
        if (!found)
          throw new Failure(
            `There is no operation ${operation}. Nearest: ${nearest(
              operation,
              ROWS.map(([id]) => id),
            ).join(', ')}.`,
            HELP,
          )
        const input = parse(json === '-' ? await readInput() : json)
        // By name, so without its type: the service checks the input as it checks everyone's.
        const method: unknown = Reflect.get(listing, camelCase(operation))
        const answer = await (method as (input: object, options: Options) => Promise<unknown>)(input, options)
        if (answer !== null && answer !== undefined) terminal.answer(answer)
      }),
    )
}

function describe([id, { method, path, query, body }]: (typeof ROWS)[number]): string {
  const members = [...pathParameters(path), ...query.map((name) => `[${name}]`), ...(body ? ['…body'] : [])]
  return `  ${id.padEnd(18)} ${method.padEnd(6)} ${path}${members.length > 0 ? `  ${members.join(' ')}` : ''}`
}

function parse(json: string): object {
  const value: unknown = attempt(json)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Failure('The input must be one JSON object, such as {"id":"d_…"}.', HELP)
  return value
}

function attempt(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch (error) {
    throw new Failure(`The input is not JSON: ${error instanceof Error ? error.message : String(error)}`, HELP)
  }
}
