import { expect, test } from 'bun:test'
import { ROUTES } from '../../../server/doors/web/routes.ts'
import { startTestService } from '../../test_service.ts'
import { putLive } from '../../public/live.ts'
import { auditEntriesOf, openOperator, openVisitor } from './visit.ts'

const testService = await startTestService({ role: 'web' })
const founder = await testService.founder()
const listing = await putLive(testService, founder.account_id, { name: 'Beetroot' })
const TEAM = ROUTES.filter(({ path }) => path === '/team' || path.startsWith('/team/'))
const addresses = TEAM.map(({ path }) =>
  path.replace(/:(\w+)/g, (_, name: string) =>
    path.includes('accounts') ? founder.account_id : name === 'id' ? String(listing.id) : 'main',
  ),
)

/** What tells one answer from another, less what no two answers share. */
const told = ({ status, text }: { status: number; text: string }) => [status, text.replace(/<input[^>]*name="act"[^>]*>/g, '')]

test('for a founder and for a visitor no page of the team exists, by whatever method', async () => {
  expect(TEAM.length).toBeGreaterThan(20)
  for (const account_id of [founder.account_id, null]) {
    const visitor = await openVisitor(testService, account_id)
    const nothing = told(await visitor.ask('/nothing/here'))
    expect(nothing[0]).toBe(404)
    for (const address of addresses) {
      const seen = [
        await visitor.ask(address),
        await visitor.post(address, { action: 'suspend', reason: 'x', confirm: 'yes' }),
        await visitor.ask(address, { method: 'PUT' }),
      ]
      expect([address, ...seen.map(({ status }) => status)]).toEqual([address, 404, 404, 404])
      // The canonical address aside, which a missing page has none of, it is the page of an address that is none.
      expect(told(await visitor.ask(address))).toEqual(nothing)
    }
  }
  expect(await auditEntriesOf(testService)).toEqual([])
})

test('whoever is no longer of the team is out at once', async () => {
  const operator = await openOperator(testService)
  expect((await operator.ask('/team')).status).toBe(200)
  await testService.sql`update auth."user" set operator = false where id = ${operator.account_id}`
  expect((await operator.ask('/team')).status).toBe(404)
})

test('every page that is the team’s is marked so', () => expect(TEAM.filter(({ team }) => !team)).toEqual([]))

test('what another website sends in an operator’s name changes nothing', async () => {
  const operator = await openOperator(testService)
  const form = { action: 'suspend', reason: 'Because', confirm: 'yes' }
  const elsewhere: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none', origin: 'https://evil.example' },
  ]
  for (const headers of elsewhere) expect((await operator.post(`/team/listings/${listing.id}`, form, headers)).status).toBe(403)
  expect((await founder.listing.getMyListing({ listing_id: listing.id })).status).toBe('live')
  expect(await auditEntriesOf(testService)).toEqual([])
})

test('forms and addresses that no page makes are refused, and break nothing', async () => {
  const operator = await openOperator(testService)
  const names = [
    'reason',
    'note',
    'decision',
    'question',
    'help',
    'name',
    'description',
    'host',
    'key',
    'email',
    'kind',
    'code',
    'starts',
    'value',
    'amount',
  ]
  const filled = (text: string) => ({ ...Object.fromEntries(names.map((name) => [name, text])), confirm: 'yes' })
  const forms: Record<string, string>[] = [
    {},
    { act: 'x' },
    filled('\0'),
    filled('\u{1F331}<b>'),
    filled('9'.repeat(40)),
    filled("'; drop table sites; --"),
  ]
  for (const [index, { path, post }] of TEAM.entries()) {
    const address = addresses[index] ?? ''
    // Within the pages that an address may open in a minute.
    testService.turnClock(61)
    for (const action of post ? ['', 'restore', 'suspend', 'retire', 'up', 'back', 'disable', 'refund', 'deliver'] : [])
      for (const fields of forms) {
        const { status } = await operator.post(address, { ...fields, action })
        expect([path, action, JSON.stringify(fields), [200, 303, 404, 422].includes(status)]).toEqual([
          path,
          action,
          JSON.stringify(fields),
          true,
        ])
      }
    for (const query of [
      '?page=0',
      '?page=99999999999',
      '?q=%00',
      '?q=%ff',
      '?email=%00&kind=%00&subject=%00',
      '?status=none&site=none&week=2026-W99',
      '?done=<script>',
    ])
      expect([address + query, [200, 404].includes((await operator.ask(address + query)).status)]).toEqual([address + query, true])
  }
  testService.turnClock(61)
  for (const address of [
    'listings/0',
    'listings/99999999999',
    'accounts/%00',
    'outbox/1e3',
    'outbox/%00',
    'questions/x',
    'orders/%00',
    'sites/none',
    'products/%00',
    'categories/%00',
  ])
    expect([address, (await operator.ask(`/team/${address}`)).status]).toEqual([address, 404])
})
