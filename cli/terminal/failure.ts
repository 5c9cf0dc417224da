/** Turns everything that can go wrong into: what happened, the next command to type, and an exit code. */
import type { ErrorCode, ListingConnectionError, ListingError, Problem } from '../../sdk/index.ts'
import { commandFor, quoted } from './next.ts'
import type { Terminal } from './terminal.ts'
import { inWords, type Naming, problemLines } from './words.ts'

export const EXIT = { done: 0, refused: 1, usage: 2, sign_in: 4, not_ready: 8, interrupted: 130 } as const
export type Exit = (typeof EXIT)[keyof typeof EXIT]

/** What this program itself refuses. */
export class Failure extends Error {
  constructor(
    message: string,
    readonly next: string,
    readonly exit: Exit = EXIT.usage,
    /** What the service said, where it is told in other words. */
    readonly problem?: Problem,
  ) {
    super(message)
  }
}

/** Where a credential comes from; null where there is none. */
export type Source = 'LISTING_API_KEY' | 'key in the credentials file' | 'listing login' | null

/** Where a command knows better than the code alone what to type next. */
export type NextByCode = Partial<Record<ErrorCode, string>>

type FailureText = { lines: string[]; next: string; exit: Exit; problem?: Problem }
type Surroundings = { baseUrl: string; source: Source; help: string; next: NextByCode; naming: Naming }

/** Says on stderr what happened and what to type; in JSON the problem document is the answer, on stdout. */
export async function report(error: unknown, terminal: Terminal, surroundings: Surroundings): Promise<Exit> {
  await terminal.settle()
  const { lines, next, exit, problem } = tell(error, surroundings)
  if (problem && terminal.json) terminal.answer(problem)
  const [first = '', ...others] = lines
  // A mistake in a file begins with its place, for editors and runs to point at.
  terminal.talk(/:\d+:\d+: /.test(first) ? first : `Error: ${first}`, 'red')
  for (const line of others) terminal.talk(line)
  terminal.talk(`Next: ${next}`, 'bold')
  return exit
}

function tell(error: unknown, surroundings: Surroundings): FailureText {
  if (error instanceof Failure) {
    const { message, next, exit, problem } = error
    return { lines: message.split('\n'), next, exit, ...(problem && { problem }) }
  }
  // By name: importing the SDK for its classes would load it for commands that never call the service.
  if (error instanceof Error && error.name === 'ListingError') return refused(error as ListingError, surroundings)
  if (error instanceof Error && /^Listing(Connection|Timeout)Error$/.test(error.name)) {
    return unreached(error as ListingConnectionError, surroundings)
  }
  // The SDK's own options, by the names that they have here.
  const message = (error instanceof Error ? error.message : String(error))
    .replace(/^baseUrl\b/, '--base-url or LISTING_BASE_URL')
    .replace(/^apiKey\b/, surroundings.source ?? 'apiKey')
  return { lines: [message], next: surroundings.help, exit: error instanceof TypeError ? EXIT.usage : EXIT.refused }
}

function refused(
  { code, problem, retryAfter, requestId }: ListingError,
  { baseUrl, source, help, next, naming }: Surroundings,
): FailureText {
  const { action } = problem
  const lines = [
    ...problemLines(problem, naming),
    ...(action ? [`  ${inWords(action.message)}${action.url ? ` ${action.url}` : ''}`] : []),
    ...(code === 'unauthorized' && source === null ? ['  You are not signed in to this service.'] : []),
    ...(code === 'unauthorized' || code === 'insufficient_scope' ? [`  Make a key at ${baseUrl}/account/keys`] : []),
    ...(retryAfter ? [`  Try again in ${Math.ceil(retryAfter)} s.`] : []),
    ...(code === 'internal' ? [`  Tell the operator this request id: ${requestId}`] : []),
  ]
  const byCode: NextByCode = {
    // A key in the environment wins over a login, so that signing in would not help.
    unauthorized: source === 'LISTING_API_KEY' ? 'export LISTING_API_KEY=lst_…' : 'listing login',
    insufficient_scope: 'listing whoami',
    rate_limited: 'listing whoami',
    not_found: 'listing drafts',
    ...next,
    // Whatever else a command knows, a wrong category is mended by seeing them all.
    ...(problem.errors?.some(({ field, allowed }) => allowed && /categor/.test(field)) && { validation_failed: 'listing categories' }),
    ...(action?.tool && { [code]: commandFor(action.tool, action.arguments) }),
  }
  return { lines, next: byCode[code] ?? help, exit: exitOf(problem), problem }
}

function exitOf({ code, errors }: Problem): Exit {
  if (code === 'unauthorized' || code === 'insufficient_scope') return EXIT.sign_in
  // An option of a command that reads is checked by the service alone; what it does not take is wrong usage all the same.
  if (code === 'validation_failed' && errors?.every(({ field }) => field.startsWith('query.'))) return EXIT.usage
  return code === 'draft_not_ready' ? EXIT.not_ready : EXIT.refused
}

function unreached(error: ListingConnectionError, { baseUrl }: Surroundings): FailureText {
  return {
    lines: [
      error.message,
      '  LISTING_BASE_URL or --base-url names the service.',
      ...(isLocal(baseUrl) ? ['  If you run this service yourself, start it: listing-server serve'] : []),
    ],
    next: `listing --base-url ${isLocal(baseUrl) ? 'https://your-directory.com' : quoted(baseUrl)} search`,
    exit: EXIT.refused,
  }
}

/** Whether the address is this machine's own, so that whoever types may be the one who runs the service. */
function isLocal(baseUrl: string): boolean {
  const hostname = URL.canParse(baseUrl) ? new URL(baseUrl).hostname : ''
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)
}
