import type { Log } from '../base/observe/events.ts'
import { LIMITS } from '../base/limits.ts'
import { runInThread } from '../base/threads/thread.ts'
import { HEAVY_BYTES_MIN, WorkBudget, WorkExceeded } from '../base/threads/work_budget.ts'
import type { DraftedProfile, DraftRequest } from '../fields/draft.ts'
import type { ModelDrafter, ModelOptions } from './model/model.ts'

export type Drafter = {
  /** The rules' draft of a site. What it costs is spent from the budget; WorkExceeded where nothing came of it. */
  draft(request: DraftRequest, budget?: WorkBudget): Promise<DraftedProfile>
  /** Adds to such a draft what it proposes and the site proves; null where the operator has configured none. */
  model: ModelDrafter | null
}

export type { ModelOptions }

/** The built-in rules, on a thread of their own, so that whatever they chew on, the server keeps answering. */
const builtIn: Pick<Drafter, 'draft'> = {
  async draft(request, budget = WorkBudget.ofDraft('', LIMITS)) {
    let group = ''
    const heavy = request.pages.reduce((sum, { html }) => sum + html.length, 0) >= HEAVY_BYTES_MIN
    try {
      return await runInThread('draft_built_in', request, {
        // The other half is for doing without the rules that took this one.
        cpu_seconds_max: budget.cpu_seconds_left / 2,
        budget,
        heavy,
        on_note: (name) => void (group = name),
      })
    } catch (error) {
      if (!(error instanceof WorkExceeded) || group === '') throw error
      const without = { cpu_seconds_max: budget.cpu_seconds_left, budget, heavy }
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

/** The built-in drafter, with a language model beside it where the operator has configured one; else what it would be checked by is not loaded. */
export const openDrafter = async (settings: ModelOptions | null, log: Log): Promise<Drafter> => ({
  ...builtIn,
  model: settings === null ? null : (await import('./model/model.ts')).createModelDrafter({ ...settings, log }),
})
