import { describe, expect, test } from 'bun:test'
import { createLink } from '../../server/auth/sign_in.ts'
import { startTestService } from '../test_service.ts'
import { freshEmail, latestEmail, openPerson } from './person.ts'

const testService = await startTestService({ role: 'web', env: { LIMITS: 'anonymous_per_minute=1000' } })

const accountOf = async (email: string) => {
  const [row] = await testService.sql<{ id: string }[]>`select id from auth."user" where email = ${email}`
  return row?.id ?? null
}
const isSignedIn = async (person: ReturnType<typeof openPerson>) => (await person.visit('/account')).status === 200

describe('a code by e-mail', () => {
  test('signs a newcomer in and makes the account, with the address confirmed', async () => {
    const person = openPerson(testService)
    const email = freshEmail()
    expect(await person.signIn(email, '/account/keys')).toBe('/account/keys')
    expect(await isSignedIn(person)).toBe(true)
    const [row] = await testService.sql`select "emailVerified" as confirmed from auth."user" where email = ${email}`
    expect(row?.confirmed).toBe(true)
  })
  test('finds the same account again, however the address is written', async () => {
    const email = freshEmail()
    await openPerson(testService).signIn(email)
    const id = await accountOf(email)
    const person = openPerson(testService)
    await person.post('/sign-in', { email: ` ${email.toUpperCase()} ` })
    await person.post('/sign-in', { code: (await latestEmail(testService, email)).code })
    expect(await isSignedIn(person)).toBe(true)
    expect(await accountOf(email)).toBe(id)
  })
  test('is no good in another browser, and after five wrong tries not in its own', async () => {
    const email = freshEmail()
    const person = openPerson(testService)
    await person.post('/sign-in', { email })
    const { code } = await latestEmail(testService, email)
    const thief = openPerson(testService)
    await thief.post('/sign-in', { email: freshEmail() })
    expect((await thief.post('/sign-in', { code })).status).toBe(422)
    expect(await isSignedIn(thief)).toBe(false)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let attempt = 0; attempt < 5; attempt++) expect((await person.post('/sign-in', { code: wrong })).status).toBe(422)
    expect((await person.post('/sign-in', { code })).status).toBe(422)
    expect(await isSignedIn(person)).toBe(false)
  })
  test('works once, and not after a quarter of an hour', async () => {
    const email = freshEmail()
    const person = openPerson(testService)
    await person.post('/sign-in', { email })
    const { code } = await latestEmail(testService, email)
    const pending = person.jar.get('sign_in') ?? ''
    expect((await person.post('/sign-in', { code })).status).toBe(303)
    const replay = openPerson(testService)
    replay.jar.set('sign_in', pending)
    expect((await replay.post('/sign-in', { code })).status).toBe(422)
    const late = openPerson(testService)
    await late.post('/sign-in', { email })
    testService.turnClock(16 * 60)
    expect((await late.post('/sign-in', { code: (await latestEmail(testService, email)).code })).status).toBe(422)
    expect(await isSignedIn(late)).toBe(false)
  })
  test('is taken with the spaces that people put into it', async () => {
    const email = freshEmail()
    const person = openPerson(testService)
    await person.post('/sign-in', { email })
    const { code } = await latestEmail(testService, email)
    expect((await person.post('/sign-in', { code: ` ${code.slice(0, 3)} ${code.slice(3)} ` })).status).toBe(303)
  })
})

describe('the link of the e-mail', () => {
  test('signs in the browser that asked, and no other one by being opened', async () => {
    const email = freshEmail()
    const person = openPerson(testService)
    await person.post('/sign-in', { email, return_to: '/account/apps' })
    const { link } = await latestEmail(testService, email)
    const scanner = openPerson(testService)
    const looked = await scanner.visit(link)
    expect([looked.status, await isSignedIn(scanner)]).toEqual([200, false])
    const opened = await person.visit(link)
    expect([opened.status, opened.headers.get('location'), await isSignedIn(person)]).toEqual([303, '/account/apps', true])
    expect((await scanner.post(link, {})).status).toBe(404)
  })
  test('leads a browser that did not ask to nothing that a stranger chose', async () => {
    for (const [form, to] of [
      ['/sign-in', '/account/listings'],
      ['/sign-in/forgotten', '/account/password'],
    ] as const)
      for (const return_to of ['/device?user_code=ABCD-EFGH', '/api/auth/oauth2/authorize?client_id=x']) {
        const email = freshEmail()
        const stranger = openPerson(testService)
        await stranger.post(form, { email, return_to })
        const { link, code } = await latestEmail(testService, email)
        const owner = openPerson(testService)
        // Also where the browser waits for a code of its own.
        await owner.post('/sign-in', { email: freshEmail(), return_to: '/account/keys' })
        expect(await (await owner.visit(link)).text()).not.toContain('user_code')
        expect((await owner.post(link, {})).headers.get('location')).toBe(to)
        expect((await stranger.post('/sign-in', { code })).status).toBe(422)
      }
  })
  test('and the code lead the browser that asked to where it was going', async () => {
    const email = freshEmail()
    const return_to = '/device?user_code=ABCD-EFGH'
    const person = openPerson(testService)
    await person.post('/sign-in', { email, return_to })
    expect((await person.visit((await latestEmail(testService, email)).link)).headers.get('location')).toBe(return_to)
    await person.post('/sign-out', {})
    expect(await person.signIn(email, return_to)).toBe(return_to)
    await person.post('/sign-out', {})
    await person.post('/sign-in/forgotten', { email, return_to })
    const { code } = await latestEmail(testService, email)
    expect((await person.post('/sign-in', { code })).headers.get('location')).toBe(
      `/account/password?${new URLSearchParams({ return_to })}`,
    )
  })
  test('signs in another browser by its button, and tells whose account it is', async () => {
    const email = freshEmail()
    await openPerson(testService).post('/sign-in', { email })
    const { link } = await latestEmail(testService, email)
    const phone = openPerson(testService)
    expect(await (await phone.visit(link)).text()).toContain(email)
    expect((await phone.post(link, {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await phone.post(link, {})).status).toBe(303)
    expect(await isSignedIn(phone)).toBe(true)
  })
  test('of the operator signs in whoever opens it first, once', async () => {
    const email = freshEmail()
    await openPerson(testService).signIn(email)
    const { token } = await createLink(testService.sql, email, testService.service.clock())
    const person = openPerson(testService)
    expect((await person.visit(`/sign-in/link/${token}`, { method: 'HEAD' })).status).toBe(200)
    expect((await person.visit(`/sign-in/link/${token}`)).status).toBe(303)
    // Pressed a second time in the e-mail.
    const again = await (await person.visit(`/sign-in/link/${token}`)).text()
    expect([again.includes('You are signed in here already.'), again.includes('href="/account/listings">Go to my listings')]).toEqual([
      true,
      true,
    ])
    expect(await isSignedIn(person)).toBe(true)
    expect((await openPerson(testService).visit(`/sign-in/link/${token}`)).status).toBe(404)
  })
  test.each(['x', 'a'.repeat(43), '..%2f..%2f'])('made up as %s is over, and its page leads to a new one', async (token) => {
    const answer = await openPerson(testService).visit(`/sign-in/link/${token}`)
    expect(answer.status).toBe(404)
    expect(/<main[^]*<\/main>/.exec(await answer.text())?.[0]).toContain('<a class="button" href="/sign-in">Sign in</a>')
  })
})

describe('a password', () => {
  const withPassword = async (password = 'four small paper boats') => {
    const person = openPerson(testService)
    const email = freshEmail()
    await person.signIn(email)
    const set = await person.post('/account/password', { password })
    expect(set.status).toBe(303)
    return { person, email, password }
  }
  test('signs in, and a wrong one says no more than that', async () => {
    const { email, password } = await withPassword()
    const person = openPerson(testService)
    const wrong = await person.post('/sign-in/password', { email, password: 'not the right one' })
    const unknown = await person.post('/sign-in/password', { email: freshEmail(), password })
    const strip = (html: string) => html.replace(/value="[^"]*"/g, '')
    expect([wrong.status, unknown.status]).toEqual([422, 422])
    expect(strip(await wrong.text())).toBe(strip(await unknown.text()))
    expect((await person.post('/sign-in/password', { email, password })).status).toBe(303)
    expect(await isSignedIn(person)).toBe(true)
  })
  test('that was set ends the sessions of all other browsers and is told by e-mail', async () => {
    const email = freshEmail()
    const other = openPerson(testService)
    await other.signIn(email)
    const person = openPerson(testService)
    await person.signIn(email)
    await person.post('/account/password', { password: 'four small paper boats' })
    expect([await isSignedIn(person), await isSignedIn(other)]).toEqual([true, false])
    const [mail] = await testService.sql`select 1 from outbox where email = ${email} and subject = 'Your password was changed'`
    expect(mail).toBeDefined()
  })
  test('is tried ten times in a quarter of an hour at most', async () => {
    const { email, password } = await withPassword()
    for (let attempt = 0; attempt < 10; attempt++)
      await openPerson(testService).post('/sign-in/password', { email, password: `wrong ${attempt}` })
    const refused = await openPerson(testService).post('/sign-in/password', { email, password })
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    testService.turnClock(16 * 60)
    expect((await openPerson(testService).post('/sign-in/password', { email, password })).status).toBe(303)
  })
  test('that is forgotten is chosen anew after a code', async () => {
    const { email } = await withPassword()
    const person = openPerson(testService)
    await person.post('/sign-in/forgotten', { email })
    const { code } = await latestEmail(testService, email)
    const done = await person.post('/sign-in', { code })
    expect(done.headers.get('location')).toStartWith('/account/password')
    await person.post('/account/password', { password: 'another row of words' })
    expect((await openPerson(testService).post('/sign-in/password', { email, password: 'another row of words' })).status).toBe(303)
  })
  test('is not set by a browser that signed in long ago', async () => {
    const person = openPerson(testService)
    await person.signIn(freshEmail())
    testService.turnClock(31 * 60)
    const refused = await person.post('/account/password', { password: 'four small paper boats' })
    expect(refused.headers.get('location')).toStartWith('/sign-in?again=1')
  })
  test.each(['short', 'aaaaaaaaaaaaaa', 'x'.repeat(201)])('as weak as %s is refused', async (password) => {
    const person = openPerson(testService)
    await person.signIn(freshEmail())
    expect((await person.post('/account/password', { password })).status).toBe(422)
  })
})

describe('nobody learns', () => {
  test('whether an address has an account: the pages and the e-mails are alike', async () => {
    const known = freshEmail()
    await openPerson(testService).signIn(known)
    const answers = []
    for (const email of [known, freshEmail()]) {
      const person = openPerson(testService)
      const asked = await person.post('/sign-in', { email })
      const page = await (await person.visit(asked.headers.get('location') ?? '')).text()
      const [mail] = await testService.sql<
        { mail: { blocks: unknown[] } }[]
      >`select letter as mail from outbox where email = ${email} order by id desc limit 1`
      answers.push([
        asked.status,
        asked.headers.get('location'),
        page.replaceAll(email, 'X').replaceAll(/ name="act" value="[^"]*"/g, ''),
        mail?.mail.blocks.slice(2),
      ])
    }
    expect(answers[0]).toEqual(answers[1])
  })
  test('more from an address by asking for e-mails without end', async () => {
    const email = freshEmail()
    for (let asked = 0; asked < 5; asked++) expect((await openPerson(testService).post('/sign-in', { email })).status).toBe(303)
    expect((await openPerson(testService).post('/sign-in', { email })).status).toBe(429)
    expect((await latestEmail(testService, email)).count).toBe(5)
  })
})

describe('a session', () => {
  test('has another name than before signing in, whatever cookie the browser came with', async () => {
    const person = openPerson(testService)
    const planted = 'A'.repeat(43)
    person.jar.set('session', planted)
    await person.signIn(freshEmail())
    expect(person.jar.get('session')).not.toBe(planted)
    const first = person.jar.get('session')
    await person.signIn(freshEmail(), '/account')
    expect(person.jar.get('session')).not.toBe(first)
    const old = openPerson(testService)
    old.jar.set('session', first ?? '')
    expect(await isSignedIn(old)).toBe(false)
  })
  test('ends with sign-out, also for who copied the cookie', async () => {
    const person = openPerson(testService)
    await person.signIn(freshEmail())
    const copy = openPerson(testService)
    copy.jar.set('session', person.jar.get('session') ?? '')
    expect(await isSignedIn(copy)).toBe(true)
    await person.post('/sign-out', {})
    expect([person.jar.has('session'), await isSignedIn(copy)]).toEqual([false, false])
  })
  test('ends everywhere at once where that is asked for', async () => {
    const email = freshEmail()
    const [one, other] = [openPerson(testService), openPerson(testService)]
    await one.signIn(email)
    await other.signIn(email)
    await one.post('/sign-out/everywhere', {})
    expect([await isSignedIn(one), await isSignedIn(other)]).toEqual([false, false])
  })
  test('ends after two weeks without a visit and after ninety days in any case', async () => {
    const person = openPerson(testService)
    await person.signIn(freshEmail())
    for (let fortnight = 0; fortnight < 6; fortnight++) {
      testService.turnClock(13 * 86_400)
      expect(await isSignedIn(person)).toBe(true)
    }
    testService.turnClock(13 * 86_400)
    expect(await isSignedIn(person)).toBe(false)
    const idle = openPerson(testService)
    await idle.signIn(freshEmail())
    testService.turnClock(15 * 86_400)
    expect(await isSignedIn(idle)).toBe(false)
  })
  test('is kept by its hash alone, and its cookie is for this host, for pages and out of reach of scripts', async () => {
    const person = openPerson(testService)
    const email = freshEmail()
    await person.post('/sign-in', { email })
    const done = await person.post('/sign-in', { code: (await latestEmail(testService, email)).code })
    const cookie = done.headers.getSetCookie().find((text) => text.startsWith('session=')) ?? ''
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(part)
    expect(cookie).not.toContain('Domain')
    const rows = await testService.sql`select 1 from auth."session" where token = ${person.jar.get('session') ?? ''}`
    expect(rows.length).toBe(0)
  })
  test('is no key to the API', async () => {
    const person = openPerson(testService)
    await person.signIn(freshEmail())
    expect((await person.visit('/api/v1/me')).status).toBe(401)
  })
})

describe('return_to', () => {
  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/\tevil', 'evil'])(
    'of %s leads nowhere else',
    async (return_to) => {
      const person = openPerson(testService)
      expect(await person.signIn(freshEmail(), return_to)).toBe('/account/listings')
      const signed = await person.visit(`/sign-in?return_to=${encodeURIComponent(return_to)}`)
      expect(signed.headers.get('location')).toBe('/account/listings')
    },
  )
})

test('who signed in long ago is asked for a code once more, on the page that takes it', async () => {
  const [person, email] = [openPerson(testService), freshEmail()]
  await person.signIn(email)
  testService.turnClock(31 * 60)
  const asked = (await person.visit('/account/delete')).headers.get('location') ?? ''
  expect(asked).toStartWith('/sign-in?again=1')
  const why = await (await person.visit(asked)).text()
  expect([why.includes('You are signed in. Before you continue'), why.includes(`value="${email}"`)]).toEqual([true, true])
  expect(await person.signIn(email, '/account/delete')).toBe('/account/delete')
  expect((await person.visit('/account/delete')).status).toBe(200)
})
