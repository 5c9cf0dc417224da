import { describe, expect, test } from 'bun:test'
import { startTestService } from '../test_service.ts'
import { freshEmail, latestEmail, openPerson } from './person.ts'

const testService = await startTestService({ crowded: true, role: 'web', env: { TRUST_PROXY: '1' } })
const from = (address: string) => ({ 'x-forwarded-for': address })
const stranger = (path: string, fields: Record<string, string>, address: string) =>
  openPerson(testService).post(path, fields, from(address))

test('a stranger who tries at one address cannot keep its owner out, and from many addresses sends no flood', async () => {
  const email = freshEmail()
  const password = 'five quiet horses'
  const owner = openPerson(testService)
  await owner.signIn(email)
  await owner.post('/account/password', { password })

  for (let asked = 0; asked < 5; asked++) await stranger('/sign-in', { email }, '198.51.100.1')
  expect((await stranger('/sign-in', { email }, '198.51.100.1')).status).toBe(429)
  for (let tried = 0; tried < 10; tried++) await stranger('/sign-in/password', { email, password: `wrong ${tried}` }, '198.51.100.1')
  expect((await stranger('/sign-in/password', { email, password }, '198.51.100.1')).status).toBe(429)

  const again = openPerson(testService)
  expect((await again.post('/sign-in', { email }, from('203.0.113.7'))).status).toBe(303)
  const { code } = await latestEmail(testService, email)
  expect((await again.post('/sign-in', { code }, from('203.0.113.7'))).headers.get('location')).toBe('/account/listings')
  expect((await stranger('/sign-in/password', { email, password }, '203.0.113.8')).status).toBe(303)

  const before = (await latestEmail(testService, email)).count
  for (let place = 0; place < 20; place++) await stranger('/sign-in', { email }, `192.0.2.${place}`)
  expect((await latestEmail(testService, email)).count - before).toBeLessThan(15)
})

test('a new address that is asked for again and again gets no more e-mails than one that signs in', async () => {
  const person = openPerson(testService)
  await person.signIn(freshEmail())
  const email = freshEmail()
  let sent = 0
  for (let hour = 0; hour < 12; hour++) {
    for (let asked = 0; asked < 5; asked++) {
      const answer = await person.post('/account', { action: 'email', email }, from('198.51.100.9'))
      if (answer.headers.get('location') === '/account?step=email') sent++
      else if ((await answer.text()).includes('/sign-in?again=1')) await person.signIn(`${hour}.${email}`)
    }
    testService.turnClock(61 * 60)
  }
  expect(sent).toBeLessThanOrEqual(40)
})

describe('a browser that was signed in to the account before', () => {
  /** Strangers from many places ask until nobody else is sent anything. */
  async function flood(email: string) {
    for (let place = 0; place < 16; place++) await stranger('/sign-in', { email }, `192.0.2.${place}`)
    expect((await stranger('/sign-in', { email }, '192.0.2.99')).status).toBe(429)
  }
  const known = async () => {
    const email = freshEmail()
    const owner = openPerson(testService)
    await owner.signIn(email)
    expect(owner.jar.get('known_browser')).toMatch(/^[\w-]{43}$/)
    await owner.post('/sign-out', {})
    expect((await owner.visit('/account')).status).toBe(303)
    return { email, owner }
  }

  test('signs in by code while strangers have used up what they may ask for, and has a bound of its own', async () => {
    const { email, owner } = await known()
    await flood(email)
    expect(await owner.signIn(email)).toBe('/account')
    let taken = 0
    while (taken < 30 && (await owner.post('/sign-in', { email })).status === 303) taken++
    expect(taken).toBe(10)
    // What it asked for is not taken from the others, nor given to them.
    expect((await stranger('/sign-in', { email }, '192.0.2.98')).status).toBe(429)
  })

  test('signs in by password while strangers have used up the tries', async () => {
    const { email, owner } = await known()
    const password = 'five quiet horses'
    await owner.signIn(email)
    await owner.post('/account/password', { password })
    await owner.post('/sign-out', {})
    for (let place = 0; place < 41; place++) await stranger('/sign-in/password', { email, password: 'wrong' }, `192.0.2.${place}`)
    expect((await stranger('/sign-in/password', { email, password }, '203.0.113.50')).status).toBe(429)
    expect((await owner.post('/sign-in/password', { email, password })).status).toBe(303)
  })

  test('and is signed in still proves itself anew, also where it was signed in before browsers were remembered', async () => {
    const { email, owner } = await known()
    await owner.signIn(email)
    owner.jar.delete('known_browser')
    await flood(email)
    testService.turnClock(31 * 60)
    expect((await owner.visit('/account/password')).headers.get('location')).toStartWith('/sign-in?again=1')
    expect(await owner.signIn(email)).toBe('/account')
  })

  test('and proves itself anew to set a password, or to take it away, is led on to where it was going', async () => {
    const { email, owner } = await known()
    await owner.signIn(email)
    testService.turnClock(31 * 60)
    const here = `/account/password?${new URLSearchParams({ return_to: '/device?user_code=ABCD-EFGH' })}`
    const again = `/sign-in?again=1&return_to=${encodeURIComponent(here)}`
    const led = async (response: Promise<Response>) => (await response).headers.get('location')
    expect(await led(owner.visit(here))).toBe(again)
    expect(await led(owner.post(here, { password: 'five quiet horses' }))).toBe(again)
    expect(await owner.signIn(email, here)).toBe(here)
    expect(await led(owner.post(here, { password: 'five quiet horses' }))).toBe('/device?user_code=ABCD-EFGH')
    expect(await led(owner.post(here, { action: 'remove' }))).toBe('/device?user_code=ABCD-EFGH')
  })

  test('is known to several accounts at once', async () => {
    const { email, owner } = await known()
    const other = freshEmail()
    await owner.signIn(other)
    await owner.post('/sign-out', {})
    await flood(email)
    await flood(other)
    expect([await owner.signIn(email), await owner.signIn(other)]).toEqual(['/account', '/account'])
  })

  test('is no longer known after signing out everywhere, after a new password elsewhere, and once the account is deleted', async () => {
    const everywhere = await known()
    const elsewhere = openPerson(testService)
    await elsewhere.signIn(everywhere.email)
    await elsewhere.post('/sign-out/everywhere', {})
    await flood(everywhere.email)
    expect((await everywhere.owner.post('/sign-in', { email: everywhere.email })).status).toBe(429)

    const changed = await known()
    const thief = changed.owner
    const owner = openPerson(testService)
    await owner.signIn(changed.email)
    await owner.post('/account/password', { password: 'five quiet horses' })
    await owner.post('/sign-out', {})
    await flood(changed.email)
    expect((await thief.post('/sign-in', { email: changed.email })).status).toBe(429)
    expect((await owner.post('/sign-in', { email: changed.email })).status).toBe(303)

    const gone = await known()
    await gone.owner.signIn(gone.email)
    expect((await gone.owner.post('/account/delete', { email: gone.email })).headers.get('location')).toBe('/')
    await flood(gone.email)
    expect((await gone.owner.post('/sign-in', { email: gone.email })).status).toBe(429)
  })

  test('is not signed in by being known, and a made-up cookie is known to nobody', async () => {
    const { email, owner } = await known()
    await flood(email)
    const forger = openPerson(testService)
    for (const value of ['x', 'A'.repeat(43), owner.jar.get('known_browser')?.toLowerCase() ?? '']) {
      forger.jar.set('known_browser', value)
      expect((await forger.post('/sign-in', { email }, from('198.51.100.77'))).status).toBe(429)
    }
    expect((await owner.visit('/account')).status).toBe(303)
  })

  test('enters its code while a stranger at the same address has used up the tries there', async () => {
    const { email, owner } = await known()
    const here = from('198.51.100.200')
    await testService.sql`
      insert into attempts (kind, who, window_ends_at, used)
      values ('codes_per_address', sha256(convert_to('198.51.100.200', 'UTF8')), ${new Date(testService.service.clock().getTime() + 3_600_000)}, 200)`
    const newcomer = openPerson(testService)
    const other = freshEmail()
    await newcomer.post('/sign-in', { email: other }, here)
    expect((await newcomer.post('/sign-in', { code: (await latestEmail(testService, other)).code }, here)).status).toBe(429)
    await owner.post('/sign-in', { email }, here)
    expect((await owner.post('/sign-in', { code: (await latestEmail(testService, email)).code }, here)).status).toBe(303)
  })
})

test('wrong codes that a stranger types do not use up the owner’s', async () => {
  const email = freshEmail()
  const owner = openPerson(testService)
  await owner.post('/sign-in', { email })
  const { code } = await latestEmail(testService, email)
  const thief = openPerson(testService)
  await thief.post('/sign-in', { email })
  for (let tried = 0; tried < 8; tried++) await thief.post('/sign-in', { code: String(100_000 + tried) })
  expect((await owner.post('/sign-in', { code })).status).toBe(303)
})

test('all spellings of one mailbox share what may be sent to it', async () => {
  const name = crypto.randomUUID().replaceAll('-', '')
  const spellings = Array.from({ length: 30 }, (_, nth) => `${name.slice(0, nth + 1)}.${name.slice(nth + 1)}+${nth}@gmail.com`)
  const statuses = new Map<number, number>()
  for (const [nth, email] of spellings.entries()) {
    const { status } = await stranger('/sign-in', { email }, `203.0.113.${nth}`)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  expect(Object.fromEntries(statuses)).toEqual({ 303: 15, 429: 15 })
  // Each went to the address as it was typed.
  const sent = await testService.sql<
    { email: string }[]
  >`select email from outbox where email like ${`%@gmail.com`} and kind = 'sign_in' order by id`
  expect(sent.map(({ email }) => email)).toEqual(spellings.slice(0, 15))
})

test('accounts stay apart by the address as it is written', async () => {
  const name = crypto.randomUUID()
  const [plain, tagged] = [openPerson(testService), openPerson(testService)]
  await plain.signIn(`${name}@people.example`)
  await tagged.signIn(`${name}+work@people.example`)
  const rows = await testService.sql<{ email: string }[]>`select email from auth."user" where email like ${`${name}%`} order by email`
  expect(rows.map(({ email }) => email)).toEqual([`${name}+work@people.example`, `${name}@people.example`])
})
