import { expect, test } from 'bun:test'
import { startTestService } from '../test_service.ts'
import { gardenSite, serveSites } from '../sites.ts'
import { formIn, openForm, sendThrice } from '../web/forms.ts'
import { sessionCookie } from '../web/session.ts'
import { freshEmail, openPerson } from './person.ts'

const { env } = serveSites({ 'beetroot.test': gardenSite() })
const testService = await startTestService({ env })

async function invited() {
  const owner = await testService.founder()
  const { id } = await owner.listing.submitListing({ url: 'http://beetroot.test' })
  await owner.listing.waitForDraft(id)
  const { listing_id } = await owner.listing.submitDraft({ id })
  const email = freshEmail()
  await owner.listing.inviteCofounder({ id, email })
  const [mail] = await testService.sql<{ url: string }[]>`select letter #>> '{action,url}' as url from outbox where email = ${email}`
  return { owner, listing_id, email, link: new URL(mail?.url ?? '').pathname }
}
const PROFILE = { name: 'Bo Berg', role: 'Co-founder', bio: 'Grows things.', linkedin: 'https://www.linkedin.com/in/bo' }

test('who is invited signs in and stands among the founders, and may nothing else', async () => {
  const { owner, listing_id, email, link } = await invited()
  const person = openPerson(testService)
  const shown = await (await person.visit(link)).text()
  expect(shown).toContain('You are invited to join')
  const to = /href="(\/sign-in\?[^"]+)"/.exec(shown.replaceAll('&amp;', '&'))?.[1] ?? ''
  const return_to = new URL(to, 'http://x').searchParams.get('return_to') ?? ''
  expect(await person.signIn(email, return_to)).toBe(link)
  expect((await person.post(link, PROFILE, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect(await (await person.post(link, PROFILE)).text()).toContain('You are among the founders')
  const { founders } = await owner.listing.getMyListing({ listing_id })
  expect(founders.at(-1)).toMatchObject({ name: 'Bo Berg', role: 'Co-founder', socials: { linkedin: 'https://www.linkedin.com/in/bo' } })
  expect((await person.post(link, PROFILE)).status).toBe(404)
  expect(await (await person.visit('/account/delete')).text()).not.toContain('Beetroot')
})

test('a profile that breaks the rules is refused with its places, and the invite stays', async () => {
  const { link } = await invited()
  const person = openPerson(testService)
  await person.signIn(freshEmail(), link)
  const WRONG = { name: '', linkedin: 'javascript:alert(1)', photo_url: 'file:///etc/passwd', bio: 'x'.repeat(1001) }
  for (const [name, value] of Object.entries(WRONG)) {
    const page = await person.post(link, { ...PROFILE, [name]: value })
    expect([page.status, (await page.text()).includes('class="mistake"')]).toEqual([422, true])
  }
  expect((await person.post(link, PROFILE)).status).toBe(200)
})

test('a form that is sent twice adds one founder, and is not told that the invite is over', async () => {
  const { owner, listing_id, link } = await invited()
  const person = openPerson(testService)
  await person.signIn(freshEmail(), link)
  for (const { status, text } of await sendThrice(person, await openForm(person, link, 'name="bio"'), PROFILE))
    expect([status, text.includes('You are among the founders')]).toEqual([200, true])
  expect((await owner.listing.getMyListing({ listing_id })).founders.filter(({ name }) => name === PROFILE.name)).toHaveLength(1)
})

test('a link that is none, and a post without a session, add nobody', async () => {
  const { link } = await invited()
  expect((await openPerson(testService).visit(`/invites/${'A'.repeat(43)}`)).status).toBe(404)
  expect((await openPerson(testService).post(link, {})).headers.get('location')).toStartWith('/sign-in')
})

test('what somebody wrote who was signed out meanwhile is kept, and adds them once they have signed in', async () => {
  const { link } = await invited()
  const person = openPerson(testService)
  await person.signIn(freshEmail(), link)
  const { fields } = await openForm(person, link, 'name="bio"')
  person.jar.clear()
  const kept = await (await person.post(link, { ...fields, ...PROFILE })).text()
  await person.signIn(freshEmail(), link)
  const again = formIn(kept, 'id="send-again"', link)
  expect(again.fields).toMatchObject({ ...fields, ...PROFILE })
  expect(await (await person.post(again.action, again.fields)).text()).toContain('You are among the founders')
})

test('what was written stays where the invite cannot be taken now', async () => {
  const { owner, link } = await invited()
  const person = openPerson(testService)
  const { name, value } = await sessionCookie(testService, owner.account_id)
  person.jar.set(name, value)
  const text = await (await person.post(link, PROFILE)).text()
  expect([text.includes('You were not added'), text.includes('Grows things.')]).toEqual([true, true])
})
