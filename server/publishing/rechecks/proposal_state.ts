import type { Schemas } from '../../../sdk/contract.ts'

export type ProposalStatus = Schemas['Proposal']['status']
/** `holds`: dismissed, and the website has said nothing else since. */
export type ProposalState = { status: ProposalStatus; holds: boolean }

/*
 * A proposal's life. «repeated» is a look that finds the very same, «replaced» one that finds something else of that field, «withdrawn» one
 * that reads all of the website and finds nothing to propose; «overtaken»: the listing's value is another one by now.
 *
 *   state          | repeated      | replaced  | withdrawn | overtaken     | accept   | dismiss
 *   ---------------+---------------+-----------+-----------+---------------+----------+--------------
 *   open           | open          | outdated  | outdated  | outdated      | accepted | dismissed, holding
 *   dismissed, h.  | dismissed, h. | dismissed | dismissed | dismissed, h. | refused  | refused
 *   dismissed      | dismissed     | dismissed | dismissed | dismissed     | refused  | refused
 *   accepted       | accepted      | accepted  | accepted  | accepted      | refused  | refused
 *   outdated       | outdated      | outdated  | outdated  | outdated      | refused  | refused
 *
 * What a look finds becomes a new open proposal where no open and no holding one is repeated by it: so one that was dismissed stays away
 * until the website has said something else, or nothing, in between.
 */
export type ProposalEvent = 'repeated' | 'replaced' | 'withdrawn' | 'overtaken' | 'accept' | 'dismiss'

/** Null where the proposal is decided or over, so that there is nothing to decide. */
export function afterEvent(state: ProposalState, event: ProposalEvent): ProposalState | null {
  if (event === 'accept' || event === 'dismiss') {
    if (state.status !== 'open') return null
    return event === 'accept' ? { status: 'accepted', holds: false } : { status: 'dismissed', holds: true }
  }
  if (event === 'repeated') return state
  if (state.status === 'open') return { status: 'outdated', holds: false }
  return event === 'overtaken' ? state : { ...state, holds: false }
}
