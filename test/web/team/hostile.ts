import { keepReport } from '../../../server/listings/reports.ts'
import { suppress } from '../../../server/mail/outbox.ts'
import { voteFrom, voters } from '../../launch/voters.ts'
import { checkout, launchOf, payTest } from '../../orders/buyers.ts'
import { buyer } from '../../orders/shop.ts'
import { putLive } from '../../public/live.ts'
import type { TestService } from '../../test_service.ts'
import { putShown } from '../public/put.ts'
import { openVisitor } from './visit.ts'

export const HOSTILE = `<img src=x onerror="document.body.id='taken'"> "'&amp; gnp`

/** Something of everything that the team looks at, all of it named by somebody who means no good; answers what stands in an address's places. */
export async function fillForTeam(testService: TestService, operator: string): Promise<Record<string, string>> {
  const now = testService.service.clock()
  const owner = await testService.founder()
  await testService.sql`update auth."user" set name = ${HOSTILE} where id = ${owner.account_id}`
  const { id } = await putLive(testService, owner.account_id, { name: HOSTILE, headline: HOSTILE, categories: ['Productivity'] })
  await owner.listing.updateMyListing({
    listing_id: id,
    fields: { headline: `${HOSTILE} more`, features: [HOSTILE] },
    faqs: [{ question: HOSTILE, answer: HOSTILE }],
  })
  const [site] = await testService.sql<{ id: number }[]>`select id from sites limit 1`
  const report = {
    listing_id: id,
    site_id: site?.id ?? 0,
    kind: 'other',
    detail: HOSTILE,
    account_id: null,
    email: `${HOSTILE}@x`,
    now,
  } as const
  await testService.sql.begin((sql) => keepReport(sql, report))
  await suppress(testService.sql, HOSTILE, 'all', HOSTILE, now)
  const person = await openVisitor(testService, operator)
  const by = (path: string, fields: Record<string, string>) => person.post(`/team${path}`, { ...fields, confirm: 'yes' })
  await by(`/listings/${id}`, { action: 'suspend', reason: HOSTILE })
  const voted = await putShown(testService, owner.account_id, { name: HOSTILE })
  for (const voter of await voters(testService, 6)) await voteFrom(testService, voted.id, voter, '203.0.113.7')
  await by('/questions', { question: HOSTILE, help: HOSTILE, min_words: '0', max_chars: '100' })
  await by('/categories', { name: 'Bees', description: HOSTILE })
  await by('/sites', { key: 'tools', host: 'tools.test', name: HOSTILE })
  await by('/products/newsletter', {
    price: '79',
    name: HOSTILE.slice(0, 80),
    description: HOSTILE,
    on_sale: 'on',
    weeks_ahead_max: '52',
    seats_per_week: '3',
  })
  await by('/promos', { code: 'spring', kind: 'percent', value: '10' })
  const who = await buyer(testService)
  const { number, checkout_url } = await checkout(who, launchOf(who))
  await payTest(testService, checkout_url ?? '', 'succeed', { name: HOSTILE, company: HOSTILE, address: HOSTILE })
  await testService.sql`update orders set held_reason = ${HOSTILE} where number = ${number}`
  await testService.sql`
    insert into jobs.job (name, data, state, output, completed_on, retry_count)
    values ('sweep', ${testService.sql.json({ why: HOSTILE })}, 'failed', ${testService.sql.json({ message: HOSTILE })}, now(), 2)`
  const [mail] = await testService.sql<
    { id: number }[]
  >`update outbox set status = 'failed', error = ${HOSTILE} where kind = 'listing_suspended' returning id`
  return {
    '/team/listings/:id': String(id),
    '/team/accounts/:id': owner.account_id,
    '/team/outbox/:id': String(mail?.id),
    '/team/questions/:id': '1',
    '/team/categories/:slug': 'bees',
    '/team/sites/:key': 'tools',
    '/team/products/:key': 'newsletter',
    '/team/orders/:number': number,
  }
}
