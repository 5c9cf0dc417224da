/**
 * The service speaks to programs: its sentences name operations, members and patterns. Here they become what a person at a terminal types:
 * commands and flags.
 */
import type { Problem } from '../../sdk/index.ts'
import { commandName } from './next.ts'

type ErrorEntry = NonNullable<Problem['errors']>[number]
/** How the running command calls a member of the input, such as `--country` for `/billing_country`. */
export type Naming = (field: string) => string

const ALLOWED_SHOWN_MAX = 12

/** What HTTP calls otherwise than a terminal does. */
const SENTENCES: readonly [of_http: RegExp, of_terminal: string][] = [
  [/Send an API key as `Authorization: Bearer lst_…`\./g, 'Sign in with `listing login`, or set LISTING_API_KEY.'],
  [/Use one with the scope named in WWW-Authenticate\./g, 'Sign in again and allow it, or use a key that may.'],
  [
    /It has changed since the ETag in If-Match\. Read it again, then send the edit with the new ETag\./g,
    'It was changed meanwhile, and nothing was sent. Look at it, then edit again.',
  ],
  [/The body is empty\./g, 'Nothing was given.'],
  [/\bThe body\b/g, 'What was given'],
  [/\bIdempotency-Key\b/g, '--idempotency-key'],
  [/\bbilling_country\b/g, '--country'],
  [/\bvat_number\b/g, '--vat'],
  [/\bpromo_code\b/g, '--promo'],
  [/\bper_page\b/g, '--per-page'],
  [/\bphoto_url\b/g, '--photo'],
  [/\bpage_url\b/g, '--page'],
  [/\bfields\.(?=\w)/g, ''],
  [/ or null\b/g, ''],
]

/** Tools are told what to do for a person; here that person reads. */
const ASIDES: readonly [of_agent: RegExp, of_person: string][] = [
  [
    /Give the person this link and nobody else; they review the order and pay there by/g,
    'Open this link, and give it to nobody else: you review the order and pay there by',
  ],
  [/show the person the (new )?total/gi, 'look at the $1total'],
  [/Ask the person for the name and set it; the host stands in until they say/g, 'Set the name; the host stands in until you do'],
  [/Ask the person for the name and set it/g, 'Set the name'],
  [/ask the person, then send it/g, 'send it'],
  [/; ask the person(?: for it)?(?=\.)/g, ''],
  [/if the person wants that/g, 'if you want that'],
  [
    /Show the person the draft\. Once they are happy with it, save it as their listing/g,
    'Look it through. Once you are happy with it, save it as your listing',
  ],
  [/have the person buy one/g, 'buy one'],
  [/in a week of their choice/g, 'in a week of your choice'],
]

/** What fits a pattern, and how people call it. */
const FORMS: readonly [example: string, words: string][] = [
  ['2026-W53', 'an ISO week such as 2026-W53'],
  ['L-2026-000123', 'the number of an order, such as L-2026-000123'],
  ['d_Qm9vdHN0cmFwLURyYWZ0MQ', 'the id of a draft, d_…, as `listing drafts` shows it'],
  ['wh_Qm9vdHN0cmFwLURyYWZ0MQ', 'the id of a webhook, wh_…'],
  ['dlv_7', 'the id of a delivery, dlv_7'],
  ['DE', 'two capitals such as DE'],
  ['acme-notes', 'small letters, digits and hyphens, such as acme-notes'],
  ['de', 'two small letters such as de'],
  ['q_Qm9vdHN0cmFwLURyYWZ0MQ', 'the id of a quote as it came'],
  ['acme/website', 'the whole name of a repository, such as acme/website'],
  ['listing.yaml', 'the name of a workflow file, such as listing.yaml'],
  ['refs/heads/main', 'a whole ref, such as refs/heads/main'],
  ['https://acme.com/uploads/0123456789abcdef0123456789abcdef.webp', 'the address of a picture'],
]

/** A sentence of the service in the words of the terminal. */
export function inWords(text: string): string {
  return [...SENTENCES, ...ASIDES]
    .reduce((said, [of_program, of_terminal]) => said.replace(of_program, of_terminal), text)
    .replace(/Send it in the form (\^.*?\$)\.(?=\s|$)\s*(.*)/gs, (_, pattern: string, hint: string) => formOf(pattern, hint))
    .replace(/\b(?:([Cc])all )?([a-z]+(?:_[a-z]+)+)\b/g, (whole, call: string | undefined, tool: string) => {
      const command = commandName(tool)
      if (command === null) return whole
      return `${call === undefined ? '' : call === 'C' ? 'Run ' : 'run '}\`${command}\``
    })
}

function formOf(pattern: string, hint: string): string {
  const [, words = hint] = FORMS.find(([example]) => fits(pattern, example)) ?? []
  return words === '' ? 'See --help for its form.' : `It takes ${words.replace(/\.$/, '')}.`
}

function fits(pattern: string, example: string): boolean {
  try {
    return new RegExp(pattern).test(example)
  } catch {
    // A pattern of another dialect: its own description has to do.
    return false
  }
}

/** Members that hold the service's own sentences, in every answer; all others are somebody's data and stay as they are. */
const SPOKEN = new Set(['message', 'fix', 'reason', 'detail', 'rel_policy'])

/** The same answer with the service's sentences in the words of the terminal. */
export function spoken<Value>(value: Value): Value {
  const walk = (given: unknown, name: string): unknown => {
    if (typeof given === 'string') return SPOKEN.has(name) ? inWords(given) : given
    if (Array.isArray(given)) return given.map((each) => walk(each, name))
    if (typeof given !== 'object' || given === null) return given
    return Object.fromEntries(Object.entries(given).map(([member, each]) => [member, walk(each, member)]))
  }
  return walk(value, '') as Value // the walk keeps every shape and changes texts only
}

/** What a refusal says, line by line. */
export function problemLines({ title, detail, errors = [] }: Problem, naming: Naming = dotted): string[] {
  const [first, ...others] = errors
  // The sentence of a refusal repeats its first place, with the place as programs call it.
  const repeats = first !== undefined && detail.startsWith(`${first.field || 'The body'}: `)
  if (repeats) return [first, ...others].map((each, index) => (index === 0 ? '' : '  ') + issueLine(each, naming))
  const untold = errors.filter(({ message }) => !detail.includes(message))
  return [inWords(detail || title), ...untold.map((each) => `  ${issueLine(each, naming)}`)]
}

function issueLine(issue: ErrorEntry, naming: Naming): string {
  const name = naming(issue.field)
  return `${name === '' ? '' : `${name}: `}${inWords(issue.message)} ${fixOf(issue)}`
}

/** All values where they fit on a line; else the nearest and where all are. */
function fixOf({ field, code, fix, allowed = [] }: ErrorEntry): string {
  if ((code !== 'not_one_of' && code !== 'unknown_category') || allowed.length === 0) return inWords(fix)
  if (allowed.length <= ALLOWED_SHOWN_MAX) return `It is one of: ${allowed.join(', ')}.`
  const nearest = fix.replace(/^Send one of those allowed; the nearest: /, 'Nearest: ')
  return /categor/.test(field) ? `${nearest} \`listing categories\` lists all.` : `${nearest} With --json the answer lists all.`
}

/** `/items/0/options/week` or `query.wait` as the parts of a path. */
export function partsOf(field: string): string[] {
  if (field === '') return []
  if (!field.startsWith('/')) return [field.replace(/^(query|path|header)\./, '')]
  const parts = field.slice(1).split('/')
  return parts.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** As a program's input is named: `items.0.options.week`. */
export function dotted(field: string): string {
  const parts = partsOf(field)
  return (parts[0] === 'fields' && parts.length > 1 ? parts.slice(1) : parts).join('.')
}
