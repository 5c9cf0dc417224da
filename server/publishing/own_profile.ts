import type { Schemas } from '../../sdk/contract.ts'
import { profileEditorUrl } from '../core/account_urls.ts'
import type { Context } from '../core/context.ts'
import type { Sql } from '../database/open.ts'
import { namedOnly, plainFounder, sameName } from '../profile/cofounder.ts'
import { lockOwnFounder, saveOwnFounder } from './own_founder.ts'
import { foundersOf, type Cells, type Founder } from '../profile/profile.ts'
import { publishEdit } from './publish_edit.ts'
import { listOfAccount } from '../listings/rows.ts'
import type { Site } from '../core/sites.ts'
import { missingOfFounder } from '../profile/complete.ts'
import type { Photos } from '../profile/photo.ts'
import { photosOf } from '../profile/photo_rows.ts'

/** `saved` is false where the founder is only what the account and its websites tell of one. */
export type OwnProfile = { founder: Founder; saved: boolean; photos: Photos }

const COMPANIES_LOOKED_AT_MAX = 20

/** The founder profile as it is; where there is none, what one of the account's websites says of a founder of its name. */
export async function readOwnProfile(sql: Sql, account_id: string): Promise<OwnProfile> {
  const [row] = await sql<{ name: string; own_founder: Founder | null; photos: Photos }[]>`
    select u.name, f.profile as own_founder, ${photosOf(sql, sql`u.id`)} as photos
    from auth."user" u left join founder_profiles f on f.account_id = u.id where u.id = ${account_id}`
  if (!row) throw new Error(`account ${account_id} is not there`)
  const { name, own_founder, photos } = row
  if (own_founder) return { founder: own_founder, saved: true, photos }
  const companies = await sql<{ facts: { cells: Cells } }[]>`
    select facts from companies where account_id = ${account_id} order by id desc limit ${COMPANIES_LOOKED_AT_MAX}`
  const told = companies.flatMap(({ facts }) => foundersOf({ cells: facts.cells, own_founder: null }))
  const found = told.find((founder) => sameName(founder.name, name))
  return { founder: found ? plainFounder(found) : namedOnly(name), saved: false, photos }
}

/** The founder profile as it is saved; null where nothing is. */
type OwnFounder = { founder: Founder | null; photos: Photos }

export async function findOwnFounder(sql: Sql, account_id: string): Promise<OwnFounder> {
  const [row] = await sql<OwnFounder[]>`
    select (select profile from founder_profiles where account_id = ${account_id}) as founder, ${photosOf(sql, sql`${account_id}`)} as photos`
  return row ?? { founder: null, photos: {} }
}

/** A founder profile as its owner reads it: with what it lacks, and where that is mended. */
export function showOwnFounder({ founder, photos }: OwnFounder, site: Pick<Site, 'url'>): Schemas['FounderProfile'] {
  const missing = founderGaps({ founder, photos }, site)
  return {
    name: founder?.name || null,
    role: founder?.role ?? null,
    bio: founder?.bio ?? null,
    email: founder?.email ?? null,
    photo_url: founder?.photo_url ?? null,
    socials: founder?.socials ?? {},
    complete: missing.length === 0,
    missing,
  }
}

export const founderGaps = ({ founder, photos }: OwnFounder, site: Pick<Site, 'url'>): Schemas['FounderGap'][] =>
  missingOfFounder(founder, photos).map((gap) => ({ ...gap, url: profileEditorUrl(site, gap.code) }))

/** Takes the photo out of an account's founder profile. */
export async function removePhoto(context: Context): Promise<void> {
  const { sql, account_id, now } = context
  await lockOwnFounder(sql, account_id)
  const before = await listOfAccount(sql, account_id)
  const { founder, saved } = await readOwnProfile(sql, account_id)
  if (!saved) return
  await saveOwnFounder(sql, account_id, { ...founder, photo_url: null }, now)
  await publishEdit(context, before, { by: account_id, via: 'remove_photo', at: now })
}
