import { bareHost, hostOf } from '../../base/addresses/web_address.ts'
import type { Service } from '../../core/context.ts'
import type { Sql } from '../../database/open.ts'
import { listOfCompany, type ListingRecord } from '../../listings/rows.ts'
import { lockCompany } from '../../profile/company_lock.ts'
import type { Subject } from './compare.ts'
import { sendDigests } from './digest.ts'
import { endTurn, secondsToTurn, sweepTurns, takeTurn } from './host_turns.ts'
import { lookAgain, type Looking, type LookWish } from './look.ts'
import { beginLooks, countLooks, dueLooks, findLook, postponeLook, readLastPages, type SiteLook } from './rows.ts'
import { takeLook } from './take.ts'

const HOURS_A_DAY = 24
/** However few websites there are, so many looks may be asked for in an hour; and with many, twice what spreads them over the time. */
const LOOKS_AN_HOUR_MIN = 20
const SPREAD = 2
/** By a command, which waits for them. */
const LOOKS_BY_HAND_MAX = 500
const LOOKS_AT_ONCE_MAX = 4
/** A host that many listings are of is waited for, so long in all and so long at a time. */
const HOSTS_AWAITED_SECONDS_MAX = 300
const HOST_AWAITED_MILLISECONDS = 100
/** What could not be done on our side is tried again so much later. */
const POSTPONED_HOURS = 6

/** Asks for the looks that are due, so many that all of them spread over the time, and sends the digests; the job of every hour. */
export async function askForLooks(service: Service): Promise<void> {
  const { database, jobs, config, clock } = service
  await beginLooks(database, config.recheck_days)
  await sweepTurns(database)
  const evenly = Math.ceil((await countLooks(database)) / (config.recheck_days * HOURS_A_DAY))
  for (const company_id of await dueLooks(database, clock(), Math.max(LOOKS_AN_HOUR_MIN, SPREAD * evenly)))
    await jobs.add(database, 'recheck', { company_id }, { key: String(company_id) })
  await sendDigests(service, clock())
}

/** All of that at an instant, some looks at once; one that fails holds up no other. */
export async function runDueLooks(service: Looking & Pick<Service, 'sites'>, now: Date): Promise<void> {
  await beginLooks(service.database, service.config.recheck_days)
  const errors: unknown[] = []
  const look = async (company_id: number) => {
    const outcome = await recheck(service, company_id, now).catch((error: unknown) => void errors.push(error))
    return outcome && outcome.busy_seconds !== null ? [company_id] : []
  }
  const until = performance.now() + HOSTS_AWAITED_SECONDS_MAX * 1000
  const due = await dueLooks(service.database, now, LOOKS_BY_HAND_MAX)
  let waiting = due
  while (waiting.length > 0 && performance.now() < until) {
    const busy: number[] = []
    for (let first = 0; first < waiting.length; first += LOOKS_AT_ONCE_MAX)
      busy.push(...(await Promise.all(waiting.slice(first, first + LOOKS_AT_ONCE_MAX).map(look))).flat())
    waiting = busy
    if (busy.length > 0) await new Promise((resolve) => setTimeout(resolve, HOST_AWAITED_MILLISECONDS))
  }
  await sendDigests(service, now)
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} of ${due.length} websites could not be read again`)
}

/** For how long its host is not to be asked, where that put the look off. */
export type LookOutcome = { busy_seconds: number | null }

type Run = { signal?: AbortSignal; finish?: (sql: Sql) => Promise<void> }

/** One look, in its turn at the host: nothing else is held while the site is read, and it is taken only if no other came first. */
export async function recheck(
  service: Looking & Pick<Service, 'sites'>,
  company_id: number,
  now: Date,
  run: Run = {},
): Promise<LookOutcome> {
  const { database } = service
  const [listings, before] = [await listOfCompany(database, company_id), await findLook(database, company_id)]
  const [first] = listings
  if (!first || !isDue(listings, before, now)) return { busy_seconds: null }
  const { pages, scheme_given } = await readLastPages(database, company_id)
  const host = bareHost(hostOf(new URL(pages[0]?.url ?? first.url)))
  const holder = await takeTurn(database, host)
  if (holder === null) return { busy_seconds: await secondsToTurn(database, host) }
  let pause_seconds = 0
  try {
    const wish = { url: first.url, scheme_given, account_id: first.account_id ?? '', previous: pages, subjects: subjectsOf(listings) }
    await lookAndTake(service, { company_id, before, now }, { ...wish, on_end: (seconds) => (pause_seconds = seconds) }, run)
  } finally {
    await endTurn(database, { host, holder, pause_seconds })
  }
  return { busy_seconds: null }
}

async function lookAndTake(
  service: Looking & Pick<Service, 'sites'>,
  { company_id, before, now }: { company_id: number; before: SiteLook | undefined; now: Date },
  wish: Omit<LookWish, 'signal'>,
  { signal = new AbortController().signal, finish = async () => {} }: Run,
): Promise<void> {
  const { database, sites, config } = service
  const started = performance.now()
  const seen = await lookAgain(service, { ...wish, signal })
  if (signal.aborted) throw signal.reason
  await database.begin(async (sql) => {
    await finish(sql)
    await lockCompany(sql, company_id)
    const present = await findLook(sql, company_id)
    if (present?.at?.getTime() !== before?.at?.getTime() || present?.next_at.getTime() !== before?.next_at.getTime()) return
    await takeLook({ sql, sites: sites.through(sql), config, now }, company_id, present, seen)
  })
  service.events.siteChecked(seen.outcome, (performance.now() - started) / 1000)
}

/** By its time while a listing is live, or where its owner asked for it: then that is its time. */
function isDue(listings: readonly ListingRecord[], look: SiteLook | undefined, now: Date): boolean {
  if (!look || look.next_at > now) return false
  return look.asked_at?.getTime() === look.next_at.getTime() || listings.some(({ status }) => status === 'live')
}

/** What the company's listings share, once, and the words of each. */
function subjectsOf(listings: readonly ListingRecord[]): Subject[] {
  const [first] = listings
  const words = listings.map(({ profile_id, profile }) => ({ profile_id, cells: profile.cells }))
  return first ? [{ profile_id: null, cells: first.profile.cells }, ...words] : []
}

/** Our own side did not get to it, several times: the site is as well known as before. */
export async function giveUpLook({ database, clock }: Service, company_id: number): Promise<void> {
  await postponeLook(database, company_id, new Date(clock().getTime() + POSTPONED_HOURS * 3_600_000))
}
