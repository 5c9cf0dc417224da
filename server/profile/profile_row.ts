import type { Fragment, Sql } from '../database/open.ts'
import type { Photos } from './photo.ts'
import { photosOf } from './photo_rows.ts'
import type { Cells, Competitor, Founder, GalleryPicture, Milestone, Profile, Story } from './profile.ts'

/** The parts of a profile as they are kept: facts with the company, words with its profile on one site, the rest in rows of their own. */
export type ProfileRow = {
  facts: { cells: Cells; story?: Story; competitor?: Competitor | null; pictures?: GalleryPicture[] }
  words: { cells: Cells }
  own_founder: Founder | null
  photos: Photos
  milestones: Milestone[]
}

/** The columns of a ProfileRow, where `c` is its company, `p` its profile on a site and `f` the founder profile of its account. */
export const profileColumns = (sql: Sql): Fragment => sql`
  c.facts, p.words, f.profile as own_founder, ${photosOf(sql, sql`c.account_id`)} as photos,
  (select coalesce(json_agg(json_build_object('id', m.id, 'date', m.on_date, 'title', m.title, 'description', m.description, 'url', m.url)
    order by m.on_date, m.id), '[]') from milestones m where m.company_id = c.id) as milestones`

/** Splits a selected row into its profile and all the rest. */
export function readProfile<Row extends ProfileRow>(row: Row): { profile: Profile; rest: Omit<Row, keyof ProfileRow> } {
  const { facts, words, own_founder, photos, milestones, ...rest } = row
  const cells = { ...facts.cells, ...words.cells }
  const { story = {}, competitor = null, pictures = [] } = facts
  return { profile: { cells, story, competitor, pictures, milestones, own_founder, photos }, rest }
}
