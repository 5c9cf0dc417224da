import { afterAll, expect, test } from 'bun:test'
import { answerOf } from '../../sdk/index.ts'
import { fingerprint } from '../../server/core/idempotency.ts'
import { AGENTS } from '../mcp/agents.ts'
import { startTestService } from '../test_service.ts'
import { refused } from '../refused.ts'
import { gardenSite, serveSites } from '../sites.ts'

const { env } = serveSites({ 'beetroot.test': gardenSite() })
const testService = await startTestService({ env })

async function readyDraft() {
  const founder = await testService.founder()
  const { id } = await founder.listing.submitListing({ url: 'http://beetroot.test' })
  return { ...founder, id, draft: await founder.listing.waitForDraft(id) }
}

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))

test('an edit asked for what it changed answers that alone, with what is missing and what to do next', async () => {
  const { listing, id, draft } = await readyDraft()
  const edit = { id, fields: { headline: 'Sow what fits', phone: null }, seo: { meta_title: 'Beds' }, story: { problem: 'Weeds.' } }
  const changed = await listing.updateDraft({ ...edit, view: 'changed' })
  const whole = await listing.getDraft({ id })
  expect(Object.keys(changed).toSorted()).toEqual(['changed', 'completeness', 'id', 'missing', 'next_steps', 'status', 'warnings'])
  expect(Object.keys(changed.changed).toSorted()).toEqual(['headline', 'phone', 'seo.meta_title', 'story'])
  expect(changed.changed).toMatchObject({
    headline: whole.fields.headline,
    phone: whole.fields.phone,
    'seo.meta_title': whole.seo.meta_title,
    story: { value: { problem: 'Weeds.' } },
  })
  const { status, warnings, completeness, missing, next_steps } = whole
  expect(changed).toMatchObject({ id, status, warnings, completeness, missing, next_steps })
  expect(bytesOf(changed)).toBeLessThan(bytesOf(draft) / 3)
})

test('founders, questions, categories and socials are told as they stand; what stays is not told', async () => {
  const { listing, id } = await readyDraft()
  const { changed } = await listing.updateDraft({
    id,
    view: 'changed',
    founders: [{ name: 'Ada' }],
    faqs: [{ question: 'Is it free?', answer: 'Yes.' }],
    company_socials: { github: 'https://github.com/beetroot' },
    milestones: [{ date: '2026-01-01', title: 'First bed' }],
    categories: ['Productivity'],
  })
  expect(
    Object.keys(changed)
      .filter((name) => name !== 'categories')
      .toSorted(),
  ).toEqual(['company_socials.github', 'faqs', 'founders', 'milestones'])
  expect(changed).toMatchObject({ founders: { value: [{ name: 'Ada' }] }, faqs: { value: [{ question: 'Is it free?', state: 'manual' }] } })
  const again = await listing.updateDraft({ id, view: 'changed', founders: [{ name: 'Ada' }] })
  expect(again.changed).toEqual({})
})

test('a submission asked for what it changed is as short, and the same draft again changes nothing', async () => {
  const { listing } = await testService.founder()
  const started = await listing.submitListing({ url: 'http://beetroot.test', view: 'changed' })
  expect([answerOf(started).status, answerOf(started).headers.get('location')]).toEqual([201, `/api/v1/drafts/${started.id}`])
  expect(started).toMatchObject({
    status: 'crawling',
    changed: {},
    next_steps: [{ tool: 'get_draft', arguments: { id: started.id, wait: 30 } }],
  })
  const again = await listing.submitListing({ url: 'http://beetroot.test', view: 'changed' })
  expect([answerOf(again).status, again.id, again.changed]).toEqual([200, started.id, {}])
})

test('the ETag is that of the draft, however much of it is shown', async () => {
  const { listing, id } = await readyDraft()
  const whole = answerOf(await listing.getDraft({ id })).etag ?? ''
  expect(answerOf(await listing.getDraft({ id, fields: ['name'] })).etag).toBe(whole)
  expect(await listing.getDraft({ id, fields: ['name'] }, { ifNoneMatch: whole })).toBeNull()
  const changed = await listing.updateDraft({ id, fields: { license: 'MIT' }, view: 'changed' }, { ifMatch: whole })
  const etag = answerOf(changed).etag ?? ''
  expect(answerOf(await listing.getDraft({ id })).etag).toBe(etag)
  const founders = await listing.updateDraft({
    id,
    founders: [{ name: 'Ada', socials: { x: 'https://x.com/ada' } }],
    faqs: [{ question: 'Q?', answer: 'A' }],
  })
  expect(answerOf(founders).etag).toBe(answerOf(await listing.getDraft({ id })).etag)
  expect((await refused(listing.updateDraft({ id, fields: { license: 'GPL' }, view: 'changed' }, { ifMatch: whole }))).code).toBe(
    'precondition_failed',
  )
  expect((await listing.updateDraft({ id, fields: { license: 'GPL' } }, { ifMatch: answerOf(founders).etag })).fields.license.value).toBe(
    'GPL',
  )
  expect(answerOf(await listing.submitListing({ url: 'http://beetroot.test', view: 'changed' })).etag).toBe(
    answerOf(await listing.getDraft({ id })).etag,
  )
})

test('a retry is answered in the view that was asked for, and the key is no other call’s', async () => {
  const { listing, id } = await readyDraft()
  const edit = { id, fields: { license: 'MIT' } }
  const once = await listing.updateDraft({ ...edit, view: 'changed' }, { idempotencyKey: 'once' })
  const again = await listing.updateDraft({ ...edit, view: 'changed' }, { idempotencyKey: 'once' })
  expect([again, answerOf(again).etag, answerOf(again).headers.get('idempotent-replayed')]).toEqual([once, answerOf(once).etag, 'true'])
  expect((await refused(listing.updateDraft(edit, { idempotencyKey: 'once' }))).code).toBe('idempotency_conflict')
})

test('a call that asks for no view is the one that was made before there were any', async () => {
  const { listing, id, account_id } = await readyDraft()
  const edit = { id, fields: { license: 'MIT' } }
  await listing.updateDraft({ ...edit, view: 'full' }, { idempotencyKey: 'before' })
  const [kept] = await testService.sql<
    { fingerprint: Buffer }[]
  >`select fingerprint from idempotency where account_id = ${account_id} and key = 'before'`
  expect(kept?.fingerprint.equals(fingerprint('update_draft', 'main', edit))).toBe(true)
})

test('fields narrows the member fields alone, and an unknown name is refused with the nearest', async () => {
  const { listing, id, draft, apiKey } = await readyDraft()
  const excerpt = await listing.getDraft({ id, fields: ['name', 'headline'] })
  expect(excerpt).toEqual({ ...draft, fields: { name: draft.fields.name, headline: draft.fields.headline } })
  const ask = async (query: string) => {
    const response = await testService.call(`/drafts/${id}?${query}`, { headers: { authorization: `Bearer ${apiKey}` } })
    return {
      status: response.status,
      body: (await response.json()) as Record<string, unknown> & { errors: { field: string; fix: string }[] },
    }
  }
  expect(Object.keys((await ask('fields=name,headline')).body.fields as object)).toEqual(['name', 'headline'])
  const wrong = await ask('fields=name,headlin')
  expect([wrong.status, wrong.body.errors[0]?.field, wrong.body.errors[0]?.fix.includes('headline')]).toEqual([422, 'query.fields', true])
  for (const query of ['fields=', 'fields=name,', 'fields=seo', 'fields=name&fields=headline', 'view=changed'])
    expect([query, (await ask(query)).status]).toEqual([query, 422])
})

test('a view that there is none of is refused', async () => {
  const { listing, id } = await readyDraft()
  // @ts-expect-error there are two
  expect((await refused(listing.updateDraft({ id, fields: { license: 'MIT' }, view: 'short' }))).errors?.[0]?.field).toBe('query.view')
})

test('a draft that waits while its website is read does not say that anything was not found', async () => {
  const { listing } = await testService.founder()
  const started = await listing.submitListing({ url: 'http://beetroot.test' })
  expect(started.fields.headline).toMatchObject({ state: 'not_found', pages_checked: [] })
  expect(started.missing.length).toBeGreaterThan(5)
  for (const { message } of started.missing) expect(message).not.toContain('not found')
  const ready = await listing.waitForDraft(started.id)
  const absent = ready.missing.find(({ field, code }) => field !== 'founders' && code === 'not_found')
  expect(absent?.message).toContain('was not found on the website')
})

const [, , openAgent] = AGENTS[0] ?? []
if (!openAgent) throw new Error('no client')
const reader = await testService.founder()
const agent = await openAgent(`${testService.url}/mcp`, { authorization: `Bearer ${reader.apiKey}` })
afterAll(() => agent.close())
type Told = Record<string, unknown>
const tool = async (name: string, given: Told) => (await agent.call(name, given)).structuredContent as Told

test('an agent is answered what changed unless it asks for all, and names fields as a list or as one text', async () => {
  const { id } = await tool('submit_listing', { url: 'http://beetroot.test' })
  const draft = await reader.listing.waitForDraft(String(id))
  expect(await tool('update_draft', { id, fields: { license: 'MIT' } })).toMatchObject({ changed: { license: { value: 'MIT' } } })
  expect(await tool('update_draft', { id, fields: { license: 'GPL' }, view: 'full' })).toMatchObject({ url: draft.url })
  for (const fields of [['name', 'phone'], 'name,phone'])
    expect(Object.keys((await tool('get_draft', { id, fields })).fields as object)).toEqual(['name', 'phone'])
  expect(await tool('get_draft', { id, fields: ['nam'] })).toMatchObject({ code: 'validation_failed', errors: [{ field: 'fields' }] })
})

test('in short a draft that is being read lacks only what a launch cannot do without', async () => {
  const { listing } = await testService.founder()
  const { id, missing } = await listing.submitListing({ url: 'http://beetroot.test', view: 'changed' })
  expect(missing.length).toBeGreaterThan(0)
  expect(missing.filter(({ required_for }) => required_for.length === 0)).toEqual([])
  await listing.waitForDraft(id)
  const read = await listing.getDraft({ id, fields: ['name'] })
  expect(read.missing).toEqual((await listing.getDraft({ id })).missing)
})
