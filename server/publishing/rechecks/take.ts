import type { Service } from '../../core/context.ts'
import type { Sql } from '../../database/open.ts'
import { recordEvents } from '../../events/record_event.ts'
import { listOfCompany, type GoneValue, type ListingRecord } from '../../listings/rows.ts'
import { valueOf } from '../../profile/field_state.ts'
import { cellOf, isWords, type CellName } from '../../profile/profile.ts'
import { saveProfile } from '../../profile/rows.ts'
import type { Comparison, Finding } from './compare.ts'
import { notifyUnreachable } from './emails.ts'
import type { Seen } from './look.ts'
import { afterEvent, type ProposalEvent } from './proposal_state.ts'
import { insertProposal, presentProposals, saveLook, saveProposalState, saveSitePages, type SiteLook, type Waiting } from './rows.ts'
import { statusNow } from './show.ts'
import { afterSiteLook } from './site_state.ts'
import { quotesOf } from '../../profile/drafted_value.ts'
import { plainValue, repeats } from './values.ts'

type Where = Pick<Service, 'sites' | 'config'> & { sql: Sql; now: Date }
type Change = Extract<Seen, { outcome: 'changed' }>
const NEVER: Pick<SiteLook, 'at' | 'site' | 'since' | 'misses' | 'gone'> = { at: null, site: null, since: null, misses: 0, gone: [] }

/** Writes down what a look saw; the caller holds the company, whose look is still as it was when it began. */
export async function takeLook(context: Where, company_id: number, before: SiteLook | undefined, seen: Seen): Promise<void> {
  const { sql, now, config } = context
  const listings = (await listOfCompany(sql, company_id)).filter(({ status }) => status !== 'archived' && status !== 'suspended')
  const [first] = listings
  if (!first) return
  const known = before ?? NEVER
  const outcome = seen.outcome === 'unchanged' || seen.outcome === 'changed' ? 'read' : seen.outcome
  const { tells, ...state } = afterSiteLook(known, outcome, { now, days: config.recheck_days })
  const gone = seen.outcome === 'changed' ? goneNow(known, seen, listings) : known.gone
  await saveLook(sql, company_id, { ...state, gone, detail: 'detail' in seen ? seen.detail : null })
  if (tells) await notifyUnreachable(context, first, state.since ?? now)
  if (seen.outcome !== 'changed') return
  await saveSitePages(sql, company_id, seen.pages)
  await takeFindings(context, company_id, seen, listings)
  await renewProofs(context, seen, listings)
}

/** The same values by the quotes that stand now: no edit, and so no version. What was saved or drafted meanwhile stays as it is. */
async function renewProofs({ sql, now }: Where, { renewed }: Change, listings: readonly ListingRecord[]): Promise<void> {
  for (const listing of listings) {
    const { cells } = listing.profile
    const kept = renewed.filter(
      ({ profile_id, field, before }) =>
        (profile_id === null || profile_id === listing.profile_id) && Bun.deepEquals(cellOf(cells, field).ai, before),
    )
    if (kept.length === 0) continue
    const anew = Object.fromEntries(kept.map(({ field, after }) => [field, { ...cellOf(cells, field), ai: after }]))
    await saveProfile(sql, { ...listing, profile: { ...listing.profile, cells: { ...cells, ...anew } } }, now)
  }
}

/** Each stays stated until the day on which it was last seen to be. */
function goneNow(known: Pick<SiteLook, 'at' | 'gone'>, { gone, unread }: Comparison, listings: readonly ListingRecord[]): GoneValue[] {
  const same = (one: { profile_id: number | null; field: CellName }, other: typeof one) =>
    one.profile_id === other.profile_id && one.field === other.field
  const kept = known.gone.filter((entry) => unread.some((one) => same(one, entry)))
  return [
    ...kept,
    ...gone.map((value): GoneValue => {
      const earlier = known.gone.find((entry) => same(entry, value) && Bun.deepEquals(entry.value, value.value))
      return { ...value, until: earlier?.until ?? (known.at ?? readAt(value, listings)).toISOString() }
    }),
  ]
}

/** When the quotes of a value were read, where no look was before. */
function readAt({ profile_id, field }: { profile_id: number | null; field: CellName }, listings: readonly ListingRecord[]): Date {
  const listing = listings.find((one) => profile_id === null || one.profile_id === profile_id)
  const drafted = listing && cellOf(listing.profile.cells, field).ai
  const times = drafted ? quotesOf(field, drafted).map(({ retrieved_at }) => Date.parse(retrieved_at)) : []
  return new Date(times.length > 0 ? Math.max(...times) : (listing?.created_at ?? 0))
}

async function takeFindings({ sql, now }: Where, company_id: number, seen: Change, listings: readonly ListingRecord[]): Promise<void> {
  // Of a listing that is taken down for now nothing is judged.
  const stands = ({ profile_id }: Pick<Finding, 'profile_id'>) =>
    profile_id === null || listings.some((listing) => listing.profile_id === profile_id)
  // What was edited while the site was read is judged by the next look.
  const findings = seen.findings.filter((finding) => stands(finding) && Bun.deepEquals(valueNow(finding, listings), finding.now ?? null))
  const present = (await presentProposals(sql, company_id)).filter(stands)
  const at = ({ profile_id, field }: Pick<Finding, 'profile_id' | 'field'>) => `${profile_id ?? ''}:${field}`
  const found = new Map(findings.map((finding) => [at(finding), finding]))
  const unread = new Set(seen.unread.map(at))
  const repeated = new Set<string>()
  for (const proposal of present) {
    const finding = found.get(at(proposal))
    if (!finding && unread.has(at(proposal))) continue
    const event = eventOf(proposal, finding, valueNow(proposal, listings))
    if (event === 'repeated') repeated.add(at(proposal))
    const next = afterEvent(proposal, event)
    if (next && next !== proposal) await saveProposalState(sql, proposal.id, next, now)
  }
  const opened = findings.filter((finding) => finding.opens && !repeated.has(at(finding)))
  for (const finding of opened) await insertProposal(sql, company_id, finding, now)
  const told = listings.filter(({ profile_id }) => opened.some((one) => one.profile_id === null || one.profile_id === profile_id))
  await recordEvents(
    sql,
    'proposal.found',
    told.map(({ id, account_id }) => ({ account_id, object: { listing_id: id } })),
    now,
  )
}

type Present = Awaited<ReturnType<typeof presentProposals>>[number]

function eventOf(proposal: Present, finding: Finding | undefined, value: unknown): ProposalEvent {
  if (proposal.status === 'open' && !Bun.deepEquals(value, proposal.now)) return 'overtaken'
  if (!finding) return 'withdrawn'
  const says = ({ drafted }: Pick<Finding, 'drafted'>) => drafted?.value ?? null
  return repeats(proposal.field, says(proposal), says(finding)) ? 'repeated' : 'replaced'
}

/** Those of a listing that are open still. */
export const openOf = (waiting: readonly Waiting[], listing: ListingRecord): Waiting[] =>
  waiting.filter(
    (one) =>
      one.company_id === listing.company_id &&
      (one.profile_id === null || one.profile_id === listing.profile_id) &&
      statusNow(one, valueNow(one, [listing])) === 'open',
  )

/** What the listing says of a field now. */
export function valueNow(
  { profile_id, field }: { profile_id: number | null; field: CellName },
  listings: readonly Pick<ListingRecord, 'profile_id' | 'profile'>[],
): unknown {
  const listing = isWords(field) ? listings.find((one) => one.profile_id === profile_id) : listings[0]
  return listing ? (plainValue(field, valueOf(cellOf(listing.profile.cells, field))) ?? null) : null
}
