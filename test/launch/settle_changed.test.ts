import { expect, test } from 'bun:test'
import { startTestService } from '../test_service.ts'
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
