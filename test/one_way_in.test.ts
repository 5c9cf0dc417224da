import { describe, expect, test } from 'bun:test'
import { idOf, reachedFrom, readDeclarations, type Declaration } from './writers.ts'

const all = await readDeclarations()
const writers = [...all].filter(([, { writes }]) => writes).map(([id]) => id)

const isIn = (pattern: RegExp) => (declaration: Declaration) => pattern.test(declaration.file)
const idsOf = (is: (declaration: Declaration) => boolean) => [...all].filter(([, declaration]) => is(declaration)).map(([id]) => id)
/** The one way in with what it hands to handlers, and the table of what it calls. */
const isWayIn = isIn(/^server\/(doors\/(run|together|turn)|operations\/table\.gen)\.ts$/)
const isOperation = isIn(/^server\/operations\//)
const isJob = isIn(/\.job\.ts$|^server\/boot\/sweeps\.ts$/)
const isDoor = isIn(/^server\/doors\//)
// Of a product a page reads its name, its choices and its label; what delivers it stands in the same row.
const isProductTable = ({ file, name }: Declaration) => file === 'server/orders/products/table.gen.ts' && name === 'PRODUCTS'

/** The statements that are reached from these, each with the way to it. */
const writersFrom = (starts: string[], stops: (declaration: Declaration) => boolean): string[][] => {
  const ways = reachedFrom(all, starts, stops)
  return writers.flatMap((id) => {
    const way = ways.get(id)
    return way ? [way] : []
  })
}

test('the sources are read: their statements are found, and the way from an operation to its rows', () => {
  expect(all.size).toBeGreaterThan(4000)
  expect(writers.length).toBeGreaterThan(150)
  const ways = reachedFrom(all, [idOf('server/operations/internal/vote_listing.ts', 'default')], () => false)
  expect(ways.get(idOf('server/launch/votes.ts', 'castVote'))?.length).toBe(2)
})

describe('everything that changes data goes by the one way in', () => {
  test('no door reaches a statement that writes but through it', () => {
    const starts = idsOf((declaration) => isDoor(declaration) && !isWayIn(declaration))
    expect(writersFrom(starts, (declaration) => isWayIn(declaration) || isProductTable(declaration)).map((way) => way.join(' → '))).toEqual(
      [],
    )
  })
  test('nor by what the service holds: jobs, files, payments, what is counted', async () => {
    const held =
      /\b(jobs\.add|files\.(put|keep|remove|write)|consumeQuota|\.deliver\(|\.takeBack\b|pay\??\.\w*(open|end|refund|press)\w*\()/
    const texts = await Promise.all(
      [...new Set(idsOf(isDoor).map((id) => id.split('#')[0] ?? ''))].map(async (path) => [path, await Bun.file(path).text()] as const),
    )
    expect(
      texts.filter(([path, text]) => !/^server\/doors\/(run|together|turn)\.ts$/.test(path) && held.test(text)).map(([path]) => path),
    ).toEqual([])
  })
  test('beside it only jobs write, and these, each for its reason', () => {
    const starts = idsOf((declaration) => isIn(/^server\/(main\.ts|boot\/|demo\/)/)(declaration) && !isJob(declaration))
    const stops = (declaration: Declaration) =>
      isWayIn(declaration) || isOperation(declaration) || isJob(declaration) || isProductTable(declaration)
    expect([...new Set(writersFrom(starts, stops).map((way) => way.at(-1) ?? ''))].toSorted()).toEqual(BESIDE)
  })
  test('nothing writes that neither an operation, a job, the way in nor one of those reaches', () => {
    const starts = idsOf((declaration) => isOperation(declaration) || isJob(declaration) || isIn(/^server\/doors\/run\.ts$/)(declaration))
    const reached = reachedFrom(all, starts, () => false)
    expect(writers.filter((id) => !reached.has(id) && !BESIDE.includes(id))).toEqual([])
  })
})

/** What writes without an operation and without a job; docs/decisions/0015 says why. */
const BESIDE: string[] = [
  // The endpoints of OAuth, whose tables are the library's: what an app registers, the life of a code, what an address may try.
  'server/auth/attempts.ts#countAttempt',
  // When a key and a session were last seen, at most once an hour.
  'server/auth/bearer.ts#findByKey',
  'server/auth/consent.ts#shortenCode',
  'server/auth/oauth_door.ts#keepRedirects',
  // The exchange of a runner's token, an endpoint of OAuth too: that it was used, and what it got.
  'server/auth/publishers.ts#grantToken',
  'server/auth/publishers.ts#useOnce',
  // What an empty database is given before it serves.
  'server/auth/seed.ts#ensureAuthorizationServer',
  'server/auth/sessions.ts#seen',
  'server/core/sites.ts#ensureMainSite',
  // What waits in the outbox follows its site to another address, before anything is sent.
  'server/mail/outbox.ts#moveLetters',
  // The double of a payment provider keeps what a real one would keep elsewhere.
  'server/pay/test_provider.ts#openTestProvider',
  // Openings of pages, counted in memory and written by the minute.
  'server/traffic/traffic.ts#addDays',
  'server/traffic/traffic.ts#addHosts',
  // What a register answered, so that it is asked no more than needed.
  'server/vat/check.ts#createVatCheck',
]
