import { describe, expect, test } from 'bun:test'
import { startKept } from '../rechecks/kept.ts'
import { refused } from '../refused.ts'
import { sessionCookie } from '../web/session.ts'

const { testService, live, after } = await startKept()
type Live = Awaited<ReturnType<typeof live>>

/** A listing whose site has moved from Köln to Berlin. */
const moved = async () => {
  const one = await live()
  one.rewrite('/imprint', '50667 Köln', '10115 Berlin')
  await after(31)
  const [proposal] = await one.open()
  const proposal_id = proposal?.proposal_id ?? 0
  const decide = (decision: 'accept' | 'dismiss', options?: { idempotencyKey: string }) =>
    one.listing.decideProposal({ listing_id: one.listing_id, proposal_id, decision }, options)
  return { ...one, proposal_id, decide }
}
const mine = ({ listing, listing_id }: Live) => listing.getMyListing({ listing_id })

describe('accepted', () => {
  test('the website’s value is the listing’s with its quote, as one new version by who accepted it', async () => {
    const one = await moved()
    expect(await one.decide('accept')).toMatchObject({ proposal_id: one.proposal_id, status: 'accepted', now: 'Köln', proposed: 'Berlin' })
    const { hq_city, version, versions } = await mine(one)
    expect([hq_city, version, versions[0]]).toMatchObject([
      'Berlin',
      2,
      { via: 'decide_proposal', by: one.account_id, changes: [{ field: 'hq_city', before: 'Köln', after: 'Berlin' }] },
    ])
    const cell = (await one.listing.getDraft({ id: one.draft_id })).fields.hq_city
    expect(cell).toMatchObject({ state: 'ai', value: 'Berlin', evidence: [{ quote: expect.stringContaining('Berlin') }] })
    expect((await one.checked())?.gone).toEqual([])
    const { items } = await one.listing.listEvents({ types: ['proposal.found', 'listing.updated'] })
    expect(items.map(({ type }) => type)).toEqual(['proposal.found', 'listing.updated'])
    await after(31)
    expect(await one.open()).toEqual([])
  })

  test('its quote is shown in the context in which it was read, which no draft has', async () => {
    const one = await moved()
    await one.decide('accept')
    const { name, value } = await sessionCookie(testService, one.account_id)
    const source = `${testService.url}/account/drafts/${one.draft_id}/source?field=hq_city&quote=0`
    const html = await (await fetch(source, { headers: { cookie: `${name}=${value}` } })).text()
    expect(html).toContain('Berlin</mark>')
    for (const line of ['Beetroot GmbH', 'Lindenweg 4', 'Germany']) expect(html).toContain(`<p class="muted">${line}</p>`)
    const strange = await sessionCookie(testService, await testService.account())
    expect((await fetch(source, { headers: { cookie: `${strange.name}=${strange.value}` } })).status).toBe(404)
  })

  test('a value that its owner had saved gives way', async () => {
    const one = await live()
    await one.listing.updateMyListing({ listing_id: one.listing_id, fields: { hq_city: 'Bonn' } })
    one.rewrite('/imprint', '50667 Köln', '10115 Berlin')
    await after(31)
    const [proposal] = await one.open()
    await one.listing.decideProposal({ listing_id: one.listing_id, proposal_id: proposal?.proposal_id ?? 0, decision: 'accept' })
    expect((await one.listing.getDraft({ id: one.draft_id })).fields.hq_city).toMatchObject({ state: 'ai', value: 'Berlin' })
  })

  test('what is gone leaves the field empty', async () => {
    const one = await live()
    one.rewrite('/imprint', 'Lindenweg 4<br>50667 Köln<br>Germany', '')
    await after(31)
    const gone = (await one.open()).find(({ field }) => field === 'hq_city')
    await one.listing.decideProposal({ listing_id: one.listing_id, proposal_id: gone?.proposal_id ?? 0, decision: 'accept' })
    expect((await mine(one)).hq_city).toBeNull()
    expect((await one.listing.getDraft({ id: one.draft_id })).fields.hq_city).toMatchObject({ state: 'not_found', value: null })
  })
})

describe('dismissed', () => {
  test('it stays away until the website says something else, or something else in between', async () => {
    const one = await moved()
    expect(await one.decide('dismiss')).toMatchObject({ status: 'dismissed' })
    expect((await mine(one)).version).toBe(1)
    one.rewrite('/', 'Home', 'Start')
    await after(31)
    expect(await one.open()).toEqual([])
    expect((await one.checked())?.gone).toEqual(['hq_city'])
    one.rewrite('/imprint', '10115 Berlin', '20095 Hamburg')
    await after(31)
    expect((await one.open()).map(({ proposed }) => proposed)).toEqual(['Hamburg'])
    one.rewrite('/imprint', '20095 Hamburg', '10115 Berlin')
    await after(31)
    expect((await one.proposals()).map(({ proposed, status }) => [proposed, status])).toEqual([
      ['Berlin', 'open'],
      ['Hamburg', 'outdated'],
      ['Berlin', 'dismissed'],
    ])
  })
})

describe('decided once', () => {
  test('a second decision is refused, and the first call sent again is answered as it was', async () => {
    const one = await moved()
    const key = { idempotencyKey: crypto.randomUUID() }
    const first = await one.decide('accept', key)
    expect(await one.decide('accept', key)).toEqual(first)
    for (const decision of ['accept', 'dismiss'] as const) {
      const problem = await refused(one.decide(decision))
      expect([problem.status, problem.code]).toEqual([409, 'conflict'])
    }
    expect((await mine(one)).version).toBe(2)
  })

  test('of several at once, one counts', async () => {
    const one = await moved()
    const tried = await Promise.allSettled((['accept', 'dismiss', 'accept', 'dismiss'] as const).map((each) => one.decide(each)))
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const [proposal] = await one.proposals()
    expect((await mine(one)).hq_city).toBe(proposal?.status === 'accepted' ? 'Berlin' : 'Köln')
  })

  test('beside an edit of the field: whoever comes first, no word is lost unseen, and the versions tell who', async () => {
    for (let round = 0; round < 4; round++) {
      const one = await moved()
      const edit = () => one.listing.updateMyListing({ listing_id: one.listing_id, fields: { hq_city: 'Bonn' } })
      const [accepted] = await Promise.allSettled(round % 2 ? [one.decide('accept'), edit()] : [edit(), one.decide('accept')].toReversed())
      const { hq_city, versions } = await mine(one)
      const via = versions.map((version) => version.via)
      expect(hq_city).toBe('Bonn')
      if (accepted?.status === 'fulfilled') expect(via.slice(0, 2)).toEqual(['update_my_listing', 'decide_proposal'])
      else expect([via[0], (await one.proposals())[0]?.status]).toEqual(['update_my_listing', 'outdated'])
    }
  })

  test('while a redraft runs: one version says what the site says, and by whom', async () => {
    for (const decision of ['accept', 'dismiss'] as const) {
      const one = await moved()
      let asked = () => {}
      let answer = () => {}
      const reading = new Promise<void>((resolve) => (asked = resolve))
      const go_on = new Promise<void>((resolve) => (answer = resolve))
      const imprint = String(one.pages['/imprint'])
      // The redraft has begun and does not get on before the proposal is decided.
      one.pages['/imprint'] = async () => {
        asked()
        await go_on
        return new Response(imprint, { headers: { 'content-type': 'text/html' } })
      }
      await one.listing.updateDraft({ id: one.draft_id, regenerate: ['hq_city'] })
      await reading
      expect((await one.decide(decision)).status).toBe(decision === 'accept' ? 'accepted' : 'dismissed')
      expect((await mine(one)).hq_city).toBe(decision === 'accept' ? 'Berlin' : 'Köln')
      answer()
      await one.listing.waitForDraft(one.draft_id)
      const { hq_city, versions } = await mine(one)
      // Who asks for a field anew wants what the site says.
      expect(hq_city).toBe('Berlin')
      const said = versions.filter(({ changes }) => changes.some(({ field }) => field === 'hq_city')).map(({ via, by }) => [via, by])
      expect(said).toEqual([decision === 'accept' ? ['decide_proposal', one.account_id] : ['regenerate', 'ListingBot']])
    }
  })

  test('a redraft that is ready first outdates the proposal', async () => {
    const one = await moved()
    await one.listing.updateDraft({ id: one.draft_id, regenerate: ['hq_city'] })
    await one.listing.waitForDraft(one.draft_id)
    expect((await refused(one.decide('accept'))).code).toBe('conflict')
    expect([(await mine(one)).hq_city, (await one.proposals())[0]?.status]).toEqual(['Berlin', 'outdated'])
  })
})

test('an editor decides as the owner does, under their own name; a stranger does not', async () => {
  const one = await moved()
  const [editor, stranger] = [await testService.founder(), await testService.founder()]
  await testService.sql`
    insert into editors (listing_id, account_id, email, invited_at, expires_at)
    values (${one.listing_id}, ${editor.account_id}, 'bo@people.example', now(), now())`
  const order = { listing_id: one.listing_id, proposal_id: one.proposal_id, decision: 'accept' } as const
  expect((await refused(stranger.listing.decideProposal(order))).status).toBe(404)
  expect((await editor.listing.decideProposal(order)).status).toBe('accepted')
  expect((await mine(one)).versions[0]?.by).toBe(editor.account_id)
  expect((await refused(one.listing.decideProposal({ ...order, proposal_id: 999_999 }))).status).toBe(404)
})
