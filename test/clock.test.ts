import { expect, test } from 'bun:test'
import { Glob } from 'bun'

/** Who reads the real clock, and why it is not the service's, which an operator and the tests can shift. */
const BY_THE_REAL_CLOCK: Record<string, string> = {
  'server/auth/consent.ts': 'the library ends its codes by it',
  'server/crawl/site.ts': 'a site read without a service',
  'server/database/cluster.ts': 'a name that nobody has had',
  'server/drafting/model/model_failure.ts': 'an instant that a foreign server names',
  'server/pay/signed_event.ts': 'a signature of a foreign server',
  'server/pay/stripe.ts': 'a foreign server ends its sessions by it',
  'server/webhooks/deliver.ts': 'who receives it holds the time of its signature to its own clock',
}
const READS = /\bnew Date\(\)|\bDate\.now\(\)/
/** Where clocks are made, and what runs in browsers. */
const ELSEWHERE = /^server\/(boot|base|demo|doors\/web\/assets\/script)\//

test('all that happens in the service goes by its clock', async () => {
  const found: string[] = []
  for (const path of new Glob('server/**/*.{ts,tsx}').scanSync('.'))
    if (!ELSEWHERE.test(path) && READS.test(await Bun.file(path).text())) found.push(path)
  expect(found.toSorted()).toEqual(Object.keys(BY_THE_REAL_CLOCK))
})
