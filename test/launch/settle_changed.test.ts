import { expect, test } from 'bun:test'
import { openHouse } from '../house.ts'
import { crowd, run } from './founders.ts'

// No worker: weeks are run by hand.
const house = await openHouse({ role: 'web' })

test('a launch whose profile cannot be read is reported and holds up no other', async () => {
  const founders = await crowd(house, 3)
  for (const { listing, listing_id } of founders) await listing.chooseFreeListing({ listing_id })
  const [broken, ...others] = founders
  // What no door lets in: a bio that is no text. The others are told to be ready, which they are not.
  await house.sql`insert into founder_profiles (account_id, profile) values (${broken?.account_id ?? ''}, '{"bio": 5, "socials": {}}')`
  await house.sql`update badge_checks set holds = true`
  await house.sql`update listings set status = 'scheduled', readiness_at = case when id <> ${broken?.listing_id ?? 0} then now() end`
  const failed = await run(house).then(
    () => null,
    (error: unknown) => error,
  )
  expect(failed).toBeInstanceOf(AggregateError)
  const rows = await house.sql<{ status: string }[]>`
    select status from listings where id = any(${others.map(({ listing_id }) => listing_id)}::integer[])`
  expect(rows.map(({ status }) => status)).toEqual(['awaiting_badge', 'awaiting_badge'])
})
