import { DRAFT, DRAFTED_WHOLES, FIELDS, type LooseEdits, setPath, type Shape } from '../terminal/fields.ts'
import { Failure } from '../terminal/failure.ts'
import { nearest } from '../../server/base/nearest.ts'
import { fromText } from './values.ts'

export type EditFlags = { set?: string[]; unset?: string[]; regenerate?: string[]; restore?: string[] }

/** The edits that `--set`, `--unset`, `--regenerate` and `--restore` ask for. Throws a Failure that names the nearest fields. */
export function editsFromFlags(flags: EditFlags, shape: Shape = DRAFT): LooseEdits {
  const edits: LooseEdits = {}
  const named = new Set<string>()
  const once = (path: string) => {
    if (named.has(path)) throw new Failure(`${path} is given twice; a list is given once: --set ${path}=one,two`, shape.help)
    named.add(path)
  }
  for (const given of flags.set ?? []) {
    const at = given.indexOf('=')
    if (at < 1) throw new Failure(`--set takes field=value, not ${given}.`, shape.help)
    const path = knownPath(given.slice(0, at), shape)
    once(path)
    setPath(edits, path, valueFor(path, given.slice(at + 1), shape), shape)
  }
  for (const path of (flags.unset ?? []).map((each) => knownPath(each, shape))) {
    once(path)
    setPath(edits, path, nothing(path, shape), shape)
  }
  for (const list of ['regenerate', 'restore'] as const) {
    const names = (flags[list] ?? []).flatMap((each) => each.split(',')).map(draftedName)
    if (names.length > 0) edits[list] = [...new Set(names)]
  }
  return edits
}

function knownPath(typed: string, { paths, help }: Shape): string {
  const path = typed.trim().replace(/^fields\./, '')
  const also = ALSO.get(path.split('.')[0] ?? '') ?? []
  const known = [path, ...also.map((group) => otherwise(path, group))].find((each) => paths.has(each))
  if (known !== undefined) return known
  throw new Failure(`There is no field ${path}. Nearest: ${nearest(path, [...paths.keys()]).join(', ')}.`, help)
}

/** A draft and a listing group the same fields differently; each takes the other's names too. */
const ALSO = new Map<string, (string | null)[]>([
  ['socials', ['company_socials']],
  ['company_socials', ['socials']],
  ['seo', [null]],
  ['meta_title', ['seo']],
  ['meta_description', ['seo']],
  ['keywords', ['seo']],
])

/** `socials.x` → `company_socials.x`, `seo.keywords` → `keywords`, `keywords` → `seo.keywords`. */
function otherwise(path: string, group: string | null): string {
  const name = path.split('.').at(-1) ?? path
  return group === null ? name : `${group}.${name}`
}

const REDRAFTED = [...Object.keys(FIELDS), ...DRAFTED_WHOLES]

function draftedName(typed: string): string {
  const name = typed.trim()
  if (REDRAFTED.includes(name)) return name
  throw new Failure(`There is no drafted field ${name}. Nearest: ${nearest(name, REDRAFTED).join(', ')}.`, DRAFT.help)
}

function valueFor(path: string, text: string, { paths, help }: Shape): unknown {
  const kind = paths.get(path) ?? 'text'
  if (text === '' && !path.startsWith('story.')) throw new Failure(`${path} would be empty. To remove it: --unset ${path}`, help)
  try {
    return fromText(kind, text)
  } catch {
    const form = kind === 'entries' ? `a JSON list, such as ${EXAMPLES[path] ?? '[{…}]'}` : 'a list: one,two or ["one","two"]'
    throw new Failure(`${path} takes ${form}.`, help)
  }
}

const EXAMPLES: Record<string, string> = {
  faqs: '[{"question":"…","answer":"…"}]',
  founders: '[{"name":"…","role":"…"}]',
  milestones: '[{"date":"2026-01-31","title":"…"}]',
  pictures: '[{"url":"https://…","alt":"…"}]',
}

// Null removes; a story section and the competitor are removed by an empty text, a whole list by an empty list.
function nothing(path: string, { paths, help }: Shape): unknown {
  // What is said of pictures is told by picture.
  if (path === 'pictures') throw new Failure('pictures are told one by one: --set pictures=\'[{"url":"https://…","alt":null}]\'', help)
  if (path.startsWith('story.') || path === 'competitor_url') return ''
  return path === 'categories' || paths.get(path) === 'entries' ? [] : null
}
