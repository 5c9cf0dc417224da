import { expect, test } from 'bun:test'
import { afterEvent, type ClaimEvent, type ClaimStatus } from '../../server/ownership/claim_state.ts'

const EVENTS: ClaimEvent[] = ['proven', 'contested', 'over', 'objected', 'team_grants', 'team_refuses']
const TABLE: Record<ClaimStatus, (ClaimStatus | null)[]> = {
  open: ['granted', 'disputed', 'refused', null, null, null],
  granted: [null, null, null, 'disputed', null, null],
  disputed: [null, null, null, null, 'granted', 'refused'],
  refused: [null, null, null, null, null, null],
}

test('a claim goes only the ways of its table', () => {
  for (const [status, row] of Object.entries(TABLE) as [ClaimStatus, (ClaimStatus | null)[]][])
    expect([status, EVENTS.map((event) => afterEvent(status, event))]).toEqual([status, row])
})
