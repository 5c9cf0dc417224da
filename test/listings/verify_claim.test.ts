import { describe, expect, test } from 'bun:test'
import { runDueOwnership } from '../../server/ownership/recheck.ts'
import { answered, openCalls } from '../calls.ts'
import { plain, startOwned } from '../ownership/owned.ts'
import { refused } from '../refused.ts'
import { FOUNDER } from '../launch/founders.ts'

const owned = await startOwned()
const { testService, live, emails, tokenOf } = owned
type Live = Awaited<ReturnType<typeof live>>
type Founder = Awaited<ReturnType<typeof testService.founder>>
const FILE = '/.well-known/listing-challenge.txt'

/** Puts the challenge of a claim where it says, and has it looked for. */
async function prove({ pages }: Live, { listing }: Founder, claim_id: number) {
  const { ownership } = await listing.getClaim({ claim_id })
  pages[FILE] = plain(ownership.challenges.file.content)
  return listing.verifyClaim({ claim_id, method: 'file' })
}
const claim = async ({ slug }: Live, { listing }: Founder) => (await listing.claimListing({ slug })).claim_id

async function verifyOwner({ listing, listing_id, pages }: Live) {
  pages[FILE] = plain((await listing.getOwnership({ listing_id })).challenges.file.content)
  expect((await listing.verifyOwnership({ listing_id, method: 'file' })).status).toBe('verified')
}

describe('where the owner has proven nothing', () => {
  test('whoever proves the website has the listing at once, with all that is on it', async () => {
    const [one, claimer] = [await live(), await testService.founder()]
    await one.listing.addMilestone({ listing_id: one.listing_id, date: '2026-01-01', title: 'First bed' })
    const before = await testService.visitor().getListing({ slug: one.slug })
    const claim_id = await claim(one, claimer)
    expect(await prove(one, claimer, claim_id)).toMatchObject({ status: 'verified', method: 'file', host: one.host })
    expect((await claimer.listing.getClaim({ claim_id })).status).toBe('granted')
    const mine = await claimer.listing.getMyListing({ listing_id: one.listing_id })
    expect(mine).toMatchObject({ status: 'live', slug: one.slug, name: before.name, headline: before.headline })
    expect(mine.milestones).toHaveLength(1)
    expect((await claimer.listing.getOwnership({ listing_id: one.listing_id })).status).toBe('verified')
    const shown = await testService.visitor().getListing({ slug: one.slug })
    expect(shown.owner).toMatchObject({ verified: true, method: 'file' })
    // And it can be edited, draft and all.
    await claimer.listing.updateMyListing({ listing_id: one.listing_id, fields: { headline: 'Under its own hand' } })
    expect((await claimer.listing.getDraft({ id: one.draft_id })).fields.headline.value).toBe('Under its own hand')
  })

  test('what the site team has taken down stays down in the hands of who proves the website, and they are told', async () => {
    const [one, claimer] = [await live(), await testService.founder()]
    const claim_id = await claim(one, claimer)
    await testService.operate('suspend_listing', { listing_id: one.listing_id, reason: 'It was listed by a stranger.' })
    await prove(one, claimer, claim_id)
    const mine = await claimer.listing.getMyListing({ listing_id: one.listing_id })
    expect(mine).toMatchObject({
      status: 'suspended',
      requirements: [{ code: 'suspended', message: expect.stringContaining('a stranger') }],
    })
    expect((await refused(testService.visitor().getListing({ slug: one.slug }))).status).toBe(404)
    for (const call of [claimer.listing.archiveListing, claimer.listing.restoreListing])
      expect((await refused(call({ listing_id: one.listing_id }))).code).toBe('conflict')
    const [letter] = await emails('claim_granted', claimer.account_id)
    expect(JSON.stringify(letter?.letter.blocks)).toContain('stays so until the team puts it back')
    await testService.operate('unsuspend_listing', { listing_id: one.listing_id })
    expect((await claimer.listing.getMyListing({ listing_id: one.listing_id })).status).toBe('live')
  })

  test('its former owner has it no more, and is told how to object', async () => {
    const [one, claimer] = [await live(), await testService.founder()]
    await prove(one, claimer, await claim(one, claimer))
    for (const call of [
      () => one.listing.getMyListing({ listing_id: one.listing_id }),
      () => one.listing.updateMyListing({ listing_id: one.listing_id, fields: { headline: 'Mine' } }),
      () => one.listing.getDraft({ id: one.draft_id }),
      () => one.listing.getOwnership({ listing_id: one.listing_id }),
    ])
      expect((await refused(call())).status).toBe(404)
    const [told] = await emails('claim_taken', one.account_id)
    expect(told?.letter.action?.url).toMatch(/\/claims\/object\/[\w-]{43}$/)
    expect(await emails('claim_granted', claimer.account_id)).toHaveLength(1)
  })

  test('a founder profile is handed to nobody', async () => {
    const [one, claimer] = [await live(), await testService.founder()]
    await one.listing.updateDraft({ id: one.draft_id, founders: [FOUNDER, { ...FOUNDER, name: 'Bo Falk', role: 'Engineer' }] })
    await prove(one, claimer, await claim(one, claimer))
    const names = async () => (await testService.visitor().getListing({ slug: one.slug })).founders.map(({ name }) => name)
    expect(await names()).toEqual(['Bo Falk'])
    expect((await one.listing.getFounderProfile()).name).toBe(FOUNDER.name)
    expect((await claimer.listing.getFounderProfile()).name).toBeNull()
    await claimer.listing.updateFounderProfile({ name: 'Cleo Ray' })
    expect(await names()).toEqual(['Cleo Ray', 'Bo Falk'])
  })

  test('orders and invoices stay with who paid', async () => {
    const [one, claimer] = [await live(), await testService.founder()]
    const { number } = await one.listing.createCheckout({ items: [{ product: 'launch', listing_id: one.listing_id }] })
    await prove(one, claimer, await claim(one, claimer))
    expect((await one.listing.getOrder({ number })).number).toBe(number)
    expect((await refused(claimer.listing.getOrder({ number }))).status).toBe(404)
    expect((await claimer.listing.listMyOrders()).items).toEqual([])
  })

  test('what the claimer had drafted of the website stays theirs to read, and cannot be listed beside it', async () => {
    const claimer = await testService.founder()
    const host = `p${crypto.randomUUID().slice(0, 8)}.test`
    const one = await live()
    owned.sites[host] = one.pages
    const { id } = await claimer.listing.submitListing({ url: `http://${host}` })
    await claimer.listing.waitForDraft(id)
    await claimer.listing.updateDraft({ id, fields: { name: 'Mine' } })
    const { listing_id } = await claimer.listing.submitDraft({ id })
    // The other listing is of the same website, and came first.
    await testService.sql`
      update companies c set site_key = ${host}, url = ${`http://${host}/`} from profiles p, listings l
      where p.company_id = c.id and l.profile_id = p.id and l.id = ${one.listing_id}`
    expect((await prove(one, claimer, await claim(one, claimer))).status).toBe('verified')
    expect((await claimer.listing.getDraft({ id })).fields.name.value).toBe('Mine')
    expect((await refused(claimer.listing.chooseFreeListing({ listing_id }))).code).toBe('already_listed')
    expect((await claimer.listing.submitListing({ url: `http://${host}` })).id).toBe(one.draft_id)
  })

  test('nothing is theirs while nothing is proven', async () => {
    const [one, claimer] = [await live(), await testService.founder()]
    const claim_id = await claim(one, claimer)
    for (const method of ['dns', 'file', 'meta'] as const)
      expect((await claimer.listing.verifyClaim({ claim_id, method })).status).toBe('unverified')
    expect((await claimer.listing.getClaim({ claim_id })).status).toBe('open')
    expect((await one.listing.getMyListing({ listing_id: one.listing_id })).status).toBe('live')
  })
})

describe('where the owner has proven the website', () => {
  test('the site team is asked, and the listing stays where it is', async () => {
    const [one, claimer] = [await live(), await testService.founder()]
    await verifyOwner(one)
    const claim_id = await claim(one, claimer)
    expect((await prove(one, claimer, claim_id)).status).toBe('verified')
    expect((await claimer.listing.getClaim({ claim_id })).status).toBe('disputed')
    expect((await one.listing.getMyListing({ listing_id: one.listing_id })).listing_id).toBe(one.listing_id)
    for (const account of [one, claimer]) expect(await emails('claim_disputed', account.account_id)).toHaveLength(1)
    const archive = await refused(one.listing.archiveListing({ listing_id: one.listing_id }))
    const transfer = await refused(one.listing.transferListing({ listing_id: one.listing_id, email: 'eve@elsewhere.test' }))
    expect([archive.code, transfer.code]).toEqual(['conflict', 'conflict'])
  })

  test('an expired domain that somebody else registered: the team is asked while the old proof holds, and once three looks missed it the listing is theirs', async () => {
    const months = async (count: number) => {
      for (let month = 0; month < count; month++) {
        testService.turnClock(30 * 86_400 + 60)
        await runDueOwnership(testService.service, testService.service.clock())
      }
    }
    const [early, late] = [await live(), await live()]
    const [hasty, patient] = [await testService.founder(), await testService.founder()]
    for (const one of [early, late]) {
      await verifyOwner(one)
      // Another site stands at the name from now on, and nothing of the old one.
      for (const path of Object.keys(one.pages)) delete one.pages[path]
      one.pages['/'] = '<!doctype html><title>This domain is new here</title><h1>Something else altogether</h1>'
    }
    const disputed = await claim(early, hasty)
    await prove(early, hasty, disputed)
    expect((await hasty.listing.getClaim({ claim_id: disputed })).status).toBe('disputed')
    await months(3)
    expect(await emails('ownership_lost', late.account_id)).toHaveLength(1)
    const granted = await claim(late, patient)
    await prove(late, patient, granted)
    expect((await patient.listing.getClaim({ claim_id: granted })).status).toBe('granted')
    // What was said of the old product is not the new site's word, and nothing of it was edited by itself.
    const { versions } = await patient.listing.getMyListing({ listing_id: late.listing_id })
    expect(versions.map(({ via }) => via).filter((via) => via !== 'verify_claim')).toEqual(['submit_draft'])
  })

  test('a proof that was lost is none', async () => {
    const [one, claimer] = [await live(), await testService.founder()]
    await verifyOwner(one)
    await testService.sql`update ownership_proofs set status = 'lost' where listing_id = ${one.listing_id}`
    const claim_id = await claim(one, claimer)
    await prove(one, claimer, claim_id)
    expect((await claimer.listing.getClaim({ claim_id })).status).toBe('granted')
  })
})

describe('at the same instant', () => {
  test('of two claimers who both prove it, one has it and the other is for the team', async () => {
    for (let round = 0; round < 3; round++) {
      const [one, first, second] = [await live(), await testService.founder(), await testService.founder()]
      const claims = [await claim(one, first), await claim(one, second)]
      const { dns } = (await first.listing.getClaim({ claim_id: claims[0] ?? 0 })).ownership.challenges
      const other = (await second.listing.getClaim({ claim_id: claims[1] ?? 0 })).ownership.challenges
      owned.texts[dns?.name ?? ''] = [dns?.value ?? '', other.dns?.value ?? '']
      await Promise.all([
        first.listing.verifyClaim({ claim_id: claims[0] ?? 0, method: 'dns' }),
        second.listing.verifyClaim({ claim_id: claims[1] ?? 0, method: 'dns' }),
      ])
      const states = [
        (await first.listing.getClaim({ claim_id: claims[0] ?? 0 })).status,
        (await second.listing.getClaim({ claim_id: claims[1] ?? 0 })).status,
      ]
      expect(states.toSorted()).toEqual(['disputed', 'granted'])
      const [row] = await testService.sql<{ account_id: string }[]>`select account_id from listings where id = ${one.listing_id}`
      expect(row?.account_id).toBe(states[0] === 'granted' ? first.account_id : second.account_id)
    }
  })

  test('an edit beside a claim is published before it, or refused', async () => {
    for (let round = 0; round < 3; round++) {
      const [one, claimer] = [await live(), await testService.founder()]
      const claim_id = await claim(one, claimer)
      const { ownership } = await claimer.listing.getClaim({ claim_id })
      one.pages[FILE] = plain(ownership.challenges.file.content)
      const [edited] = await Promise.allSettled([
        one.listing.updateMyListing({ listing_id: one.listing_id, fields: { headline: 'At the last moment' } }),
        claimer.listing.verifyClaim({ claim_id, method: 'file' }),
      ])
      const mine = await claimer.listing.getMyListing({ listing_id: one.listing_id })
      expect(mine.headline === 'At the last moment').toBe(edited.status === 'fulfilled')
      if (edited.status === 'rejected') expect(edited.reason).toMatchObject({ status: 404 })
    }
  })

  test('a transfer accepted beside a claim that is proven: one has it, and whoever had it before may object', async () => {
    const { person } = await openCalls(testService)
    const orders = new Set<string>()
    for (let round = 0; round < 4; round++) {
      const [one, next, claimer] = [await live(), await testService.founder(), await testService.founder()]
      const { listing_id } = one
      const email = `${next.account_id}@founders.example`
      await answered((await person(one.account_id))('transfer_listing', { listing_id, email }))
      const token = await tokenOf('transfer')
      const claim_id = await claim(one, claimer)
      one.pages[FILE] = plain((await claimer.listing.getClaim({ claim_id })).ownership.challenges.file.content)
      const reader = await person(next.account_id)
      const accept = () => reader('accept_transfer', { token })
      const verify = () => claimer.listing.verifyClaim({ claim_id, method: 'file' })
      // A look at the website takes its time: in every other round the transfer waits until it is taken.
      const [accepted] = await Promise.all(round % 2 === 0 ? [accept(), verify()] : [verify().then(accept), null])
      const had = accepted?.ok ? next : one
      orders.add(accepted?.ok ? 'transfer first' : 'claim first')
      expect((await claimer.listing.getClaim({ claim_id })).status).toBe('granted')
      const { versions } = await claimer.listing.getMyListing({ listing_id })
      const went = versions.flatMap(({ via, by }) => (via === 'verify_claim' || via === 'accept_transfer' ? [[via, by]] : []))
      for (const [via, by] of went) expect(by).toBe(via === 'verify_claim' ? claimer.account_id : next.account_id)
      for (const side of [one, next]) {
        expect((await refused(side.listing.getMyListing({ listing_id }))).status).toBe(404)
        expect(await emails('claim_taken', side.account_id)).toHaveLength(side === had ? 1 : 0)
      }
      expect(await emails('transferred', one.account_id)).toHaveLength(accepted?.ok ? 1 : 0)
    }
    expect([...orders].toSorted()).toEqual(['claim first', 'transfer first'])
  })

  test('an owner’s proof beside a claim’s: the listing is theirs who was first', async () => {
    const [one, claimer] = [await live(), await testService.founder()]
    const claim_id = await claim(one, claimer)
    const [mine, theirs] = [
      (await one.listing.getOwnership({ listing_id: one.listing_id })).challenges.dns,
      (await claimer.listing.getClaim({ claim_id })).ownership.challenges.dns,
    ]
    owned.texts[mine?.name ?? ''] = [mine?.value ?? '', theirs?.value ?? '']
    const [own] = await Promise.allSettled([
      one.listing.verifyOwnership({ listing_id: one.listing_id, method: 'dns' }),
      claimer.listing.verifyClaim({ claim_id, method: 'dns' }),
    ])
    const { status } = await claimer.listing.getClaim({ claim_id })
    expect(status).toBe(own.status === 'fulfilled' ? 'disputed' : 'granted')
  })
})

test('sent again with its key, a proof answers the same and is settled once', async () => {
  const [one, claimer] = [await live(), await testService.founder()]
  const claim_id = await claim(one, claimer)
  one.pages[FILE] = plain((await claimer.listing.getClaim({ claim_id })).ownership.challenges.file.content)
  const key = { idempotencyKey: crypto.randomUUID() }
  const first = await claimer.listing.verifyClaim({ claim_id, method: 'file' }, key)
  expect(await claimer.listing.verifyClaim({ claim_id, method: 'file' }, key)).toEqual(first)
  expect(await emails('claim_taken', one.account_id)).toHaveLength(1)
})

test('another’s claim is not there', async () => {
  const [one, claimer, other] = [await live(), await testService.founder(), await testService.founder()]
  const claim_id = await claim(one, claimer)
  for (const { listing } of [one, other]) expect((await refused(listing.verifyClaim({ claim_id, method: 'file' }))).status).toBe(404)
})
