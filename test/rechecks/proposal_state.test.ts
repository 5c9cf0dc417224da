import { expect, test } from 'bun:test'
import { afterEvent, type ProposalEvent, type ProposalState } from '../../server/publishing/rechecks/proposal_state.ts'

const STATES: Record<string, ProposalState> = {
  open: { status: 'open', holds: false },
  holding: { status: 'dismissed', holds: true },
  dismissed: { status: 'dismissed', holds: false },
  accepted: { status: 'accepted', holds: false },
  outdated: { status: 'outdated', holds: false },
}
const EVENTS: readonly ProposalEvent[] = ['repeated', 'replaced', 'withdrawn', 'overtaken', 'accept', 'dismiss']
const TABLE: Record<string, readonly (string | null)[]> = {
  open: ['open', 'outdated', 'outdated', 'outdated', 'accepted', 'holding'],
  holding: ['holding', 'dismissed', 'dismissed', 'holding', null, null],
  dismissed: ['dismissed', 'dismissed', 'dismissed', 'dismissed', null, null],
  accepted: ['accepted', 'accepted', 'accepted', 'accepted', null, null],
  outdated: ['outdated', 'outdated', 'outdated', 'outdated', null, null],
}

test('a proposal goes the way of its table, whatever happens to it', () => {
  for (const [name, row] of Object.entries(TABLE))
    for (const [at, event] of EVENTS.entries()) {
      const [from, to] = [STATES[name], row[at]]
      if (!from || to === undefined) throw new Error('the table has a hole')
      expect([name, event, afterEvent(from, event)]).toEqual([name, event, to === null ? null : (STATES[to] ?? null)])
    }
})
