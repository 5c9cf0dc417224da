import { expect } from 'bun:test'
import type { Listing, Problem } from '../../sdk/index.ts'
import { refused } from '../refused.ts'
import type { TestService } from '../test_service.ts'
import type { openReceiver } from './receiver.ts'

/** A founder with one webhook at a path of the receiver. */
export async function withWebhook(testService: TestService, receiver: Awaited<ReturnType<typeof openReceiver>>, path: string) {
  const who = await testService.founder()
  const webhook = await who.listing.createWebhook({ url: receiver.url(path), types: ['update.posted', 'listing.live'] })
  return { ...who, ...webhook }
}

/** Another account's webhook is none, and neither is one that never was. */
export async function expectForeign(
  testService: TestService,
  webhook_id: string,
  call: (listing: Listing, webhook_id: string) => Promise<unknown>,
) {
  const { listing } = await testService.founder()
  for (const asked of [webhook_id, `wh_${'A'.repeat(22)}`]) {
    const problem: Problem = await refused(call(listing, asked))
    expect([problem.status, problem.code]).toEqual([404, 'not_found'])
  }
}
