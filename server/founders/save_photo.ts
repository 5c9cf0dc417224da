import type { Service } from '../context.ts'
import type { Sql } from '../database/open.ts'
import { namedOnly, plainFounder, sameName } from '../drafts/cofounder.ts'
import { lockOwnFounder, saveOwnFounder } from '../drafts/own_founder.ts'
import { foundersOf, type Cells, type Founder } from '../drafts/profile.ts'
import { drawPicture, PictureRefused, type PictureRefusal } from '../files/picture.ts'
import { newFileName } from '../files/store.ts'
import { publishEdit } from '../listings/publish_edit.ts'
import { listOfAccount } from '../listings/rows.ts'
import { limitOf, spend } from '../quotas.ts'
import { uploadUrl } from './photo.ts'
import { insertReady } from './photo_rows.ts'

export type PhotoSaved = { outcome: 'saved'; photo_url: string } | { outcome: 'refused'; reason: PictureRefusal }

const COMPANIES_LOOKED_AT_MAX = 20

/**
 * Makes uploaded bytes the photo of an account's founder profile, complete at once; whatever waited for it follows, and every listing it
 * shows on gets a version. Opens its own transaction, since the picture is drawn before. Throws a Refusal: `unavailable` where too many pictures
 * wait, `rate_limited` after a hundred in a day.
 */
export async function savePhoto(service: Service, account_id: string, bytes: Uint8Array): Promise<PhotoSaved> {
  const { database, files, config, clock, sites } = service
  // Counted before anything is drawn: drawing and keeping is what it costs us.
  await spend(database, account_id, 'photos_per_day', limitOf('photos_per_day', config.limits), clock())
  const file = newFileName()
  try {
    await files.put(file, await drawPicture(bytes))
  } catch (error) {
    if (error instanceof PictureRefused) return { outcome: 'refused', reason: error.code }
    throw error
  }
  const photo_url = uploadUrl(config.base_url, file)
  try {
    await database.begin(async (sql) => {
      const now = clock()
      await lockOwnFounder(sql, account_id)
      const before = await listOfAccount(sql, account_id)
      await insertReady(sql, { account_id, source_url: photo_url, file, now })
      await saveOwnFounder(sql, account_id, { ...(await findFounder(sql, account_id)), photo_url }, now)
      await publishEdit({ sql, sites: sites.through(sql), config }, before, { by: account_id, via: 'save_photo', at: now })
    })
  } catch (error) {
    // Nobody knows of the file.
    await files.remove(file).catch(() => {})
    throw error
  }
  return { outcome: 'saved', photo_url }
}

/** The founder profile as it is; where there is none, what one of the account's websites says of a founder of its name. */
async function findFounder(sql: Sql, account_id: string): Promise<Founder> {
  const [row] = await sql<{ name: string; own_founder: Founder | null }[]>`
    select u.name, f.profile as own_founder from auth."user" u left join founder_profiles f on f.account_id = u.id where u.id = ${account_id}`
  if (!row) throw new Error(`account ${account_id} is not there`)
  if (row.own_founder) return row.own_founder
  const companies = await sql<{ facts: { cells: Cells } }[]>`
    select facts from companies where account_id = ${account_id} order by id desc limit ${COMPANIES_LOOKED_AT_MAX}`
  const told = companies.flatMap(({ facts }) => foundersOf({ cells: facts.cells, own_founder: null }))
  const found = told.find((founder) => sameName(founder.name, row.name))
  return found ? plainFounder(found) : namedOnly(row.name)
}
