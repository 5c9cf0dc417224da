/** A closed week counted again: places from votes, and the hash that was published when it closed. */
import { canonicalBoard, placesFrom, winnerOf, type FrozenPlace } from '../../server/launch/leaderboard.ts'
import { readWhole } from '../../sdk/answer.ts'
import type { Schemas } from '../../sdk/index.ts'
import { reasonOf } from '../../sdk/unreached.ts'
import { EXIT, type Exit, Failure } from '../terminal/failure.ts'
import type { Session } from '../session/session.ts'
import { counted } from '../terminal/text.ts'
import type { View } from '../terminal/terminal.ts'

type Board = Schemas['Leaderboard']
type Row = Board['items'][number]
type VerifiedWeek = {
  week: string
  form: 1 | 2
  /** The hash that the service published. */
  sha256: string
  /** That of the rows read now, with those that the frozen board names and that are no longer public. */
  computed_sha256: string
  hash_stands: boolean
  ranks_stand: boolean
  /** What does not agree, in words. */
  differences: string[]
  listings: number
  /** Rows of the frozen board whose listings were taken down since. */
  no_longer_public: number
}

const PER_PAGE = 100
const SECONDS_MAX = 30
const DIFFERENCES_MAX = 20

export async function verifyWeek({ terminal, listing, baseUrl }: Session, week: string): Promise<Exit> {
  const call = listing.getWeeklyLeaderboard({ week, per_page: PER_PAGE })
  const { snapshot, week: about } = await call
  if (!snapshot) {
    const end = about.status === 'closed' ? 'has no frozen board yet' : `is ${about.status} until ${about.ends_at}`
    throw new Failure(`Week ${week} ${end}.`, `listing leaderboard --week ${week}`, EXIT.not_ready)
  }
  const rows: Row[] = []
  for await (const row of call) rows.push(row)
  const shown = rows.map(({ rank, votes, listing: { id, slug } }) => ({ rank, votes, listing_id: id, slug }))
  const { createHash } = await import('node:crypto')
  const hash = (places: FrozenPlace[]) =>
    createHash('sha256')
      .update(canonicalBoard(snapshot.form, week, places))
      .digest('hex')
  // Listings that were taken down since are on no page; the frozen board still has them.
  const whole = hash(shown) === snapshot.sha256 ? shown : withHidden(shown, await readFrozen(baseUrl, week))
  const computed_sha256 = hash(whole)
  const differences = [...wrongRanks(whole), ...wrongWinners(rows)].slice(0, DIFFERENCES_MAX)
  const verified: VerifiedWeek = {
    week,
    form: snapshot.form,
    sha256: snapshot.sha256,
    computed_sha256,
    hash_stands: computed_sha256 === snapshot.sha256,
    ranks_stand: differences.length === 0,
    differences,
    listings: whole.length,
    no_longer_public: whole.length - shown.length,
  }
  terminal.answer(verified, view)
  return verified.hash_stands && verified.ranks_stand ? EXIT.done : EXIT.refused
}

function wrongRanks(places: readonly FrozenPlace[]): string[] {
  const order = places.flatMap(({ slug, votes }, at) =>
    votes > (places[at - 1]?.votes ?? Infinity) ? [`${slug} stands below a listing with fewer votes`] : [],
  )
  const ranks = placesFrom(places, 0, 1)
  const wrong = places.flatMap(({ slug, rank, votes }, at) =>
    rank === ranks[at]?.rank ? [] : [`${slug} has place ${rank}, by ${votes} votes it is place ${ranks[at]?.rank ?? 0}`],
  )
  return [...order, ...wrong]
}

const wrongWinners = (rows: readonly Row[]): string[] =>
  rows.flatMap(({ rank, votes, winner, listing: { slug } }) =>
    winner === winnerOf({ rank, votes })
      ? []
      : [`${slug} is called winner ${winner ?? 'of nothing'}, which its place and votes do not say`],
  )

type Frozen = Omit<FrozenPlace, 'slug'> & { slug: string | null }

/** The frozen rows, with what is public now in its place: what the pages show differently stays different. */
function withHidden(shown: FrozenPlace[], frozen: Frozen[]): FrozenPlace[] {
  const present = new Map(shown.map((place) => [place.listing_id, place]))
  const known = new Set(frozen.map(({ listing_id }) => listing_id))
  // The first form names no slugs, which its hash has no part of.
  const whole = frozen.map((place) => present.get(place.listing_id) ?? { ...place, slug: place.slug ?? `listing ${place.listing_id}` })
  return [...whole, ...shown.filter(({ listing_id }) => !known.has(listing_id))]
}

async function readFrozen(baseUrl: string, week: string): Promise<Frozen[]> {
  const address = `${baseUrl}/leaderboard/${week}/board.json`
  try {
    const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(SECONDS_MAX * 1000) })
    if (!answer.ok) throw new Error(`it answers ${answer.status}`)
    const read: unknown = await (await readWhole(answer)).json()
    return rowsOf(read).flatMap((row) => placeOf(row) ?? [])
  } catch (error) {
    throw new Failure(
      `The frozen board could not be read at ${address}: ${reasonOf(error)}`,
      `listing leaderboard --week ${week}`,
      EXIT.refused,
    )
  }
}

function rowsOf(read: unknown): unknown[] {
  if (Array.isArray(read)) return read
  return typeof read === 'object' && read !== null && 'items' in read && Array.isArray(read.items) ? read.items : []
}

function placeOf(row: unknown): Frozen | null {
  if (Array.isArray(row)) {
    const [rank, listing_id, votes]: unknown[] = row
    return numbers({ rank, listing_id, votes, slug: null })
  }
  if (typeof row !== 'object' || row === null) return null
  const { rank, listing_id, votes, slug } = row as Record<string, unknown>
  return numbers({ rank, listing_id, votes, slug: typeof slug === 'string' ? slug : null })
}

function numbers({
  rank,
  listing_id,
  votes,
  slug,
}: Record<'rank' | 'listing_id' | 'votes', unknown> & { slug: string | null }): Frozen | null {
  return typeof rank === 'number' && typeof listing_id === 'number' && typeof votes === 'number' ? { rank, listing_id, votes, slug } : null
}

const view: View<VerifiedWeek> = (
  { week, form, sha256, computed_sha256, hash_stands, differences, listings, no_longer_public },
  { style },
) => [
  `${style.bold(`Week ${week}`)}  ${counted(listings, 'listing')}${no_longer_public > 0 ? `, ${no_longer_public} of them no longer public` : ''}`,
  differences.length === 0 ? style.green('The places follow from the votes.') : style.red('The places do not follow from the votes:'),
  ...differences.map((each) => `  ${each}`),
  hash_stands
    ? style.green(`The hash stands (form ${form}): ${sha256}`)
    : style.red(`The hash does not stand: published ${sha256}, computed ${computed_sha256}`),
]
