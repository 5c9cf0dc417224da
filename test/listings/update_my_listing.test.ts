import { expect, test } from 'bun:test'
import { answerOf } from '../../sdk/index.ts'
import { startTestService } from '../test_service.ts'
import { PHOTO_URL, putPhoto } from '../pictures.ts'
import { putLive } from '../public/live.ts'
import { refused } from '../refused.ts'
import { gardenSite, serveSites } from '../sites.ts'
import { clientAt, listEverywhere, openSister, putUp } from './sisters.ts'

const { env } = serveSites({ 'beetroot.test': gardenSite(), 'chard.test': gardenSite() })
const testService = await startTestService({
  crowded: true,
  env: { ...env, LIMITS: 'account_writes_per_minute=100000,account_reads_per_minute=100000' },
})
const garden = await openSister(testService, 'garden')
const tools = await openSister(testService, 'tools')

const listed = async (hosts: string[] = [], website = 'http://beetroot.test') => {
  const { listed: listings, ...founder } = await listEverywhere(testService, website, hosts)
  const [first, second] = listings
  if (!first) throw new Error('nothing was listed')
  return { ...founder, first, second: second ?? first }
}

test('facts are the company’s on every site, headline and summary the site’s own', async () => {
  const { first, second } = await listed([garden])
  const before = await second.client.getMyListing({ listing_id: second.listing_id })
  expect([before.site, second.listing_id === first.listing_id]).toEqual(['garden', false])
  const edited = await first.client.updateMyListing({
    listing_id: first.listing_id,
    fields: { phone: '+49 221 555', headline: 'Sow what fits', meta_title: 'Beds', categories: ['Productivity'] },
    faqs: [{ question: 'Is it mine?', answer: 'Yes.' }],
  })
  expect(edited).toMatchObject({
    phone: '+49 221 555',
    headline: 'Sow what fits',
    seo: { meta_title: 'Beds' },
    categories: ['Productivity'],
  })
  expect(edited.applied).toEqual([{ site: 'main', listing_id: first.listing_id, fields: ['headline', 'meta_title'] }])
  expect(edited.skipped).toEqual([])
  const sister = await second.client.getMyListing({ listing_id: second.listing_id })
  expect(sister).toMatchObject({
    phone: '+49 221 555',
    categories: ['Productivity'],
    faqs: [{ question: 'Is it mine?', answer: 'Yes.' }],
    headline: before.headline,
    seo: before.seo,
  })
})

test('apply_to all gives two sister sites the same headline, and only what was sent travels', async () => {
  const { first, second } = await listed([garden])
  await second.client.updateMyListing({ listing_id: second.listing_id, fields: { summary: 'The garden’s own summary.' } })
  const edited = await first.client.updateMyListing({
    listing_id: first.listing_id,
    fields: { headline: 'Invoices that send themselves', keywords: ['beds'], founded_year: 2019 },
    apply_to: ['all'],
  })
  const fields = ['headline', 'keywords']
  expect(edited.applied).toEqual([
    { site: 'main', listing_id: first.listing_id, fields },
    { site: 'garden', listing_id: second.listing_id, fields },
  ])
  expect(edited.skipped).toEqual([{ site: 'tools', reason: expect.stringContaining('no listing there') }])
  const sister = await second.client.getMyListing({ listing_id: second.listing_id })
  expect(sister).toMatchObject({
    headline: 'Invoices that send themselves',
    summary: 'The garden’s own summary.',
    seo: { keywords: ['beds'] },
    founded_year: 2019,
  })
  const named = await second.client.updateMyListing({ listing_id: second.listing_id, fields: { headline: null }, apply_to: ['tools'] })
  expect([named.headline, named.applied.length, named.skipped[0]?.site]).toEqual([null, 1, 'tools'])
  expect((await first.client.getMyListing({ listing_id: first.listing_id })).headline).toBe('Invoices that send themselves')
  const facts = await first.client.updateMyListing({ listing_id: first.listing_id, fields: { phone: '1' }, apply_to: ['garden'] })
  expect([facts.applied, facts.skipped[0]?.reason]).toEqual([[], expect.stringContaining('headline, summary')])
})

test('an editor of one listing sends their words to no sister of it that they do not edit', async () => {
  const { first, second } = await listed([garden])
  const { listing: editor, account_id } = await testService.founder()
  const invite = (listing_id: number) => testService.sql`
    insert into editors (listing_id, account_id, email, invited_at, expires_at) values (${listing_id}, ${account_id}, 'eve@elsewhere.test', now(), now())`
  await invite(first.listing_id)
  const say = (headline: string) => editor.updateMyListing({ listing_id: first.listing_id, fields: { headline }, apply_to: ['garden'] })
  const alone = await say('By the editor')
  expect([alone.applied.map(({ site }) => site), alone.skipped]).toEqual([
    ['main'],
    [{ site: 'garden', reason: expect.stringContaining('not the one there') }],
  ])
  expect((await second.client.getMyListing({ listing_id: second.listing_id })).headline).not.toBe('By the editor')
  await invite(second.listing_id)
  expect((await say('By the editor of both')).applied.map(({ site }) => site)).toEqual(['main', 'garden'])
})

test('every listing that an edit changed has a new version with before and after, and no other', async () => {
  const { first, second, account_id } = await listed([garden])
  await first.client.updateMyListing({ listing_id: first.listing_id, fields: { headline: 'Only here' } })
  await first.client.updateMyListing({ listing_id: first.listing_id, fields: { headline: 'Only here', phone: '12' } })
  await first.client.updateMyListing({ listing_id: first.listing_id, fields: { headline: 'Only here', phone: '12' }, faqs: [] })
  const mine = await first.client.getMyListing({ listing_id: first.listing_id })
  expect(mine.versions.slice(0, 2)).toMatchObject([
    { version: 3, via: 'update_my_listing', by: account_id, changes: [{ field: 'phone', before: null, after: '12' }] },
    { version: 2, changes: [{ field: 'headline', after: 'Only here' }] },
  ])
  const sister = await second.client.getMyListing({ listing_id: second.listing_id })
  expect(sister.versions.map(({ version, changes }) => [version, changes.map(({ field }) => field)])).toEqual([
    [2, ['phone']],
    [1, []],
  ])
  await second.client.updateDraft({ id: second.draft_id, fields: { phone: '34' } })
  expect((await first.client.getMyListing({ listing_id: first.listing_id })).versions[0]).toMatchObject({ version: 4, via: 'update_draft' })
})

test('edits of a draft and of its listing are one record and never undo each other, in either order', async () => {
  const { first } = await listed()
  const { client, draft_id: id, listing_id } = first
  await client.updateDraft({ id, fields: { headline: 'From the draft', phone: '1' } })
  await client.updateMyListing({ listing_id, fields: { summary: 'From the listing.', phone: null, legal_name: 'Radish GmbH' } })
  await client.updateDraft({ id, fields: { hq_city: 'Bonn' }, company_socials: { github: 'https://github.com/beetroot' } })
  const expected = { headline: 'From the draft', summary: 'From the listing.', phone: null, legal_name: 'Radish GmbH', hq_city: 'Bonn' }
  expect(await client.getMyListing({ listing_id })).toMatchObject(expected)
  const { headline, summary, phone, legal_name, hq_city } = (await client.getDraft({ id })).fields
  expect({ headline, summary, phone, legal_name, hq_city }).toMatchObject({
    headline: { value: 'From the draft', state: 'edited' },
    summary: { value: 'From the listing.', state: 'edited' },
    phone: { value: null, state: 'deleted' },
    legal_name: { value: 'Radish GmbH', state: 'override', ai_value: 'Beetroot GmbH' },
    hq_city: { value: 'Bonn', state: 'override' },
  })
  await client.submitDraft({ id })
  expect(await client.getMyListing({ listing_id })).toMatchObject(expected)
  const restored = await client.updateDraft({ id, restore: ['legal_name'] })
  expect(restored.fields.legal_name).toMatchObject({ value: 'Beetroot GmbH', state: 'ai' })
})

test('a redraft that runs while the listing is edited leaves the edit and drafts the rest', async () => {
  const { first } = await listed()
  const { client, draft_id: id, listing_id } = first
  const asked = await client.updateDraft({ id, regenerate: ['headline', 'legal_name'] })
  expect(asked.status).toBe('drafting')
  await client.updateMyListing({ listing_id, fields: { headline: 'Mine meanwhile' } })
  const draft = await client.waitForDraft(id)
  const { headline, legal_name } = draft.fields
  expect({ headline, legal_name }).toMatchObject({
    headline: { value: 'Mine meanwhile', state: 'edited' },
    legal_name: { value: 'Beetroot GmbH', state: 'ai' },
  })
  expect((await client.getMyListing({ listing_id })).headline).toBe('Mine meanwhile')
})

test('forty edits at once through both paths and both sites all survive, each with a version', async () => {
  const { first, second } = await listed([garden])
  const names = ['phone', 'team_size', 'hq_city', 'license', 'audience'] as const
  const calls = Array.from({ length: 40 }, (_, index) => {
    const { client, draft_id: id, listing_id } = index % 4 < 2 ? first : second
    const fields = {
      [names[index % 5] ?? 'phone']: `v${index}`,
      ...(index === 38 ? { headline: 'Mine' } : {}),
      ...(index === 37 ? { summary: 'Mine too.' } : {}),
    }
    return index % 2 === 0 ? client.updateDraft({ id, fields }) : client.updateMyListing({ listing_id, fields, apply_to: ['all'] })
  })
  await Promise.all([...calls, first.client.addMilestone({ listing_id: first.listing_id, date: '2026-01-02', title: 'Begun' })])
  const [one, other] = await Promise.all([first, second].map(({ client, listing_id }) => client.getMyListing({ listing_id })))
  for (const name of names) expect([one?.[name], /^v\d+$/.test(String(one?.[name]))]).toEqual([other?.[name] ?? null, true])
  expect([one?.milestones.length, other?.milestones.length]).toEqual([1, 1])
  expect([other?.headline, one?.summary, other?.summary]).toEqual(['Mine', 'Mine too.', 'Mine too.'])
  // What a version says was before is what the version under it left, field by field, whichever path it came by.
  for (const listing of [one, other]) {
    const last = new Map<string, string>()
    for (const { changes } of (listing?.versions ?? []).toReversed())
      for (const { field, before, after } of changes) {
        if (last.has(field)) expect([field, JSON.stringify(before)]).toEqual([field, last.get(field) ?? ''])
        last.set(field, JSON.stringify(after))
      }
    expect(listing?.version).toBe(listing?.versions.length ?? 0)
  }
})

test('socials are replaced as a whole, and what is left out stays removed', async () => {
  const { first } = await listed()
  const { client, listing_id, draft_id: id } = first
  await client.updateMyListing({ listing_id, socials: { github: 'https://github.com/a', x: 'https://x.com/a' } })
  const edited = await client.updateMyListing({ listing_id, socials: { x: 'https://x.com/b', linkedin: null } })
  expect(edited.company_socials).toEqual({ x: 'https://x.com/b' })
  const draft = await client.getDraft({ id })
  expect(draft.company_socials).toMatchObject({ github: { value: null, state: 'deleted' }, x: { value: 'https://x.com/b' } })
  expect(Object.keys(draft.company_socials).toSorted()).toEqual(['github', 'x'])
  // @ts-expect-error a program without types may send this
  const wrong = await refused(client.updateMyListing({ listing_id, socials: null }))
  expect(wrong.errors?.[0]?.fix).toBe('Send an object. Replaces all.')
})

test('a listing without a draft is edited like any other', async () => {
  const { first, apiKey } = await listed()
  await testService.sql`delete from drafts where id = ${first.draft_id}`
  const edited = await clientAt(testService, 'localhost', apiKey).updateMyListing({
    listing_id: first.listing_id,
    fields: { name: 'Turnip' },
  })
  expect([edited.name, edited.draft_id, edited.version]).toEqual(['Turnip', null, 2])
})

test('search finds an edit at once, on each site its own', async () => {
  const { first, second } = await listed([tools])
  await putUp(testService, first.listing_id)
  await putUp(testService, second.listing_id)
  await first.client.updateMyListing({ listing_id: first.listing_id, fields: { name: 'Zucchinifax', headline: 'Courgettes by fax' } })
  const here = await testService.visitor().searchListings({ q: 'zucchinifax' })
  const there = await clientAt(testService, tools).searchListings({ q: 'zucchinifax' })
  expect([here.items[0]?.headline, there.items[0]?.name]).toEqual(['Courgettes by fax', 'Zucchinifax'])
  expect(there.items[0]?.headline).not.toBe('Courgettes by fax')
  for (const { listing_id } of [first, second]) await putUp(testService, listing_id, { status: 'archived' })
  expect((await testService.visitor().searchListings({ q: 'zucchinifax' })).items).toEqual([])
})

test('an edit with the ETag of a version that is gone changes nothing; the answer’s ETag is the next one to send', async () => {
  const { first } = await listed()
  const { client, listing_id } = first
  const read = answerOf(await client.getMyListing({ listing_id }))?.headers.get('etag') ?? ''
  const edited = await client.updateMyListing({ listing_id, fields: { phone: '1' } }, { ifMatch: read })
  const next = answerOf(edited)?.headers.get('etag') ?? ''
  expect(answerOf(await client.getMyListing({ listing_id }))?.headers.get('etag')).toBe(next)
  expect(await refused(client.updateMyListing({ listing_id, fields: { phone: '2' } }, { ifMatch: read }))).toMatchObject({
    code: 'precondition_failed',
  })
  await client.updateDraft({ id: first.draft_id, fields: { hq_city: 'Bonn' } })
  expect(await refused(client.updateMyListing({ listing_id, fields: { phone: '2' } }, { ifMatch: next }))).toMatchObject({ status: 412 })
  expect((await client.getMyListing({ listing_id })).phone).toBe('1')
})

test('what cannot be taken is refused at its place with a fix, and nothing changes', async () => {
  const { first } = await listed()
  const { client, listing_id } = first
  const before = await client.getMyListing({ listing_id })
  const faq = { question: 'Q?', answer: 'A.' }
  const cases: [object, string, string][] = [
    [{ fields: { headline: 'x'.repeat(91) } }, '/fields/headline', 'too_long'],
    [{ fields: { hq_country: 'XX' } }, '/fields/hq_country', 'wrong_format'],
    [{ fields: { founded_year: 2999 } }, '/fields/founded_year', 'too_large'],
    [{ fields: { language: 'xx' } }, '/fields/language', 'wrong_format'],
    [{ fields: { categories: ['Productivty'] } }, '/fields/categories/0', 'unknown_category'],
    [{ fields: { categories: ['Email', 'Email'] } }, '/fields/categories/1', 'duplicate'],
    [{ fields: { nmae: 'x' } }, '/fields/nmae', 'unknown_member'],
    [{ fields: { logo_url: 'javascript:alert(1)' } }, '/fields/logo_url', 'wrong_format'],
    [{ fields: { phone: 'x' }, apply_to: ['gardn'] }, '/apply_to/0', 'not_one_of'],
    [{ fields: { phone: 'x' }, apply_to: [] }, '/apply_to', 'too_few'],
    [{ socials: { github: 'not an address' } }, '/socials/github', 'wrong_format'],
    [{ faqs: [faq, faq, faq, faq, faq, faq] }, '/faqs', 'too_many'],
    [{ seo: { meta_title: 'x' } }, '/seo', 'unknown_member'],
  ]
  for (const [edits, field, code] of cases) {
    const problem = await refused(client.updateMyListing({ listing_id, ...edits }))
    expect([problem.status, problem.errors?.[0]?.field, problem.errors?.[0]?.code]).toEqual([422, field, code])
    expect(problem.errors?.[0]?.fix.length).toBeGreaterThan(5)
  }
  const [category] = (await refused(client.updateMyListing({ listing_id, fields: { categories: ['Productivty'] } }))).errors ?? []
  expect(category?.fix).toContain('Productivity')
  const [site] = (await refused(client.updateMyListing({ listing_id, fields: { phone: '1' }, apply_to: ['gardn'] }))).errors ?? []
  expect(site?.fix).toContain('garden')
  expect(await client.getMyListing({ listing_id })).toEqual(before)
  const stranger = await testService.founder()
  expect((await refused(stranger.listing.updateMyListing({ listing_id, fields: { phone: '1' } }))).code).toBe('not_found')
})

test('a free launch waits for nothing that a profile may lack besides its founder', async () => {
  const { account_id, listing } = await testService.founder()
  const { id: listing_id } = await putLive(testService, account_id, { name: 'Beetroot' })
  const socials = { github: 'https://github.com/rosa' }
  const bio = 'Grows vegetables on twelve square metres in Cologne and writes the plans that keep them from growing into each other.'
  await listing.updateFounderProfile({ name: 'Rosa', role: 'Founder', bio, photo_url: PHOTO_URL, socials })
  await testService.sql`delete from photos where account_id = ${account_id}`
  await putPhoto(testService, account_id)
  const now = testService.service.clock()
  await testService.sql`insert into badge_checks (listing_id, state, holds, detail) values (${listing_id}, 'verified', true, '')`
  await testService.sql`update listings set status = 'awaiting_badge', launch_week = '2030-W01', readiness_at = ${now} where id = ${listing_id}`
  const named = await listing.updateMyListing({ listing_id, fields: { phone: '+49 221 1' } })
  expect([named.status, named.requirements.map(({ code }) => code)]).toEqual(['scheduled', ['week_to_come']])
  expect((await listing.updateMyListing({ listing_id, fields: { headline: null, name: null } })).status).toBe('scheduled')
  await listing.updateFounderProfile({ bio: null })
  expect((await listing.getMyListing({ listing_id })).status).toBe('awaiting_badge')
})

test('a draft on another site changes no fact of what is listed, but brings its own words', async () => {
  const { first, apiKey } = await listed()
  await putUp(testService, first.listing_id)
  // The website says more by now than when it was read.
  await testService.sql`
    update companies set facts = facts #- '{cells,legal_name}' #- '{cells,categories}' where id = (
      select p.company_id from profiles p join listings l on l.profile_id = p.id where l.id = ${first.listing_id})`
  const now = await first.client.getMyListing({ listing_id: first.listing_id })
  const there = clientAt(testService, garden, apiKey)
  const { id } = await there.submitListing({ url: 'http://beetroot.test' })
  const draft = await there.waitForDraft(id)
  expect([draft.status, draft.fields.headline.value !== null, draft.fields.legal_name.value]).toEqual(['ready', true, null])
  expect(await first.client.getMyListing({ listing_id: first.listing_id })).toEqual(now)
  await there.updateDraft({ id, regenerate: ['legal_name'] })
  expect((await there.waitForDraft(id)).fields.legal_name.value).toBe('Beetroot GmbH')
})

test('of what was taken down a first reading on another site brings the facts anew', async () => {
  const { first, apiKey } = await listed([], 'http://chard.test')
  await putUp(testService, first.listing_id, { status: 'archived' })
  await testService.sql`
    update companies set facts = facts #- '{cells,legal_name}' where id = (
      select p.company_id from profiles p join listings l on l.profile_id = p.id where l.id = ${first.listing_id})`
  const there = clientAt(testService, garden, apiKey)
  const { id } = await there.submitListing({ url: 'http://chard.test' })
  expect((await there.waitForDraft(id)).fields.legal_name.value).toBe('Beetroot GmbH')
})
