import type { Log } from '../events.ts'
import { runInThread } from '../thread.ts'
import type { DraftedProfile, DraftRequest } from './draft.ts'
import { mergeDrafts } from './merge.ts'
import { createModelDrafter } from './model.ts'

/** Longest that the built-in rules may work on one site; hostile markup is cut off there. */
const BUILT_IN_SECONDS_MAX = 20

/** A way from pages to a proven profile. `wanted` names the cells asked for (null: all), so that a costly drafter can do less. */
export type Drafter = { draft(request: DraftRequest, wanted: readonly string[] | null, signal: AbortSignal): Promise<DraftedProfile> }

export type ModelOptions = { name: string; api_key: string; base_url: string | null }

/** The built-in rules, on a thread of their own, so that whatever they chew on, the server keeps answering. */
const builtIn: Drafter = {
  draft: (request) => runInThread('draft_built_in', request, { seconds_max: BUILT_IN_SECONDS_MAX }),
}

/** The built-in drafter, with a language model's prose beside it where the operator has configured one. */
export function openDrafter(settings: ModelOptions | null, log: Log): Drafter {
  if (settings === null) return builtIn
  const model = createModelDrafter({ ...settings, log })
  return {
    async draft(request, wanted, signal) {
      const facts = await builtIn.draft(request, wanted, signal)
      return mergeDrafts(facts, await model.draft(request, facts, wanted, signal))
    },
  }
}
