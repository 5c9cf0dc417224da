import { expect, test } from 'bun:test'
import { lockPlainDrafts } from '../../server/profile/plain_edits.ts'
import { gardenSite, serveSites } from '../sites.ts'
import { startTestService } from '../test_service.ts'
import { until } from '../until.ts'

const { env } = serveSites({ 'beetroot.test': gardenSite() })
const testService = await startTestService({ env })

test('drafts are read as they stand once they are locked, however long another edit holds them', async () => {
  const { listing } = await testService.founder()
  const { id } = await listing.waitForDraft((await listing.submitListing({ url: 'http://beetroot.test' })).id)
  const { sql } = testService
  const held = Promise.withResolvers<void>()
  const locked = Promise.withResolvers<void>()
  const other = sql.begin(async (tx) => {
    await tx`
      update profiles set words = jsonb_set(words, '{cells,headline,ai,value}', '"Theirs"') where id = (select profile_id from drafts where id = ${id})`
    await tx`
      update companies set version = version + 1
      where id = (select p.company_id from profiles p join drafts d on d.profile_id = p.id where d.id = ${id})`
    locked.resolve()
    await held.promise
  })
  await locked.promise
  const read = sql.begin((tx) => lockPlainDrafts(tx, [id]))
  await until(async () => {
    const [row] = await sql<{ waiting: boolean }[]>`
      select exists (select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') as waiting`
    return row?.waiting === true
  })
  held.resolve()
  await other
  const draft = (await read).get(id)
  expect(draft?.profile.cells.headline).toMatchObject({ ai: { value: 'Theirs' } })
})
