import type { Schemas } from '../../sdk/contract.ts'

export type ClaimStatus = Schemas['Claim']['status']

export type ClaimRecord = {
  id: number
  listing_id: number
  account_id: string
  status: ClaimStatus
  created_at: Date
  expires_at: Date
  former_account_id: string | null
  objection_until: Date | null
  /** When it gave them the listing; null where it has not. */
  granted_at: Date | null
}

/** `proven`: the claimer has, the owner has not; `contested`: both have; `over`: its 30 days are; `objected`: the former owner did, in time. */
export type ClaimEvent = 'proven' | 'contested' | 'over' | 'objected' | 'team_grants' | 'team_refuses'

/*
 * A claim's life:
 *
 *   status     proven    contested   over      objected   team_grants   team_refuses
 *   open       granted   disputed    refused   –          –             –
 *   granted    –         –           –         disputed   –             –
 *   disputed   –         –           –         –          granted       refused
 *   refused    –         –           –         –          –             –
 *
 * `granted` by a proof gives the listing to the claimer at once, and they keep it while it is disputed afterwards.
 */
const NEXT: Record<ClaimStatus, Partial<Record<ClaimEvent, ClaimStatus>>> = {
  open: { proven: 'granted', contested: 'disputed', over: 'refused' },
  granted: { objected: 'disputed' },
  disputed: { team_grants: 'granted', team_refuses: 'refused' },
  refused: {},
}

/** Null where the event has no place. */
export const afterEvent = (status: ClaimStatus, event: ClaimEvent): ClaimStatus | null => NEXT[status][event] ?? null
