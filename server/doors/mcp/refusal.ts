import type { Problem } from '../../base/error.ts'
import { isObject } from '../../base/is_object.ts'
import { OPERATIONS } from '../../core/spec.ts'

/**
 * What HTTP calls otherwise than a tool does. Refusals are kept and replayed for both doors, so that they are written for HTTP and told in
 * a tool's words on the way out.
 */
const WORDS: readonly [of_http: RegExp, of_tools: string][] = [
  [/\bIdempotency-Key\b/g, 'idempotency_key'],
  [/\bThe body\b/g, 'The input'],
  [/\bin the body\b/g, 'in the arguments'],
  [/Send an API key as `Authorization: Bearer lst_…`\./g, 'Connect again and sign in, or with an API key of the account.'],
  [/\bUse one with the scope named in WWW-Authenticate\./g, 'Sign in again and allow it, or use a key that has the scope.'],
]

const reworded = (text: string): string => WORDS.reduce((told, [of_http, of_tools]) => told.replaceAll(of_http, of_tools), text)

/** `/items/0/options/week`, `query.wait` or `header.Idempotency-Key` as the path of an argument: `items.0.options.week`, `wait`, `idempotency_key`. */
function argumentPath(field: string): string {
  if (field === 'header.Idempotency-Key') return 'idempotency_key'
  if (!field.startsWith('/')) return field.replace(/^(query|path)\./, '')
  const parts = field.slice(1).split('/')
  return parts.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~')).join('.')
}

/** A problem as a tool tells it: places are paths of arguments, and nothing is said of headers and bodies. */
export function inArguments(problem: Problem): Problem {
  const { detail, errors, action } = problem
  const [first] = errors ?? []
  // The sentence of a single place begins with it.
  const named = first && first.field !== '' && detail.startsWith(`${first.field}: `)
  return {
    ...problem,
    detail: reworded(named ? `${argumentPath(first.field)}${detail.slice(first.field.length)}` : detail),
    ...(errors && {
      errors: errors.map((place) => ({
        ...place,
        field: argumentPath(place.field),
        message: reworded(place.message),
        fix: reworded(place.fix),
      })),
    }),
    ...(action && { action: { ...action, message: reworded(action.message) } }),
  }
}

/** Warnings of an answer name places of the input too. */
export function warningsInArguments<Value>(value: Value): Value {
  const { warnings } = value as { warnings?: { field?: unknown }[] }
  if (!Array.isArray(warnings) || !warnings.some(({ field }) => isPointer(field))) return value
  const told = warnings.map((warning) => (isPointer(warning.field) ? { ...warning, field: argumentPath(warning.field) } : warning))
  return { ...value, warnings: told }
}

const isPointer = (field: unknown): field is string => typeof field === 'string' && field.startsWith('/')

const IDS: ReadonlySet<string> = new Set(OPERATIONS.keys())
const NAME = /\b[a-z]+(?:_[a-z]+)+\b/g
/** As long as the contract lets such a sentence be. */
const SENTENCE_CHARS_MAX = 500

/**
 * An answer as it is told at an address that has but these tools: what is said of another one, in a refusal, a next step or a requirement,
 * says where that is. Only this service speaks in a `message` and what stands beside it. What names none of them stays the same.
 */
export function stepsWithin<Value>(names: ReadonlySet<string> | undefined, value: Value): Value {
  if (names === undefined || names.size === IDS.size) return value
  let is_told = false
  const placed = (text: unknown, tool: unknown) => {
    if (typeof text !== 'string') return text
    const found = new Set([tool, ...(text.match(NAME) ?? [])].filter((name) => IDS.has(String(name)) && !names.has(String(name))))
    const told = `${text} (At /mcp: ${[...found].join(', ')}.)`
    if (found.size === 0 || told.length > SENTENCE_CHARS_MAX) return text
    is_told = true
    return told
  }
  const within = (_: string, part: unknown) => {
    if (!isObject(part)) return part
    const { message, fix, tool, detail } = part
    if (typeof message === 'string')
      return { ...part, message: placed(message, fix ? null : tool), ...(fix ? { fix: placed(fix, tool) } : {}) }
    return 'instance' in part ? { ...part, detail: placed(detail, null) } : part
  }
  const told = JSON.stringify(value, within)
  return is_told ? JSON.parse(told) : value
}
