import type { Sql } from '../database/open.ts'
import type { ListingRecord } from '../listings/rows.ts'
import type { Sites } from '../sites.ts'

/** Letters to the owner of a listing about its launch, each in the transaction of what it tells. */

export async function tellLive(_sql: Sql, _sites: Sites, _listings: readonly ListingRecord[]): Promise<void> {}

export async function tellRolled(_sql: Sql, _sites: Sites, _listing: ListingRecord, _rolls_left: number): Promise<void> {}

export async function tellBackToDraft(_sql: Sql, _sites: Sites, _listing: ListingRecord): Promise<void> {}

export async function tellBadgeLost(_sql: Sql, _sites: Sites, _listing: ListingRecord): Promise<void> {}
