import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { migrations_dir } from '../../server/database/migrate.ts'
import { startTestService } from '../test_service.ts'
import { PHOTO_URL, putPhoto } from '../pictures.ts'
import { putLive } from '../public/live.ts'
import { crowd, run } from './founders.ts'

// No worker: weeks are run by hand.
const testService = await startTestService({ role: 'web' })

test('a launch whose profile cannot be read is reported and holds up no other', async () => {
  const founders = await crowd(testService, 3)
  for (const { listing, listing_id } of founders) await listing.chooseFreeListing({ listing_id })
  const [broken, ...others] = founders
  // What no door lets in: a bio that is no text. The others are told to be ready, which they are not.
  await testService.sql`insert into founder_profiles (account_id, profile) values (${broken?.account_id ?? ''}, '{"bio": 5, "socials": {}}')`
  await testService.sql`update badge_checks set holds = true`
  await testService.sql`update listings set status = 'scheduled', readiness_at = case when id <> ${broken?.listing_id ?? 0} then now() end`
  const failed = await run(testService).then(
    () => null,
    (error: unknown) => error,
  )
  expect(failed).toBeInstanceOf(AggregateError)
  const rows = await testService.sql<{ status: string }[]>`
    select status from listings where id = any(${others.map(({ listing_id }) => listing_id)}::integer[])`
  expect(rows.map(({ status }) => status)).toEqual(['awaiting_badge', 'awaiting_badge'])
})

test('a free launch that waited for what is no longer asked for is ready within minutes of the upgrade', async () => {
  const { account_id, listing } = await testService.founder()
  const { id: listing_id } = await putLive(testService, account_id, { name: 'Beetroot' })
  const bio = 'Grows vegetables on twelve square metres in Cologne and writes the plans that keep them from growing into each other.'
  await listing.updateFounderProfile({
    name: 'Rosa',
    role: 'Founder',
    bio,
    photo_url: PHOTO_URL,
    socials: { github: 'https://github.com/rosa' },
  })
  await testService.sql`delete from listings where id <> ${listing_id}`
  await testService.sql`delete from photos where account_id = ${account_id}`
  await putPhoto(testService, account_id)
  await testService.sql`insert into badge_checks (listing_id, state, holds, detail) values (${listing_id}, 'verified', true, '')`
  const later = new Date(testService.service.clock().getTime() + 24 * 3600_000)
  await testService.sql`update listings set status = 'awaiting_badge', launch_week = '2030-W01', readiness_at = ${later} where id = ${listing_id}`
  const statusAfterRun = async () => {
    await run(testService)
    return (await listing.getMyListing({ listing_id })).status
  }
  expect(await statusAfterRun()).toBe('awaiting_badge')
  await testService.sql.file(join(migrations_dir, '0018_look_again.sql'))
  expect(await statusAfterRun()).toBe('scheduled')
})
