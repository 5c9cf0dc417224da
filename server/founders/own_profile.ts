import type { Service } from '../context.ts'
import type { Sql } from '../database/open.ts'
import { namedOnly, plainFounder, sameName } from '../drafts/cofounder.ts'
import { lockOwnFounder, saveOwnFounder } from '../drafts/own_founder.ts'
import { foundersOf, type Cells, type Founder } from '../drafts/profile.ts'
import { checkInput } from '../input.ts'
import { publishEdit } from '../listings/publish_edit.ts'
import { listOfAccount } from '../listings/rows.ts'
import { OPERATIONS } from '../spec.ts'
import type { Photos } from './photo.ts'
import { askForPhotos, photosOf } from './photo_rows.ts'

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

/** What a person writes of themselves; the photo is saved by itself. */
export type ProfileEdit = Omit<Founder, 'photo_url'>

/** No draft has this id: it stands in for the one that a profile, which belongs to an account, does not need. */
const NO_DRAFT = `d_${'0'.repeat(22)}`

/**
 * Saves an account's founder profile; all listings it shows on follow. Throws a Refusal with places under `/founders/0`: a profile is held
 * to what update_draft asks of a founder, whichever way it comes in.
 */
export async function saveOwnProfile(service: Service, account_id: string, edit: ProfileEdit): Promise<void> {
  const { database, config, clock, sites, jobs } = service
  const spec = OPERATIONS.get('update_draft')
  if (!spec) throw new Error('the contract has no update_draft')
  checkInput(spec, { id: NO_DRAFT, founders: [edit] })
  await database.begin(async (sql) => {
    const now = clock()
    await lockOwnFounder(sql, account_id)
    const before = await listOfAccount(sql, account_id)
    const { photo_url } = (await readOwnProfile(sql, account_id)).founder
    const founder = { ...edit, photo_url }
    await askForPhotos({ sql, jobs }, { account_id, founders: [founder], now })
    await saveOwnFounder(sql, account_id, founder, now)
    await publishEdit({ sql, sites: sites.through(sql), config }, before, { by: account_id, via: 'save_profile', at: now })
  })
}

/** Takes the photo out of an account's founder profile. */
export async function removePhoto(service: Service, account_id: string): Promise<void> {
  const { database, config, clock, sites } = service
  await database.begin(async (sql) => {
    const now = clock()
    await lockOwnFounder(sql, account_id)
    const before = await listOfAccount(sql, account_id)
    const { founder, saved } = await readOwnProfile(sql, account_id)
    if (!saved) return
    await saveOwnFounder(sql, account_id, { ...founder, photo_url: null }, now)
    await publishEdit({ sql, sites: sites.through(sql), config }, before, { by: account_id, via: 'remove_photo', at: now })
  })
}
