import type { Sql } from '../database/open.ts'
import { isOwn, isTeam, mailboxKey, mailboxVoted, ownersOf, ownsListing, teamOf } from '../launch/voters.ts'
import type { Voter } from '../launch/votes.ts'
import type { Site } from '../core/sites.ts'
import { interviewedBy, storyShown, videoShown } from './founder_pages.ts'
import { MISSES_TOLD } from '../publishing/rechecks/site_state.ts'

/** A place that may be further down is not counted out for the page of a listing, which is a look into an index and into a row for each before it. */
const RANK_MAX = 500

/** How a live listing stands, and what one person did about it. */
export type Standing = {
  listing_id: number
  status: string
  launch_week: string | null
  votes: number
  /** Whether its board takes votes. */
  board_open: boolean
  /** The place on the board of its week now, or as it was frozen; null for none and for one far down. */
  rank: number | null
  followers: number
  version: number
  /** When something of it was changed last. */
  updated_at: Date
  /** The address of its founder's page, where they have one. */
  founder_page: string | null
  /** Whether its page leads to the founder story, which has a page of its own once it is published. */
  story_shown: boolean
  video_shown: boolean
  /** The account whose interview the page leads to. */
  interviewed: string | null
  /** Nobody owns it. */
  is_nobodys: boolean
  /** Since when its website cannot be reached, where that is long enough to be said. */
  unreachable_since: Date | null
  /** Until when values were stated, by field, that the website no longer states. */
  stated_until: Readonly<Record<string, string>> | null
  /** Null for a visitor who is not signed in. `is_owner`: the listing is this account's; others too may not vote for it (`is_own`). */
  person: (Voter & { is_owner: boolean; vote: GivenVote | null; counts_at: Date | null; follows: boolean }) | null
}
/** `in_review`: waits for the site team. `not_counted`: the team did not count it. */
type GivenVote = 'counted' | 'held' | 'in_review' | 'not_counted'

type Vote = { counted: boolean | null; counts_at: Date | null; review: 'held' | 'discarded' | 'withdrawn' | null }
type Row = Omit<Standing, 'person'> &
  Omit<Voter, 'is_own' | 'is_team'> &
  Vote & { follows: boolean; known: boolean; is_owner: boolean; owns: boolean; owners: string[]; team: string[] }

/** One statement, so that the page says one thing; null where there is no such live listing. */
export async function findStanding(
  sql: Sql,
  site: Site,
  slug: string,
  who: { account_id: string; email: string } | null,
): Promise<Standing | null> {
  const account_id = who?.account_id ?? null
  const [row] = await sql<Row[]>`
    select l.id as listing_id, l.status, l.launch_week, l.votes, l.version, l.updated_at, b.listing_id is not null and b.rank is null as board_open,
      case when b.rank is not null then b.rank when b.listing_id is not null and (
        select count(*) from (select from board_entries o where o.site_id = b.site_id and o.week = b.week and o.votes > b.votes limit ${RANK_MAX}) as ahead
      ) < ${RANK_MAX} then (
        select 1 + count(*)::integer from board_entries o cross join lateral (select from search_rows r where r.listing_id = o.listing_id limit 1) as shown
        where o.site_id = b.site_id and o.week = b.week and o.votes > b.votes
      ) end as rank,
      (select count(*)::integer from listing_follows f where f.listing_id = l.id) as followers,
      (select f.public_id from founder_profiles f where f.account_id = l.account_id and f.profile ->> 'name' <> '') as founder_page,
      ${storyShown(sql)} as story_shown, ${videoShown(sql)} as video_shown, ${interviewedBy(sql)} as interviewed, l.account_id is null as is_nobodys, case when k.misses >= ${MISSES_TOLD} then k.since end as unreachable_since,
      (select jsonb_object_agg(g.entry ->> 'field', g.entry ->> 'until') from jsonb_array_elements(k.gone) as g (entry)
        where coalesce((g.entry ->> 'profile_id')::bigint, p.id) = p.id) as stated_until,
      u.id is not null as known, coalesce(l.account_id = u.id, false) as is_owner, coalesce(u."emailVerified", false) as email_confirmed, coalesce(u."createdAt", now()) as created_at,
      ${who ? ownsListing(sql, who.account_id) : sql`false`} as owns, ${who ? ownersOf(sql) : sql`'{}'::text[]`} as owners,
      ${who ? teamOf(sql) : sql`'{}'::text[]`} as team,
      ${who ? mailboxVoted(sql, who.account_id, mailboxKey(who.email)) : sql`false`} as mailbox_voted,
      v.counted, v.counts_at, v.review, w.account_id is not null as follows
    from listings l
    join profiles p on p.id = l.profile_id join companies c on c.id = p.company_id
    left join site_looks k on k.company_id = c.id
    left join board_entries b on b.listing_id = l.id
    left join auth."user" u on u.id = ${account_id}
    left join votes v on v.listing_id = l.id and v.account_id = u.id
    left join listing_follows w on w.listing_id = l.id and w.account_id = u.id
    where l.site_id = ${site.id} and l.slug = ${slug} and l.status = 'live'`
  if (!row) return null
  const {
    known,
    is_owner,
    email_confirmed,
    created_at,
    owns,
    owners,
    team,
    mailbox_voted,
    counted,
    counts_at,
    review,
    follows,
    ...standing
  } = row
  if (!known || !who) return { ...standing, person: null }
  const is_own = isOwn({ owns, owners }, who.email)
  const is_team = isTeam({ team }, who.email)
  const vote = givenVote({ counted, counts_at, review })
  return { ...standing, person: { is_owner, email_confirmed, created_at, is_own, is_team, mailbox_voted, vote, counts_at, follows } }
}

/** Those of these listings that an account has a vote for, counted or kept. */
export async function listVoted(sql: Sql, account_id: string, listing_ids: readonly number[]): Promise<number[]> {
  if (listing_ids.length === 0) return []
  const rows = await sql<{ listing_id: number }[]>`
    select listing_id from votes where account_id = ${account_id} and listing_id = any(${[...listing_ids]}::integer[])
      and review is distinct from 'withdrawn'`
  return rows.map(({ listing_id }) => listing_id)
}

function givenVote({ counted, review }: Vote): GivenVote | null {
  if (counted === null || review === 'withdrawn') return null
  if (review !== null) return review === 'held' ? 'in_review' : 'not_counted'
  return counted ? 'counted' : 'held'
}
