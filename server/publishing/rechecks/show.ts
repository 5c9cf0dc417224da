import type { Schemas } from '../../../sdk/contract.ts'
import { withoutHashes } from '../../fields/draft.ts'
import type { ProposalRecord } from './rows.ts'
import type { ProposalStatus } from './proposal_state.ts'
import { quotesOf } from '../../profile/drafted_value.ts'
import { plainValue } from './values.ts'

const EVIDENCE_MAX = 20

/** `value_now` is the listing's value now: a proposal of another value is overtaken, whether anybody noted it or not. */
export function showProposal(proposal: ProposalRecord, value_now: unknown): Schemas['Proposal'] {
  const { id, field, kind, now, drafted, found_at } = proposal
  return {
    proposal_id: id,
    field,
    kind,
    now,
    proposed: drafted && plainValue(field, drafted.value),
    evidence: drafted ? withoutHashes(quotesOf(field, drafted)).slice(0, EVIDENCE_MAX) : [],
    found_at: found_at.toISOString(),
    status: statusNow(proposal, value_now),
  }
}

export const statusNow = ({ status, now }: Pick<ProposalRecord, 'status' | 'now'>, value_now: unknown): ProposalStatus =>
  status === 'open' && !Bun.deepEquals(now, value_now) ? 'outdated' : status
