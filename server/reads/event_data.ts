import type { Schemas } from '../../sdk/contract.ts'
import type { Context } from '../core/context.ts'
import type { Scope } from '../core/spec.ts'
import { eventId } from '../events/event_id.ts'
import { ABOUT, type EventObject, type Objects } from '../events/kinds.ts'
import type { EventRecord } from '../events/rows.ts'
import { readMine } from '../listings/mine.ts'
import { findListings, findMine } from '../listings/rows.ts'
import { findClaim, showClaim } from '../ownership/claims.ts'
import { findMyOrder } from '../orders/record/rows.ts'
import { showMyOrder } from '../orders/payment/payment_blocker.ts'
import { findDraft } from '../profile/rows.ts'
import { showDraft } from '../publishing/show.ts'
import { readLeaderboard } from './leaderboard.ts'

type Reading = Pick<Context, 'sql' | 'sites' | 'secret' | 'memory' | 'now'>
/** What the operation answers that reads an object; undefined where the account has none of that id by now. */
type Read<Object> = (object: Object, account_id: string, reading: Reading) => Promise<unknown>

/** By which operation each object is read, and the scope that it asks for. */
const READS: { [Kind in keyof Objects]: { scope: Scope | null; read: Read<Objects[Kind]> } } = {
  /** get_draft */
  draft: {
    scope: 'account:read',
    read: async ({ id }, account_id, { sql, sites }) => {
      const found = await findDraft(sql, id, account_id)
      return found && showDraft(found, await sites.byId(found.site_id))
    },
  },
  /** get_my_listing */
  listing: {
    scope: 'account:read',
    read: async ({ listing_id }, account_id, reading) => {
      const found = await findMine(reading.sql, listing_id, account_id)
      return found && readMine(reading, found)
    },
  },
  /** get_order */
  order: {
    scope: 'account:read',
    read: async ({ number }, account_id, reading) => {
      const found = await findMyOrder(reading.sql, number, account_id)
      return found && showMyOrder(found, reading)
    },
  },
  /** get_weekly_leaderboard, of the site that it is the board of */
  week: {
    scope: null,
    read: async ({ site: key, week }, _account_id, reading) => {
      const site = (await reading.sites.all()).find((each) => each.key === key)
      return site && readLeaderboard({ week }, { ...reading, site })
    },
  },
  /** get_claim, which is the claimer's alone: the other side is told its id. */
  claim: {
    scope: 'account:read',
    read: async ({ claim_id }, account_id, { sql, now, secret }) => {
      const found = await findClaim(sql, claim_id, account_id, now)
      const [listing] = found ? await findListings(sql, [found.listing_id]) : []
      return found && listing && showClaim(sql, found, listing, secret)
    },
  },
}

/**
 * Shows events as they are told: `data` is what the matching operation answers now, or the object's id alone where the reader lacks its
 * scope or the object is gone. Objects that several events are about are read once.
 */
export function createEventReader(reading: Reading, account_id: string, holds: (scope: Scope) => boolean) {
  const known = new Map<string, Promise<unknown>>()
  return async ({ id, type, object, at }: EventRecord): Promise<Schemas['Event']> => {
    // A record's object is of its type, as recordEvent demands.
    const { scope, read } = READS[ABOUT[type]] as { scope: Scope | null; read: Read<EventObject> }
    const key = JSON.stringify(object)
    const readOnce = () => known.get(key) ?? known.set(key, read(object, account_id, reading)).get(key)
    const data = scope === null || holds(scope) ? ((await readOnce()) ?? object) : object
    // The table above pairs each kind with its operation, and the output check looks again.
    return { id: eventId(id), type, timestamp: at.toISOString(), data } as Schemas['Event']
  }
}
