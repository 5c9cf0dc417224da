import type { Schemas } from '../../sdk/contract.ts'
import type { Sql } from '../database/open.ts'
import type { Founder, Story } from '../profile/profile.ts'
import { shownPhoto, type Photos } from '../profile/photo.ts'
import { photosOf } from '../profile/photo_rows.ts'
import { interviewGaps, listQuestions } from '../profile/interview.ts'
import { showItem, type KeptItem } from '../listings/search_row.ts'
import type { Output } from '../core/operation.ts'
import type { Site } from '../core/sites.ts'

type Item = Output<'search_listings'>['items'][number]

type FounderPage = {
  account_id: string
  public_id: string
  founder: Schemas['Founder']
  listings: Item[]
  stories: { slug: string; name: string; title: string | null }[]
  /** The address of the interview's page, where it is published. */
  interview_id: string | null
}
type InterviewPage = {
  public_id: string
  updated_at: Date
  answers: { question: string; answer: string }[]
  /** Null where the account has no profile, or one without a name. */
  founder: Schemas['Founder'] | null
  founder_page: string | null
  listings: Item[]
}
export type StoryPage = { name: string; story: Story; published_at: Date; founder: Schemas['Founder'] | null; founder_page: string | null }

const LISTINGS_MAX = 20
const PUBLIC_ID = /^[\w-]{8,40}$/

/** The page of a founder with a live listing on this site; null for anybody else. */
export async function findFounderPage(sql: Sql, site: Site, public_id: string): Promise<FounderPage | null> {
  if (!PUBLIC_ID.test(public_id)) return null
  const [row] = await sql<{ account_id: string; public_id: string; profile: Founder; photos: Photos }[]>`
    select account_id, public_id, profile, ${photosOf(sql, sql`founder_profiles.account_id`)} as photos from founder_profiles where public_id = ${public_id} and profile ->> 'name' <> ''`
  if (!row) return null
  const listings = await listOf(sql, site, row.account_id)
  if (listings.length === 0) return null
  const stories = await sql<FounderPage['stories']>`
    select l.slug, r.item ->> 'name' as name, c.facts -> 'story' ->> 'title' as title
    from listings l join search_rows r on r.listing_id = l.id join profiles p on p.id = l.profile_id join companies c on c.id = p.company_id
    where c.account_id = ${row.account_id} and l.account_id = c.account_id and l.site_id = ${site.id} and l.status = 'live' and c.story_published
    order by c.story_published_at desc, l.id limit ${LISTINGS_MAX}`
  const interview = await findInterview(sql, { account_id: row.account_id })
  const { profile, photos, ...founder } = row
  return { ...founder, founder: shown(profile, photos, site), listings, stories, interview_id: interview?.public_id ?? null }
}

/**
 * A published interview; null where a required answer is missing, as answer_interview decides it, and where all that its founder had here
 * was taken down by the site team.
 */
export async function findInterviewPage(sql: Sql, site: Site, public_id: string): Promise<InterviewPage | null> {
  if (!PUBLIC_ID.test(public_id)) return null
  const interview = await findInterview(sql, { public_id })
  if (!interview) return null
  const [row] = await sql<{ public_id: string; profile: Founder; photos: Photos }[]>`
    select public_id, profile, ${photosOf(sql, sql`founder_profiles.account_id`)} as photos from founder_profiles where account_id = ${interview.account_id} and profile ->> 'name' <> ''`
  const listings = await listOf(sql, site, interview.account_id)
  if (listings.length === 0 && (await isSuspended(sql, interview.account_id))) return null
  const { account_id: _, ...page } = interview
  return {
    ...page,
    founder: row ? shown(row.profile, row.photos, site) : null,
    founder_page: row && listings.length > 0 ? row.public_id : null,
    listings,
  }
}

/** A story that keeps the rules of publication, of a live listing. */
export async function findStoryPage(sql: Sql, site: Site, slug: string): Promise<StoryPage | null> {
  const [row] = await sql<
    { name: string; story: Story; published_at: Date; profile: Founder | null; photos: Photos; founder_page: string | null }[]
  >`
    select r.item ->> 'name' as name, c.facts -> 'story' as story, c.story_published_at as published_at, f.profile, f.public_id as founder_page,
      ${photosOf(sql, sql`l.account_id`)} as photos
    from listings l join search_rows r on r.listing_id = l.id
    join profiles p on p.id = l.profile_id join companies c on c.id = p.company_id
    left join founder_profiles f on f.account_id = l.account_id
    where l.site_id = ${site.id} and l.slug = ${slug} and l.status = 'live' and c.story_published`
  if (!row) return null
  const { profile, photos, founder_page, ...page } = row
  return { ...page, founder: profile?.name ? shown(profile, photos, site) : null, founder_page: profile?.name ? founder_page : null }
}

/** Whether listing `l` has a section that is paid for. */
const hasSection = (sql: Sql, section: Schemas['Section']) => sql`(l.plan = 'paid' or ${section} = any(l.unlocked_sections))`

/** Whether the page of listing `l` shows the story of its company `c`, as `shown_on_listing` says. */
export const storyShown = (sql: Sql) => sql`(c.story_published and ${hasSection(sql, 'story')})`
export const videoShown = (sql: Sql) => hasSection(sql, 'video')

/** Whose interview the page of listing `l` leads to; null where it does not, or where nobody has begun one. */
export const interviewedBy = (sql: Sql) =>
  sql`(select i.account_id from interviews i where i.account_id = l.account_id and ${hasSection(sql, 'interview')})`

/** A published interview with its answers; null where a required one is missing. */
export async function findInterview(sql: Sql, by: { account_id: string } | { public_id: string }) {
  const [interview] = await sql<{ account_id: string; public_id: string; updated_at: Date }[]>`
    select account_id, public_id, updated_at from interviews
    where ${'account_id' in by ? sql`account_id = ${by.account_id}` : sql`public_id = ${by.public_id}`}`
  if (!interview) return null
  const questions = await listQuestions(sql)
  const given = await sql<{ question_id: number; answer: string }[]>`
    select question_id, answer from interview_answers where account_id = ${interview.account_id}`
  if (interviewGaps(given, questions).length > 0) return null
  const answers = questions.flatMap(({ id, question }) => {
    const answer = given.find(({ question_id }) => question_id === id)?.answer
    return answer ? [{ question, answer }] : []
  })
  return answers.length > 0 ? { ...interview, answers } : null
}

/** Whether the site team took down what a founder listed, and left nothing of it on any site. */
export async function isSuspended(sql: Sql, account_id: string): Promise<boolean> {
  const [row] = await sql<{ suspended: boolean | null }[]>`
    select bool_or(status = 'suspended') and not bool_or(status = 'live') as suspended from listings where account_id = ${account_id}`
  return row?.suspended === true
}

/** Search has a row of each live listing with just what is shown of it. */
async function listOf(sql: Sql, site: Site, account_id: string): Promise<Item[]> {
  const rows = await sql<{ item: KeptItem; votes: number }[]>`
    select r.item, r.votes from search_rows r where r.listing_id = any(array(
      select id from listings where account_id = ${account_id} and site_id = ${site.id} and status = 'live'
      order by coalesce(launched_at, created_at) desc, id desc limit ${LISTINGS_MAX}))
    order by r.listed_at desc, r.listing_id desc`
  return rows.map(({ item, votes }) => showItem(site, item, votes))
}

/** What a founder profile shows to everyone: the photo as our own copy, the e-mail address never. */
function shown({ name, role, bio, photo_url, socials }: Founder, photos: Photos, site: Site): Schemas['Founder'] {
  return { name, role, bio, photo_url: shownPhoto(photo_url, photos, site), socials }
}
