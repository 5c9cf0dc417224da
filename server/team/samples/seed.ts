import { json } from '../../database/json.ts'
import { insertAccount } from '../../auth/accounts.ts'
import { ensureProfile } from '../../profile/ensure_profile.ts'
import type { Cells } from '../../profile/profile.ts'
import { splitProfile } from '../../profile/rows.ts'
import { refreshSearchRow, refreshSearchTiers } from '../../listings/search_row.ts'
import { createAccount, findAccount } from '../accounts.ts'
import type { Pool, Transaction } from '../../database/open.ts'
import { addWeeks, spanOf, weekOf } from '../../base/weeks.ts'
import { categoryNames } from '../../fields/categories.ts'
import { SAMPLE_FOUNDER, SAMPLE_STORY, SAMPLES, sampleCells, sampleComparison } from './samples.ts'

const EMAIL = 'samples@localhost.localdomain'
const voter = (number: number | string) => `voter-${number}@localhost.localdomain`
/** As many as the most that a sample is given. */
const VOTERS = 41
const HEADS = [
  'Amber',
  'Birch',
  'Cobalt',
  'Delta',
  'Ember',
  'Fjord',
  'Granite',
  'Harbor',
  'Iris',
  'Juniper',
  'Kestrel',
  'Lantern',
  'Meadow',
  'Nimbus',
  'Orchard',
  'Pepper',
  'Quartz',
  'River',
  'Saffron',
  'Thistle',
]
const TAILS = ['desk', 'note', 'flow', 'board', 'mail', 'stack', 'path', 'book', 'cast', 'form', 'lens', 'kit', 'sheet', 'line', 'port']
const VERBS = ['plans', 'sorts', 'checks', 'sends', 'counts', 'keeps', 'tracks', 'shares']
const THINGS = ['invoices', 'shifts', 'recipes', 'tickets', 'backups', 'translations', 'photos', 'reviews', 'contracts', 'bookings']
const PEOPLE = ['small teams', 'freelancers', 'bakeries', 'schools', 'clinics', 'makers', 'game studios', 'newsrooms']

/** A sample launches in this week or one of the last five. */
const WEEKS = 6
const WEEK_LAUNCHES = 10

/** Adds live sample listings that nobody can mistake for real ones; running it again adds only what is missing. */
export async function seedDemo({ sql, now }: { sql: Pool; now: Date }, count: number): Promise<number> {
  const account = await findAccount(sql, EMAIL).catch(() => createAccount({ sql, now }, EMAIL, 'Sample listings'))
  const categories = await categoryNames(sql)
  const [site] = await sql<{ id: number }[]>`select id from sites order by id limit 1`
  if (!site || categories.length === 0) throw new Error('the database has no site or no categories; run migrate first')
  await sql`
    insert into founder_profiles (account_id, profile, updated_at) values (${account.id}, ${sql.json(SAMPLE_FOUNDER)}, ${now}) on conflict do nothing`
  for (let number = 1; number <= VOTERS; number++) await insertAccount(sql, voter(number), 'Sample voter', now)
  let added = 0
  for (let index = 0; index < count; index++)
    added += await sql.begin((tx) => addSample(tx, { account_id: account.id, site_id: site.id, index, categories, now }))
  await refreshSearchTiers(sql)
  return added
}

type Asked = { account_id: string; site_id: number; index: number; categories: string[]; now: Date }

/** 1, or 0 where it is there already. */
async function addSample(tx: Transaction, { account_id, site_id, index, categories, now }: Asked): Promise<0 | 1> {
  const told = SAMPLES[index]
  const slug = told ? told.name.toLowerCase() : sampleOf(index, categories).slug
  const host = `${slug}.example`
  const profile_id = await ensureProfile(tx, { account_id, site_key: host, url: `https://${host}/`, site_id, now })
  if ((await tx`select 1 from listings where profile_id = ${profile_id}`).length > 0) return 0
  const profile = {
    cells: told ? sampleCells(told, host, now) : sampleOf(index, categories).cells,
    story: index === 0 ? SAMPLE_STORY : {},
    competitor: told ? sampleComparison(told, now) : null,
    milestones: [],
    pictures: [],
    own_founder: SAMPLE_FOUNDER,
    photos: {},
  }
  const { facts, words } = splitProfile(profile)
  const published = index === 0 ? now : null
  await tx`
    update companies set facts = ${json(tx, facts)}, story_published = ${index === 0}, story_published_at = ${published}
    where id = (select company_id from profiles where id = ${profile_id})`
  await tx`update profiles set words = ${json(tx, words)} where id = ${profile_id}`
  // Two of those that are told in full launch a week, then the others.
  const week = addWeeks(weekOf(now), -(told ? Math.floor(index / 2) : Math.floor(index / WEEK_LAUNCHES)) % WEEKS)
  const launched = new Date(spanOf(week).starts_at.getTime() + (index % WEEK_LAUNCHES) * 60_000)
  const votes = told ? VOTERS - index * 3 : (index * 37) % 31
  const [row] = await tx<{ id: number }[]>`
    insert into listings (account_id, profile_id, site_id, slug, status, plan, launch_week, launched_at, votes, unlocked_sections, created_at, updated_at)
    values (${account_id}, ${profile_id}, ${site_id}, ${slug}, 'live', 'free', ${week}, ${launched}, ${votes}, ${index === 0 ? ['milestones', 'story'] : []},
      ${now}, ${now}) returning id`
  if (!row) throw new Error(`no listing row for ${slug}`)
  if (told?.update)
    await tx`
      insert into listing_updates (listing_id, site_id, title, body, published_at, announced_at)
      values (${row.id}, ${site_id}, ${told.update[0]}, ${told.update[1]}, ${new Date(now.getTime() - index * 86_400_000)}, ${now})`
  if (index === 0) await addMilestones(tx, profile_id, now)
  await addVotes(tx, { listing_id: row.id, week, launched, votes, now })
  await refreshSearchRow(tx, profile_id)
  return 1
}

/** Each vote that is shown is somebody's, given between the launch and now or the end of its week. */
async function addVotes(
  tx: Transaction,
  { listing_id, week, launched, votes, now }: { listing_id: number; week: string; launched: Date; votes: number; now: Date },
): Promise<void> {
  const open = Math.min(now.getTime(), spanOf(week).ends_at.getTime() - 1) - launched.getTime()
  await tx`
    insert into votes (listing_id, account_id, week, counted, counts_at, cast_at)
    select ${listing_id}, id, ${week}, true, ${launched}, ${launched}::timestamptz + ${Math.max(0, open)}::float8 * row_number() over () / ${votes}::integer * interval '1 ms'
    from auth."user" where email like ${voter('%')} order by id limit ${votes}`
}

async function addMilestones(tx: Transaction, profile_id: number, now: Date): Promise<void> {
  const year = now.getUTCFullYear()
  for (const [date, title] of [
    [`${year - 2}-03-01`, 'First note written'],
    [`${year - 1}-09-12`, 'A hundred teams'],
  ])
    await tx`
      insert into milestones (company_id, on_date, title, description)
      select company_id, ${date ?? ''}, ${title ?? ''}, 'A milestone of a sample, to show how one looks.' from profiles where id = ${profile_id}`
}

/** The same sample for the same number, so that a second run finds the first one's. */
function sampleOf(index: number, categories: string[]) {
  const pick = <Item>(items: readonly Item[], step: number): Item => {
    const item = items[Math.floor(index / step) % items.length]
    if (item === undefined) throw new Error('nothing to pick from')
    return item
  }
  const name = `${pick(HEADS, 1)}${pick(TAILS, HEADS.length)}${index >= HEADS.length * TAILS.length ? index : ''}`
  const [verb, thing, people] = [pick(VERBS, 1), pick(THINGS, 3), pick(PEOPLE, 7)]
  const slug = name.toLowerCase()
  const manual = (value: unknown) => ({ state: 'manual' as const, own: value, ai: null })
  const cells: Cells = {
    name: manual(name),
    headline: manual(`${name} ${verb} ${thing} for ${people}`),
    summary: manual(`A sample listing: ${name} ${verb} the ${thing} of ${people} and leaves the rest of the day free.`),
    description: manual(
      `This is a sample that shows how a listing looks. ${name} is no real product; it ${verb} imaginary ${thing} for ${people}, one at a time.`,
    ),
    pricing_model: manual(pick(['free', 'freemium', 'paid', 'open_source'], 2)),
    categories: manual([pick(categories, 1)]),
  }
  return { slug, cells }
}
