import { expect, test } from 'bun:test'
import { openPerson, type Person } from '../auth/person.ts'
import { startTestService } from '../test_service.ts'
import { formIn, openForm } from './forms.ts'
import { putShown } from './public/put.ts'
import { sessionCookie } from './session.ts'

const testService = await startTestService({ role: 'web' })
const { account_id, listing } = await testService.founder()
const { id } = await putShown(testService, account_id)
const path = `/account/listings/${id}`
const NEWS = { title: 'Version two', body: 'It has arrived.\nWith all that was asked for.' }

const comeIn = async (person: Person) => {
  const { name, value } = await sessionCookie(testService, account_id)
  person.jar.set(name, value)
}

test('what was written while the session ended is kept, and done once its writer has signed in again', async () => {
  const person = openPerson(testService)
  await comeIn(person)
  const form = await openForm(person, path, 'name="body"')
  person.jar.clear()
  const answered = await person.post(form.action, { ...form.fields, do: 'post_update', ...NEWS })
  const text = await answered.text()
  expect([answered.status, text.includes('Sign in, then send it again')]).toEqual([200, true])
  expect(answered.headers.get('cache-control')).toBe('private, no-store')
  const again = formIn(text, 'id="send-again"', path)
  expect((await listing.getMyListing({ listing_id: id })).updates).toEqual([])
  // Pressed before they have signed in, it waits on.
  expect(await (await person.post(again.action, again.fields)).text()).toContain('id="send-again"')
  await comeIn(person)
  for (let press = 0; press < 2; press++) expect((await person.post(again.action, again.fields)).status).toBe(303)
  expect((await listing.getMyListing({ listing_id: id })).updates).toMatchObject([NEWS])
})

test('what another website sends, and what nobody wrote anything in, is not said again', async () => {
  const person = openPerson(testService)
  expect((await person.post(path, { do: 'post_update', ...NEWS }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  for (const fields of [{}, { title: '', body: ' ' }] as Record<string, string>[])
    expect((await person.post(path, fields)).headers.get('location')).toStartWith('/sign-in')
  const file = new FormData()
  file.set('field', 'logo_url')
  file.set('file', new File(['x'], 'logo.png', { type: 'image/png' }))
  const sent = await person.visit(`${path}/edit`, { method: 'POST', body: file, headers: { 'sec-fetch-site': 'same-origin' } })
  expect(sent.headers.get('location')).toStartWith('/sign-in')
})
