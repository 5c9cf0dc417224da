import { describe, expect, test } from 'bun:test'
import { weekOf } from '../../server/base/weeks.ts'
import { ensureProfile } from '../../server/profile/ensure_profile.ts'
import { expireOrders } from '../../server/orders/payment/expire.ts'
import { startTestService } from '../test_service.ts'
import { launched, vote, voters } from '../launch/voters.ts'
import { putLive } from '../public/live.ts'
import { askApi, BASE, openApp } from './app.ts'
import { freshEmail, latestEmail, openPerson } from './person.ts'

const testService = await startTestService({ role: 'web', env: { LIMITS: 'anonymous_per_minute=1000' } })
const week = weekOf(testService.service.clock())

/** Somebody with a bit of everything. */
async function settler() {
  const person = openPerson(testService)
  const email = freshEmail()
  await person.signIn(email)
  const [row] = await testService.sql<{ id: string }[]>`select id from auth."user" where email = ${email}`
  const account_id = row?.id ?? ''
  await testService.sql`update auth."user" set "createdAt" = now() - interval '1 year' where id = ${account_id}`
  const { slug, id } = await putLive(testService, account_id, { name: 'Beetroot', launch_week: week })
  const key = await testService.key(account_id)
  const app = await openApp(testService)
  const tokens = await app.tokens(person, { resource: `${BASE}/api/v1` })
  await person.post('/account/password', { password: 'four small paper boats' })
  const other = await launched(testService, { launch_week: week })
  await vote(testService, other.id, account_id)
  await person.post('/newsletter', { email })
  await vote(testService, id, (await voters(testService, 1))[0] ?? '')
  return { person, email, account_id, slug, listing_id: id, key, tokens, other }
}

/** Every table of the database that refers to accounts, and how many of its rows refer to this one. */
async function rowsOf(account_id: string): Promise<Record<string, number>> {
  const columns = await testService.sql<{ place: string; name: string }[]>`
    select c.conrelid::regclass::text as place, a.attname as name from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'auth."user"'::regclass`
  const found: Record<string, number> = {}
  for (const { place, name } of columns) {
    const [row] = await testService.sql.unsafe<{ count: number }[]>(
      `select count(*) as count from ${place} where "${name}" = '${account_id}'`,
    )
    if (row && row.count > 0) found[place] = row.count
  }
  return found
}

describe('an export', () => {
  test('holds what the account has, and no secret', async () => {
    const { person, email, account_id, slug, key } = await settler()
    const answer = await person.visit('/account/export')
    expect(answer.headers.get('content-disposition')).toStartWith('attachment')
    const text = await answer.text()
    const all = JSON.parse(text) as Record<string, Record<string, unknown>[]>
    expect(all.account?.[0]).toMatchObject({ id: account_id, email, email_confirmed: true })
    expect([all.listings?.[0]?.slug, all.votes?.length, all.api_keys?.length, all.connected_apps?.[0]?.app]).toEqual([
      slug,
      1,
      1,
      'Test app',
    ])
    expect(JSON.stringify(all.products)).toContain('Beetroot')
    expect(all.newsletters).toMatchObject([{ site: 'Listing', state: 'pending' }])
    expect([all.known_browsers?.length, all.votes?.[0]?.network_tag]).toEqual([1, null])
    for (const secret of [
      key,
      'argon2',
      person.jar.get('session') ?? '',
      person.jar.get('known_browser') ?? '',
      (await latestEmail(testService, email)).code,
    ])
      expect(text).not.toContain(secret)
  })
  test('is of nobody else', async () => {
    const [one, two] = [await settler(), await settler()]
    const text = await (await one.person.visit('/account/export')).text()
    expect([text.includes(one.email), text.includes(two.email), text.includes(two.slug)]).toEqual([true, false, false])
    expect((await openPerson(testService).visit('/account/export')).status).toBe(303)
  })
})

describe('a deleted account', () => {
  test('leaves nothing behind and stops working at once', async () => {
    const { person, email, account_id, listing_id, slug, key, tokens, other } = await settler()
    expect(Object.keys(await rowsOf(account_id)).length).toBeGreaterThan(6)
    const before = await testService.visitor().getWeeklyLeaderboard({ week })
    expect(before.items.find(({ listing }) => listing.id === other.id)?.votes).toBe(1)
    const page = await (await person.visit('/account/delete')).text()
    expect(page).toContain('Beetroot')
    // What copies keep for a while is told where it is deleted.
    for (const path of ['/account/delete', '/privacy'])
      expect([path, (await (await person.visit(path)).text()).includes('for up to 14 days')]).toEqual([path, true])
    expect((await person.post('/account/delete', { email: 'somebody@else.example' })).status).toBe(422)
    expect((await person.post('/account/delete', { email })).headers.get('location')).toBe('/')
    expect(await rowsOf(account_id)).toEqual({})
    expect([(await askApi(testService, key)).status, (await askApi(testService, tokens.access_token)).status]).toEqual([401, 401])
    expect((await person.visit('/account')).headers.get('location')).toStartWith('/sign-in')
    expect((await testService.call(`/listings/${slug}`)).status).toBe(404)
    const [left] = await testService.sql`select 1 from board_entries where listing_id = ${listing_id}`
    expect(left).toBeUndefined()
    const [counted] = await testService.sql<{ votes: number }[]>`select votes from board_entries where listing_id = ${other.id}`
    expect(counted?.votes).toBe(0)
    expect(await testService.sql`select 1 from newsletter_subscribers where email = ${email}`).toHaveLength(0)
    const mails = await testService.sql<{ subject: string; said: string }[]>`
      select subject, letter::text as said from outbox where lower(email) = ${email}`
    expect(mails.map(({ subject, said }) => [subject, said.includes('for up to 14 days')])).toEqual([['Your account is deleted', true]])
  })
  test('is told which listings go with it: its own, not those that it edits for others', async () => {
    const { person, account_id, email } = await settler()
    const { id } = await launched(testService, { name: 'Turnip of somebody else' })
    await testService.sql`
      insert into editors (listing_id, account_id, email, invited_at, expires_at) values (${id}, ${account_id}, ${email}, now(), now())`
    const page = await (await person.visit('/account/delete')).text()
    expect([page.includes('Beetroot'), page.includes('Turnip of somebody else')]).toEqual([true, false])
  })
  test('is told that more go with it than one page names, and each page that names listings leads to all', async () => {
    const { person, account_id } = await settler()
    for (let count = 0; count < 100; count++) await putLive(testService, account_id, { name: `Plot ${count}` })
    const read = async (path: string) => (await person.visit(path)).text()
    expect(await read('/account/delete')).toContain('and the others of')
    const pages = await Promise.all([1, 2, 3].map((page) => read(`/account/editors?page=${page}`)))
    expect(pages.map((page) => page.match(/id="editors-/g)?.length)).toEqual([50, 50, 1])
    expect(pages[0]).toContain('href="/account/editors?page=2"')
    // However many listings a page has, their editors are read at once.
    expect(testService.lines.filter(({ details }) => details.operation === 'list_editors')).toEqual([])
    expect((await person.visit('/account/editors?page=4')).status).toBe(404)
    const [last] = await testService.sql<{ id: number }[]>`select min(id) as id from listings where account_id = ${account_id}`
    const invite = { do: 'add', listing_id: String(last?.id), email: freshEmail() }
    const invited = await person.post('/account/editors?page=3', invite)
    expect(invited.headers.get('location')).toBe('/account/editors?page=3&done=add')
    const again = await person.post('/account/editors?page=3', invite)
    expect(again.headers.get('location')).toBe('/account/editors?page=3&done=there')
    const refused = await person.post('/account/editors?page=3', { ...invite, email: 'nobody' })
    expect([refused.status, (await refused.text()).includes('value="nobody"')]).toEqual([422, true])
    const profile_id = await ensureProfile(testService.sql, {
      ...{ account_id, site_key: 'drafted.example', url: 'https://drafted.example/', now: testService.service.clock() },
      site_id: (await testService.service.sites.all())[0]?.id ?? 0,
    })
    await testService.sql`
      insert into drafts (id, account_id, profile_id, url, scheme_given, status)
      select 'd_many_' || n, ${account_id}, ${profile_id}, 'https://drafted.example/', true, 'failed' from generate_series(1, 101) n`
    expect(await read('/account/listings')).toContain('From your latest 100 drafts')
  })
  test('is free to begin anew, with nothing of what was', async () => {
    const { person, email, account_id } = await settler()
    await person.post('/account/delete', { email })
    const again = openPerson(testService)
    await again.signIn(email)
    const [row] = await testService.sql<{ id: string }[]>`select id from auth."user" where email = ${email}`
    expect(row?.id).not.toBe(account_id)
    expect((await again.post('/sign-in/password', { email, password: 'four small paper boats' })).status).toBe(422)
  })
  test('keeps an id without name and address for the books, and of its orders only what was paid', async () => {
    const { person, email, account_id, key, tokens } = await settler()
    const order = async (number: string, paid_at: Date | null) => {
      await testService.sql`
        insert into orders (number, account_id, site_id, status, subtotal_cents, vat_cents, total_cents, vat_rate_bp, vat_treatment, billing,
          checkout_nonce, checkout_token_hash, created_at, updated_at, expires_at, paid_at)
        select ${number}, ${account_id}, min(id), ${paid_at ? 'paid' : 'pending'}, 9900, 0, 9900, 0, 'unknown', ${testService.sql.json({ name: 'Ann', email })},
          decode(md5(${number}), 'hex'), decode(md5(${number}), 'hex'), now(), now(), now() + interval '1 day', ${paid_at} from sites`
    }
    await order(`L-${account_id}-1`, new Date())
    await order(`L-${account_id}-2`, null)
    await order(`L-${account_id}-3`, null)
    await testService.sql`
      insert into payments (order_id, attempt, provider, amount_cents, created_at, updated_at)
      select id, 1, 'test', 9900, now(), now() from orders where number = ${`L-${account_id}-3`}`
    expect(JSON.parse(await (await person.visit('/account/export')).text()).orders.length).toBe(3)
    await person.post('/account/delete', { email })
    const [row] = await testService.sql`select name, email, deleted_at is not null as deleted from auth."user" where id = ${account_id}`
    expect({ ...row }).toEqual({ name: 'Deleted account', email: `${account_id}@deleted.invalid`, deleted: true })
    const left = await testService.sql<
      { number: string; billing: object }[]
    >`select number, billing from orders where account_id = ${account_id} order by id`
    const billed = { name: 'Ann', email }
    // What money may still come for keeps who is billed until that is settled, which is within a minute.
    expect(left.map(({ number, billing }) => [number, billing])).toEqual([
      [`L-${account_id}-1`, billed],
      [`L-${account_id}-3`, billed],
    ])
    await expireOrders(testService.service)
    const settled = await testService.sql<{ status: string; billing: object }[]>`
      select status, billing from orders where account_id = ${account_id} order by id`
    expect(settled.map(({ status, billing }) => [status, billing])).toEqual([
      ['paid', billed],
      ['expired', {}],
    ])
    // What is revoked is known until the last token is over, and swept then.
    expect(Object.keys(await rowsOf(account_id)).toSorted()).toEqual(['orders', 'revoked_grants'])
    expect([(await askApi(testService, key)).status, (await askApi(testService, tokens.access_token)).status]).toEqual([401, 401])
    expect((await person.visit('/account')).status).toBe(303)
  })
  test('is not deleted by a browser that signed in long ago', async () => {
    const { person, email, account_id } = await settler()
    testService.turnClock(31 * 60)
    expect((await person.post('/account/delete', { email })).headers.get('location')).toStartWith('/sign-in?again=1')
    expect(Object.keys(await rowsOf(account_id)).length).toBeGreaterThan(0)
  })
})

describe('an address', () => {
  test('is changed once the new one is proven, and the old one is told', async () => {
    const person = openPerson(testService)
    const [old, next] = [freshEmail(), freshEmail()]
    await person.signIn(old)
    await person.post('/account', { action: 'email', email: next })
    expect((await person.visit('/account')).status).toBe(200)
    const done = await person.post('/sign-in', { code: (await latestEmail(testService, next)).code })
    expect(done.headers.get('location')).toBe('/account?done=email')
    expect(await (await person.visit('/account')).text()).toContain(next)
    const [told] = await testService.sql`select 1 from outbox where email = ${old} and subject = 'The address of your account was changed'`
    expect(told).toBeDefined()
  })
  test('whose code is mistyped is confirmed in the settings still, and asked for anew there once the code is over', async () => {
    const person = openPerson(testService)
    const [old, next] = [freshEmail(), freshEmail()]
    await person.signIn(old)
    const tryIt = (code: string) => person.post('/account?step=email', { action: 'code', code })
    const ask = async () => {
      await person.post('/account', { action: 'email', email: next })
      return (await latestEmail(testService, next)).code
    }
    const wrong = (await ask()) === '000000' ? '000001' : '000000'
    for (const [code, told] of [
      ['12', 'The code has six digits'],
      ...['4 tries are', '3 tries are', '2 tries are', 'One try is'].map((left) => [wrong, `${left} left`] as const),
    ] as const) {
      const answer = await tryIt(code)
      const text = await answer.text()
      expect([answer.status, text.includes(told), text.includes('Confirm the address')]).toEqual([422, true, true])
    }
    const over = await (await tryIt(wrong)).text()
    expect([over.includes('That code no longer works'), over.includes('Change the address')]).toEqual([true, true])
    expect((await tryIt(await ask())).headers.get('location')).toBe('/account?done=email')
    expect(await (await person.visit('/account')).text()).toContain(next)
  })
  test('is changed by nobody who is not signed in to the account, by link or by code', async () => {
    const attacker = openPerson(testService)
    await attacker.signIn(freshEmail())
    const wanted = freshEmail()
    await attacker.post('/account', { action: 'email', email: wanted })
    const { link, code } = await latestEmail(testService, wanted)
    // Who reads the e-mail is somebody else: a button must not hand their address to the account of who asked.
    const reader = openPerson(testService)
    const page = await (await reader.visit(link)).text()
    expect(page).toContain('Sign in to the account that should get this address')
    expect(page).not.toContain('<form method="post">')
    expect((await reader.post(link, {})).headers.get('location')).toBe('/account?failed=email')
    // And an e-mail asked for by a stolen session is worth nothing once the owner has ended that session.
    await attacker.post('/account', { action: 'email', email: wanted })
    const later = await latestEmail(testService, wanted)
    expect(later.code === code && later.link === link).toBe(false)
    await attacker.post('/sign-out/everywhere', {})
    expect((await attacker.post('/sign-in', { code: later.code })).headers.get('location')).toBe('/account?failed=email')
    expect(await testService.sql`select from auth."user" where email = ${wanted}`).toHaveLength(0)
    await reader.signIn(wanted)
    expect(await testService.sql`select from auth."user" where email = ${wanted}`).toHaveLength(1)
  })
  test('that is none, and a name that is too long, stand in the form as they were typed', async () => {
    const person = openPerson(testService)
    await person.signIn(freshEmail())
    const long = 'Ada '.repeat(30).trim()
    for (const [action, typed] of [
      ['email', 'ada at people'],
      ['name', long],
    ] as const) {
      const answered = await person.post('/account', { action, [action]: typed })
      expect([answered.status, await answered.text()]).toEqual([422, expect.stringContaining(`value="${typed}"`)])
    }
  })
  test('of another account is not taken, and the page does not tell that there is one', async () => {
    const [one, two] = [freshEmail(), freshEmail()]
    await openPerson(testService).signIn(two)
    const person = openPerson(testService)
    await person.signIn(one)
    const before = (await latestEmail(testService, two)).count
    const taken = await person.post('/account', { action: 'email', email: two })
    const free = await person.post('/account', { action: 'email', email: freshEmail() })
    expect([taken.status, taken.headers.get('location')]).toEqual([free.status, free.headers.get('location')])
    expect((await latestEmail(testService, two)).count).toBe(before)
  })
})
