import type { Pool } from '../server/database/open.ts'

const VOTERS = 5_000
/** One vote of so many is held until its account is older. */
const HELD_SHARE = 50

const cell = (own: unknown) => ({ state: 'manual', own, ai: null })
const FACTS = {
  cells: {
    name: cell('Orchardry'),
    description: cell(
      'Orchardry keeps the trees of an orchard in order, row by row, and says when each wants pruning, water or a picker. '.repeat(6),
    ),
    logo_url: cell('https://orchardry.example/logo.png'),
    categories: cell(['Productivity', 'Science & Research']),
  },
}
const WORDS = {
  cells: {
    headline: cell('Orchards in order, row by row'),
    summary: cell('Orchardry keeps the trees of an orchard in order and says when each wants pruning, water or a picker.'),
  },
}
const FOUNDER = {
  name: 'Ada Lindgren',
  role: 'Founder',
  bio: 'Ada grew up among apple trees and has written software for growers and seed banks for twelve years.',
  photo_url: 'https://orchardry.example/ada.jpg',
  socials: { linkedin: 'https://www.linkedin.com/in/ada-lindgren' },
}

/** Free launches of a week on the first site, ready to go live: profile complete, badge seen. */
export async function fillLaunches(sql: Pool, listings: number, week: string, now: Date): Promise<void> {
  await sql`insert into auth."user" (id, name, email, "emailVerified") values ('bench', 'Bench', 'bench@localhost.localdomain', true)`
  // The driver's type for JSON does not know that these are plain.
  await sql`insert into founder_profiles (account_id, profile) values ('bench', ${sql.json(FOUNDER)})`
  await sql`
    insert into photos (account_id, source_url, file, state, asked_at)
    values ('bench', ${FOUNDER.photo_url}, 'bench.webp', 'ready', ${now})`
  await sql`
    insert into companies (account_id, site_key, url, facts)
    select 'bench', 'bench-' || n, 'https://bench-' || n || '.example/',
      jsonb_set(${sql.json(FACTS as never)}::jsonb, '{cells,name,own}', to_jsonb('Orchardry ' || n)) from generate_series(1, ${listings}::integer) n`
  await sql`
    insert into profiles (company_id, site_id, words)
    select c.id, (select min(id) from sites), ${sql.json(WORDS as never)}::jsonb from companies c order by c.id`
  await sql`
    insert into listings (account_id, profile_id, site_id, slug, status, plan, launch_week, queued_at, created_at, updated_at)
    select 'bench', id, site_id, 'bench-' || id, 'scheduled', 'free', ${week}, ${new Date(now.getTime() - 30 * 24 * 3600_000)}, ${now}, ${now}
    from profiles order by id`
  await sql`
    insert into badge_checks (listing_id, state, holds, checked_at, detail) select id, 'verified', true, ${now}, 'The badge was seen.' from listings`
  for (const table of ['companies', 'profiles', 'listings', 'badge_checks']) await sql`vacuum analyze ${sql(table)}`
}

/** Votes of people for the live listings of a week, more for some than for others, as castVote leaves them. */
export async function fillVotes(sql: Pool, votes: number, week: string, now: Date): Promise<void> {
  await sql`
    insert into auth."user" (id, name, email, "emailVerified", "createdAt")
    select 'voter-' || n, 'Voter', 'voter-' || n || '@localhost.localdomain', true, ${now}::timestamptz - interval '1 year' from generate_series(1, ${VOTERS}) n`
  // Each listing has a run of voters of its own; how many falls from the first listing to the last by a line.
  await sql`
    insert into votes (listing_id, account_id, week, counted, counts_at, cast_at)
    select id, 'voter-' || 1 + (place * 37 + n) % ${VOTERS}, ${week}, n % ${HELD_SHARE} <> 0, ${now}, ${now} from (
      select id, row_number() over (order by id) as place, count(*) over () as live from listings where launch_week = ${week}
    ) l, generate_series(1, least(${VOTERS}, round(2.0 * ${votes} / live * (1 - (place - 0.5) / live)))::integer) n`
  await sql`
    update listings l set votes = v.votes from (select listing_id, count(*) as votes from votes where counted group by listing_id) v where v.listing_id = l.id`
  await sql`update board_entries b set votes = l.votes from listings l where l.id = b.listing_id`
  await sql`update search_rows r set votes = l.votes from listings l where l.id = r.listing_id`
  for (const table of ['votes', 'listings', 'board_entries', 'search_rows']) await sql`vacuum analyze ${sql(table)}`
  // Writing out what filling left behind is none of the week's work.
  await sql`checkpoint`
}
