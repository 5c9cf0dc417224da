import type { DraftedProfile, DraftRequest } from '../../fields/draft.ts'
import { blankProfile } from './merge.ts'
import { claimsOf } from './model_claims.ts'
import { envelopeOf, showPages } from './model_pages.ts'
import { answerSchema, type ModelAnswer } from './model_schema.ts'
import { prove } from '../proof/proof.ts'

/** Longer texts and lists than any cell holds are cut before anything looks at them. */
const STRING_CHARS_MAX = 8_000
const ENTRIES_MAX = 60
const PROBLEMS_MAX = 5
const PROBLEM_CHARS_MAX = 600

export type Judged = { profile: DraftedProfile; problem: null } | { profile: null; problem: string }

// The library's static type of a schema costs the type checker a million instantiations; this signature hides it.
type Compiled = { Check(value: unknown): boolean; Errors(value: unknown): [boolean, { instancePath: string; message: string }[]] }
let compiled: Compiled | null = null

/** Loaded at the first answer, so that threads of a server without a model do not pay 23 ms and 4 MB for it. */
async function openCheck(): Promise<Compiled> {
  const { default: library }: { default: { Compile: unknown } } = await import('typebox/schema')
  const compile = library.Compile as (schema: unknown) => Compiled
  return compile(answerSchema(null))
}

/** The message that carries a site's pages to the model; null where there is nothing to read. Pure; for a thread, since it parses markup. */
export function writeEnvelope({ request, fill }: { request: DraftRequest; fill: string[] }): string | null {
  const shown = showPages(request)
  return shown && shown.pages.length > 0 ? envelopeOf(shown, fill, request.categories) : null
}

/**
 * Reads a model's answer and keeps what is proven. A text of the wrong form gives the problem, in words that the model can mend. Of the
 * right form, whatever it claims, only what its quotes carry stays, and a quote counts only in a line that the model was shown. Pure;
 * for a thread, since it parses markup.
 */
export async function judgeAnswer({ request, fill, text }: { request: DraftRequest; fill: string[]; text: string }): Promise<Judged> {
  compiled ??= await openCheck()
  const answer = parseAnswer(compiled, text)
  if (typeof answer === 'string') return { profile: null, problem: answer }
  const shown = showPages(request)
  if (!shown) return { profile: blankProfile(), problem: null }
  const proven = prove(shown.site.readings, claimsOf(answer, shown, fill, request.categories))
  // The proof takes away a role that no quote states; what is left is only a name.
  return { profile: { ...proven, founders: proven.founders.filter(({ role }) => role !== null) }, problem: null }
}

function bounded(_name: string, value: unknown): unknown {
  if (typeof value === 'string') return value.slice(0, STRING_CHARS_MAX)
  return Array.isArray(value) ? value.slice(0, ENTRIES_MAX) : value
}

function parseAnswer(check: Compiled, text: string): ModelAnswer | string {
  let parsed: unknown
  try {
    // Some endpoints put JSON into a fence whatever the response format says.
    parsed = JSON.parse(text.replace(/^\s*```(?:json)?|```\s*$/g, ''), bounded)
  } catch (error) {
    return `It is not JSON (${error instanceof Error ? error.message.slice(0, PROBLEM_CHARS_MAX) : 'unreadable'}).`
  }
  // Checked by the schema that the type describes.
  if (check.Check(parsed)) return parsed as ModelAnswer
  // For every member that may be null the check also says that it is not null; that is noise.
  const places = check.Errors(parsed)[1].filter(({ message }) => !/anyOf|must be null|schema is false/.test(message))
  const named = places.slice(0, PROBLEMS_MAX).map(({ instancePath, message }) => `${instancePath || 'the whole'} ${message}`)
  return `It does not fit the schema: ${named.join('; ') || 'members are missing or of the wrong type'}`.slice(0, PROBLEM_CHARS_MAX)
}
