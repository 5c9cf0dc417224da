import { expect, test } from 'bun:test'
import { putLive } from '../public/live.ts'
import { refused } from '../refused.ts'
import { startTestService } from '../test_service.ts'

// What may be kept in a day grows with what may be written in a minute.
const testService = await startTestService({ env: { LIMITS: 'account_writes_per_minute=2' } })

test('an account fills no disk with versions: large edits have a bound a day, and ordinary ones do not notice it', async () => {
  const { listing, account_id } = await testService.founder()
  const { id: listing_id } = await putLive(testService, account_id, { name: 'Beetroot' })
  const write = (letter: string) => {
    testService.turnClock(60)
    const section = letter.repeat(8000)
    return listing.setFounderStory({ listing_id, problem: section, what_built: section, how_started: section, hard_parts: section })
  }
  const isWritten = (letter: string) =>
    write(letter).then(
      () => true,
      () => false,
    )
  let written = 0
  while (written < 20 && (await isWritten('ab'[written % 2] ?? ''))) written++
  expect([written > 2, written < 12]).toEqual([true, true])
  const { version } = await listing.getMyListing({ listing_id })
  const { code, detail, retry_after } = await refused(write('c'))
  expect([code, retry_after !== undefined && retry_after > 3600]).toEqual(['rate_limited', true])
  expect(detail).toContain('edited_kilobytes_per_day')
  expect((await listing.getMyListing({ listing_id })).version).toBe(version)
  testService.turnClock(86_400)
  await write('f')
  expect((await listing.getMyListing({ listing_id })).version).toBe(version + 1)
})
