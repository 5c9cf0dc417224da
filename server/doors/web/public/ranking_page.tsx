/** @jsxRuntime automatic @jsxImportSource preact */
import { WINNER_VOTES_MIN } from '../../../launch/leaderboard.ts'
import { VOTER_AGE_HOURS_MIN } from '../../../launch/votes.ts'
import type { Route } from '../frame/door.ts'
import { htmlPage } from '../frame/html_page.tsx'
import { Article, ArticleSection } from './article.tsx'

/** The rules as the code has them: what is a number there is that number here. */
export const rankingRoute: Route = {
  path: '/ranking',
  get: (ctx) =>
    htmlPage(
      ctx,
      {
        title: 'How ranking works',
        description: 'What decides the order of launches, of search results and of categories, and what never does.',
      },
      <Article title="How ranking works" lead="All that decides an order on this site. A paid plan is no part of any of them.">
        <WeeklyLeaderboard />
        <CountedVotes />
        <SearchOrder />
        <CategoriesAndFrontPage />
        <WhatMoneyBuys />
      </Article>,
    ),
}

const WeeklyLeaderboard = () => (
  <ArticleSection title="The weekly leaderboard">
    <ul class="stack tight">
      <li>A listing is on the board of the week it launches in. Weeks run from Monday 00:00 to the next Monday 00:00, UTC.</li>
      <li>The more counted votes, the higher the place.</li>
      <li>Equal votes share a place, so two firsts are followed by a third. Within a tie, whoever launched first comes first.</li>
      <li>
        The first three places win, from {WINNER_VOTES_MIN} votes up. With fewer, nobody wins. A place shared in a tie is won by each of
        them.
      </li>
      <li>When the week ends the board is frozen and its hash is published; each week’s page says how to check it.</li>
      <li>What is taken down by the team is not shown. If it was gone when the week closed, it takes nobody’s place.</li>
    </ul>
  </ArticleSection>
)

const CountedVotes = () => (
  <ArticleSection title="What counts as a vote">
    <ul class="stack tight">
      <li>One vote per person and listing, on this website, by somebody who is signed in with a confirmed e-mail address.</li>
      <li>A mailbox is one person, however many accounts it has and however its address is spelled.</li>
      <li>
        Several votes for one listing from one network within a short time wait until the site team has looked at them, since both an office
        and one person with many accounts look like this. Their voters are told. What the team has not looked at when the week closes is not
        counted.
      </li>
      <li>Only in the listing’s launch week. Until it ends, a vote can be taken back.</li>
      <li>Nobody votes for a listing of their own, nor for one of the same website from a second account.</li>
      <li>
        Votes from accounts younger than {VOTER_AGE_HOURS_MIN} hours are kept, and counted once the account is that old, provided the week
        has not ended.
      </li>
      <li>There are no votes by programs, no head starts and no votes of our own.</li>
    </ul>
  </ArticleSection>
)

const SearchOrder = () => (
  <ArticleSection title="Search">
    <ul class="stack tight">
      <li>A listing with exactly the name that was typed comes first, then those whose name begins with it.</li>
      <li>
        Then those that have all the words in name, headline or categories: by how much and where they say them, with the name before the
        headline before the categories, lifted a little by votes.
      </li>
      <li>
        Then those that say the words in summary, description, audience, features, platforms or integrations, by votes and then the newest.
      </li>
      <li>Where almost nothing is found, names that differ by one letter are found too.</li>
      <li>“Most votes” and “Newest” are just that; equal votes are ordered by launch, the newest first.</li>
    </ul>
  </ArticleSection>
)

const CategoriesAndFrontPage = () => (
  <ArticleSection title="Categories and the front page">
    <ul class="stack tight">
      <li>A category shows its listings by votes, or by launch.</li>
      <li>Similar products and alternatives are the others of a listing’s first category, by votes.</li>
      <li>The front page shows the leaderboard of the week, the newest listings, and the winners of the last week with launches.</li>
      <li>Paid placements are labelled as sponsored and stand apart. They change no place, no search result and no vote.</li>
    </ul>
  </ArticleSection>
)

const WhatMoneyBuys = () => (
  <ArticleSection title="What money buys">
    <p>
      A launch at once or in a chosen week, sections of a listing’s page such as milestones, and labelled placements. Never a place, a vote
      or a position in search.
    </p>
  </ArticleSection>
)
