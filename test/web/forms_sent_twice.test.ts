import { describe, expect, test } from 'bun:test'
import { Glob } from 'bun'
import { startTestService } from '../test_service.ts'
import { freshEmail, latestEmail, openPerson, type Person } from '../auth/person.ts'
import { openApp } from '../auth/app.ts'
import { BILLING, checkout, launchOf, pathOf } from '../orders/buyers.ts'
import { buyer } from '../orders/shop.ts'
import { voters } from '../launch/voters.ts'
import { putShown } from './public/put.ts'
import { gardenSite, serveSites } from '../sites.ts'
import { newOperator, sessionCookie } from './session.ts'
import { formIn, openForm, sendThrice, type Answer } from './forms.ts'

const { env } = serveSites({ 'beetroot.test': gardenSite() })
const testService = await startTestService({ role: 'web', env: { ...env, LIMITS: 'anonymous_per_minute=1000' } })
const { sql } = testService

const personOf = async (account_id: string): Promise<Person> => {
  const person = openPerson(testService)
  const { name, value } = await sessionCookie(testService, account_id)
  person.jar.set(name, value)
  return person
}
const counted = async (table: string, where = 'true') =>
  Number((await sql.unsafe<{ count: number }[]>(`select count(*) as count from ${table} where ${where}`))[0]?.count)
/** All three are the first's answer. */
const allAs = ([first, ...others]: Answer[]) => {
  for (const other of others) expect(other).toEqual(first as Answer)
  return first as Answer
}

describe('a form that is sent again does nothing more, and its answer is the first one’s', () => {
  test('of the account: a new key is made once and shown each time', async () => {
    const account_id = await testService.account()
    const person = await personOf(account_id)
    const form = await openForm(person, '/account/keys', 'name="name"')
    const first = allAs(await sendThrice(person, form, { name: 'laptop', scopes: 'account:read', expires_days: '90' }))
    expect([first.status, /\blst_[\w-]{43}/.test(first.text)]).toEqual([200, true])
    expect(await counted('api_keys', `account_id = '${account_id}'`)).toBe(1)
  })
  test('of a founder: a website is submitted once', async () => {
    const account_id = await testService.account()
    const person = await personOf(account_id)
    const form = await openForm(person, '/submit', 'name="url"')
    const first = allAs(await sendThrice(person, form, { url: 'http://beetroot.test' }))
    expect(first.location).toStartWith('/account/drafts/')
    expect(await counted('drafts', `account_id = '${account_id}'`)).toBe(1)
  })
  test('of a founder: an order is made once', async () => {
    const who = await buyer(testService)
    const person = await personOf(who.account_id)
    const path = `/account/listings/${who.listing_id}/promote?item=launch`
    const form = await openForm(person, path, 'data-live-get')
    const first = allAs(await sendThrice(person, form, { item: 'launch' }))
    expect(first.location).toStartWith('/checkout/')
    expect(await counted('orders', `account_id = '${who.account_id}'`)).toBe(1)
  })
  test('of a founder: news is posted once', async () => {
    const account_id = await testService.account()
    const { id } = await putShown(testService, account_id)
    const person = await personOf(account_id)
    const form = await openForm(person, `/account/listings/${id}`, 'name="body"')
    allAs(await sendThrice(person, form, { do: 'post_update', title: 'Version two', body: 'It has arrived, with all that was asked for.' }))
    expect(await counted('listing_updates', `listing_id = ${id}`)).toBe(1)
  })
  test('of the checkout: paying twice leads to one payment, and cancelling twice to one page', async () => {
    const who = await buyer(testService)
    const person = openPerson(testService)
    const { checkout_url, number } = await checkout(who, launchOf(who))
    const form = await openForm(person, pathOf(checkout_url), 'name="action"')
    const first = allAs(await sendThrice(person, form, { ...BILLING, action: 'pay' }))
    expect(first.location).toContain('/pay/test/')
    expect(await counted('payments p join orders o on o.id = p.order_id', `o.number = '${number}'`)).toBe(1)
    const page = pathOf(first.location ?? '')
    const pressed = allAs(await sendThrice(person, await openForm(person, page, 'name="outcome"'), { outcome: 'succeed' }))
    expect(pressed.location).toEndWith('/result')
    expect((await who.listing.getOrder({ number })).status).toBe('paid')
    expect(await counted('payment_events e join orders o on o.id = e.order_id', `o.number = '${number}'`)).toBe(1)

    const another = await buyer(testService)
    const other = await checkout(another, launchOf(another))
    const cancel = await openForm(person, pathOf(other.checkout_url), 'name="action"')
    const cancelled = allAs(await sendThrice(person, cancel, { action: 'cancel', confirm: 'yes' }))
    expect(cancelled.location).toBe(pathOf(other.checkout_url))
  })
  test('of the newsletter: one letter goes out', async () => {
    const person = openPerson(testService)
    const email = freshEmail()
    const first = allAs(await sendThrice(person, await openForm(person, '/newsletter', 'name="email"'), { email }))
    expect([first.location, await counted('outbox', `email = '${email}'`)]).toEqual(['/newsletter?done=asked', 1])
  })
  test('of the sign-in: one letter, one session, and whoever pressed twice is signed in', async () => {
    const person = openPerson(testService)
    const email = freshEmail()
    allAs(await sendThrice(person, await openForm(person, '/sign-in', 'name="email"'), { email }))
    const { code, count } = await latestEmail(testService, email)
    expect(count).toBe(1)
    const form = await openForm(person, '/sign-in?step=code', 'name="code"')
    const first = allAs(await sendThrice(person, form, { code }))
    expect([first.status, first.cookies.some((cookie) => cookie.includes('session='))]).toEqual([303, true])
    expect((await person.visit('/account')).status).toBe(200)
    expect(await counted('auth."session" s join auth."user" u on u.id = s."userId"', `u.email = '${email}'`)).toBe(1)
  })
  test('of a listing’s page: a vote is counted once, and one that follows is not ended by it', async () => {
    const { id, path } = await putShown(testService, await testService.account())
    const [voter = ''] = await voters(testService, 1)
    const person = await personOf(voter)
    const vote = await openForm(person, path, 'id="vote"')
    expect(allAs(await sendThrice(person, vote)).location).toBe(`${path}?done=voted`)
    expect(await counted('votes', `listing_id = ${id}`)).toBe(1)
    const follow = await openForm(person, path, 'id="follow"')
    expect(allAs(await sendThrice(person, follow)).location).toBe(`${path}?done=followed`)
    expect(await counted('listing_follows', `listing_id = ${id}`)).toBe(1)
  })
  test('of the site team: one line in the log', async () => {
    const person = await personOf(await newOperator(testService))
    const form = await openForm(person, '/team/categories', 'name="name"')
    allAs(await sendThrice(person, form, { name: 'Garden robots', description: 'They weed.' }))
    expect(await counted('team_actions', `label = 'Garden robots'`)).toBe(1)
  })
  test('of a consent: the app gets one code, whichever answer the browser follows', async () => {
    const email = freshEmail()
    const person = openPerson(testService)
    await person.signIn(email)
    const app = await openApp(testService)
    const page = (await person.visit(app.request())).headers.get('location') ?? ''
    const form = await openForm(person, page, 'name="decision"')
    const first = allAs(await sendThrice(person, form, { decision: 'allow' }))
    const code = new URL(first.location ?? '').searchParams.get('code') ?? ''
    expect((await app.exchange(code)).status).toBe(200)
    const consents = `"clientId" = '${app.client_id}'`
    expect(await counted('auth."oauthConsent"', consents)).toBe(1)
  })
})

describe('a form is not refused for having been sent before', () => {
  test('mended and sent again it is done, from the page with its mistakes and from the first one', async () => {
    const account_id = await testService.account()
    const person = await personOf(account_id)
    const form = await openForm(person, '/account', 'name="name"')
    const refused = await person.post(form.action, { ...form.fields, action: 'name', name: '' })
    expect(refused.status).toBe(422)
    const mended = formIn(await refused.text(), 'name="name"', '/account')
    expect(mended.fields.act).not.toBe(form.fields.act)
    const nameOf = async () => (await sql<{ name: string }[]>`select name from auth."user" where id = ${account_id}`)[0]?.name
    expect((await person.post(mended.action, { ...mended.fields, action: 'name', name: 'Ada' })).status).toBe(303)
    expect(await nameOf()).toBe('Ada')
    expect((await person.post(form.action, { ...form.fields, action: 'name', name: 'Ada Lindgren' })).status).toBe(303)
    expect(await nameOf()).toBe('Ada Lindgren')
  })
  test('who comes back to a form and types something else has that done too', async () => {
    const account_id = await testService.account()
    const { id } = await putShown(testService, account_id)
    const person = await personOf(account_id)
    const form = await openForm(person, `/account/listings/${id}`, 'name="body"')
    for (const title of ['Version two', 'Version three'])
      expect((await person.post(form.action, { ...form.fields, do: 'post_update', title, body: 'It has arrived.' })).status).toBe(303)
    expect(await counted('listing_updates', `listing_id = ${id}`)).toBe(2)
  })
  test('a form of one account is another deed in the hands of another', async () => {
    const { id, path } = await putShown(testService, await testService.account())
    const people = await Promise.all((await voters(testService, 2)).map(personOf))
    const form = await openForm(people[0] as Person, path, 'id="vote"')
    for (const person of people) expect((await person.post(form.action, form.fields)).status).toBe(303)
    expect(await counted('votes', `listing_id = ${id}`)).toBe(2)
  })
  test('after a day its answer is forgotten', async () => {
    await sql`update form_answers set finished_at = finished_at - interval '25 hours'`
    const { sweepFormAnswers } = await import('../../server/core/form_answers.ts')
    expect(await sweepFormAnswers(sql, testService.service.clock())).toBeGreaterThan(0)
    expect(await counted('form_answers')).toBe(0)
  })
})

test('what a form was answered cannot be read from the database: neither a key nor a session', async () => {
  const account_id = await testService.account()
  const person = await personOf(account_id)
  const form = await openForm(person, '/account/keys', 'name="name"')
  const { text } = allAs(await sendThrice(person, form, { name: 'desk', scopes: 'account:read', expires_days: '90' }))
  const shown = /\blst_[\w-]{43}/.exec(text)?.[0] ?? ''
  expect(shown.length).toBeGreaterThan(20)
  const rows = await sql<{ answer: Buffer; key_hash: Buffer }[]>`select key_hash, answer from form_answers`
  expect(rows.length).toBeGreaterThan(0)
  for (const { answer, key_hash } of rows)
    for (const secret of [shown, form.fields.act ?? ''])
      expect([answer.includes(secret), key_hash.includes(secret)]).toEqual([false, false])
})

test('every form of the website that changes something is of that one piece', async () => {
  const written: string[] = []
  for (const path of new Glob('server/doors/**/*.tsx').scanSync('.'))
    if (/<form\b[^>]*method="post"/i.test(await Bun.file(path).text())) written.push(path)
  expect(written).toEqual(['server/doors/web/frame/post_form.tsx'])
})
