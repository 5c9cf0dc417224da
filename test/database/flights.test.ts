import { afterAll, expect, test } from 'bun:test'
import { connect, createServer, type AddressInfo } from 'node:net'
import { freshDatabase } from '../cluster.ts'
import { gardenSite, serveSites } from '../sites.ts'
import { startTestService } from '../test_service.ts'

const CALLS = 20
const database = await freshDatabase()
/** How often the service waited for an answer of the database before it went on asking. */
let flights = 0
const between = createServer((service) => {
  const { host, port } = database.address
  const rows = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
  let answered = true
  service.on('data', (asked) => {
    if (answered) flights++
    answered = false
    rows.write(asked)
  })
  rows.on('data', (answer) => {
    answered = true
    service.write(answer)
  })
  service.on('error', () => {}).on('close', () => rows.destroy())
  rows.on('error', () => {}).on('close', () => service.destroy())
})
await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve))
const through = new URL(`postgres://127.0.0.1/${database.address.database}`)
// It listens at a port, not at a path.
through.port = String((between.address() as AddressInfo).port)
through.username = database.address.user
through.password = database.address.password ?? ''
const { env } = serveSites({ 'beetroot.test': gardenSite(), 'radish.test': gardenSite() })
const testService = await startTestService({ env: { ...env, DATABASE_URL: through.href } })
afterAll(async () => {
  await testService.close()
  between.close()
  await database.drop()
})

/** The least of many calls: the first ones have their statements planned, jobs ask beside any, and on a busy machine an answer may come between two questions sent together. */
async function least(call: (turn: number) => Promise<unknown>): Promise<number> {
  const counts: number[] = []
  for (let turn = 0; turn < CALLS; turn++) {
    flights = 0
    await call(turn)
    counts.push(flights)
  }
  return Math.min(...counts)
}

test('a write asks together what needs no answer of the other: a database far away is waited for few times', async () => {
  const { listing } = await testService.founder()
  const [plain, listed] = await Promise.all(
    ['beetroot.test', 'radish.test'].map(async (host) => {
      const { id } = await listing.submitListing({ url: `http://${host}` })
      await listing.waitForDraft(id)
      return id
    }),
  )
  if (!plain || !listed) throw new Error('no drafts')
  const { listing_id } = await listing.submitDraft({ id: listed })
  if (listing_id === null) throw new Error('no listing')
  const edit = (id: string) => (turn: number) => listing.updateDraft({ id, fields: { headline: `Sown ${turn} times` } })
  expect({
    draft: await least(edit(plain)),
    listed_draft: await least(edit(listed)),
    listing: await least((turn) => listing.updateMyListing({ listing_id, fields: { headline: `Harvested ${turn} times` } })),
  }).toEqual({ draft: 5, listed_draft: 11, listing: 11 })
})
