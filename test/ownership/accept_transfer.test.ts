import { describe, expect, test } from 'bun:test'
import { trust } from '../auth/runs.ts'
import { answered, openCalls, refusedBy } from '../calls.ts'
import { refused } from '../refused.ts'
import { sessionCookie } from '../web/session.ts'
import { plain, startOwned } from './owned.ts'

const { testService, live, emails, tokenOf } = await startOwned()
const { person } = await openCalls(testService)

async function offered() {
  const [one, other] = [await live(), await testService.founder()]
  await answered(
    (await person(one.account_id))('transfer_listing', { listing_id: one.listing_id, email: `${other.account_id}@founders.example` }),
  )
  return { one, other, token: await tokenOf('transfer') }
}

test('who was offered a listing has it once they accept it, and its former owner is told', async () => {
  const { one, other, token } = await offered()
  const accept = await person(other.account_id)
  expect(await answered(accept('accept_transfer', { token }))).toEqual({ listing_id: one.listing_id })
  expect((await other.listing.getMyListing({ listing_id: one.listing_id })).status).toBe('live')
  expect((await refused(one.listing.getMyListing({ listing_id: one.listing_id }))).status).toBe(404)
  expect(await emails('transferred', one.account_id)).toHaveLength(1)
  expect(await refusedBy(accept('accept_transfer', { token }))).toEqual([404, 'not_found'])
})

test('repositories that the former owner trusted are no trust of the next one, nor of theirs should it come back', async () => {
  const one = await live()
  const { listing_id } = one
  const wish = { listing_id, issuer: 'https://token.actions.githubusercontent.com', repository: 'acme/website' }
  const first = await trust(testService, one.account_id, wish)
  const other = await testService.founder()
  const give = async (from: string, to: string) => {
    await answered((await person(from))('transfer_listing', { listing_id, email: `${to}@founders.example` }))
    await answered((await person(to))('accept_transfer', { token: await tokenOf('transfer') }))
  }
  await give(one.account_id, other.account_id)
  expect((await other.listing.listPublishers({ listing_id })).total).toBe(0)
  expect((await trust(testService, other.account_id, wish)).publisher_id).not.toBe(first.publisher_id)
  await give(other.account_id, one.account_id)
  expect((await one.listing.listPublishers({ listing_id })).total).toBe(0)
})

test('only whoever signs in by that address accepts it, within seven days', async () => {
  const { one, other, token } = await offered()
  const eve = await testService.founder()
  expect(await refusedBy((await person(eve.account_id))('accept_transfer', { token }))).toEqual([409, 'conflict'])
  // Whoever is signed in by another address is led to sign in by this one, and has no button that would be refused.
  for (const { account_id } of [eve, other]) {
    const { name, value } = await sessionCookie(testService, account_id)
    const page = await (await fetch(`${testService.url}/transfers/${token}`, { headers: { cookie: `${name}=${value}` } })).text()
    const mine = account_id === other.account_id
    expect([page.includes('Accept the listing'), page.includes('which is another address')]).toEqual([mine, !mine])
    expect(page).toContain(`The offer is for ${other.account_id}@founders.example`)
    expect(page.includes('/sign-in?again=1&amp;return_to=')).toBe(!mine)
  }
  testService.turnClock(7 * 86_400 + 60)
  expect(await refusedBy((await person(other.account_id))('accept_transfer', { token }))).toEqual([404, 'not_found'])
  expect((await one.listing.getMyListing({ listing_id: one.listing_id })).status).toBe('live')
})

test('the newest offer alone is good', async () => {
  const { one, other, token } = await offered()
  const next = await testService.founder()
  await answered(
    (await person(one.account_id))('transfer_listing', { listing_id: one.listing_id, email: `${next.account_id}@founders.example` }),
  )
  expect(await refusedBy((await person(other.account_id))('accept_transfer', { token }))).toEqual([404, 'not_found'])
  await answered((await person(next.account_id))('accept_transfer', { token: await tokenOf('transfer') }))
})

describe('an offer goes only the ways of its table', () => {
  type Event = 'asked' | 'cancelled' | 'accepted' | 'over' | 'claimed'
  const TABLE: Record<'none' | 'pending', Partial<Record<Event, 'none' | 'pending'>>> = {
    none: { asked: 'pending', cancelled: 'none', over: 'none', claimed: 'none' },
    pending: { asked: 'pending', cancelled: 'none', accepted: 'none', over: 'none', claimed: 'none' },
  }
  const cells = Object.entries(TABLE).flatMap(([before, row]) =>
    Object.entries(row).map(([event, after]) => [before, event as Event, after] as const),
  )
  test.each(cells)('%s, %s: %s', async (before, event, after) => {
    const [one, other, claimer] = [await live(), await testService.founder(), await testService.founder()]
    const { listing_id } = one
    const [owner, reader] = [await person(one.account_id), await person(other.account_id)]
    const links: string[] = []
    const ask = async () => {
      await answered(owner('transfer_listing', { listing_id, email: `${other.account_id}@founders.example` }))
      links.push(await tokenOf('transfer'))
    }
    if (before === 'pending') await ask()
    const happen: Record<Event, () => Promise<unknown>> = {
      asked: ask,
      cancelled: () => one.listing.cancelTransfer({ listing_id }),
      accepted: () => answered(reader('accept_transfer', { token: links.at(-1) ?? '' })),
      over: async () => testService.turnClock(7 * 86_400 + 60),
      claimed: async () => {
        const { claim_id, ownership } = await claimer.listing.claimListing({ slug: one.slug })
        one.pages['/.well-known/listing-challenge.txt'] = plain(ownership.challenges.file.content)
        await claimer.listing.verifyClaim({ claim_id, method: 'file' })
      },
    }
    await happen[event]()
    const [row] = await testService.sql<{ account_id: string }[]>`select account_id from listings where id = ${listing_id}`
    const owners: Partial<Record<Event, string>> = { accepted: other.account_id, claimed: claimer.account_id }
    expect(row?.account_id).toBe(owners[event] ?? one.account_id)
    // The newest link alone works, while the offer stands, and no other ever again.
    const works: boolean[] = []
    for (const token of links.toReversed()) works.push((await reader('accept_transfer', { token })).ok)
    expect(works).toEqual(links.map((_, at) => after === 'pending' && at === 0))
  })
})

test('its page asks to sign in, then for a press of its button', async () => {
  const { one, other, token } = await offered()
  const url = `${testService.url}/transfers/${token}`
  expect(await (await fetch(url)).text()).toContain('/sign-in?return_to=')
  const { name, value } = await sessionCookie(testService, other.account_id)
  const headers = { cookie: `${name}=${value}`, 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' }
  expect(await (await fetch(url, { headers })).text()).toContain('Accept the listing')
  const posted = await fetch(url, { method: 'POST', headers, redirect: 'manual', body: new URLSearchParams({}) })
  expect([posted.status, posted.headers.get('location')]).toEqual([303, `/account/listings/${one.listing_id}?done=transferred`])
  expect((await other.listing.getMyListing({ listing_id: one.listing_id })).listing_id).toBe(one.listing_id)
})

test('an owner who has the offered address by now is told that it is theirs, and nobody of a transfer', async () => {
  const one = await live()
  const email = `${crypto.randomUUID()}@people.example`
  await answered((await person(one.account_id))('transfer_listing', { listing_id: one.listing_id, email }))
  const token = await tokenOf('transfer')
  await testService.sql`update auth."user" set email = ${email} where id = ${one.account_id}`
  expect(await refusedBy((await person(one.account_id))('accept_transfer', { token }))).toEqual([409, 'conflict'])
})

test('nothing is offered or sent to an address that gets no e-mail', async () => {
  const one = await live()
  await testService.sql`insert into suppressions (email, kind, reason, at) values ('gone@elsewhere.test', 'all', 'bounced', now())`
  for (const asked of ['transfer_listing', 'add_editor'] as const)
    expect(await refusedBy((await person(one.account_id))(asked, { listing_id: one.listing_id, email: 'gone@elsewhere.test' }))).toEqual([
      422,
      'validation_failed',
    ])
})

test('who has another listing of the same website is led to it, and not to prove it against themselves', async () => {
  const { one, other, token } = await offered()
  await answered((await person(other.account_id))('accept_transfer', { token }))
  const two = await live()
  await testService.sql`
    update companies c set account_id = ${other.account_id}, site_key = (
      select o.site_key from companies o join profiles p on p.company_id = o.id join listings l on l.profile_id = p.id where l.id = ${one.listing_id}) || '#2'
    from profiles p join listings l on l.profile_id = p.id where p.company_id = c.id and l.id = ${two.listing_id}`
  await testService.sql`update listings set account_id = ${other.account_id}, status = 'draft', launched_at = null where id = ${two.listing_id}`
  const { code, action } = await refused(other.listing.chooseFreeListing({ listing_id: two.listing_id }))
  expect([code, action?.tool, action?.arguments]).toEqual(['already_listed', 'get_my_listing', { listing_id: one.listing_id }])
})
