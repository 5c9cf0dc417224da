import type { Log } from '../base/events.ts'
import { LIMITS } from '../base/limits.ts'
import { runInThread } from '../base/thread.ts'
import { WorkBudget, WorkExceeded } from '../base/work_budget.ts'
import type { DraftedProfile, DraftRequest } from '../fields/draft.ts'
import { mergeDrafts } from './model/merge.ts'
import { createModelDrafter } from './model/model.ts'

/**
 * A way from pages to a proven profile. `wanted` names the cells asked for (null: all), so that a costly drafter can do less. What it costs is
 * spent from the budget; WorkExceeded where nothing came of it.
 */
export type Drafter = {
  draft(request: DraftRequest, wanted: readonly string[] | null, signal: AbortSignal, budget?: WorkBudget): Promise<DraftedProfile>
}

export type ModelOptions = { name: string; api_key: string; base_url: string | null }

/** The built-in rules, on a thread of their own, so that whatever they chew on, the server keeps answering. */
const builtIn: Drafter = {
  async draft(request, _wanted, _signal, budget = WorkBudget.ofDraft('', LIMITS)) {
    let group = ''
    try {
      return await runInThread('draft_built_in', request, {
        // The other half is for doing without the rules that took this one.
        cpu_seconds_max: budget.cpu_seconds_left / 2,
        budget,
        on_note: (name) => void (group = name),
      })
    } catch (error) {
      if (!(error instanceof WorkExceeded) || group === '') throw error
      const without = { cpu_seconds_max: budget.cpu_seconds_left, budget }
      const rest = await runInThread('draft_built_in', { ...request, without: [group] }, without)
      return { ...rest, warnings: [...rest.warnings, leftOut(group)] }
    }
  },
}

const leftOut = (group: string): DraftedProfile['warnings'][number] => ({
  code: 'crawl_incomplete',
  field: null,
  message: `The pages are built in a way that takes too much work to look for this: ${group}. What else they say was drafted; fill the rest by hand.`,
})

/** The built-in drafter, with a language model's prose beside it where the operator has configured one. */
export function openDrafter(settings: ModelOptions | null, log: Log): Drafter {
  if (settings === null) return builtIn
  const model = createModelDrafter({ ...settings, log })
  return {
    async draft(request, wanted, signal, budget) {
      const facts = await builtIn.draft(request, wanted, signal, budget)
      return mergeDrafts(facts, await model.draft(request, facts, wanted, signal, budget))
    },
  }
}
