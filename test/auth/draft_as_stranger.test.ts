import { expect, test } from 'bun:test'
import { createHmac } from 'node:crypto'
import { keyFor } from '../../server/base/secret.ts'
import { strangersTurn } from '../../server/publishing/begin_draft.ts'
import { sweepStrangers } from '../../server/publishing/sweep_strangers.ts'
import { formIn, openForm } from '../web/forms.ts'
import { gardenSite, serveSites, type SitePages } from '../sites.ts'
import { startTestService } from '../test_service.ts'
import { until } from '../until.ts'
import { freshEmail, openPerson, type Person } from './person.ts'

const sites: Record<string, SitePages> = {}
const { env } = serveSites(sites)
const testService = await startTestService({ env: { ...env, TRUST_PROXY: '1' } })
const { sql } = testService

let addresses = 0
/** A browser at an address of its own. */
function newStranger(address = `198.51.100.${++addresses}`): Person {
  const person = openPerson(testService)
  const from = (init: RequestInit = {}) => ({
    ...init,
    headers: { ...Object.fromEntries(new Headers(init.headers)), 'x-forwarded-for': address },
  })
  return {
    ...person,
    visit: (path, init) => person.visit(path, from(init)),
    post: (path, fields, headers) => person.post(path, fields, { ...headers, 'x-forwarded-for': address }),
  }
}

function newSite(): string {
  const host = `s${crypto.randomUUID().slice(0, 8)}.test`
  sites[host] = gardenSite()
  return host
}

const idIn = (response: Response): string => /^\/account\/drafts\/(d_[\w-]+)/.exec(response.headers.get('location') ?? '')?.[1] ?? ''

/** Drafts a website as a browser does, and waits until it can be reviewed. */
async function drafted(person: Person, url: string): Promise<string> {
  const id = idIn(await person.post('/submit', { url }))
  expect(id).not.toBe('')
  await until(async () => (await (await person.visit(`/account/drafts/${id}`)).text()).includes('id="missing-title"'))
  return id
}

const accounts = async () => Number((await sql`select count(*) as n from auth."user" where stranger_until is null`)[0]?.n)

test('a stranger drafts, edits, signs in and lands on that draft, which is theirs with its edits', async () => {
  const person = newStranger()
  const before = await accounts()
  const begun = await person.post('/submit', { url: newSite() })
  const cookie = begun.headers.getSetCookie().find((text) => text.startsWith('stranger=')) ?? ''
  for (const flag of ['HttpOnly', 'SameSite=Lax', 'Max-Age=86400', 'Path=/']) expect(cookie).toContain(flag)
  const id = idIn(begun)
  await until(async () => (await (await person.visit(`/account/drafts/${id}`)).text()).includes('Sign in to keep it'))
  const saved = await person.post(`/account/drafts/${id}`, { field: 'name', do: 'save', value: 'Mine to keep', name: 'Mine to keep' })
  expect(saved.status).toBe(303)
  const page = await (await person.visit(`/account/drafts/${id}`)).text()
  expect(page).toContain('Mine to keep')
  expect((await person.visit(`/account/drafts/${id}/source?field=headline&quote=0`)).status).toBe(200)
  expect(await accounts()).toBe(before)
  // What matters asks for a sign-in that leads back.
  const asked = (await person.post(`/account/drafts/${id}`, { do: 'submit' })).headers.get('location') ?? ''
  const return_to = new URL(asked, testService.url).searchParams.get('return_to') ?? ''
  expect(return_to).toStartWith(`/account/drafts/${id}?of=`)
  expect(await person.signIn(freshEmail(), return_to)).toBe(return_to)
  expect(person.jar.has('stranger')).toBe(false)
  const kept = await (await person.visit(return_to)).text()
  expect(kept).toContain('Mine to keep')
  expect(kept).not.toContain('Sign in to keep it')
  await sweepStrangers(testService.service)
  expect((await person.visit(`/account/drafts/${id}`)).status).toBe(200)
  const submitted = await person.post(`/account/drafts/${id}`, { do: 'submit' })
  expect(submitted.headers.get('location')).toMatch(/^\/account\/listings\/\d+\?done=submitted$/)
})

test('the front page’s button begins one draft, however often and fast it is pressed, and one browser’s is not another’s', async () => {
  const [person, other] = [newStranger(), newStranger()]
  const site = newSite()
  const { action } = await openForm(person, '/', 'name="url"')
  const drafts = () => sql`select d.id from drafts d where d.url like ${`%${site}%`}`
  // The first press brings the cookie; a second one before its answer has the browser follow the later answer alone.
  const first = await person.post(action, { url: site })
  expect([first.status, first.headers.get('location'), (await drafts()).length]).toEqual([307, '/submit', 0])
  const pressed = await Promise.all([
    person.post('/submit', { url: site }),
    person.post(action, { url: site }),
    person.post('/submit', { url: site }),
  ])
  expect([new Set(pressed.map(idIn)).size, (await drafts()).length]).toEqual([1, 1])
  await other.post(action, { url: site })
  expect(other.jar.get('stranger')).not.toBe(person.jar.get('stranger'))
  expect(idIn(await other.post('/submit', { url: site }))).not.toBe(idIn(pressed[0]))
})

test('where the account has a draft of that website, its own stays, and the person lands on it', async () => {
  const host = newSite()
  const email = freshEmail()
  const person = newStranger()
  await person.signIn(email)
  const own = idIn(await person.post('/submit', { url: host }))
  const later = newStranger()
  const drafted_too = await drafted(later, host)
  expect(drafted_too).not.toBe(own)
  const lands = await later.signIn(email, `/account/drafts/${drafted_too}?of=${encodeURIComponent(`http://${host}/`)}`)
  expect((await later.visit(lands ?? '')).headers.get('location')).toBe(`/account/drafts/${own}?done=existing`)
  expect((await later.visit(`/account/drafts/${drafted_too}`)).status).toBe(404)
  await sweepStrangers(testService.service)
  expect([...(await sql`select id from drafts where id in (${own}, ${drafted_too})`)]).toEqual([{ id: own }])
})

test('nobody else reaches a stranger’s draft: no other stranger, no account, no cookie made up, changed or over', async () => {
  const owner = newStranger()
  const id = await drafted(owner, newSite())
  const other = newStranger()
  await drafted(other, newSite())
  const nothing = `/account/drafts/d_${'A'.repeat(22)}`
  const signedIn = newStranger()
  await signedIn.signIn(freshEmail())
  const good = owner.jar.get('stranger') ?? ''
  const [who = '', until_when = '', mac = ''] = good.split('.')
  const signed = (text: string, key: Buffer) => `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
  const over = signed(`${who}.${Math.floor(testService.service.clock().getTime() / 1000)}`, keyFor(testService.service.secret, 'stranger'))
  const cookies = [
    `${who}.${Number(until_when) + 1}.${mac}`,
    `${other.jar.get('stranger')?.split('.')[0]}.${until_when}.${mac}`,
    `${who}.${until_when}.${'A'.repeat(43)}`,
    signed(`${who}.${until_when}`, keyFor(testService.service.secret, 'quote')),
    over,
    `${good}; stranger=${good}`,
    '',
  ]
  for (const cookie of cookies) {
    const made_up = newStranger()
    made_up.jar.set('stranger', cookie)
    // Whoever is nobody is asked who they are, whether there is such a draft or not.
    for (const path of [`/account/drafts/${id}`, nothing])
      expect([cookie, (await made_up.visit(path)).headers.get('location')]).toEqual([
        cookie,
        `/sign-in?return_to=${encodeURIComponent(path)}`,
      ])
  }
  for (const path of [`/account/drafts/${id}`, nothing]) {
    expect((await other.visit(path)).headers.get('location')).toBe(`/sign-in?return_to=${encodeURIComponent(path)}`)
    expect((await signedIn.visit(path)).status).toBe(404)
    expect((await other.post(path, { field: 'name', do: 'remove' })).status).toBe(303)
  }
  expect((await other.visit(`/account/drafts/${id}/source?field=headline&quote=0`)).status).toBe(404)
  expect((await owner.post(`/account/drafts/${id}`, { field: 'name', do: 'remove' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect(await (await owner.visit(`/account/drafts/${id}`)).text()).toContain('Beetroot')
  // The cookie is no sign-in: everything else asks for one, and programs have no use for it.
  for (const path of ['/account/listings', '/account', '/account/profile'])
    expect((await owner.visit(path)).headers.get('location')).toStartWith('/sign-in')
  expect((await owner.visit(`/api/v1/drafts/${id}`)).status).toBe(401)
  const text = await (
    await owner.post(`/account/drafts/${id}`, { field: 'competitor_url', do: 'save', competitor_url: 'https://rival.test/' })
  ).text()
  expect(text).toContain('Sign in to be compared')
})

test('an address has three drafts an hour, says when the next is, and takes turns with itself', async () => {
  const address = '203.0.113.7'
  const form = formIn(await (await newStranger(address).visit('/submit')).text(), 'name="url"', '/submit')
  // A form that is sent twice is one draft.
  const person = newStranger(address)
  const url = newSite()
  const twice = await Promise.all([person.post('/submit', { ...form.fields, url }), person.post('/submit', { ...form.fields, url })])
  expect(new Set(twice.map(idIn)).size).toBe(1)
  // The same website again is the same draft, and costs nothing; nor does an address that is refused.
  expect(idIn(await person.post('/submit', { url }))).toBe(idIn(twice[0]))
  expect((await person.post('/submit', { url: 'http://127.0.0.1/' })).status).toBe(422)
  for (let more = 0; more < 2; more++) expect((await newStranger(address).post('/submit', { url: newSite() })).status).toBe(303)
  const refused = await newStranger(address).post('/submit', { url: newSite() })
  expect(refused.status).toBe(429)
  expect(await refused.text()).toContain('Sign in to draft another website')
  expect((await newStranger().post('/submit', { url: newSite() })).status).toBe(303)
  const groups = await sql`select distinct group_id from jobs.job where name = 'draft' and group_id = ${strangersTurn(address)}`
  expect(groups.length).toBe(1)
  testService.turnClock(3601)
  expect((await newStranger(address).post('/submit', { url: newSite() })).status).toBe(303)
})

test('a draft that nobody signed in for is gone after a day, with all that belonged to it', async () => {
  const person = newStranger()
  const id = await drafted(person, newSite())
  testService.turnClock(23 * 3600)
  await sweepStrangers(testService.service)
  expect((await person.visit(`/account/drafts/${id}`)).status).toBe(200)
  testService.turnClock(3600)
  expect((await person.visit(`/account/drafts/${id}`)).headers.get('location')).toStartWith('/sign-in')
  // Signing in is too late now.
  await person.signIn(freshEmail())
  expect((await person.visit(`/account/drafts/${id}`)).status).toBe(404)
  expect(await sweepStrangers(testService.service)).toBeGreaterThan(0)
  expect([...(await sql`select 1 from drafts where id = ${id}`)]).toEqual([])
  expect([...(await sql`select 1 from auth."user" where stranger_until <= ${testService.service.clock()}`)]).toEqual([])
})

test('the sweep waits for whoever still writes to such a draft, and the two do not block each other', async () => {
  const id = await drafted(newStranger(), newSite())
  testService.turnClock(24 * 3600)
  const [row] = await sql<{ company_id: number; account_id: string }[]>`
    select p.company_id, d.account_id from drafts d join profiles p on p.id = d.profile_id where d.id = ${id}`
  let sweeping = Promise.resolve(0)
  await sql.begin(async (writer) => {
    await writer`select 1 from companies where id = ${row?.company_id ?? 0} for update`
    sweeping = sweepStrangers(testService.service)
    sweeping.catch(() => {})
    await until(
      async () => (await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`).length > 0,
    )
    // As a row that names the account does.
    await writer`select 1 from auth."user" where id = ${row?.account_id ?? ''} for key share`
  })
  expect(await sweeping).toBeGreaterThan(0)
  expect([...(await sql`select 1 from drafts where id = ${id}`)]).toEqual([])
})
