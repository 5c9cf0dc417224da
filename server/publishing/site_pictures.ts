import { sha256 } from '../base/sha256.ts'
import type { Service } from '../core/context.ts'
import type { SitePhotograph } from '../crawl/page.ts'
import type { Sql } from '../database/open.ts'
import type { DraftedProfile, IllustratedProfile, PictureEvidence } from '../fields/draft.ts'
import { FIELDS } from '../fields/fields.ts'
import { drawWithin } from '../files/picture.ts'
import { newFileName } from '../files/store.ts'
import { uploadUrl } from '../profile/photo.ts'

const PICTURE_BYTES_MAX = 300 * 1024
/** What versions and the drafter's own value may still name is kept for so long, and so many of one profile at least. */
const KEPT_DAYS = 30
const KEPT_MAX = 10
const LOOKED_FOR_DAYS = 7
const SWEPT_AT_ONCE_MAX = 200

/** A picture that the service made of a home page, where it is and what proves it. */
export type SitePicture = { url: string; evidence: PictureEvidence }

/** Draws photographs anew and keeps them. A picture is a help: one that cannot be drawn is left out. */
export async function keepPhotographs(
  { database, files, config, clock, events }: Service,
  profile_id: number,
  photographs: readonly SitePhotograph[],
): Promise<SitePicture[]> {
  const kept: SitePicture[] = []
  for (const { png, width, height, url, retrieved_at } of photographs) {
    const file = newFileName()
    try {
      const bytes = await drawWithin(png, { width, height, bytes_max: PICTURE_BYTES_MAX })
      await insertPicture(database, { file, profile_id, made_at: clock() })
      await files.put(file, bytes)
      const hash = sha256(bytes).toString('hex')
      kept.push({ url: uploadUrl(config.base_url, file), evidence: { match: 'picture', url, retrieved_at, sha256: hash } })
    } catch (error) {
      events.log('warn', 'photograph_lost', { error: error instanceof Error ? error.message : String(error) })
    }
  }
  return kept
}

/** Says that a file is of a profile, before it is written: what a crash leaves behind is found by the sweep. */
export async function insertPicture(sql: Sql, row: { file: string; profile_id: number; made_at: Date }): Promise<void> {
  // One that went away meanwhile leaves the file to the sweep.
  await sql`
    insert into site_pictures (file, profile_id, made_at)
    values (${row.file}, (select id from profiles where id = ${row.profile_id} for key share), ${row.made_at})`
}

/** The drafted profile with these pictures as its first screenshots. */
export function withPictures(drafted: DraftedProfile, pictures: readonly SitePicture[]): IllustratedProfile {
  if (pictures.length === 0) return drafted
  const found = drafted.fields.screenshots
  const theirs = Array.isArray(found?.value) ? found.value : []
  const screenshots = {
    value: [...pictures.map(({ url }) => url), ...theirs].slice(0, FIELDS.screenshots.max),
    evidence: [...pictures.map(({ evidence }) => evidence), ...(found?.evidence ?? [])],
  }
  return { ...drafted, fields: { ...drafted.fields, screenshots } }
}

/**
 * Deletes pictures that nothing names any more, a batch at a time; answers how many it has looked at. What nobody wants goes first: it is found
 * at once, however many profiles there are to look through for the others.
 */
export async function sweepSitePictures({ database, files, clock }: Pick<Service, 'database' | 'files' | 'clock'>): Promise<number> {
  const removeAll = async (names: string[]): Promise<void> => {
    for (const file of names) await files.remove(file)
    if (names.length > 0) await database`delete from site_pictures where file = any(${names}::text[])`
  }
  const left = await findLeft(database)
  await removeAll(left)
  if (left.length === SWEPT_AT_ONCE_MAX) return left.length
  const looked = await lookForNames(database, clock())
  await removeAll(looked.flatMap(({ file, named }) => (named ? [] : [file])))
  return left.length + looked.length
}

async function findLeft(sql: Sql): Promise<string[]> {
  const rows = await sql<{ file: string }[]>`select file from site_pictures where profile_id is null limit ${SWEPT_AT_ONCE_MAX}`
  return rows.map(({ file }) => file)
}

/** Those that were not looked for lately, since all that a company says has to be read for each. */
async function lookForNames(sql: Sql, now: Date): Promise<{ file: string; named: boolean }[]> {
  const before = (days: number) => new Date(now.getTime() - days * 86_400_000)
  return sql<{ file: string; named: boolean }[]>`
    with due as (
      select file, profile_id from (
        select *, row_number() over (partition by profile_id order by made_at desc, file) as newest from site_pictures
        where profile_id is not null) s
      where (made_at < ${before(KEPT_DAYS)} or newest > ${KEPT_MAX}) and coalesce(named_at < ${before(LOOKED_FOR_DAYS)}, true)
      order by named_at nulls first, file limit ${SWEPT_AT_ONCE_MAX}
    ), looked as materialized (
      select d.file, position(d.file in c.facts::text) > 0
        or exists (select from profiles w where w.company_id = c.id and position(d.file in w.words::text) > 0) as named
      from due d join profiles p on p.id = d.profile_id join companies c on c.id = p.company_id
    ), kept as (
      update site_pictures s set named_at = ${now} from looked l where l.file = s.file and l.named
    )
    select file, named from looked`
}
