/** @jsxRuntime automatic @jsxImportSource preact */
import { isHeldPastEnd, VOTER_AGE_HOURS_MIN, voteCountsAt, voteRefusal, type VoteRefusal } from '../../../launch/votes.ts'
import { spanOf, weekName } from '../../../base/weeks.ts'
import type { Standing } from '../../../reads/standing.ts'
import { Time, writeTime } from '../frame/parts.tsx'
import type { PageRequest } from '../frame/page_request.ts'
import { plural } from '../../../base/plural.ts'
import { PostForm } from '../frame/post_form.tsx'

type Props = { ctx: PageRequest; slug: string; standing: Standing }

/** A visitor who is not signed in meets only the rules that hold for everybody. */
const ANYBODY = { email_confirmed: true, created_at: new Date(0), is_own: false, is_team: false, mailbox_voted: false }

/** What a refusal says to a person. */
export function refusalSentence(reason: VoteRefusal, launch_week: string | null): string {
  if (reason === 'own_listing')
    return 'You own this listing or its website, edit it or are among its founders. Only other people can vote for it.'
  if (reason === 'email_unconfirmed') return 'Confirm your e-mail address first; only then can you vote.'
  if (reason === 'mailbox_voted')
    return 'Your mailbox has already voted for it with another account. Different spellings of one address, such as with a tag, share one vote.'
  if (reason === 'not_counted')
    return 'The site team looked at the votes that came with yours and did not count them. Write to the team if yours was honest.'
  if (reason === 'not_found') return 'This listing is no longer public.'
  // Only what was brought in is live without one, and gets none.
  if (launch_week === null) return 'It had no launch week here, and that is when people vote.'
  const { starts_at, ends_at } = spanOf(launch_week)
  return reason === 'week_not_begun'
    ? `Votes open on ${writeTime(starts_at.toISOString(), 'date')}, when its launch week begins.`
    : `Its launch week ended on ${writeTime(ends_at.toISOString(), 'date')}. The votes are counted and final.`
}

/** Whether somebody pressed it, had to sign in first, and may press it now. */
export function isNext({ url, service }: PageRequest, what: 'vote' | 'follow', standing: Standing): boolean {
  const { person } = standing
  if (person === null || url.searchParams.get('next') !== what) return false
  return what === 'follow' ? !person.follows : person.vote === null && voteRefusal(standing, person, service.clock()) === null
}

/** Votes, and the button that gives or takes back one's own. */
export function VoteForm({ ctx, slug, standing }: Props) {
  const { person, votes, launch_week } = standing
  const now = ctx.service.clock()
  const reason = voteRefusal(standing, person ?? ANYBODY, now)
  const voted = person?.vote ?? null
  const refused = voted === 'not_counted' ? 'not_counted' : voted !== null && reason === 'email_unconfirmed' ? null : reason
  return (
    <PostForm id="vote" class="ballot" action={`/listings/${slug}/vote`}>
      <div class="ballot-row">
        <p class="ballot-votes figure">
          <strong>{votes.toLocaleString('en')}</strong> {votes === 1 ? 'vote' : 'votes'}
        </p>
        <input type="hidden" name="vote" value={voted ? 'take_back' : 'cast'} />
        <button class="button quiet" disabled={refused !== null} autofocus={isNext(ctx, 'vote', standing)}>
          {voted ? 'Take my vote back' : 'Vote'}
        </button>
      </div>
      <p class="small muted">{refused !== null ? refusalSentence(refused, launch_week) : <VoteHint standing={standing} />}</p>
      {(refused === null || refused === 'email_unconfirmed') && <TooLate standing={standing} now={now} />}
    </PostForm>
  )
}

/** A vote that would still be held when its week ends never counts; that is said while it is not given yet, and after. */
function TooLate({ standing: { person, launch_week }, now }: { standing: Standing; now: Date }) {
  if (launch_week === null || person?.vote === 'counted') return null
  const ends = <Time at={spanOf(launch_week).ends_at.toISOString()} form="instant" />
  if (person === null)
    return isHeldPastEnd(now, launch_week) ? (
      <p class="small vote-late">
        An account made now would be too late for it: votes from accounts younger than {VOTER_AGE_HOURS_MIN} hours wait, and this week ends{' '}
        {ends}. With an older account your vote counts.
      </p>
    ) : null
  if (!isHeldPastEnd(person.created_at, launch_week)) return null
  return (
    <p class="small vote-late" data-code="held_past_end">
      {person.vote ? 'Your vote will not be counted' : 'A vote of yours would never be counted here'}: your account is {VOTER_AGE_HOURS_MIN}{' '}
      hours old from <Time at={voteCountsAt(person.created_at).toISOString()} form="instant" />, and the week ends {ends}. In the weeks
      after, your votes count.
    </p>
  )
}

function VoteHint({ standing }: { standing: Standing }) {
  const { person, launch_week } = standing
  if (person && person.vote !== 'counted' && launch_week !== null && isHeldPastEnd(person.created_at, launch_week))
    return person.vote ? <>Your vote is kept.</> : null
  if (person?.vote === 'held') return <Held standing={standing} />
  if (person?.vote === 'in_review') return <InReview standing={standing} />
  return person?.vote === 'counted' ? <>Your vote counts.</> : <Until standing={standing} signed_in={person !== null} />
}

function Held({ standing }: { standing: Standing }) {
  const at = standing.person?.counts_at
  return (
    <>
      Your vote is kept. Votes from accounts younger than a day wait; yours counts from{' '}
      {at && <Time at={at.toISOString()} form="instant" />}.
    </>
  )
}

function InReview({ standing: { launch_week } }: { standing: Standing }) {
  return (
    <>
      Your vote is kept and waits for review: several came from your network within a short time, as they do from an office or a conference.
      It counts once the site team approves it
      {launch_week && <>, before the week ends on {writeTime(spanOf(launch_week).ends_at.toISOString(), 'date')}</>}.
    </>
  )
}

function Until({ standing, signed_in }: { standing: Standing; signed_in: boolean }) {
  if (standing.launch_week === null) return null
  return (
    <>
      {!signed_in && 'Sign in to vote. '}One vote per person, until{' '}
      <Time at={spanOf(standing.launch_week).ends_at.toISOString()} form="instant" />.
    </>
  )
}

export function FollowForm({ ctx, slug, standing }: Props) {
  const { followers, person } = standing
  const follows = person?.follows ?? false
  return (
    <PostForm id="follow" action={`/listings/${slug}/follow`}>
      <input type="hidden" name="follow" value={follows ? 'off' : 'on'} />
      <button
        class="button quiet wide"
        autofocus={isNext(ctx, 'follow', standing)}
        title={follows ? undefined : 'Get an e-mail when there is something new'}
      >
        {follows ? 'Stop following' : 'Follow'}
        {followers > 0 && (
          <span class="muted figure">
            {followers.toLocaleString('en')}
            <span class="visually-hidden"> {followers === 1 ? 'follower' : 'followers'}</span>
          </span>
        )}
      </button>
    </PostForm>
  )
}

/** Where a listing stands among the launches of its week. */
export function Place({ ctx, standing }: { ctx: PageRequest; standing: Standing }) {
  const { launch_week, rank, votes, board_open } = standing
  if (launch_week === null) return null
  const live = board_open && spanOf(launch_week).ends_at > ctx.service.clock()
  return (
    <p class="place">
      {rank !== null && votes > 0 && (
        <>
          <strong class="figure">#{rank}</strong> {live ? 'now in' : 'of'}{' '}
        </>
      )}
      <a href={`/leaderboard/${launch_week}`}>{weekName(launch_week)}</a>
      {rank === null || votes === 0 ? <span class="muted"> · {plural(votes, 'vote')}</span> : null}
    </p>
  )
}
