import type { Agent } from '../mcp/agents.ts'

/*
 * An agent without a model, which knows no tool by name. What it knows of the service it reads there: `tools/list` for the first call, then
 * `next_steps`, `requirements`, `missing`, and of a refusal its action, its places and their `fix`.
 */

type Json = Record<string, unknown>
type Tool = Awaited<ReturnType<Agent['tools']>>[number]
type Step = { message: string; tool: string; arguments?: Json; url?: string }
type Place = { field: string; code: string; fix: string; limit?: number; allowed?: unknown[] }
type Problem = { code: string; detail: string; retryable?: boolean; retry_after?: number; errors?: Place[]; action?: Step & { by: string } }
export type Made = { tool: string; given: Json; refused: boolean; answer: Json; tokens: number }

/** What it was told to do: what it may say of its person, what it is after, and the words of that. */
export type Errand = { facts: Json; wanted: string; words: string[] }

const CALLS_MAX = 30

export function createScriptedAgent(agent: Agent, wait: (seconds: number) => Promise<void> | void) {
  const made: Made[] = []
  let known: Tool[] = []

  async function call(tool: string, given: Json): Promise<Made> {
    const { isError = false, structuredContent, content } = await agent.call(tool, given)
    // What a model reads of it: one token is about four bytes.
    const tokens = Buffer.byteLength(JSON.stringify(content)) / 4
    const one: Made = { tool, given, refused: isError, answer: structuredContent as Json, tokens }
    made.push(one)
    return one
  }
  const tools = async () => (known.length > 0 ? known : (known = await agent.tools()))
  const inputOf = async (name: string): Promise<{ properties?: Json } | undefined> =>
    (await tools()).find((tool) => tool.name === name)?.inputSchema

  /** The tool that needs no more than what is known and says most of the errand's words. */
  async function first({ facts, words }: Errand): Promise<string> {
    const scored = (await tools()).flatMap((tool) => {
      const { required = [] } = tool.inputSchema as { required?: string[] }
      const fits = required.length > 0 && required.every((name) => name in facts)
      return fits ? [{ tool, score: wordsIn(`${tool.title ?? ''} ${tool.description ?? ''}`, words) }] : []
    })
    const [best] = scored.toSorted((one, other) => other.score - one.score)
    if (!best) throw new Error('no tool takes what is known')
    return best.tool.name
  }

  /** Goes on until an answer has what is wanted. */
  async function run(errand: Errand): Promise<unknown> {
    let tool = await first(errand)
    let given = await withFacts(tool, {}, errand)
    while (made.length < CALLS_MAX) {
      const one = await call(tool, given)
      if (errand.wanted in one.answer) return one.answer[errand.wanted]
      const next = one.refused ? mended(one) : nextStep(one, errand)
      if (!next) throw new Error(`nothing leads on from ${tool}: ${JSON.stringify(one.answer).slice(0, 400)}`)
      tool = next.tool
      given = await withFacts(tool, next.given, errand)
    }
    throw new Error('too many calls')
  }

  async function withFacts(tool: string, given: Json, { facts }: Errand): Promise<Json> {
    const { properties = {} } = (await inputOf(tool)) ?? {}
    return { ...Object.fromEntries(Object.entries(facts).filter(([name]) => name in properties)), ...given }
  }

  /** The step that speaks most of the errand; one that was taken is taken again only to wait. */
  function nextStep({ answer }: Made, { words }: Errand): { tool: string; given: Json } | null {
    const steps = (answer.next_steps ?? answer.requirements ?? []) as Step[]
    const fresh = steps.filter(
      (step) => 'wait' in (step.arguments ?? {}) || !made.some(({ tool, given }) => tool === step.tool && contains(given, step.arguments)),
    )
    const [best] = fresh
      .map((step, index) => ({ step, score: wordsIn(`${step.tool} ${step.message}`, words), index }))
      .toSorted((one, other) => other.score - one.score || one.index - other.index)
    return best ? { tool: best.step.tool, given: best.step.arguments ?? {} } : null
  }

  /** Comes back from a refusal: does what it names, then makes the call again as it says. Answers the calls that took. */
  async function recover(refused: Made): Promise<Made[]> {
    const before = made.length
    const problem = refused.answer as unknown as Problem
    let given = refused.given
    if (problem.action?.tool && problem.action.by === 'agent') {
      const helped = await call(problem.action.tool, problem.action.arguments ?? given)
      if (helped.refused) return made.slice(before)
      given = learn(given, helped.answer)
      // What was asked for instead has been done, unless the call itself is to be made again.
      const full = problem.errors?.every(({ code }) => code === 'too_many') ?? true
      if (problem.retryable !== true && full && !shares(refused.given, given)) return made.slice(before)
    }
    const again = mended({ ...refused, given })
    if (again) {
      if (problem.retry_after) await wait(problem.retry_after)
      const sent = await call(again.tool, again.given)
      // What has its shape now may still be refused for what it means.
      const better = sent.refused && made.length - before < 2 ? mended(sent) : null
      if (better) await call(better.tool, better.given)
    }
    return made.slice(before)
  }

  return { made, call, run, recover, tokens: () => made.reduce((sum, { tokens }) => sum + tokens, 0) }
}

/** The call as a refusal says to send it; null where nothing of it can be sent otherwise. */
function mended({ tool, given, answer }: Made): { tool: string; given: Json } | null {
  const { errors = [], code, action } = answer as unknown as Problem
  if (action?.tool && action.by === 'agent' && action.arguments && errors.length === 0 && code === 'draft_not_ready')
    return { tool: action.tool, given: action.arguments }
  const next = structuredClone(given)
  // What the call did not send is for the action to set.
  for (const place of errors) if (!action || (place.field.split('.')[0] ?? '') in next) amend(next, place)
  if (code.startsWith('idempotency_c') || code === 'idempotency_key_invalid') next.idempotency_key = crypto.randomUUID()
  return { tool, given: next }
}

/** Puts at a place what its `fix` says, or takes away what stands there. */
function amend(given: Json, { field, code, fix, limit, allowed }: Place): void {
  const path = field.split('.')
  const last = path.pop() ?? ''
  let at: Json = given
  for (const part of path) at = (at[part] ??= {}) as Json
  const present = at[last]
  const example = (/such as [`"]?([\w:/.@-]+\w)/.exec(fix) ?? /Send [`"]?([\w:/.@-]+?)[`"]?[.,;]/.exec(fix))?.[1]
  if (/leave it out|leave the code out|without|or none|or no |unknown_member/i.test(`${fix} ${code}`)) remove(at, last)
  else if (allowed && allowed.length > 0) at[last] = allowed[0]
  else if (/or null/.test(fix)) at[last] = null
  else if (typeof limit === 'number' && typeof present === 'number') at[last] = limit
  else if (typeof limit === 'number' && Array.isArray(present)) at[last] = present.slice(0, limit)
  else if (typeof limit === 'number' && typeof present === 'string') at[last] = present.slice(0, limit)
  else if (example) at[last] = typeof present === 'number' ? Number(example) : example
  else remove(at, last)
}

function remove(at: Json, name: string): void {
  if (Array.isArray(at)) at.splice(Number(name), 1)
  else delete at[name]
}

/** Ids of what was listed take the place of those that were wrong. */
function learn(given: Json, answer: Json): Json {
  const [item] = (answer.items ?? [answer]) as Json[]
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, item?.[name] ?? value]))
}

const shares = (one: Json, other: Json): boolean => JSON.stringify(one) !== JSON.stringify(other)
const contains = (given: Json, part: Json = {}): boolean =>
  Object.entries(part).every(([name, value]) => Bun.deepEquals(given[name], value))
const wordsIn = (text: string, words: string[]): number => words.filter((word) => text.toLowerCase().includes(word)).length
