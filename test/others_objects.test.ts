import { describe, expect, test } from 'bun:test'
import { OPERATIONS, type OperationSpec } from '../server/core/spec.ts'
import { BODIES } from './bodies.ts'
import { answered, openCalls } from './calls.ts'
import { submitted } from './launch/founders.ts'
import { serveSites, type SitePages } from './sites.ts'
import { startTestService } from './test_service.ts'
import { newOperator } from './web/session.ts'

/*
 * Every operation that names an object is asked for one that there is, by everybody whose it is not: to them it is as one that nobody has.
 * What is added to the contract is walked through too.
 */

const sites: Record<string, SitePages> = {}
const served = serveSites(sites)
const LIMITS = 'anonymous_per_minute=100000,account_reads_per_minute=100000,account_writes_per_minute=100000'
const testService = await startTestService({ env: { ...served.env, LIMITS } })
const { person } = await openCalls(testService)
const { sql } = testService

const owner = await submitted(testService, sites)
const { listing, listing_id, draft_id } = owner
await sql`update listings set status = 'live', launched_at = ${testService.service.clock()} where id = ${listing_id}`
const [row] = await sql<{ slug: string; profile_id: number; company_id: number }[]>`
  select l.slug, l.profile_id, p.company_id from listings l join profiles p on p.id = l.profile_id where l.id = ${listing_id}`
if (!row) throw new Error('there is the listing')
const inserted = async (rows: Promise<{ id: number }[]>) => (await rows)[0]?.id ?? 0
const editor = await testService.founder()
const editor_id = await inserted(sql`
  insert into editors (listing_id, email, account_id, invited_at, expires_at)
  values (${listing_id}, 'bo@elsewhere.test', ${editor.account_id}, now(), now()) returning id`)
const claimer = await testService.founder()
const { webhook_id } = await listing.createWebhook({ url: 'https://hooks-of-mine.com/x', types: ['listing.live'] })
const publisher = await answered((await person(owner.account_id))('add_publisher', { listing_id, ...BODIES.add_publisher } as never))
const order = await listing.createCheckout({
  items: [{ product: 'sections', listing_id, options: { sections: ['story'] } }],
  billing_country: 'US',
})

/** What the owner, and who claims the listing, have there, by the names of the paths. */
const THERE: Record<string, string | number> = {
  ...{ id: draft_id, listing_id, editor_id, webhook_id, slug: row.slug, version: 1, number: order.number },
  milestone_id: (await listing.addMilestone({ listing_id, date: '2026-01-01', title: 'Begun' })).id,
  publisher_id: 'publisher_id' in publisher ? publisher.publisher_id : 0,
  claim_id: (await claimer.listing.claimListing({ slug: row.slug })).claim_id,
  proposal_id: await inserted(sql`
    insert into proposals (company_id, profile_id, field, kind, now, found_at)
    values (${row.company_id}, ${row.profile_id}, 'phone', 'new', 'null', now()) returning id`),
  delivery_id: `dlv_${await inserted(sql`
    insert into webhook_deliveries (webhook_id, event_id, type, object, event_at, created_at)
    values (${webhook_id}, 1, 'listing.live', '{}', now(), now()) returning id`)}`,
}
/** Open to everybody by what it is for. */
const FOR_ALL = new Set(['get_listing', 'get_listing_proof', 'claim_listing'])
const naming = [...OPERATIONS.values()].filter(({ id, path }) => (path.includes('{') || id === 'get_badges') && !FOR_ALL.has(id))

const ask = async (spec: OperationSpec, key: string) => {
  const path = spec.path.replace(/\{(\w+)\}/g, (_, name: string) => String(THERE[name] ?? `no-${name}`))
  const body = spec.method !== 'GET' && spec.has_body ? JSON.stringify(BODIES[spec.id]) : null
  const response = await testService.call(spec.id === 'get_badges' ? `${path}?listing_id=${listing_id}` : path, {
    method: spec.method,
    headers: { authorization: `Bearer ${key}`, ...(body !== null && { 'content-type': 'application/json' }) },
    body,
  })
  const answer = (await response.json().catch(() => null)) as { code?: string } | null
  return [response.status, answer?.code]
}
/** All that any of it could change. */
const standing = async () =>
  (
    await sql`
      select to_jsonb(l) - 'updated_at' as listing, (select to_jsonb(c) from companies c where c.id = ${row.company_id}) as company,
        (select to_jsonb(p) from profiles p where p.id = l.profile_id) as profile, (select jsonb_agg(to_jsonb(d)) from drafts d) as drafts,
        (select jsonb_agg(to_jsonb(e) order by e.id) from editors e) as editors, (select jsonb_agg(to_jsonb(k) order by k.id) from claims k) as claims,
        (select jsonb_agg(to_jsonb(p) order by p.id) from publishers p) as publishers, (select count(*) from transfers) as transfers,
        (select jsonb_agg(to_jsonb(m) order by m.id) from milestones m) as milestones, (select jsonb_agg(to_jsonb(w)) from webhooks w) as webhooks,
        (select jsonb_agg(to_jsonb(r)) from proposals r) as proposals, (select jsonb_agg(to_jsonb(o)) from orders o) as orders,
        (select count(*) from listing_updates) as updates, (select count(*) from invites) as invites, (select count(*) from webhook_deliveries) as deliveries
      from listings l where l.id = ${listing_id}`
  )[0]

test('there is something to ask for under each name that a path has', () => {
  const named = naming.flatMap(({ path }) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))
  expect(named.filter((name) => !THERE[name])).toEqual([])
})

const cofounder = await testService.founder()
await sql`
  insert into invites (draft_id, profile_id, email, token_hash, stop_token, created_at, expires_at, day_starts_at, accepted_at, accepted_by)
  values (${draft_id}, ${row.profile_id}, 'co@elsewhere.test', 'none', 'none', now(), now(), now(), now(), ${cofounder.account_id})`
const OTHERS: [who: string, key: string][] = [
  ['another account', (await testService.founder()).apiKey],
  ['a co-founder', cofounder.apiKey],
  ['somebody of the site team', await testService.key(await newOperator(testService))],
]

describe.each(OTHERS)('to %s', (who, key) => {
  test.each(naming.map((spec) => [spec.id, spec] as const))('%s has nothing where somebody else has something', async (_id, spec) => {
    const before = await standing()
    expect([who, ...(await ask(spec, key))]).toEqual([who, 404, 'not_found'])
    expect(await standing()).toEqual(before)
  })
})

describe('an editor', () => {
  const closed = naming.filter(({ for_editors }) => !for_editors)
  test.each(closed.map((spec) => [spec.id, spec] as const))('has nothing by %s, which is the owner’s alone', async (_id, spec) => {
    const before = await standing()
    expect(await ask(spec, editor.apiKey)).toEqual([404, 'not_found'])
    expect(await standing()).toEqual(before)
  })
  test('has what there is by all others', async () => {
    const open = naming.filter(({ for_editors }) => for_editors)
    // What ends something comes last, and then what makes all as it was before there was anything.
    const last = ['delete_milestone', 'restore_version']
    const inOrder = open.toSorted((one, other) => last.indexOf(one.id) - last.indexOf(other.id))
    for (const spec of inOrder) expect([spec.id, (await ask(spec, editor.apiKey))[0]]).not.toEqual([spec.id, 404])
  })
})
