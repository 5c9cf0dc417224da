import { DRAFTED_WHOLES, FIELDS, type LooseEdits, PATHS, place } from './fields.ts'
import { Failure } from './failure.ts'
import { nearest } from './nearest.ts'
import { fromText } from './values.ts'

export type EditFlags = { set?: string[]; unset?: string[]; regenerate?: string[]; restore?: string[] }

const HELP = 'listing edit --help'

/** The edits that `--set`, `--unset`, `--regenerate` and `--restore` ask for. Throws a Failure that names the nearest fields. */
export function editsFromFlags(flags: EditFlags): LooseEdits {
  const edits: LooseEdits = {}
  const named = new Set<string>()
  const once = (path: string) => {
    if (named.has(path)) throw new Failure(`${path} is given twice; a list is given once: --set ${path}=one,two`, HELP)
    named.add(path)
  }
  for (const given of flags.set ?? []) {
    const at = given.indexOf('=')
    if (at < 1) throw new Failure(`--set takes field=value, not ${given}.`, HELP)
    const path = knownPath(given.slice(0, at))
    once(path)
    place(edits, path, valueFor(path, given.slice(at + 1)))
  }
  for (const path of (flags.unset ?? []).map(knownPath)) {
    once(path)
    place(edits, path, nothing(path))
  }
  for (const list of ['regenerate', 'restore'] as const) {
    const names = (flags[list] ?? []).flatMap((each) => each.split(',')).map(draftedName)
    if (names.length > 0) edits[list] = [...new Set(names)]
  }
  return edits
}

function knownPath(typed: string): string {
  const path = typed.trim().replace(/^fields\./, '')
  if (PATHS.has(path)) return path
  throw new Failure(`There is no field ${path}. Nearest: ${nearest(path, [...PATHS.keys()]).join(', ')}.`, HELP)
}

const REDRAFTED = [...Object.keys(FIELDS), ...DRAFTED_WHOLES]

function draftedName(typed: string): string {
  const name = typed.trim()
  if (REDRAFTED.includes(name)) return name
  throw new Failure(`There is no drafted field ${name}. Nearest: ${nearest(name, REDRAFTED).join(', ')}.`, HELP)
}

function valueFor(path: string, text: string): unknown {
  const kind = PATHS.get(path) ?? 'text'
  if (text === '' && !path.startsWith('story.')) throw new Failure(`${path} would be empty. To remove it: --unset ${path}`, HELP)
  try {
    return fromText(kind, text)
  } catch {
    const form = kind === 'entries' ? `a JSON list, such as ${EXAMPLES[path] ?? '[{…}]'}` : 'a list: one,two or ["one","two"]'
    throw new Failure(`${path} takes ${form}.`, HELP)
  }
}

const EXAMPLES: Record<string, string> = {
  faqs: '[{"question":"…","answer":"…"}]',
  founders: '[{"name":"…","role":"…"}]',
  milestones: '[{"date":"2026-01-31","title":"…"}]',
}

// Null removes; a story section and the competitor are removed by an empty text, a whole list by an empty list.
function nothing(path: string): unknown {
  if (path.startsWith('story.') || path === 'competitor_url') return ''
  return path === 'categories' || PATHS.get(path) === 'entries' ? [] : null
}
