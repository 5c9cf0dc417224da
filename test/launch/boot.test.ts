import { test } from 'bun:test'
import { startTestService } from '../test_service.ts'
import { addWeeks, weekOf } from '../../server/base/weeks.ts'
import { crowd } from './founders.ts'
import { until } from '../until.ts'

const testService = await startTestService({ role: 'web' })

test('what fell due while no worker ran is done as soon as one starts', async () => {
  const [founder] = await crowd(testService, 1)
  if (!founder) throw new Error('a crowd of one has no founder')
  const { listing, listing_id } = founder
  const week = addWeeks(weekOf(testService.service.clock()), -10)
  await testService.sql`update listings set status = 'scheduled', plan = 'paid', launch_week = ${week} where id = ${listing_id}`
  const worker = await startTestService({ role: 'worker', env: { DATABASE_URL: testService.service.config.database_url ?? '' } })
  await until(async () => (await listing.getMyListing({ listing_id })).status === 'live')
  await worker.close()
})
